import type { Piece } from '../../../api/types';
import { t } from '../text';
import type { Corps } from '../types';

const SYMBOLS: Record<string, string> = {
  infantry: '✕', 'minor-infantry': '✕', 'feudal-infantry': '✕ᶠ', 'light-infantry': '✕ˡ', militia: '✕ᵐ', cavalry: '╱', 'feudal-cavalry': '╱ᶠ', cossack: '╱ᶜ',
  freikorps: '╱ʳ', guard: '★', artillery: '●', guerilla: '✕ᵍ',
};

/** A counter as on the table: power, the name of the corps, its kind, its factors as far as they are known, its leader. */
export function Counter({ piece }: { piece: Piece; party: string }) {
  const { nation, label, kind, factors, leaders: [leader], besieging, besieged, within } = piece as Corps;
  return (
    <>
      <span class="corps">{abbreviated(nation)} {label}</span>
      <span class="factors"><i aria-hidden="true">{SYMBOLS[kind] ?? '✕'}</i> {factors ? factors.total : '?'}</span>
      {leader ? <span class="leader">{leader.name}</span> : null}
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
