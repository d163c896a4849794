import type { LessonText } from '@shinar/teach';
import type { lessons as source } from '../en/index.ts';

export const lessons: Record<keyof typeof source, LessonText> = {
  place: {
    title: 'De rij en de kaart',
    text: 'Jij bent Amar. Acht stadstaten liggen in een rij: de eerste drie worden geteld, en hoe verder naar links, hoe meer tegels er te winnen zijn (S2.2, S2.3). Je wint tegels waar je de meeste handelaars hebt.',
    tasks: [
      {
        ask: 'Kish is eerste. Zet je laatste handelaar daar in de stad: bij gelijke stand beslist die.',
        done: 'Je hebt nu twee handelaars in Kish, waarvan één in de stad. Zolang iedereen nog handelaars opstelt, verandert de rij niet (S2.6).',
        wrong: {
          kish: 'De juiste staat, maar niet de sterkste plek: neem de stad Kish zelf.',
          other: 'Dat mag, maar boven Kish liggen drie tegels: de stad daar is meer waard dan welke andere plek ook.',
        },
      },
    ],
  },
  add: {
    title: 'Een handelaar bijzetten',
    text: 'In je beurt zet je een handelaar bij, verplaats je er een of neem je er een weg (S3.2). Bij het bijzetten gaat een handelaar uit je voorraad naar een lege plek. De staat daar wint invloed: zijn tegel wisselt van plaats met die links ervan (S4.2).',
    tasks: [
      {
        ask: 'Uruk is vierde, net buiten de drie die tellen, en jij hebt er de stad. Zet ergens in Uruk een handelaar bij.',
        done: 'Uruk heeft Nippur gepasseerd en is derde. Kijk hoe Belit reageert: ze zet er een bij in Nippur en pakt de derde plaats terug.',
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
    text: 'Een handelaar gaat één plek verder langs een weg, welke kant je maar wilt (S5.1). De staat die hij binnenkomt, stijgt; de staat die hij verlaat, verliest niets. Binnen een staat verandert er niets (S5.6).',
    tasks: [
      {
        ask: 'Kish is eerste, en je hebt er één handelaar; in Sippar, de tweede, heb je er drie. Laat je handelaar uit het grensdorp van Sippar oversteken naar Kish.',
        done: 'Twee handelaars: nu ben je tweede in Kish en krijg je daar een tegel. En je hebt Sippar nog in handen, want je hebt de stad. Eén handelaar, twee tegels.',
        wrong: {
          inside: 'Zo komt hij niet in Kish. Neem het dorp over de grens.',
          add: 'Dat kost de laatste handelaar uit je voorraad. Aan de grens staat er een klaar.',
          other: 'Dat mag, maar zo word je geen tweede in Kish. Verplaats de handelaar aan de grens.',
        },
      },
    ],
  },
  jump: {
    title: 'Springen',
    text: 'Bezette plekken houden je niet tegen: een handelaar springt over alle handelaars heen, ook over die van jezelf, naar de eerste lege plek (S5.2). Bij een bezette stad mag hij verder langs elke weg die daar begint (S5.3).',
    tasks: [
      {
        ask: 'Je voorraad is leeg, dus bijzetten kan niet (S4.1). Je handelaar in Sippars dorp richting Adab doet daar weinig. Laat hem springen: door de stad Sippar en verder richting Uruk, over iedereen heen naar het dorp van Uruk.',
        done: 'Over vier handelaars in één beurt! Uruk stijgt naar de derde plaats en wordt dus geteld, en jij staat er voor met vier. Een volle weg is een snelle weg.',
        wrong: {
          inside: 'Daar kan hij ook heen, maar dan stijgt Uruk niet. Ga door de stad Sippar naar het dorp van Uruk.',
          other: 'Dat mag, maar de handelaar in Sippars dorp kun je missen. Stuur hem naar Uruk.',
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
  ways: {
    title: 'Welke kant op',
    text: 'In een stad kan een springende handelaar niet terug langs de weg waarover hij kwam, en hij komt nooit twee keer langs dezelfde plek (S5.4). Is er die kant op geen lege plek, dan kan hij daar niet heen (S5.5).',
    tasks: [
      {
        ask: 'Nippur is tweede, en jij staat er voor. Breng je handelaar uit Urs dorp richting Lagash over iedereen heen en door de stad Lagash naar Nippur.',
        done: 'Over vijf handelaars heen, en Nippur passeert Lagash: het is nu eerste, en jij neemt daar twee tegels in plaats van één.',
        wrong: {
          way: 'Daar kan hij ook heen, maar dan stijgt Nippur niet. Ga door Lagash naar het dorp van Nippur.',
          other: 'Dat mag, maar Nippur blijft tweede. Neem de handelaar bij de grens van Ur.',
        },
      },
    ],
  },
  score: {
    title: 'Een ronde tellen',
    text: 'Na drie beurten per speler worden de eerste drie staten geteld (S7.1). Wie de eerste in handen heeft, neemt twee van de drie tegels; wie daar tweede is, krijgt de andere (S7.3). Aan het einde tellen tegels per soort: 1, 3, 6, 10, 15… punten (S9.1).',
    tasks: [
      {
        ask: 'Jij hebt Kish in handen. Neem de twee tegels die samen het meest waard zijn.',
        done: 'Twee gelijke zijn 3 punten waard, twee verschillende maar 2. In Ur koos Belit, en jij kreeg de andere tegel; de enige tegel van Uruk is van jou.',
        wrong: {
          other:
            'Dat mag, maar twee verschillende tegels zijn 1 en 1 waard. Twee gelijke zijn 3 waard, en een derde levert er nog eens 3 op.',
        },
      },
    ],
  },
  row: {
    title: 'De rij schuift op',
    text: 'Er zijn zes rondes, en in elke ronde ben je drie keer aan de beurt (S3.1). De drie getelde staten liggen nu in omgekeerde volgorde achteraan; de andere zijn opgeschoven (S8.4). Belit had in Kish de minste handelaars, dus speelt zij als laatste en Iddin, links van haar, als eerste (S8.2).',
    tasks: [
      {
        ask: 'Umma is derde, en Belit heeft de stad verlaten. Jij hebt er één handelaar. Zet er een bij in de stad.',
        done: 'Twee handelaars en de stad: jij hebt Umma in handen. En Umma stijgt naar de tweede plaats, met twee tegels erboven.',
        wrong: {
          umma: 'De goede staat, maar neem de stad: die beslist bij gelijke stand.',
          add: 'Dat helpt een andere staat. Umma telt deze ronde, en de stad is vrij.',
          other: 'Dat mag, maar de stad Umma is nu vrij. Zet daar een handelaar bij.',
        },
      },
    ],
  },
  remove: {
    title: 'Een handelaar wegnemen',
    text: 'Je mag een handelaar terugnemen in je voorraad. Zijn staat verliest invloed: de tegel wisselt van plaats met die rechts ervan (S6.2).',
    tasks: [
      {
        ask: 'Laatste beurt van de ronde. Adab is derde, en Iddin staat er voor met drie handelaars tegen één. Daarachter komt Kish, dat jij in handen hebt. Neem je handelaar uit Adab terug.',
        done: 'Adab zakt naar de vierde plaats, Kish is derde: die tegel is voor jou, niet voor Iddin. En je hebt een handelaar voor later.',
        wrong: {
          remove: 'Die staat zou zakken, maar Adab blijft derde. Neem je handelaar in Adab weg.',
          other: 'Dat mag, maar Iddin wint dan nog steeds de tegel van Adab. Laat Adab zakken: neem je handelaar daar weg.',
        },
      },
      {
        ask: 'Nu wordt Nippur geteld. Je hebt twee tegels economie, één politiek en één religie. Neem twee tegels.',
        done: 'De derde tegel economie is 3 punten waard, de tweede politiek 2. En ook de tegel van Kish is politiek.',
        wrong: { other: 'Van economie heb je de meeste: de derde tegel is 3 punten waard. Kish levert je nog een tegel politiek op.' },
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
    text: 'Einde van de zesde ronde. Je hebt 3 tegels economie, 5 politiek, 4 religie en geen militair: 31 punten (S9.1). Iddin heeft er 27 en krijgt de tegel die jij laat liggen.',
    tasks: [
      {
        ask: 'Jij hebt de tweede staat in handen. Welke van de twee tegels levert jou het meest op?',
        done: 'De vierde tegel economie is 4 punten waard: 35. De zevende militaire tegel levert Iddin er 7 op, maar 34 is niet genoeg: je hebt gewonnen! Verzamel weinig soorten, en veel van elk.',
        wrong: {
          other:
            'Zo krijgt Iddin geen zevende militaire tegel, en met 32 tegen 28 win je ook. Maar een eerste tegel van een soort is voor jou maar 1 punt waard. Welke is er 4 waard?',
        },
      },
    ],
  },
  four: {
    title: 'Met vier spelers',
    text: 'Met vier spelers heeft iedereen tien handelaars en zet er aan het begin vijf neer; met drie zijn dat er veertien en acht (S2.1, S2.5). Elke handelaar telt dus meer, en tweede worden is vaak genoeg.',
    tasks: [
      {
        ask: 'Lagash is tweede in de rij, en de stad is vrij. Zet je tweede handelaar daar neer.',
        done: 'Bij gelijke stand beslist de stad, en met vier spelers staat het vaak gelijk.',
        wrong: {
          city: 'Een stad is een goede keus, maar Lagash wordt geteld en deze staat misschien niet.',
          other: 'Dat mag, maar de stad Lagash is nog vrij.',
        },
      },
    ],
  },
  alone: {
    title: 'Alleen in een staat',
    text: 'Heb alleen jij handelaars in een getelde staat, dan kies je zoals altijd en worden de overige tegels afgelegd. Heeft niemand er een handelaar, dan worden ze allemaal afgelegd (S7.5).',
    tasks: [
      {
        ask: 'In Nippur ben je alleen: een van de twee tegels is voor jou, de andere voor niemand. Welke neem je?',
        done: 'Die levert met jouw tegels het meest op, en de andere is weg.',
        wrong: { other: 'Dat mag, maar de andere is met wat je hebt meer waard.' },
      },
    ],
  },
  level: {
    title: 'Gelijk in punten',
    text: 'Bij een gelijke stand aan het einde wint wie van één soort de meeste tegels heeft; is ook dat gelijk, dan delen jullie de overwinning (S9.2).',
    tasks: [
      {
        ask: 'De laatste keus. Jij hebt 25 punten, Belit 24, en zij krijgt nog een tegel. Wat jij laat liggen, is ook voor haar. Met welke tegel win je?',
        done: 'Je vierde tegel economie: 29 punten. Belit komt ook op 29, maar jij hebt vijf tegels religie, en zij heeft er van geen soort vijf. Je wint!',
        wrong: { other: 'Dat is maar 28 punten, en met de tegel economie die je laat liggen, komt Belit op 31.' },
      },
    ],
  },
};
