import type { Template } from '../../../../../text/service/reader';
import { phrases } from './phrases';

/** Whole texts of naval stacks that are set up, divided, joined and refitted. */
export const flotillaWords: Readonly<Record<string, string>> = {
  'thirds of a warship': 'tiers de vaisseau', warships: 'vaisseaux de guerre', galleasses: 'galéasses', galleys: 'galères', transports: 'transports',
};

/** Naval stacks that are set up, divided and joined, and damaged ships that are refitted. */
export const flotilla: readonly Template[] = phrases({
  'refit of {u}': 'remise en état : {u}',
  '{n#} ducats, half of what they cost new, rounded up': '{n} ducats, la moitié de leur prix, arrondie au-dessus',
});

/** Those that begin with a name: they come last. */
export const flotillaEnds: readonly Template[] = phrases({
});
