import type { HelpWords } from './en.ts';

const files = 'Een bestand bevat één partij per regel, of één partij over meerdere regels; - is de standaardinvoer.';
const which = 'welke partij van het bestand, geteld vanaf 0 (0)';

export const help: HelpWords = {
  title: 'shinar: bordspellen uit het land tussen de rivieren',
  usage: 'Gebruik:',
  command: (name, about) => `shinar ${name}: ${about}`,
  commandLine: 'shinar OPDRACHT ...',
  commands: 'Opdrachten:',
  games: 'Spellen:',
  players: (fewest, most) => (fewest === most ? `${most} spelers` : `${fewest} tot ${most} spelers`),
  more: 'Meer weten? Typ shinar OPDRACHT --help; voor de versie shinar --version.',
  exitCodes: 'Afsluitcodes: 0 alles in orde, 1 er klopt iets niet aan de invoer, 2 onbekende opdracht of optie, 70 onze fout.',
  options: 'Opties:',
  withOptions: '[opties]',
  lang: (languages) => `de taal: ${languages} (en)`,
  thisText: 'deze tekst',
  about: {
    play: 'laat je in de terminal tegen bots spelen',
    simulate: 'laat bots spelen en bewaart hun partijen',
    replay: 'vertelt een opgeslagen partij na',
    verify: 'controleert opgeslagen partijen zet voor zet',
    analyse: 'laat zien waar een opgeslagen partij is beslist',
    stats: 'laat zien waarmee je wint, over veel partijen',
    board: 'geeft het bord als JSON, of controleert een bordbestand',
    fair: 'meet met bots of een bord eerlijk is',
    perft: 'telt alle reeksen zetten vanaf het begin',
    bench: 'meet hoe snel willekeurige partijen gaan',
    fuzz: 'zoekt fouten in de regels door willekeurig te spelen',
    arena: 'laat bots tegen elkaar spelen en toont wie sterker is',
    engine: 'laat een van onze bots het engineprotocol spreken',
    selfplay: 'laat bots spelen om hun gewichten af te stellen',
    fit: 'stelt de gewichten van de bots af',
    tune: 'stelt bots die plannen maken af door ze te laten spelen',
    foresee: 'leert bots die plannen maken wat een stelling waard is',
    puzzles: 'zoekt stellingen met één duidelijk beste zet',
    serve: 'start een server, om op verschillende apparaten te spelen',
  },
  details: {
    play: `Kies zetten met hun nummer of typ ze; typ tijdens de partij “help” voor meer uitleg. De trekkingen zijn eerlijk: vóór het begin wordt de SHA-256 van
de startwaarde getoond en opgeslagen, na afloop wordt de startwaarde openbaar, en shinar verify kan alles nalopen.
De partij wordt na elke zet opgeslagen, in shinar-GAME.json in deze map, tenzij --record iets anders noemt; zolang die loopt, staat de startwaarde
ernaast in FILE.seed. Staat er een partij in het bestand die niet is afgelopen, dan gaat die verder. Invoer mag ook uit een pipe komen.`,
    replay: `Toont elke zet met de punten die hij oplevert, daarna het bord en de punten aan het eind; met --step één zet en het bord daarna.
Eerst wordt de partij gecontroleerd, zoals verify dat doet. ${files}`,
    verify: `Elke zet wordt volgens de regels opnieuw gespeeld en elke uitslag opnieuw berekend; als de startwaarde bekend is, ook alles wat getrokken is.
De eerste fout van elke partij verschijnt als BESTAND:REGELNUMMER: PLAATS: REGEL REDEN: ZIN; de afsluitcode is dan 1.
${files}`,
    analyse: `Toont de winstkansen van elke plaats in de loop van de partij, wat geluk opleverde en wat eigen zetten kostten, en de keerpunten:
telkens de betere zet en wat die had opgeleverd. Dezelfde partij geeft altijd dezelfde analyse.
${files}`,
  },
  option: {
    play: {
      players: 'aantal spelers (zoveel als het spel toestaat)',
      board: 'een bordbestand (het bord van het spel)',
      seat: 'jouw plaats, geteld vanaf 0 (0)',
      bot: 'de tegenstanders: random, lively, greedy, of een niveau van 1 tot 5: herder, potter, trader, scribe, king (trader)',
      record: 'het bestand van de partij (shinar-GAME.json, of het volgende vrije nummer)',
      seed: 'de startwaarde, 64 hexadecimale cijfers (willekeurig)',
      quick: 'de anderen spelen meteen, zonder pauze om je zet terug te nemen',
    },
    replay: { step: 'alleen deze zet, geteld vanaf 0', events: 'alles wat er bij elke zet gebeurde', game: which },
    analyse: { game: which, quick: 'een snelle blik, in seconden', json: 'de hele analyse als één regel JSON' },
  },
};
