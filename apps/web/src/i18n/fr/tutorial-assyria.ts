import type { LessonText } from '../en/tutorial.ts';
import type { lessons as source } from '../en/tutorial-assyria.ts';

const NO_PALM = 'Vous n’avez pas de carte palmier : cette hutte mourrait de faim.';
const NOT_FED = 'Vous ne pourriez pas nourrir aussi une hutte ici. Restez sur c2r4, c1r3, c2r5 et c3r4.';
const KEEP_PLOW = 'Gardez la charrue : une carte de votre main le fait aussi bien.';

export const lessons: Record<keyof typeof source, LessonText> = {
  settle: {
    title: 'Où s’installer',
    text: 'Vous êtes Amar, contre Belit. Chaque case montre une denrée, et chaque hutte mange celle sur laquelle elle se trouve. Les cases de fleuve rapportent des chameaux, la terre verte entre les fleuves 2 points par tour, la terre sèche 1 (A6.7, A6.8).',
    tasks: [
      {
        ask: 'Le champ est semé : raisin et orge sont dans la même colonne. Installez-vous en c1r4, entourée de raisin, d’orge et de dattes, avec un fleuve à côté.',
        done: 'Votre première ziggourat s’y dresse. Elle n’a pas besoin de nourriture, et vos huttes s’étendront à partir d’elle.',
        wrong: { other: 'Permis, mais les denrées autour conviennent moins aux cartes de ce champ. Prenez c1r4.' },
      },
    ],
  },
  keep: {
    title: 'Une première carte',
    text: 'Avant la première récolte, chacun reçoit une carte Nourriture ; qui joue en dernier choisit en premier (A3.4). Chaque symbole d’une carte nourrit une hutte sur une case de cette denrée.',
    tasks: [
      {
        ask: 'Gardez la carte dont la denrée se trouve au bord du fleuve, à côté de votre ziggourat.',
        done: 'Les dattes sont sur le fleuve, juste à côté. Belit reçoit le palmier et prend la colonne de gauche du champ.',
        wrong: {
          other: 'Il y a un palmier tout près, mais en terre sèche. Les dattes sont sur le fleuve : y manger rapporte des chameaux.',
        },
      },
    ],
  },
  harvest: {
    title: 'La récolte',
    text: 'Chacun prend une colonne de deux cartes. De gauche à droite, les colonnes donnent aussi le nouvel ordre du tour ; les cartes à plusieurs symboles sont à droite (A5.2, A5.3).',
    tasks: [
      {
        ask: 'Vous avez dattes 1 et une charrue. Prenez la colonne qui nourrit le plus de cases autour de vous.',
        done: 'Raisin 2 et orge 1 : avec les dattes, cela nourrit quatre huttes, et la carte Expansion de ce tour dit quatre.',
        wrong: {
          other:
            'Trois dattes et un joker semblent forts, mais il n’y a qu’une case de dattes près de vous. La colonne du milieu nourrit trois huttes d’un coup.',
        },
      },
    ],
  },
  huts: {
    title: 'Nouvelles huttes',
    text: 'Il faut poser autant de huttes qu’en montre la carte Expansion, chacune à côté d’une pièce à vous (A6.1). Posez-les là où vous pouvez les nourrir : deux raisins, une orge, une datte.',
    tasks: [
      {
        ask: 'Quatre huttes : dattes c2r4 et raisin c1r3 sur le fleuve, orge c2r5 et raisin c3r4 en terre sèche. Commencez à côté de votre ziggourat.',
        done: 'Elle compte aussitôt : la suivante peut se poser à côté.',
        wrong: { palm: NO_PALM, other: 'Vous ne pourriez pas nourrir une hutte ici avec vos cartes. Restez sur les quatre cases nommées.' },
      },
      { ask: 'La deuxième.', done: 'Bien.', wrong: { palm: NO_PALM, other: NOT_FED } },
      { ask: 'La troisième. On atteint c3r4 par c2r4 ou c2r5.', done: 'Bien.', wrong: { palm: NO_PALM, other: NOT_FED } },
      {
        ask: 'Et la dernière.',
        done: 'Deux huttes sur le fleuve sud, et trois qui se rejoignent en un point : vous verrez à quoi cela sert.',
        wrong: { palm: NO_PALM, other: 'Vous ne pourriez pas nourrir aussi une hutte ici. Une des quatre cases est encore libre.' },
      },
    ],
  },
  feed: {
    title: 'Nourrir',
    text: 'Maintenant chaque hutte doit être nourrie (A6.2). Jouez vos cartes une à une ; une carte nourrit autant de huttes qu’elle peut, et ce qui reste est perdu. Une charrue nourrit une hutte n’importe où.',
    tasks: [
      {
        ask: 'Choisissez dans votre main une carte qui convient à vos huttes.',
        done: 'Une hutte nourrie se tient au milieu de sa case.',
        wrong: { plow: 'La charrue peut attendre : vos cartes nourrissent les quatre, et elle vaut un point à la fin.' },
      },
      { ask: 'La carte suivante.', done: 'Encore une.', wrong: { plow: KEEP_PLOW } },
      {
        ask: 'Et la dernière.',
        done: 'Les quatre sont nourries, et la charrue vous reste pour une mauvaise année.',
        wrong: { plow: KEEP_PLOW },
      },
    ],
  },
  well: {
    title: 'Les puits',
    text: 'Là où trois cases se rejoignent et où vous avez une hutte sur chacune, vous pouvez creuser un puits, loin de la terre fertile (A6.6). Cela ne coûte rien et rapporte une fois : 6 points au premier règne, 5 au deuxième, 4 au troisième.',
    tasks: [
      {
        ask: 'Creusez votre puits au point qui brille.',
        done: 'Vient alors votre revenu : 3 chameaux pour la première hutte d’un fleuve et 2 pour l’autre. Et le prestige : 1 par hutte en terre sèche, 1 pour la ziggourat, 6 pour le puits.',
        wrong: { other: 'Permis, mais un puits ne coûte rien et vaut 6 points maintenant ; plus tard il vaudra moins.' },
      },
    ],
  },
  actions: {
    title: 'Dépenser des chameaux',
    text: 'Les chameaux paient tout le reste : agrandir une ziggourat, courtiser les dignitaires d’Assur, offrandes, cartes (A7). Vous en avez 5. Un étage de ziggourat rapporte désormais 1 point chaque tour, et une fois encore à la fin.',
    tasks: [
      {
        ask: 'Ajoutez un centre à votre ziggourat pour 3 chameaux : choisissez sa case.',
        done: 'Elle grandit d’un étage par tour au plus (A7.2). Il reste 2 chameaux.',
        wrong: {
          offer: 'Les offrandes paient à la crue, selon le nombre de vos ziggourats : vous en avez une. Le centre paie chaque tour.',
          intrigue: 'Bonne idée, et ce sera la suivante : mais avec 5 chameaux, agrandissez d’abord, cela rapporte dès le prochain tour.',
          end: 'On peut garder ses chameaux, mais il y a de quoi faire : agrandissez votre ziggourat.',
          other: 'Vous n’avez pas besoin de nourriture : toutes les huttes ont mangé ce tour-ci. Agrandissez la ziggourat.',
        },
      },
      {
        ask: 'Envoyez une hutte de votre réserve au dignitaire du bas, pour 2 chameaux : l’influence à Assur compte à la crue (A7.3).',
        done: 'Vous y êtes le premier : entre égaux, qui est plus haut passe devant.',
        wrong: {
          offer: 'Avec une seule ziggourat, une offrande rapporte peu. À Assur, le premier marque la somme des cartes Expansion.',
          end: 'Il reste deux chameaux : assez pour le dignitaire du bas.',
          other: 'Vous pourriez acheter une carte pour le prochain tour, mais la première place à Assur vaut plus.',
        },
      },
      { ask: 'Terminez vos actions.', done: 'Le deuxième tour commence par une nouvelle carte Expansion et un nouveau champ.', wrong: {} },
    ],
  },
  hunger: {
    title: 'Quand la nourriture manque',
    text: 'Le deuxième tour. Vous avez sept huttes et de quoi en nourrir cinq : raisin 3, un joker et une charrue. Vous choisissez les cartes et leur ordre, et ce qui n’est pas nourri retourne en réserve (A6.4, A6.5).',
    tasks: [
      {
        ask: 'Quelle carte d’abord ? L’une d’elles nourrit trois huttes d’un coup, si elles n’ont pas déjà mangé.',
        done: 'Trois raisins, trois huttes.',
        wrong: { any: 'Permis, mais joker et charrue nourrissent n’importe quoi : gardez-les pour ce que le raisin ne peut nourrir.' },
      },
      {
        ask: 'Quatre huttes affamées, de quoi en nourrir deux. Une hutte sur un fleuve rapporte des chameaux, une en terre sèche un point. Nourrissez-en une du fleuve.',
        done: 'Bien.',
        wrong: { other: 'Permis : cette hutte rapporte 1 point. Mais avec des chameaux on bâtit : nourrissez les huttes du fleuve.' },
      },
      {
        ask: 'Et l’autre du fleuve.',
        done: 'Les deux autres meurent de faim ; elles sont de nouveau en réserve et pourront revenir. Trois huttes sur un fleuve : 3 + 2 + 2 = 7 chameaux.',
        wrong: { other: 'Permis, mais l’autre hutte du fleuve rapporte 2 chameaux.' },
      },
    ],
  },
  build: {
    title: 'Une nouvelle ziggourat',
    text: 'Pour 6 chameaux, une hutte devient la base d’une nouvelle ziggourat ; pas sur un fleuve, ni à côté d’un puits (A7.1). Elle ne mange pas, survit à toute crue et compte pour les offrandes.',
    tasks: [
      {
        ask: 'Bâtissez en c0r5.',
        done: 'Deux ziggourats. La hutte est de nouveau en réserve. Il reste 1 chameau.',
        wrong: {
          offer: 'La base d’abord : une offrande compte une fois par ziggourat, donc bâtissez avant d’offrir.',
          intrigue: 'Vous êtes déjà en tête à Assur. La base vaut plus.',
          other: 'Permis, mais 7 chameaux sont une somme rare : bâtissez une base tant que vous le pouvez.',
        },
      },
      {
        ask: 'Offrez le dernier chameau : un pas sur la piste des offrandes multiplie vos ziggourats par 1 (A7.4).',
        done: 'Deux ziggourats fois 1 feront 2 points à la crue.',
        wrong: {
          end: 'On peut garder le chameau, mais offert il rapporte 2 points tout de suite.',
          other: 'Une carte pour plus tard n’est pas mauvaise, mais l’offrande rapporte 2 points maintenant.',
        },
      },
    ],
  },
  flood: {
    title: 'La crue',
    text: 'Le premier règne a deux tours, et les fleuves montent donc : toutes les huttes des cases de fleuve reviennent à leurs propriétaires (A8.1). Puis on compte Assur, les dignitaires et les offrandes.',
    tasks: [
      {
        ask: 'Terminez vos actions et lisez dans le journal ce qu’apporte la crue.',
        done: 'Belit et vous avez 1 d’influence et une hutte chacun, mais la vôtre est plus haut : vous marquez les deux cartes Expansion, 4 + 3. Le dignitaire du bas donne un chameau à chacun, les offrandes 2 points à vous et 3 à Belit. Puis Assur et la piste des offrandes sont vidées.',
        wrong: {},
      },
    ],
  },
  end: {
    title: 'Le dernier tour',
    text: 'Le troisième règne s’achève. 7 chameaux ; deux ziggourats achevées. À Assur, Belit et vous avez 6 d’influence, mais elle y a plus de huttes et passe devant. À la fin, chaque étage vaut 1 point, une charrue 1, deux chameaux 1 (A9.1).',
    tasks: [
      {
        ask: 'Le premier à Assur marque 8 points, le second seulement la plus petite carte, 2. Prenez-y la tête.',
        done: 'Une hutte de plus, et vous êtes premier.',
        wrong: {
          build: 'Une base rapporterait maintenant 1 point pour son étage. La tête à Assur en rapporte 6 de plus.',
          offer: 'Les offrandes peuvent suivre : assurez d’abord Assur.',
          end: 'Deux chameaux ne font que 1 point à la fin. Dépensez-les mieux.',
          other: 'Une charrue vaut 1 point à la fin. La tête à Assur vaut plus.',
        },
      },
      {
        ask: 'L’offrande maintenant. Les pas 2 et 3 multiplient tous deux par 2 : combien de chameaux donnez-vous ?',
        done: 'Deux chameaux : vos deux ziggourats comptent double, 4 points.',
        wrong: {
          three: 'Le troisième pas dit encore fois 2 : ce chameau serait perdu.',
          one: 'Un pas multiplie par 1 : 2 points. Un second chameau double cela.',
          end: 'Deux chameaux gardés font 1 point ; offerts, ils en font 4.',
          other: 'Cela rapporte moins que l’offrande : deux chameaux pour 4 points.',
        },
      },
      {
        ask: 'Plus rien ne vaut mieux que les chameaux eux-mêmes. Finissez la partie.',
        done: 'La crue, puis la fin : étages, charrue et chameaux sont comptés, et vous avez gagné.',
        wrong: { other: 'Ce qui vous reste compte davantage si vous le gardez. Terminez vos actions.' },
      },
    ],
  },
};
