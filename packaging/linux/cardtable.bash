# SPDX-License-Identifier: GPL-3.0-or-later
# Completion of cardtable for bash.
_cardtable() {
    local word=$${COMP_WORDS[COMP_CWORD]} before=$${COMP_WORDS[COMP_CWORD-1]} command=$${COMP_WORDS[1]}
    COMPREPLY=()
    case $$before in
        --data-dir)
            mapfile -t COMPREPLY < <(compgen -d -- "$$word")
            return
            ;;
    esac
    if [[ $$word == -* ]]; then
        case $$command in
$bash_options
            *) mapfile -t COMPREPLY < <(compgen -W "$window_options" -- "$$word") ;;
        esac
        return
    fi
    if ((COMP_CWORD == 1)); then
        mapfile -t COMPREPLY < <(compgen -W "$commands" -- "$$word")
    fi
    local game
    while IFS= read -r game; do
        if [[ -d $$game || $$game == *.cardtable ]]; then
            COMPREPLY+=("$$game")
        fi
    done < <(compgen -f -- "$$word")
}
complete -o filenames -F _cardtable cardtable
