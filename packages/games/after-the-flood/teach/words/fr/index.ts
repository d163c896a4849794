import type { LessonText } from '@shinar/teach';
import type { lessons as source } from '../en/index.ts';
import { later } from './later.ts';

export const lessons: Record<keyof typeof source, LessonText> = {
  city: {
    title: 'D’abord une cité',
    text: 'Vous êtes Amar, avec Belit et Iddin. Un tour commence par la production : grain, textile et huit ouvriers (F5). Puis chacun fait une action à son tour, jusqu’à ce que tous aient passé (F7.1). Construire une cité est gratuit (F8.1), et une cité étendue peut rapporter 20 points : commencez donc par là.',
    tasks: [
      {
        ask: 'Construisez à Babylone : avec une cité là-bas, chaque empire que vous commencez a deux armées de plus (F11.3).',
        done: 'Dans les leçons suivantes, vos cités sont à Nippur et à Ur. Avec Nippur, les régions de Sumer rapportent 3 points (F14.2) ; avec Ur, vous recevez un textile de plus à chaque tour (F5.4).',
        wrong: {
          city: 'Ce n’est pas un mauvais endroit, mais Babylone donne deux armées à chaque empire, et c’est elle que les autres veulent en premier.',
          other: 'C’est possible, mais les bons endroits partent vite. Commencez par une cité.',
        },
      },
    ],
  },
  workers: {
    title: 'Des ouvriers à l’étranger',
    text: 'Pour placer des ouvriers, dépensez une ressource : sa valeur est le nombre maximum d’ouvriers, tous au même endroit (F9.1). Chaque ouvrier à l’étranger peut échanger une fois par action de commerce (F10.1). L’huile se trouve chez les Amorrites et en Chaldée, l’or en Égypte, le lapis-lazuli chez les Kassites. Dilmun propose bois, métal, huile et or, et aucune armée n’y entre (F2.2, F2.4).',
    tasks: [
      {
        ask: 'Dépensez votre métal (valeur 2) et placez deux ouvriers à Dilmun.',
        done: 'Deux ouvriers, deux échanges, et personne ne peut les bloquer.',
        wrong: {
          dear: 'Cela marche aussi, mais le métal n’a pas de meilleur emploi : le grain et le textile s’échangent, le bois sert à étendre.',
          place: 'Bonne idée, mais Dilmun propose presque tout, et personne ne peut vous y bloquer.',
          other: 'C’est possible, mais sans ouvriers à l’étranger, pas de commerce. Placez-en à Dilmun.',
        },
      },
      {
        ask: 'C’est vous qui terminez l’action. Appuyez sur « Terminer ».',
        done: 'Belit se bat pour le Mittani. À votre prochaine action, vous pourrez commercer.',
        wrong: { other: 'Votre scribe pourrait en placer un autre, mais gardez-le. Terminez l’action.' },
      },
    ],
  },
  powers: {
    title: 'Ce que peuvent les cités',
    text: 'Dans sept des neuf régions de Sumer, une cité donne un avantage (F8.3). Eridu apporte un fabricant d’outils, Uruk un scribe, Ur du textile, Sippar un échange, Babylone deux armées, Nippur des points. Avec Shuruppak, vos cités sont plus dures à détruire. Umma et Lagash ne donnent rien, mais on peut les étendre aussi.',
    tasks: [
      {
        ask: 'Construisez à Shuruppak : détruire une de vos cités coûtera alors trois armées au lieu de deux (F12.4).',
        done: 'Trois cités. Belit prend Eridu.',
        wrong: {
          city: 'Pas mal, mais Shuruppak protège toutes vos cités.',
          other: 'C’est possible, mais il reste de bons endroits. Construisez une cité.',
        },
      },
    ],
  },
  scribe: {
    title: 'Les scribes',
    text: 'Chaque tour, un scribe place ou déplace un ouvrier sans que vous dépensiez de ressource (F9.3, F9.4). On peut en avoir deux (F9.2).',
    tasks: [
      {
        ask: 'L’empire des Guti est l’un des trois de ce tour, et personne n’a d’ouvrier chez eux. Avec votre scribe, envoyez-y un ouvrier disponible.',
        done: 'Vous pourrez commencer l’empire des Guti à votre prochaine action.',
        wrong: {
          place: 'Bonne idée, mais c’est l’empire des Guti que vous voulez.',
          move: 'Cet ouvrier est bien placé. Prenez-en un disponible.',
          spend: 'Cela marche aussi, mais coûte une ressource. Votre scribe le fait gratuitement.',
          other: 'C’est possible, mais envoyez d’abord un ouvrier chez les Guti : l’empire est alors à vous.',
        },
      },
    ],
  },
  pay: {
    title: 'Payer pour agir',
    text: 'Iddin a passé. Avant chaque action, vous payez maintenant une ressource, un ouvrier disponible ou une armée disponible (F7.2). À la fin du tour, vos ouvriers disponibles redeviennent de toute façon non disponibles (F15.1). Chaque région où vous avez une armée rapporte 2 points (F14.1).',
    tasks: [
      {
        ask: 'Payez avec ce qui vous manquera le moins.',
        done: 'Un ouvrier qui n’avait rien à faire.',
        wrong: {
          army: 'Il vous faut vos armées : chacune peut tenir une région.',
          good: 'Les ressources vous restent pour le prochain tour, pas les ouvriers inoccupés.',
          other: 'Vous pouvez passer, mais il y a encore des points à prendre avec vos armées des Guti.',
        },
      },
      {
        ask: 'Nippur est voisine des Guti, et aucune armée ne s’y trouve. Envahissez-la.',
        done: 'Pas d’armée, pas de combat : 3 points, puisque la cité est à vous.',
        wrong: {
          invade: 'Cela rapporte aussi, mais Nippur ouvre la route de toutes les autres.',
          other: 'C’est possible, mais vos armées s’en vont à la fin du tour. Servez-vous-en.',
        },
      },
      {
        ask: 'Vous pouvez continuer dans la même action au prix d’une armée (F12.6). Faites-le.',
        done: 'Une armée, mais pas de deuxième paiement, et les autres ne peuvent pas réagir.',
        wrong: { done: 'Vous pouvez arrêter, mais il faudra payer de nouveau pour la prochaine action. Payez une armée et continuez.' },
      },
    ],
  },
  fight: {
    title: 'Combattre',
    text: 'Là où se trouve une armée ennemie, deux dés décident. Votre équipement vaut plus que celui de Belit (F11.4) : 5 ou plus élimine son armée ; sinon, vous perdez une armée disponible. Vous pouvez arrêter après chaque jet (F12.2). Sans armée sur le plateau, vous pouvez revenir dans votre région d’origine (F12.7).',
    tasks: [
      {
        ask: 'L’armée de Belit chez les Kassites vous prive de leur lapis-lazuli. Envahissez-les.',
        done: 'Un 8 : son armée est éliminée, la vôtre prend sa place.',
        wrong: {
          invade: 'Cela rapporte aussi, mais c’est le lapis-lazuli qui manque à votre extension, et les Kassites en ont.',
          other: 'C’est possible, mais une région rapporte autant avec une armée qu’avec deux. Envahissez.',
        },
      },
      {
        ask: 'Les chances sont bonnes : cinq jets sur six. Continuez au prix d’une armée.',
        done: 'Babylone est voisine des Kassites.',
        wrong: { done: 'Vous pouvez arrêter, mais avec ces chances chaque armée rapporte. Continuez.' },
      },
      {
        ask: 'Envahissez Babylone.',
        done: 'Un 5, tout juste. Babylone vous rapporte 3 points, et plus rien à Belit.',
        wrong: {
          invade: 'Cela rapporte aussi, mais Babylone prend en plus 2 points à Belit.',
          other: 'C’est possible, mais une région rapporte autant avec une armée qu’avec deux. Envahissez.',
        },
      },
    ],
  },
  pass: {
    title: 'Passer',
    text: 'Quand vous passez, vos actions sont terminées. Les ressources posées dans votre case Passé déterminent l’ordre de jeu du prochain tour : la plus haute valeur d’abord ; à égalité, l’ancien ordre (F13.1, F13.2).',
    tasks: [
      {
        ask: 'Il ne vous reste que ce dont vous avez besoin. Passez.',
        done: 'Belit a misé un outil (valeur 3), Iddin un grain (valeur 1).',
        wrong: { other: 'Vous pouvez continuer, mais vous paieriez avec les pièces de votre extension.' },
      },
      {
        ask: 'Votre métal ne sert pas à l’extension, et il vaut 2. Misez-le.',
        done: 'Deuxième, derrière Belit et devant Iddin.',
        wrong: {
          done: 'Vous joueriez alors en dernier. Le métal n’a pas de meilleur emploi.',
          bid: 'Cette ressource servira à l’extension. Misez plutôt le métal.',
        },
      },
      {
        ask: 'Terminez votre mise.',
        done: 'Vous tenez sept régions. Quatre sont à Sumer et rapportent 3 points : 18 points.',
        wrong: { other: 'Gardez le reste. Terminez votre mise.' },
      },
    ],
  },
  extend: {
    title: 'Une extension complète',
    text: 'Vous pouvez maintenant étendre des cités : il faut 2 bois, et vous pouvez ajouter un outil, une huile, un or et un lapis-lazuli. Sans ajout, c’est 4 points, puis 7, 10, 14, et 20 avec les quatre (F14.3).',
    tasks: [
      {
        ask: 'Étendez Nippur avec tout.',
        done: '20 points, plus 18 pour vos régions : 38 en un tour. C’est ainsi que jouent les bons joueurs.',
        wrong: {
          less: 'La quatrième ressource de luxe ajoute 6 points. Mettez les quatre.',
          other: 'Vous pouvez étendre une autre cité, ou aucune. Mais Nippur avec tout rapporte 20 points maintenant.',
        },
      },
    ],
  },
  ...later,
};
