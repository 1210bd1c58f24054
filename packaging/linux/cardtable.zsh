#compdef cardtable
# SPDX-License-Identifier: GPL-3.0-or-later
# Completion of cardtable for zsh.
_cardtable() {
    local -a commands
    commands=(
$zsh_commands
    )
    if (( CURRENT == 2 )); then
        _describe -t commands 'command' commands
    fi
    case $$words[2] in
$zsh_options
        *)
            _arguments \
$zsh_window
                '*:saved game:_files -g "*.cardtable"'
            ;;
    esac
}
_cardtable "$$@"
