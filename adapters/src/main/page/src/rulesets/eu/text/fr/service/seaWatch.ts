/** Whole texts of interceptions at sea and of the fire of shores. */
export const seaWatchWords: Readonly<Record<string, string>> = {
  'die for the fire from the shore': 'dé du tir de la côte',
};
