import type { LessonText } from '@shinar/teach';
import type { lessons as source } from '../en/index.ts';

export const lessons: Record<keyof typeof source, LessonText> = {
  place: {
    title: 'De rij en de kaart',
    text: 'Jij bent Amar. Acht stadstaten liggen in een rij: de eerste drie worden geteld, en hoe verder naar links, hoe meer tegels er te winnen zijn (S2.2, S2.3). Je wint tegels waar je de meeste handelaars hebt.',
    tasks: [
      {
        ask: 'Kish is eerste. Zet je laatste handelaar in zijn stad: bij gelijke stand beslist de stad.',
        done: 'Je hebt nu twee handelaars in Kish, waarvan één in de stad. Zolang jullie je handelaars opstellen, verandert de rij niet (S2.6).',
        wrong: {
          kish: 'De juiste staat, maar niet de sterkste plek: neem de stad Kish zelf.',
          other: 'Dat mag, maar boven Kish liggen drie tegels: zijn stad is meer waard dan elke plek elders.',
        },
      },
    ],
  },
  add: {
    title: 'Een handelaar bijzetten',
    text: 'In je beurt zet je een handelaar bij, verplaats je er een of neem je er een weg (S3.2). Bij het bijzetten gaat een handelaar uit je voorraad naar een lege plek. De staat daar wint invloed: zijn tegel wisselt van plaats met die links ervan (S4.2).',
    tasks: [
      {
        ask: 'Uruk is vierde, net buiten de drie die tellen, en jij hebt zijn stad. Zet ergens in Uruk een handelaar bij.',
        done: 'Uruk heeft Nippur gepasseerd en is derde. Kijk hoe Belit reageert: ze zet er een bij in Nippur en neemt de plaats terug.',
        wrong: {
          nippur: 'Dan stijgt Nippur, en Uruk blijft waar het is. Zet er een bij in Uruk.',
          add: 'Dan stijgt een andere staat. Uruk stijgt alleen als er een handelaar naar Uruk komt.',
          move: 'Verplaatsen kan een staat ook laten stijgen; dat komt in de volgende les. Neem een handelaar uit je voorraad en zet hem bij in Uruk.',
          other: 'Een handelaar wegnemen laat een staat zakken. Uruk moet stijgen: zet er een bij.',
        },
      },
    ],
  },
  move: {
    title: 'Een handelaar verplaatsen',
    text: 'Een handelaar gaat één plek verder langs een weg, de ene of de andere kant op (S5.1). Komt hij zo in een andere staat, dan wint die invloed; binnen één staat verandert er niets (S5.6).',
    tasks: [
      {
        ask: 'Je handelaar in het dorp van Ur richting Uruk staat aan de grens. Laat hem oversteken.',
        done: 'Uruk is weer derde, en je voorraad is nog even groot. Ur verliest niets: een staat zakt alleen als je er een handelaar wegneemt.',
        wrong: {
          inside: 'Zo blijft hij in Ur en verandert er niets. Ga de andere kant op, over de grens.',
          uruk: 'Zo stijgt Uruk ook, maar het kost een handelaar uit je voorraad. Hier staat er een klaar om over te steken.',
          other: 'Dat mag, maar Uruk stijgt er niet van. Verplaats de handelaar aan de grens.',
        },
      },
    ],
  },
  jump: {
    title: 'Springen',
    text: 'Stel dat Belit als eerste in het grensdorp was. Bezette plekken houden je niet tegen: een handelaar springt over alle handelaars heen, ook over die van jezelf, naar de eerste lege plek (S5.2).',
    tasks: [
      {
        ask: 'Breng dezelfde handelaar naar Uruk, over die van Belit heen.',
        done: 'Hij is in het stadje beland, verder dan zonder sprong, en Uruk is nu eerste. Een volle weg is een snelle weg.',
        wrong: {
          inside: 'Zo blijft hij in Ur. Kies hem, en dan het stadje voorbij Belits handelaar.',
          add: 'Bijzetten mag, maar deze les gaat over springen: gebruik de handelaar aan de grens.',
          other: 'Dat mag, maar zo spring je niet, en Uruk heeft er niets aan.',
        },
      },
    ],
  },
  city: {
    title: 'Door een stad',
    text: 'Springt een handelaar over een bezette stad, dan mag hij verder langs elke weg die daar begint (S5.3). In Ur staat Belit voor; Iddin en jij hebben er elk één handelaar. Tweede worden loont ook: er liggen twee tegels, en één is voor de tweede.',
    tasks: [
      {
        ask: 'Bij gelijke stand telt de stad, dan de meeste handelaars in stadjes, dan wie eerder speelt (S7.2). Breng je handelaar uit het dorp van Ur richting Kish door de stad naar een leeg stadje van Ur.',
        done: 'Nu hebben jullie elk één stadje, en jij speelt deze ronde vóór Iddin: je bent tweede in Ur. Belit en Iddin maken de ronde af.',
        wrong: {
          village: 'Dat is een dorp: met zijn stadje blijft Iddin je voor. Neem de weg naar het lege stadje.',
          away: 'Zo verlaat je Ur, waar je tweede wilt worden.',
          other: 'Dat mag, maar het helpt je eenzame handelaar in Ur niet. Breng hem door de stad.',
        },
      },
    ],
  },
  score: {
    title: 'Een ronde tellen',
    text: 'Na drie beurten per speler worden de eerste drie staten geteld (S7.1). Wie de eerste in handen heeft, neemt twee van de drie tegels; de tweede krijgt de andere (S7.3). Aan het einde tellen tegels per soort: 1, 3, 6, 10, 15… punten (S9.1).',
    tasks: [
      {
        ask: 'Jij hebt Kish in handen. Neem de twee tegels die samen het meest waard zijn.',
        done: 'Twee gelijke zijn 3 punten, twee verschillende maar 2. In Ur koos Belit, en jij kreeg de andere tegel; de enige tegel van Uruk is van jou.',
        wrong: {
          other:
            'Dat mag, maar twee verschillende tegels zijn 1 en 1 waard. Twee gelijke zijn 3 waard, en een derde levert er nog eens 3 op.',
        },
      },
    ],
  },
  row: {
    title: 'De rij schuift op',
    text: 'De drie getelde staten liggen nu in omgekeerde volgorde achteraan; de andere zijn opgeschoven (S8.4). Belit had in Kish de minste handelaars, dus speelt zij als laatste en Iddin, links van haar, als eerste (S8.2). Zes nieuwe tegels liggen klaar.',
    tasks: [
      {
        ask: 'Nu zouden Adab, Nippur en Umma tellen. Jij staat beter in Sippar, maar dat is pas vierde. Zet daar een handelaar bij.',
        done: 'Sippar heeft Umma gepasseerd en is derde. Maar Belit laat Umma weer stijgen.',
        wrong: {
          adab: 'Adab is al eerste, en daar staat Iddin voor. Laat Sippar stijgen: daar kun jij winnen.',
          add: 'Daar heeft een andere staat iets aan. Sippar moet stijgen.',
          other: 'Dat mag, maar zet liever een handelaar uit je voorraad bij in Sippar.',
        },
      },
    ],
  },
  remove: {
    title: 'Een handelaar wegnemen',
    text: 'Je mag een handelaar terugnemen in je voorraad. Zijn staat verliest invloed: de tegel wisselt van plaats met die rechts ervan (S6.2).',
    tasks: [
      {
        ask: 'In Umma heb je één handelaar en weinig kans. Neem hem terug, zodat Umma achter Sippar zakt.',
        done: 'Sippar is derde, je staat er voor met twee handelaars tegen één, en je hebt er een extra voor later.',
        wrong: {
          sippar: 'Zo stijgt Sippar ook, maar je handelaar in Umma doet niets. Neem hem terug: dezelfde wissel, en een handelaar gewonnen.',
          remove: 'Die staat zou zakken, en jij zou er zwakker staan. Neem de handelaar in Umma weg.',
          other: 'Dat mag, maar de handelaar in Umma doet niets. Kies hem en neem hem weg.',
        },
      },
    ],
  },
  tie: {
    title: 'De stad beslist',
    text: 'Belit heeft de stad Adab verlaten. Adab ligt vooraan in de rij: drie tegels. Iddin heeft twee handelaars in de stadjes, jij hebt er een in een dorp.',
    tasks: [
      {
        ask: 'Kom gelijk met Iddin, maar zo dat jij de gelijke stand wint.',
        done: 'Twee tegen twee, en jij hebt de stad: Adab is van jou (S7.2). Adab schoof niet op, want het lag al helemaal links.',
        wrong: {
          adab: 'Twee tegen twee, maar Iddin heeft meer handelaars in stadjes. Alleen de stad verslaat hem.',
          move: 'Dan heb je de stad, maar met één handelaar tegen twee ben je maar tweede. Zet er liever een bij.',
          other: 'Dat mag, maar Iddin houdt Adab en zijn drie tegels. Zet een handelaar bij in de stad.',
        },
      },
    ],
  },
  end: {
    title: 'De laatste tegel',
    text: 'Einde van de zesde ronde. Je hebt 3 tegels economie, 5 politiek, 4 religie en geen militair: 31 punten. Iddin heeft er 34 (S9.1).',
    tasks: [
      {
        ask: 'Jij hebt de tweede staat in handen. Met welke van de twee tegels win je?',
        done: 'De vierde tegel economie is 4 punten waard: 35 tegen 34, en je hebt gewonnen! Verzamel weinig soorten, en veel van elk.',
        wrong: { other: 'Een eerste militaire tegel is 1 punt waard: 32, en Iddin wint. Een vierde tegel economie is er 4 waard.' },
      },
    ],
  },
};
