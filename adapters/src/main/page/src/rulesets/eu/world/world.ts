/** Everything that the board shows of the rest of the world. */
export { dressed, raided } from './dressed';
export { veil } from './veil';
export { worldFacts } from './worldFacts';
