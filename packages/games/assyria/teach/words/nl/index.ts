import type { LessonText } from '@shinar/teach';
import type { lessons as source } from '../en/index.ts';

const NO_PALM = 'Je hebt geen palmkaart: die hut zou verhongeren.';
const NOT_FED = 'Hier kun je niet ook nog een hut bevoorraden. Blijf bij C5, B4, C6 en D5.';
const KEEP_PLOW = 'Bewaar de ploeg: het lukt ook met een andere kaart.';

export const lessons: Record<keyof typeof source, LessonText> = {
  settle: {
    title: 'Een plek om te beginnen',
    text: 'Jij bent Amar en speelt tegen Belit. Elk veld toont een voedselsymbool: dat voedsel heeft een hut daar nodig. Hutten op de rivier leveren kamelen op. Op het groene land tussen de rivieren is een hut 2 punten per beurt waard, op droog land 1 (A6.7, A6.8).',
    tasks: [
      {
        ask: 'Er is gezaaid: in één kolom liggen druiven en gerst. Vestig je op B5, met druiven, gerst en dadels eromheen en een rivier ernaast.',
        done: 'Daar staat je eerste ziggoerat. Die heeft geen voedsel nodig, en van daaruit breid je uit met hutten.',
        wrong: { other: 'Dat mag, maar de symbolen eromheen passen minder goed bij de kaarten op de akker. Neem B5.' },
      },
    ],
  },
  keep: {
    title: 'Je eerste kaart',
    text: 'Vóór de eerste oogst krijgt iedereen één voedselkaart; wie als laatste speelt, kiest als eerste (A3.4). Met elk symbool op een kaart bevoorraad je één hut op een veld met hetzelfde symbool.',
    tasks: [
      {
        ask: 'Houd de kaart met het symbool van het rivierveld naast je ziggoerat.',
        done: 'Precies, dadels: die toont het rivierveld vlak naast je. Belit krijgt de palm en neemt de linkerkolom van de akker.',
        wrong: {
          other:
            'Er is een palm dichtbij, maar op droog land. Het rivierveld naast je toont dadels, en een bevoorrade hut daar levert kamelen op.',
        },
      },
    ],
  },
  harvest: {
    title: 'De oogst',
    text: 'Iedereen neemt één kolom van twee kaarten. Van links naar rechts bepalen de kolommen ook de nieuwe speelvolgorde; kaarten met meer symbolen liggen verder naar rechts (A5.2, A5.3).',
    tasks: [
      {
        ask: 'Je hebt dadels ×1 en een ploeg. Neem de kolom waarmee je rond je ziggoerat de meeste hutten kunt bevoorraden.',
        done: 'Druiven ×2 en gerst ×1: samen met de dadels is dat genoeg voor vier hutten, en de uitbreidingskaart van deze beurt is een vier.',
        wrong: {
          other:
            'Drie dadels en een joker lijken sterk, maar er is maar één dadelveld in de buurt. Met de middelste kolom bevoorraad je drie hutten tegelijk.',
        },
      },
    ],
  },
  huts: {
    title: 'Nieuwe hutten',
    text: 'Je moet zoveel hutten zetten als de uitbreidingskaart toont, elk naast een eigen hut of ziggoerat (A6.1). Zet ze waar je ze kunt bevoorraden: twee op druiven, één op gerst, één op dadels.',
    tasks: [
      {
        ask: 'Vier hutten: C5 (dadels) en B4 (druiven) op de rivier, C6 (gerst) en D5 (druiven) op droog land. Begin naast je ziggoerat.',
        done: 'Die telt meteen mee: de volgende mag ernaast.',
        wrong: { palm: NO_PALM, other: 'Met je kaarten kun je hier geen hut bevoorraden. Blijf bij de vier genoemde velden.' },
      },
      { ask: 'De tweede.', done: 'Goed.', wrong: { palm: NO_PALM, other: NOT_FED } },
      { ask: 'De derde. Bij D5 kom je via C5 of C6.', done: 'Goed.', wrong: { palm: NO_PALM, other: NOT_FED } },
      {
        ask: 'En de laatste.',
        done: 'Twee hutten op de zuidrivier, en drie die in één punt samenkomen: je ziet zo waar dat goed voor is.',
        wrong: { palm: NO_PALM, other: 'Hier kun je niet ook nog een hut bevoorraden. Een van de vier velden is nog vrij.' },
      },
    ],
  },
  feed: {
    title: 'Bevoorraden',
    text: 'Nu moet je al je hutten bevoorraden (A6.2). Speel je kaarten één voor één. Met een kaart bevoorraad je zoveel hutten als je kunt; wat over is, gaat verloren. Met een ploeg bevoorraad je één hut naar keuze.',
    tasks: [
      {
        ask: 'Kies uit je hand een kaart die bij je hutten past.',
        done: 'Een bevoorrade hut staat midden op het veld.',
        wrong: { plow: 'De ploeg kan wachten: met je andere kaarten bevoorraad je alle vier, en hij is aan het einde een punt waard.' },
      },
      { ask: 'De volgende kaart.', done: 'Nog een.', wrong: { plow: KEEP_PLOW } },
      {
        ask: 'En de laatste.',
        done: 'Alle vier zijn bevoorraad, en je hebt de ploeg nog voor een slecht jaar.',
        wrong: { plow: KEEP_PLOW },
      },
    ],
  },
  well: {
    title: 'Bronnen',
    text: 'Waar drie velden samenkomen en je op elk een hut hebt, mag je een bron bouwen, als geen van de drie vruchtbaar is (A6.6). Een bron kost niets en telt één keer: 6 punten in de eerste regeerperiode, 5 in de tweede, 4 in de derde.',
    tasks: [
      {
        ask: 'Bouw je bron op het punt dat oplicht.',
        done: 'Dan volgen je inkomsten: 3 kamelen voor je eerste hut op een rivier en 2 voor de volgende. En prestige: 1 punt voor elke hut op droog land, 1 voor de ziggoerat, 6 voor de bron.',
        wrong: { other: 'Dat mag, maar een bron kost niets en is nu 6 punten waard; later wordt dat minder.' },
      },
    ],
  },
  actions: {
    title: 'Kamelen uitgeven',
    text: 'Met kamelen betaal je al het andere: ziggoerats uitbouwen, intrigeren bij de dignitarissen van Assur, offeren en kaarten kopen (A7). Je hebt er 5. Elke laag van een ziggoerat levert elke beurt 1 punt op, en aan het einde nog een keer.',
    tasks: [
      {
        ask: 'Bouw je ziggoerat voor 3 kamelen uit met een middenstuk: kies het veld.',
        done: 'Een ziggoerat groeit hoogstens één laag per beurt (A7.2). Je hebt nog 2 kamelen.',
        wrong: {
          offer: 'Offers tellen pas bij de overstroming en per ziggoerat, en je hebt er maar één. Het middenstuk telt elke beurt.',
          intrigue: 'Goed idee, dat komt zo. Maar bouw met 5 kamelen eerst uit: dat telt vanaf de volgende beurt.',
          end: 'Je mag kamelen bewaren, maar hier heb je er meer aan: bouw je ziggoerat uit.',
          other: 'Je hebt nu geen voedsel nodig: alle hutten zijn deze beurt bevoorraad. Bouw de ziggoerat uit.',
        },
      },
      {
        ask: 'Stuur voor 2 kamelen een hut uit je voorraad naar de laagste dignitaris: invloed in Assur telt bij de overstroming (A7.3).',
        done: 'Jij bent er als eerste, en dat helpt: bij gelijke stand telt de hoogste hut.',
        wrong: {
          offer: 'Met één ziggoerat levert een offer weinig op. In Assur krijgt de eerste de som van de uitbreidingskaarten.',
          end: 'Je hebt nog twee kamelen: genoeg voor de laagste dignitaris.',
          other: 'Je kunt een kaart voor de volgende beurt kopen, maar de eerste plaats in Assur is meer waard.',
        },
      },
      { ask: 'Beëindig je acties.', done: 'De tweede beurt begint, met een nieuwe uitbreidingskaart en een nieuwe akker.', wrong: {} },
    ],
  },
  hunger: {
    title: 'Te weinig voedsel',
    text: 'Tweede beurt. Je hebt zeven hutten en kaarten voor vijf: druiven ×3, een joker en een ploeg. Jij kiest de kaarten en de volgorde; hutten zonder voedsel gaan terug naar je voorraad (A6.4, A6.5).',
    tasks: [
      {
        ask: 'Welke kaart eerst? Met een ervan bevoorraad je drie hutten tegelijk, maar alleen als die nog niets gehad hebben.',
        done: 'Drie druiven, drie hutten.',
        wrong: { any: 'Dat mag, maar joker en ploeg zijn goed voor elke hut: bewaar ze voor hutten die niet op druiven staan.' },
      },
      {
        ask: 'Vier hongerige hutten, voedsel voor twee. Een hut op de rivier levert kamelen op, een op droog land een punt. Bevoorraad er een op de rivier.',
        done: 'Goed.',
        wrong: { other: 'Dat mag: die hut levert 1 punt op. Maar met kamelen kun je bouwen: bevoorraad de hutten op de rivier.' },
      },
      {
        ask: 'En de andere op de rivier.',
        done: 'De twee andere verhongeren; ze zijn terug in je voorraad en kunnen later weer het bord op. Drie hutten op één rivier: 3 + 2 + 2 = 7 kamelen.',
        wrong: { other: 'Dat mag, maar de andere hut op de rivier levert 2 kamelen op.' },
      },
    ],
  },
  build: {
    title: 'Een nieuwe ziggoerat',
    text: 'Voor 6 kamelen vervang je een hut door de basis van een nieuwe ziggoerat, maar niet op een rivier en niet naast een bron (A7.1). Een ziggoerat heeft geen voedsel nodig, doorstaat elke overstroming en telt mee voor offers.',
    tasks: [
      {
        ask: 'Bouw op A6.',
        done: 'Twee ziggoerats. De hut is terug in je voorraad en je hebt nog 1 kameel.',
        wrong: {
          offer: 'Eerst de basis: offers tellen per ziggoerat, dus bouw voordat je offert.',
          intrigue: 'In Assur sta je al voor. De basis is meer waard.',
          other: 'Dat mag, maar 7 kamelen heb je zelden: bouw een basis nu het kan.',
        },
      },
      {
        ask: 'Offer je laatste kameel: op veld 1 van het offerspoor tellen je ziggoerats ×1 (A7.4).',
        done: 'Twee ziggoerats ×1: goed voor 2 punten bij de overstroming.',
        wrong: {
          end: 'Je mag de kameel houden, maar geofferd levert hij bij de overstroming 2 punten op.',
          other: 'Een kaart voor later is niet slecht, maar het offer levert bij de overstroming 2 punten op.',
        },
      },
    ],
  },
  flood: {
    title: 'De overstroming',
    text: 'De eerste regeerperiode heeft twee beurten, dus nu stijgen de rivieren: alle hutten op riviervelden gaan terug naar hun eigenaars (A8.1). Dan worden Assur, de dignitarissen en de offers geteld.',
    tasks: [
      {
        ask: 'Beëindig je acties en lees in het verloop wat de overstroming brengt.',
        done: 'Belit en jij hebben allebei invloed 1 en één hut, maar de jouwe staat hoger: jij krijgt de punten van beide uitbreidingskaarten, 4 + 3. De laagste dignitaris geeft jullie elk een kameel. Offers leveren jou 2 punten op en Belit 3. Daarna worden Assur en het offerspoor leeggemaakt.',
        wrong: {},
      },
    ],
  },
  end: {
    title: 'De laatste beurt',
    text: 'De derde regeerperiode is bijna voorbij. Je hebt 7 kamelen en twee voltooide ziggoerats. In Assur hebben Belit en jij allebei invloed 6, maar zij heeft er meer hutten en staat voor. Aan het einde is elke laag 1 punt waard, een ploeg 1 en elke twee kamelen 1 (A9.1).',
    tasks: [
      {
        ask: 'De eerste in Assur krijgt 8 punten, de tweede alleen de laagste kaart: 2. Neem daar de leiding.',
        done: 'Nu sta jij voor in Assur.',
        wrong: {
          build: 'Een basis levert nu maar 1 punt op. De leiding in Assur levert er 6 meer op.',
          offer: 'Offeren kan straks nog: stel eerst Assur veilig.',
          end: 'Twee kamelen zijn aan het einde maar 1 punt waard. Geef ze liever uit.',
          other: 'Een ploeg is aan het einde 1 punt waard. De leiding in Assur is meer waard.',
        },
      },
      {
        ask: 'Nu het offer. Veld 2 en veld 3 zijn allebei ×2: hoeveel kamelen geef je?',
        done: 'Twee kamelen: je twee ziggoerats tellen dubbel, dus 4 punten.',
        wrong: {
          three: 'Veld 3 is nog steeds ×2: die kameel zou verspild zijn.',
          one: 'Veld 1 is ×1: 2 punten. Een tweede kameel verdubbelt dat.',
          end: 'Als je twee kamelen houdt, zijn ze 1 punt waard; geofferd leveren ze er 4 op.',
          other: 'Dat levert minder op dan het offer: twee kamelen voor 4 punten.',
        },
      },
      {
        ask: 'Nu loont geen enkele actie meer. Beëindig je acties.',
        done: 'Eerst de overstroming, dan het einde: lagen, ploeg en kamelen worden geteld, en je hebt gewonnen!',
        wrong: { other: 'Wat je nog hebt, is meer waard als je het houdt. Beëindig je acties.' },
      },
    ],
  },
};
