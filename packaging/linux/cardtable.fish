# SPDX-License-Identifier: GPL-3.0-or-later
# Completion of cardtable for fish.
complete -c cardtable -f
complete -c cardtable -k -a '(__fish_complete_suffix .cardtable)'
$fish
