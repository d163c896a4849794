/** What a token or a name of a spot stands for on the screen, if it is there. */
export const elementAt = (spot: string): Element | null =>
  document.querySelector(`[data-spot="${CSS.escape(spot)}"], [data-token="${CSS.escape(spot)}"]`);
