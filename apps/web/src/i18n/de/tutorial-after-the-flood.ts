import type { LessonText } from '../en/tutorial.ts';
import type { lessons as source } from '../en/tutorial-after-the-flood.ts';
import { empires } from './lessons-of-empires.ts';

export const lessons: Record<keyof typeof source, LessonText> = {
  workers: {
    title: 'Arbeiter',
    text: 'Du bist Amar, mit Belit und Iddin. Eine Runde beginnt mit der Produktion: Getreide nach deinen Arbeitern in der Bewässerung, Stoff nach denen in der Weberei (F5.1, F5.2), und acht neue Arbeiter. Dann macht jeder reihum eine Aktion, bis alle gepasst haben (F7.1).',
    tasks: [
      {
        ask: 'Um Arbeiter einzusetzen, gibst du eine Ware aus; ihr Wert ist das meiste, was du einsetzen darfst (F9.1). Gib einen Stoff aus, Wert 2, und setze zwei Arbeiter in Mitanni ein, das Holz und Metall bietet.',
        done: 'Sie stehen alle an einem Ort, wie es sein muss.',
        wrong: {
          grain: 'Getreide ist 1 wert: Das ist ein Arbeiter. Zwei Arbeiter, zwei Tausche: Gib Stoff aus.',
          place: 'Zwei Arbeiter, und in Mitanni: Dort gibt es, was du als Nächstes brauchst.',
          dear: 'Diese Ware wirst du brauchen: Holz zum Ausbauen, Metall für Werkzeug, die teuren zum Schmücken einer Stadt. Stoff kommt jede Runde wieder.',
          other: 'Erlaubt, aber beginne mit Leuten: Ohne Arbeiter in der Ferne gibt es keinen Handel.',
        },
      },
      {
        ask: 'Eine Aktion wird mit einem eigenen Wort abgeschlossen. Sag, dass du fertig bist.',
        done: 'Nun sind die anderen dran.',
        wrong: {},
      },
    ],
  },
  trade: {
    title: 'Handel',
    text: 'In einer Handelsaktion lässt dich jeder Arbeiter in der Ferne eine Ware geben und eine nehmen, die sein Gebiet bietet, jede Ware einmal (F10.1). Was wofür genommen wird, steht in F10.2: Getreide, Stoff oder Werkzeug kaufen Holz und Metall.',
    tasks: [
      {
        ask: 'Ein Ausbau braucht zwei Holz, und du hast eines. Gib in Mitanni Getreide und nimm Holz.',
        done: 'Eine Ware mit Wert 1 für eine mit Wert 2.',
        wrong: {
          dear: 'Das ginge, aber Getreide kauft dasselbe und ist am wenigsten wert.',
          metal: 'Metall kommt gleich. Zuerst das Holz.',
          other: 'Erlaubt, aber deine Arbeiter in Mitanni warten: Handle dort.',
        },
      },
      {
        ask: 'Dein zweiter Arbeiter: Gib Getreide, nimm Metall.',
        done: 'Jeder Arbeiter hat gehandelt.',
        wrong: { dear: 'Getreide kauft es auch und ist weniger wert.', other: 'Du hast noch einen Tausch: Nimm Metall für ein Getreide.' },
      },
      {
        ask: 'Schließe die Aktion ab.',
        done: 'Belit baut in Babylon, Iddin schickt Arbeiter nach Akkad: Er will dieses Reich.',
        wrong: {},
      },
    ],
  },
  city: {
    title: 'Städte',
    text: 'Eine Stadt steht in einem Gebiet von Sumer, das keine Stadt und keine feindliche Armee hat (F8.1). Sie kostet nichts. Sieben der neun Plätze helfen ihrem Besitzer (F8.3), und ein Ausbau bringt viele Punkte.',
    tasks: [
      {
        ask: 'Baue in Eridu: Das bringt dir sofort einen Schmied.',
        done: 'Ein nicht verfügbarer Arbeiter ging zu den Schmieden.',
        wrong: {
          city: 'Ein guter Platz, aber Eridu bringt einen Schmied, und du hast Metall für ihn.',
          other: 'Erlaubt, aber eine Stadt kostet nichts, und die guten Plätze sind schnell weg.',
        },
      },
    ],
  },
  tools: {
    title: 'Schmiede',
    text: 'In einer Handelsaktion macht jeder unbenutzte Schmied aus einem Metall ein Werkzeug, das 3 wert ist (F10.4). Das geht auch ganz ohne Tausch.',
    tasks: [
      {
        ask: 'Mach aus einem Metall ein Werkzeug.',
        done: 'Aus Wert 2 wurde Wert 3. Der Schmied ist bis zur nächsten Runde benutzt.',
        wrong: {
          trade: 'Tauschen darfst du in derselben Aktion, aber das Ziel ist ein Werkzeug: Benutze deinen Schmied.',
          other: 'Erlaubt, aber dein Schmied ist müßig, und du hast Metall.',
        },
      },
      {
        ask: 'Schließe die Aktion ab.',
        done: 'Belit gründet das Reich von Sumer in Nippur, Iddin baut in Lagasch.',
        wrong: { other: 'Du darfst weitertauschen, aber hebe deine Waren für das auf, was kommt. Schließe die Aktion ab.' },
      },
    ],
  },
  scribe: {
    title: 'Schreiber',
    text: 'Ein Schreiber setzt in jeder Runde einen Arbeiter ein oder versetzt einen, ohne dass eine Ware ausgegeben wird (F9.3, F9.4). Zwei darfst du haben (F9.2).',
    tasks: [
      {
        ask: 'Gib ein Getreide aus und setze einen Arbeiter zu den Schreibern.',
        done: 'Ab deiner nächsten Aktion kann er dienen.',
        wrong: {
          dear: 'Ein Schreiber genügt für heute: Ein Getreide bezahlt ihn.',
          place: 'Jetzt werden die Arbeiter bei den Schreibern gebraucht.',
          other: 'Erlaubt, aber ein Schreiber ist der beste Arbeiter: Setze einen ein.',
        },
      },
      { ask: 'Schließe die Aktion ab.', done: 'Iddin gründet Akkad mit zehn Armeen.', wrong: {} },
      {
        ask: 'Das Reich der Gutäer braucht dort einen Arbeiter. Benutze deinen Schreiber: Schicke einen verfügbaren Arbeiter zu den Gutäern.',
        done: 'Der Schreiber ist bis zur nächsten Runde benutzt.',
        wrong: {
          place: 'Das Richtige am falschen Ort: Du willst das Reich der Gutäer.',
          move: 'Das versetzt einen Arbeiter, der gut steht. Nimm einen der verfügbaren.',
          spend: 'Das geht auch, kostet aber eine Ware. Dein Schreiber tut es umsonst.',
          other: 'Erlaubt, aber zuerst ein Arbeiter bei den Gutäern: Das Reich bekommt nur, wer dort einen hat.',
        },
      },
      {
        ask: 'Schließe die Aktion ab.',
        done: 'Belit baut in Sippar. Iddins Armeen ziehen in Babylon ein: Städte können sie nicht aufhalten.',
        wrong: { other: 'Du könntest noch eine Ware für Arbeiter ausgeben, aber hebe sie für das Reich auf. Schließe die Aktion ab.' },
      },
    ],
  },
  ...empires,
  pass: {
    title: 'Passen',
    text: 'Wenn du passt, sind deine Aktionen vorbei. Waren auf deinem Passfeld kaufen die Reihenfolge der nächsten Runde: der höchste Wert zuerst, Gleiche behalten die alte Folge (F13.1, F13.2).',
    tasks: [
      {
        ask: 'Nichts mehr ist eine Zahlung wert. Passe.',
        done: 'Iddins Getreide ist 1 wert, Belit legte nichts.',
        wrong: { other: 'Alles Nötige ist getan. Eine weitere Aktion würde dich nur etwas kosten.' },
      },
      {
        ask: 'Du bist Erster und willst es bleiben. Was genügt?',
        done: 'Wert 1 gegen 1: Die alte Folge gilt, und du bleibst Erster.',
        wrong: {
          done: 'Dann wäre Iddin mit seinem Getreide Erster.',
          dear: 'Das ist mehr als nötig: Ein Getreide zieht gleich, und Gleiche behalten die alte Folge.',
        },
      },
      {
        ask: 'Schließe dein Passen ab.',
        done: 'Du hältst vier Gebiete: 8 Punkte. Iddin hält drei: 6.',
        wrong: { bid: 'Du bist schon Erster.' },
      },
    ],
  },
  extend: {
    title: 'Eine Stadt schmücken',
    text: 'Jetzt dürfen Städte ausgebaut werden: 2 Holz und nach Belieben je ein Stück Werkzeug, Öl, Gold und Lapis. Ohne diese sind es 4 Punkte, dann 7, 10, 14 und mit allen vieren 20 (F14.3).',
    tasks: [
      {
        ask: 'Baue Eridu mit allem aus, was du hast.',
        done: '14 Punkte. Die Runde endet: Armeen und müßige Arbeiter gehen, Waren auf deiner Hand bleiben (F15.1).',
        wrong: {
          less: 'Jede weitere Ware bringt mindestens so viel wie die vorige: Nimm alle drei.',
          done: 'Holz und feine Waren sind nirgends so viel wert wie hier. Baue Eridu aus.',
        },
      },
    ],
  },
  decline: {
    title: 'Niedergang',
    text: 'In den Runden 2 und 4 zerfällt nach der Produktion manches: Aus jedem Gebiet geht ein Arbeiter, ein Schreiber und ein Schmied gehen, und in Bewässerung und Weberei geht, wer die meisten hat, auf zwei herunter, und alle anderen verlieren gleich viele (F6). Dein letzter Arbeiter hat beide Kästen verlassen.',
    tasks: [
      {
        ask: 'Ohne Arbeiter dort bekommst du nächste Runde nichts (F5.3). Setze für ein Getreide einen in die Bewässerung.',
        done: 'Das Getreide ist sicher.',
        wrong: {
          dear: 'Ein Arbeiter genügt für Getreide; ein Getreide bezahlt ihn.',
          other: 'Erlaubt, aber ohne Arbeiter in der Bewässerung hast du nächste Runde kein Getreide.',
        },
      },
      { ask: 'Schließe die Aktion ab.', done: 'Die anderen bauen.', wrong: {} },
      {
        ask: 'Und einen in die Weberei.',
        done: 'Der Stoff auch.',
        wrong: { dear: 'Ein Arbeiter, ein Getreide: Das genügt.', other: 'Erlaubt, aber ohne Weber gibt es keinen Stoff.' },
      },
      {
        ask: 'Schließe die Aktion ab.',
        done: 'Die Produktion ist sicher, und du kannst an das nächste Reich denken: Amoriter, Isin und Larsa entstehen in dieser Runde.',
        wrong: {},
      },
    ],
  },
  end: {
    title: 'Das Ende des Spiels',
    text: 'Runde 5. Am Ende geben jedes Gebiet und zwei der Kästen ihre Punkte dem einen Spieler, der dort die meisten Arbeiter hat; bei Gleichstand niemandem (F16.1). Ägypten ist 4 wert, und Belit hat dort einen Arbeiter.',
    tasks: [
      {
        ask: 'Gewinne Ägypten.',
        done: 'Mehr als Belit: 4 Punkte für dich.',
        wrong: {
          tie: 'Eins gegen eins ist ein Gleichstand, und niemand bekommt die Punkte. Schicke zwei.',
          place: 'Sieh auf Ägypten: 4 Punkte, und nur ein Arbeiter zu übertreffen.',
          other: 'Erlaubt, aber Arbeiter in Ägypten sind jetzt 4 Punkte.',
        },
      },
      { ask: 'Schließe die Aktion ab.', done: 'Iddin und Belit passen.', wrong: {} },
      {
        ask: 'Passe.',
        done: 'Nur die Reihenfolge ist noch zu entscheiden.',
        wrong: { other: 'Eine weitere Aktion kostete eine Zahlung und brächte nichts mehr.' },
      },
      {
        ask: 'Gleiche Punkte entscheidet die Reihenfolge, aber niemand ist dir nahe. Schließe dein Passen ab.',
        done: 'Die Amoriter und Ägypten sind dein, und das Spiel auch.',
        wrong: { bid: 'Das brauchst du nicht: Niemand ist dir an Punkten nahe.' },
      },
    ],
  },
};
