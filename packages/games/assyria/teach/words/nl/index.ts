import type { LessonText } from '@shinar/teach';
import type { lessons as source } from '../en/index.ts';

const KEEP_PLOW = 'Bewaar de ploeg: het lukt ook met een andere kaart.';

export const lessons: Record<keyof typeof source, LessonText> = {
  settle: {
    title: 'Een plek om te beginnen',
    text: 'Jij bent Amar en speelt tegen Belit. Op elk veld staat een voedselsymbool: dat voedsel heeft een hut op dat veld nodig. Hutten op de rivier leveren kamelen op. Op het groene land tussen de rivieren is een hut 2 punten per beurt waard, op droog land 1 (A6.7, A6.8).',
    tasks: [
      {
        ask: 'Er is gezaaid: in één kolom liggen druiven en gerst. Vestig je in het zuidwesten, met druiven, gerst en dadels eromheen en een rivier ernaast.',
        done: 'Daar staat je eerste ziggoerat. Die heeft geen voedsel nodig, en van daaruit breid je uit met hutten.',
        wrong: {
          other: 'Dat mag, maar de symbolen eromheen passen minder goed bij de kaarten op de akker. Neem het veld in het zuidwesten.',
        },
      },
    ],
  },
  keep: {
    title: 'Je eerste kaart',
    text: 'Vóór de eerste oogst krijgt iedereen één voedselkaart; wie als laatste speelt, kiest als eerste (A3.4). Met elk symbool op een kaart bevoorraad je één hut op een veld met hetzelfde symbool.',
    tasks: [
      {
        ask: 'Houd de kaart met het symbool van het rivierveld naast je ziggoerat.',
        done: 'Precies: op het rivierveld vlak naast je staan dadels. Belit krijgt de palm en neemt de linkerkolom van de akker.',
        wrong: {
          other:
            'Er is een palm dichtbij, maar op droog land. Op het rivierveld naast je staan dadels, en een bevoorrade hut daar levert kamelen op.',
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
    text: 'Je moet zoveel hutten plaatsen als de uitbreidingskaart aangeeft, elk naast een hut of ziggoerat van jou (A6.1). Een bevoorrade hut op een rivier levert kamelen op: de eerste op die rivier 3, elke volgende 2 (A6.7). Je hebt palm ×3, gerst ×3, dadels ×3 en een ploeg.',
    tasks: [
      {
        ask: 'Vier hutten. Op de zuidrivier liggen twee palmvelden en een dadelveld, en via een zoutveld kom je erbij. Begin met het rivierveld naast je ziggoerat.',
        done: 'Die telt meteen: de volgende hut mag ernaast.',
        wrong: { other: 'Dat mag, maar op droog land levert een hut 1 punt op en geen kamelen. Blijf op de zuidrivier.' },
      },
      {
        ask: 'De tweede, verder op de rivier.',
        done: 'Goed.',
        wrong: { other: 'Dat mag, maar op droog land levert een hut 1 punt op en geen kamelen. Blijf op de zuidrivier.' },
      },
      {
        ask: 'De derde.',
        done: 'Goed.',
        wrong: { other: 'Dat mag, maar op droog land levert een hut 1 punt op en geen kamelen. Blijf op de zuidrivier.' },
      },
      {
        ask: 'En de laatste.',
        done: 'Drie ervan kun je bevoorraden. De hut op het zoutveld verhongert, maar zo kwam je wel bij de andere, en hij gaat gewoon terug naar je voorraad. 3 + 2 + 2 = 7 kamelen!',
        wrong: { other: 'Dat mag, maar op droog land levert een hut 1 punt op en geen kamelen. Blijf op de zuidrivier.' },
      },
    ],
  },
  feed: {
    title: 'Bevoorraden',
    text: 'Nu moet je al je hutten bevoorraden (A6.2). Speel je kaarten één voor één. Met een kaart bevoorraad je zoveel mogelijk hutten; wat over is, gaat verloren. Met een ploeg bevoorraad je één hut naar keuze.',
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
    title: 'Vrienden in Assur',
    text: 'Acties betaal je met kamelen (A7). Een hut kost bij de hoogste dignitaris 4 kamelen, bij de middelste 3, bij de laagste 2, en levert 3, 2 of 1 invloed op (A7.3, A8.2). Wie bij de overstroming de meeste invloed heeft, krijgt de punten van alle uitbreidingskaarten van deze regeerperiode. De hoogste dignitaris levert ook punten op, de middelste een ploeg, de laagste kamelen (A8.5, A8.6, A8.7).',
    tasks: [
      {
        ask: 'Belit heeft twee hutten bij de middelste: invloed 4. Jij hebt 7 kamelen. Stuur een hut naar de middelste.',
        done: 'Invloed 2, en een ploeg bij de overstroming, want die van jou is gespeeld.',
        wrong: {
          other: 'Dat mag, maar met 7 kamelen kun je Belit in Assur inhalen: de middelste en de hoogste, 3 + 4. Begin met de middelste.',
        },
      },
      {
        ask: 'En een naar de hoogste, voor de andere 4 kamelen.',
        done: 'Invloed 5 tegen 4: je bent eerste in Assur.',
        wrong: {
          end: 'Dan blijft Belit voor: 4 tegen 2. Je hebt net genoeg kamelen voor de hoogste.',
          other: 'Dat mag, maar dan blijft Belit voor. De hoogste levert 3 invloed op.',
        },
      },
      {
        ask: 'Beëindig je acties.',
        done: 'De tweede beurt begint met een nieuwe uitbreidingskaart en een nieuwe akker.',
        wrong: {},
      },
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
        ask: 'Bouw op het druivenveld aan de westrand.',
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
  ten: {
    title: 'Tien kamelen',
    text: 'Meer dan tien kamelen kun je niet hebben; wat je meer zou krijgen, vervalt (A6.7). Geef ze dus uit. Een ziggoerat groeit per beurt met één laag: een middenstuk kost 3, een dak 2 (A7.2).',
    tasks: [
      {
        ask: 'Je hebt er precies tien. Bouw een tweede ziggoerat op het dadelveld tussen de rivieren, voor 6.',
        done: 'De hut is terug in je voorraad, en deze ziggoerat overleeft elke overstroming.',
        wrong: { other: 'Dat mag, maar tien kamelen heb je zelden. Bouw eerst: dat telt elke beurt, en ook voor het offer.' },
      },
      {
        ask: 'Zet een middenstuk op je eerste ziggoerat, voor 3.',
        done: 'Elke laag levert elke beurt 1 punt op.',
        wrong: { other: 'Dat mag, maar een middenstuk levert vanaf nu elke beurt iets op.' },
      },
      {
        ask: 'Offer de laatste kameel.',
        done: 'Twee ziggoerats × 1: 2 punten bij de overstroming.',
        wrong: { end: 'Je kunt hem houden, maar geofferd levert hij bij de overstroming 2 punten op.' },
      },
      {
        ask: 'Beëindig je acties.',
        done: 'Tien kamelen, allemaal aan het werk. De overstroming telt Assur en de offers.',
        wrong: {},
      },
    ],
  },
  buy: {
    title: 'Voedsel kopen',
    text: 'Eén keer per beurt kun je een voedselkaart kopen uit de kolom die niemand nam: 1 kameel voor één symbool, 2 voor meer. Een ploeg kost 2, als je er geen hebt (A7.5).',
    tasks: [
      {
        ask: 'Je hand is leeg en je hebt nog twee kamelen. Koop de kaart met twee symbolen.',
        done: 'Volgende beurt twee hutten bevoorraad, voor maar twee kamelen.',
        wrong: {
          end: 'Je kunt de kamelen houden, maar dan begin je de volgende beurt met een lege hand.',
          other: 'Dat mag, maar gerst ×2 bevoorraadt twee hutten, een joker of een ploeg maar één.',
        },
      },
      {
        ask: 'Beëindig je acties.',
        done: 'De volgende oogst levert nog twee kaarten op.',
        wrong: {},
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
  three: {
    title: 'Met drie spelers',
    text: 'Met drie spelers doen de twee kolommen aan de oostrand niet mee, en er zijn drie startvelden, voor elke speler één (A2.3, A2.4). De akker heeft vier kolommen, één meer dan er spelers zijn (A5.1).',
    tasks: [
      {
        ask: 'Iddin heeft zich in het noorden gevestigd. Vestig je in het zuidwesten, op het zoutveld naast de rivier.',
        done: 'Ver van de anderen, met een rivier voor de deur.',
        wrong: { other: 'Dat mag, maar het zuidwesten past beter bij de kaarten van deze akker.' },
      },
    ],
  },
  four: {
    title: 'Met vier spelers',
    text: 'Met vier spelers doet het hele bord mee en heeft de akker vijf kolommen. In de tweede en derde regeerperiode komt de bonuskaart erbij: 4 punten meer te verdienen in Assur (A1.4, A8.3).',
    tasks: [
      {
        ask: 'Je ziggoerat staat in het noordoosten, met zout en dadels eromheen, en je hebt dadels ×3. Neem een kolom waarmee je daar hutten bevoorraadt en toch vroeg aan de beurt bent.',
        done: 'Zout ×2 en dadels ×1. En er zijn maar twee spelers vóór je aan de beurt.',
        wrong: { other: 'Dat mag, maar druiven liggen verder van je af, en je zou later spelen.' },
      },
    ],
  },
};
