import type { LessonText } from '../en/tutorial.ts';
import type { lessons as source } from '../en/tutorial-sumeria.ts';

export const lessons: Record<keyof typeof source, LessonText> = {
  place: {
    title: 'Reihe und Karte',
    text: 'Du bist Amar. Acht Stadtstaaten liegen in einer Reihe: Die ersten drei werden gewertet, und je weiter links, desto mehr Plättchen gibt es darüber zu gewinnen (S2.2, S2.3). Plättchen gewinnst du, wo du die meisten Händler hast.',
    tasks: [
      {
        ask: 'Kisch liegt vorn. Setze deinen letzten Händler in seine Stadt: Bei Gleichstand entscheidet die Stadt.',
        done: 'Du hast nun zwei Händler in Kisch, einen davon in der Stadt. Solange Händler gesetzt werden, bewegt sich in der Reihe nichts (S2.6).',
        wrong: {
          kish: 'Der richtige Staat, aber nicht das stärkste Feld: Nimm die Stadt Kisch selbst.',
          other: 'Erlaubt, aber über Kisch liegen drei Plättchen: Seine Stadt ist mehr wert als jedes Feld anderswo.',
        },
      },
    ],
  },
  add: {
    title: 'Einen Händler hinzufügen',
    text: 'In deinem Zug fügst du einen Händler hinzu, bewegst oder entfernst einen (S3.2). Hinzufügen nimmt einen aus deinem Vorrat auf ein freies Feld, und der Staat dort gewinnt an Einfluss: Sein Plättchen tauscht mit dem links daneben (S4.2).',
    tasks: [
      {
        ask: 'Uruk ist Vierter, knapp außerhalb der drei, die zählen, und du hältst seine Stadt. Füge irgendwo in Uruk einen Händler hinzu.',
        done: 'Uruk hat Nippur überholt und ist Dritter. Sieh, wie Belit antwortet: Sie setzt in Nippur und holt sich den Platz zurück.',
        wrong: {
          nippur: 'Das hebt Nippur und lässt Uruk, wo es ist. Setze in Uruk.',
          add: 'Das hebt einen anderen Staat. Uruk gewinnt nur durch einen Händler, der nach Uruk kommt.',
          move: 'Auch Bewegen kann einen Staat heben; das ist die nächste Lektion. Nimm einen Händler aus dem Vorrat und setze ihn nach Uruk.',
          other: 'Einen Händler zu entfernen lässt einen Staat fallen. Uruk soll steigen: Füge dort einen hinzu.',
        },
      },
    ],
  },
  move: {
    title: 'Einen Händler bewegen',
    text: 'Ein Händler geht auf einer Straße ein Feld weit, in die eine oder andere Richtung (S5.1). Kommt er dabei in einen anderen Staat, gewinnt dieser an Einfluss; innerhalb eines Staates tauscht nichts (S5.6).',
    tasks: [
      {
        ask: 'Dein Händler im Dorf von Ur Richtung Uruk steht an der Grenze. Bewege ihn hinüber.',
        done: 'Uruk ist wieder Dritter, und dein Vorrat ist noch derselbe. Ur hat nichts verloren: Nur Entfernen lässt einen Staat fallen.',
        wrong: {
          inside: 'Das ist eine Bewegung innerhalb von Ur: Nichts tauscht. Geh in die andere Richtung, über die Grenze.',
          uruk: 'Auch das höbe Uruk, kostet aber einen Händler aus dem Vorrat. Hier steht einer bereit, hinüberzugehen.',
          other: 'Erlaubt, aber es bringt Uruk nicht nach vorn. Bewege den Händler an seiner Grenze.',
        },
      },
    ],
  },
  jump: {
    title: 'Springen',
    text: 'Angenommen, Belit wäre zuerst ins Grenzdorf gegangen. Besetzte Felder halten dich nicht auf: Ein Händler springt über alle hinweg, eigene wie fremde, auf das erste freie Feld (S5.2).',
    tasks: [
      {
        ask: 'Bringe denselben Händler nach Uruk, über Belits Händler hinweg.',
        done: 'Er kam im Ort an, weiter als mit einem einfachen Schritt, und Uruk ist jetzt Erster. Eine volle Straße ist eine schnelle Straße.',
        wrong: {
          inside: 'So bleibt er in Ur. Wähle ihn, dann den Ort hinter Belits Händler.',
          add: 'Hinzufügen ist erlaubt, aber diese Lektion handelt vom Springen: Nimm den Händler an der Grenze.',
          other: 'Erlaubt, aber das springt über niemanden und hilft Uruk nicht.',
        },
      },
    ],
  },
  city: {
    title: 'Durch eine Stadt',
    text: 'Kommt ein Händler an eine besetzte Stadt, darf er auf jeder Straße weitergehen, die von ihr ausgeht (S5.3). In Ur habt Iddin und du je einen Händler hinter Belit. Auch der Zweite zählt: Es gibt zwei Plättchen, und eines davon ist seins.',
    tasks: [
      {
        ask: 'Bei Gleichstand zählt die Stadt, dann mehr Orte, dann wer früher spielt (S7.2). Bringe deinen Händler aus dem Dorf von Ur Richtung Kisch durch die Stadt in einen freien Ort von Ur.',
        done: 'Nun hat jeder einen Ort, und du spielst in dieser Runde vor Iddin: Du bist Zweiter in Ur. Belit und Iddin beenden die Runde.',
        wrong: {
          village: 'Das ist ein Dorf: Iddins Ort würde dich noch schlagen. Nimm die Straße zum freien Ort.',
          away: 'So verlässt du Ur, wo du Zweiter werden willst.',
          other: 'Erlaubt, aber es hilft deinem einsamen Händler in Ur nicht. Bringe ihn durch die Stadt.',
        },
      },
    ],
  },
  score: {
    title: 'Eine Runde werten',
    text: 'Nach je drei Zügen werden die ersten drei Staaten gewertet (S7.1). Wer den ersten beherrscht, nimmt zwei seiner drei Plättchen, der Zweite bekommt das andere (S7.3). Am Ende zählen Plättchen nach Art: 1, 3, 6, 10, 15 … Punkte (S9.1).',
    tasks: [
      {
        ask: 'Du beherrschst Kisch. Nimm die zwei Plättchen, die zusammen am meisten wert sind.',
        done: 'Zwei gleiche sind 3 Punkte, zwei verschiedene nur 2. In Ur wählte Belit, und du bekamst den Rest; Uruks einziges Plättchen ist deins.',
        wrong: { other: 'Erlaubt, aber zwei verschiedene sind 1 und 1 wert. Zwei gleiche sind 3 wert, und das nächste bringt noch 3.' },
      },
    ],
  },
  row: {
    title: 'Die Reihe rückt weiter',
    text: 'Die drei gewerteten Staaten kamen ans Ende, in umgekehrter Folge; die anderen rückten auf (S8.4). Belit hatte in Kisch die wenigsten Händler, also spielt sie als Letzte und Iddin zu ihrer Linken als Erster (S8.2). Sechs neue Plättchen liegen bereit.',
    tasks: [
      {
        ask: 'Adab, Nippur und Umma würden jetzt gewertet. Du stehst besser in Sippar, dem Vierten. Füge dort einen Händler hinzu.',
        done: 'Sippar hat Umma überholt und ist Dritter. Doch Belit hebt Umma wieder.',
        wrong: {
          adab: 'Adab ist schon Erster, und Iddin führt dort. Hebe Sippar, wo du führen kannst.',
          add: 'Das hilft einem anderen Staat. Sippar soll steigen.',
          other: 'Erlaubt, aber hier ist ein Händler aus dem Vorrat gefragt, in Sippar.',
        },
      },
    ],
  },
  remove: {
    title: 'Einen Händler entfernen',
    text: 'Du darfst einen Händler in deinen Vorrat zurücknehmen. Sein Staat verliert an Einfluss: Das Plättchen tauscht mit dem rechts daneben (S6.2).',
    tasks: [
      {
        ask: 'In Umma hast du einen einzigen Händler und wenig Hoffnung. Nimm ihn zurück, damit Umma hinter Sippar fällt.',
        done: 'Sippar ist Dritter, du führst dort mit zwei Händlern gegen einen und hast für später einen mehr im Vorrat.',
        wrong: {
          sippar:
            'Auch das hebt Sippar, aber dein Händler in Umma bleibt müßig. Nimm ihn zurück: derselbe Tausch und ein Händler gewonnen.',
          remove: 'Dieser Staat fiele, und deine Stärke in ihm. Entferne den Händler in Umma.',
          other: 'Erlaubt, aber der Händler in Umma bleibt müßig. Wähle ihn und entferne ihn.',
        },
      },
    ],
  },
  tie: {
    title: 'Die Stadt entscheidet',
    text: 'Belit hat die Stadt Adab verlassen. Adab liegt ganz vorn: drei Plättchen. Iddin hat zwei Händler in den Orten, du hast einen in einem Dorf.',
    tasks: [
      {
        ask: 'Zieh mit Iddin gleich, und zwar so, dass der Gleichstand dir gehört.',
        done: 'Zwei gegen zwei, und du hältst die Stadt: Adab gehört dir (S7.2). Adab rückte nicht vor, denn es lag schon ganz links.',
        wrong: {
          adab: 'Zwei gegen zwei, aber Iddin hat mehr Orte. Nur die Stadt schlägt ihn.',
          move: 'Das nimmt die Stadt, aber mit einem Händler gegen zwei: Du wärst Zweiter. Füge lieber einen hinzu.',
          other: 'Erlaubt, aber Iddin behält Adab und seine drei Plättchen. Füge einen Händler in der Stadt hinzu.',
        },
      },
    ],
  },
  end: {
    title: 'Das letzte Plättchen',
    text: 'Das Ende der sechsten Runde. Du hast 3 Plättchen für Wirtschaft, 5 für Politik, 4 für Religion, keines für Militär: 31 Punkte. Iddin hat 34 (S9.1).',
    tasks: [
      {
        ask: 'Du beherrschst den zweiten Staat. Welches seiner zwei Plättchen gewinnt die Partie?',
        done: 'Das vierte Plättchen für Wirtschaft ist 4 Punkte wert: 35 zu 34, und du hast gewonnen. Sammle wenige Arten und von jeder viele.',
        wrong: {
          other: 'Ein erstes Plättchen für Militär ist 1 Punkt wert: 32, und Iddin gewinnt. Ein viertes für Wirtschaft ist 4 wert.',
        },
      },
    ],
  },
};
