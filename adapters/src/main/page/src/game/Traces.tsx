import { lazy } from '../lazy';

/** What was last told of a piece or a zone, and who stood here before: fetched with the first of them that is opened. */
export const Traces = lazy<{ of: string; zone?: boolean }>(() => import('./History').then(({ History }) => History));
