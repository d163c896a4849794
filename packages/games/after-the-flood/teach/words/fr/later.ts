import type { LessonText } from '@shinar/teach';
import type { later as source } from '../en/later.ts';

export const later: Record<keyof typeof source, LessonText> = {
  decline: {
    title: 'Déclin et production',
    text: 'Aux tours 2 et 4, un déclin suit la production (F6). Chacun perd un ouvrier par région (et tous ceux de Dilmun), un scribe et un fabricant d’outils. À l’Irrigation et au Tissage, le joueur qui a le plus d’ouvriers n’en garde que deux, et les autres en perdent autant que lui. Le joueur qui a le plus d’ouvriers à l’Irrigation reçoit 6 grains, le suivant 4, le dernier 3 (F5.1) ; sans ouvrier, on n’a rien (F5.3). Au Tissage, c’est 3, 2 ou 1 textile.',
    tasks: [
      {
        ask: 'Le déclin vous a pris votre dernier ouvrier à l’Irrigation ; Belit et Iddin en ont deux chacun. Dépensez un textile et placez-y deux ouvriers.',
        done: 'Deux chacun : au prochain tour, tout le monde reçoit 5 grains. Sans ces deux ouvriers, vous n’auriez rien, et les autres 6 chacun.',
        wrong: {
          more: 'C’est le bon endroit ! Mais prenez un textile et deux ouvriers : avec un seul, vous resteriez derrière les autres, et le lapis-lazuli sert aux extensions.',
          place: 'Un bon endroit aussi, mais le grain d’abord : sans ouvrier à l’Irrigation, vous n’en recevrez pas au prochain tour.',
          other: 'C’est possible, mais sans ouvrier à l’Irrigation vous ne recevrez pas de grain au prochain tour.',
        },
      },
      {
        ask: 'Terminez l’action.',
        done: 'Iddin commerce, et Belit commence l’empire de Larsa.',
        wrong: {},
      },
    ],
  },
  empire: {
    title: 'Commencer un empire',
    text: 'Chaque tour, trois empires peuvent apparaître, et vous pouvez en diriger un (F11). Il vous faut un ouvrier dans sa région, et personne ne doit y en avoir plus que vous (F11.2). Votre ouvrier chez les Kassites attend ce moment depuis le tour précédent.',
    tasks: [
      {
        ask: 'Commencez l’empire des Kassites.',
        done: 'Dix armées.',
        wrong: { other: 'C’est possible, mais dix armées, c’est beaucoup de points. Commencez cet empire.' },
      },
      {
        ask: 'Vous pourriez en acheter d’autres : une pour un grain, deux pour un métal, trois pour un outil (F11.3). Mais dix suffisent, et le grain vous servira pour les ouvriers et le bois. Terminez.',
        done: 'Passons à l’équipement.',
        wrong: { other: 'C’est possible, mais dix armées suffisent : gardez le grain pour autre chose.' },
      },
      {
        ask: 'L’équipement de Belit vaut 1. Il vous faut 5 ou plus aux dés si votre empire est mieux classé que celui du défenseur, 7 ou plus s’il est moins bien classé (F12.2). Dépensez un textile (valeur 2).',
        done: 'Vous êtes au rang A.',
        wrong: {
          done: 'À égalité ou en dessous, elle resterait devant vous. Un textile suffit.',
          other: 'Avec un grain, vous seriez à égalité, et à égalité l’empire commencé en dernier est moins bien classé.',
        },
      },
      {
        ask: 'C’est assez. Terminez.',
        done: 'Votre ouvrier s’en va, vos armées arrivent.',
        wrong: { other: 'Vous êtes déjà en tête.' },
      },
      {
        ask: 'Placez une ou deux armées dans votre région d’origine (F11.5). Une suffit : personne n’est proche.',
        done: 'Neuf armées pour conquérir.',
        wrong: { two: 'C’est possible, mais la deuxième pourrait tenir une autre région.' },
      },
    ],
  },
  chain: {
    title: 'Une chaîne d’échanges',
    text: 'En une seule action, vous commercez partout (F10.1). Vos armées commercent à la place d’ouvriers ; là où se trouve une armée ennemie, vous ne pouvez pas commercer (F10.3). Ce que vous venez de prendre peut être échangé aussitôt. Et chaque fabricant d’outils inutilisé transforme un métal en outil (F10.4). Préparez toute la chaîne avant de commencer : avec du grain et du textile, il vous faut obtenir deux bois, un outil et un lapis-lazuli.',
    tasks: [
      {
        ask: 'Dilmun : un grain contre du bois.',
        done: 'Deux bois.',
        wrong: {
          trade: 'C’est possible aussi, mais commencez par le bois : sans deux bois, pas d’extension.',
          other: 'C’est possible, mais le commerce d’abord : vos ouvriers attendent.',
        },
      },
      {
        ask: 'Élam : un grain contre du métal.',
        done: 'Du métal pour le fabricant d’outils.',
        wrong: {
          trade: 'C’est possible aussi, mais l’Élam a le métal de votre outil.',
          other: 'Il vous reste des échanges. Prenez du métal en Élam.',
        },
      },
      {
        ask: 'Fabriquez un outil avec ce métal.',
        done: 'Un outil, qui vaut 3, pour un simple grain.',
        wrong: { other: 'Votre fabricant d’outils attend. Fabriquez un outil.' },
      },
      {
        ask: 'Dilmun, votre deuxième ouvrier : un textile contre de l’huile.',
        done: 'Contre l’huile, on vous donnera du lapis-lazuli.',
        wrong: {
          trade: 'C’est possible aussi, mais vous voulez du lapis-lazuli, et les Kassites le donnent contre de l’huile.',
          other: 'Il vous reste des échanges. Prenez de l’huile à Dilmun.',
        },
      },
      {
        ask: 'Vos armées chez les Kassites : l’huile contre du lapis-lazuli.',
        done: 'Deux bois, un outil, un lapis-lazuli, pour deux grains et un textile.',
        wrong: {
          trade: 'C’est possible aussi, mais l’outil est pour l’extension. Donnez l’huile.',
          other: 'Encore un : l’huile contre du lapis-lazuli.',
        },
      },
      {
        ask: 'Terminez l’action.',
        done: 'Il ne manque plus que l’huile et l’or pour 20 points.',
        wrong: {},
      },
    ],
  },
  majority: {
    title: 'Avoir le plus d’ouvriers',
    text: 'À la fin de la partie, chaque région, l’Irrigation et le Tissage donnent leurs points au joueur qui y a le plus d’ouvriers. À égalité, personne ne les marque (F16.1). La région des Kassites vaut 4 points. Belit et vous y avez un ouvrier chacun.',
    tasks: [
      {
        ask: 'C’est le tour 5. Dépensez un textile et placez deux ouvriers chez les Kassites.',
        done: 'Trois contre un.',
        wrong: {
          workers: 'Cela peut rapporter aussi, mais ici une égalité devient 4 points pour un seul textile.',
          other: 'C’est possible, mais une égalité ne rapporte rien. Deux ouvriers chez les Kassites valent 4 points.',
        },
      },
      {
        ask: 'Terminez l’action.',
        done: 'Mais regardez qui peut encore répondre : Belit a un or, de quoi placer quatre ouvriers. Ce genre de coup est plus sûr à la fin.',
        wrong: {},
      },
    ],
  },
  end: {
    title: 'Le dernier tour',
    text: 'Au dernier tour, tout se change en points : régions, extensions, majorités. Ce qui reste en main ne vaut rien.',
    tasks: [
      {
        ask: 'Vos armées sont épuisées, et vous avez de quoi étendre. Passez.',
        done: 'Reste votre mise pour l’ordre de jeu.',
        wrong: { other: 'Vous pouvez continuer, mais vous paieriez pour ne rien gagner de plus.' },
      },
      {
        ask: 'Il vous faut vos ressources pour l’extension, et il n’y a plus de tour après. Terminez votre mise.',
        done: 'Iddin continue et paie chaque action, puis passe à son tour. Vos cinq régions, dont deux à Sumer, vous rapportent alors 12 points.',
        wrong: { other: 'Il n’y a plus de tour où jouer en premier. Gardez vos ressources pour l’extension.' },
      },
      {
        ask: 'Étendez Uruk avec tout ce que vous avez.',
        done: '14 points, et 5 de plus pour vos majorités au Mittani et à Dilmun : 115. Vous avez gagné !',
        wrong: {
          less: 'Ce que vous gardez ne vaut plus rien. Mettez les trois.',
          other: 'Vous pouvez étendre une autre cité, ou aucune, mais Uruk avec tout rapporte 14.',
        },
      },
    ],
  },
  sumer: {
    title: 'L’empire de Sumer',
    text: 'Aux tours 1 et 3, il y a un empire qui ne demande pas d’ouvriers : Sumer. Choisissez comme origine n’importe quelle région de Sumer, même si un autre joueur y a une cité ou une armée (F11.2). Il n’a que trois armées, mais vous pouvez en acheter d’autres.',
    tasks: [
      {
        ask: 'Vous avez une cité à Nippur : les régions de Sumer vous rapportent 3 points. Commencez l’empire de Sumer à Lagash : aucune armée n’est proche, et quatre régions sont voisines.',
        done: 'Trois armées.',
        wrong: {
          home: 'C’est possible, mais autour de Lagash il y a de la place : Umma, Ur, Eridu et l’Élam.',
          other: 'C’est possible, mais un autre joueur pourrait commencer cet empire : il ne demande pas d’ouvrier.',
        },
      },
      {
        ask: 'Trois, c’est peu. Achetez-en une pour un grain.',
        done: 'Quatre. Chacune peut tenir une région pour 3 points.',
        wrong: {
          done: 'Vous pouvez arrêter, mais avec trois armées vous n’irez pas loin.',
          other: 'Vous auriez plus d’armées, mais cette ressource vous servira plus tard. Du grain, vous en avez bien assez.',
        },
      },
    ],
  },
  reinforce: {
    title: 'Renforcer',
    text: 'Une région peut contenir deux de vos armées (F12.5). Deux sont plus dures à déloger, et si la région propose des ressources, chaque armée permet un échange (F10.3).',
    tasks: [
      {
        ask: 'Renforcez votre armée chez les Kassites.',
        done: 'Deux armées, et une région d’origine qui tient.',
        wrong: { other: 'C’est possible, mais il n’y a de lapis-lazuli que chez les Kassites. Tenez leur région avec deux armées.' },
      },
      {
        ask: 'Terminez l’action.',
        done: 'Belit fait de même au Mittani.',
        wrong: { other: 'Continuer coûte une armée chaque fois. Un seul renfort suffit ici.' },
      },
    ],
  },
  arrows: {
    title: 'Les flèches',
    text: 'D’Akkad, d’Isin, de Larsa et de Chaldée part une flèche vers Sumer, à sens unique (F2.4). Personne ne peut la remonter : votre région d’origine est à l’abri. Vous dirigez l’empire de Larsa ; sa flèche mène à Uruk.',
    tasks: [
      {
        ask: 'Quelqu’un a passé. Payez avec une armée : vous n’avez plus d’ouvriers.',
        done: 'Il en reste quatre.',
        wrong: {
          good: 'Avec deux bois et un lapis-lazuli, vous pouvez étendre une cité pour 7 points. Payez avec une armée.',
          other: 'Vous pouvez passer, mais vos armées s’en vont à la fin du tour.',
        },
      },
      {
        ask: 'Suivez la flèche : envahissez Uruk.',
        done: 'D’Uruk, vous pouvez continuer dans tout Sumer.',
        wrong: {},
      },
      {
        ask: 'Terminez l’action.',
        done: 'Les armées du prochain tour viendront d’ailleurs : servez-vous de celles-ci tant que vous les avez.',
        wrong: { other: 'C’est possible, mais gardez des armées pour payer.' },
      },
    ],
  },
  destroy: {
    title: 'Détruire une cité',
    text: 'Là où vous avez une armée, vous pouvez détruire la cité d’un autre joueur. Il faut deux armées disponibles, ou trois si son propriétaire a Shuruppak et une autre cité (F12.4). Les points déjà marqués restent, mais l’avantage et la place sont perdus.',
    tasks: [
      {
        ask: 'Votre armée est à Sippar, où Iddin a une cité étendue. Détruisez-la.',
        done: 'Iddin reprend sa base et son extension, et l’endroit est libre.',
        wrong: { other: 'C’est possible, mais Sippar est un bon endroit, et vous pourriez y construire vous-même.' },
      },
      {
        ask: 'Terminez l’action.',
        done: 'Vous pouvez maintenant construire à Sippar et l’étendre de nouveau.',
        wrong: { other: 'Continuer coûte encore une armée. Gardez-la.' },
      },
    ],
  },
};
