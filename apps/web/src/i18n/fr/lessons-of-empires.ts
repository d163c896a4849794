import type { empires as source } from '../en/lessons-of-empires.ts';
import type { LessonText } from '../en/tutorial.ts';

export const empires: Record<keyof typeof source, LessonText> = {
  empire: {
    title: 'Commencer un empire',
    text: 'Chaque tour, trois empires peuvent se lever ; vous pouvez en mener un (F11). Il faut un ouvrier dans sa région, et personne ne doit y en avoir plus (F11.2). Les Guti apportent huit armées.',
    tasks: [
      {
        ask: 'Commencez l’empire des Guti.',
        done: 'Huit armées sont disponibles.',
        wrong: { other: 'Permis, mais chaque tour n’apporte un empire qu’à ceux qui le prennent. Commencez les Guti.' },
      },
      {
        ask: 'Vous pouvez acheter des armées : une pour un grain, deux pour un métal, trois pour un outil (F11.3). Dépensez votre métal.',
        done: 'Dix armées.',
        wrong: {
          grain: 'Une armée pour un grain est honnête, mais le métal en apporte deux et ne sert à rien d’autre aujourd’hui.',
          tools: 'Trois armées, mais l’outil vaudra trois points de plus dans votre cité.',
          done: 'On peut partir à huit, mais le métal n’a pas de meilleur usage aujourd’hui.',
        },
      },
      { ask: 'Assez d’armées.', done: 'L’équipement maintenant.', wrong: { other: 'Dix suffiront. Gardez le reste pour plus tard.' } },
      {
        ask: 'Les empires sont classés par la valeur dépensée en équipement ; classé au-dessus, vous réussissez à 5 ou plus, au-dessous seulement à 7 (F11.4, F12.2). Belit et Iddin n’ont rien dépensé : un textile suffit largement.',
        done: 'Valeur 2 : vous êtes A, devant les deux autres.',
        wrong: {
          done: 'Entre égaux, le plus récent est derrière : sans rien vous seriez C.',
          dear: 'C’est plus qu’il n’en faut : un textile vous met en tête.',
          other: 'Un grain suffirait pour l’instant. Mais quelqu’un peut encore vouloir vous égaler ; le textile est plus sûr.',
        },
      },
      {
        ask: 'Assez d’équipement.',
        done: 'Votre ouvrier quitte les Guti, les armées prennent sa place.',
        wrong: { other: 'Vous êtes déjà en tête. Gardez vos biens.' },
      },
      {
        ask: 'Placez une ou deux armées chez vous (F11.5). Deux tiennent mieux.',
        done: 'Huit armées restent pour la conquête.',
        wrong: { one: 'Permis, mais deux se délogent moins facilement, et c’est chez vous qu’il faudrait revenir si tout était perdu.' },
      },
    ],
  },
  expand: {
    title: 'S’étendre',
    text: 'Chaque région où vous avez une armée vaut 2 points à la fin du tour (F14.1). D’une région que vous tenez, vous en envahissez une voisine ; si elle est vide, une armée y entre simplement (F12.1).',
    tasks: [
      {
        ask: 'Umma est vide et touche les Guti. Envahissez-la.',
        done: 'Pas d’armée, pas de combat.',
        wrong: {
          nippur: 'L’armée de Belit y est : c’est un combat, et il viendra plus tard.',
          other: 'Permis, mais vos armées disparaissent à la fin du tour : servez-vous-en.',
        },
      },
      {
        ask: 'Dans la même action, vous pouvez continuer au prix d’une armée (F12.6). Faites-le.',
        done: 'Une armée payée, et les autres n’ont pas le temps de répondre.',
        wrong: {
          done: 'On peut s’arrêter, mais quelqu’un pourrait prendre Lagash avant votre prochaine action. Payez une armée et continuez.',
        },
      },
      {
        ask: 'Lagash a la cité d’Iddin mais pas d’armée. Envahissez-la.',
        done: 'Sa cité reste, mais la région compte pour vous, et vous pourrez la détruire plus tard.',
        wrong: {
          nippur: 'L’armée de Belit y est. Prenez Lagash, qui est vide.',
          other: 'Permis, mais Lagash a la cité d’Iddin : c’est là que vous pouvez lui nuire.',
        },
      },
      {
        ask: 'Clôturez l’action.',
        done: 'Il reste cinq armées.',
        wrong: { repeat: 'Chaque pas de plus coûte une armée de plus. Gardez-les pour le combat.' },
      },
    ],
  },
  fight: {
    title: 'Combattre',
    text: 'Là où se tient une armée ennemie, deux dés décident. Vous êtes classé au-dessus de Belit : 5 ou plus ôte son armée ; moins vous en coûte une disponible. Après tout jet on peut arrêter (F12.2).',
    tasks: [
      {
        ask: 'Envahissez Nippur, où Belit a une armée.',
        done: 'Un 4 : trop bas. Une de vos armées disponibles est perdue.',
        wrong: { other: 'Permis, mais les chances sont bonnes : cinq jets sur six réussissent.' },
      },
      {
        ask: 'Relancer ou arrêter ? Les chances n’ont pas changé.',
        done: 'Un 6 : l’armée de Belit n’est plus, et l’une des vôtres se tient à Nippur.',
        wrong: { stop: 'On peut arrêter, mais 5 ou plus sort cinq fois sur six, et il vous reste des armées.' },
      },
      {
        ask: 'Clôturez l’action.',
        done: 'Belit en a assez et passe. Désormais, chaque action coûte un paiement aux autres (F7.2).',
        wrong: { repeat: 'Vous aurez besoin des trois armées qui restent. Clôturez l’action.' },
      },
    ],
  },
  pay: {
    title: 'Payer pour agir',
    text: 'Quelqu’un a passé. Avant chaque action, vous payez maintenant un bien, un ouvrier disponible ou une armée disponible (F7.2). Les ouvriers encore disponibles à la fin du tour ne le seront plus de toute façon (F15.1).',
    tasks: [
      {
        ask: 'Payez avec ce qui vous manquera le moins.',
        done: 'Un ouvrier qui n’avait rien à faire.',
        wrong: {
          army: 'Vous avez besoin de vos armées : détruire une cité en demande deux.',
          good: 'Les biens vous restent pour le prochain tour. Un ouvrier oisif, non.',
          pass: 'Vous pouvez passer, mais il reste quelque chose à faire à Lagash.',
        },
      },
      {
        ask: 'Détruisez la cité d’Iddin à Lagash : il faut deux armées disponibles (F12.4).',
        done: 'Sa base lui revient.',
        wrong: { other: 'Vous avez payé et devez agir, mais pour ceci : la cité d’Iddin à Lagash.' },
      },
      { ask: 'Clôturez l’action.', done: 'Iddin passe et pose un grain sur sa case de passe.', wrong: {} },
    ],
  },
};
