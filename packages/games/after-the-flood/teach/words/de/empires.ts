import type { LessonText } from '@shinar/teach';
import type { empires as source } from '../en/empires.ts';

export const empires: Record<keyof typeof source, LessonText> = {
  empire: {
    title: 'Ein Reich gründen',
    text: 'In jeder Runde können drei Reiche entstehen, und eines davon darfst du gründen (F11). Du brauchst einen Arbeiter in seinem Gebiet, und niemand darf dort mehr haben als du (F11.2). Die Gutäer bringen acht Armeen.',
    tasks: [
      {
        ask: 'Gründe das Reich der Gutäer.',
        done: 'Acht Armeen sind verfügbar.',
        wrong: { other: 'Das ist erlaubt, aber ein Reich bekommt, wer es zuerst nimmt. Gründe das der Gutäer.' },
      },
      {
        ask: 'Du darfst weitere Armeen kaufen: eine für ein Getreide, zwei für ein Metall, drei für ein Werkzeug (F11.3). Gib dein Metall aus.',
        done: 'Zehn Armeen.',
        wrong: {
          grain: 'Eine Armee für ein Getreide ist in Ordnung, aber das Metall bringt zwei, und du brauchst es in dieser Runde sonst nicht.',
          tools: 'Das sind drei Armeen, aber in deiner Stadt bringt das Werkzeug später drei Punkte mehr.',
          done: 'Acht reichen zur Not, aber für das Metall gibt es in dieser Runde nichts Besseres.',
        },
      },
      {
        ask: 'Genug Armeen. Drücke „Fertig“.',
        done: 'Jetzt die Ausrüstung.',
        wrong: { other: 'Zehn reichen. Heb den Rest für später auf.' },
      },
      {
        ask: 'Die Reiche werden nach dem Wert ihrer Ausrüstung geordnet. Gegen ein schlechter ausgerüstetes Reich triffst du mit 5 oder mehr, gegen ein besser ausgerüstetes erst mit 7 (F11.4, F12.2). Belit und Iddin haben nichts ausgegeben: Ein Stoff reicht völlig.',
        done: 'Wert 2: Du bist A und damit besser ausgerüstet als beide.',
        wrong: {
          done: 'Bei Gleichstand liegt das spätere Reich hinten: Ohne Ausrüstung bist du C.',
          dear: 'Das ist mehr als nötig: Ein Stoff bringt dich nach vorn.',
          other: 'Ein Getreide reicht fürs Erste, aber mit Stoff bist du auf der sicheren Seite.',
        },
      },
      {
        ask: 'Genug Ausrüstung. Drücke „Fertig“.',
        done: 'Dein Arbeiter verlässt das Gebiet, und deine Armeen nehmen seinen Platz ein.',
        wrong: { other: 'Du bist schon vorn. Behalte deine Waren.' },
      },
      {
        ask: 'Stelle im Heimatgebiet eine oder zwei Armeen auf (F11.5). Zwei halten es besser.',
        done: 'Acht Armeen bleiben für die Eroberung.',
        wrong: { one: 'Das ist erlaubt, aber zwei sind schwerer zu vertreiben, und hierher kehrst du zurück, wenn alles verloren ist.' },
      },
    ],
  },
  expand: {
    title: 'Ausdehnen',
    text: 'Jedes Gebiet mit einer Armee von dir ist am Ende der Runde 2 Punkte wert (F14.1). Aus einem Gebiet, das du hältst, marschierst du in ein benachbartes ein; in ein leeres ziehst du einfach mit einer Armee ein (F12.1).',
    tasks: [
      {
        ask: 'Umma ist leer und grenzt an die Gutäer. Marschiere dort ein.',
        done: 'Keine feindliche Armee, kein Kampf.',
        wrong: {
          nippur: 'Dort steht Belits Armee: Das ist ein Kampf und kommt später.',
          other: 'Das ist erlaubt, aber deine Armeen verschwinden am Ende der Runde: Nutze sie.',
        },
      },
      {
        ask: 'Für eine Armee darfst du in derselben Aktion weitermachen (F12.6). Tu das.',
        done: 'Eine Armee gezahlt, und die anderen konnten nicht reagieren.',
        wrong: {
          done: 'Du darfst aufhören, aber dann kann dir jemand Lagasch wegschnappen. Zahle eine Armee und mach weiter.',
        },
      },
      {
        ask: 'In Lagasch steht Iddins Stadt, aber keine Armee. Marschiere dort ein.',
        done: 'Seine Stadt bleibt, aber das Gebiet zählt für dich, und später kannst du die Stadt zerstören.',
        wrong: {
          nippur: 'Dort steht Belits Armee. Nimm das leere Lagasch.',
          other: 'Das ist erlaubt, aber in Lagasch steht Iddins Stadt: Dort kannst du ihm schaden.',
        },
      },
      {
        ask: 'Beende die Aktion.',
        done: 'Fünf Armeen sind übrig.',
        wrong: { repeat: 'Weiterzumachen kostet noch eine Armee. Heb sie für den Kampf auf.' },
      },
    ],
  },
  fight: {
    title: 'Kämpfen',
    text: 'Wo eine feindliche Armee steht, entscheiden zwei Würfel. Du bist besser ausgerüstet als Belit: Mit 5 oder mehr entfernst du ihre Armee, mit weniger verlierst du eine verfügbare. Nach jedem Wurf darfst du aufhören (F12.2).',
    tasks: [
      {
        ask: 'Marschiere in Nippur ein, wo Belit eine Armee hat.',
        done: 'Eine 4: zu wenig. Das kostet dich eine verfügbare Armee.',
        wrong: { other: 'Das ist erlaubt, aber die Chancen stehen gut: Fünf von sechs Würfen gelingen.' },
      },
      {
        ask: 'Noch einmal würfeln oder aufhören? Die Chancen stehen so gut wie vorher.',
        done: 'Eine 6: Belits Armee ist weg, und eine deiner Armeen steht in Nippur.',
        wrong: { stop: 'Du darfst aufhören, aber 5 oder mehr fällt in fünf von sechs Fällen, und du hast noch Armeen.' },
      },
      {
        ask: 'Beende die Aktion.',
        done: 'Belit hat genug und passt. Ab jetzt zahlen Iddin und du für jede Aktion (F7.2).',
        wrong: { repeat: 'Du brauchst die drei Armeen, die übrig sind. Beende die Aktion.' },
      },
    ],
  },
  pay: {
    title: 'Für Aktionen zahlen',
    text: 'Jemand hat gepasst. Vor jeder Aktion zahlst du jetzt eine Ware, einen verfügbaren Arbeiter oder eine verfügbare Armee (F7.2). Arbeiter, die du nicht brauchst, sind nach der Runde ohnehin nicht mehr verfügbar (F15.1).',
    tasks: [
      {
        ask: 'Zahle mit dem, was du am wenigsten vermissen wirst.',
        done: 'Der Arbeiter hatte nichts mehr zu tun.',
        wrong: {
          army: 'Deine Armeen brauchst du gleich: Eine Stadt zu zerstören kostet zwei.',
          good: 'Waren behältst du für die nächste Runde, einen untätigen Arbeiter nicht.',
          pass: 'Du darfst passen, aber in Lagasch ist noch etwas zu tun.',
        },
      },
      {
        ask: 'Zerstöre Iddins Stadt in Lagasch: Das kostet zwei verfügbare Armeen (F12.4).',
        done: 'Geschafft. Iddin bekommt die Stadt zurück und muss neu bauen.',
        wrong: { other: 'Du hast gezahlt: Nutze die Aktion für Iddins Stadt in Lagasch.' },
      },
      { ask: 'Beende die Aktion.', done: 'Iddin passt und legt ein Getreide auf sein Passfeld.', wrong: {} },
    ],
  },
};
