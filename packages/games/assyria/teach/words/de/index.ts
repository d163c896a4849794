import type { LessonText } from '@shinar/teach';
import type { lessons as source } from '../en/index.ts';

const NO_PALM = 'Du hast keine Palmenkarte: Diese Hütte würde verhungern.';
const NOT_FED = 'Hier könntest du nicht auch noch eine Hütte versorgen. Bleib bei C5, B4, C6 und D5.';
const KEEP_PLOW = 'Behalte den Pflug: Eine Handkarte tut es auch.';

export const lessons: Record<keyof typeof source, LessonText> = {
  settle: {
    title: 'Wo du siedelst',
    text: 'Du bist Amar und spielst gegen Belit. Jedes Feld zeigt eine Ware, und genau diese Ware braucht eine Hütte dort. Hütten auf Flussfeldern bringen Kamele, Hütten auf dem grünen Land zwischen den Flüssen 2 Punkte je Runde, auf trockenem Land 1 (A6.7, A6.8).',
    tasks: [
      {
        ask: 'Der Acker ist ausgelegt: Trauben und Gerste liegen in einer Spalte. Siedle auf B5: Ringsum liegen Trauben, Gerste und Datteln, und ein Fluss ist gleich daneben.',
        done: 'Dort steht deine erste Zikkurat. Sie braucht keine Nahrung, und von ihr aus breiten sich deine Hütten aus.',
        wrong: { other: 'Das ist erlaubt, aber die Waren ringsum passen schlechter zu den Karten dieses Ackers. Nimm B5.' },
      },
    ],
  },
  keep: {
    title: 'Eine erste Karte',
    text: 'Vor der ersten Ernte bekommt jeder eine Nahrungskarte; wer zuletzt spielt, wählt zuerst (A3.4). Jedes Symbol einer Karte versorgt eine Hütte auf einem Feld mit dieser Ware.',
    tasks: [
      {
        ask: 'Behalte die Karte mit der Ware des Flussfelds neben deiner Zikkurat.',
        done: 'Genau, Datteln: Die zeigt das Flussfeld gleich neben dir. Belit bekommt die Palme und nimmt die linke Spalte des Ackers.',
        wrong: {
          other:
            'Eine Palme ist in der Nähe, aber auf trockenem Land. Das Flussfeld neben dir zeigt Datteln, und eine versorgte Hütte dort bringt Kamele.',
        },
      },
    ],
  },
  harvest: {
    title: 'Die Ernte',
    text: 'Jeder nimmt eine Spalte mit zwei Karten. Die Spalten ergeben von links nach rechts auch die neue Spielreihenfolge; Karten mit mehr Symbolen liegen rechts (A5.2, A5.3).',
    tasks: [
      {
        ask: 'Du hast Datteln ×1 und einen Pflug. Nimm die Spalte, mit der du ringsum die meisten Hütten versorgen kannst.',
        done: 'Trauben ×2 und Gerste ×1: Zusammen mit den Datteln versorgt das vier Hütten, und so viele verlangt die Expansionskarte dieser Runde.',
        wrong: {
          other:
            'Drei Datteln und ein Joker sehen stark aus, aber bei dir liegt nur ein Dattelfeld. Die mittlere Spalte versorgt drei Hütten auf einmal.',
        },
      },
    ],
  },
  huts: {
    title: 'Neue Hütten',
    text: 'Du musst so viele Hütten setzen, wie die Expansionskarte zeigt, jede neben eine eigene Hütte oder Zikkurat (A6.1). Setze sie, wo du sie versorgen kannst: zwei auf Trauben, eine auf Gerste, eine auf Datteln.',
    tasks: [
      {
        ask: 'Vier Hütten: Datteln C5 und Trauben B4 auf dem Fluss, Gerste C6 und Trauben D5 auf trockenem Land. Beginne neben deiner Zikkurat.',
        done: 'Sie zählt sofort als deine: Die nächste darf daneben stehen.',
        wrong: { palm: NO_PALM, other: 'Mit deinen Karten könntest du hier keine Hütte versorgen. Bleib bei den vier genannten Feldern.' },
      },
      { ask: 'Die zweite.', done: 'Gut.', wrong: { palm: NO_PALM, other: NOT_FED } },
      { ask: 'Die dritte. Nach D5 kommst du über C5 oder C6.', done: 'Gut.', wrong: { palm: NO_PALM, other: NOT_FED } },
      {
        ask: 'Und die letzte.',
        done: 'Zwei Hütten auf dem Südfluss, und drei, die an einem Punkt zusammentreffen: Gleich siehst du, wozu das gut ist.',
        wrong: { palm: NO_PALM, other: 'Hier könntest du nicht auch noch eine Hütte versorgen. Eines der vier Felder ist noch frei.' },
      },
    ],
  },
  feed: {
    title: 'Versorgen',
    text: 'Jetzt muss jede Hütte versorgt werden (A6.2). Spiele deine Karten einzeln; eine Karte versorgt so viele Hütten, wie sie kann, und was übrig ist, verfällt. Ein Pflug versorgt eine beliebige Hütte.',
    tasks: [
      {
        ask: 'Wähle eine Handkarte, die zu deinen Hütten passt.',
        done: 'Eine versorgte Hütte steht in der Mitte ihres Feldes.',
        wrong: { plow: 'Der Pflug kann warten: Deine Karten versorgen alle vier, und er ist am Ende einen Punkt wert.' },
      },
      { ask: 'Die nächste Karte.', done: 'Noch eine.', wrong: { plow: KEEP_PLOW } },
      {
        ask: 'Und die letzte.',
        done: 'Alle vier sind versorgt, und der Pflug bleibt dir für ein schlechteres Jahr.',
        wrong: { plow: KEEP_PLOW },
      },
    ],
  },
  well: {
    title: 'Brunnen',
    text: 'Wo drei Felder zusammentreffen und du auf jedem eine Hütte hast, darfst du einen Brunnen bauen, wenn keines davon fruchtbar ist (A6.6). Er kostet nichts und zählt einmal: 6 Punkte in der ersten Herrschaftszeit, 5 in der zweiten, 4 in der dritten.',
    tasks: [
      {
        ask: 'Baue deinen Brunnen an dem Punkt, der leuchtet.',
        done: 'Dann kommt dein Einkommen: 3 Kamele für deine erste Hütte auf einem Fluss und 2 für die nächste. Dazu Prestige: 1 Punkt für jede Hütte auf trockenem Land, 1 für die Zikkurat, 6 für den Brunnen.',
        wrong: { other: 'Das ist erlaubt, aber ein Brunnen kostet nichts und bringt jetzt 6 Punkte; später sind es weniger.' },
      },
    ],
  },
  actions: {
    title: 'Kamele ausgeben',
    text: 'Mit Kamelen bezahlst du alles andere: Zikkurats ausbauen, die Würdenträger von Assur umwerben, Opfergaben, Karten (A7). Du hast 5. Eine Zikkuratstufe bringt in jeder Runde 1 Punkt und am Ende noch einmal.',
    tasks: [
      {
        ask: 'Setze für 3 Kamele ein Mittelstück auf deine Zikkurat: Wähle ihr Feld.',
        done: 'Mehr als eine Stufe je Runde geht nicht (A7.2). 2 Kamele hast du noch.',
        wrong: {
          offer: 'Opfergaben zählen erst beim Hochwasser und je Zikkurat, und du hast nur eine. Das Mittelstück zählt in jeder Runde.',
          intrigue: 'Gute Idee, das kommt gleich. Aber mit 5 Kamelen baust du besser zuerst aus: Das zählt ab der nächsten Runde.',
          end: 'Du darfst Kamele behalten, aber hier sind sie besser angelegt: Baue deine Zikkurat aus.',
          other: 'Du brauchst jetzt keine Nahrung: Alle Hütten sind in dieser Runde versorgt. Baue die Zikkurat aus.',
        },
      },
      {
        ask: 'Schicke für 2 Kamele eine Hütte aus dem Vorrat zum unteren Würdenträger: Einfluss in Assur zählt beim Hochwasser (A7.3).',
        done: 'Du bist als Erster da, und das hilft: Bei Gleichstand zählt die höhere Hütte.',
        wrong: {
          offer: 'Mit einer einzigen Zikkurat bringt eine Opfergabe wenig. In Assur bekommt der Erste die Summe der Expansionskarten.',
          end: 'Noch zwei Kamele: genug für den unteren Würdenträger.',
          other: 'Du könntest eine Karte für die nächste Runde kaufen, aber der erste Platz in Assur ist mehr wert.',
        },
      },
      {
        ask: 'Beende deine Aktionen.',
        done: 'Die zweite Runde beginnt mit einer neuen Expansionskarte und einem neuen Acker.',
        wrong: {},
      },
    ],
  },
  hunger: {
    title: 'Wenn die Nahrung knapp ist',
    text: 'Zweite Runde. Du hast sieben Hütten und Karten für fünf: Trauben ×3, einen Joker und einen Pflug. Karten und Reihenfolge wählst du; nicht versorgte Hütten kehren in deinen Vorrat zurück (A6.4, A6.5).',
    tasks: [
      {
        ask: 'Welche Karte zuerst? Eine davon versorgt drei Hütten auf einmal, aber nur, wenn diese noch nicht versorgt sind.',
        done: 'Drei Trauben, drei Hütten.',
        wrong: {
          any: 'Das ist erlaubt, aber Joker und Pflug versorgen jede Hütte: Heb sie für die Hütten auf, die nicht auf Trauben stehen.',
        },
      },
      {
        ask: 'Vier hungrige Hütten, Nahrung für zwei. Eine Hütte auf dem Fluss bringt Kamele, eine auf trockenem Land einen Punkt. Versorge eine auf dem Fluss.',
        done: 'Gut.',
        wrong: {
          other: 'Das ist erlaubt: Diese Hütte bringt 1 Punkt. Aber mit Kamelen kannst du bauen: Versorge die Hütten auf dem Fluss.',
        },
      },
      {
        ask: 'Und die andere auf dem Fluss.',
        done: 'Die zwei anderen verhungern; sie sind wieder im Vorrat und können zurückkommen. Drei Hütten auf einem Fluss: 3 + 2 + 2 = 7 Kamele.',
        wrong: { other: 'Das ist erlaubt, aber die andere Hütte auf dem Fluss bringt 2 Kamele.' },
      },
    ],
  },
  build: {
    title: 'Eine neue Zikkurat',
    text: 'Für 6 Kamele wird eine Hütte zur Basis einer neuen Zikkurat, aber nicht auf einem Fluss und nicht neben einem Brunnen (A7.1). Eine Zikkurat braucht keine Nahrung, übersteht jedes Hochwasser und zählt für Opfergaben.',
    tasks: [
      {
        ask: 'Baue auf A6.',
        done: 'Zwei Zikkurats. Die Hütte ist wieder im Vorrat, und 1 Kamel bleibt dir.',
        wrong: {
          offer: 'Zuerst die Basis: Opfergaben zählen je Zikkurat, also baue, bevor du opferst.',
          intrigue: 'In Assur bist du schon vorn. Die Basis ist mehr wert.',
          other: 'Das ist erlaubt, aber 7 Kamele hast du selten: Baue eine Basis, solange du kannst.',
        },
      },
      {
        ask: 'Opfere das letzte Kamel: Auf Feld 1 der Opferleiste zählen deine Zikkurats ×1 (A7.4).',
        done: 'Zwei Zikkurats ×1 bringen beim Hochwasser 2 Punkte.',
        wrong: {
          end: 'Du darfst das Kamel behalten, aber geopfert bringt es beim Hochwasser 2 Punkte.',
          other: 'Eine Karte für später ist nicht schlecht, aber die Opfergabe bringt beim Hochwasser 2 Punkte.',
        },
      },
    ],
  },
  flood: {
    title: 'Das Hochwasser',
    text: 'Die erste Herrschaftszeit hat zwei Runden, also steigen jetzt die Flüsse: Alle Hütten auf Flussfeldern kehren zu ihren Besitzern zurück (A8.1). Dann werden Assur, die Würdenträger und die Opfergaben gewertet.',
    tasks: [
      {
        ask: 'Beende deine Aktionen und lies im Verlauf, was das Hochwasser bringt.',
        done: 'Belit und du, ihr habt beide Einfluss 1 und eine Hütte, aber deine steht höher: Du bekommst die Punkte beider Expansionskarten, 4 + 3. Der untere Würdenträger gibt euch je ein Kamel. Opfergaben bringen dir 2 Punkte, Belit 3. Dann werden Assur und die Opferleiste geräumt.',
        wrong: {},
      },
    ],
  },
  end: {
    title: 'Die letzte Runde',
    text: 'Die dritte Herrschaftszeit ist fast vorbei. Du hast 7 Kamele und zwei fertige Zikkurats. In Assur habt ihr beide Einfluss 6, aber Belit hat dort mehr Hütten und liegt vorn. Am Ende bringt jede Stufe 1 Punkt, ein Pflug 1 und je zwei Kamele 1 (A9.1).',
    tasks: [
      {
        ask: 'Der Erste in Assur bekommt 8 Punkte, der Zweite nur die niedrigste Karte, 2. Übernimm dort die Führung.',
        done: 'Jetzt liegst du in Assur vorn.',
        wrong: {
          build: 'Eine Basis bringt jetzt nur 1 Punkt für ihre Stufe. Die Führung in Assur bringt 6 mehr.',
          offer: 'Opfern kannst du danach: Sichere zuerst Assur.',
          end: 'Je zwei Kamele sind am Ende nur 1 Punkt wert. Gib sie besser aus.',
          other: 'Ein Pflug bringt am Ende 1 Punkt. Die Führung in Assur ist mehr wert.',
        },
      },
      {
        ask: 'Nun die Opfergabe. Die Felder 2 und 3 zählen beide ×2: Wie viele Kamele gibst du?',
        done: 'Zwei Kamele: Deine zwei Zikkurats zählen doppelt, 4 Punkte.',
        wrong: {
          three: 'Feld 3 zählt noch immer ×2: Dieses Kamel wäre vergeudet.',
          one: 'Feld 1 zählt ×1: 2 Punkte. Ein zweites Kamel verdoppelt das.',
          end: 'Behältst du zwei Kamele, sind sie 1 Punkt wert; geopfert bringen sie 4.',
          other: 'Das bringt weniger als die Opfergabe: zwei Kamele für 4 Punkte.',
        },
      },
      {
        ask: 'Jetzt lohnt sich keine Aktion mehr. Beende deine Aktionen.',
        done: 'Erst das Hochwasser, dann das Ende: Stufen, Pflug und Kamele werden gezählt, und du hast gewonnen!',
        wrong: { other: 'Was du noch hast, zählt mehr, wenn du es behältst. Beende deine Aktionen.' },
      },
    ],
  },
};
