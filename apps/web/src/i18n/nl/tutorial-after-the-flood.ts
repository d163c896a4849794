import type { LessonText } from '../en/tutorial.ts';
import type { lessons as source } from '../en/tutorial-after-the-flood.ts';
import { empires } from './lessons-of-empires.ts';

export const lessons: Record<keyof typeof source, LessonText> = {
  workers: {
    title: 'Arbeiders',
    text: 'Jij bent Amar, met Belit en Iddin. Een ronde begint met productie: graan naar je arbeiders in Irrigatie, textiel naar die in de Weverij (F5.1, F5.2), en acht nieuwe arbeiders. Dan doet ieder om beurten één actie, tot allen gepast hebben (F7.1).',
    tasks: [
      {
        ask: 'Om arbeiders te plaatsen geef je één goed uit; zijn waarde is het meeste dat je mag plaatsen (F9.1). Geef textiel uit, waarde 2, en zet twee arbeiders in Mitanni, dat hout en metaal biedt.',
        done: 'Ze staan allen op één plek, zoals het moet.',
        wrong: {
          grain: 'Graan is 1 waard: dat is één arbeider. Twee arbeiders, twee keer ruilen: geef textiel uit.',
          place: 'Twee arbeiders, en in Mitanni: daar is wat je straks nodig hebt.',
          dear: 'Dat goed zul je nodig hebben: hout om uit te bouwen, metaal voor gereedschap, de dure om een stad te tooien. Textiel komt elke ronde terug.',
          other: 'Mag, maar begin met mensen: zonder arbeiders in de verte is er geen handel.',
        },
      },
      { ask: 'Een actie wordt met een eigen woord afgerond. Zeg dat je klaar bent.', done: 'Nu zijn de anderen aan zet.', wrong: {} },
    ],
  },
  trade: {
    title: 'Handel',
    text: 'In één handelsactie laat elke arbeider in de verte je één goed geven en één nemen dat zijn gebied biedt, elk goed één keer (F10.1). Wat waarvoor gaat, staat in F10.2: graan, textiel of gereedschap kopen hout en metaal.',
    tasks: [
      {
        ask: 'Een stad uitbouwen kost twee hout, en je hebt er een. Geef in Mitanni graan en neem hout.',
        done: 'Een goed met waarde 1 voor een met waarde 2.',
        wrong: {
          dear: 'Dat zou kunnen, maar graan koopt hetzelfde en is het minst waard.',
          metal: 'Metaal komt zo. Eerst het hout.',
          other: 'Mag, maar je arbeiders in Mitanni wachten: handel daar.',
        },
      },
      {
        ask: 'Je tweede arbeider: geef graan, neem metaal.',
        done: 'Elke arbeider heeft gehandeld.',
        wrong: { dear: 'Graan koopt het ook, en is minder waard.', other: 'Je hebt nog één ruil: neem metaal voor graan.' },
      },
      { ask: 'Rond de actie af.', done: 'Belit bouwt in Babylon, Iddin stuurt arbeiders naar Akkad: hij wil dat rijk.', wrong: {} },
    ],
  },
  city: {
    title: 'Steden',
    text: 'Een stad staat in een gebied van Sumer zonder stad en zonder vijandelijk leger (F8.1). Ze kost niets. Zeven van de negen plekken helpen hun eigenaar (F8.3), en een uitbouw levert veel punten op.',
    tasks: [
      {
        ask: 'Bouw in Eridu: dat geeft je meteen een smid.',
        done: 'Een niet-beschikbare arbeider ging naar de Smeden.',
        wrong: {
          city: 'Een goede plek, maar Eridu geeft een smid, en je hebt metaal voor hem.',
          other: 'Mag, maar een stad kost niets, en de goede plekken zijn snel weg.',
        },
      },
    ],
  },
  tools: {
    title: 'Smeden',
    text: 'In een handelsactie maakt elke ongebruikte smid van één metaal gereedschap, dat 3 waard is (F10.4). Dat mag ook zonder te ruilen.',
    tasks: [
      {
        ask: 'Maak van metaal gereedschap.',
        done: 'Waarde 2 werd waarde 3. De smid is gebruikt tot de volgende ronde.',
        wrong: {
          trade: 'Ruilen mag in dezelfde actie, maar het doel is gereedschap: gebruik je smid.',
          other: 'Mag, maar je smid is werkeloos en je hebt metaal.',
        },
      },
      {
        ask: 'Rond de actie af.',
        done: 'Belit sticht het rijk van Sumer in Nippur, Iddin bouwt in Lagash.',
        wrong: { other: 'Je mag verder ruilen, maar bewaar je goederen voor wat komt. Rond de actie af.' },
      },
    ],
  },
  scribe: {
    title: 'Schrijvers',
    text: 'Een schrijver plaatst of verplaatst elke ronde één arbeider, zonder dat er een goed wordt uitgegeven (F9.3, F9.4). Je mag er twee hebben (F9.2).',
    tasks: [
      {
        ask: 'Geef graan uit en zet een arbeider bij de Schrijvers.',
        done: 'Vanaf je volgende actie kan hij dienen.',
        wrong: {
          dear: 'Eén schrijver is genoeg voor vandaag: graan betaalt hem.',
          place: 'De arbeiders zijn nu nodig bij de Schrijvers.',
          other: 'Mag, maar een schrijver is de beste arbeider die er is: plaats er een.',
        },
      },
      { ask: 'Rond de actie af.', done: 'Iddin sticht Akkad met tien legers.', wrong: {} },
      {
        ask: 'Het rijk van de Guti heeft daar een arbeider nodig. Gebruik je schrijver: stuur een beschikbare arbeider naar de Guti.',
        done: 'De schrijver is gebruikt tot de volgende ronde.',
        wrong: {
          place: 'Het juiste, op de verkeerde plek: je wilt het rijk van de Guti.',
          move: 'Dat verplaatst een arbeider die goed staat. Neem een beschikbare.',
          spend: 'Dat kan ook, maar kost een goed. Je schrijver doet het voor niets.',
          other: 'Mag, maar eerst een arbeider bij de Guti: het rijk is alleen voor wie er daar een heeft.',
        },
      },
      {
        ask: 'Rond de actie af.',
        done: 'Belit bouwt in Sippar. Iddins legers trekken Babylon binnen: steden houden ze niet tegen.',
        wrong: { other: 'Je kunt nog een goed aan arbeiders uitgeven, maar bewaar je goederen voor het rijk. Rond de actie af.' },
      },
    ],
  },
  ...empires,
  pass: {
    title: 'Passen',
    text: 'Als je past, zijn je acties voorbij. Goederen op je pasvak kopen de volgorde van de volgende ronde: de hoogste waarde eerst, gelijken houden de oude volgorde (F13.1, F13.2).',
    tasks: [
      {
        ask: 'Niets is meer een betaling waard. Pas.',
        done: 'Iddins graan is 1 waard, Belit legde niets.',
        wrong: { other: 'Alles wat nodig was is gedaan. Nog een actie zou je alleen maar kosten.' },
      },
      {
        ask: 'Je bent eerste en wilt dat blijven. Wat is genoeg?',
        done: 'Waarde 1 tegen 1: de oude volgorde geldt, en je blijft eerste.',
        wrong: {
          done: 'Dan zou Iddin eerste zijn met zijn graan.',
          dear: 'Dat is meer dan nodig: graan komt gelijk, en gelijken houden de oude volgorde.',
        },
      },
      {
        ask: 'Rond je pas af.',
        done: 'Je houdt vier gebieden: 8 punten. Iddin houdt er drie: 6.',
        wrong: { bid: 'Je bent al eerste.' },
      },
    ],
  },
  extend: {
    title: 'Een stad tooien',
    text: 'Nu mogen steden uitgebouwd worden: 2 hout, en naar wens één stuk gereedschap, olie, goud en lapis. Zonder deze is het 4 punten, dan 7, 10, 14, en 20 met alle vier (F14.3).',
    tasks: [
      {
        ask: 'Bouw Eridu uit met alles wat je hebt.',
        done: '14 punten. De ronde eindigt: legers en werkeloze arbeiders gaan, goederen in je hand blijven (F15.1).',
        wrong: {
          less: 'Elk volgend goed levert minstens zo veel op als het vorige: gebruik ze alle drie.',
          done: 'Hout en fijne goederen zijn nergens zo veel waard als hier. Bouw Eridu uit.',
        },
      },
    ],
  },
  decline: {
    title: 'Verval',
    text: 'In de ronden 2 en 4 valt er na de productie veel uiteen: uit elk gebied gaat één arbeider, één schrijver en één smid gaan, en in Irrigatie en Weverij gaat wie de meeste heeft terug naar twee en verliezen alle anderen er evenveel (F6). Je laatste arbeider verliet beide vakken.',
    tasks: [
      {
        ask: 'Zonder arbeider daar krijg je volgende ronde niets (F5.3). Zet er voor graan een in Irrigatie.',
        done: 'Het graan is veilig.',
        wrong: {
          dear: 'Eén arbeider is genoeg voor graan; graan betaalt hem.',
          other: 'Mag, maar zonder arbeider in Irrigatie heb je volgende ronde geen graan.',
        },
      },
      { ask: 'Rond de actie af.', done: 'De anderen bouwen.', wrong: {} },
      {
        ask: 'En een in de Weverij.',
        done: 'Het textiel ook.',
        wrong: { dear: 'Eén arbeider, één graan: dat is genoeg.', other: 'Mag, maar zonder wever is er geen textiel.' },
      },
      {
        ask: 'Rond de actie af.',
        done: 'De productie is veilig, en je kunt aan het volgende rijk denken: Amorieten, Isin en Larsa komen deze ronde op.',
        wrong: {},
      },
    ],
  },
  end: {
    title: 'Het einde van het spel',
    text: 'Ronde 5. Aan het einde geven elk gebied en twee van de vakken hun punten aan de ene speler die er de meeste arbeiders heeft; bij gelijke stand aan niemand (F16.1). Egypte is 4 waard, en Belit heeft er één arbeider.',
    tasks: [
      {
        ask: 'Win Egypte.',
        done: 'Meer dan Belit: 4 punten voor jou.',
        wrong: {
          tie: 'Eén tegen één is gelijk, en niemand krijgt de punten. Stuur er twee.',
          place: 'Kijk naar Egypte: 4 punten, en maar één arbeider te verslaan.',
          other: 'Mag, maar arbeiders in Egypte zijn nu 4 punten.',
        },
      },
      { ask: 'Rond de actie af.', done: 'Iddin en Belit passen.', wrong: {} },
      {
        ask: 'Pas.',
        done: 'Alleen de speelvolgorde is nog te beslissen.',
        wrong: { other: 'Nog een actie zou een betaling kosten en niets meer opleveren.' },
      },
      {
        ask: 'Gelijke punten worden beslist door de speelvolgorde, maar niemand is dicht bij je. Rond je pas af.',
        done: 'De Amorieten en Egypte zijn van jou, en het spel ook.',
        wrong: { bid: 'Dat hoeft niet: niemand is dicht bij je in punten.' },
      },
    ],
  },
};
