import type { LessonText } from '@shinar/teach';
import type { lessons as source } from '../en/index.ts';

export const lessons: Record<keyof typeof source, LessonText> = {
  place: {
    title: 'La rangée et le plateau',
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
    text: 'Un commerçant avance d’un emplacement le long d’une route, dans un sens ou dans l’autre (S5.1). La cité-État où il entre monte ; celle qu’il quitte ne perd rien. À l’intérieur d’une même cité-État, rien ne change (S5.6).',
    tasks: [
      {
        ask: 'Kish est première et vous y avez un commerçant ; à Sippar, deuxième, vous en avez trois. Faites passer à Kish celui qui est à la frontière, au village de Sippar.',
        done: 'Deux commerçants : vous êtes deuxième à Kish et y gagnez une tuile. Et vous contrôlez toujours Sippar, dont vous tenez la cité. Un commerçant, deux tuiles.',
        wrong: {
          inside: 'Ce n’est pas le chemin de Kish. Prenez le village de l’autre côté de la frontière.',
          add: 'Cela vous coûterait le dernier commerçant de votre réserve. Vous en avez un prêt à passer.',
          other: 'C’est possible, mais vous ne seriez pas deuxième à Kish. Déplacez le commerçant qui est à sa frontière.',
        },
      },
    ],
  },
  jump: {
    title: 'Sauter',
    text: 'Les emplacements occupés ne vous arrêtent pas : un commerçant saute par-dessus tous les autres, amis ou rivaux, jusqu’au premier emplacement libre (S5.2). Après une cité occupée, il peut prendre n’importe quelle route qui en part (S5.3).',
    tasks: [
      {
        ask: 'Votre réserve est vide : vous ne pouvez pas ajouter (S4.1). Votre commerçant au village de Sippar, sur la route d’Adab, n’y sert pas à grand-chose. Faites-le sauter par-dessus tout le monde, par la cité de Sippar, jusqu’au village d’Uruk.',
        done: 'Quatre commerçants sautés d’un coup ! Uruk monte à la troisième place : elle sera décomptée, et vous y menez avec quatre commerçants. Une route encombrée est une route rapide.',
        wrong: {
          inside: 'Il peut y aller aussi, mais Uruk ne monterait pas. Passez par la cité de Sippar jusqu’au village d’Uruk.',
          other: 'C’est possible, mais celui dont vous pouvez vous passer, c’est le commerçant du village de Sippar. Envoyez-le à Uruk.',
        },
      },
    ],
  },
  city: {
    title: 'À travers une cité',
    text: 'Quand il saute une cité occupée, un commerçant peut continuer par n’importe quelle route qui en part (S5.3). À Ur, Iddin et vous avez un commerçant chacun, derrière Belit. La deuxième place compte aussi : il y a deux tuiles, et l’une est pour le deuxième.',
    tasks: [
      {
        ask: 'En cas d’égalité, on regarde la cité, puis les commerçants dans les villes, puis l’ordre de jeu (S7.2). Prenez votre commerçant au village d’Ur, sur la route de Kish. Menez-le à travers la cité jusqu’à une ville libre d’Ur.',
        done: 'Iddin et vous avez une ville chacun, et vous jouez avant lui dans cette manche : la deuxième place à Ur est à vous. Belit et Iddin finissent la manche.',
        wrong: {
          village: 'C’est un village : avec sa ville, Iddin resterait devant vous. Prenez la route de la ville libre.',
          away: 'Vous quitteriez Ur, où vous voulez la deuxième place.',
          other: 'C’est possible, mais cela n’aide pas votre commerçant isolé à Ur. Faites-lui traverser la cité.',
        },
      },
    ],
  },
  ways: {
    title: 'Par quel chemin ?',
    text: 'Dans une cité, un commerçant qui saute ne peut pas repartir par où il est venu. Il ne passe jamais deux fois au même endroit (S5.4). S’il n’y a aucun emplacement libre dans une direction, il ne peut pas aller par là (S5.5).',
    tasks: [
      {
        ask: 'Nippur est deuxième, et vous y menez. Prenez votre commerçant au village d’Ur, sur la route de Lagash. Amenez-le à Nippur, par-dessus tout le monde et à travers la cité de Lagash.',
        done: 'Cinq commerçants sautés, et Nippur dépasse Lagash : elle est première, et vous y prendrez deux tuiles au lieu d’une.',
        wrong: {
          way: 'Il peut y aller aussi, mais Nippur ne monterait pas. Passez par Lagash jusqu’au village de Nippur.',
          other: 'C’est possible, mais Nippur resterait deuxième. Amenez le commerçant qui est à la frontière d’Ur.',
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
    text: 'Une partie dure six manches ; dans chacune, vous jouez trois fois (S3.1). Les trois cités-États décomptées sont passées en fin de rangée, dans l’ordre inverse ; les autres ont avancé (S8.4). Belit avait le moins de commerçants à Kish : elle jouera en dernier, et Iddin, à sa gauche, en premier (S8.2).',
    tasks: [
      {
        ask: 'Umma est troisième, et Belit a quitté sa cité. Vous y avez un commerçant. Ajoutez-en un dans la cité.',
        done: 'Deux commerçants et la cité : vous contrôlez Umma. Et elle monte à la deuxième place, avec deux tuiles au-dessus d’elle.',
        wrong: {
          umma: 'C’est la bonne cité-État, mais prenez sa cité : elle gagne toutes les égalités.',
          add: 'Cela aide une autre cité-État. Umma compte dans cette manche, et sa cité est libre.',
          other: 'C’est possible, mais la cité d’Umma est libre maintenant. Ajoutez-y un commerçant.',
        },
      },
    ],
  },
  remove: {
    title: 'Retirer un commerçant',
    text: 'Vous pouvez remettre un commerçant dans votre réserve. Sa cité-État perd de l’influence : sa tuile change de place avec celle de droite (S6.2).',
    tasks: [
      {
        ask: 'Dernier tour de la manche. Adab est troisième, et Iddin y mène avec trois commerçants contre un. Derrière vient Kish, que vous contrôlez. Retirez votre commerçant d’Adab.',
        done: 'Adab recule à la quatrième place, Kish est troisième : sa tuile est à vous, pas à Iddin. Et vous avez un commerçant pour la suite.',
        wrong: {
          remove: 'Cette cité-État reculerait, mais Adab resterait troisième. Retirez votre commerçant d’Adab.',
          other: 'C’est possible, mais Iddin gagnerait encore la tuile d’Adab. Faites reculer Adab : retirez-en votre commerçant.',
        },
      },
      {
        ask: 'Nippur est décomptée. Vous avez deux tuiles Économie, une Politique et une Religion. Prenez deux tuiles.',
        done: 'Une troisième tuile Économie vaut 3 points, une deuxième Politique 2. Et celle de Kish est aussi une tuile Politique.',
        wrong: {
          other: 'Vous avez surtout des tuiles Économie : la troisième vaut 3 points. Kish vous donnera une autre Politique.',
        },
      },
    ],
  },
  tie: {
    title: 'La cité décide',
    text: 'Belit a quitté la cité d’Adab. Adab est en tête de la rangée : trois tuiles. Iddin a deux commerçants dans ses villes, vous en avez un dans un village.',
    tasks: [
      {
        ask: 'Revenez à égalité avec Iddin, de façon à passer devant lui.',
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
    text: 'Fin de la sixième manche. Vous avez 3 tuiles Économie, 5 Politique, 4 Religion et aucune Militaire : 31 points (S9.1). Iddin en a 27, et prendra la tuile que vous laissez.',
    tasks: [
      {
        ask: 'Vous contrôlez la deuxième cité-État. Laquelle de ses deux tuiles vous rapporte le plus ?',
        done: 'La quatrième tuile Économie vaut 4 points : cela vous en fait 35. La septième Militaire en vaut 7 pour Iddin, mais 34 ne suffisent pas : vous avez gagné ! Collectionnez peu de types, et beaucoup de chacun.',
        wrong: {
          other:
            'Vous priveriez Iddin d’une septième Militaire, et à 32 contre 28 vous gagneriez aussi. Mais une première tuile d’un type ne vous rapporte que 1 point. Laquelle en rapporte 4 ?',
        },
      },
    ],
  },
  four: {
    title: 'À quatre joueurs',
    text: 'À quatre, chacun a dix commerçants et en pose cinq à la mise en place ; à trois, c’est quatorze et huit (S2.1, S2.5). Chaque commerçant compte donc davantage, et une deuxième place suffit souvent.',
    tasks: [
      {
        ask: 'Lagash est deuxième, et sa cité est libre. Posez-y votre deuxième commerçant.',
        done: 'Les cités gagnent les égalités, et à quatre il y en a beaucoup.',
        wrong: {
          city: 'Une cité est un bon choix, mais Lagash sera décomptée, et celle-ci peut-être pas.',
          other: 'C’est possible, mais la cité de Lagash est encore libre.',
        },
      },
    ],
  },
  alone: {
    title: 'Sans rival dans une cité-État',
    text: 'Si personne d’autre n’a de commerçant dans une cité-État décomptée, vous choisissez comme d’habitude et les tuiles restantes sont défaussées. S’il n’y a personne, elles le sont toutes (S7.5).',
    tasks: [
      {
        ask: 'Il n’y a que vous à Nippur : l’une des deux tuiles est à vous, l’autre n’ira à personne. Laquelle prenez-vous ?',
        done: 'C’est elle qui rapporte le plus avec vos tuiles ; l’autre est défaussée.',
        wrong: { other: 'C’est possible, mais l’autre tuile vaut plus avec ce que vous avez.' },
      },
    ],
  },
  level: {
    title: 'À égalité de points',
    text: 'En cas d’égalité à la fin, le joueur qui a le plus de tuiles d’un même type gagne. Si l’égalité persiste, la victoire est partagée (S9.2).',
    tasks: [
      {
        ask: 'Le dernier choix. Vous avez 25 points, Belit 24, et elle recevra encore une tuile. Celle que vous laissez est aussi pour elle. Laquelle vous fait gagner la partie ?',
        done: 'Votre quatrième tuile Économie : 29 points. Belit en a 29 aussi, mais vous avez cinq tuiles Religion, et elle n’en a cinq d’aucun type. Vous avez gagné !',
        wrong: { other: 'Cela ne fait que 28 points, et la tuile Économie que vous laissez mène Belit à 31.' },
      },
    ],
  },
};
