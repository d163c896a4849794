import type { LessonText } from '@shinar/teach';
import type { lessons as source } from '../en/index.ts';

export const lessons: Record<keyof typeof source, LessonText> = {
  place: {
    title: 'La rangée et la carte',
    text: 'Vous êtes Amar. Huit cités-États forment une rangée. Les trois premières seront décomptées ; plus une cité-État est à gauche, plus elle a de tuiles à gagner (S2.2, S2.3). On gagne des tuiles là où l’on a le plus de commerçants.',
    tasks: [
      {
        ask: 'Kish est première. Posez votre dernier commerçant dans sa cité : en cas d’égalité, la cité décide.',
        done: 'Vous avez maintenant deux commerçants à Kish, dont un dans la cité. La rangée ne bouge pas pendant la mise en place (S2.6).',
        wrong: {
          kish: 'C’est la bonne cité-État, mais pas le meilleur emplacement : prenez la cité de Kish elle-même.',
          other: 'C’est possible, mais il y a trois tuiles au-dessus de Kish : sa cité vaut mieux que tout autre emplacement.',
        },
      },
    ],
  },
  add: {
    title: 'Ajouter un commerçant',
    text: 'À votre tour, vous ajoutez, déplacez ou retirez un commerçant (S3.2). Pour ajouter, prenez-en un dans votre réserve et posez-le sur un emplacement libre. La cité-État gagne alors en influence : sa tuile change de place avec celle de gauche (S4.2).',
    tasks: [
      {
        ask: 'Uruk est quatrième, juste derrière les trois qui comptent, et vous tenez sa cité. Ajoutez un commerçant n’importe où à Uruk.',
        done: 'Uruk a dépassé Nippur : elle est troisième. Regardez la réponse de Belit : elle ajoute un commerçant à Nippur, qui repasse devant.',
        wrong: {
          nippur: 'Cela fait monter Nippur et laisse Uruk où elle est. Ajoutez votre commerçant à Uruk.',
          add: 'Cela fait monter une autre cité-État. Uruk ne monte que si un commerçant arrive à Uruk.',
          move: 'Un déplacement peut aussi faire monter une cité-État : c’est la leçon suivante. Prenez un commerçant dans votre réserve et ajoutez-le à Uruk.',
          other: 'Retirer un commerçant fait reculer sa cité-État. Vous voulez qu’Uruk monte : ajoutez-y un commerçant.',
        },
      },
    ],
  },
  move: {
    title: 'Déplacer un commerçant',
    text: 'Un commerçant avance d’un emplacement le long d’une route, dans un sens ou dans l’autre (S5.1). S’il entre dans une autre cité-État, elle gagne en influence. À l’intérieur d’une même cité-État, rien ne change (S5.6).',
    tasks: [
      {
        ask: 'Votre commerçant dans le village d’Ur vers Uruk est à la frontière. Faites-le entrer à Uruk.',
        done: 'Uruk est de nouveau troisième, et votre réserve est intacte. Ur n’a rien perdu : seul un retrait fait reculer une cité-État.',
        wrong: {
          inside: 'Ce déplacement reste à l’intérieur d’Ur : rien ne change. Allez dans l’autre sens, au-delà de la frontière.',
          uruk: 'Cela ferait aussi monter Uruk, mais vous coûterait un commerçant de votre réserve. Vous en avez déjà un à la frontière : faites-le entrer.',
          other: 'C’est possible, mais cela n’aide pas Uruk. Déplacez le commerçant qui est à sa frontière.',
        },
      },
    ],
  },
  jump: {
    title: 'Sauter',
    text: 'Supposons que Belit soit arrivée la première au village de la frontière. Les emplacements occupés ne vous arrêtent pas : votre commerçant saute par-dessus, que ce soient les vôtres ou ceux des autres, jusqu’au premier emplacement libre (S5.2).',
    tasks: [
      {
        ask: 'Menez le même commerçant à Uruk, par-dessus celui de Belit.',
        done: 'Il a atterri dans la ville, plus loin qu’avec un simple déplacement, et Uruk est maintenant première. Une route encombrée est une route rapide !',
        wrong: {
          inside: 'Par là, il reste à Ur. Choisissez-le, puis la ville qui se trouve derrière le commerçant de Belit.',
          add: 'Vous pouvez ajouter, mais cette leçon parle du saut : prenez le commerçant à la frontière.',
          other: 'C’est possible, mais ce n’est pas un saut, et Uruk n’y gagne rien.',
        },
      },
    ],
  },
  city: {
    title: 'À travers une cité',
    text: 'Quand il saute une cité occupée, un commerçant peut continuer par n’importe quelle route qui en part (S5.3). À Ur, Iddin et vous avez un commerçant chacun, derrière Belit. La deuxième place compte aussi : il y a deux tuiles, et l’une est pour le deuxième.',
    tasks: [
      {
        ask: 'En cas d’égalité, on regarde la cité, puis les commerçants dans les villes, puis l’ordre de jeu (S7.2). Menez votre commerçant du village d’Ur vers Kish, à travers la cité, jusqu’à une ville libre d’Ur.',
        done: 'Iddin et vous avez une ville chacun, et vous jouez avant lui dans cette manche : la deuxième place à Ur est à vous. Belit et Iddin finissent la manche.',
        wrong: {
          village: 'C’est un village : avec sa ville, Iddin resterait devant vous. Prenez la route de la ville libre.',
          away: 'Vous quittez ainsi Ur, où vous voulez la deuxième place.',
          other: 'C’est possible, mais cela n’aide pas votre commerçant isolé à Ur. Menez-le à travers la cité.',
        },
      },
    ],
  },
  score: {
    title: 'Le décompte d’une manche',
    text: 'Après trois tours chacun, on décompte les trois premières cités-États (S7.1). Le joueur qui contrôle la première prend deux de ses trois tuiles, le deuxième reçoit l’autre (S7.3). À la fin, les tuiles rapportent par type : 1, 3, 6, 10, 15… points (S9.1).',
    tasks: [
      {
        ask: 'Vous contrôlez Kish. Prenez les deux tuiles qui valent le plus ensemble.',
        done: 'Deux tuiles du même type valent 3 points, deux différentes seulement 2. À Ur, Belit a choisi et vous avez reçu l’autre tuile ; l’unique tuile d’Uruk est à vous.',
        wrong: {
          other:
            'C’est possible, mais deux tuiles différentes ne valent que 1 point chacune. Deux du même type valent 3 points, et la suivante en ajoute 3.',
        },
      },
    ],
  },
  row: {
    title: 'La rangée avance',
    text: 'Les trois cités-États décomptées sont passées à la fin, en ordre inverse ; les autres ont avancé (S8.4). Belit avait le moins de commerçants à Kish : elle jouera en dernier, et Iddin, à sa gauche, en premier (S8.2). Six nouvelles tuiles sont arrivées.',
    tasks: [
      {
        ask: 'Pour l’instant, Adab, Nippur et Umma seraient décomptées. Votre meilleure position est à Sippar, la quatrième. Ajoutez-y un commerçant.',
        done: 'Sippar a dépassé Umma : elle est troisième. Mais Belit fait remonter Umma.',
        wrong: {
          adab: 'Adab est déjà première, et Iddin y mène. Faites monter Sippar, où vous pouvez mener.',
          add: 'Cela aide une autre cité-État. C’est Sippar qui doit monter.',
          other: 'C’est possible, mais ici il faut un commerçant de votre réserve, à Sippar.',
        },
      },
    ],
  },
  remove: {
    title: 'Retirer un commerçant',
    text: 'Vous pouvez remettre un commerçant dans votre réserve. Sa cité-État perd de l’influence : sa tuile change de place avec celle de droite (S6.2).',
    tasks: [
      {
        ask: 'À Umma, vous n’avez qu’un commerçant et peu d’espoir. Retirez-le : Umma reculera derrière Sippar.',
        done: 'Sippar est troisième, vous y menez deux à un, et vous avez un commerçant de plus pour la suite.',
        wrong: {
          sippar:
            'Cela fait aussi monter Sippar, mais votre commerçant d’Umma reste inutile. Retirez-le : le résultat est le même, et vous gagnez un commerçant.',
          remove: 'Cette cité-État reculerait, et vous y perdriez un commerçant. Retirez plutôt celui qui est à Umma.',
          other: 'C’est possible, mais le commerçant d’Umma reste inutile. Choisissez-le et retirez-le.',
        },
      },
    ],
  },
  tie: {
    title: 'La cité décide',
    text: 'Belit a quitté la cité d’Adab. Adab est en tête de la rangée : trois tuiles. Iddin a deux commerçants dans ses villes, vous en avez un dans un village.',
    tasks: [
      {
        ask: 'Égalisez avec Iddin, de façon à remporter l’égalité.',
        done: 'Deux contre deux, et vous tenez la cité : Adab est à vous (S7.2). Adab n’a pas bougé, puisqu’elle était déjà en tête.',
        wrong: {
          adab: 'Deux contre deux, mais Iddin a plus de commerçants dans les villes. Seule la cité vous fait passer devant.',
          move: 'Vous prenez la cité, mais à un commerçant contre deux, vous restez derrière. Ajoutez-en plutôt un.',
          other: 'C’est possible, mais Iddin garde Adab et ses trois tuiles. Ajoutez un commerçant dans la cité.',
        },
      },
    ],
  },
  end: {
    title: 'La dernière tuile',
    text: 'Fin de la sixième manche. Vous avez 3 tuiles Économie, 5 Politique, 4 Religion et aucune Militaire : 31 points. Iddin en a 34 (S9.1).',
    tasks: [
      {
        ask: 'Vous contrôlez la deuxième cité-État. Laquelle de ses deux tuiles vous fait gagner la partie ?',
        done: 'La quatrième tuile Économie vaut 4 points : 35 à 34, vous avez gagné ! Collectionnez peu de types, et beaucoup de chacun.',
        wrong: { other: 'Une première tuile Militaire vaut 1 point : 32, et Iddin gagne. Une quatrième tuile Économie en vaut 4.' },
      },
    ],
  },
};
