import type { LessonText } from '@shinar/teach';
import type { empires as source } from '../en/empires.ts';

export const empires: Record<keyof typeof source, LessonText> = {
  empire: {
    title: 'Commencer un empire',
    text: 'Chaque tour, trois empires peuvent apparaître, et vous pouvez en diriger un (F11). Il vous faut un ouvrier dans sa région, et personne ne doit y en avoir plus que vous (F11.2). Les Guti apportent huit armées.',
    tasks: [
      {
        ask: 'Commencez l’empire des Guti.',
        done: 'Vous avez huit armées disponibles.',
        wrong: { other: 'C’est possible, mais un empire est au premier qui le prend. Commencez celui des Guti.' },
      },
      {
        ask: 'Vous pouvez acheter des armées : une pour un grain, deux pour un métal, trois pour un outil (F11.3). Dépensez votre métal.',
        done: 'Dix armées.',
        wrong: {
          grain: 'Une armée pour un grain, c’est correct, mais le métal en donne deux et ne vous sert à rien d’autre ce tour-ci.',
          tools: 'Trois armées, mais l’outil vaudra trois points de plus dans votre cité.',
          done: 'Huit pourraient suffire, mais le métal n’a pas de meilleur usage ce tour-ci.',
        },
      },
      {
        ask: 'C’est assez d’armées. Terminez.',
        done: 'Place à l’équipement.',
        wrong: { other: 'Dix suffiront. Gardez le reste pour plus tard.' },
      },
      {
        ask: 'Les empires sont classés selon la valeur dépensée en équipement. Mieux classé que le défenseur, vous réussissez avec 5 ou plus ; moins bien classé, avec 7 ou plus (F11.4, F12.2). Belit et Iddin n’ont rien dépensé : un textile suffit largement.',
        done: 'Valeur 2 : vous êtes A, devant les deux autres.',
        wrong: {
          done: 'À égalité, le dernier arrivé est derrière : sans rien, vous seriez C.',
          dear: 'C’est plus qu’il n’en faut : un textile vous met en tête.',
          other: 'Un grain suffirait pour l’instant, mais quelqu’un pourrait vous égaler. Un textile est plus sûr.',
        },
      },
      {
        ask: 'C’est assez d’équipement. Terminez.',
        done: 'Votre ouvrier quitte les Guti, vos armées prennent sa place.',
        wrong: { other: 'Vous êtes déjà en tête. Gardez vos ressources.' },
      },
      {
        ask: 'Placez une ou deux armées dans votre région d’origine (F11.5). Deux tiennent mieux.',
        done: 'Il vous reste huit armées pour la conquête.',
        wrong: {
          one: 'C’est possible, mais deux armées se délogent moins facilement, et c’est par là qu’il faudrait revenir si tout était perdu.',
        },
      },
    ],
  },
  expand: {
    title: 'S’étendre',
    text: 'Chaque région où vous avez une armée vaut 2 points à la fin du tour (F14.1). Depuis une région que vous tenez, vous pouvez envahir une région voisine ; si elle est vide, une armée y entre sans combat (F12.1).',
    tasks: [
      {
        ask: 'Umma est vide et voisine des Guti. Envahissez-la.',
        done: 'Pas d’armée, pas de combat.',
        wrong: {
          nippur: 'L’armée de Belit y est : ce serait un combat, et nous y viendrons.',
          other: 'C’est possible, mais vos armées disparaissent à la fin du tour : servez-vous-en.',
        },
      },
      {
        ask: 'Dans la même action, vous pouvez continuer au prix d’une armée (F12.6). Faites-le.',
        done: 'Une armée payée, et les autres n’ont pas eu le temps de réagir.',
        wrong: {
          done: 'Vous pouvez vous arrêter, mais quelqu’un pourrait prendre Lagash avant votre prochaine action. Payez une armée et continuez.',
        },
      },
      {
        ask: 'À Lagash, il y a la cité d’Iddin, mais pas d’armée. Envahissez Lagash.',
        done: 'Sa cité reste, mais la région compte pour vous, et vous pourrez détruire la cité plus tard.',
        wrong: {
          nippur: 'L’armée de Belit y est. Prenez Lagash, qui est vide.',
          other: 'C’est possible, mais la cité d’Iddin est à Lagash : c’est là que vous pouvez lui nuire.',
        },
      },
      {
        ask: 'Terminez l’action.',
        done: 'Il vous reste cinq armées.',
        wrong: { repeat: 'Chaque conquête de plus coûte une armée de plus. Gardez-les pour le combat.' },
      },
    ],
  },
  fight: {
    title: 'Combattre',
    text: 'Là où se trouve une armée ennemie, deux dés décident. Votre empire est mieux classé que celui de Belit : 5 ou plus élimine son armée ; moins, et vous perdez une armée disponible. Vous pouvez arrêter après chaque jet (F12.2).',
    tasks: [
      {
        ask: 'Envahissez Nippur, où Belit a une armée.',
        done: 'Un 4 : trop bas. Vous perdez une armée disponible.',
        wrong: { other: 'C’est possible, mais les chances sont bonnes : cinq jets sur six réussissent.' },
      },
      {
        ask: 'Relancer ou arrêter ? Les chances n’ont pas changé.',
        done: 'Un 6 : l’armée de Belit est éliminée, et l’une des vôtres est à Nippur.',
        wrong: { stop: 'Vous pouvez arrêter, mais 5 ou plus sort cinq fois sur six, et il vous reste des armées.' },
      },
      {
        ask: 'Terminez l’action.',
        done: 'Belit en a assez et passe. Désormais, Iddin et vous payez chaque action (F7.2).',
        wrong: { repeat: 'Vous aurez besoin de vos trois dernières armées. Terminez l’action.' },
      },
    ],
  },
  pay: {
    title: 'Payer pour agir',
    text: 'Quelqu’un a passé. Avant chaque action, vous payez maintenant une ressource, un ouvrier disponible ou une armée disponible (F7.2). Les ouvriers encore disponibles à la fin du tour ne le seront plus de toute façon (F15.1).',
    tasks: [
      {
        ask: 'Payez avec ce qui vous manquera le moins.',
        done: 'Un ouvrier qui n’avait rien à faire.',
        wrong: {
          army: 'Vous avez besoin de vos armées : détruire une cité en demande deux.',
          good: 'Vous gardez vos ressources pour le prochain tour, mais pas un ouvrier inutilisé.',
          pass: 'Vous pouvez passer, mais il reste quelque chose à faire à Lagash.',
        },
      },
      {
        ask: 'Détruisez la cité d’Iddin à Lagash : il faut deux armées disponibles (F12.4).',
        done: 'Sa base lui revient.',
        wrong: { other: 'Vous avez payé : utilisez cette action pour détruire la cité d’Iddin à Lagash.' },
      },
      { ask: 'Terminez l’action.', done: 'Iddin passe et pose un grain dans sa case Passé.', wrong: {} },
    ],
  },
};
