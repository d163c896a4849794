import type { LessonText } from '@shinar/teach';
import type { lessons as source } from '../en/index.ts';
import { later } from './later.ts';

export const lessons: Record<keyof typeof source, LessonText> = {
  city: {
    title: 'Eerst een stad',
    text: 'Jij bent Amar en speelt tegen Belit en Iddin. Een ronde begint met productie: graan, textiel en acht arbeiders (F5). Dan doet iedereen om de beurt één actie, tot iedereen gepast heeft (F7.1). Een stad bouwen is gratis (F8.1), en alleen steden kun je uitbouwen, tot 20 punten: begin er dus mee.',
    tasks: [
      {
        ask: 'Bouw in Nippur: met een stad daar levert elk gebied van Sumer dat je legers bezetten 3 punten op in plaats van 2 (F14.2).',
        done: 'Belit sticht het rijk Sumer in Babylon, Iddin stuurt arbeiders naar de Amorieten.',
        wrong: {
          city: 'Geen slechte plek, maar Nippur levert het meest op als je Sumer verovert.',
          other: 'Dat mag, maar de goede plekken zijn snel weg. Begin met een stad.',
        },
      },
      {
        ask: 'En een tweede: Ur levert elke ronde een textiel extra op (F5.4).',
        done: 'Belit heeft in Sippar gebouwd, Iddin zorgt voor zijn graan.',
        wrong: {
          city: 'Geen slechte plek, maar Ur levert vanaf de volgende ronde iets op.',
          other: 'Dat mag, maar steden zijn gratis, en Ur levert elke ronde iets op.',
        },
      },
    ],
  },
  workers: {
    title: 'Arbeiders buiten Sumer',
    text: 'Om arbeiders te plaatsen geef je één grondstof uit; je mag er zoveel plaatsen als die waard is, allemaal op dezelfde plek (F9.1). Elke arbeider buiten Sumer mag in een handelsactie één keer ruilen (F10.1). Olie is er bij de Amorieten en in Chaldea, goud in Egypte, lapis lazuli bij de Kassieten; Dilmun heeft hout, metaal, olie en goud, en geen leger kan er komen (F2.2, F2.4).',
    tasks: [
      {
        ask: 'Geef graan uit en zet een arbeider in Dilmun.',
        done: 'Eén arbeider, één ruil, en niemand kan hem blokkeren.',
        wrong: {
          dear: 'Voor één arbeider is graan genoeg. De rest heb je nodig: hout en luxe grondstoffen voor een uitbouw.',
          place: 'Goed idee, maar Dilmun biedt bijna alles aan en kan niet geblokkeerd worden.',
          other: 'Dat mag, maar zonder arbeiders buiten Sumer is er geen handel. Zet er een in Dilmun.',
        },
      },
      {
        ask: 'Een actie beëindig je zelf. Druk op “Klaar”.',
        done: 'Belit bouwt, Iddin handelt.',
        wrong: {},
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
      {
        ask: 'Bouw je vierde stad in Uruk: dat geeft je meteen een schrijver.',
        done: 'Een arbeider gaat naar de Schrijvers. Al je steden staan er nu; later mag je er een terugnemen en ergens anders bouwen (F8.2).',
        wrong: {
          city: 'Niet slecht, maar Uruk geeft een schrijver, en betere arbeiders zijn er niet.',
          other: 'Dat mag, maar Uruk is nog vrij, en de schrijver is daar gratis.',
        },
      },
    ],
  },
  scribe: {
    title: 'Schrijvers',
    text: 'Een schrijver plaatst of verplaatst elke ronde gratis één arbeider (F9.3, F9.4). Je mag er twee hebben (F9.2).',
    tasks: [
      {
        ask: 'De Guti zijn een van de rijken van deze ronde, en niemand heeft daar een arbeider. Laat je schrijver een beschikbare arbeider naar de Guti sturen.',
        done: 'In je volgende actie kun je het rijk van de Guti stichten.',
        wrong: {
          place: 'Goed idee, maar je wilt het rijk van de Guti.',
          move: 'Die arbeider staat goed. Neem een beschikbare.',
          spend: 'Dat werkt ook, maar kost een grondstof. Je schrijver doet het gratis.',
          other: 'Dat mag, maar stuur eerst een arbeider naar de Guti: dan is het rijk van jou.',
        },
      },
      {
        ask: 'Beëindig de actie.',
        done: 'Belit trekt naar de Kassieten, Iddin bouwt in Umma. In je volgende actie sticht je het rijk van de Guti, met negen legers.',
        wrong: { other: 'Je kunt ook een grondstof uitgeven, maar je hebt ze nog nodig. Beëindig de actie.' },
      },
    ],
  },
  pay: {
    title: 'Betalen voor acties',
    text: 'Iddin heeft gepast. Vóór elke actie betaal je nu een grondstof, een beschikbare arbeider of een beschikbaar leger (F7.2). Arbeiders die aan het einde van de ronde nog beschikbaar zijn, raak je toch kwijt (F15.1). Elk gebied met een leger van jou levert 2 punten op (F14.1).',
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
        done: 'Eén leger, maar geen tweede betaling, en de anderen kunnen niets doen.',
        wrong: { done: 'Je kunt stoppen, maar de volgende actie kost weer iets. Betaal één leger en ga door.' },
      },
    ],
  },
  fight: {
    title: 'Vechten',
    text: 'Waar een vijandelijk leger staat, beslissen twee dobbelstenen. Jouw uitrusting is meer waard dan die van Belit (F11.4): met 5 of meer schakel je haar leger uit; minder kost je een beschikbaar leger. Na elke worp mag je stoppen (F12.2). Zonder leger op het bord kun je in je thuisgebied terugkomen (F12.7).',
    tasks: [
      {
        ask: 'Belits leger bij de Kassieten houdt je weg van hun lapis lazuli. Val ze binnen.',
        done: 'Een 8: haar leger is weg, en dat van jou staat er.',
        wrong: {
          invade: 'Dat levert ook punten op, maar je uitbouw mist lapis lazuli, en dat hebben de Kassieten.',
          other: 'Dat mag, maar een gebied levert met één leger evenveel op als met twee. Val binnen.',
        },
      },
      {
        ask: 'De kansen zijn goed: vijf worpen op zes. Ga door voor één leger.',
        done: 'Babylon grenst aan de Kassieten.',
        wrong: { done: 'Je kunt stoppen, maar met deze kansen levert elk leger iets op. Ga door.' },
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
  trade: {
    title: 'Eén handel voor alles',
    text: 'In één actie handel je overal (F10.1). Je legers ruilen in plaats van arbeiders en hebben er geen nodig; waar een vijandelijk leger staat, kun je niet handelen (F10.3). Voor graan krijg je hout of metaal, voor textiel ook olie en goud, voor olie lapis lazuli (F10.2). Voor een volledige uitbouw mis je één hout en één lapis lazuli.',
    tasks: [
      {
        ask: 'Betaal met een arbeider.',
        done: 'Nu handelen.',
        wrong: {
          army: 'Je laatste leger heb je nog nodig.',
          good: 'Je grondstoffen heb je nodig om te ruilen.',
          other: 'Je kunt passen, maar zonder tweede hout is er geen uitbouw.',
        },
      },
      {
        ask: 'Je leger bij de Amorieten: geef het graan, neem hout.',
        done: 'Dat is het tweede hout.',
        wrong: {
          trade: 'Dat kan, maar eerst het hout: zonder twee kun je helemaal niet uitbouwen.',
          other: 'Dat mag, maar je hebt hout en lapis lazuli nodig. Ruil.',
        },
      },
      {
        ask: 'Je arbeider in Dilmun: geef textiel, neem olie.',
        done: 'Twee olie. Eén is om verder te ruilen.',
        wrong: { trade: 'Dat kan, maar voor olie krijg je lapis lazuli.', other: 'Je kunt nog ruilen. Handel in Dilmun.' },
      },
      {
        ask: 'Je leger bij de Kassieten: geef die olie, neem lapis lazuli.',
        done: 'Twee hout, een gereedschap, een olie, een goud, een lapis lazuli: een volledige uitbouw!',
        wrong: {
          trade: 'Dat kan, maar olie heb je twee keer. Gereedschap en goud zijn voor de uitbouw.',
          other: 'Er is nog één ruil: olie voor lapis lazuli.',
        },
      },
      {
        ask: 'Beëindig de actie.',
        done: 'Belit raakt door haar legers heen.',
        wrong: {},
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
        ask: 'Je metaal hoort niet bij de uitbouw en is 2 waard. Bied het.',
        done: 'Tweede, achter Belit en vóór Iddin.',
        wrong: {
          done: 'Dan ben je laatste. Het metaal heb je nergens anders voor nodig.',
          bid: 'Dat heb je nodig voor de uitbouw. Bied het metaal.',
        },
      },
      {
        ask: 'Genoeg geboden. Druk op “Klaar”.',
        done: 'Je bezet zeven gebieden. Vier liggen in Sumer en leveren er 3 op: 18 punten.',
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
