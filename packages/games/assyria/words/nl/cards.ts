/** A card within a sentence: “een ploeg”, “gerst ×2”. */
export const taken = (card: string): string => (card === 'joker' || card === 'ploeg' ? `een ${card}` : card);
