import type { empires as source } from '../en/lessons-of-empires.ts';
import type { LessonText } from '../en/tutorial.ts';

export const empires: Record<keyof typeof source, LessonText> = {
  empire: {
    title: 'Ein Reich gründen',
    text: 'In jeder Runde können drei Reiche entstehen; eines darfst du führen (F11). Du brauchst einen Arbeiter in seinem Gebiet, und niemand darf dort mehr haben (F11.2). Die Gutäer bringen acht Armeen.',
    tasks: [
      {
        ask: 'Gründe das Reich der Gutäer.',
        done: 'Acht Armeen sind verfügbar.',
        wrong: { other: 'Erlaubt, aber ein Reich bekommt nur, wer es nimmt. Gründe das der Gutäer.' },
      },
      {
        ask: 'Du darfst Armeen kaufen: eine für ein Getreide, zwei für ein Metall, drei für ein Werkzeug (F11.3). Gib dein Metall aus.',
        done: 'Zehn Armeen.',
        wrong: {
          grain: 'Eine Armee für ein Getreide ist recht, aber das Metall bringt zwei und nützt heute sonst nichts.',
          tools: 'Drei Armeen, aber das Werkzeug wird in deiner Stadt drei Punkte mehr wert sein.',
          done: 'Acht genügen zur Not, aber das Metall hat heute keine bessere Verwendung.',
        },
      },
      { ask: 'Genug Armeen.', done: 'Nun die Ausrüstung.', wrong: { other: 'Zehn reichen. Hebe den Rest für später auf.' } },
      {
        ask: 'Die Reiche werden nach dem Wert ihrer Ausrüstung gereiht; davor gereiht gelingt ein Wurf mit 5 oder mehr, dahinter erst mit 7 (F11.4, F12.2). Belit und Iddin gaben nichts aus: Ein Stoff ist reichlich.',
        done: 'Wert 2: Du bist A, vor beiden.',
        wrong: {
          done: 'Unter Gleichen liegt der Spätere hinten: Mit nichts wärst du C.',
          dear: 'Das ist mehr als nötig: Ein Stoff bringt dich nach vorn.',
          other: 'Ein Getreide genügte fürs Erste. Aber jemand könnte noch gleichziehen wollen; mit Stoff bist du sicher.',
        },
      },
      {
        ask: 'Genug Ausrüstung.',
        done: 'Dein Arbeiter verlässt die Gutäer, die Armeen nehmen seinen Platz ein.',
        wrong: { other: 'Du bist schon vorn. Behalte deine Waren.' },
      },
      {
        ask: 'Stelle daheim eine oder zwei Armeen auf (F11.5). Zwei halten es besser.',
        done: 'Acht Armeen bleiben für die Eroberung.',
        wrong: { one: 'Erlaubt, aber zwei vertreibt man schwerer, und daheim musst du neu beginnen, wenn alles verloren ist.' },
      },
    ],
  },
  expand: {
    title: 'Ausdehnen',
    text: 'Jedes Gebiet mit einer Armee von dir ist am Ende der Runde 2 Punkte wert (F14.1). Aus einem Gebiet, das du hältst, fällst du in ein benachbartes ein; ein leeres betrittst du einfach mit einer Armee (F12.1).',
    tasks: [
      {
        ask: 'Umma ist leer und grenzt an die Gutäer. Falle dort ein.',
        done: 'Keine Armee, kein Kampf.',
        wrong: {
          nippur: 'Dort steht Belits Armee: Das ist ein Kampf und kommt später.',
          other: 'Erlaubt, aber deine Armeen verschwinden am Ende der Runde: Nutze sie.',
        },
      },
      {
        ask: 'In derselben Aktion darfst du zum Preis einer Armee weitermachen (F12.6). Tu das.',
        done: 'Eine Armee gezahlt, und die anderen haben keine Zeit zu antworten.',
        wrong: {
          done: 'Du darfst aufhören, aber jemand könnte Lagasch vor deiner nächsten Aktion nehmen. Zahle eine Armee und mach weiter.',
        },
      },
      {
        ask: 'In Lagasch steht Iddins Stadt, aber keine Armee. Falle dort ein.',
        done: 'Seine Stadt bleibt, aber das Gebiet zählt für dich, und später kannst du die Stadt zerstören.',
        wrong: {
          nippur: 'Dort steht Belits Armee. Nimm das leere Lagasch.',
          other: 'Erlaubt, aber in Lagasch steht Iddins Stadt: Dort kannst du ihm schaden.',
        },
      },
      {
        ask: 'Schließe die Aktion ab.',
        done: 'Fünf Armeen sind übrig.',
        wrong: { repeat: 'Jeder weitere Schritt kostet noch eine Armee. Hebe sie für den Kampf auf.' },
      },
    ],
  },
  fight: {
    title: 'Kämpfen',
    text: 'Wo eine feindliche Armee steht, entscheiden zwei Würfel. Du bist vor Belit gereiht: 5 oder mehr entfernt ihre Armee; weniger kostet dich eine verfügbare. Nach jedem Wurf darfst du aufhören (F12.2).',
    tasks: [
      {
        ask: 'Falle in Nippur ein, wo Belit eine Armee hat.',
        done: 'Eine 4: zu wenig. Eine deiner verfügbaren Armeen ist verloren.',
        wrong: { other: 'Erlaubt, aber die Aussicht ist gut: Fünf von sechs Würfen gelingen.' },
      },
      {
        ask: 'Noch einmal würfeln oder aufhören? Die Aussicht ist dieselbe.',
        done: 'Eine 6: Belits Armee ist weg, und eine deiner Armeen steht in Nippur.',
        wrong: { stop: 'Du darfst aufhören, aber 5 oder mehr fällt fünfmal von sechs, und du hast noch Armeen.' },
      },
      {
        ask: 'Schließe die Aktion ab.',
        done: 'Belit hat genug und passt. Von nun an kostet jede Aktion die anderen eine Zahlung (F7.2).',
        wrong: { repeat: 'Du brauchst die drei Armeen, die übrig sind. Schließe die Aktion ab.' },
      },
    ],
  },
  pay: {
    title: 'Für Zeit zahlen',
    text: 'Jemand hat gepasst. Vor jeder Aktion zahlst du nun eine Ware, einen verfügbaren Arbeiter oder eine verfügbare Armee (F7.2). Arbeiter, die am Ende der Runde noch verfügbar sind, sind es danach ohnehin nicht mehr (F15.1).',
    tasks: [
      {
        ask: 'Zahle mit dem, was du am wenigsten vermissen wirst.',
        done: 'Ein Arbeiter, der nichts zu tun hatte.',
        wrong: {
          army: 'Deine Armeen brauchst du gleich: Eine Stadt zu zerstören kostet zwei.',
          good: 'Waren bleiben dir in der nächsten Runde. Ein müßiger Arbeiter nicht.',
          pass: 'Du darfst passen, aber in Lagasch ist noch etwas zu tun.',
        },
      },
      {
        ask: 'Zerstöre Iddins Stadt in Lagasch: Das braucht zwei verfügbare Armeen (F12.4).',
        done: 'Sein Fundament kehrt zu ihm zurück.',
        wrong: { other: 'Du hast gezahlt und musst handeln, aber hierfür: Iddins Stadt in Lagasch.' },
      },
      { ask: 'Schließe die Aktion ab.', done: 'Iddin passt und legt ein Getreide auf sein Passfeld.', wrong: {} },
    ],
  },
};
