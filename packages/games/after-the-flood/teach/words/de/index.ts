import type { LessonText } from '@shinar/teach';
import type { lessons as source } from '../en/index.ts';
import { empires } from './empires.ts';

export const lessons: Record<keyof typeof source, LessonText> = {
  workers: {
    title: 'Arbeiter',
    text: 'Du bist Amar und spielst mit Belit und Iddin. Jede Runde beginnt mit der Produktion: Arbeiter in der Bewässerung bringen Getreide, Arbeiter in der Weberei Stoff (F5.1, F5.2). Dazu kommen acht neue Arbeiter. Dann macht jeder reihum eine Aktion, bis alle gepasst haben (F7.1).',
    tasks: [
      {
        ask: 'Um Arbeiter einzusetzen, gibst du eine Ware aus; du darfst höchstens so viele einsetzen, wie sie wert ist (F9.1). Gib einen Stoff aus (Wert 2) und setze zwei Arbeiter in Mitanni ein: Dort gibt es Holz und Metall.',
        done: 'Alle im selben Gebiet, so muss es sein.',
        wrong: {
          grain: 'Getreide ist 1 wert, das reicht für einen Arbeiter. Du willst zweimal tauschen, also brauchst du zwei: Gib Stoff aus.',
          place: 'Zwei Arbeiter, und zwar in Mitanni: Dort gibt es, was du als Nächstes brauchst.',
          dear: 'Diese Ware brauchst du noch: Holz zum Ausbauen, Metall für Werkzeug, die Luxuswaren für mehr Punkte. Stoff bekommst du jede Runde.',
          other: 'Das ist erlaubt, aber fang mit Arbeitern an: Ohne Arbeiter im Ausland gibt es keinen Handel.',
        },
      },
      {
        ask: 'Eine Aktion beendest du selbst. Drücke „Fertig“.',
        done: 'Jetzt sind die anderen dran.',
        wrong: {},
      },
    ],
  },
  trade: {
    title: 'Handel',
    text: 'In einer Handelsaktion darf jeder deiner Arbeiter im Ausland einmal tauschen: eine Ware geben und eine nehmen, die sein Gebiet bietet. Jede Ware gibt es dort nur einmal (F10.1). Holz und Metall bekommst du für Getreide, Stoff oder Werkzeug (F10.2).',
    tasks: [
      {
        ask: 'Ein Ausbau kostet zwei Holz, und du hast erst eines. Gib in Mitanni Getreide und nimm Holz.',
        done: 'Guter Tausch: Wert 1 gegen Wert 2.',
        wrong: {
          dear: 'Das geht, aber Getreide reicht auch und ist am wenigsten wert.',
          metal: 'Metall kommt gleich. Zuerst das Holz.',
          other: 'Das ist erlaubt, aber deine Arbeiter in Mitanni warten: Handle dort.',
        },
      },
      {
        ask: 'Dein zweiter Arbeiter: Gib Getreide, nimm Metall.',
        done: 'Beide Arbeiter haben gehandelt.',
        wrong: { dear: 'Getreide reicht auch und ist weniger wert.', other: 'Du hast noch einen Tausch: Nimm Metall für ein Getreide.' },
      },
      {
        ask: 'Beende die Aktion.',
        done: 'Belit baut in Babylon, Iddin schickt Arbeiter nach Akkad: Er will dieses Reich.',
        wrong: {},
      },
    ],
  },
  city: {
    title: 'Städte',
    text: 'Eine Stadt darfst du in jedem Gebiet von Sumer bauen, in dem keine Stadt und keine feindliche Armee steht (F8.1). Sie kostet nichts. Sieben der neun Gebiete bringen ihrem Besitzer einen Vorteil (F8.3), und ein Ausbau bringt viele Punkte.',
    tasks: [
      {
        ask: 'Baue in Eridu: Das bringt dir sofort einen Schmied.',
        done: 'Ein nicht verfügbarer Arbeiter ist jetzt Schmied.',
        wrong: {
          city: 'Ein guter Platz, aber Eridu bringt einen Schmied, und du hast Metall für ihn.',
          other: 'Das ist erlaubt, aber eine Stadt kostet nichts, und die guten Plätze sind schnell weg.',
        },
      },
    ],
  },
  tools: {
    title: 'Schmiede',
    text: 'In einer Handelsaktion macht jeder freie Schmied aus einem Metall ein Werkzeug, das 3 wert ist (F10.4). Das geht auch ganz ohne Tausch.',
    tasks: [
      {
        ask: 'Mach aus einem Metall ein Werkzeug.',
        done: 'Aus Wert 2 wurde Wert 3. Der Schmied ist bis zur nächsten Runde beschäftigt.',
        wrong: {
          trade: 'Tauschen darfst du in derselben Aktion, aber hier geht es ums Werkzeug: Setze deinen Schmied ein.',
          other: 'Das ist erlaubt, aber dein Schmied ist untätig, und du hast Metall.',
        },
      },
      {
        ask: 'Beende die Aktion.',
        done: 'Belit gründet in Nippur das Reich Sumer, Iddin baut in Lagasch.',
        wrong: { other: 'Du darfst weitertauschen, aber heb dir deine Waren für später auf. Beende die Aktion.' },
      },
    ],
  },
  scribe: {
    title: 'Schreiber',
    text: 'Mit einem Schreiber kannst du in jeder Runde einen Arbeiter einsetzen oder versetzen, ohne eine Ware auszugeben (F9.3, F9.4). Zwei Schreiber darfst du haben (F9.2).',
    tasks: [
      {
        ask: 'Gib ein Getreide aus und setze einen Arbeiter zu den Schreibern.',
        done: 'Ab deiner nächsten Aktion kannst du ihn einsetzen.',
        wrong: {
          dear: 'Ein Schreiber reicht fürs Erste, und dafür genügt ein Getreide.',
          place: 'Jetzt brauchst du den Arbeiter bei den Schreibern.',
          other: 'Das ist erlaubt, aber kein Arbeiter nützt so viel wie ein Schreiber: Hol dir einen.',
        },
      },
      { ask: 'Beende die Aktion.', done: 'Iddin gründet das Reich Akkad, mit zehn Armeen.', wrong: {} },
      {
        ask: 'Für das Reich der Gutäer brauchst du dort einen Arbeiter. Setze deinen Schreiber ein: Schicke einen verfügbaren Arbeiter zu den Gutäern.',
        done: 'Der Schreiber ist bis zur nächsten Runde beschäftigt.',
        wrong: {
          place: 'Richtige Idee, falscher Ort: Du willst das Reich der Gutäer.',
          move: 'Dieser Arbeiter steht gut, wo er ist. Nimm einen der verfügbaren.',
          spend: 'Das geht auch, kostet aber eine Ware. Dein Schreiber macht es kostenlos.',
          other: 'Das ist erlaubt, aber schick zuerst einen Arbeiter zu den Gutäern: Das Reich bekommt nur, wer dort einen hat.',
        },
      },
      {
        ask: 'Beende die Aktion.',
        done: 'Belit baut in Sippar. Iddins Armeen marschieren in Babylon ein: Eine Stadt hält Armeen nicht auf.',
        wrong: { other: 'Du könntest noch eine Ware für Arbeiter ausgeben, aber heb sie für das Reich auf. Beende die Aktion.' },
      },
    ],
  },
  ...empires,
  pass: {
    title: 'Passen',
    text: 'Wenn du passt, machst du in dieser Runde keine Aktionen mehr. Die Waren auf deinem Passfeld bestimmen die Spielreihenfolge der nächsten Runde: der höchste Wert zuerst, bei Gleichstand bleibt die alte Reihenfolge (F13.1, F13.2).',
    tasks: [
      {
        ask: 'Jetzt lohnt sich keine Aktion mehr. Passe.',
        done: 'Iddins Getreide ist 1 wert, Belit hat nichts gelegt.',
        wrong: { other: 'Alles Nötige ist getan. Eine weitere Aktion würde dich nur etwas kosten.' },
      },
      {
        ask: 'Du bist Erster und willst es bleiben. Welche Ware reicht dafür?',
        done: '1 gegen 1: Die alte Reihenfolge gilt, und du bleibst Erster.',
        wrong: {
          done: 'Dann ist nächste Runde Iddin Erster, mit seinem Getreide.',
          dear: 'Das ist mehr als nötig: Mit einem Getreide ziehst du gleich, und bei Gleichstand gilt die alte Reihenfolge.',
        },
      },
      {
        ask: 'Das reicht. Drücke „Fertig“.',
        done: 'Du hältst vier Gebiete: 8 Punkte. Iddin hält drei: 6.',
        wrong: { bid: 'Du bist schon Erster.' },
      },
    ],
  },
  extend: {
    title: 'Eine Stadt ausbauen',
    text: 'Jetzt darfst du Städte ausbauen: Das kostet 2 Holz, dazu nach Wahl je ein Werkzeug, Öl, Gold und Lapislazuli. Ohne diese bringt es 4 Punkte, mit einer Ware 7, mit zwei 10, mit drei 14, mit allen vier 20 (F14.3).',
    tasks: [
      {
        ask: 'Baue Eridu mit allem aus, was du hast.',
        done: '14 Punkte! Die Runde endet: Armeen und noch verfügbare Arbeiter verlierst du, die Waren auf deiner Hand behältst du (F15.1).',
        wrong: {
          less: 'Jede weitere Ware bringt mindestens so viel wie die davor: Nimm alle drei.',
          done: 'Holz und Luxuswaren sind nirgends so viel wert wie hier. Baue Eridu aus.',
        },
      },
    ],
  },
  decline: {
    title: 'Niedergang',
    text: 'In den Runden 2 und 4 folgt auf die Produktion ein Niedergang. Jeder verliert in jedem Gebiet einen Arbeiter (in Dilmun alle), dazu einen Schreiber und einen Schmied. In Bewässerung und Weberei behält nur zwei, wer die meisten hat; die anderen verlieren ebenso viele (F6). Du hast in beiden keinen Arbeiter mehr.',
    tasks: [
      {
        ask: 'Ohne Arbeiter dort bekommst du nächste Runde nichts (F5.3). Setze für ein Getreide einen in die Bewässerung.',
        done: 'Das Getreide ist sicher.',
        wrong: {
          dear: 'Für Getreide reicht ein Arbeiter, und dafür genügt ein Getreide.',
          other: 'Das ist erlaubt, aber ohne Arbeiter in der Bewässerung hast du nächste Runde kein Getreide.',
        },
      },
      { ask: 'Beende die Aktion.', done: 'Die anderen bauen.', wrong: {} },
      {
        ask: 'Und einen in die Weberei.',
        done: 'Der Stoff auch.',
        wrong: { dear: 'Ein Arbeiter für ein Getreide: Das reicht.', other: 'Das ist erlaubt, aber ohne Weber gibt es keinen Stoff.' },
      },
      {
        ask: 'Beende die Aktion.',
        done: 'Die Produktion ist sicher. Denk jetzt an das nächste Reich: In dieser Runde gibt es Amoriter, Isin und Larsa.',
        wrong: {},
      },
    ],
  },
  end: {
    title: 'Das Spielende',
    text: 'Runde 5. Am Ende bekommst du Punkte für Gebiete und zwei der Arbeitsbereiche, in denen du allein die meisten Arbeiter hast; bei Gleichstand geht jeder leer aus (F16.1). Ägypten bringt 4 Punkte, und Belit hat dort einen Arbeiter.',
    tasks: [
      {
        ask: 'Hol dir Ägypten.',
        done: 'Mehr als Belit: 4 Punkte für dich.',
        wrong: {
          tie: 'Eins gegen eins ist Gleichstand, und niemand bekommt die Punkte. Schicke zwei.',
          place: 'Schau auf Ägypten: 4 Punkte, und Belit hat dort nur einen Arbeiter.',
          other: 'Das ist erlaubt, aber Arbeiter in Ägypten bringen jetzt 4 Punkte.',
        },
      },
      { ask: 'Beende die Aktion.', done: 'Iddin und Belit passen.', wrong: {} },
      {
        ask: 'Passe.',
        done: 'Jetzt geht es nur noch um die Spielreihenfolge.',
        wrong: { other: 'Eine weitere Aktion würde dich etwas kosten und nichts mehr bringen.' },
      },
      {
        ask: 'Bei gleichen Punkten entscheidet die Spielreihenfolge, aber niemand kommt dir nahe. Drücke „Fertig“.',
        done: 'Die Amoriter und Ägypten gehören dir, und der Sieg auch!',
        wrong: { bid: 'Das brauchst du nicht: Niemand kommt an deine Punkte heran.' },
      },
    ],
  },
};
