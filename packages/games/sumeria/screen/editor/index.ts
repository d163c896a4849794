import type { BoardRoom } from '@shinar/table';
import { gallery } from '../../rules/gallery.ts';
import { type BoardData, readDraft } from '../../rules/index.ts';
import { loadMessages } from '../../words/load.ts';
import { placesOf } from '../../words/tokens.ts';
import { capital, stateNameIn, sumeriaWords } from '../../words/words.ts';
import { BoardPicture } from './BoardPicture.tsx';
import { Editor } from './Editor.tsx';
import { EDITOR_WORDS } from './words.ts';

export const boardRoom: BoardRoom = {
  gallery,
  Picture: BoardPicture,
  Editor,
  read: readDraft,
  names: async (language) => {
    const messages = await loadMessages(language);
    const { boards, cutOff, tooMany, tooClose } = EDITOR_WORDS[language];
    return {
      region: (name) => stateNameIn(messages, name),
      board: (name) => boards[name] ?? capital(name),
      fault: ({ reason, facts = {} }, draft) => {
        const board = draft as BoardData;
        const names = placesOf(board).map(({ name }) => name);
        const numbers = String(facts.got)
          .split(' ')
          .map((name) => names.indexOf(name));
        if (numbers.some((number) => number < 0)) return undefined;
        const [place, other] = numbers.map((number) => sumeriaWords(messages, board, []).place(number));
        if (reason === 'not-connected') return cutOff(place!);
        if (reason === 'too-close') return tooClose(place!, other!);
        return reason === 'too-many-ways' ? tooMany(place!, Number(facts.most)) : undefined;
      },
    };
  },
};
