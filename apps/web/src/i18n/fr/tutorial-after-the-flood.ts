import type { LessonText } from '../en/tutorial.ts';
import type { lessons as source } from '../en/tutorial-after-the-flood.ts';
import { empires } from './lessons-of-empires.ts';

export const lessons: Record<keyof typeof source, LessonText> = {
  workers: {
    title: 'Les ouvriers',
    text: 'Vous êtes Amar, avec Belit et Iddin. Un tour commence par la production : du grain selon vos ouvriers à l’Irrigation, du textile selon ceux du Tissage (F5.1, F5.2), et huit nouveaux ouvriers. Puis chacun fait une action à son tour, jusqu’à ce que tous aient passé (F7.1).',
    tasks: [
      {
        ask: 'Pour placer des ouvriers, on dépense un bien ; sa valeur est le plus qu’on puisse placer (F9.1). Dépensez du textile, valeur 2, et mettez deux ouvriers au Mittani, qui offre bois et métal.',
        done: 'Ils sont tous au même endroit, comme il se doit.',
        wrong: {
          grain: 'Le grain vaut 1 : cela fait un ouvrier. Deux ouvriers, deux échanges : dépensez du textile.',
          place: 'Deux ouvriers, et au Mittani : il offre ce dont vous aurez besoin.',
          dear: 'Vous aurez besoin de ce bien : du bois pour étendre, du métal pour les outils, les plus chers pour orner une cité. Le textile revient chaque tour.',
          other: 'Permis, mais commencez par des gens : sans ouvriers au loin, pas de commerce.',
        },
      },
      { ask: 'Une action se clôt d’un mot. Dites que vous avez terminé.', done: 'Aux autres maintenant.', wrong: {} },
    ],
  },
  trade: {
    title: 'Le commerce',
    text: 'En une action de commerce, chaque ouvrier au loin permet de donner un bien et d’en prendre un que sa région offre, chaque bien une fois (F10.1). Ce qui s’échange contre quoi est dans F10.2 : grain, textile ou outils achètent bois et métal.',
    tasks: [
      {
        ask: 'Étendre une cité demande deux bois, et vous en avez un. Au Mittani, donnez du grain et prenez du bois.',
        done: 'Un bien de valeur 1 contre un de valeur 2.',
        wrong: {
          dear: 'Cela irait, mais le grain achète la même chose et vaut le moins.',
          metal: 'Le métal vient ensuite. D’abord le bois.',
          other: 'Permis, mais vos ouvriers du Mittani attendent : commercez là.',
        },
      },
      {
        ask: 'Votre second ouvrier : donnez du grain, prenez du métal.',
        done: 'Chaque ouvrier a commercé.',
        wrong: {
          dear: 'Le grain l’achète aussi bien, et vaut moins.',
          other: 'Il vous reste un échange : prenez du métal contre un grain.',
        },
      },
      {
        ask: 'Clôturez l’action.',
        done: 'Belit construit à Babylone, Iddin envoie des ouvriers en Akkad : il veut cet empire.',
        wrong: {},
      },
    ],
  },
  city: {
    title: 'Les cités',
    text: 'Une cité se construit dans une région de Sumer sans cité ni armée ennemie (F8.1). Elle ne coûte rien. Sept des neuf lieux aident leur propriétaire (F8.3), et une cité étendue rapporte beaucoup de points.',
    tasks: [
      {
        ask: 'Construisez à Eridu : elle vous donne aussitôt un outilleur.',
        done: 'Un ouvrier est passé de vos non disponibles aux Outilleurs.',
        wrong: {
          city: 'Un bon endroit, mais Eridu apporte un outilleur, et vous avez du métal pour lui.',
          other: 'Permis, mais une cité ne coûte rien, et les bons endroits partent vite.',
        },
      },
    ],
  },
  tools: {
    title: 'Les outilleurs',
    text: 'Dans une action de commerce, chaque outilleur inutilisé fait d’un métal un outil, qui vaut 3 (F10.4). On peut le faire sans rien échanger.',
    tasks: [
      {
        ask: 'Faites d’un métal un outil.',
        done: 'De valeur 2 à valeur 3. L’outilleur est utilisé jusqu’au prochain tour.',
        wrong: {
          trade: 'On peut échanger dans la même action, mais le but est un outil : utilisez votre outilleur.',
          other: 'Permis, mais votre outilleur est oisif et vous avez du métal.',
        },
      },
      {
        ask: 'Clôturez l’action.',
        done: 'Belit commence l’empire de Sumer à Nippur, Iddin construit à Lagash.',
        wrong: { other: 'On peut continuer à échanger, mais gardez vos biens pour la suite. Clôturez l’action.' },
      },
    ],
  },
  scribe: {
    title: 'Les scribes',
    text: 'Un scribe place ou déplace un ouvrier, chaque tour, sans qu’un bien soit dépensé (F9.3, F9.4). On peut en avoir deux (F9.2).',
    tasks: [
      {
        ask: 'Dépensez un grain et mettez un ouvrier parmi les Scribes.',
        done: 'Il pourra servir dès votre prochaine action.',
        wrong: {
          dear: 'Un scribe suffit pour aujourd’hui : un grain le paie.',
          place: 'C’est parmi les Scribes qu’il faut des ouvriers maintenant.',
          other: 'Permis, mais un scribe est le meilleur des ouvriers : placez-en un.',
        },
      },
      { ask: 'Clôturez l’action.', done: 'Iddin commence Akkad avec dix armées.', wrong: {} },
      {
        ask: 'L’empire des Guti demande un ouvrier là-bas. Utilisez votre scribe : envoyez un ouvrier disponible chez les Guti.',
        done: 'Le scribe est utilisé jusqu’au prochain tour.',
        wrong: {
          place: 'La bonne chose, au mauvais endroit : c’est l’empire des Guti que vous voulez.',
          move: 'Cela déplace un ouvrier bien placé. Prenez-en un disponible.',
          spend: 'Cela va aussi, mais coûte un bien. Votre scribe le fait pour rien.',
          other: 'Permis, mais d’abord un ouvrier chez les Guti : l’empire n’est que pour qui en a un là-bas.',
        },
      },
      {
        ask: 'Clôturez l’action.',
        done: 'Belit construit à Sippar. Les armées d’Iddin entrent dans Babylone : les cités ne peuvent les arrêter.',
        wrong: { other: 'Vous pourriez encore dépenser un bien en ouvriers, mais gardez vos biens pour l’empire. Clôturez l’action.' },
      },
    ],
  },
  ...empires,
  pass: {
    title: 'Passer',
    text: 'Quand vous passez, vos actions sont finies. Les biens posés sur votre case de passe achètent l’ordre du prochain tour : la plus haute valeur d’abord, les égalités gardent l’ancien ordre (F13.1, F13.2).',
    tasks: [
      {
        ask: 'Plus rien ne vaut un paiement. Passez.',
        done: 'Le grain d’Iddin vaut 1, Belit n’a rien posé.',
        wrong: { other: 'Tout ce qu’il fallait est fait. Une action de plus ne ferait que vous coûter.' },
      },
      {
        ask: 'Vous êtes premier et voulez le rester. Qu’est-ce qui suffit ?',
        done: 'Valeur 1 contre 1 : l’ancien ordre vaut, et vous restez premier.',
        wrong: {
          done: 'Iddin serait alors premier avec son grain.',
          dear: 'C’est plus qu’il n’en faut : un grain égale le sien, et les égalités gardent l’ancien ordre.',
        },
      },
      {
        ask: 'Clôturez votre passe.',
        done: 'Vous tenez quatre régions : 8 points. Iddin en tient trois : 6.',
        wrong: { bid: 'Vous êtes déjà premier.' },
      },
    ],
  },
  extend: {
    title: 'Orner une cité',
    text: 'On peut maintenant étendre des cités : 2 bois, et une pièce d’outils, d’huile, d’or et de lapis à volonté. Sans rien c’est 4 points, puis 7, 10, 14, et 20 avec les quatre (F14.3).',
    tasks: [
      {
        ask: 'Étendez Eridu avec tout ce que vous avez.',
        done: '14 points. Le tour finit : armées et ouvriers oisifs s’en vont, les biens en main restent (F15.1).',
        wrong: {
          less: 'Chaque bien de plus rapporte au moins autant que le précédent : mettez les trois.',
          done: 'Le bois et les beaux biens ne valent nulle part autant qu’ici. Étendez Eridu.',
        },
      },
    ],
  },
  decline: {
    title: 'Le déclin',
    text: 'Aux tours 2 et 4, tout se défait après la production : un ouvrier quitte chaque région, un scribe et un outilleur s’en vont, et à l’Irrigation et au Tissage, qui en a le plus descend à deux et tous les autres en perdent autant (F6). Votre dernier ouvrier a quitté les deux cases.',
    tasks: [
      {
        ask: 'Sans ouvrier là, vous ne recevrez rien au prochain tour (F5.3). Mettez-en un à l’Irrigation, pour un grain.',
        done: 'Le grain est assuré.',
        wrong: {
          dear: 'Un ouvrier suffit pour avoir du grain ; un grain le paie.',
          other: 'Permis, mais sans ouvrier à l’Irrigation vous n’aurez pas de grain au prochain tour.',
        },
      },
      { ask: 'Clôturez l’action.', done: 'Les autres construisent.', wrong: {} },
      {
        ask: 'Et un au Tissage.',
        done: 'Le textile aussi.',
        wrong: { dear: 'Un ouvrier, un grain : cela suffit.', other: 'Permis, mais sans tisserand il n’y aura pas de textile.' },
      },
      {
        ask: 'Clôturez l’action.',
        done: 'La production assurée, vous pouvez songer au prochain empire : Amorrites, Isin et Larsa se lèvent ce tour-ci.',
        wrong: {},
      },
    ],
  },
  end: {
    title: 'La fin de la partie',
    text: 'Tour 5. À la fin, chaque région et deux des cases donnent leurs points au seul joueur qui y a le plus d’ouvriers ; à égalité, à personne (F16.1). L’Égypte vaut 4, et Belit y a un ouvrier.',
    tasks: [
      {
        ask: 'Gagnez l’Égypte.',
        done: 'Plus que Belit : 4 points pour vous.',
        wrong: {
          tie: 'Un contre un est une égalité, et personne n’a les points. Envoyez-en deux.',
          place: 'Regardez l’Égypte : 4 points, et un seul ouvrier à battre.',
          other: 'Permis, mais des ouvriers en Égypte font 4 points maintenant.',
        },
      },
      { ask: 'Clôturez l’action.', done: 'Iddin et Belit passent.', wrong: {} },
      {
        ask: 'Passez.',
        done: 'Il ne reste à décider que l’ordre du tour.',
        wrong: { other: 'Une action de plus coûterait un paiement et ne gagnerait rien.' },
      },
      {
        ask: 'Les égalités de points vont à l’ordre du tour, mais personne n’est près de vous. Clôturez votre passe.',
        done: 'Les Amorrites et l’Égypte sont à vous, et la partie aussi.',
        wrong: { bid: 'Ce n’est pas nécessaire : personne n’est près de vous aux points.' },
      },
    ],
  },
};
