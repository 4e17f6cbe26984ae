/** Ships by their kind. */
export const flotillaWords: Readonly<Record<string, string>> = {
  'thirds of a warship': 'tiers de vaisseau', warships: 'vaisseaux de guerre', galleasses: 'galéasses', galleys: 'galères', transports: 'transports',
};
