import type { Piece } from '../../../api/board';
import { titled } from '../../../text/words';
import { t } from '../text';
import type { Corps } from '../types';

const SYMBOLS: Record<string, string> = {
  infantry: '✕', 'minor-infantry': '✕', 'feudal-infantry': '✕ᶠ', 'light-infantry': '✕ˡ', militia: '✕ᵐ', cavalry: '╱', 'feudal-cavalry': '╱ᶠ', cossack: '╱ᶜ',
  freikorps: '╱ʳ', guard: '★', artillery: '●', guerilla: '✕ᵍ',
};

/** Short forms for what does not fit on a counter. */
const SHORT: Record<string, string> = { cossack: 'Cos', freikorps: 'Frk', guerilla: 'Gue', Artillery: 'Art', Grenadier: 'Gren' };

/** Pixels that a line of a counter has for its letters, by the size of the font. */
const ROOM = 78;

/** A smaller font for a line that would not fit. */
function fitting(text: string): { fontSize: string } | undefined {
  return text.length * 9.5 > ROOM ? { fontSize: `${Math.max(6, ROOM / text.length).toFixed(1)}px` } : undefined;
}

/** A counter as on the table: power and name of the corps, a minor state by its name alone, its kind, its factors as far as they are known, its leader. */
export function Counter({ piece }: { piece: Piece; party: string }) {
  const { nation, label, kind, factors, leaders: [leader, ...others], besieging, besieged, within } = piece as Corps;
  const name = label === 'Corps' ? t.nations[nation] ?? titled(nation) : `${abbreviated(nation)} ${SHORT[kind] ?? SHORT[label] ?? label.replace('Janissary', 'Jan')}`;
  const leads = leader ? `${leader.name}${others.length ? ` +${others.length}` : ''}` : '';
  return (
    <>
      <span class="corps" style={fitting(name)}>{name}</span>
      <span class="factors"><i aria-hidden="true">{SYMBOLS[kind] ?? '✕'}</i> {factors ? factors.total : '?'}</span>
      {leads ? <span class="leader" style={fitting(leads)}>{leads}</span> : null}
      {besieging ? <svg class="badge" viewBox="0 0 10 10"><path d="M0 10 5 0l5 10z" /></svg> : null}
      {besieged || within === 'city' ? <svg class="badge" viewBox="0 0 10 10"><path d="M0 10V1h2v2h2V1h2v2h2V1h2v9z" /></svg> : null}
    </>
  );
}

function abbreviated(nation: string): string {
  return nation.split('-').length > 1 ? nation.split('-').map((word) => word[0]!.toUpperCase()).join('') : nation.slice(0, 2).replace(/^./, (first) => first.toUpperCase());
}

/** The classes of its look. */
export function counterLook(piece: Piece): string[] {
  const { besieged, besieging, moved, factors } = piece as Corps;
  return [besieged ? 'besieged' : '', besieging ? 'besieging' : '', moved ? 'moved' : '', factors ? '' : 'sealed'];
}

/** The factors of a corps in words. */
export function strengthOf({ factors, strength }: Corps): string {
  return factors ? strength ?? t.corps.factors(factors.total) : t.corps.hidden;
}

/** A piece in words. */
export function describe(piece: Piece, party: string): string {
  const corps = piece as Corps;
  return [corps.name ?? party, t.kinds[corps.kind] ?? corps.kind, strengthOf(corps), corps.leaders.map(({ name }) => name).join(', '), placeOf(corps),
    corps.besieging ? t.corps.besieging : '', corps.besieged ? t.corps.besieged : ''].filter(Boolean).join(', ');
}

export function placeOf({ within }: Corps): string {
  return within === 'city' ? t.corps.inCity : within === 'aboard' ? t.corps.aboard : '';
}
