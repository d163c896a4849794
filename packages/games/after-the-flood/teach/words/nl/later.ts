import type { LessonText } from '@shinar/teach';
import type { later as source } from '../en/later.ts';

export const later: Record<keyof typeof source, LessonText> = {
  decline: {
    title: 'Verval en productie',
    text: 'In ronde 2 en 4 volgt op de productie een verval (F6). Iedereen verliest in elk gebied buiten Sumer een arbeider (in Dilmun alle arbeiders), en ook een schrijver en een smid. Wie in Irrigatie of in de Weverij de meeste heeft, houdt er twee over; de anderen verliezen er net zoveel. Wie in Irrigatie de meeste arbeiders heeft, krijgt 6 graan, de volgende 4, de laatste 3 (F5.1); zonder arbeider krijg je daar niets (F5.3). In de Weverij is het 3, 2 en 1 textiel.',
    tasks: [
      {
        ask: 'Door het verval ben je je laatste arbeider in Irrigatie kwijt; Belit en Iddin hebben er elk twee. Geef textiel uit en zet er twee neer.',
        done: 'Allemaal twee: volgende ronde krijgt iedereen 5 graan. Zonder deze twee kreeg je niets, en de anderen elk 6.',
        wrong: {
          more: 'De goede plek! Maar doe het met textiel en twee arbeiders: eentje alleen zou laatste zijn, en lapis lazuli is voor de uitbouw.',
          place: 'Ook een goede plek, maar eerst het graan: zonder arbeider in Irrigatie krijg je volgende ronde niets.',
          other: 'Dat mag, maar zonder arbeider in Irrigatie krijg je volgende ronde geen graan.',
        },
      },
      {
        ask: 'Beëindig de actie.',
        done: 'Iddin handelt, en Belit sticht het rijk Larsa.',
        wrong: {},
      },
    ],
  },
  empire: {
    title: 'Een rijk stichten',
    text: 'Elke ronde zijn er drie rijken te stichten, en je mag er één leiden (F11). Je hebt een arbeider in het gebied van het rijk nodig, en niemand mag er daar meer hebben dan jij (F11.2). Je arbeider bij de Kassieten staat daarvoor al sinds de vorige ronde klaar.',
    tasks: [
      {
        ask: 'Sticht het rijk van de Kassieten.',
        done: 'Tien legers.',
        wrong: { other: 'Dat mag, maar tien legers leveren veel punten op. Sticht het rijk van de Kassieten.' },
      },
      {
        ask: 'Je kunt er meer kopen: één voor 1 graan, twee voor 1 metaal, drie voor 1 gereedschap (F11.3). Maar tien is genoeg, en het graan heb je nodig voor arbeiders en hout. Druk op “Klaar”.',
        done: 'Nu de uitrusting.',
        wrong: { other: 'Dat mag, maar graan is elders meer waard: tien legers is genoeg.' },
      },
      {
        ask: 'Belits uitrusting is 1 waard. Tegen een slechter uitgerust rijk lukt een worp met 5 of meer, tegen een beter uitgerust rijk pas met 7 (F12.2). Geef textiel uit, waarde 2.',
        done: 'Je hebt rang A.',
        wrong: {
          done: 'Met evenveel of minder kom je achter haar. Eén textiel is genoeg.',
          other: 'Met graan kom je maar gelijk, en dan staat het latere rijk lager.',
        },
      },
      {
        ask: 'Genoeg uitrusting. Druk op “Klaar”.',
        done: 'Je arbeider vertrekt, je legers komen.',
        wrong: { other: 'Je staat al bovenaan. Bewaar je grondstoffen.' },
      },
      {
        ask: 'Zet één of twee legers in je thuisgebied (F11.5). Eén is genoeg: er is niemand in de buurt.',
        done: 'Negen legers om mee te veroveren.',
        wrong: { two: 'Dat mag, maar het tweede kan een ander gebied bezetten.' },
      },
    ],
  },
  chain: {
    title: 'Een ruilketen',
    text: 'In één actie handel je overal (F10.1), en waar je legers staan, ruilen die in plaats van arbeiders; waar een vijandelijk leger staat, kun je niet ruilen (F10.3). Wat je net gekregen hebt, mag je meteen verder ruilen. En elke ongebruikte smid maakt van één metaal gereedschap (F10.4). Plan de hele keten voor je begint: met graan en textiel wil je aan 2 hout, 1 gereedschap en 1 lapis lazuli komen.',
    tasks: [
      {
        ask: 'Dilmun: graan voor hout.',
        done: 'Twee hout.',
        wrong: {
          trade: 'Dat kan ook, maar begin met het hout: zonder twee kun je niet uitbouwen.',
          other: 'Dat mag, maar handel eerst: je arbeiders wachten.',
        },
      },
      {
        ask: 'Elam: graan voor metaal.',
        done: 'Metaal voor de smid.',
        wrong: { trade: 'Dat kan ook, maar Elam heeft het metaal voor je gereedschap.', other: 'Je kunt nog ruilen. Neem metaal in Elam.' },
      },
      {
        ask: 'Maak gereedschap van het metaal.',
        done: 'Waarde 3 voor één graan.',
        wrong: { other: 'Je smid heeft nog niets gedaan. Maak gereedschap van het metaal.' },
      },
      {
        ask: 'Dilmun, je tweede arbeider daar: textiel voor olie.',
        done: 'Voor olie krijg je lapis lazuli.',
        wrong: {
          trade: 'Dat kan ook, maar je wilt lapis lazuli, en dat geven de Kassieten voor olie.',
          other: 'Je kunt nog ruilen. Neem olie in Dilmun.',
        },
      },
      {
        ask: 'Je legers bij de Kassieten: de olie voor lapis lazuli.',
        done: '2 hout, 1 gereedschap en 1 lapis lazuli, voor 2 graan en 1 textiel.',
        wrong: { trade: 'Dat kan ook, maar het gereedschap is voor de uitbouw. Geef de olie.', other: 'Nog een: olie voor lapis lazuli.' },
      },
      {
        ask: 'Beëindig de actie.',
        done: 'Voor 20 punten heb je alleen nog olie en goud nodig.',
        wrong: {},
      },
    ],
  },
  majority: {
    title: 'Wie heeft de meeste?',
    text: 'Aan het einde van de partij leveren gebieden, Irrigatie en Weverij punten op voor wie er de meeste arbeiders heeft; bij gelijke stand voor niemand (F16.1). De Kassieten zijn 4 waard. Belit en jij hebben er elk één arbeider.',
    tasks: [
      {
        ask: 'Het is ronde 5. Geef textiel uit en zet twee arbeiders bij de Kassieten.',
        done: 'Drie tegen één.',
        wrong: {
          workers: 'Dat kan ook punten opleveren, maar hier maak je met één textiel van een gelijke stand 4 punten.',
          other: 'Dat mag, maar een gelijke stand levert niets op. Twee arbeiders bij de Kassieten zijn 4 punten waard.',
        },
      },
      {
        ask: 'Beëindig de actie.',
        done: 'Maar kijk wie nog kan reageren: Belit heeft goud en kan daarmee vier arbeiders plaatsen. Zoiets doe je het veiligst op het laatst.',
        wrong: {},
      },
    ],
  },
  end: {
    title: 'De laatste ronde',
    text: 'In de laatste ronde maak je van alles punten: gebieden, uitbouwen, meerderheden. Wat je in je hand houdt, is niets waard.',
    tasks: [
      {
        ask: 'Je legers zijn op, en je hebt alles voor een uitbouw. Pas.',
        done: 'Nu nog je bod voor de speelvolgorde.',
        wrong: { other: 'Je kunt doorgaan, maar dan betaal je en win je niets meer.' },
      },
      {
        ask: 'Je grondstoffen heb je nodig voor de uitbouw, en er komt geen ronde meer. Druk op “Klaar”.',
        done: 'Iddin gaat door en betaalt voor elke actie, tot hij ook past. Dan leveren vijf gebieden, waarvan twee in Sumer, je 12 punten op.',
        wrong: { other: 'Er komt geen ronde meer, dus vroeg spelen helpt niet. Bewaar je grondstoffen voor de uitbouw.' },
      },
      {
        ask: 'Bouw Uruk uit met alles wat je hebt.',
        done: '14 punten, en nog 5 voor de meeste arbeiders in Mitanni en Dilmun: 115. Je hebt gewonnen!',
        wrong: {
          less: 'Wat je weglaat, is niets meer waard. Gebruik alle drie.',
          other: 'Je kunt een andere stad uitbouwen, of geen, maar Uruk met alles levert 14 op.',
        },
      },
    ],
  },
  sumer: {
    title: 'Het rijk Sumer',
    text: 'In ronde 1 en 3 is er een rijk dat geen arbeiders nodig heeft: Sumer. Kies een gebied van Sumer als thuisgebied, ook een met de stad of het leger van een ander (F11.2). Het heeft maar drie legers, maar je kunt er meer kopen.',
    tasks: [
      {
        ask: 'Je hebt een stad in Nippur, dus gebieden in Sumer leveren je 3 punten op. Sticht Sumer in Lagash: er is geen leger in de buurt, en vier gebieden grenzen eraan.',
        done: 'Drie legers.',
        wrong: {
          home: 'Dat kan, maar rond Lagash is ruimte: Umma, Ur, Eridu en Elam.',
          other: 'Dat mag, maar een ander kan Sumer ook stichten: er zijn geen arbeiders voor nodig.',
        },
      },
      {
        ask: 'Drie is weinig. Koop er een bij met graan.',
        done: 'Vier. Elk kan een gebied bezetten voor 3 punten.',
        wrong: {
          done: 'Je kunt stoppen, maar met drie legers kom je niet ver.',
          other: 'Daar koop je er meer mee, maar je hebt het nog nodig. Van graan heb je het meest.',
        },
      },
    ],
  },
  reinforce: {
    title: 'Versterken',
    text: 'In een gebied kunnen twee legers van jou staan (F12.5). Twee zijn moeilijker te verdrijven, en waar iets te ruilen valt, ruilt elk één keer (F10.3).',
    tasks: [
      {
        ask: 'Versterk je leger bij de Kassieten.',
        done: 'Twee legers, en een thuisgebied dat standhoudt.',
        wrong: { other: 'Dat mag, maar lapis lazuli is er alleen bij de Kassieten. Bezet dat gebied met twee legers.' },
      },
      {
        ask: 'Beëindig de actie.',
        done: 'Belit doet hetzelfde in Mitanni.',
        wrong: { other: 'Doorgaan kost elke keer een leger. Eén is hier genoeg.' },
      },
    ],
  },
  arrows: {
    title: 'Pijlen',
    text: 'Vanuit Akkad, Isin, Larsa en Chaldea wijst een pijl naar Sumer, en alleen die kant op (F2.4). Niemand kan terug, dus je thuisgebied is veilig. Jij leidt het rijk Larsa; zijn pijl wijst naar Uruk.',
    tasks: [
      {
        ask: 'Iemand heeft gepast. Betaal met een leger: arbeiders heb je niet meer.',
        done: 'Je hebt er nog vier.',
        wrong: {
          good: 'Met twee hout en een lapis lazuli kun je een stad uitbouwen voor 7 punten. Betaal met een leger.',
          other: 'Je kunt passen, maar je legers zijn aan het einde van de ronde weg.',
        },
      },
      {
        ask: 'Volg de pijl: val Uruk binnen.',
        done: 'Vanuit Uruk kun je verder in heel Sumer.',
        wrong: {},
      },
      {
        ask: 'Beëindig de actie.',
        done: 'De legers van de volgende ronde komen ergens anders vandaan: gebruik deze zolang je ze hebt.',
        wrong: { other: 'Dat kan, maar bewaar legers om mee te betalen.' },
      },
    ],
  },
  destroy: {
    title: 'Een stad verwoesten',
    text: 'Waar je een leger hebt, mag je de stad van een ander verwoesten: dat kost twee beschikbare legers, of drie als de eigenaar Shuruppak en nog een stad heeft (F12.4). Behaalde punten blijven, maar de eigenaar is de plek en het voordeel kwijt.',
    tasks: [
      {
        ask: 'Je leger staat in Sippar, waar Iddin een uitgebouwde stad heeft. Verwoest die.',
        done: 'Stad en uitbouw gaan terug naar Iddin, en de plek is vrij.',
        wrong: { other: 'Dat mag, maar Sippar is een goede plek, en je kunt er zelf bouwen.' },
      },
      {
        ask: 'Beëindig de actie.',
        done: 'Nu kun je in Sippar bouwen en de stad opnieuw uitbouwen.',
        wrong: { other: 'Doorgaan kost nog een leger. Bewaar ze.' },
      },
    ],
  },
};
