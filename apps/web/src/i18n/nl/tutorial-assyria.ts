import type { LessonText } from '../en/tutorial.ts';
import type { lessons as source } from '../en/tutorial-assyria.ts';

const NO_PALM = 'Je hebt geen palmkaart: die hut zou verhongeren.';
const NOT_FED = 'Hier zou je niet ook nog een hut kunnen voeden. Blijf bij c2r4, c1r3, c2r5 en c3r4.';
const KEEP_PLOW = 'Houd de ploeg: een kaart in je hand doet het ook.';

export const lessons: Record<keyof typeof source, LessonText> = {
  settle: {
    title: 'Waar je je vestigt',
    text: 'Jij bent Amar, tegen Belit. Elke zeshoek toont een product, en elke hut eet dat waarop ze staat. Rivierzeshoeken leveren kamelen op, het groene land tussen de rivieren 2 punten per beurt, droog land 1 (A6.7, A6.8).',
    tasks: [
      {
        ask: 'De akker is ingezaaid: druiven en gerst liggen in één kolom. Vestig je op c1r4, met druiven, gerst en dadels eromheen en een rivier ernaast.',
        done: 'Daar staat je eerste ziggoerat. Ze heeft geen voedsel nodig, en je hutten groeien ervandaan.',
        wrong: { other: 'Mag, maar de producten eromheen passen minder bij de kaarten van deze akker. Neem c1r4.' },
      },
    ],
  },
  keep: {
    title: 'Een eerste kaart',
    text: 'Vóór de eerste oogst krijgt ieder één voedselkaart; wie als laatste speelt, kiest eerst (A3.4). Elk teken op een kaart voedt een hut op een zeshoek met dat product.',
    tasks: [
      {
        ask: 'Houd de kaart waarvan het product aan de rivier naast je ziggoerat ligt.',
        done: 'De dadels liggen aan de rivier, vlak naast je. Belit krijgt de palm en neemt de linker kolom van de akker.',
        wrong: { other: 'Er is een palm dichtbij, maar op droog land. De dadels liggen aan de rivier: voedsel daar betekent kamelen.' },
      },
    ],
  },
  harvest: {
    title: 'De oogst',
    text: 'Ieder neemt één kolom van twee kaarten. Van links naar rechts geven de kolommen ook de nieuwe beurtvolgorde; kaarten met meer tekens liggen rechts (A5.2, A5.3).',
    tasks: [
      {
        ask: 'Je hebt dadels 1 en een ploeg. Neem de kolom die de meeste zeshoeken om je heen voedt.',
        done: 'Druiven 2 en gerst 1: met de dadels voedt dat vier hutten, en de uitbreidingskaart van deze beurt zegt vier.',
        wrong: {
          other:
            'Drie dadels en een joker lijken sterk, maar er is maar één dadelzeshoek dichtbij. De middelste kolom voedt drie hutten tegelijk.',
        },
      },
    ],
  },
  huts: {
    title: 'Nieuwe hutten',
    text: 'Je moet zo veel hutten zetten als de uitbreidingskaart toont, elk naast iets van jou (A6.1). Zet ze waar je ze kunt voeden: twee druiven, één gerst, één dadels.',
    tasks: [
      {
        ask: 'Vier hutten: dadels c2r4 en druiven c1r3 aan de rivier, gerst c2r5 en druiven c3r4 op droog land. Begin naast je ziggoerat.',
        done: 'Ze telt meteen als de jouwe: de volgende mag ernaast staan.',
        wrong: { palm: NO_PALM, other: 'Met je kaarten zou je hier geen hut kunnen voeden. Blijf bij de vier genoemde zeshoeken.' },
      },
      { ask: 'De tweede.', done: 'Goed.', wrong: { palm: NO_PALM, other: NOT_FED } },
      { ask: 'De derde. Naar c3r4 ga je via c2r4 of c2r5.', done: 'Goed.', wrong: { palm: NO_PALM, other: NOT_FED } },
      {
        ask: 'En de laatste.',
        done: 'Twee hutten aan de zuidrivier, en drie die in één punt samenkomen: je zult zien waar dat goed voor is.',
        wrong: { palm: NO_PALM, other: 'Hier zou je niet ook nog een hut kunnen voeden. Een van de vier zeshoeken is nog vrij.' },
      },
    ],
  },
  feed: {
    title: 'Voeden',
    text: 'Nu moet elke hut gevoed worden (A6.2). Speel je kaarten één voor één; een kaart voedt zo veel hutten als ze kan, en wat over is gaat verloren. Een ploeg voedt één hut waar dan ook.',
    tasks: [
      {
        ask: 'Kies uit je hand een kaart die bij je hutten past.',
        done: 'Een gevoede hut staat midden in haar zeshoek.',
        wrong: { plow: 'De ploeg kan wachten: je kaarten voeden alle vier, en hij is aan het einde een punt waard.' },
      },
      { ask: 'De volgende kaart.', done: 'Nog een.', wrong: { plow: KEEP_PLOW } },
      {
        ask: 'En de laatste.',
        done: 'Alle vier zijn gevoed, en de ploeg blijft van jou voor een slechter jaar.',
        wrong: { plow: KEEP_PLOW },
      },
    ],
  },
  well: {
    title: 'Putten',
    text: 'Waar drie zeshoeken samenkomen en je op elk een hut hebt, mag je een put graven, weg van het vruchtbare land (A6.6). Hij kost niets en telt één keer: 6 punten in de eerste regering, 5 in de tweede, 4 in de derde.',
    tasks: [
      {
        ask: 'Graaf je put in het punt dat oplicht.',
        done: 'Dan komen je inkomsten: 3 kamelen voor de eerste hut aan een rivier en 2 voor de andere. En aanzien: 1 voor elke hut op droog land, 1 voor de ziggoerat, 6 voor de put.',
        wrong: { other: 'Mag, maar een put kost niets en is nu 6 punten waard; later wordt dat minder.' },
      },
    ],
  },
  actions: {
    title: 'Kamelen uitgeven',
    text: 'Kamelen betalen al het andere: een ziggoerat uitbouwen, de dignitarissen van Assur, offers, kaarten (A7). Je hebt er 5. Een laag van een ziggoerat levert voortaan elke beurt 1 punt op, en aan het einde nog een keer.',
    tasks: [
      {
        ask: 'Bouw je ziggoerat voor 3 kamelen uit met een middenstuk: kies haar zeshoek.',
        done: 'Ze groeit hoogstens één laag per beurt (A7.2). Er zijn 2 kamelen over.',
        wrong: {
          offer: 'Offers betalen bij de vloed, naar het aantal van je ziggoerats: je hebt er één. Het middenstuk betaalt elke beurt.',
          intrigue: 'Een goed idee, en het volgende: maar bouw met 5 kamelen eerst uit, dat betaalt vanaf de volgende beurt.',
          end: 'Je mag kamelen houden, maar er is werk voor: bouw je ziggoerat uit.',
          other: 'Je hebt nu geen voedsel nodig: alle hutten zijn deze beurt gevoed. Bouw de ziggoerat uit.',
        },
      },
      {
        ask: 'Stuur voor 2 kamelen een hut uit je voorraad naar de onderste dignitaris: invloed in Assur telt bij de vloed (A7.3).',
        done: 'Je bent er de eerste: van gelijken gaat voor wie hoger staat.',
        wrong: {
          offer: 'Met één ziggoerat levert een offer weinig op. In Assur krijgt de eerste de som van de uitbreidingskaarten.',
          end: 'Nog twee kamelen: genoeg voor de onderste dignitaris.',
          other: 'Je zou een kaart voor de volgende beurt kunnen kopen, maar de eerste plaats in Assur is meer waard.',
        },
      },
      { ask: 'Beëindig je acties.', done: 'De tweede beurt begint met een nieuwe uitbreidingskaart en een nieuwe akker.', wrong: {} },
    ],
  },
  hunger: {
    title: 'Als er te weinig voedsel is',
    text: 'De tweede beurt. Je hebt zeven hutten en kaarten voor vijf: druiven 3, een joker en een ploeg. Jij kiest kaarten en volgorde, en wat niet gevoed wordt gaat terug naar je voorraad (A6.4, A6.5).',
    tasks: [
      {
        ask: 'Welke kaart eerst? Een ervan voedt drie hutten tegelijk, maar alleen als die nog niets gehad hebben.',
        done: 'Drie druiven, drie hutten.',
        wrong: { any: 'Mag, maar joker en ploeg voeden alles: bewaar ze voor wat druiven niet kunnen voeden.' },
      },
      {
        ask: 'Vier hongerige hutten, voedsel voor twee. Een hut aan de rivier levert kamelen op, een op droog land een punt. Voed er een aan de rivier.',
        done: 'Goed.',
        wrong: { other: 'Mag: die hut levert 1 punt op. Maar met kamelen kun je bouwen: voed de hutten aan de rivier.' },
      },
      {
        ask: 'En de andere aan de rivier.',
        done: 'De twee andere verhongeren; ze zijn weer in je voorraad en kunnen terugkomen. Drie hutten aan één rivier: 3 + 2 + 2 = 7 kamelen.',
        wrong: { other: 'Mag, maar de andere hut aan de rivier levert 2 kamelen op.' },
      },
    ],
  },
  build: {
    title: 'Een nieuwe ziggoerat',
    text: 'Voor 6 kamelen wordt een hut het fundament van een nieuwe ziggoerat; niet op een rivier, en niet naast een put (A7.1). Ze heeft geen voedsel nodig, doorstaat elke vloed en telt voor offers.',
    tasks: [
      {
        ask: 'Bouw op c0r5.',
        done: 'Twee ziggoerats. De hut is weer in je voorraad. Er is 1 kameel over.',
        wrong: {
          offer: 'Eerst het fundament: een offer telt één keer voor elke ziggoerat, dus bouw voordat je offert.',
          intrigue: 'In Assur sta je al voorop. Het fundament is meer waard.',
          other: 'Mag, maar 7 kamelen heb je zelden: bouw een fundament nu het kan.',
        },
      },
      {
        ask: 'Offer de laatste kameel: één stap op het offerspoor neemt je ziggoerats maal 1 (A7.4).',
        done: 'Twee ziggoerats maal 1 zijn bij de vloed 2 punten.',
        wrong: {
          end: 'Je mag de kameel houden, maar geofferd levert hij meteen 2 punten op.',
          other: 'Een kaart voor later is niet slecht, maar het offer levert nu 2 punten op.',
        },
      },
    ],
  },
  flood: {
    title: 'De vloed',
    text: 'De eerste regering heeft twee beurten, dus nu stijgen de rivieren: alle hutten op rivierzeshoeken gaan terug naar hun eigenaars (A8.1). Dan worden Assur, de dignitarissen en de offers geteld.',
    tasks: [
      {
        ask: 'Beëindig je acties en lees in het verslag wat de vloed brengt.',
        done: 'Belit en jij hebben invloed 1 en elk één hut, maar de jouwe staat hoger: jij krijgt beide uitbreidingskaarten, 4 + 3. De onderste dignitaris geeft elk een kameel, offers brengen jou 2 punten en Belit 3. Dan worden Assur en het offerspoor leeggemaakt.',
        wrong: {},
      },
    ],
  },
  end: {
    title: 'De laatste beurt',
    text: 'De derde regering is bijna voorbij. 7 kamelen; twee voltooide ziggoerats. In Assur hebben Belit en jij invloed 6, maar zij heeft er meer hutten en gaat voor. Aan het einde is elke laag 1 punt, een ploeg 1, twee kamelen 1 (A9.1).',
    tasks: [
      {
        ask: 'De eerste in Assur krijgt 8 punten, de tweede alleen de laagste kaart, 2. Neem daar de leiding.',
        done: 'Nog een hut, en je bent eerste.',
        wrong: {
          build: 'Een fundament zou nu 1 punt voor zijn laag opleveren. De leiding in Assur levert er 6 meer op.',
          offer: 'Offers kunnen volgen: maak eerst Assur zeker.',
          end: 'Twee kamelen zijn aan het einde maar 1 punt. Geef ze beter uit.',
          other: 'Een ploeg is aan het einde 1 punt. De leiding in Assur is meer waard.',
        },
      },
      {
        ask: 'Nu het offer. De stappen 2 en 3 tellen allebei maal 2: hoeveel kamelen geef je?',
        done: 'Twee kamelen: je twee ziggoerats tellen dubbel, 4 punten.',
        wrong: {
          three: 'De derde stap zegt nog steeds maal 2: die kameel zou verspild zijn.',
          one: 'Eén stap telt maal 1: 2 punten. Een tweede kameel verdubbelt dat.',
          end: 'Twee gehouden kamelen zijn 1 punt; geofferd zijn ze 4.',
          other: 'Dat levert minder op dan het offer: twee kamelen voor 4 punten.',
        },
      },
      {
        ask: 'Niets is nu meer waard dan de kamelen zelf. Beëindig het spel.',
        done: 'De vloed, dan het einde: lagen, ploeg en kamelen worden geteld, en je hebt gewonnen.',
        wrong: { other: 'Wat je over hebt, telt meer als je het houdt. Beëindig je acties.' },
      },
    ],
  },
};
