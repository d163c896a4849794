/** A card within a sentence: „einen Pflug“, „Gerste ×2“. */
export const taken = (card: string): string => (card === 'Joker' || card === 'Pflug' ? `einen ${card}` : card);
