/** Moves as advice: what to do with which piece. */
export const advise = {
  settle: (at: string) => `Build your first ziggurat on ${at}`,
  keep: (card: string) => `Keep ${card}`,
  harvest: (column: number, cards: string) => `Take column ${column}: ${cards}`,
  hut: (at: string) => `Place a hut on ${at}`,
  feed: (card: string, at: string) => `Play ${card}: it feeds ${at}`,
  well: (at: string) => `Dig a well between ${at}`,
  build: (at: string) => `Build a ziggurat on ${at}`,
  centre: (at: string) => `Add a centre to your ziggurat on ${at}`,
  roof: (at: string) => `Add a roof to your ziggurat on ${at}`,
  intrigue: (dignitary: string) => `Send a hut to ${dignitary}`,
  offer: (camels: string) => `Offer ${camels}`,
  buy: (card: string) => `Buy ${card}`,
  done: 'Dig no more wells',
  end: 'End your actions',
};
