import type { LessonText } from '../en/tutorial.ts';
import type { lessons as source } from '../en/tutorial-assyria.ts';

const NO_PALM = 'Du hast keine Palmenkarte: Diese Hütte würde verhungern.';
const NOT_FED = 'Hier könntest du nicht auch noch eine Hütte ernähren. Bleib bei c2r4, c1r3, c2r5 und c3r4.';
const KEEP_PLOW = 'Behalte den Pflug: Eine Karte deiner Hand tut es auch.';

export const lessons: Record<keyof typeof source, LessonText> = {
  settle: {
    title: 'Wo siedeln',
    text: 'Du bist Amar und spielst gegen Belit. Jedes Landfeld zeigt eine Ware, und jede Hütte isst die, auf der sie steht. Flussfelder bringen Kamele, das grüne Land zwischen den Flüssen 2 Punkte je Runde, trockenes Land 1 (A6.7, A6.8).',
    tasks: [
      {
        ask: 'Der Acker ist bestellt: Trauben und Gerste liegen in einer Spalte. Siedle auf c1r4, mit Trauben, Gerste und Datteln ringsum und einem Fluss daneben.',
        done: 'Dort steht deine erste Zikkurat. Sie braucht keine Nahrung, und von ihr aus breiten sich deine Hütten aus.',
        wrong: { other: 'Erlaubt, aber die Waren ringsum passen schlechter zu den Karten dieses Ackers. Nimm c1r4.' },
      },
    ],
  },
  keep: {
    title: 'Eine erste Karte',
    text: 'Vor der ersten Ernte bekommt jeder eine Nahrungskarte; wer als Letzter spielt, wählt zuerst (A3.4). Jedes Zeichen einer Karte ernährt eine Hütte auf einem Feld mit dieser Ware.',
    tasks: [
      {
        ask: 'Behalte die Karte, deren Ware am Fluss neben deiner Zikkurat liegt.',
        done: 'Die Datteln liegen am Fluss, gleich neben dir. Belit bekommt die Palme und nimmt die linke Spalte des Ackers.',
        wrong: { other: 'Eine Palme ist in der Nähe, aber auf trockenem Land. Die Datteln liegen am Fluss: Nahrung dort bringt Kamele.' },
      },
    ],
  },
  harvest: {
    title: 'Die Ernte',
    text: 'Jeder nimmt eine Spalte mit zwei Karten. Von links nach rechts ergeben die Spalten auch die neue Reihenfolge; Karten mit mehr Zeichen liegen rechts (A5.2, A5.3).',
    tasks: [
      {
        ask: 'Du hast Datteln 1 und einen Pflug. Nimm die Spalte, die die meisten Felder um dich ernährt.',
        done: 'Trauben 2 und Gerste 1: Mit den Datteln ernährt das vier Hütten, und die Ausbreitungskarte dieser Runde sagt vier.',
        wrong: {
          other:
            'Drei Datteln und ein Joker sehen stark aus, aber bei dir liegt nur ein Dattelfeld. Die mittlere Spalte ernährt drei Hütten auf einmal.',
        },
      },
    ],
  },
  huts: {
    title: 'Neue Hütten',
    text: 'Du musst so viele Hütten setzen, wie die Ausbreitungskarte zeigt, jede neben etwas Eigenes (A6.1). Setze sie, wo du sie ernähren kannst: zwei Trauben, eine Gerste, eine Datteln.',
    tasks: [
      {
        ask: 'Vier Hütten: Datteln c2r4 und Trauben c1r3 am Fluss, Gerste c2r5 und Trauben c3r4 auf trockenem Land. Beginne neben deiner Zikkurat.',
        done: 'Sie zählt sofort als deine: Die nächste darf daneben stehen.',
        wrong: { palm: NO_PALM, other: 'Mit deinen Karten könntest du hier keine Hütte ernähren. Bleib bei den vier genannten Feldern.' },
      },
      { ask: 'Die zweite.', done: 'Gut.', wrong: { palm: NO_PALM, other: NOT_FED } },
      { ask: 'Die dritte. Nach c3r4 geht es über c2r4 oder c2r5.', done: 'Gut.', wrong: { palm: NO_PALM, other: NOT_FED } },
      {
        ask: 'Und die letzte.',
        done: 'Zwei Hütten am Südfluss, und drei, die in einem Punkt zusammentreffen: Du wirst sehen, wozu das gut ist.',
        wrong: { palm: NO_PALM, other: 'Hier könntest du nicht auch noch eine Hütte ernähren. Eines der vier Felder ist noch frei.' },
      },
    ],
  },
  feed: {
    title: 'Ernähren',
    text: 'Jetzt muss jede Hütte ernährt werden (A6.2). Spiele deine Karten einzeln; eine Karte ernährt so viele Hütten, wie sie kann, und was übrig ist, verfällt. Ein Pflug ernährt eine beliebige Hütte.',
    tasks: [
      {
        ask: 'Wähle aus deiner Hand eine Karte, die zu deinen Hütten passt.',
        done: 'Eine ernährte Hütte steht in der Mitte ihres Feldes.',
        wrong: { plow: 'Der Pflug kann warten: Deine Karten ernähren alle vier, und er ist am Ende einen Punkt wert.' },
      },
      { ask: 'Die nächste Karte.', done: 'Noch eine.', wrong: { plow: KEEP_PLOW } },
      {
        ask: 'Und die letzte.',
        done: 'Alle vier sind satt, und der Pflug bleibt dir für ein schlechteres Jahr.',
        wrong: { plow: KEEP_PLOW },
      },
    ],
  },
  well: {
    title: 'Brunnen',
    text: 'Wo drei Felder zusammentreffen und du auf jedem eine Hütte hast, darfst du einen Brunnen graben, abseits des fruchtbaren Landes (A6.6). Er kostet nichts und zählt einmal: 6 Punkte in der ersten Herrschaft, 5 in der zweiten, 4 in der dritten.',
    tasks: [
      {
        ask: 'Grabe deinen Brunnen in dem Punkt, der leuchtet.',
        done: 'Dann kommt dein Einkommen: 3 Kamele für die erste Hütte an einem Fluss und 2 für die andere. Und Ansehen: 1 für jede Hütte auf trockenem Land, 1 für die Zikkurat, 6 für den Brunnen.',
        wrong: { other: 'Erlaubt, aber ein Brunnen kostet nichts und ist jetzt 6 Punkte wert; später ist er weniger wert.' },
      },
    ],
  },
  actions: {
    title: 'Kamele ausgeben',
    text: 'Kamele bezahlen alles andere: eine Zikkurat ausbauen, die Würdenträger von Assur umwerben, Opfer, Karten (A7). Du hast 5. Eine Zikkuratstufe bringt von nun an in jeder Runde 1 Punkt und am Ende noch einmal.',
    tasks: [
      {
        ask: 'Baue deine Zikkurat für 3 Kamele um eine Mitte aus: Wähle ihr Feld.',
        done: 'Sie wächst höchstens um eine Stufe je Runde (A7.2). 2 Kamele sind übrig.',
        wrong: {
          offer: 'Opfer zahlen bei der Flut, nach der Zahl deiner Zikkurate: Du hast eine. Die Mitte zahlt in jeder Runde.',
          intrigue: 'Eine gute Sache, und die nächste: Aber mit 5 Kamelen baue zuerst aus, das zahlt ab der nächsten Runde.',
          end: 'Du darfst Kamele behalten, aber es gibt Arbeit für sie: Baue deine Zikkurat aus.',
          other: 'Du brauchst jetzt keine Nahrung: Alle Hütten sind in dieser Runde satt. Baue die Zikkurat aus.',
        },
      },
      {
        ask: 'Sende für 2 Kamele eine Hütte aus dem Vorrat zum unteren Würdenträger: Einfluss in Assur zählt bei der Flut (A7.3).',
        done: 'Du bist dort der Erste: Unter Gleichen ist vorn, wer höher steht.',
        wrong: {
          offer: 'Mit einer einzigen Zikkurat bringt ein Opfer wenig. In Assur bekommt der Erste die Summe der Ausbreitungskarten.',
          end: 'Noch zwei Kamele: genug für den unteren Würdenträger.',
          other: 'Du könntest eine Karte für die nächste Runde kaufen, aber der erste Platz in Assur ist mehr wert.',
        },
      },
      {
        ask: 'Beende deine Aktionen.',
        done: 'Die zweite Runde beginnt mit einer neuen Ausbreitungskarte und einem neuen Acker.',
        wrong: {},
      },
    ],
  },
  hunger: {
    title: 'Wenn die Nahrung knapp ist',
    text: 'Die zweite Runde. Du hast sieben Hütten und Karten für fünf: Trauben 3, einen Joker und einen Pflug. Karten und Folge wählst du, und was nicht ernährt wird, kehrt in deinen Vorrat zurück (A6.4, A6.5).',
    tasks: [
      {
        ask: 'Welche Karte zuerst? Eine von ihnen ernährt drei Hütten auf einmal, aber nur, wenn sie noch nicht satt sind.',
        done: 'Drei Trauben, drei Hütten.',
        wrong: { any: 'Erlaubt, aber Joker und Pflug ernähren alles: Hebe sie auf für das, was Trauben nicht ernähren können.' },
      },
      {
        ask: 'Vier hungrige Hütten, Nahrung für zwei. Eine Hütte am Fluss bringt Kamele, eine auf trockenem Land einen Punkt. Ernähre eine am Fluss.',
        done: 'Gut.',
        wrong: { other: 'Erlaubt: Diese Hütte bringt 1 Punkt. Aber mit Kamelen kannst du bauen: Ernähre die Hütten am Fluss.' },
      },
      {
        ask: 'Und die andere am Fluss.',
        done: 'Die zwei anderen verhungern; sie sind wieder im Vorrat und können zurückkommen. Drei Hütten an einem Fluss: 3 + 2 + 2 = 7 Kamele.',
        wrong: { other: 'Erlaubt, aber die andere Hütte am Fluss bringt 2 Kamele.' },
      },
    ],
  },
  build: {
    title: 'Eine neue Zikkurat',
    text: 'Für 6 Kamele wird eine Hütte zum Fundament einer neuen Zikkurat; nicht auf einem Fluss und nicht neben einem Brunnen (A7.1). Sie braucht keine Nahrung, übersteht jede Flut und zählt für Opfer.',
    tasks: [
      {
        ask: 'Baue auf c0r5.',
        done: 'Zwei Zikkurate. Die Hütte ist wieder im Vorrat. 1 Kamel ist übrig.',
        wrong: {
          offer: 'Zuerst das Fundament: Ein Opfer zählt einmal für jede Zikkurat, also baue, bevor du opferst.',
          intrigue: 'In Assur bist du schon vorn. Das Fundament ist mehr wert.',
          other: 'Erlaubt, aber 7 Kamele hat man selten: Baue ein Fundament, solange du kannst.',
        },
      },
      {
        ask: 'Opfere das letzte Kamel: Ein Schritt auf der Opferleiste nimmt deine Zikkurate mal 1 (A7.4).',
        done: 'Zwei Zikkurate mal 1 sind bei der Flut 2 Punkte.',
        wrong: {
          end: 'Du darfst das Kamel behalten, aber geopfert bringt es gleich 2 Punkte.',
          other: 'Eine Karte für später ist nicht schlecht, aber das Opfer bringt jetzt 2 Punkte.',
        },
      },
    ],
  },
  flood: {
    title: 'Die Flut',
    text: 'Die erste Herrschaft hat zwei Runden, also steigen jetzt die Flüsse: Alle Hütten auf Flussfeldern kehren zu ihren Besitzern zurück (A8.1). Dann werden Assur, die Würdenträger und die Opfer gewertet.',
    tasks: [
      {
        ask: 'Beende deine Aktionen und lies im Protokoll, was die Flut bringt.',
        done: 'Belit und du habt Einfluss 1 und je eine Hütte, aber deine steht höher: Du bekommst beide Ausbreitungskarten, 4 + 3. Der untere Würdenträger gibt jedem ein Kamel, Opfer bringen dir 2 Punkte und Belit 3. Dann werden Assur und die Opferleiste geräumt.',
        wrong: {},
      },
    ],
  },
  end: {
    title: 'Die letzte Runde',
    text: 'Die dritte Herrschaft ist fast vorbei. 7 Kamele; zwei fertige Zikkurate. In Assur habt Belit und du Einfluss 6, aber sie hat dort mehr Hütten und ist vorn. Am Ende ist jede Stufe 1 Punkt, ein Pflug 1, zwei Kamele 1 (A9.1).',
    tasks: [
      {
        ask: 'Der Erste in Assur bekommt 8 Punkte, der Zweite nur die niedrigste Karte, 2. Übernimm dort die Führung.',
        done: 'Eine Hütte mehr, und du bist Erster.',
        wrong: {
          build: 'Ein Fundament brächte jetzt 1 Punkt für seine Stufe. Die Führung in Assur bringt 6 mehr.',
          offer: 'Opfer können folgen: Sichere zuerst Assur.',
          end: 'Zwei Kamele sind am Ende nur 1 Punkt. Gib sie besser aus.',
          other: 'Ein Pflug ist am Ende 1 Punkt. Die Führung in Assur ist mehr wert.',
        },
      },
      {
        ask: 'Nun das Opfer. Die Schritte 2 und 3 zählen beide mal 2: Wie viele Kamele gibst du?',
        done: 'Zwei Kamele: Deine zwei Zikkurate zählen doppelt, 4 Punkte.',
        wrong: {
          three: 'Der dritte Schritt sagt noch immer mal 2: Dieses Kamel wäre vergeudet.',
          one: 'Ein Schritt zählt mal 1: 2 Punkte. Ein zweites Kamel verdoppelt das.',
          end: 'Zwei behaltene Kamele sind 1 Punkt; geopfert sind sie 4.',
          other: 'Das bringt weniger als das Opfer: zwei Kamele für 4 Punkte.',
        },
      },
      {
        ask: 'Nichts ist jetzt mehr wert als die Kamele selbst. Beende das Spiel.',
        done: 'Die Flut, dann das Ende: Stufen, Pflug und Kamele werden gezählt, und du hast gewonnen.',
        wrong: { other: 'Was du noch hast, zählt mehr, wenn du es behältst. Beende deine Aktionen.' },
      },
    ],
  },
};
