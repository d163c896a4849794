import type { LessonText } from '@shinar/teach';
import type { lessons as source } from '../en/index.ts';

const KEEP_PLOW = 'Gardez la charrue : une carte de votre main suffit.';

export const lessons: Record<keyof typeof source, LessonText> = {
  settle: {
    title: 'Où s’installer',
    text: 'Vous êtes Amar, contre Belit. Chaque hexagone montre une denrée, et chaque hutte mange celle de son hexagone. Les huttes sur un fleuve rapportent des chameaux ; celles de la terre fertile 2 points par tour, celles de la terre aride 1 (A6.7, A6.8).',
    tasks: [
      {
        ask: 'Le champ est semé : une colonne a du raisin et de l’orge. Installez-vous au sud-ouest : raisin, orge et dattes tout autour, et un fleuve à côté.',
        done: 'Voilà votre première ziggourat. Elle n’a pas besoin de nourriture, et vos huttes s’étendront à partir d’elle.',
        wrong: {
          other: 'C’est possible, mais les denrées autour conviennent moins aux cartes du champ. Prenez l’hexagone du sud-ouest.',
        },
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
    title: 'De nouvelles huttes',
    text: 'Vous devez poser autant de huttes que l’indique la carte Expansion, chacune à côté d’une de vos pièces (A6.1). Une hutte ravitaillée sur un fleuve rapporte des chameaux : 3 pour la première sur ce fleuve, 2 pour chacune des suivantes (A6.7). Vous avez palme ×3, orge ×3, dattes ×3 et une charrue.',
    tasks: [
      {
        ask: 'Quatre huttes. Sur le fleuve sud, il y a deux hexagones de palme et un de dattes, et un hexagone de sel y mène. Commencez par l’hexagone de fleuve à côté de votre ziggourat.',
        done: 'Elle compte tout de suite : vous pouvez poser la hutte suivante à côté.',
        wrong: { other: 'C’est possible, mais en terre aride une hutte rapporte 1 point et aucun chameau. Restez sur le fleuve sud.' },
      },
      {
        ask: 'La deuxième, plus loin sur le fleuve.',
        done: 'Bien.',
        wrong: { other: 'C’est possible, mais en terre aride une hutte rapporte 1 point et aucun chameau. Restez sur le fleuve sud.' },
      },
      {
        ask: 'La troisième.',
        done: 'Bien.',
        wrong: { other: 'C’est possible, mais en terre aride une hutte rapporte 1 point et aucun chameau. Restez sur le fleuve sud.' },
      },
      {
        ask: 'Et la dernière.',
        done: 'Vous pouvez en ravitailler trois. Celle du sel mourra de faim, mais elle ouvrait le chemin aux autres, et elle revient simplement dans votre réserve. 3 + 2 + 2 = 7 chameaux !',
        wrong: { other: 'C’est possible, mais en terre aride une hutte rapporte 1 point et aucun chameau. Restez sur le fleuve sud.' },
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
    title: 'Des amis à Assur',
    text: 'Les actions se paient en chameaux (A7). Une hutte coûte 4 chameaux auprès du dignitaire supérieur, 3 auprès de l’intermédiaire, 2 auprès de l’inférieur, et donne 3, 2 ou 1 d’influence (A7.3, A8.2). À la crue, le joueur qui a le plus d’influence marque le total des cartes Expansion du règne. Le supérieur donne aussi des points, l’intermédiaire une charrue, l’inférieur des chameaux (A8.5, A8.6, A8.7).',
    tasks: [
      {
        ask: 'Belit a deux huttes auprès du dignitaire intermédiaire : influence 4. Vous avez 7 chameaux. Envoyez-y une hutte, vous aussi.',
        done: 'Influence 2, et une charrue à la crue, puisque vous avez joué la vôtre.',
        wrong: {
          other:
            'C’est possible, mais avec 7 chameaux vous pouvez dépasser Belit à Assur : l’intermédiaire et le supérieur, 3 + 4. Commencez par l’intermédiaire.',
        },
      },
      {
        ask: 'Et une auprès du supérieur, pour les 4 autres chameaux.',
        done: 'Influence 5 contre 4 : vous voilà en tête à Assur.',
        wrong: {
          end: 'Belit resterait devant : 4 contre 2. Vous avez juste assez de chameaux pour le dignitaire supérieur.',
          other: 'C’est possible, mais Belit resterait devant. Le supérieur donne 3 d’influence.',
        },
      },
      {
        ask: 'Terminez vos actions.',
        done: 'Le deuxième tour commence, avec une nouvelle carte Expansion et un nouveau champ.',
        wrong: {},
      },
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
        ask: 'Construisez sur le raisin, tout à l’ouest.',
        done: 'Deux ziggourats ! La hutte est de nouveau dans votre réserve. Il vous reste 1 chameau.',
        wrong: {
          offer: 'La base d’abord : une offrande compte une fois par ziggourat. Construisez avant d’offrir.',
          intrigue: 'Vous êtes déjà en tête à Assur. La base vaut plus.',
          other: 'C’est possible, mais on n’a pas souvent 7 chameaux : construisez une base tant que vous le pouvez.',
        },
      },
      {
        ask: 'Offrez le dernier chameau : à la case 1 de la piste des offrandes, chaque ziggourat rapporte 1 point (A7.4).',
        done: 'Deux ziggourats × 1 : 2 points à la crue.',
        wrong: {
          end: 'Vous pouvez garder ce chameau, mais offert, il rapporte 2 points à la crue.',
          other: 'Une carte pour plus tard n’est pas une mauvaise idée, mais l’offrande rapporte 2 points à la crue.',
        },
      },
    ],
  },
  ten: {
    title: 'Dix chameaux',
    text: 'Vous ne pouvez pas avoir plus de dix chameaux : au-delà, ils sont perdus (A6.7). Dépensez-les donc. Une ziggourat grandit d’une tuile par tour : le centre coûte 3, le toit 2 (A7.2).',
    tasks: [
      {
        ask: 'Vous en avez dix tout juste. Construisez une deuxième ziggourat sur les dattes entre les fleuves, pour 6.',
        done: 'La hutte est revenue dans votre réserve, et cette ziggourat survit à toutes les crues.',
        wrong: {
          other:
            'C’est possible, mais dix chameaux, c’est rare. Construisez d’abord : cela compte à chaque tour, et pour l’offrande aussi.',
        },
      },
      {
        ask: 'Posez un centre sur votre première ziggourat, pour 3.',
        done: 'Chaque tuile rapporte 1 point à chaque tour.',
        wrong: { other: 'C’est possible, mais un centre vous rapporterait 1 point à chaque tour.' },
      },
      {
        ask: 'Offrez le dernier chameau.',
        done: 'Deux ziggourats × 1 : 2 points à la crue.',
        wrong: { end: 'Vous pouvez le garder, mais offert il rapporte 2 points à la crue.' },
      },
      {
        ask: 'Terminez vos actions.',
        done: 'Dix chameaux, tous au travail. La crue décompte Assur et les offrandes.',
        wrong: {},
      },
    ],
  },
  buy: {
    title: 'Acheter de la nourriture',
    text: 'Une fois par tour, vous pouvez acheter une carte Nourriture de la colonne que personne n’a prise : 1 chameau pour un symbole, 2 pour plusieurs. Une charrue coûte 2, si vous n’en avez pas (A7.5).',
    tasks: [
      {
        ask: 'Votre main est vide, et il vous reste deux chameaux. Achetez la carte à deux symboles.',
        done: 'De quoi ravitailler deux huttes au prochain tour, pour deux chameaux.',
        wrong: {
          end: 'Vous pouvez garder les chameaux, mais vous commencerez le prochain tour la main vide.',
          other: 'C’est possible, mais orge ×2 ravitaille deux huttes, un joker ou une charrue une seule.',
        },
      },
      {
        ask: 'Terminez vos actions.',
        done: 'La prochaine récolte apporte encore deux cartes.',
        wrong: {},
      },
    ],
  },
  flood: {
    title: 'La crue',
    text: 'Le premier règne ne dure que deux tours : c’est déjà la crue. Toutes les huttes des hexagones de fleuve reviennent à leurs propriétaires (A8.1). Puis on décompte Assur, les dignitaires et les offrandes.',
    tasks: [
      {
        ask: 'Terminez vos actions et lisez dans le journal ce qu’apporte la crue.',
        done: 'Belit et vous avez 1 d’influence et une hutte chacun, mais la vôtre est plus haut : vous marquez la valeur des deux cartes Expansion, 4 + 3. Le dignitaire inférieur donne un chameau à chacun ; les offrandes vous rapportent 2 points, et 3 à Belit. Puis Assur et la piste des offrandes se vident.',
        wrong: {},
      },
    ],
  },
  end: {
    title: 'Le dernier tour',
    text: 'Le troisième règne s’achève. Vous avez 7 chameaux et deux ziggourats achevées. À Assur, Belit et vous avez chacun 6 d’influence, mais elle y a plus de huttes et passe devant. À la fin, chaque tuile vaut 1 point, une charrue 1, deux chameaux 1 (A9.1).',
    tasks: [
      {
        ask: 'À Assur, la première place rapporte 8 points, la deuxième seulement la plus petite carte, 2. Prenez la tête.',
        done: 'Une hutte de plus, et la première place est à vous.',
        wrong: {
          build: 'Une base rapporterait maintenant 1 point pour sa tuile. Prendre la tête à Assur en rapporte 6.',
          offer: 'Les offrandes peuvent attendre : assurez d’abord votre place à Assur.',
          end: 'Deux chameaux ne font que 1 point à la fin. Dépensez-les mieux.',
          other: 'Une charrue vaut 1 point à la fin. La première place à Assur vaut plus.',
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
        ask: 'Vous ne trouverez rien qui vaille mieux que les chameaux eux-mêmes. Terminez vos actions.',
        done: 'La crue, puis la fin : on compte les tuiles, la charrue et les chameaux, et vous avez gagné !',
        wrong: { other: 'Ce qui vous reste vaut plus si vous le gardez. Terminez vos actions.' },
      },
    ],
  },
  three: {
    title: 'À trois joueurs',
    text: 'À trois, on n’utilise pas les deux colonnes les plus à l’est, et il y a trois hexagones de départ, un pour chacun (A2.3, A2.4). Le champ a quatre colonnes, une de plus qu’il n’y a de joueurs (A5.1).',
    tasks: [
      {
        ask: 'Iddin s’est installé au nord. Installez-vous au sud-ouest, sur le sel à côté du fleuve.',
        done: 'Loin des autres, avec un fleuve juste à côté.',
        wrong: { other: 'C’est possible, mais le sud-ouest convient mieux aux cartes de ce champ.' },
      },
    ],
  },
  four: {
    title: 'À quatre joueurs',
    text: 'À quatre, on joue sur toute la carte et le champ a cinq colonnes. Aux deuxième et troisième règnes s’ajoute la carte Bonus : 4 points de plus à gagner à Assur (A1.4, A8.3).',
    tasks: [
      {
        ask: 'Votre ziggourat est au nord-est, entourée de sel et de dattes, et vous avez dattes ×3. Prenez une colonne qui ravitaille vos hexagones et vous laisse jouer tôt.',
        done: 'Sel ×2 et dattes ×1. Deux joueurs seulement sont avant vous.',
        wrong: { other: 'C’est possible, mais le raisin est plus loin de vous, et vous joueriez plus tard.' },
      },
    ],
  },
};
