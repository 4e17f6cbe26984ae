import type { Doing, Ships } from '../types';
import { t } from '../text/sea';

/** The action of a naval stack, in words. */
export function doing({ kind, target }: Doing, nameOf: (id: string) => string): string {
  return (t.sea.actions[kind] ?? (() => kind))(target ? nameOf(target) : '');
}

/** The ships by kind: `1 FLEET−, 4 warships`. */
export function shipsTold(ships: Ships): string {
  return (Object.keys(t.sea.kinds) as (keyof Ships)[]).filter((kind) => ships[kind]).map((kind) => t.sea.kinds[kind]!(ships[kind])).join(', ');
}
