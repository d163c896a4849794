import type { LessonText } from '@shinar/teach';
import type { lessons as source } from '../en/index.ts';

export const lessons: Record<keyof typeof source, LessonText> = {
  place: {
    title: 'Reihe und Karte',
    text: 'Du bist Amar. Acht Stadtstaaten liegen in einer Reihe, und die ersten drei werden gewertet. Je weiter links ein Staat liegt, desto mehr Plättchen gibt es dort (S2.2, S2.3). Du gewinnst sie, wo du die meisten Händler hast.',
    tasks: [
      {
        ask: 'Kisch liegt vorn. Setze deinen letzten Händler in seine Stadt: Bei Gleichstand entscheidet die Stadt.',
        done: 'Du hast nun zwei Händler in Kisch, einen davon in der Stadt. Beim Aufbau bewegt sich in der Reihe noch nichts (S2.6).',
        wrong: {
          kish: 'Der richtige Staat, aber nicht das stärkste Feld: Nimm die Stadt selbst.',
          other: 'Das ist erlaubt, aber über Kisch liegen drei Plättchen: Seine Stadt ist mehr wert als jedes Feld anderswo.',
        },
      },
    ],
  },
  add: {
    title: 'Einen Händler einsetzen',
    text: 'In deinem Zug setzt du einen Händler ein, bewegst einen oder entfernst einen (S3.2). Einsetzen: Nimm einen aus deinem Vorrat und stelle ihn auf ein freies Feld. Der Staat dort gewinnt an Einfluss: Sein Plättchen tauscht den Platz mit dem links daneben (S4.2).',
    tasks: [
      {
        ask: 'Uruk ist Vierter, also knapp nicht in der Wertung, und du hältst seine Stadt. Setze irgendwo in Uruk einen Händler ein.',
        done: 'Uruk hat Nippur überholt und ist Dritter. Schau, wie Belit antwortet: Sie setzt in Nippur ein und holt den Platz zurück.',
        wrong: {
          nippur: 'Das bringt Nippur nach vorn, und Uruk bleibt, wo es ist. Setze in Uruk ein.',
          add: 'Das bringt einen anderen Staat nach vorn. Uruk rückt nur vor, wenn ein Händler nach Uruk kommt.',
          move: 'Auch Bewegen kann einen Staat nach vorn bringen; das kommt in der nächsten Lektion. Nimm einen Händler aus dem Vorrat und setze ihn in Uruk ein.',
          other: 'Wer einen Händler entfernt, lässt dessen Staat zurückfallen. Uruk soll vorrücken: Setze dort einen ein.',
        },
      },
    ],
  },
  move: {
    title: 'Einen Händler bewegen',
    text: 'Ein Händler geht auf seiner Straße ein Feld weit, in die eine oder die andere Richtung (S5.1). Kommt er dabei in einen anderen Staat, gewinnt dieser an Einfluss. Innerhalb eines Staates ändert sich nichts (S5.6).',
    tasks: [
      {
        ask: 'Dein Händler im Dorf von Ur Richtung Uruk steht an der Grenze. Bewege ihn hinüber.',
        done: 'Uruk ist wieder Dritter, und dein Vorrat ist so groß wie vorher. Ur hat nichts verloren: Ein Staat fällt nur zurück, wenn du einen Händler entfernst.',
        wrong: {
          inside: 'So bleibt er in Ur, und nichts ändert sich. Geh in die andere Richtung, über die Grenze.',
          uruk: 'Auch das bringt Uruk nach vorn, kostet dich aber einen Händler aus dem Vorrat. Hier steht einer, der nur hinübergehen muss.',
          other: 'Das ist erlaubt, aber es bringt Uruk nicht nach vorn. Bewege den Händler an seiner Grenze.',
        },
      },
    ],
  },
  jump: {
    title: 'Springen',
    text: 'Angenommen, Belit steht schon im Grenzdorf. Besetzte Felder halten dich nicht auf: Ein Händler springt über eigene und fremde Händler auf das erste freie Feld (S5.2).',
    tasks: [
      {
        ask: 'Bringe denselben Händler nach Uruk, über Belits Händler hinweg.',
        done: 'Er ist in der Kleinstadt gelandet, weiter als ohne Sprung, und Uruk ist jetzt Erster. Volle Straßen sind schnelle Straßen.',
        wrong: {
          inside: 'So bleibt er in Ur. Wähle ihn und dann die Kleinstadt hinter Belits Händler.',
          add: 'Einsetzen ist erlaubt, aber hier geht es ums Springen: Nimm den Händler an der Grenze.',
          other: 'Das ist erlaubt, aber so springt niemand, und Uruk hilft es nicht.',
        },
      },
    ],
  },
  city: {
    title: 'Durch eine Stadt',
    text: 'Springt ein Händler über eine besetzte Stadt, darf er auf jeder Straße weitergehen, die von ihr ausgeht (S5.3). In Ur führt Belit; Iddin und du habt je einen Händler. Auch Rang 2 lohnt sich: Es gibt zwei Plättchen, und der Zweite bekommt eines.',
    tasks: [
      {
        ask: 'Bei Gleichstand zählt die Stadt, dann mehr Händler in Kleinstädten, dann wer früher spielt (S7.2). Bringe deinen Händler aus dem Dorf von Ur Richtung Kisch durch die Stadt in eine freie Kleinstadt von Ur.',
        done: 'Nun habt ihr beide eine Kleinstadt, und du spielst in dieser Runde vor Iddin: Du bist Zweiter in Ur. Belit und Iddin beenden die Runde.',
        wrong: {
          village: 'Das ist ein Dorf: Iddin bleibt mit seiner Kleinstadt vor dir. Nimm die Straße zur freien Kleinstadt.',
          away: 'So verlässt du Ur, wo du Zweiter werden willst.',
          other: 'Das ist erlaubt, aber es hilft deinem einsamen Händler in Ur nicht. Bringe ihn durch die Stadt.',
        },
      },
    ],
  },
  score: {
    title: 'Eine Runde werten',
    text: 'Wenn jeder drei Züge gemacht hat, werden die ersten drei Staaten gewertet (S7.1). Wer den ersten kontrolliert, nimmt zwei seiner drei Plättchen, der Zweite bekommt das andere (S7.3). Am Ende zählen Plättchen nach Art: 1, 3, 6, 10, 15 … Punkte (S9.1).',
    tasks: [
      {
        ask: 'Du kontrollierst Kisch. Nimm die zwei Plättchen, die zusammen am meisten wert sind.',
        done: 'Zwei gleiche sind 3 Punkte, zwei verschiedene nur 2. In Ur hat Belit gewählt, und du hast den Rest bekommen; Uruks einziges Plättchen ist deins.',
        wrong: {
          other:
            'Das ist erlaubt, aber zwei verschiedene sind 1 und 1 wert. Zwei gleiche sind 3 wert, und ein drittes bringt noch einmal 3.',
        },
      },
    ],
  },
  row: {
    title: 'Die Reihe rückt weiter',
    text: 'Die drei gewerteten Staaten liegen jetzt in umgekehrter Reihenfolge am Ende, die anderen sind aufgerückt (S8.4). Belit hatte in Kisch die wenigsten Händler. Also spielt sie zuletzt und Iddin, links von ihr, zuerst (S8.2). Sechs neue Plättchen liegen bereit.',
    tasks: [
      {
        ask: 'Jetzt würden Adab, Nippur und Umma gewertet. Du stehst besser in Sippar, aber Sippar ist nur Vierter. Setze dort einen Händler ein.',
        done: 'Sippar hat Umma überholt und ist Dritter. Doch Belit bringt Umma wieder nach vorn.',
        wrong: {
          adab: 'Adab ist schon Erster, und dort führt Iddin. Bringe Sippar nach vorn: Dort kannst du führen.',
          add: 'Das hilft einem anderen Staat. Sippar soll vorrücken.',
          other: 'Das ist erlaubt, aber setze lieber einen Händler aus dem Vorrat in Sippar ein.',
        },
      },
    ],
  },
  remove: {
    title: 'Einen Händler entfernen',
    text: 'Du darfst einen Händler in deinen Vorrat zurücknehmen. Sein Staat verliert an Einfluss: Das Plättchen tauscht den Platz mit dem rechts daneben (S6.2).',
    tasks: [
      {
        ask: 'In Umma hast du einen einzigen Händler und wenig Hoffnung. Nimm ihn zurück, damit Umma hinter Sippar fällt.',
        done: 'Sippar ist Dritter, du führst dort mit zwei Händlern gegen einen und hast für später einen mehr im Vorrat.',
        wrong: {
          sippar:
            'Auch das bringt Sippar nach vorn, aber dein Händler in Umma bleibt untätig. Nimm ihn zurück: derselbe Tausch, und du gewinnst einen Händler.',
          remove: 'So fällt dieser Staat zurück, und du wirst dort schwächer. Entferne den Händler in Umma.',
          other: 'Das ist erlaubt, aber der Händler in Umma bleibt untätig. Wähle ihn und entferne ihn.',
        },
      },
    ],
  },
  tie: {
    title: 'Die Stadt entscheidet',
    text: 'Belit hat die Stadt Adab verlassen. Adab liegt ganz vorn: drei Plättchen. Iddin hat zwei Händler in den Kleinstädten, du hast einen in einem Dorf.',
    tasks: [
      {
        ask: 'Zieh mit Iddin gleich, und zwar so, dass du den Gleichstand gewinnst.',
        done: 'Zwei gegen zwei, und du hältst die Stadt: Adab gehört dir (S7.2). Adab ist nicht vorgerückt, denn es lag schon ganz links.',
        wrong: {
          adab: 'Zwei gegen zwei, aber Iddin hat mehr Händler in Kleinstädten. Nur die Stadt schlägt ihn.',
          move: 'So hast du zwar die Stadt, aber nur einen Händler gegen zwei: Du wärst Zweiter. Setze lieber einen ein.',
          other: 'Das ist erlaubt, aber Iddin behält Adab und seine drei Plättchen. Setze einen Händler in die Stadt.',
        },
      },
    ],
  },
  end: {
    title: 'Das letzte Plättchen',
    text: 'Ende der sechsten Runde. Du hast 3 Wirtschafts-, 5 Politik- und 4 Religionsplättchen, aber kein Militär: 31 Punkte. Iddin hat 34 (S9.1).',
    tasks: [
      {
        ask: 'Du kontrollierst den zweiten Staat. Mit welchem der beiden Plättchen gewinnst du?',
        done: 'Das vierte Wirtschaftsplättchen ist 4 Punkte wert: 35 zu 34, und du hast gewonnen. Sammle wenige Arten und von jeder viele.',
        wrong: {
          other: 'Ein erstes Militärplättchen ist 1 Punkt wert: 32, und Iddin gewinnt. Ein viertes Wirtschaftsplättchen ist 4 wert.',
        },
      },
    ],
  },
};
