import type { Template } from '../../service/reader';

const ROLES: Readonly<Record<string, string>> = { player: 'joueur', deputy: 'suppléant', observer: 'observateur' };

/** The actor: a name, with the role of a person who acted for a seat. */
export function doer(english: string): string {
  return english.replace(/ \(referee\)$/, ' (arbitre)').replace(/ \((player|deputy|observer) of (.+)\)$/, (_, role: string, seat: string) => ` (${ROLES[role]} de ${seat})`);
}

/** The place of a person in a game: `deputy of Bob, Eve`. */
function place(english: string): string {
  return english === 'referee' ? 'arbitre' : english === 'referee who sees everything' ? 'arbitre qui voit tout' : english === 'observer of what is public' ? 'observateur de ce qui est public'
    : english.replace(/^(player|deputy|observer) of (.+)$/, (_, role: string, seats: string) => `${ROLES[role]} de ${seats}`);
}

/** A sentence of the log: `by` is who did it, `place` a place, other parts stay as they are; a reason may stand in brackets before its full stop. */
export function told(english: string, french: string): Template[] {
  const source = english.replace(/\{(\w+)\}/g, '{$1!}');
  const said = (end: string) => (parts: Record<string, string>) => french.replace('{end}', end).replace(/\{(\w+)\}/g, (_, name: string) =>
    name.startsWith('by') ? doer(parts[name] ?? '') : name === 'place' ? place(parts[name] ?? '') : parts[name] ?? '');
  return source.includes('{end!}') ? [[source.replace('{end!}', ' ({why!})'), said(' ({why})')], [source.replace('{end!}', ''), said('')]] : [[source, said('')]];
}
