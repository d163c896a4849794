import type { LessonText } from '@shinar/teach';
import type { lessons as source } from '../en/index.ts';
import { empires } from './empires.ts';

export const lessons: Record<keyof typeof source, LessonText> = {
  workers: {
    title: 'Les ouvriers',
    text: 'Vous êtes Amar, avec Belit et Iddin. Un tour commence par la production : du grain selon vos ouvriers à l’Irrigation, du textile selon ceux du Tissage (F5.1, F5.2), et huit nouveaux ouvriers. Puis chacun fait une action à son tour, jusqu’à ce que tous aient passé (F7.1).',
    tasks: [
      {
        ask: 'Pour placer des ouvriers, dépensez une ressource : sa valeur est le nombre maximum d’ouvriers (F9.1). Dépensez un textile, valeur 2, et placez deux ouvriers au Mittani, qui propose bois et métal.',
        done: 'Tous au même endroit, comme le veut la règle.',
        wrong: {
          grain: 'Le grain vaut 1, donc un seul ouvrier. Il vous en faut deux pour deux échanges : dépensez un textile.',
          place: 'Deux ouvriers, et au Mittani : vous y trouverez ce qu’il vous faudra ensuite.',
          dear: 'Vous aurez besoin de cette ressource : le bois pour étendre une cité, le métal pour les outils, les plus chères pour marquer plus de points. Le textile revient chaque tour.',
          other: 'C’est possible, mais commencez par les ouvriers : sans ouvriers à l’étranger, pas de commerce.',
        },
      },
      { ask: 'C’est vous qui terminez l’action. Appuyez sur « Terminer ».', done: 'Aux autres, maintenant.', wrong: {} },
    ],
  },
  trade: {
    title: 'Le commerce',
    text: 'En une action de commerce, chaque ouvrier à l’étranger permet de donner une ressource et d’en prendre une que sa région propose, chacune une seule fois (F10.1). La règle F10.2 dit ce qui s’échange : bois et métal contre grain, textile ou outil.',
    tasks: [
      {
        ask: 'Étendre une cité demande deux bois, et vous en avez un. Au Mittani, donnez un grain et prenez un bois.',
        done: 'Une ressource de valeur 1 contre une de valeur 2.',
        wrong: {
          dear: 'Cela marcherait, mais un grain suffit, et c’est ce qui vaut le moins.',
          metal: 'Le métal vient ensuite. D’abord le bois.',
          other: 'C’est possible, mais vos ouvriers du Mittani attendent : commercez là.',
        },
      },
      {
        ask: 'Avec votre deuxième ouvrier, donnez un grain et prenez un métal.',
        done: 'Chaque ouvrier a commercé.',
        wrong: {
          dear: 'Un grain suffit, et vaut moins.',
          other: 'Il vous reste un échange : prenez un métal contre un grain.',
        },
      },
      {
        ask: 'Terminez l’action.',
        done: 'Belit construit à Babylone, Iddin envoie des ouvriers en Akkad : il veut cet empire.',
        wrong: {},
      },
    ],
  },
  city: {
    title: 'Les cités',
    text: 'Vous pouvez construire une cité dans une région de Sumer sans cité ni armée ennemie (F8.1). C’est gratuit. Sept des neuf régions donnent un avantage (F8.3), et une cité étendue rapporte beaucoup de points.',
    tasks: [
      {
        ask: 'Construisez à Eridu : vous recevez aussitôt un fabricant d’outils.',
        done: 'Un de vos ouvriers non disponibles est allé chez les fabricants d’outils.',
        wrong: {
          city: 'Un bon endroit, mais Eridu apporte un fabricant d’outils, et vous avez du métal pour lui.',
          other: 'C’est possible, mais une cité ne coûte rien, et les bons endroits partent vite.',
        },
      },
    ],
  },
  tools: {
    title: 'Les fabricants d’outils',
    text: 'Dans une action de commerce, chaque fabricant d’outils inutilisé transforme un métal en outil, qui vaut 3 (F10.4). Vous pouvez le faire sans rien échanger.',
    tasks: [
      {
        ask: 'Fabriquez un outil avec un métal.',
        done: 'De valeur 2 à valeur 3. Le fabricant d’outils est utilisé jusqu’au prochain tour.',
        wrong: {
          trade: 'Vous pouvez échanger dans la même action, mais le but est un outil : utilisez votre fabricant d’outils.',
          other: 'C’est possible, mais votre fabricant d’outils attend et vous avez du métal.',
        },
      },
      {
        ask: 'Terminez l’action.',
        done: 'Belit commence l’empire de Sumer à Nippur, Iddin construit à Lagash.',
        wrong: { other: 'Vous pouvez continuer à échanger, mais gardez vos ressources pour la suite. Terminez l’action.' },
      },
    ],
  },
  scribe: {
    title: 'Les scribes',
    text: 'Chaque tour, un scribe place ou déplace un ouvrier sans dépenser de ressource (F9.3, F9.4). On peut en avoir deux (F9.2).',
    tasks: [
      {
        ask: 'Dépensez un grain et placez un ouvrier chez les Scribes.',
        done: 'Il pourra servir dès votre prochaine action.',
        wrong: {
          dear: 'Un seul scribe suffit pour l’instant, et un grain suffit pour le placer.',
          place: 'C’est chez les Scribes qu’il vous faut un ouvrier.',
          other: 'C’est possible, mais il n’y a pas meilleur ouvrier qu’un scribe : placez-en un.',
        },
      },
      { ask: 'Terminez l’action.', done: 'Iddin commence l’empire d’Akkad avec dix armées.', wrong: {} },
      {
        ask: 'L’empire des Guti demande un ouvrier là-bas. Utilisez votre scribe : envoyez un ouvrier disponible chez les Guti.',
        done: 'Le scribe est utilisé jusqu’au prochain tour.',
        wrong: {
          place: 'Bonne idée, mauvais endroit : c’est l’empire des Guti que vous voulez.',
          move: 'Cet ouvrier est bien où il est. Prenez-en un disponible.',
          spend: 'Cela marche aussi, mais coûte une ressource. Votre scribe le fait gratuitement.',
          other: 'C’est possible, mais envoyez d’abord un ouvrier chez les Guti : sans lui, pas d’empire.',
        },
      },
      {
        ask: 'Terminez l’action.',
        done: 'Belit construit à Sippar. Les armées d’Iddin entrent dans Babylone : les cités ne peuvent pas les arrêter.',
        wrong: {
          other: 'Vous pourriez encore dépenser une ressource pour des ouvriers, mais gardez-les pour l’empire. Terminez l’action.',
        },
      },
    ],
  },
  ...empires,
  pass: {
    title: 'Passer',
    text: 'Quand vous passez, vos actions sont terminées. Les ressources posées dans votre case Passé déterminent l’ordre de jeu du prochain tour : la plus haute valeur d’abord ; à égalité, l’ancien ordre (F13.1, F13.2).',
    tasks: [
      {
        ask: 'Plus rien ne vaut la peine de payer. Passez.',
        done: 'Le grain d’Iddin vaut 1, Belit n’a rien posé.',
        wrong: { other: 'Tout ce qu’il fallait est fait. Une action de plus ne ferait que vous coûter.' },
      },
      {
        ask: 'Vous jouez en premier et voulez que cela continue. Quelle mise suffit ?',
        done: 'Valeur 1 contre 1 : l’ancien ordre est conservé, vous jouez toujours en premier.',
        wrong: {
          done: 'Avec son grain, Iddin passerait alors devant vous.',
          dear: 'C’est plus qu’il n’en faut : un grain égale le sien, et à égalité l’ancien ordre est conservé.',
        },
      },
      {
        ask: 'Terminez votre mise.',
        done: 'Vous tenez quatre régions : 8 points. Iddin en tient trois : 6.',
        wrong: { bid: 'Vous avez déjà la première place.' },
      },
    ],
  },
  extend: {
    title: 'Étendre une cité',
    text: 'Vous pouvez maintenant étendre des cités : il faut 2 bois, et vous pouvez ajouter un outil, une huile, un or et un lapis-lazuli. Sans ajout, c’est 4 points, puis 7, 10, 14, et 20 avec les quatre (F14.3).',
    tasks: [
      {
        ask: 'Étendez Eridu avec tout ce que vous avez.',
        done: '14 points. Fin du tour : armées et ouvriers inutilisés sont retirés, les ressources en main restent (F15.1).',
        wrong: {
          less: 'Chaque ressource de plus rapporte au moins autant que la précédente : mettez les trois.',
          done: 'Le bois et les ressources de luxe ne valent nulle part autant qu’ici. Étendez Eridu.',
        },
      },
    ],
  },
  decline: {
    title: 'Le déclin',
    text: 'Aux tours 2 et 4, un déclin suit la production : chacun perd un ouvrier dans chaque région (tous à Dilmun), un scribe et un fabricant d’outils. À l’Irrigation et au Tissage, celui qui a le plus d’ouvriers n’en garde que deux, et les autres en perdent autant (F6). Vous n’avez plus d’ouvrier dans ces deux cases.',
    tasks: [
      {
        ask: 'Sans ouvrier, vous n’y recevrez rien au prochain tour (F5.3). Placez-en un à l’Irrigation, pour un grain.',
        done: 'Le grain est assuré.',
        wrong: {
          dear: 'Un ouvrier suffit pour avoir du grain, et un grain suffit pour le placer.',
          other: 'C’est possible, mais sans ouvrier à l’Irrigation vous n’aurez pas de grain au prochain tour.',
        },
      },
      { ask: 'Terminez l’action.', done: 'Les autres construisent.', wrong: {} },
      {
        ask: 'Et un au Tissage.',
        done: 'Le textile aussi.',
        wrong: { dear: 'Un ouvrier, un grain : cela suffit.', other: 'C’est possible, mais sans tisserand il n’y aura pas de textile.' },
      },
      {
        ask: 'Terminez l’action.',
        done: 'Votre production est assurée. Pensez maintenant au prochain empire : ce tour-ci, ce sont les Amorrites, Isin et Larsa.',
        wrong: {},
      },
    ],
  },
  end: {
    title: 'La fin de la partie',
    text: 'Tour 5. À la fin, chaque région et deux des cases donnent leurs points au joueur qui y a le plus d’ouvriers ; à égalité, à personne (F16.1). L’Égypte vaut 4, et Belit y a un ouvrier.',
    tasks: [
      {
        ask: 'Gagnez l’Égypte.',
        done: 'Plus d’ouvriers que Belit : 4 points pour vous.',
        wrong: {
          tie: 'Un contre un, c’est une égalité : personne n’a les points. Envoyez-en deux.',
          place: 'Regardez l’Égypte : 4 points, et un seul ouvrier à battre.',
          other: 'C’est possible, mais des ouvriers en Égypte valent 4 points maintenant.',
        },
      },
      { ask: 'Terminez l’action.', done: 'Iddin et Belit passent.', wrong: {} },
      {
        ask: 'Passez.',
        done: 'Il ne reste à décider que l’ordre de jeu.',
        wrong: { other: 'Une action de plus vous coûterait sans rien rapporter.' },
      },
      {
        ask: 'À égalité de points, l’ordre de jeu décide, mais personne n’est près de vous. Terminez votre mise.',
        done: 'Les Amorrites et l’Égypte sont à vous, et la partie aussi. Bravo !',
        wrong: { bid: 'Ce n’est pas nécessaire : personne n’est près de vous aux points.' },
      },
    ],
  },
};
