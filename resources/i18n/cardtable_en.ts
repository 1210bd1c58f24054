<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Hearts</name>
    <message numerus="yes">
        <source>{name} takes the trick: %n point(s).</source>
        <translation>
            <numerusform>{name} takes the trick: %n point.</numerusform>
            <numerusform>{name} takes the trick: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} shoots the moon: %n point(s) for {other}.</source>
        <translation>
            <numerusform>{name} shoots the moon: %n point for {other}.</numerusform>
            <numerusform>{name} shoots the moon: %n points for {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leads %n point(s)</source>
        <translation>
            <numerusform>leads %n point</numerusform>
            <numerusform>leads %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes the trick: %n point(s)</source>
        <translation>
            <numerusform>takes the trick: %n point</numerusform>
            <numerusform>takes the trick: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves the trick: %n point(s)</source>
        <translation>
            <numerusform>leaves the trick: %n point</numerusform>
            <numerusform>leaves the trick: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NinetyNine</name>
    <message numerus="yes">
        <source>Each player starts with %n chip(s).</source>
        <translation>
            <numerusform>Each player starts with %n chip.</numerusform>
            <numerusform>Each player starts with %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n reshuffle(s) an empty stock ends the game in a draw.</source>
        <translation>
            <numerusform>After %n reshuffle an empty stock ends the game in a draw.</numerusform>
            <numerusform>After %n reshuffles an empty stock ends the game in a draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ZoneLabel</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
</TS>
