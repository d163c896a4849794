import type { empires as source } from '../en/lessons-of-empires.ts';
import type { LessonText } from '../en/tutorial.ts';

export const empires: Record<keyof typeof source, LessonText> = {
  empire: {
    title: 'Een rijk stichten',
    text: 'Elke ronde kunnen er drie rijken opkomen; je mag er één leiden (F11). Je hebt een arbeider in zijn gebied nodig, en niemand mag er daar meer hebben (F11.2). De Guti brengen acht legers.',
    tasks: [
      {
        ask: 'Sticht het rijk van de Guti.',
        done: 'Acht legers zijn beschikbaar.',
        wrong: { other: 'Mag, maar een rijk krijgt alleen wie het neemt. Sticht dat van de Guti.' },
      },
      {
        ask: 'Je mag legers kopen: één voor graan, twee voor metaal, drie voor gereedschap (F11.3). Geef je metaal uit.',
        done: 'Tien legers.',
        wrong: {
          grain: 'Eén leger voor graan is redelijk, maar het metaal brengt er twee en dient vandaag nergens anders voor.',
          tools: 'Drie legers, maar het gereedschap is straks drie punten meer waard in je stad.',
          done: 'Acht kan, maar het metaal heeft vandaag geen beter gebruik.',
        },
      },
      { ask: 'Genoeg legers.', done: 'Nu de uitrusting.', wrong: { other: 'Tien is genoeg. Bewaar de rest voor later.' } },
      {
        ask: 'De rijken worden gerangschikt naar de waarde van hun uitrusting; erboven lukt een worp met 5 of meer, eronder pas met 7 (F11.4, F12.2). Belit en Iddin gaven niets uit: één textiel is ruim genoeg.',
        done: 'Waarde 2: je bent A, boven beiden.',
        wrong: {
          done: 'Van gelijken staat de latere eronder: met niets zou je C zijn.',
          dear: 'Dat is meer dan nodig: één textiel zet je bovenaan.',
          other: 'Graan zou voorlopig genoeg zijn. Maar iemand kan nog gelijk willen komen; met textiel ben je veilig.',
        },
      },
      {
        ask: 'Genoeg uitrusting.',
        done: 'Je arbeider verlaat de Guti, de legers nemen zijn plaats in.',
        wrong: { other: 'Je staat al bovenaan. Houd je goederen.' },
      },
      {
        ask: 'Zet thuis een of twee legers neer (F11.5). Twee houden het beter.',
        done: 'Er blijven acht legers voor de verovering.',
        wrong: { one: 'Mag, maar twee verdrijf je moeilijker, en thuis moet je terugkomen als alles verloren is.' },
      },
    ],
  },
  expand: {
    title: 'Uitbreiden',
    text: 'Elk gebied met een leger van jou is aan het einde van de ronde 2 punten waard (F14.1). Vanuit een gebied dat je houdt val je een buurgebied binnen; een leeg trek je gewoon binnen met één leger (F12.1).',
    tasks: [
      {
        ask: 'Umma is leeg en grenst aan de Guti. Val het binnen.',
        done: 'Geen leger, geen gevecht.',
        wrong: {
          nippur: 'Daar staat Belits leger: dat is een gevecht, en dat komt later.',
          other: 'Mag, maar je legers verdwijnen aan het einde van de ronde: gebruik ze.',
        },
      },
      {
        ask: 'In dezelfde actie mag je doorgaan voor de prijs van één leger (F12.6). Doe dat.',
        done: 'Eén leger betaald, en de anderen hebben geen tijd om te antwoorden.',
        wrong: { done: 'Je mag stoppen, maar iemand kan Lagash nemen vóór je volgende actie. Betaal een leger en ga door.' },
      },
      {
        ask: 'In Lagash staat Iddins stad, maar geen leger. Val het binnen.',
        done: 'Zijn stad blijft, maar het gebied telt voor jou, en later kun je de stad verwoesten.',
        wrong: {
          nippur: 'Daar staat Belits leger. Neem het lege Lagash.',
          other: 'Mag, maar in Lagash staat Iddins stad: daar kun je hem raken.',
        },
      },
      {
        ask: 'Rond de actie af.',
        done: 'Er zijn vijf legers over.',
        wrong: { repeat: 'Elke stap verder kost nog een leger. Bewaar ze voor het gevecht.' },
      },
    ],
  },
  fight: {
    title: 'Vechten',
    text: 'Waar een vijandelijk leger staat, beslissen twee dobbelstenen. Je staat boven Belit: 5 of meer verwijdert haar leger; minder kost je een beschikbaar leger. Na elke worp mag je stoppen (F12.2).',
    tasks: [
      {
        ask: 'Val Nippur binnen, waar Belit één leger heeft.',
        done: 'Een 4: te laag. Een van je beschikbare legers is verloren.',
        wrong: { other: 'Mag, maar de kans is goed: vijf van de zes worpen lukken.' },
      },
      {
        ask: 'Nog eens gooien of stoppen? De kans is dezelfde.',
        done: 'Een 6: Belits leger is weg, en een van de jouwe staat in Nippur.',
        wrong: { stop: 'Je mag stoppen, maar 5 of meer komt vijf van de zes keer, en je hebt nog legers.' },
      },
      {
        ask: 'Rond de actie af.',
        done: 'Belit heeft er genoeg van en past. Vanaf nu kost elke actie de anderen een betaling (F7.2).',
        wrong: { repeat: 'Je hebt de drie legers die over zijn nodig. Rond de actie af.' },
      },
    ],
  },
  pay: {
    title: 'Betalen voor tijd',
    text: 'Iemand heeft gepast. Vóór elke actie betaal je nu een goed, een beschikbare arbeider of een beschikbaar leger (F7.2). Arbeiders die aan het einde van de ronde nog beschikbaar zijn, zijn dat daarna toch niet meer (F15.1).',
    tasks: [
      {
        ask: 'Betaal met wat je het minst zult missen.',
        done: 'Een arbeider die niets te doen had.',
        wrong: {
          army: 'Je legers heb je zo nodig: een stad verwoesten kost er twee.',
          good: 'Goederen houd je in de volgende ronde. Een werkeloze arbeider niet.',
          pass: 'Je mag passen, maar er is nog iets te doen in Lagash.',
        },
      },
      {
        ask: 'Verwoest Iddins stad in Lagash: dat kost twee beschikbare legers (F12.4).',
        done: 'Zijn fundament gaat naar hem terug.',
        wrong: { other: 'Je hebt betaald en moet iets doen, maar hiervoor: Iddins stad in Lagash.' },
      },
      { ask: 'Rond de actie af.', done: 'Iddin past en legt graan op zijn pasvak.', wrong: {} },
    ],
  },
};
