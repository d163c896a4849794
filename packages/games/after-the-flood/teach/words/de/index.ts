import type { LessonText } from '@shinar/teach';
import type { lessons as source } from '../en/index.ts';
import { later } from './later.ts';

export const lessons: Record<keyof typeof source, LessonText> = {
  city: {
    title: 'Zuerst eine Stadt',
    text: 'Du bist Amar und spielst mit Belit und Iddin. Jede Runde beginnt mit der Produktion: Getreide, Stoff und acht Arbeiter (F5). Dann macht jeder reihum eine Aktion, bis alle gepasst haben (F7.1). Eine Stadt kostet nichts (F8.1), und nur Städte kann man ausbauen, für bis zu 20 Punkte: Beginne also mit einer.',
    tasks: [
      {
        ask: 'Baue in Babylon: Mit einer Stadt dort hat jedes Reich, das du gründest, zwei Armeen mehr (F11.3).',
        done: 'In den nächsten Lektionen hast du in Nippur und Ur gebaut: Mit Nippur bringt jedes sumerische Gebiet, das du hältst, 3 Punkte (F14.2), mit Ur bekommst du jede Runde einen Stoff mehr (F5.4).',
        wrong: {
          city: 'Kein schlechter Platz, aber Babylon bringt bei jedem Reich zwei Armeen, und die anderen wollen es auch.',
          other: 'Das ist erlaubt, aber die guten Plätze sind schnell weg. Beginne mit einer Stadt.',
        },
      },
    ],
  },
  workers: {
    title: 'Arbeiter im Ausland',
    text: 'Für eine Ware setzt du Arbeiter ein: höchstens so viele, wie sie wert ist, alle am selben Ort (F9.1). Im Ausland tauscht jeder Arbeiter einmal je Handelsaktion (F10.1). Öl haben die Amoriter und Chaldäa, Gold Ägypten, Lapislazuli die Kassiten. Dilmun hat Holz, Metall, Öl und Gold, und keine Armee kommt hin (F2.2, F2.4).',
    tasks: [
      {
        ask: 'Gib dein Metall aus, Wert 2, und setze zwei Arbeiter in Dilmun ein.',
        done: 'Zwei Arbeiter können zweimal tauschen, und niemand kann sie blockieren.',
        wrong: {
          dear: 'Das geht auch, aber das Metall nützt dir sonst wenig: Getreide und Stoff tauschst du, Holz gehört in einen Ausbau.',
          place: 'Gute Idee, aber Dilmun bietet fast alles und lässt sich nicht blockieren.',
          other: 'Das ist erlaubt, aber ohne Arbeiter im Ausland gibt es keinen Handel. Setze zwei in Dilmun ein.',
        },
      },
      {
        ask: 'Eine Aktion beendest du selbst. Drücke „Fertig“.',
        done: 'Belit kämpft um Mitanni. In deiner nächsten Aktion kannst du handeln.',
        wrong: { other: 'Dein Schreiber könnte noch einen einsetzen, aber heb ihn auf. Drücke „Fertig“.' },
      },
    ],
  },
  powers: {
    title: 'Was Städte können',
    text: 'Sieben der neun Plätze helfen ihrem Besitzer (F8.3): Eridu bringt einen Schmied, Uruk einen Schreiber, Ur Stoff, Sippar einen Tausch, Babylon zwei Armeen, Nippur Punkte, und mit Schuruppak sind deine Städte schwerer zu zerstören. Umma und Lagasch bringen nichts, lassen sich aber auch ausbauen.',
    tasks: [
      {
        ask: 'Baue in Schuruppak: Dann kostet jede deiner Städte einen Angreifer drei Armeen statt zwei (F12.4).',
        done: 'Drei Städte. Belit nimmt Eridu.',
        wrong: {
          city: 'Nicht schlecht, aber Schuruppak schützt alle deine Städte.',
          other: 'Das ist erlaubt, aber es gibt noch gute Plätze. Baue eine Stadt.',
        },
      },
    ],
  },
  scribe: {
    title: 'Schreiber',
    text: 'Mit einem Schreiber kannst du in jeder Runde einen Arbeiter einsetzen oder versetzen, ohne eine Ware auszugeben (F9.3, F9.4). Zwei Schreiber darfst du haben (F9.2).',
    tasks: [
      {
        ask: 'Die Gutäer sind eines der Reiche dieser Runde, und niemand hat dort einen Arbeiter. Schicke mit deinem Schreiber einen verfügbaren Arbeiter hin.',
        done: 'In deiner nächsten Aktion kannst du das Reich der Gutäer gründen.',
        wrong: {
          place: 'Gute Idee, aber du willst das Reich der Gutäer.',
          move: 'Dieser Arbeiter steht gut. Nimm einen verfügbaren.',
          spend: 'Das geht auch, kostet aber eine Ware. Dein Schreiber macht es kostenlos.',
          other: 'Das ist erlaubt, aber schick zuerst einen Arbeiter zu den Gutäern: Dann gehört das Reich dir.',
        },
      },
    ],
  },
  pay: {
    title: 'Für Aktionen zahlen',
    text: 'Iddin hat gepasst. Vor jeder Aktion zahlst du jetzt eine Ware, einen verfügbaren Arbeiter oder eine verfügbare Armee (F7.2). Arbeiter, die du nicht brauchst, sind nach der Runde ohnehin nicht mehr verfügbar (F15.1). Jedes Gebiet mit einer Armee von dir bringt 2 Punkte (F14.1).',
    tasks: [
      {
        ask: 'Zahle mit dem, was du am wenigsten vermissen wirst.',
        done: 'Ein Arbeiter, der nichts zu tun hatte.',
        wrong: {
          army: 'Du brauchst deine Armeen: Jede kann ein Gebiet halten.',
          good: 'Waren bleiben dir für die nächste Runde, untätige Arbeiter nicht.',
          other: 'Du kannst passen, aber mit deinen Armeen sind Punkte zu holen.',
        },
      },
      {
        ask: 'Nippur grenzt an die Gutäer, und in Nippur steht keine Armee. Marschiere ein.',
        done: 'Keine Armee, kein Kampf: 3 Punkte, denn die Stadt Nippur gehört dir.',
        wrong: {
          invade: 'Auch das bringt Punkte, aber Nippur ist der Weg zu allen anderen.',
          other: 'Das ist erlaubt, aber nach dieser Runde sind deine Armeen weg. Nutze sie!',
        },
      },
      {
        ask: 'Für eine Armee darfst du in derselben Aktion weitermachen (F12.6). Tu das.',
        done: 'Das kostet nur eine Armee, und die anderen kommen nicht dazwischen.',
        wrong: { done: 'Du kannst aufhören, aber die nächste Aktion kostet wieder etwas. Zahle eine Armee und mach weiter.' },
      },
    ],
  },
  fight: {
    title: 'Kämpfen',
    text: 'Wo eine feindliche Armee steht, entscheiden zwei Würfel. Deine Ausrüstung ist mehr wert als Belits (F11.4): Mit 5 oder mehr entfernst du ihre Armee, mit weniger verlierst du eine verfügbare. Nach jedem Wurf darfst du aufhören (F12.2). Ohne Armee auf dem Spielplan kannst du im Heimatgebiet zurückkommen (F12.7).',
    tasks: [
      {
        ask: 'Belits Armee bei den Kassiten versperrt dir den Lapislazuli. Marschiere dort ein.',
        done: 'Eine 8: Ihre Armee ist weg, und deine steht dort.',
        wrong: {
          invade: 'Auch das bringt Punkte, aber deinem Ausbau fehlt Lapislazuli, und den haben die Kassiten.',
          other: 'Das ist erlaubt, aber ein Gebiet bringt mit einer Armee genauso viel wie mit zwei. Marschiere ein.',
        },
      },
      {
        ask: 'Die Chancen sind gut: fünf von sechs Würfen. Mach für eine Armee weiter.',
        done: 'Babylon grenzt an die Kassiten.',
        wrong: { done: 'Du kannst aufhören, aber bei diesen Chancen bringt jede Armee etwas. Mach weiter.' },
      },
      {
        ask: 'Marschiere in Babylon ein.',
        done: 'Eine 5, gerade genug. Babylon bringt dir 3 Punkte und Belit keine mehr.',
        wrong: {
          invade: 'Auch das bringt Punkte, aber mit Babylon nimmst du Belit zugleich 2 Punkte weg.',
          other: 'Das ist erlaubt, aber ein Gebiet bringt mit einer Armee genauso viel wie mit zwei. Marschiere ein.',
        },
      },
    ],
  },
  pass: {
    title: 'Passen',
    text: 'Wenn du passt, machst du in dieser Runde keine Aktionen mehr. Die Waren auf deinem Passfeld bestimmen die Spielreihenfolge der nächsten Runde: der höchste Wert zuerst, bei Gleichstand bleibt die alte Reihenfolge (F13.1, F13.2).',
    tasks: [
      {
        ask: 'Zahlen könntest du nur noch mit Waren, und die brauchst du selbst. Passe.',
        done: 'Belit hat ein Werkzeug geboten, Wert 3, Iddin ein Getreide, Wert 1.',
        wrong: { other: 'Du kannst weitermachen, würdest aber mit Waren zahlen, die du noch brauchst.' },
      },
      {
        ask: 'Dein Metall gehört nicht zum Ausbau und ist 2 wert. Biete es.',
        done: 'Platz 2: hinter Belit, vor Iddin.',
        wrong: {
          done: 'Dann wärst du zuletzt dran. Und das Metall nützt dir sonst nichts.',
          bid: 'Das brauchst du zum Ausbau. Biete das Metall.',
        },
      },
      {
        ask: 'Das reicht. Drücke „Fertig“.',
        done: 'Du hältst sieben Gebiete. Vier davon liegen in Sumer und bringen je 3: 18 Punkte.',
        wrong: { other: 'Den Rest brauchst du. Drücke „Fertig“.' },
      },
    ],
  },
  extend: {
    title: 'Ein voller Ausbau',
    text: 'Jetzt darfst du Städte ausbauen: Das kostet 2 Holz, dazu nach Wahl je ein Werkzeug, Öl, Gold und Lapislazuli. Ohne diese bringt es 4 Punkte, mit einer Ware 7, mit zwei 10, mit drei 14, mit allen vier 20 (F14.3).',
    tasks: [
      {
        ask: 'Baue Nippur mit allem aus.',
        done: '20 Punkte, und 18 für deine Gebiete: 38 in einer Runde. So machen es gute Spieler.',
        wrong: {
          less: 'Die vierte Ware bringt 6 Punkte mehr. Nimm alle vier.',
          other: 'Du kannst eine andere Stadt ausbauen oder keine. Aber Nippur mit allem bringt jetzt 20 Punkte.',
        },
      },
    ],
  },
  ...later,
};
