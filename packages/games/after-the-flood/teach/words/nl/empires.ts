import type { LessonText } from '@shinar/teach';
import type { empires as source } from '../en/empires.ts';

export const empires: Record<keyof typeof source, LessonText> = {
  empire: {
    title: 'Een rijk stichten',
    text: 'Elke ronde zijn er drie rijken te stichten, en je mag er één leiden (F11). Je hebt een arbeider in het gebied van het rijk nodig, en niemand mag er daar meer hebben dan jij (F11.2). De Guti brengen acht legers mee.',
    tasks: [
      {
        ask: 'Sticht het rijk van de Guti.',
        done: 'Je hebt acht beschikbare legers.',
        wrong: { other: 'Dat mag, maar een rijk is voor wie het als eerste sticht. Sticht dat van de Guti.' },
      },
      {
        ask: 'Je mag legers kopen: één voor 1 graan, twee voor 1 metaal, drie voor 1 gereedschap (F11.3). Geef je metaal uit.',
        done: 'Tien legers.',
        wrong: {
          grain: 'Eén leger voor graan is redelijk, maar voor metaal krijg je er twee, en dat heb je deze ronde nergens anders voor nodig.',
          tools: 'Dat zijn drie legers, maar het gereedschap levert straks in je stad drie punten extra op.',
          done: 'Acht kan ook, maar iets beters kun je deze ronde niet met het metaal doen.',
        },
      },
      { ask: 'Genoeg legers. Druk op “Klaar”.', done: 'Nu de uitrusting.', wrong: { other: 'Tien is genoeg. Bewaar de rest voor later.' } },
      {
        ask: 'De rijken worden gerangschikt naar de waarde van hun uitrusting. Tegen een slechter uitgerust rijk lukt een worp met 5 of meer, tegen een beter uitgerust rijk pas met 7 (F11.4, F12.2). Belit en Iddin hebben niets uitgegeven: één textiel is ruim genoeg.',
        done: 'Waarde 2: je bent A, beter uitgerust dan allebei.',
        wrong: {
          done: 'Bij gelijke stand staat het latere rijk lager: zonder uitrusting ben je C.',
          dear: 'Dat is meer dan nodig: één textiel zet je bovenaan.',
          other: 'Graan is voorlopig genoeg, maar iemand kan nog gelijk komen. Met textiel zit je veilig.',
        },
      },
      {
        ask: 'Genoeg uitrusting. Druk op “Klaar”.',
        done: 'Je arbeider verlaat de Guti en je legers nemen zijn plaats in.',
        wrong: { other: 'Je staat al bovenaan. Houd je grondstoffen.' },
      },
      {
        ask: 'Zet één of twee legers in je thuisgebied (F11.5). Twee houden beter stand.',
        done: 'Je hebt nog acht legers om te veroveren.',
        wrong: {
          one: 'Dat mag, maar twee zijn moeilijker te verdrijven, en zonder leger op het bord kom je alleen via je thuisgebied terug.',
        },
      },
    ],
  },
  expand: {
    title: 'Uitbreiden',
    text: 'Elk gebied met een leger van jou is aan het einde van de ronde 2 punten waard (F14.1). Vanuit een gebied dat je bezet, val je een buurgebied binnen; een leeg gebied trek je met één leger zo binnen (F12.1).',
    tasks: [
      {
        ask: 'Umma is leeg en grenst aan de Guti. Val Umma binnen.',
        done: 'Geen leger, geen gevecht.',
        wrong: {
          nippur: 'Daar staat Belits leger: dat wordt vechten, en dat komt later.',
          other: 'Dat mag, maar je legers verdwijnen aan het einde van de ronde: gebruik ze.',
        },
      },
      {
        ask: 'Je mag in dezelfde actie doorgaan als je één leger betaalt (F12.6). Doe dat.',
        done: 'Eén leger betaald, en de anderen konden niet reageren.',
        wrong: { done: 'Je mag stoppen, maar iemand kan Lagash nemen vóór je volgende actie. Betaal een leger en ga door.' },
      },
      {
        ask: 'In Lagash staat Iddins stad, maar geen leger. Val Lagash binnen.',
        done: 'Zijn stad blijft, maar het gebied telt voor jou, en later kun je de stad verwoesten.',
        wrong: {
          nippur: 'Daar staat Belits leger. Neem het lege Lagash.',
          other: 'Dat mag, maar in Lagash staat Iddins stad: daar kun je hem raken.',
        },
      },
      {
        ask: 'Beëindig de actie.',
        done: 'Je hebt nog vijf legers.',
        wrong: { repeat: 'Elke keer verder uitbreiden kost nog een leger. Bewaar ze voor het gevecht.' },
      },
    ],
  },
  fight: {
    title: 'Vechten',
    text: 'Waar een vijandelijk leger staat, beslissen twee dobbelstenen. Je bent beter uitgerust dan Belit: met 5 of meer schakel je haar leger uit; minder kost je een beschikbaar leger. Na elke worp mag je stoppen (F12.2).',
    tasks: [
      {
        ask: 'Val Nippur binnen, waar Belit één leger heeft.',
        done: 'Een 4: te laag. Je verliest een van je beschikbare legers.',
        wrong: { other: 'Dat mag, maar de kans is goed: vijf van de zes worpen lukken.' },
      },
      {
        ask: 'Nog eens gooien of stoppen? De kans is even groot.',
        done: 'Een 6: Belits leger is weg, en een van de jouwe staat in Nippur.',
        wrong: { stop: 'Je mag stoppen, maar vijf van de zes keer gooi je 5 of meer, en je hebt nog legers.' },
      },
      {
        ask: 'Beëindig de actie.',
        done: 'Belit heeft er genoeg van en past. Vanaf nu betalen Iddin en jij voor elke actie (F7.2).',
        wrong: { repeat: 'Je laatste drie legers heb je nog nodig. Beëindig de actie.' },
      },
    ],
  },
  pay: {
    title: 'Betalen voor acties',
    text: 'Iemand heeft gepast. Vóór elke actie betaal je nu een grondstof, een beschikbare arbeider of een beschikbaar leger (F7.2). Arbeiders die aan het einde van de ronde nog beschikbaar zijn, raak je toch kwijt (F15.1).',
    tasks: [
      {
        ask: 'Betaal met wat je het minst zult missen.',
        done: 'Een arbeider die toch niets te doen had.',
        wrong: {
          army: 'Je legers heb je zo nodig: een stad verwoesten kost er twee.',
          good: 'Grondstoffen houd je voor de volgende ronde. Een ongebruikte arbeider niet.',
          pass: 'Je mag passen, maar in Lagash is nog iets te doen.',
        },
      },
      {
        ask: 'Verwoest Iddins stad in Lagash: dat kost twee beschikbare legers (F12.4).',
        done: 'De stad is weg. Iddin mag haar later opnieuw bouwen.',
        wrong: { other: 'Je hebt betaald: gebruik de actie voor Iddins stad in Lagash.' },
      },
      { ask: 'Beëindig de actie.', done: 'Iddin past en legt graan op zijn pasvak.', wrong: {} },
    ],
  },
};
