import type { LessonText } from '../en/tutorial.ts';
import type { lessons as source } from '../en/tutorial-sumeria.ts';

export const lessons: Record<keyof typeof source, LessonText> = {
  place: {
    title: 'La rangée et la carte',
    text: 'Vous êtes Amar. Huit cités-États forment une rangée : les trois premières seront décomptées, et plus l’une est à gauche, plus il y a de tuiles à gagner au-dessus (S2.2, S2.3). On gagne des tuiles là où l’on a le plus de marchands.',
    tasks: [
      {
        ask: 'Kish est première. Posez votre dernier marchand dans sa cité : à égalité, la cité décide.',
        done: 'Vous avez maintenant deux marchands à Kish, dont un dans la cité. Rien ne bouge dans la rangée tant qu’on pose les marchands (S2.6).',
        wrong: {
          kish: 'La bonne cité-État, mais pas le lieu le plus fort : prenez la cité de Kish elle-même.',
          other: 'Permis, mais trois tuiles sont au-dessus de Kish : sa cité vaut plus que tout lieu ailleurs.',
        },
      },
    ],
  },
  add: {
    title: 'Ajouter un marchand',
    text: 'À votre tour, vous ajoutez, déplacez ou retirez un marchand (S3.2). Ajouter en prend un de votre réserve vers un lieu libre, et la cité-État y gagne en influence : sa tuile change de place avec celle de gauche (S4.2).',
    tasks: [
      {
        ask: 'Uruk est quatrième, juste hors des trois qui comptent, et vous tenez sa cité. Ajoutez un marchand n’importe où à Uruk.',
        done: 'Uruk a dépassé Nippur : elle est troisième. Voyez comment Belit répond : elle ajoute à Nippur et reprend la place.',
        wrong: {
          nippur: 'Cela élève Nippur et laisse Uruk où elle est. Ajoutez à Uruk.',
          add: 'Cela élève une autre cité-État. Uruk ne gagne que par un marchand qui vient à Uruk.',
          move: 'Un déplacement peut aussi élever une cité-État ; c’est la leçon suivante. Prenez un marchand de votre réserve et ajoutez-le à Uruk.',
          other: 'Retirer un marchand fait reculer une cité-État. Vous voulez qu’Uruk monte : ajoutez-y un marchand.',
        },
      },
    ],
  },
  move: {
    title: 'Déplacer un marchand',
    text: 'Un marchand avance d’un lieu le long d’une route, dans un sens ou dans l’autre (S5.1). S’il entre ainsi dans une autre cité-État, celle-ci gagne en influence ; à l’intérieur d’une même cité-État, rien ne change (S5.6).',
    tasks: [
      {
        ask: 'Votre marchand dans le village d’Ur vers Uruk est à la frontière. Faites-le passer.',
        done: 'Uruk est de nouveau troisième, et votre réserve est intacte. Ur n’y a rien perdu : seul un retrait fait reculer.',
        wrong: {
          inside: 'C’est un déplacement à l’intérieur d’Ur : rien ne change. Allez de l’autre côté, par-delà la frontière.',
          uruk: 'Cela élèverait aussi Uruk, mais coûte un marchand de votre réserve. Ici, l’un d’eux n’a qu’un pas à faire.',
          other: 'Permis, mais cela ne fait pas avancer Uruk. Déplacez le marchand qui est à sa frontière.',
        },
      },
    ],
  },
  jump: {
    title: 'Sauter',
    text: 'Supposons que Belit soit arrivée la première au village de la frontière. Les lieux occupés ne vous arrêtent pas : un marchand saute par-dessus tous, les siens et ceux des autres, jusqu’au premier lieu libre (S5.2).',
    tasks: [
      {
        ask: 'Menez le même marchand à Uruk, par-dessus celui de Belit.',
        done: 'Il est arrivé dans le bourg, plus loin que d’un simple pas, et Uruk est maintenant première. Une route encombrée est une route rapide.',
        wrong: {
          inside: 'Par là il reste à Ur. Choisissez-le, puis le bourg derrière le marchand de Belit.',
          add: 'Ajouter est permis, mais cette leçon est celle du saut : prenez le marchand à la frontière.',
          other: 'Permis, mais cela ne saute personne et ne fait rien pour Uruk.',
        },
      },
    ],
  },
  city: {
    title: 'À travers une cité',
    text: 'Arrivé à une cité occupée, un marchand peut continuer par toute route qui en part (S5.3). À Ur, Iddin et vous avez un marchand chacun, derrière Belit. Le second compte aussi : il y a deux tuiles, et l’une est pour lui.',
    tasks: [
      {
        ask: 'À égalité, on regarde la cité, puis le plus de bourgs, puis qui joue plus tôt (S7.2). Menez votre marchand du village d’Ur vers Kish, à travers la cité, dans un bourg libre d’Ur.',
        done: 'Un bourg chacun, et vous jouez avant Iddin dans cette manche : vous êtes second à Ur. Belit et Iddin finissent la manche.',
        wrong: {
          village: 'C’est un village : le bourg d’Iddin vous battrait encore. Prenez la route du bourg libre.',
          away: 'Vous quittez ainsi Ur, où vous voulez être second.',
          other: 'Permis, mais cela n’aide pas votre marchand isolé à Ur. Menez-le à travers la cité.',
        },
      },
    ],
  },
  score: {
    title: 'Le décompte d’une manche',
    text: 'Après trois tours chacun, les trois premières cités-États sont décomptées (S7.1). Qui contrôle la première prend deux de ses trois tuiles, le second reçoit l’autre (S7.3). À la fin, les tuiles comptent par genre : 1, 3, 6, 10, 15 … points (S9.1).',
    tasks: [
      {
        ask: 'Vous contrôlez Kish. Prenez les deux tuiles qui valent le plus ensemble.',
        done: 'Deux d’un même genre valent 3 points, deux différentes seulement 2. À Ur, Belit a choisi et vous avez eu le reste ; l’unique tuile d’Uruk est à vous.',
        wrong: {
          other: 'Permis, mais deux tuiles différentes valent 1 et 1. Deux d’un même genre valent 3, et la suivante en ajoute 3.',
        },
      },
    ],
  },
  row: {
    title: 'La rangée avance',
    text: 'Les trois cités-États décomptées sont passées à la fin, en ordre inverse ; les autres ont avancé (S8.4). Belit avait le moins de marchands à Kish : elle jouera en dernier et Iddin, à sa gauche, en premier (S8.2). Six nouvelles tuiles sont là.',
    tasks: [
      {
        ask: 'Adab, Nippur et Umma compteraient maintenant. Vous êtes mieux à Sippar, la quatrième. Ajoutez-y un marchand.',
        done: 'Sippar a dépassé Umma : elle est troisième. Mais Belit relève Umma.',
        wrong: {
          adab: 'Adab est déjà première, et Iddin y mène. Élevez Sippar, où vous pouvez mener.',
          add: 'Cela aide une autre cité-État. C’est Sippar qui doit monter.',
          other: 'Permis, mais il faut ici un marchand de votre réserve, à Sippar.',
        },
      },
    ],
  },
  remove: {
    title: 'Retirer un marchand',
    text: 'Vous pouvez reprendre un marchand dans votre réserve. Sa cité-État perd de l’influence : sa tuile change de place avec celle de droite (S6.2).',
    tasks: [
      {
        ask: 'À Umma, vous n’avez qu’un marchand et peu d’espoir. Reprenez-le, pour qu’Umma recule derrière Sippar.',
        done: 'Sippar est troisième, vous y menez à deux marchands contre un, et vous en avez un de plus en main pour la suite.',
        wrong: {
          sippar:
            'Cela élève aussi Sippar, mais votre marchand d’Umma reste oisif. Reprenez-le : le même échange, et un marchand de gagné.',
          remove: 'Cette cité-État reculerait, et votre force avec elle. Retirez le marchand qui est à Umma.',
          other: 'Permis, mais le marchand d’Umma reste oisif. Choisissez-le et retirez-le.',
        },
      },
    ],
  },
  tie: {
    title: 'La cité décide',
    text: 'Belit a quitté la cité d’Adab. Adab est en tête de la rangée : trois tuiles. Iddin a deux marchands dans ses bourgs, vous en avez un dans un village.',
    tasks: [
      {
        ask: 'Égalez Iddin de telle façon que l’égalité soit pour vous.',
        done: 'Deux contre deux, et vous tenez la cité : Adab est à vous (S7.2). Adab n’a pas avancé, puisqu’elle était déjà en tête.',
        wrong: {
          adab: 'Deux contre deux, mais Iddin a plus de bourgs. Seule la cité le bat.',
          move: 'Cela prend la cité, mais à un marchand contre deux : vous seriez second. Ajoutez-en plutôt un.',
          other: 'Permis, mais Iddin garde Adab et ses trois tuiles. Ajoutez un marchand dans sa cité.',
        },
      },
    ],
  },
  end: {
    title: 'La dernière tuile',
    text: 'La fin de la sixième manche. Vous avez 3 tuiles d’économie, 5 de politique, 4 de religion, aucune d’armée : 31 points. Iddin en a 34 (S9.1).',
    tasks: [
      {
        ask: 'Vous contrôlez la deuxième cité-État. Laquelle de ses deux tuiles gagne la partie ?',
        done: 'La quatrième tuile d’économie vaut 4 points : 35 à 34, et vous avez gagné. Amassez peu de genres, et beaucoup de chacun.',
        wrong: { other: 'Une première tuile d’armée vaut 1 point : 32, et Iddin gagne. Une quatrième d’économie en vaut 4.' },
      },
    ],
  },
};
