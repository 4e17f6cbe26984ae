/** Battles at sea. */
export const seaBattleWords: Readonly<Record<string, string>> = {
  'die for the wind': 'dé du vent',
};
