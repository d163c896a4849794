import type { SearchWords } from '../thesaurus.ts';

export const nl: SearchWords = {
  asking: `aan al alle als ben bij dan dat de deze die dit doe doet door een elk elke en er ergens gaan gaat haar heb hebben hebt heeft het hij hoe hoeveel ik in is ja
    je jij jou jouw kan kun kunnen kunt mag mee mijn moet moeten mogen na naar net niet nog of om omdat ons onze ook op per te tijdens tot uit van vaak veel
    voor waar waarmee wanneer want waarom wat we wel welk welke wie wij word worden wordt zal ze zich zijn zo zou gebeurt krijg krijgt krijgen iemand eigenlijk expres z n ren doen
    spelen speel heen maken aantal met twee`,
  alike: `
    honger, verhongeren, verhongert, hongersnood, sterven
    eten, voeden, voeren > bevoorraden, bevoorraad, bevoorrading, voedsel
    gelijkspel, gelijk, gelijke stand, evenveel, zelfde score, dezelfde score
    meerderheid, domineren > meeste, handen
    wie de staat heeft > handen, gerangschikt
    naast, naast elkaar, buren, buur, aangrenzend > grenst, grens, raakt, verbinden
    beurt overslaan, overslaan, niets doen > passen
    pion, pionnen, speelstuk, blokje > handelaar, arbeider, hut, leger
    plaats, plaatsen > plek, veld
    over hebben, geen pionnen meer, over, voorraad > voorraad, leeg
    neerzetten, zetten, opstellen, leggen, plaatsen > bijzetten, zet
    in het begin, bij het begin, bij het opstellen, waarmee begin, opstelling > voorbereiding, begint
    wie begint, als eerste, eerst, startspeler, wie mag beginnen > startspeler, speelvolgorde, vroeg, klok
    aan het eind, einde van het spel, eind, slot > einde, wint
    dalen, daalt, vallen, zakken > zakt, verliest
    stijgen, stijgt, klimmen > wint, invloed
    weghalen, halen, van het bord > wegnemen, terug
    leeg, vrij, onbezet
    terugkeren, omdraaien, keren > omkeren
    afslaan, richting, weg, route > verder
    ruilen, ruil, ruilhandel, handelen, handel
    tellen, telling, punten, score
    waard, waarde, punten
    prijs, kosten, kost, duur, betalen > kamelen, uitgeven
    maximum, maximaal, limiet, hoogstens > grens, nooit, hoogstens
    tempel, piramide, toren, ziggoerat > basis
    verdieping, verdiepingen, etage, niveau > laag, middenstuk, dak, uitbouwen
    graven, aanleggen > bouwen
    put, bron
    offeren, offer, offers
    bovenste, hoogste
    onderste, laagste
    vloed, spoelt weg, wegspoelen, spoelt > overstroming, rivier
    assur, hof > dignitaris, invloed, rang
    kaart, landkaart > bord
    speelbord > bord
    rondes, ronden > beurt, beurten, regeerperiode, ronde
    buitenland, in het buitenland > buiten
    boeren, akkers > irrigatie
    wever, wevers > weverij
    gereedschapsmaker > smid
    stichten, oprichten > bouwen, bouw
    verhuizen, bewegen, verschuiven, verplaatsen > terugnemen, ergens
    weggaan, wegga > verlaat
    speciale kracht, kracht, vermogen, speciaal > voordeel
    vijandelijk, vijand, tegenstander, andere speler > ander, bezet
    blokkeren, blokkeert, verhinderen > handelen
    vernietigen, slopen, platbranden > verwoesten
    gevecht, strijd, oorlog > vechten, aanval, gooien
    gooien, worp, dobbelsteen, dobbelstenen
    regio, land > gebied
    goederen, blokjes > grondstof
    kiezen, uitkiezen > nemen, neemt
    kleur > soort
    niemand, nul, zonder, geen > niets
    trekstapel, is op > stapel, leeg
    extra, bonus
    nieuw, nieuwe > beschikbaar, getrokken
    vieren, 4 spelers, vier spelers > vier, spelers
    drieen, 3 spelers, drie spelers > drie
    tweeen, 2 spelers, twee spelers > twee
    verliezen, verlies, kwijt > verdwijnen, weg, verliest
    winnaar > wint
    zit vast, vast, vol > bezet, lege, geblokkeerd
    overal, waar dan ook > keuze
    zien, geheim, verborgen > open
    overblijven, overblijft, overgebleven, overbodig, overbodige, ongebruikt > afgelegd, rest, verloren, overhoudt
    afgelopen, voorbij > einde, eindigt
    identiek, hetzelfde > zelfde, soort
    alleen > een, maar
    verdelen, verdeeld, neerleggen, leg je > leg, boven, zaaien
    lopen, hoe ver > volgende, ga
    van wie, allebei > handen, gelijke
    helpt > gelijke, stad
    water > rivier, riviervelden
    woestijn > droog
    goedkoop, goedkoopste > prijs, kamelen
    bewaren, sparen, voor later > houd, houden
    weer nul, op nul > terug
    kwijt, verdwijnen, verdwijnt > weg, neemt, terug
    soldaat, soldaten, troepen > leger, legers
    stof, doek > textiel
    veroveren, verovering, innemen > binnenvallen, val
    tegelijk, meer gebieden > doorgaan, meer
    meteen, direct > meteen, actie
    terughalen, terugroepen > terugnemen
    sterk, sterke > legers
    nog een keer, twee keer > dezelfde, opnieuw
    hoe lang, duurt > duur, spel
    startpositie, startposities > startvelden, beginopstelling
    allereerste > eerste, keuze
    gebruik, na gebruik > gespeelde, terug
    fasen > landbouw, acties
    vooraan > links
    weinig, even weinig > minste, gelijk
    pakt > neemt, houdt
    naartoe > terug
    omlaag, naar beneden > zakt, verliest, wegnemen
    werkt, werken > inzet, ongebruikt
    weggevaagd, uitgeschakeld > terugkomen, zonder
  `,
};
