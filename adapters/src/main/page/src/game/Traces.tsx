import { lazy } from '../lazy';

/** The latest lines about a piece or a zone, and who stood here before; fetched when the first of them is opened. */
export const Traces = lazy<{ of: string; zone?: boolean }>(() => import('./History').then(({ History }) => History));
