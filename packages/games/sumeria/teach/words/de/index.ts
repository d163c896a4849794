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
        ask: 'Uruk liegt auf Platz 4, also knapp außerhalb der Wertung, und du hältst seine Stadt. Setze irgendwo in Uruk einen Händler ein.',
        done: 'Uruk hat Nippur überholt und liegt auf Platz 3. Schau, wie Belit antwortet: Sie setzt in Nippur einen Händler ein und holt den Platz zurück.',
        wrong: {
          nippur: 'Das bringt Nippur nach vorn, und Uruk bleibt, wo es ist. Setze deinen Händler in Uruk ein.',
          add: 'Das bringt einen anderen Staat nach vorn. Uruk rückt nur vor, wenn ein Händler nach Uruk kommt.',
          move: 'Auch Bewegen kann einen Staat nach vorn bringen; das kommt in der nächsten Lektion. Nimm einen Händler aus dem Vorrat und setze ihn in Uruk ein.',
          other: 'Wer einen Händler entfernt, lässt dessen Staat zurückfallen. Uruk soll vorrücken: Setze dort einen ein.',
        },
      },
    ],
  },
  move: {
    title: 'Einen Händler bewegen',
    text: 'Ein Händler geht auf einer Straße ein Feld weiter, in beide Richtungen (S5.1). Der Staat, den er betritt, rückt vor; der, den er verlässt, verliert nichts. Innerhalb eines Staates ändert sich nichts (S5.6).',
    tasks: [
      {
        ask: 'Kisch liegt auf Platz 1, und du hast dort einen Händler; in Sippar auf Platz 2 hast du drei. Bewege deinen Händler aus Sippars Grenzdorf hinüber nach Kisch.',
        done: 'Zwei Händler: Nun hast du Rang 2 in Kisch und bekommst dort ein Plättchen. Und Sippar kontrollierst du weiter, denn du hast die Stadt. Ein Händler, zwei Plättchen!',
        wrong: {
          inside: 'So kommt er nicht nach Kisch. Nimm das Dorf hinter der Grenze.',
          add: 'Das kostet dich den letzten Händler im Vorrat. An der Grenze steht schon einer bereit.',
          other: 'Das ist erlaubt, aber so kommst du in Kisch nicht auf Rang 2. Bewege den Händler an der Grenze.',
        },
      },
    ],
  },
  jump: {
    title: 'Springen',
    text: 'Besetzte Felder halten dich nicht auf: Ein Händler springt über eigene und fremde Händler auf das erste freie Feld (S5.2). Bei einer besetzten Stadt darf er auf jeder Straße weitergehen, die von ihr ausgeht (S5.3).',
    tasks: [
      {
        ask: 'Dein Vorrat ist leer, du kannst keinen Händler einsetzen (S4.1). Dein Händler in Sippars Dorf Richtung Adab nützt dort wenig. Lass ihn springen: durch die Stadt Sippar und weiter Richtung Uruk, über alle hinweg in Uruks Dorf.',
        done: 'Über vier Händler in einem Zug! Uruk rückt auf den dritten Platz und wird gewertet, und du führst dort mit vier Händlern. Volle Straßen sind schnelle Straßen.',
        wrong: {
          inside: 'Auch dorthin kann er, aber Uruk rückt so nicht vor. Geh durch die Stadt Sippar zu Uruks Dorf.',
          other: 'Das ist erlaubt, aber entbehren kannst du den Händler in Sippars Dorf. Schicke ihn nach Uruk.',
        },
      },
    ],
  },
  city: {
    title: 'Durch eine Stadt',
    text: 'Springt ein Händler über eine besetzte Stadt, darf er auf jeder Straße weitergehen, die von ihr ausgeht (S5.3). In Ur führt Belit; Iddin und du habt je einen Händler. Auch Rang 2 lohnt sich: Es gibt zwei Plättchen, und eines davon geht an Rang 2.',
    tasks: [
      {
        ask: 'Bei Gleichstand zählt die Stadt, dann mehr Händler in Kleinstädten, dann, wer früher spielt (S7.2). Bringe deinen Händler aus dem Dorf von Ur Richtung Kisch durch die Stadt in eine freie Kleinstadt von Ur.',
        done: 'Nun habt ihr beide eine Kleinstadt, und du spielst in dieser Runde vor Iddin: Du hast Rang 2 in Ur. Belit und Iddin beenden die Runde.',
        wrong: {
          village: 'Das ist ein Dorf: Iddin bleibt mit seiner Kleinstadt vor dir. Nimm die Straße zur freien Kleinstadt.',
          away: 'So verlässt du Ur, und dort willst du doch auf Rang 2 kommen.',
          other: 'Das ist erlaubt, aber es hilft deinem einsamen Händler in Ur nicht. Bringe ihn durch die Stadt.',
        },
      },
    ],
  },
  ways: {
    title: 'Welcher Weg?',
    text: 'In einer Stadt kann ein springender Händler nicht dorthin zurück, woher er kam, und er darf kein Feld zweimal überqueren (S5.4). Ist in einer Richtung kein Feld frei, kann er dort gar nicht entlang (S5.5).',
    tasks: [
      {
        ask: 'Nippur liegt auf Platz 2, und du führst dort. Bringe deinen Händler aus dem Dorf von Ur Richtung Lagasch über alle hinweg und durch die Stadt Lagasch nach Nippur.',
        done: 'Fünf Händler übersprungen, und Nippur überholt Lagasch: Es liegt jetzt ganz vorn, und du nimmst dort zwei Plättchen statt nur eines.',
        wrong: {
          way: 'Auch dorthin kann er, aber Nippur rückt so nicht vor. Geh durch Lagasch zu Nippurs Dorf.',
          other: 'Das ist erlaubt, aber Nippur bleibt auf Platz 2. Nimm den Händler an der Grenze von Ur.',
        },
      },
    ],
  },
  score: {
    title: 'Eine Runde werten',
    text: 'Wenn jeder drei Züge gemacht hat, werden die ersten drei Staaten gewertet (S7.1). Wer den ersten kontrolliert, nimmt zwei seiner drei Plättchen, und Rang 2 bekommt das dritte (S7.3). Am Ende zählen Plättchen nach Art: 1, 3, 6, 10, 15 … Punkte (S9.1).',
    tasks: [
      {
        ask: 'Du kontrollierst Kisch. Nimm die zwei Plättchen, die zusammen am meisten wert sind.',
        done: 'Zwei gleiche sind 3 Punkte, zwei verschiedene nur 2. In Ur hat Belit gewählt, und du hast das andere bekommen; Uruks einziges Plättchen ist deins.',
        wrong: {
          other:
            'Das ist erlaubt, aber zwei verschiedene sind 1 und 1 wert. Zwei gleiche sind 3 wert, und ein drittes bringt noch einmal 3.',
        },
      },
    ],
  },
  row: {
    title: 'Die Reihe rückt weiter',
    text: 'Es gibt sechs Runden, und in jeder machst du drei Züge (S3.1). Die drei gewerteten Staaten liegen jetzt in umgekehrter Reihenfolge am Ende, die anderen sind aufgerückt (S8.4). Belit hatte in Kisch die wenigsten Händler. Also spielt sie zuletzt und Iddin, links von ihr, zuerst (S8.2).',
    tasks: [
      {
        ask: 'Umma liegt auf Platz 3, und Belit hat die Stadt verlassen. Du hast dort schon einen Händler. Setze noch einen in die Stadt.',
        done: 'Zwei Händler und die Stadt: Du kontrollierst Umma. Und Umma rückt auf den zweiten Platz, mit zwei Plättchen darüber.',
        wrong: {
          umma: 'Der richtige Staat, aber nimm die Stadt: Sie gewinnt jeden Gleichstand.',
          add: 'Das hilft einem anderen Staat. Umma zählt in dieser Runde, und die Stadt ist frei.',
          other: 'Das ist erlaubt, aber die Stadt Umma ist jetzt frei. Setze dort einen Händler ein.',
        },
      },
    ],
  },
  remove: {
    title: 'Einen Händler entfernen',
    text: 'Du darfst einen Händler in deinen Vorrat zurücknehmen. Sein Staat verliert an Einfluss: Das Plättchen tauscht den Platz mit dem rechts daneben (S6.2).',
    tasks: [
      {
        ask: 'Letzter Zug der Runde. Adab liegt auf Platz 3, und dort führt Iddin mit drei Händlern gegen einen. Dahinter kommt Kisch, das du kontrollierst. Nimm deinen Händler aus Adab zurück.',
        done: 'Adab fällt auf Platz 4, und Kisch rückt auf Platz 3: Das Plättchen dort gehört dir und nicht Iddin. Und du hast einen Händler für später.',
        wrong: {
          remove: 'So fällt dieser Staat zurück, aber Adab bleibt auf Platz 3. Entferne deinen Händler in Adab.',
          other: 'Das ist erlaubt, aber Iddin bekäme weiter Adabs Plättchen. Lass Adab fallen: Entferne deinen Händler dort.',
        },
      },
      {
        ask: 'Nun wird Nippur gewertet. Du hast zwei Wirtschaftsplättchen und je ein Politik- und Religionsplättchen. Nimm zwei Plättchen.',
        done: 'Das dritte Wirtschaftsplättchen bringt 3 Punkte, das zweite Politikplättchen 2. Und auch in Kisch liegt eines für Politik.',
        wrong: {
          other: 'Von Wirtschaft hast du die meisten: Ein drittes bringt 3 Punkte. In Kisch bekommst du noch ein Politikplättchen.',
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
          move: 'So hast du zwar die Stadt, aber nur einen Händler gegen zwei: Das wäre Rang 2. Setze lieber einen ein.',
          other: 'Das ist erlaubt, aber Iddin behält Adab und seine drei Plättchen. Setze einen Händler in die Stadt.',
        },
      },
    ],
  },
  end: {
    title: 'Das letzte Plättchen',
    text: 'Ende der sechsten Runde. Du hast 3 Wirtschafts-, 5 Politik- und 4 Religionsplättchen, aber kein Militär: 31 Punkte (S9.1). Iddin hat 27 und bekommt das Plättchen, das du liegen lässt.',
    tasks: [
      {
        ask: 'Du kontrollierst den zweiten Staat. Welches der beiden Plättchen bringt dir mehr?',
        done: 'Das vierte Wirtschaftsplättchen ist 4 Punkte wert: 35. Das siebte Militärplättchen bringt Iddin 7, aber 34 reichen nicht: Du hast gewonnen! Sammle wenige Arten und von jeder viele.',
        wrong: {
          other:
            'Damit bekäme Iddin kein siebtes Militärplättchen, und mit 32 zu 28 würdest du auch gewinnen. Aber das erste einer Art bringt dir nur 1 Punkt. Welches bringt dir 4?',
        },
      },
    ],
  },
  four: {
    title: 'Zu viert',
    text: 'Zu viert hat jeder zehn Händler und stellt zu Beginn fünf davon auf; zu dritt sind es vierzehn und acht (S2.1, S2.5). Jeder Händler zählt also mehr, und oft reicht schon Rang 2.',
    tasks: [
      {
        ask: 'Lagasch liegt auf Platz 2, und seine Stadt ist frei. Stelle deinen zweiten Händler dorthin.',
        done: 'Städte gewinnen Gleichstände, und zu viert gibt es viele davon.',
        wrong: {
          city: 'Eine Stadt ist eine gute Wahl, aber Lagasch wird gewertet und dieser Staat vielleicht nicht.',
          other: 'Das ist erlaubt, aber die Stadt Lagasch ist noch frei.',
        },
      },
    ],
  },
  alone: {
    title: 'Allein in einem Staat',
    text: 'Hast nur du Händler in einem gewerteten Staat, wählst du wie immer, und der Rest wird abgelegt. Hat dort niemand einen Händler, werden alle Plättchen abgelegt (S7.5).',
    tasks: [
      {
        ask: 'In Nippur bist du allein: Eines der zwei Plättchen gehört dir, das andere bekommt niemand. Welches nimmst du?',
        done: 'Zusammen mit deinen Plättchen bringt es am meisten, und das andere wird abgelegt.',
        wrong: { other: 'Das ist erlaubt, aber zu deinen Plättchen passt das andere besser: Es ist mehr wert.' },
      },
    ],
  },
  level: {
    title: 'Gleich viele Punkte',
    text: 'Bei Gleichstand am Ende gewinnt, wer von einer Art die meisten Plättchen hat; ist auch das gleich, teilt ihr euch den Sieg (S9.2).',
    tasks: [
      {
        ask: 'Die letzte Wahl. Du hast 25 Punkte, Belit 24, und sie bekommt noch ein Plättchen. Was du liegen lässt, bekommt sie auch noch. Mit welchem gewinnst du?',
        done: 'Dein viertes Wirtschaftsplättchen: 29 Punkte. Auch Belit kommt auf 29, aber du hast fünf Religionsplättchen, und sie hat von keiner Art fünf. Du gewinnst!',
        wrong: { other: 'Das sind nur 28 Punkte, und mit dem Wirtschaftsplättchen, das du liegen lässt, kommt Belit auf 31.' },
      },
    ],
  },
};
