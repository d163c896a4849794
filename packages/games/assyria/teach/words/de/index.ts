import type { LessonText } from '@shinar/teach';
import type { lessons as source } from '../en/index.ts';

const KEEP_PLOW = 'Behalte den Pflug: Eine Nahrungskarte tut es auch.';

export const lessons: Record<keyof typeof source, LessonText> = {
  settle: {
    title: 'Wo du siedelst',
    text: 'Du bist Amar und spielst gegen Belit. Jedes Feld zeigt eine Ware, und genau diese Ware braucht eine Hütte dort. Hütten auf Flussfeldern bringen Kamele, Hütten auf dem grünen Land zwischen den Flüssen 2 Punkte je Runde, auf trockenem Land 1 (A6.7, A6.8).',
    tasks: [
      {
        ask: 'Der Acker ist ausgelegt: Trauben und Gerste liegen in einer Spalte. Siedle im Südwesten: Ringsum liegen Trauben, Gerste und Datteln, und ein Fluss ist gleich daneben.',
        done: 'Dort steht deine erste Zikkurat. Sie braucht keine Nahrung, und von ihr aus breiten sich deine Hütten aus.',
        wrong: {
          other: 'Das ist erlaubt, aber die Waren ringsum passen schlechter zu den Karten dieses Ackers. Nimm das Feld im Südwesten.',
        },
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
    text: 'Du musst so viele Hütten setzen, wie die Expansionskarte zeigt, jede neben eine deiner Hütten oder Zikkurats (A6.1). Eine versorgte Hütte auf dem Fluss bringt Kamele: die erste auf diesem Fluss 3, jede weitere 2 (A6.7). Du hast Palme ×3, Gerste ×3, Datteln ×3 und einen Pflug.',
    tasks: [
      {
        ask: 'Vier Hütten. Auf dem südlichen Fluss liegen zwei Palmen- und ein Dattelfeld, und ein Salzfeld führt dorthin. Beginne mit dem Flussfeld neben deiner Zikkurat.',
        done: 'Sie zählt sofort: Die nächste Hütte darf neben ihr stehen.',
        wrong: {
          other: 'Das ist erlaubt, aber auf trockenem Land bringt eine Hütte nur 1 Punkt und keine Kamele. Bleib auf dem südlichen Fluss.',
        },
      },
      {
        ask: 'Die zweite, weiter auf dem Fluss.',
        done: 'Gut.',
        wrong: {
          other: 'Das ist erlaubt, aber auf trockenem Land bringt eine Hütte nur 1 Punkt und keine Kamele. Bleib auf dem südlichen Fluss.',
        },
      },
      {
        ask: 'Die dritte.',
        done: 'Gut.',
        wrong: {
          other: 'Das ist erlaubt, aber auf trockenem Land bringt eine Hütte nur 1 Punkt und keine Kamele. Bleib auf dem südlichen Fluss.',
        },
      },
      {
        ask: 'Und die letzte.',
        done: 'Drei davon kannst du versorgen. Die Salzhütte verhungert, aber sie war der Weg zu den anderen und kommt nur in deinen Vorrat zurück. 3 + 2 + 2 = 7 Kamele!',
        wrong: {
          other: 'Das ist erlaubt, aber auf trockenem Land bringt eine Hütte nur 1 Punkt und keine Kamele. Bleib auf dem südlichen Fluss.',
        },
      },
    ],
  },
  feed: {
    title: 'Versorgen',
    text: 'Jetzt muss jede Hütte versorgt werden (A6.2). Spiele deine Karten einzeln; eine Karte versorgt so viele Hütten, wie sie kann, und überzählige Symbole verfallen. Ein Pflug versorgt eine beliebige Hütte.',
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
        done: 'Dann folgt dein Einkommen: 3 Kamele für deine erste Hütte auf einem Fluss und 2 für die nächste. Dazu Prestige: 1 Punkt für jede Hütte auf trockenem Land, 1 für die Zikkurat, 6 für den Brunnen.',
        wrong: { other: 'Das ist erlaubt, aber ein Brunnen kostet nichts und bringt jetzt 6 Punkte; später sind es weniger.' },
      },
    ],
  },
  actions: {
    title: 'Freunde in Assur',
    text: 'Aktionen bezahlst du mit Kamelen (A7). Eine Hütte kostet beim oberen Würdenträger 4 Kamele, beim mittleren 3, beim unteren 2 und bringt 3, 2 oder 1 Einfluss (A7.3, A8.2). Wer beim Hochwasser den meisten Einfluss hat, bekommt alle Expansionskarten der Herrschaftszeit als Punkte. Der obere bringt auch Punkte, der mittlere einen Pflug, der untere Kamele (A8.5, A8.6, A8.7).',
    tasks: [
      {
        ask: 'Belit hat zwei Hütten beim mittleren Würdenträger: Einfluss 4. Du hast 7 Kamele. Schicke eine Hütte zum mittleren.',
        done: 'Einfluss 2, und beim Hochwasser ein Pflug, denn deinen hast du gespielt.',
        wrong: {
          other:
            'Das ist erlaubt, aber mit 7 Kamelen kannst du Belit in Assur überholen: mittlerer und oberer Würdenträger, 3 + 4. Beginne mit dem mittleren.',
        },
      },
      {
        ask: 'Und eine zum oberen, für die anderen 4 Kamele.',
        done: 'Einfluss 5 gegen 4: Du liegst in Assur vorn.',
        wrong: {
          end: 'Dann bleibt Belit vorn: 4 gegen 2. Deine Kamele reichen gerade für den oberen Würdenträger.',
          other: 'Das ist erlaubt, aber Belit bleibt vorn. Der obere bringt 3 Einfluss.',
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
    title: 'Knappe Nahrung',
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
        ask: 'Baue auf dem Traubenfeld am Westrand.',
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
  ten: {
    title: 'Zehn Kamele',
    text: 'Mehr als zehn Kamele kannst du nicht haben; was darüber hinausgeht, ist verloren (A6.7). Gib sie also aus. Eine Zikkurat wächst je Runde um eine Stufe: Ein Mittelstück kostet 3, ein Dach 2 (A7.2).',
    tasks: [
      {
        ask: 'Du hast genau zehn. Baue für 6 eine zweite Zikkurat, auf dem Dattelfeld zwischen den Flüssen.',
        done: 'Die Hütte ist wieder im Vorrat, und diese Zikkurat übersteht jedes Hochwasser.',
        wrong: {
          other: 'Das ist erlaubt, aber zehn Kamele hat man selten. Baue zuerst: Das zählt jede Runde und auch für die Opfergaben.',
        },
      },
      {
        ask: 'Setze ein Mittelstück auf deine erste Zikkurat, für 3.',
        done: 'Jede Stufe bringt jede Runde 1 Punkt.',
        wrong: { other: 'Das ist erlaubt, aber ein Mittelstück bringt ab jetzt jede Runde etwas.' },
      },
      {
        ask: 'Opfere das letzte Kamel.',
        done: 'Zwei Zikkurats ×1 bringen beim Hochwasser 2 Punkte.',
        wrong: { end: 'Du kannst es behalten, aber geopfert bringt es beim Hochwasser 2 Punkte.' },
      },
      {
        ask: 'Beende deine Aktionen.',
        done: 'Zehn Kamele, alle im Einsatz. Das Hochwasser wertet Assur und die Opfergaben.',
        wrong: {},
      },
    ],
  },
  buy: {
    title: 'Nahrung kaufen',
    text: 'Einmal je Runde kannst du eine Nahrungskarte aus der Spalte kaufen, die niemand genommen hat: 1 Kamel für ein Symbol, 2 für mehrere. Ein Pflug kostet 2, wenn du keinen hast (A7.5).',
    tasks: [
      {
        ask: 'Deine Hand ist leer, und du hast noch zwei Kamele. Kaufe die Karte mit zwei Symbolen.',
        done: 'Zwei versorgte Hütten in der nächsten Runde, für zwei Kamele.',
        wrong: {
          end: 'Du kannst die Kamele behalten, aber dann beginnst du die nächste Runde mit leerer Hand.',
          other: 'Das ist erlaubt, aber Gerste ×2 versorgt zwei Hütten, ein Joker oder ein Pflug nur eine.',
        },
      },
      {
        ask: 'Beende deine Aktionen.',
        done: 'Die nächste Ernte bringt zwei weitere Karten.',
        wrong: {},
      },
    ],
  },
  flood: {
    title: 'Das Hochwasser',
    text: 'Die erste Herrschaftszeit hat zwei Runden, also steigen jetzt die Flüsse: Alle Hütten auf Flussfeldern kehren in den Vorrat zurück (A8.1). Dann werden Assur, die Würdenträger und die Opfergaben gewertet.',
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
        ask: 'Rang 1 in Assur bringt 8 Punkte, Rang 2 nur die niedrigste Karte: 2 Punkte. Übernimm dort die Führung.',
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
  three: {
    title: 'Zu dritt',
    text: 'Zu dritt werden die zwei Spalten am Ostrand nicht benutzt, und es gibt drei Startfelder, für jeden eines (A2.3, A2.4). Der Acker hat vier Spalten, eine mehr als Spieler (A5.1).',
    tasks: [
      {
        ask: 'Iddin hat im Norden gesiedelt. Siedle im Südwesten, auf dem Salzfeld neben dem Fluss.',
        done: 'Weit weg von den anderen, mit einem Fluss vor der Tür.',
        wrong: { other: 'Das ist erlaubt, aber der Südwesten passt besser zu den Karten dieses Ackers.' },
      },
    ],
  },
  four: {
    title: 'Zu viert',
    text: 'Zu viert wird der ganze Spielplan benutzt, und der Acker hat fünf Spalten. In der zweiten und dritten Herrschaftszeit kommt die Bonuskarte dazu: 4 Punkte mehr, die in Assur zu holen sind (A1.4, A8.3).',
    tasks: [
      {
        ask: 'Deine Zikkurat steht im Nordosten, mit Salz und Datteln ringsum, und du hast Datteln ×3. Nimm eine Spalte, die deine Felder versorgt und dich früh spielen lässt.',
        done: 'Salz ×2 und Datteln ×1. Nur zwei spielen vor dir.',
        wrong: { other: 'Das ist erlaubt, aber Trauben liegen weiter weg von dir, und du spielst später.' },
      },
    ],
  },
};
