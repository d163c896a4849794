import type { SearchWords } from '../thesaurus.ts';

export const de: SearchWords = {
  asking: `ab aber alle allem allen aller alles als am an auch auf aus bei beim bin bis bist da dabei dafur damit dann darf darfst das dass dein deine dem den denn
    der des dich die dies diese diesem dieser dieses dir doch du durfen ein eine einem einen einer eines er es etwas fur gibt habe haben hat hast ich ihm ihn ihr
    im in ins ist jede jedem jeden jeder jedes kann kannst konnen man mein meine mich mir mit muss musst mussen nach nicht noch nur ob oder ohne pro schon sein
    seine sich sie sind so soll um und uns unser viel viele vom von wann war warum was welche welchem welcher welches wem wen wenn wer werden wie wieder wird wo
    woher wohin womit zu zum zur dran passiert eigentlich absichtlich mehr bekomme bekommt kriegt geht gehen spielen oft wir jemand macht zwei`,
  alike: `
    verhungern, verhungert, hungern, hunger, hungersnot, sterben
    essen, ernahren, futtern, fressen > versorgen, versorgung, nahrung
    gleichstand, unentschieden, gleich viele, gleich viel, gleich, gleiche punktzahl, patt
    mehrheit, dominieren > meisten, kontrolliert
    kontrolle, kontrollieren > rang, geordnet, meisten
    neben, nebeneinander, benachbart, angrenzend, nachbar, nachbarn > grenzt, grenzen, beruhrt, verbinden
    aussetzen, verzichten, nichts tun, runde auslassen > passen, erlaubt
    figur, figuren, spielstein, stein, poppel > handler, arbeiter, hutte, armee
    platz, platze > feld, felder
    ubrig, keine mehr, vorrat > vorrat, leer
    setzen, stellen, aufstellen, hinstellen, legen > setze, setzt, einsetzen
    am anfang, zu beginn, beim aufbau, beim aufstellen, womit fange ich an, womit beginne > aufbau, beginnst
    fangt an, wer beginnt, wer fangt, startspieler, zuerst dran, wer ist zuerst > startspieler, spielreihenfolge, fruh, erster, uhrzeigersinn
    am schluss, am ende, schluss, spielende > ende, gewinnt
    sinken, sinkt, fallen, absteigen > verliert
    steigen, steigt, aufsteigen > gewinnt, einfluss
    wegnehmen, vom brett, entfernen > zuruck
    leer, frei, unbesetzt
    wenden, umdrehen, umkehren
    abbiegen, richtung wechseln, richtung, strasse, weg > weitergehen
    tauschen, tausch, tausche, handeln, handel
    werten, wertung, gewertet, punkte
    wert, wert sein, punkte
    preis, kosten, kostet, teuer, bezahlen > kamele, zahlen, ausgeben
    maximal, maximale, maximum, limit, hochstens > grenze, nie, hochstens
    tempel, pyramide, turm, zikkurat > basis
    stockwerk, stockwerke, etage, etagen > stufe, mittelstuck, dach, ausbauen
    graben, ausheben > bauen
    opfern, opfer, opfergabe, opfergaben
    hochste, oberste, ganz oben > oberer, obere, oberen
    unterste, ganz unten > untere, unteren
    flut, uberschwemmung, weggespult, wegspulen > hochwasser, fluss
    assur, hof > wurdentrager, einfluss, rang
    landkarte, brett, spielbrett > spielplan
    runden, durchgang, durchgange > runde, zuge, herrschaftszeit
    ausland, im ausland > ausserhalb
    bauern, felder bestellen > bewasserung
    weber > weberei
    werkzeugmacher > schmied
    grunden, errichten > bauen, baue
    verlegen, verschieben, umziehen, umsetzen > versetzen, zurucknehmen, anderswo, bewegen
    ziehen, wegziehen, vorbeiziehen > bewegen, bewegung, gehen, verlasst
    sonderfahigkeit, fahigkeit, sonderkraft, spezialfahigkeit > vorteil
    feindlich, feind, gegner, fremd, fremde > anderen, besetzt
    blockieren, blockiert, verhindern > handeln
    vernichten, abreissen, niederbrennen > zerstoren
    kampf, schlacht, krieg > kampfen, angriff, wurfel
    wurfeln, wurfel, wurf
    region, land > gebiet
    rohstoff, rohstoffe, ressource, ressourcen, guter > ware
    aussuchen, auswahlen, wahlen > nehmen, nimmt
    farbe, sorte > art
    niemand, keiner, null > kein, nichts, ohne
    nachziehstapel, nachziehen > stapel
    zusatzlich, zusatzliche, weitere, extra, bonus
    neu, neue, neuen > verfugbar, neue
    zu viert, 4 spielern, vier spielern > viert, vier
    zu dritt, 3 spielern, drei spielern > dritt, drei
    zu zweit, 2 spielern, zwei spielern > zweit, zwei
    verloren, verlieren > weg, weggenommen, verliert
    gewinner, sieger > gewinnt
    steckt fest, festsitzen, voll > besetzt, frei, blockiert
    uberall, egal wo, irgendwo > beliebig, beliebiges
    sehen, geheim, verdeckt > offen
    ubrige, ubrigen, uberflussig, uberflussige > abgelegt, rest, verfallen, behalten
    wann ist schluss, vorbei, aus > endet, ende
    identisch, gleiche > gleich, art
    allein, alleine > nur, ein
    verteilen, verteilt, auslegen, ausgelegt > lege, uber, saat
    hupfen > springen, springst
    laufen, wie weit > gehen, nachsten
    gehort, wem gehort, beide > kontrolliert, gleichstand
    hilft > gleichstand, vorn
    wasser > fluss, flussfelder
    wuste > trocken, trockenem
    billig, billigster, gunstig > preis, kamele
    aufheben, sparen, behalten, fur spater > behalt, behalst, behaltst
    zurucksetzen, zuruckgesetzt, auf null > gehen, zuruck
    weg, verschwinden, verschwindet > weggenommen, nimmt, zuruck
    soldat, soldaten, truppen > armee, armeen
    tuch, textil, textilien > stoff
    erobern, eroberung, einnehmen > einmarschieren, marschiere
    auf einmal, mehrere > weitermachen, mehrere
    sofort, gleich > sofort, dazukam
    zuruckholen, heimholen > zurucknehmen
    stark, starke > armeen
    noch einmal, zweimal > dieselbe, wieder
    wie lange, dauert, dauer > dauer, spiel
    startposition, startpositionen > startfelder, aufstellung
    allererste > startauswahl, erste
    gebrauch, benutzt > gespielt, kehrt
    verfallen, verfallt > behaltst, verfallt
    fange mit, fangt man mit > beginnst
    nachste runde an, nachsten runde > startspieler, zuletzt
    unten, nach unten, runter > sinken, verliert, entfernen
    letzter, letzte, am ende dran > zuletzt, wenigsten
    ausgeloscht, vernichtet > zuruckkehren, ohne
  `,
};
