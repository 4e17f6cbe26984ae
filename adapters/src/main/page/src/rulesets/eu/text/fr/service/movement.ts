import type { Template } from '../../../../../text/service/reader';
import { phrases } from './phrases';

/** Movements: what a stack does, what it is asked, and the ways that it may take. */
export const movement: readonly Template[] = [
  ...phrases({
    '{s} picks up {s2}': '{s} emmène {s2}',
    '{l} rides alone to {s} beside it': '{l} chevauche seul vers {s}, à côté',
  }),
];

/** The shortest texts of movements, read after those of all chapters. */
export const movementEnds: readonly Template[] = phrases({
  '{u} leaves {s}': '{u} se détache {de s}',
  '{u} leave {s}': '{u} se détachent {de s}',
  '{s} joins {s2}': '{s} rejoint {s2}',
});

export const movementWords: Readonly<Record<string, string>> = {
  'it pauses to drop or pick up units': 'elle s’arrête pour laisser ou prendre des unités', 'its move ends': 'son mouvement finit',
};
