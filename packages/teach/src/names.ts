/** Who plays in lessons and examples: the learner first. The same names in every language. */
export const NAMES = ['Amar', 'Belit', 'Iddin', 'Kuri'] as const;
