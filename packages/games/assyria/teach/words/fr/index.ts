import type { LessonText } from '@shinar/teach';
import type { lessons as source } from '../en/index.ts';

const NO_PALM = 'Vous n’avez pas de carte palme : cette hutte mourrait de faim.';
const NOT_FED = 'Vous ne pourriez pas ravitailler en plus une hutte ici. Restez sur C5, B4, C6 et D5.';
const KEEP_PLOW = 'Gardez la charrue : une carte de votre main suffit.';

export const lessons: Record<keyof typeof source, LessonText> = {
  settle: {
    title: 'Où s’installer',
    text: 'Vous êtes Amar, contre Belit. Chaque hexagone montre une denrée, et chaque hutte mange celle de son hexagone. Les huttes sur un fleuve rapportent des chameaux ; celles de la terre fertile 2 points par tour, celles de la terre aride 1 (A6.7, A6.8).',
    tasks: [
      {
        ask: 'Le champ est semé : une colonne a du raisin et de l’orge. Installez-vous en B5, entouré de raisin, d’orge et de dattes, avec un fleuve à côté.',
        done: 'Voilà votre première ziggourat. Elle n’a pas besoin de nourriture, et vos huttes s’étendront à partir d’elle.',
        wrong: { other: 'C’est possible, mais les denrées autour vont moins bien avec les cartes du champ. Prenez B5.' },
      },
    ],
  },
  keep: {
    title: 'Une première carte',
    text: 'Avant la première récolte, chacun reçoit une carte Nourriture ; le dernier joueur choisit en premier (A3.4). Chaque symbole d’une carte ravitaille une hutte sur un hexagone de cette denrée.',
    tasks: [
      {
        ask: 'Gardez la carte dont la denrée se trouve sur le fleuve, à côté de votre ziggourat.',
        done: 'Les dattes sont sur le fleuve, juste à côté. Belit reçoit la palme et prend la colonne de gauche du champ.',
        wrong: {
          other:
            'Il y a une palme tout près, mais en terre aride. Les dattes sont sur le fleuve : une hutte ravitaillée là rapporte des chameaux.',
        },
      },
    ],
  },
  harvest: {
    title: 'La récolte',
    text: 'Chacun prend une colonne de deux cartes. De gauche à droite, les colonnes donnent aussi le nouvel ordre du tour ; les cartes à plusieurs symboles sont à droite (A5.2, A5.3).',
    tasks: [
      {
        ask: 'Vous avez dattes ×1 et une charrue. Prenez la colonne qui ravitaille le plus d’hexagones autour de vous.',
        done: 'Raisin ×2 et orge ×1 : avec les dattes, de quoi ravitailler quatre huttes. Ça tombe bien, la carte Expansion de ce tour est un quatre.',
        wrong: {
          other:
            'Trois dattes et un joker, c’est tentant, mais il n’y a qu’un hexagone de dattes près de vous. La colonne du milieu ravitaille trois huttes d’un coup.',
        },
      },
    ],
  },
  huts: {
    title: 'Nouvelles huttes',
    text: 'Posez autant de huttes qu’en montre la carte Expansion, chacune à côté d’une de vos pièces (A6.1). Posez-les là où vous pouvez les ravitailler : deux sur du raisin, une sur de l’orge, une sur des dattes.',
    tasks: [
      {
        ask: 'Quatre huttes : dattes C5 et raisin B4 sur le fleuve, orge C6 et raisin D5 en terre aride. Commencez à côté de votre ziggourat.',
        done: 'Elle compte tout de suite : vous pouvez poser la suivante à côté.',
        wrong: {
          palm: NO_PALM,
          other: 'Avec vos cartes, vous ne pourriez pas ravitailler une hutte ici. Restez sur les quatre hexagones indiqués.',
        },
      },
      { ask: 'La deuxième.', done: 'Bien.', wrong: { palm: NO_PALM, other: NOT_FED } },
      { ask: 'La troisième. On atteint D5 par C5 ou C6.', done: 'Bien.', wrong: { palm: NO_PALM, other: NOT_FED } },
      {
        ask: 'Et la dernière.',
        done: 'Deux huttes sur le fleuve sud, et trois qui se rejoignent à la même intersection : vous allez voir à quoi cela sert.',
        wrong: {
          palm: NO_PALM,
          other: 'Vous ne pourriez pas ravitailler en plus une hutte ici. Un des quatre hexagones est encore libre.',
        },
      },
    ],
  },
  feed: {
    title: 'Ravitailler',
    text: 'Il faut maintenant ravitailler chaque hutte (A6.2). Jouez vos cartes une par une. Une carte ravitaille autant de huttes qu’elle peut ; les symboles en trop sont perdus. Une charrue ravitaille une hutte n’importe où.',
    tasks: [
      {
        ask: 'Choisissez dans votre main une carte qui convient à vos huttes.',
        done: 'Une hutte ravitaillée se place au milieu de son hexagone.',
        wrong: { plow: 'La charrue peut attendre : vos cartes suffisent pour les quatre huttes, et elle vaut un point à la fin.' },
      },
      { ask: 'La carte suivante.', done: 'Encore une.', wrong: { plow: KEEP_PLOW } },
      {
        ask: 'Et la dernière.',
        done: 'Les quatre huttes sont ravitaillées, et il vous reste la charrue pour les mauvais jours.',
        wrong: { plow: KEEP_PLOW },
      },
    ],
  },
  well: {
    title: 'Les puits',
    text: 'Là où trois hexagones se rejoignent, si vous avez une hutte sur chacun et qu’aucun n’est fertile, vous pouvez creuser un puits (A6.6). C’est gratuit, et cela rapporte une fois : 6 points au premier règne, 5 au deuxième, 4 au troisième.',
    tasks: [
      {
        ask: 'Creusez votre puits à l’intersection qui brille.',
        done: 'Vient ensuite votre revenu : 3 chameaux pour votre première hutte sur un fleuve et 2 pour la suivante. Et le prestige : 1 par hutte en terre aride, 1 pour la ziggourat, 6 pour le puits.',
        wrong: { other: 'C’est possible, mais un puits est gratuit et vaut 6 points maintenant ; plus tard, il vaudra moins.' },
      },
    ],
  },
  actions: {
    title: 'Dépenser des chameaux',
    text: 'Les chameaux paient tout le reste : ziggourats, intrigues auprès des dignitaires d’Assur, offrandes, cartes (A7). Vous en avez 5. Chaque tuile de ziggourat rapporte 1 point par tour, et 1 de plus à la fin.',
    tasks: [
      {
        ask: 'Ajoutez un centre à votre ziggourat pour 3 chameaux : choisissez son hexagone.',
        done: 'Une ziggourat grandit d’une tuile par tour au plus (A7.2). Il vous reste 2 chameaux.',
        wrong: {
          offer: 'Une offrande rapporte à la crue, pour chaque ziggourat, et vous n’en avez qu’une. Le centre rapporte à chaque tour.',
          intrigue: 'Bonne idée, et c’est pour bientôt ! Mais avec 5 chameaux, agrandissez d’abord : cela rapporte dès le prochain tour.',
          end: 'Vous pouvez garder vos chameaux, mais ils seraient mieux employés : agrandissez votre ziggourat.',
          other: 'Vous n’avez pas besoin de nourriture : toutes vos huttes sont ravitaillées. Agrandissez la ziggourat.',
        },
      },
      {
        ask: 'Envoyez une hutte de votre réserve au dignitaire inférieur, pour 2 chameaux : l’influence à Assur compte à la crue (A7.3).',
        done: 'Votre hutte est la première sur place : en cas d’égalité, la plus haute passe devant.',
        wrong: {
          offer: 'Avec une seule ziggourat, une offrande rapporte peu. À Assur, le premier marque le total des cartes Expansion.',
          end: 'Il vous reste deux chameaux : assez pour le dignitaire inférieur.',
          other: 'Vous pourriez acheter une carte pour le prochain tour, mais la première place à Assur vaut plus.',
        },
      },
      { ask: 'Terminez vos actions.', done: 'Le deuxième tour commence par une nouvelle carte Expansion et un nouveau champ.', wrong: {} },
    ],
  },
  hunger: {
    title: 'Quand la nourriture manque',
    text: 'Deuxième tour. Vous avez sept huttes et de quoi en ravitailler cinq : raisin ×3, un joker et une charrue. Vous choisissez les cartes et leur ordre ; les huttes non ravitaillées retournent dans votre réserve (A6.4, A6.5).',
    tasks: [
      {
        ask: 'Quelle carte d’abord ? L’une d’elles ravitaille trois huttes d’un coup, si elles n’ont pas déjà mangé.',
        done: 'Trois raisins, trois huttes.',
        wrong: {
          any: 'C’est possible, mais le joker et la charrue ravitaillent n’importe quelle hutte : gardez-les pour celles qui ne sont pas sur du raisin.',
        },
      },
      {
        ask: 'Quatre huttes affamées, de quoi en ravitailler deux. Une hutte sur un fleuve rapporte des chameaux, une hutte en terre aride un point. Ravitaillez-en une sur le fleuve.',
        done: 'Bien.',
        wrong: {
          other:
            'C’est possible : cette hutte rapporte 1 point. Mais les chameaux servent à construire : ravitaillez les huttes sur le fleuve.',
        },
      },
      {
        ask: 'Et l’autre, sur le fleuve aussi.',
        done: 'Les deux dernières meurent de faim : elles retournent dans votre réserve et pourront revenir. Trois huttes sur un fleuve : 3 + 2 + 2 = 7 chameaux.',
        wrong: { other: 'C’est possible, mais l’autre hutte sur le fleuve rapporte 2 chameaux.' },
      },
    ],
  },
  build: {
    title: 'Une nouvelle ziggourat',
    text: 'Pour 6 chameaux, une hutte devient la base d’une nouvelle ziggourat ; pas sur un fleuve, ni à côté d’un puits (A7.1). Une ziggourat n’a pas besoin de nourriture, survit à toutes les crues et compte pour les offrandes.',
    tasks: [
      {
        ask: 'Construisez en A6.',
        done: 'Deux ziggourats ! La hutte est de nouveau dans votre réserve. Il vous reste 1 chameau.',
        wrong: {
          offer: 'La base d’abord : une offrande compte une fois par ziggourat. Construisez avant d’offrir.',
          intrigue: 'Vous êtes déjà en tête à Assur. La base vaut plus.',
          other: 'C’est possible, mais on n’a pas souvent 7 chameaux : construisez une base tant que vous le pouvez.',
        },
      },
      {
        ask: 'Offrez le dernier chameau : la case 1 de la piste des offrandes multiplie vos ziggourats par 1 (A7.4).',
        done: 'Deux ziggourats × 1 : 2 points à la crue.',
        wrong: {
          end: 'Vous pouvez garder ce chameau, mais offert, il rapporte 2 points à la crue.',
          other: 'Une carte pour plus tard n’est pas une mauvaise idée, mais l’offrande rapporte 2 points à la crue.',
        },
      },
    ],
  },
  flood: {
    title: 'La crue',
    text: 'Le premier règne ne dure que deux tours : c’est déjà la crue. Toutes les huttes des hexagones de fleuve reviennent à leurs propriétaires (A8.1). Puis on décompte Assur, les dignitaires et les offrandes.',
    tasks: [
      {
        ask: 'Terminez vos actions et lisez dans le journal ce qu’apporte la crue.',
        done: 'Belit et vous avez 1 d’influence et une hutte chacun, mais la vôtre est plus haut : vous marquez les deux cartes Expansion, 4 + 3. Le dignitaire inférieur donne un chameau à chacun ; les offrandes rapportent 2 points à vous et 3 à Belit. Puis Assur et la piste des offrandes se vident.',
        wrong: {},
      },
    ],
  },
  end: {
    title: 'Le dernier tour',
    text: 'Le troisième règne s’achève. Vous avez 7 chameaux et deux ziggourats achevées. À Assur, Belit et vous avez 6 d’influence, mais elle y a plus de huttes et passe devant. À la fin, chaque tuile vaut 1 point, une charrue 1, deux chameaux 1 (A9.1).',
    tasks: [
      {
        ask: 'À Assur, la première place rapporte 8 points, la deuxième seulement la plus petite carte, 2. Prenez la tête.',
        done: 'Une hutte de plus, et la première place est à vous.',
        wrong: {
          build: 'Une base rapporterait maintenant 1 point pour sa tuile. La tête à Assur en rapporte 6 de plus.',
          offer: 'Les offrandes peuvent attendre : assurez d’abord votre place à Assur.',
          end: 'Deux chameaux ne font que 1 point à la fin. Dépensez-les mieux.',
          other: 'Une charrue vaut 1 point à la fin. La tête à Assur vaut plus.',
        },
      },
      {
        ask: 'L’offrande, maintenant. Les cases 2 et 3 multiplient toutes deux par 2 : combien de chameaux donnez-vous ?',
        done: 'Deux chameaux : vos deux ziggourats comptent double, 4 points.',
        wrong: {
          three: 'La case 3 multiplie encore par 2 : ce chameau serait perdu.',
          one: 'La case 1 multiplie par 1 : 2 points. Avec un deuxième chameau, c’est le double.',
          end: 'Deux chameaux gardés font 1 point ; offerts, ils en font 4.',
          other: 'Cela rapporte moins que l’offrande : deux chameaux pour 4 points.',
        },
      },
      {
        ask: 'Rien ne vaut plus que les chameaux eux-mêmes. Terminez vos actions.',
        done: 'La crue, puis la fin : on compte les tuiles, la charrue et les chameaux, et vous avez gagné !',
        wrong: { other: 'Ce qui vous reste vaut plus si vous le gardez. Terminez vos actions.' },
      },
    ],
  },
};
