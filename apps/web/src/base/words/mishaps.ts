import { type Language, typeset } from '@shinar/words';
import { useSettings } from '../settings/settings.ts';
import { mishaps as de } from './de/mishaps.ts';
import { mishaps as en, type MishapWords } from './en/mishaps.ts';
import { mishaps as fr } from './fr/mishaps.ts';
import { mishaps as nl } from './nl/mishaps.ts';

const MISHAPS: Readonly<Record<Language, MishapWords>> = { en, fr: typeset(fr), de, nl };

export const useMishapWords = (): MishapWords => MISHAPS[useSettings().language];
