import type { LessonText } from '../en/tutorial.ts';
import type { lessons as source } from '../en/tutorial-sumeria.ts';

export const lessons: Record<keyof typeof source, LessonText> = {
  place: {
    title: 'De rij en de kaart',
    text: 'Jij bent Amar. Acht stadstaten liggen in een rij: de eerste drie worden geteld, en hoe verder naar links, hoe meer tegels er te winnen zijn (S2.2, S2.3). Je wint tegels waar je de meeste handelaars hebt.',
    tasks: [
      {
        ask: 'Kish is eerste. Zet je laatste handelaar in zijn stad: bij gelijke stand beslist de stad.',
        done: 'Je hebt nu twee handelaars in Kish, een daarvan in de stad. Zolang er handelaars gezet worden, beweegt er niets in de rij (S2.6).',
        wrong: {
          kish: 'De juiste staat, maar niet de sterkste plek: neem de stad Kish zelf.',
          other: 'Mag, maar boven Kish liggen drie tegels: zijn stad is meer waard dan elke plek elders.',
        },
      },
    ],
  },
  add: {
    title: 'Een handelaar bijzetten',
    text: 'In je beurt zet je een handelaar bij, verplaats je er een of neem je er een weg (S3.2). Bijzetten brengt er een uit je voorraad naar een lege plek, en de staat daar wint invloed: zijn tegel wisselt met die links ervan (S4.2).',
    tasks: [
      {
        ask: 'Uruk is vierde, net buiten de drie die tellen, en jij houdt zijn stad. Zet ergens in Uruk een handelaar bij.',
        done: 'Uruk passeerde Nippur en is derde. Kijk hoe Belit antwoordt: ze zet bij in Nippur en neemt de plaats terug.',
        wrong: {
          nippur: 'Dat tilt Nippur op en laat Uruk waar het is. Zet bij in Uruk.',
          add: 'Dat tilt een andere staat op. Uruk wint alleen door een handelaar die naar Uruk komt.',
          move: 'Verplaatsen kan een staat ook optillen; dat is de volgende les. Neem een handelaar uit je voorraad en zet hem bij in Uruk.',
          other: 'Een handelaar wegnemen laat een staat zakken. Uruk moet stijgen: zet er een bij.',
        },
      },
    ],
  },
  move: {
    title: 'Een handelaar verplaatsen',
    text: 'Een handelaar gaat één plek verder langs een weg, de ene of de andere kant op (S5.1). Komt hij zo in een andere staat, dan wint die invloed; binnen één staat wisselt er niets (S5.6).',
    tasks: [
      {
        ask: 'Je handelaar in het dorp van Ur richting Uruk staat aan de grens. Laat hem oversteken.',
        done: 'Uruk is weer derde, en je voorraad is nog dezelfde. Ur verloor er niets bij: alleen wegnemen laat een staat zakken.',
        wrong: {
          inside: 'Dat is een zet binnen Ur: er wisselt niets. Ga de andere kant op, over de grens.',
          uruk: 'Dat zou Uruk ook optillen, maar kost een handelaar uit je voorraad. Hier staat er een klaar om over te steken.',
          other: 'Mag, maar het brengt Uruk niet naar voren. Verplaats de handelaar aan zijn grens.',
        },
      },
    ],
  },
  jump: {
    title: 'Springen',
    text: 'Stel dat Belit het eerst naar het grensdorp was gegaan. Bezette plekken houden je niet tegen: een handelaar springt over alle heen, eigen en vreemde, naar de eerste lege plek (S5.2).',
    tasks: [
      {
        ask: 'Breng dezelfde handelaar naar Uruk, over die van Belit heen.',
        done: 'Hij kwam in het stadje terecht, verder dan met een gewone stap, en Uruk is nu eerste. Een volle weg is een snelle weg.',
        wrong: {
          inside: 'Zo blijft hij in Ur. Kies hem, en dan het stadje voorbij Belits handelaar.',
          add: 'Bijzetten mag, maar deze les gaat over springen: gebruik de handelaar aan de grens.',
          other: 'Mag, maar het springt over niemand en doet niets voor Uruk.',
        },
      },
    ],
  },
  city: {
    title: 'Door een stad',
    text: 'Bij een bezette stad mag een handelaar verder langs elke weg die van haar vertrekt (S5.3). In Ur hebben Iddin en jij elk één handelaar, achter Belit. De tweede telt ook: er zijn twee tegels, en een daarvan is voor hem.',
    tasks: [
      {
        ask: 'Bij gelijke stand telt de stad, dan meer stadjes, dan wie eerder speelt (S7.2). Breng je handelaar uit het dorp van Ur richting Kish door de stad naar een leeg stadje van Ur.',
        done: 'Nu elk één stadje, en jij speelt in deze ronde vóór Iddin: je bent tweede in Ur. Belit en Iddin maken de ronde af.',
        wrong: {
          village: 'Dat is een dorp: Iddins stadje zou je nog verslaan. Neem de weg naar het lege stadje.',
          away: 'Zo verlaat je Ur, waar je tweede wilt worden.',
          other: 'Mag, maar het helpt je eenzame handelaar in Ur niet. Breng hem door de stad.',
        },
      },
    ],
  },
  score: {
    title: 'Een ronde tellen',
    text: 'Na elk drie beurten worden de eerste drie staten geteld (S7.1). Wie de eerste beheerst, neemt twee van de drie tegels, de tweede krijgt de andere (S7.3). Aan het einde tellen tegels per soort: 1, 3, 6, 10, 15 … punten (S9.1).',
    tasks: [
      {
        ask: 'Jij beheerst Kish. Neem de twee tegels die samen het meest waard zijn.',
        done: 'Twee gelijke zijn 3 punten, twee verschillende maar 2. In Ur koos Belit en kreeg jij de rest; de ene tegel van Uruk is van jou.',
        wrong: {
          other: 'Mag, maar twee verschillende tegels zijn 1 en 1 waard. Twee gelijke zijn 3 waard, en de volgende voegt er 3 aan toe.',
        },
      },
    ],
  },
  row: {
    title: 'De rij schuift op',
    text: 'De drie getelde staten gingen naar het einde, in omgekeerde volgorde; de andere schoven op (S8.4). Belit had in Kish de minste handelaars, dus speelt zij als laatste en Iddin, links van haar, als eerste (S8.2). Zes nieuwe tegels liggen klaar.',
    tasks: [
      {
        ask: 'Adab, Nippur en Umma zouden nu tellen. Jij staat beter in Sippar, de vierde. Zet daar een handelaar bij.',
        done: 'Sippar passeerde Umma en is derde. Maar Belit tilt Umma weer op.',
        wrong: {
          adab: 'Adab is al eerste, en Iddin staat er voorop. Til Sippar op, waar jij voorop kunt staan.',
          add: 'Dat helpt een andere staat. Sippar moet stijgen.',
          other: 'Mag, maar hier is een handelaar uit je voorraad nodig, in Sippar.',
        },
      },
    ],
  },
  remove: {
    title: 'Een handelaar wegnemen',
    text: 'Je mag een handelaar terugnemen in je voorraad. Zijn staat verliest invloed: de tegel wisselt met die rechts ervan (S6.2).',
    tasks: [
      {
        ask: 'In Umma heb je één handelaar en weinig hoop. Neem hem terug, zodat Umma achter Sippar zakt.',
        done: 'Sippar is derde, je staat er voorop met twee handelaars tegen één, en je hebt er een meer voor later.',
        wrong: {
          sippar:
            'Dat tilt Sippar ook op, maar je handelaar in Umma blijft werkeloos. Neem hem terug: dezelfde wissel, en een handelaar gewonnen.',
          remove: 'Die staat zou zakken, en jouw kracht erin. Neem de handelaar in Umma weg.',
          other: 'Mag, maar de handelaar in Umma blijft werkeloos. Kies hem en neem hem weg.',
        },
      },
    ],
  },
  tie: {
    title: 'De stad beslist',
    text: 'Belit heeft de stad Adab verlaten. Adab ligt vooraan in de rij: drie tegels. Iddin heeft twee handelaars in de stadjes, jij hebt er een in een dorp.',
    tasks: [
      {
        ask: 'Kom gelijk met Iddin, en wel zo dat de gelijke stand van jou is.',
        done: 'Twee tegen twee, en jij houdt de stad: Adab is van jou (S7.2). Adab schoof niet op, want het lag al helemaal links.',
        wrong: {
          adab: 'Twee tegen twee, maar Iddin heeft meer stadjes. Alleen de stad verslaat hem.',
          move: 'Dat neemt de stad, maar met één handelaar tegen twee: je zou tweede zijn. Zet er liever een bij.',
          other: 'Mag, maar Iddin houdt Adab en zijn drie tegels. Zet een handelaar bij in de stad.',
        },
      },
    ],
  },
  end: {
    title: 'De laatste tegel',
    text: 'Het einde van de zesde ronde. Je hebt 3 tegels economie, 5 politiek, 4 religie, geen leger: 31 punten. Iddin heeft er 34 (S9.1).',
    tasks: [
      {
        ask: 'Jij beheerst de tweede staat. Welke van zijn twee tegels wint de partij?',
        done: 'De vierde tegel economie is 4 punten waard: 35 tegen 34, en je hebt gewonnen. Verzamel weinig soorten, en veel van elk.',
        wrong: { other: 'Een eerste tegel leger is 1 punt waard: 32, en Iddin wint. Een vierde economie is er 4 waard.' },
      },
    ],
  },
};
