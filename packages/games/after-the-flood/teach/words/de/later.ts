import type { LessonText } from '@shinar/teach';
import type { later as source } from '../en/later.ts';

export const later: Record<keyof typeof source, LessonText> = {
  decline: {
    title: 'Niedergang und Produktion',
    text: 'In den Runden 2 und 4 folgt auf die Produktion ein Niedergang (F6). Jeder verliert außerhalb Sumers in jedem Gebiet einen Arbeiter, in Dilmun alle, dazu einen Schreiber und einen Schmied. Wer in Bewässerung oder Weberei die meisten hat, behält dort nur zwei, und die anderen verlieren ebenso viele. Je nach Rang bringt die Bewässerung 6, 4 oder 3 Getreide (F5.1), die Weberei 3, 2 oder 1 Stoff; ohne Arbeiter gibt es dort nichts (F5.3).',
    tasks: [
      {
        ask: 'Der Niedergang hat dir den letzten Arbeiter in der Bewässerung genommen; Belit und Iddin haben dort je zwei. Gib einen Stoff aus und setze dort zwei ein.',
        done: 'Alle haben zwei: Nächste Runde bekommt jeder 5 Getreide. Ohne die beiden bekämst du nichts, die anderen je 6.',
        wrong: {
          more: 'Der richtige Platz! Aber nimm einen Stoff und zwei Arbeiter: Mit nur einem lägst du hinten, und Lapislazuli gehört in einen Ausbau.',
          place: 'Auch ein guter Platz, aber erst kommt das Getreide: Ohne Arbeiter in der Bewässerung gehst du nächste Runde leer aus.',
          other: 'Das ist erlaubt, aber ohne Arbeiter in der Bewässerung bekommst du nächste Runde kein Getreide.',
        },
      },
      {
        ask: 'Beende die Aktion.',
        done: 'Iddin handelt, und Belit gründet das Reich Larsa.',
        wrong: {},
      },
    ],
  },
  empire: {
    title: 'Ein Reich gründen',
    text: 'In jeder Runde können drei Reiche entstehen, und eines davon darfst du gründen (F11). Du brauchst einen Arbeiter in seinem Gebiet, und niemand darf dort mehr haben als du (F11.2). Dein Arbeiter bei den Kassiten wartet seit der letzten Runde darauf.',
    tasks: [
      {
        ask: 'Gründe das Reich der Kassiten.',
        done: 'Zehn Armeen.',
        wrong: { other: 'Das ist erlaubt, aber zehn Armeen sind viele Punkte. Gründe das Reich der Kassiten.' },
      },
      {
        ask: 'Du könntest weitere kaufen: eine für ein Getreide, zwei für ein Metall, drei für ein Werkzeug (F11.3). Aber zehn reichen, und das Getreide brauchst du für Arbeiter und Holz. Drücke „Fertig“.',
        done: 'Nun die Ausrüstung.',
        wrong: { other: 'Das ist erlaubt, aber das Getreide nützt dir anderswo mehr: Zehn Armeen reichen.' },
      },
      {
        ask: 'Belits Ausrüstung ist 1 wert. Gegen ein schlechter ausgerüstetes Reich triffst du mit 5 oder mehr, gegen ein besser ausgerüstetes erst mit 7 (F12.2). Gib einen Stoff aus, Wert 2.',
        done: 'Du hast Rang A.',
        wrong: {
          done: 'Bei gleichem oder kleinerem Wert liegst du hinter ihr. Ein Stoff reicht.',
          other: 'Mit einem Getreide ziehst du nur gleich, und dann liegt das spätere Reich hinten.',
        },
      },
      {
        ask: 'Das reicht. Drücke „Fertig“.',
        done: 'Dein Arbeiter geht, deine Armeen kommen.',
        wrong: { other: 'Du bist schon vorn.' },
      },
      {
        ask: 'Stelle im Heimatgebiet eine oder zwei Armeen auf (F11.5). Eine reicht: Niemand ist in der Nähe.',
        done: 'Neun Armeen zum Erobern.',
        wrong: { two: 'Das ist erlaubt, aber die zweite könnte ein anderes Gebiet halten.' },
      },
    ],
  },
  chain: {
    title: 'Eine Tauschkette',
    text: 'Mit einer Aktion handelst du überall (F10.1), und deine Armeen tauschen anstelle von Arbeitern; wo eine feindliche Armee steht, geht es nicht (F10.3). Was du gerade bekommen hast, darfst du gleich weitertauschen. Und jeder freie Schmied macht aus einem Metall ein Werkzeug (F10.4). Plane die ganze Kette, bevor du beginnst: Aus Getreide und Stoff sollen zwei Holz, ein Werkzeug und ein Lapislazuli werden.',
    tasks: [
      {
        ask: 'Dilmun: Getreide gegen Holz.',
        done: 'Zwei Holz.',
        wrong: {
          trade: 'Das geht auch, aber beginne mit dem Holz: Ohne zwei kannst du nicht ausbauen.',
          other: 'Das ist erlaubt, aber handle zuerst: Deine Arbeiter warten.',
        },
      },
      {
        ask: 'Elam: Getreide gegen Metall.',
        done: 'Metall für den Schmied.',
        wrong: {
          trade: 'Das geht auch, aber Elam hat das Metall für dein Werkzeug.',
          other: 'Du kannst noch tauschen. Nimm Metall in Elam.',
        },
      },
      {
        ask: 'Mach aus dem Metall ein Werkzeug.',
        done: 'Wert 3 für ein Getreide.',
        wrong: { other: 'Dein Schmied ist frei. Mach aus dem Metall ein Werkzeug.' },
      },
      {
        ask: 'Dilmun, dein zweiter Arbeiter dort: Stoff gegen Öl.',
        done: 'Für Öl gibt es Lapislazuli.',
        wrong: {
          trade: 'Das geht auch, aber du willst Lapislazuli, und den geben die Kassiten für Öl.',
          other: 'Du kannst noch tauschen. Nimm Öl in Dilmun.',
        },
      },
      {
        ask: 'Deine Armeen bei den Kassiten: das Öl gegen Lapislazuli.',
        done: 'Zwei Holz, ein Werkzeug, ein Lapislazuli, aus zwei Getreide und einem Stoff.',
        wrong: {
          trade: 'Das geht auch, aber das Werkzeug gehört in den Ausbau. Gib das Öl.',
          other: 'Noch ein Tausch: Öl gegen Lapislazuli.',
        },
      },
      {
        ask: 'Beende die Aktion.',
        done: 'Für 20 Punkte fehlen nur noch Öl und Gold.',
        wrong: {},
      },
    ],
  },
  majority: {
    title: 'Die meisten Arbeiter',
    text: 'Am Ende der Partie werden Gebiete, Bewässerung und Weberei gewertet: Die Punkte bekommt, wer dort die meisten Arbeiter hat, bei Gleichstand niemand (F16.1). Die Kassiten sind 4 wert. Belit und du habt dort je einen Arbeiter.',
    tasks: [
      {
        ask: 'Es ist Runde 5. Gib einen Stoff aus und setze zwei Arbeiter bei den Kassiten ein.',
        done: 'Drei gegen einen!',
        wrong: {
          workers: 'Auch das kann Punkte bringen, aber hier werden aus einem Gleichstand 4 Punkte, für einen einzigen Stoff.',
          other: 'Das ist erlaubt, aber ein Gleichstand bringt nichts. Zwei Arbeiter bei den Kassiten sind 4 Punkte wert.',
        },
      },
      {
        ask: 'Beende die Aktion.',
        done: 'Aber schau, wer noch antworten kann: Belit hat ein Gold und kann damit vier Arbeiter einsetzen. Am sichersten ist so ein Zug kurz vor Schluss.',
        wrong: {},
      },
    ],
  },
  end: {
    title: 'Die letzte Runde',
    text: 'In der letzten Runde wird alles zu Punkten: Gebiete, Ausbauten, Mehrheiten. Was du auf der Hand behältst, ist nichts wert.',
    tasks: [
      {
        ask: 'Deine Armeen sind verbraucht, und die Waren für einen Ausbau hast du. Passe.',
        done: 'Bleibt noch dein Gebot für die Spielreihenfolge.',
        wrong: { other: 'Du kannst weitermachen, würdest aber zahlen und nichts mehr gewinnen.' },
      },
      {
        ask: 'Deine Waren brauchst du zum Ausbau, und eine nächste Runde gibt es nicht. Drücke „Fertig“.',
        done: 'Iddin macht weiter und zahlt für jede Aktion, bis auch er passt. Dann bringen dir fünf Gebiete, zwei davon in Sumer, 12 Punkte.',
        wrong: { other: 'Es kommt keine Runde mehr, in der du zuerst dran sein könntest. Behalte die Waren für den Ausbau.' },
      },
      {
        ask: 'Baue Uruk mit allem aus, was du hast.',
        done: '14 Punkte, und die meisten Arbeiter in Mitanni und Dilmun bringen 5 dazu: 115. Du hast gewonnen!',
        wrong: {
          less: 'Was du weglässt, ist nichts mehr wert. Nimm alle drei.',
          other: 'Du kannst eine andere Stadt ausbauen oder keine, aber Uruk mit allem bringt 14.',
        },
      },
    ],
  },
  sumer: {
    title: 'Das Reich Sumer',
    text: 'In den Runden 1 und 3 gibt es ein Reich, das keine Arbeiter braucht: Sumer. Seine Heimat ist ein beliebiges sumerisches Gebiet, auch eines mit fremder Stadt oder Armee (F11.2). Es hat nur drei Armeen, aber du darfst welche kaufen.',
    tasks: [
      {
        ask: 'Du hast eine Stadt in Nippur, also bringen sumerische Gebiete je 3 Punkte. Gründe das Reich Sumer in Lagasch: Keine Armee ist in der Nähe, und vier Gebiete grenzen daran.',
        done: 'Drei Armeen.',
        wrong: {
          home: 'Das geht auch, aber rings um Lagasch ist mehr Platz: Umma, Ur, Eridu und Elam.',
          other: 'Das ist erlaubt, aber das Reich Sumer kann dir jemand wegschnappen: Arbeiter braucht man dafür nicht.',
        },
      },
      {
        ask: 'Drei sind wenig. Kaufe eine für ein Getreide.',
        done: 'Vier. Jede kann ein Gebiet für 3 Punkte halten.',
        wrong: {
          done: 'Du kannst aufhören, aber mit drei Armeen kommst du nicht weit.',
          other: 'Dafür bekämst du mehr Armeen auf einmal, aber diese Ware brauchst du noch. Vom Getreide hast du am meisten.',
        },
      },
    ],
  },
  reinforce: {
    title: 'Verstärken',
    text: 'In einem Gebiet können zwei deiner Armeen stehen (F12.5). Zwei sind schwerer zu vertreiben, und wo es Waren gibt, tauscht jede einmal (F10.3).',
    tasks: [
      {
        ask: 'Verstärke deine Armee bei den Kassiten.',
        done: 'Zwei Armeen: Dein Heimatgebiet hält.',
        wrong: { other: 'Das ist erlaubt, aber Lapislazuli gibt es nur bei den Kassiten. Halte das Gebiet mit zwei Armeen.' },
      },
      {
        ask: 'Beende die Aktion.',
        done: 'Belit tut dasselbe in Mitanni.',
        wrong: { other: 'Weitermachen kostet jedes Mal eine Armee. Hier reicht eine.' },
      },
    ],
  },
  arrows: {
    title: 'Pfeile',
    text: 'Von Akkad, Isin, Larsa und Chaldäa führt je ein Pfeil nach Sumer; er gilt nur in diese Richtung (F2.4). Zurück kommt niemand, also ist deine Heimat sicher. Du führst das Reich Larsa; sein Pfeil zeigt nach Uruk.',
    tasks: [
      {
        ask: 'Jemand hat gepasst. Zahle mit einer Armee: Arbeiter hast du keine mehr.',
        done: 'Vier sind übrig.',
        wrong: {
          good: 'Heb die Ware auf: Zwei Holz und ein Lapislazuli reichen für einen Ausbau, der 7 Punkte bringt. Zahle mit einer Armee.',
          other: 'Du kannst passen, aber deine Armeen sind nach der Runde weg.',
        },
      },
      {
        ask: 'Folge dem Pfeil: Marschiere in Uruk ein.',
        done: 'Von Uruk aus kommst du in ganz Sumer weiter.',
        wrong: {},
      },
      {
        ask: 'Beende die Aktion.',
        done: 'Die Armeen der nächsten Runde kommen woandersher: Nutze diese, solange du sie hast.',
        wrong: { other: 'Das geht, aber behalte Armeen zum Zahlen.' },
      },
    ],
  },
  destroy: {
    title: 'Eine Stadt zerstören',
    text: 'Wo du eine Armee hast, darfst du eine fremde Stadt zerstören: Das kostet zwei verfügbare Armeen, oder drei, wenn ihr Besitzer Schuruppak und noch eine Stadt hat (F12.4). Die Punkte für einen Ausbau bleiben, aber der Vorteil und der Platz sind weg.',
    tasks: [
      {
        ask: 'Deine Armee steht in Sippar, wo Iddin eine ausgebaute Stadt hat. Zerstöre sie.',
        done: 'Iddin nimmt Stadt und Ausbau vom Spielplan, und der Platz ist frei.',
        wrong: { other: 'Das ist erlaubt, aber Sippar ist ein guter Platz, und du könntest dort selbst bauen.' },
      },
      {
        ask: 'Beende die Aktion.',
        done: 'Nun kannst du in Sippar bauen und die Stadt neu ausbauen.',
        wrong: { other: 'Weitermachen kostet noch eine Armee. Behalte sie.' },
      },
    ],
  },
};
