import type { LessonText } from '@shinar/teach';
import type { lessons as source } from '../en/index.ts';
import { empires } from './empires.ts';

export const lessons: Record<keyof typeof source, LessonText> = {
  workers: {
    title: 'Arbeiders',
    text: 'Jij bent Amar en speelt tegen Belit en Iddin. Een ronde begint met productie: arbeiders in Irrigatie leveren graan op, arbeiders in de Weverij textiel (F5.1, F5.2). Daar komen acht nieuwe arbeiders bij. Dan doet iedereen om de beurt één actie, tot iedereen gepast heeft (F7.1).',
    tasks: [
      {
        ask: 'Om arbeiders te plaatsen geef je één grondstof uit; je mag er zoveel plaatsen als die waard is (F9.1). Geef textiel uit (waarde 2) en zet twee arbeiders in Mitanni, dat hout en metaal aanbiedt.',
        done: 'Ze staan allemaal op één plek, zoals het hoort.',
        wrong: {
          grain: 'Graan is 1 waard, dus goed voor één arbeider. Je wilt er twee, om twee keer te ruilen: geef textiel uit.',
          place: 'Twee arbeiders, en wel in Mitanni: daar haal je wat je straks nodig hebt.',
          dear: 'Die grondstof heb je nog nodig: hout om uit te bouwen, metaal voor gereedschap, luxe grondstoffen voor meer punten. Textiel krijg je elke ronde weer.',
          other: 'Dat mag, maar begin met arbeiders: zonder arbeiders buiten Sumer is er geen handel.',
        },
      },
      { ask: 'Een actie beëindig je zelf. Druk op “Klaar”.', done: 'Nu zijn de anderen aan de beurt.', wrong: {} },
    ],
  },
  trade: {
    title: 'Handel',
    text: 'In een handelsactie mag je met elke arbeider buiten Sumer één keer ruilen: je geeft een grondstof en neemt er een die dat gebied aanbiedt. Elke soort kun je er maar één keer nemen (F10.1). Hout en metaal krijg je voor graan, textiel of gereedschap (F10.2).',
    tasks: [
      {
        ask: 'Een stad uitbouwen kost twee hout, en je hebt er één. Geef in Mitanni graan en neem hout.',
        done: 'Goede ruil: waarde 1 voor waarde 2.',
        wrong: {
          dear: 'Dat kan, maar graan is ook goed en het minst waard.',
          metal: 'Metaal komt zo. Eerst het hout.',
          other: 'Dat mag, maar je arbeiders in Mitanni wachten: handel daar.',
        },
      },
      {
        ask: 'Je tweede arbeider: geef graan, neem metaal.',
        done: 'Beide arbeiders hebben gehandeld.',
        wrong: { dear: 'Graan is ook goed, en minder waard.', other: 'Je hebt nog één ruil: neem metaal voor graan.' },
      },
      { ask: 'Beëindig de actie.', done: 'Belit bouwt in Babylon, Iddin stuurt arbeiders naar Akkad: hij wil dat rijk.', wrong: {} },
    ],
  },
  city: {
    title: 'Steden',
    text: 'Je mag een stad bouwen in elk gebied van Sumer zonder stad en zonder vijandelijk leger (F8.1). Dat is gratis. Zeven van de negen gebieden geven de eigenaar een voordeel (F8.3), en een uitbouw levert veel punten op.',
    tasks: [
      {
        ask: 'Bouw in Eridu: dat geeft je meteen een smid.',
        done: 'Een niet-beschikbare arbeider is nu smid.',
        wrong: {
          city: 'Een goede plek, maar Eridu geeft je een smid, en je hebt metaal voor hem.',
          other: 'Dat mag, maar een stad kost niets, en de goede plekken zijn snel weg.',
        },
      },
    ],
  },
  tools: {
    title: 'Smeden',
    text: 'In een handelsactie maakt elke ongebruikte smid van één metaal gereedschap, dat 3 waard is (F10.4). Dat mag ook zonder te ruilen.',
    tasks: [
      {
        ask: 'Maak gereedschap van je metaal.',
        done: 'Waarde 2 werd waarde 3. De smid is bezet tot de volgende ronde.',
        wrong: {
          trade: 'Ruilen mag in dezelfde actie, maar het doel is gereedschap: zet je smid in.',
          other: 'Dat mag, maar je smid doet niets en je hebt metaal.',
        },
      },
      {
        ask: 'Beëindig de actie.',
        done: 'Belit sticht het rijk Sumer in Nippur, Iddin bouwt in Lagash.',
        wrong: { other: 'Je mag verder ruilen, maar bewaar je grondstoffen voor wat komt. Beëindig de actie.' },
      },
    ],
  },
  scribe: {
    title: 'Schrijvers',
    text: 'Een schrijver plaatst of verplaatst elke ronde gratis één arbeider (F9.3, F9.4). Je mag er twee hebben (F9.2).',
    tasks: [
      {
        ask: 'Geef graan uit en zet een arbeider bij de Schrijvers.',
        done: 'Vanaf je volgende actie kun je hem inzetten.',
        wrong: {
          dear: 'Eén schrijver is voorlopig genoeg, en die betaal je met graan.',
          place: 'Je hebt nu een arbeider bij de Schrijvers nodig.',
          other: 'Dat mag, maar aan geen arbeider heb je zoveel als aan een schrijver: plaats er een.',
        },
      },
      { ask: 'Beëindig de actie.', done: 'Iddin sticht het rijk Akkad, met tien legers.', wrong: {} },
      {
        ask: 'Voor het rijk van de Guti heb je daar een arbeider nodig. Zet je schrijver in: stuur een beschikbare arbeider naar de Guti.',
        done: 'De schrijver is bezet tot de volgende ronde.',
        wrong: {
          place: 'Goed idee, verkeerde plek: je wilt het rijk van de Guti.',
          move: 'Die arbeider staat al goed. Neem een beschikbare.',
          spend: 'Dat kan ook, maar kost een grondstof. Je schrijver doet het gratis.',
          other: 'Dat mag, maar stuur eerst een arbeider naar de Guti: zonder arbeider daar geen rijk.',
        },
      },
      {
        ask: 'Beëindig de actie.',
        done: 'Belit bouwt in Sippar. Iddins legers trekken Babylon binnen: een stad houdt legers niet tegen.',
        wrong: { other: 'Je kunt nog een grondstof uitgeven aan arbeiders, maar bewaar die voor het rijk. Beëindig de actie.' },
      },
    ],
  },
  ...empires,
  pass: {
    title: 'Passen',
    text: 'Als je past, doe je deze ronde geen acties meer. De grondstoffen op je pasvak bepalen de speelvolgorde van de volgende ronde: de hoogste waarde eerst, en bij gelijke stand geldt de oude volgorde (F13.1, F13.2).',
    tasks: [
      {
        ask: 'Geen enkele actie is nu nog de moeite waard. Pas.',
        done: 'Iddins graan is 1 waard, Belit bood niets.',
        wrong: { other: 'Alles wat nodig was, is gedaan. Nog een actie kost je alleen maar iets.' },
      },
      {
        ask: 'Je bent eerste en wilt dat blijven. Wat is genoeg?',
        done: 'Waarde 1 tegen 1: de oude volgorde geldt, en je blijft eerste.',
        wrong: {
          done: 'Dan wordt Iddin eerste, met zijn graan.',
          dear: 'Dat is meer dan nodig: met graan kom je gelijk, en bij gelijke stand geldt de oude volgorde.',
        },
      },
      {
        ask: 'Genoeg geboden. Druk op “Klaar”.',
        done: 'Jij bezet vier gebieden: 8 punten. Iddin drie: 6.',
        wrong: { bid: 'Je bent al eerste.' },
      },
    ],
  },
  extend: {
    title: 'Een stad uitbouwen',
    text: 'Nu mag je steden uitbouwen. Dat kost 2 hout, en als je wilt leg je er 1 gereedschap, 1 olie, 1 goud en 1 lapis lazuli bij. Zonder extra’s levert het 4 punten op, met één 7, met twee 10, met drie 14 en met alle vier 20 (F14.3).',
    tasks: [
      {
        ask: 'Bouw Eridu uit met alles wat je hebt.',
        done: '14 punten! De ronde eindigt: je legers en je nog beschikbare arbeiders raak je kwijt, de grondstoffen in je hand houd je (F15.1).',
        wrong: {
          less: 'Elke volgende grondstof levert minstens zoveel op als de vorige: gebruik ze alle drie.',
          done: 'Hout en luxe grondstoffen zijn nergens zoveel waard als hier. Bouw Eridu uit.',
        },
      },
    ],
  },
  decline: {
    title: 'Verval',
    text: 'In ronde 2 en 4 volgt op de productie een verval. Iedereen verliest in elk gebied één arbeider (in Dilmun allemaal), en ook één schrijver en één smid. In Irrigatie en Weverij houdt wie de meeste heeft er maar twee over; de anderen raken er evenveel kwijt (F6). Jij hebt in beide vakken geen arbeider meer.',
    tasks: [
      {
        ask: 'Zonder arbeider daar krijg je volgende ronde niets (F5.3). Geef graan uit en zet er een in Irrigatie.',
        done: 'Het graan is veilig.',
        wrong: {
          dear: 'Eén arbeider is genoeg om graan te krijgen, en die betaal je met graan.',
          other: 'Dat mag, maar zonder arbeider in Irrigatie heb je volgende ronde geen graan.',
        },
      },
      { ask: 'Beëindig de actie.', done: 'De anderen bouwen.', wrong: {} },
      {
        ask: 'En een in de Weverij.',
        done: 'Het textiel nu ook.',
        wrong: { dear: 'Eén arbeider, één graan: dat is genoeg.', other: 'Dat mag, maar zonder wever is er geen textiel.' },
      },
      {
        ask: 'Beëindig de actie.',
        done: 'De productie is veilig, en je kunt aan het volgende rijk denken: Amorieten, Isin en Larsa zijn deze ronde te stichten.',
        wrong: {},
      },
    ],
  },
  end: {
    title: 'Het einde van de partij',
    text: 'Ronde 5. Aan het einde krijg je punten voor gebieden en twee van de vakken waar jij alleen de meeste arbeiders hebt; bij gelijke stand krijgt niemand ze (F16.1). Egypte is 4 punten waard, en Belit heeft er één arbeider.',
    tasks: [
      {
        ask: 'Haal Egypte binnen.',
        done: 'Meer dan Belit: 4 punten voor jou.',
        wrong: {
          tie: 'Eén tegen één is gelijk, en dan krijgt niemand de punten. Stuur er twee.',
          place: 'Kijk naar Egypte: 4 punten, en maar één arbeider te verslaan.',
          other: 'Dat mag, maar arbeiders in Egypte zijn nu 4 punten waard.',
        },
      },
      { ask: 'Beëindig de actie.', done: 'Iddin en Belit passen.', wrong: {} },
      {
        ask: 'Pas.',
        done: 'Nu gaat het alleen nog om de speelvolgorde.',
        wrong: { other: 'Voor nog een actie moet je betalen, en ze levert niets meer op.' },
      },
      {
        ask: 'Bij gelijke punten beslist de speelvolgorde, maar niemand komt bij je in de buurt. Druk op “Klaar”.',
        done: 'De Amorieten en Egypte zijn van jou, en de overwinning ook!',
        wrong: { bid: 'Dat hoeft niet: in punten komt niemand bij je in de buurt.' },
      },
    ],
  },
};
