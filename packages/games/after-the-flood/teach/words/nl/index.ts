import type { LessonText } from '@shinar/teach';
import type { lessons as source } from '../en/index.ts';
import { later } from './later.ts';

export const lessons: Record<keyof typeof source, LessonText> = {
  city: {
    title: 'Eerst een stad',
    text: 'Jij bent Amar en speelt tegen Belit en Iddin. Een ronde begint met productie: graan, textiel en acht arbeiders (F5). Dan doet iedereen om de beurt één actie, tot iedereen gepast heeft (F7.1). Een stad bouwen is gratis (F8.1), en een uitgebouwde stad kan 20 punten opleveren: begin er dus mee.',
    tasks: [
      {
        ask: 'Bouw in Babylon: met een stad daar heeft elk rijk dat je sticht twee legers extra (F11.3).',
        done: 'In de volgende lessen heb je ook al steden in Nippur en Ur: met Nippur leveren gebieden in Sumer 3 punten op (F14.2), met Ur elke ronde een textiel extra (F5.4).',
        wrong: {
          city: 'Geen slechte plek, maar Babylon geeft bij elk rijk twee extra legers, en de anderen willen het ook.',
          other: 'Dat mag, maar de goede plekken zijn snel weg. Begin met een stad.',
        },
      },
    ],
  },
  workers: {
    title: 'Arbeiders buiten Sumer',
    text: 'Om arbeiders te plaatsen geef je één grondstof uit; je mag er zoveel plaatsen als die waard is, allemaal op dezelfde plek (F9.1). Elke arbeider buiten Sumer mag in een handelsactie één keer ruilen (F10.1). Olie is er bij de Amorieten en in Chaldea, goud in Egypte, lapis lazuli bij de Kassieten; Dilmun heeft hout, metaal, olie en goud, en daar kan geen leger komen (F2.2, F2.4).',
    tasks: [
      {
        ask: 'Geef je metaal uit, waarde 2, en zet twee arbeiders in Dilmun.',
        done: 'Twee arbeiders, twee keer ruilen, en niemand kan ze blokkeren.',
        wrong: {
          dear: 'Dat kan ook, maar je metaal heb je nergens anders voor nodig: graan en textiel ruil je, hout gaat in een uitbouw.',
          place: 'Goed idee, maar Dilmun biedt bijna alles aan en kan niet geblokkeerd worden.',
          other: 'Dat mag, maar zonder arbeiders buiten Sumer is er geen handel. Zet er twee in Dilmun.',
        },
      },
      {
        ask: 'Een actie beëindig je zelf. Druk op “Klaar”.',
        done: 'Belit vecht om Mitanni. In je volgende actie kun je handelen.',
        wrong: { other: 'Je schrijver kan er nog een plaatsen, maar bewaar hem. Druk op “Klaar”.' },
      },
    ],
  },
  powers: {
    title: 'Wat steden kunnen',
    text: 'Zeven van de negen plekken helpen de eigenaar (F8.3): Eridu geeft een smid, Uruk een schrijver, Ur textiel, Sippar een ruil, Babylon twee legers, Nippur punten, en met Shuruppak zijn je steden moeilijker te verwoesten. Umma en Lagash geven niets, maar je kunt ze ook uitbouwen.',
    tasks: [
      {
        ask: 'Bouw in Shuruppak: dan kost elke stad van jou een aanvaller drie legers in plaats van twee (F12.4).',
        done: 'Drie steden. Belit neemt Eridu.',
        wrong: {
          city: 'Niet slecht, maar Shuruppak beschermt al je steden.',
          other: 'Dat mag, maar er zijn nog goede plekken. Bouw een stad.',
        },
      },
    ],
  },
  scribe: {
    title: 'Schrijvers',
    text: 'Een schrijver plaatst of verplaatst elke ronde gratis één arbeider (F9.3, F9.4). Je mag er twee hebben (F9.2).',
    tasks: [
      {
        ask: 'Een van de drie rijken van deze ronde is dat van de Guti, en niemand heeft daar een arbeider. Laat je schrijver een beschikbare arbeider naar de Guti sturen.',
        done: 'In je volgende actie kun je het rijk van de Guti stichten.',
        wrong: {
          place: 'Goed idee, maar je wilt het rijk van de Guti.',
          move: 'Die arbeider staat goed. Neem een beschikbare.',
          spend: 'Dat werkt ook, maar kost een grondstof. Je schrijver doet het gratis.',
          other: 'Dat mag, maar stuur eerst een arbeider naar de Guti: dan is het rijk van jou.',
        },
      },
    ],
  },
  pay: {
    title: 'Betalen voor acties',
    text: 'Iddin heeft gepast. Vóór elke actie betaal je nu een grondstof, een beschikbare arbeider of een beschikbaar leger (F7.2). Arbeiders die aan het einde van de ronde nog beschikbaar zijn, ben je toch kwijt (F15.1). Elk gebied met een leger van jou levert 2 punten op (F14.1).',
    tasks: [
      {
        ask: 'Betaal met wat je het minst zult missen.',
        done: 'Een arbeider die niets te doen had.',
        wrong: {
          army: 'Je hebt je legers nodig: elk kan een gebied bezetten.',
          good: 'Grondstoffen houd je voor de volgende ronde, arbeiders zonder werk niet.',
          other: 'Je kunt passen, maar er zijn punten te halen met je legers.',
        },
      },
      {
        ask: 'Nippur grenst aan de Guti, en er staat geen leger. Val Nippur binnen.',
        done: 'Geen leger, geen gevecht: 3 punten, want de stad is van jou.',
        wrong: {
          invade: 'Dat levert ook punten op, maar Nippur is de weg naar alle andere.',
          other: 'Dat mag, maar je legers zijn aan het einde van de ronde weg. Gebruik ze.',
        },
      },
      {
        ask: 'Je mag in dezelfde actie doorgaan als je één leger betaalt (F12.6). Doe dat.',
        done: 'Eén leger, maar geen tweede betaling, en de anderen kunnen niet reageren.',
        wrong: { done: 'Je kunt stoppen, maar de volgende actie kost weer iets. Betaal één leger en ga door.' },
      },
    ],
  },
  fight: {
    title: 'Vechten',
    text: 'Waar een vijandelijk leger staat, beslissen twee dobbelstenen. Jouw uitrusting is meer waard dan die van Belit (F11.4): met 5 of meer schakel je haar leger uit; minder kost je een beschikbaar leger. Na elke worp mag je stoppen (F12.2). Zonder leger op het bord kun je in je thuisgebied terugkomen (F12.7).',
    tasks: [
      {
        ask: 'Zolang Belits leger bij de Kassieten staat, kom je niet aan hun lapis lazuli. Val daar binnen.',
        done: 'Een 8: haar leger is weg, en dat van jou staat er.',
        wrong: {
          invade: 'Dat levert ook punten op, maar voor je uitbouw heb je nog lapis lazuli nodig, en dat hebben de Kassieten.',
          other: 'Dat mag, maar een gebied levert met één leger evenveel op als met twee. Val binnen.',
        },
      },
      {
        ask: 'De kans is goed: vijf van de zes worpen lukken. Ga door voor één leger.',
        done: 'Babylon grenst aan de Kassieten.',
        wrong: { done: 'Je kunt stoppen, maar met deze kans levert elk leger iets op. Ga door.' },
      },
      {
        ask: 'Val Babylon binnen.',
        done: 'Een 5, net genoeg. Babylon levert jou 3 punten op en Belit niets meer.',
        wrong: {
          invade: 'Dat levert ook punten op, maar Babylon kost Belit tegelijk 2 punten.',
          other: 'Dat mag, maar een gebied levert met één leger evenveel op als met twee. Val binnen.',
        },
      },
    ],
  },
  pass: {
    title: 'Passen',
    text: 'Als je past, doe je deze ronde geen acties meer. De grondstoffen op je pasvak bepalen de speelvolgorde van de volgende ronde: de hoogste waarde eerst, en bij gelijke stand geldt de oude volgorde (F13.1, F13.2).',
    tasks: [
      {
        ask: 'Je kunt alleen nog betalen met wat je nodig hebt. Pas.',
        done: 'Belit bood gereedschap, waarde 3, Iddin graan, waarde 1.',
        wrong: { other: 'Je kunt doorgaan, maar dan betaal je met de onderdelen van je uitbouw.' },
      },
      {
        ask: 'Je metaal heb je niet nodig voor de uitbouw, en het is 2 waard. Bied het.',
        done: 'Tweede, achter Belit en vóór Iddin.',
        wrong: {
          done: 'Dan ben je laatste. Het metaal heb je nergens anders voor nodig.',
          bid: 'Dat heb je nodig voor de uitbouw. Bied het metaal.',
        },
      },
      {
        ask: 'Genoeg geboden. Druk op “Klaar”.',
        done: 'Je bezet zeven gebieden. Vier liggen in Sumer en leveren elk 3 punten op: samen 18 punten.',
        wrong: { other: 'De rest heb je nodig. Druk op “Klaar”.' },
      },
    ],
  },
  extend: {
    title: 'Een volledige uitbouw',
    text: 'Nu mag je steden uitbouwen. Dat kost 2 hout, en als je wilt leg je er 1 gereedschap, 1 olie, 1 goud en 1 lapis lazuli bij. Zonder extra’s levert het 4 punten op, met één 7, met twee 10, met drie 14 en met alle vier 20 (F14.3).',
    tasks: [
      {
        ask: 'Bouw Nippur uit met alles.',
        done: '20 punten, en 18 voor je gebieden: 38 in één ronde. Zo spelen goede spelers.',
        wrong: {
          less: 'De vierde levert 6 punten meer op. Leg ze er alle vier bij.',
          other: 'Je kunt een andere stad uitbouwen, of geen. Maar Nippur met alles levert nu 20 punten op.',
        },
      },
    ],
  },
  ...later,
};
