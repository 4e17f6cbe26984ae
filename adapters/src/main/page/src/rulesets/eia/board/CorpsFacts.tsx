import type { Piece } from '../../../api/board';
import { useGame } from '../../../game/context';
import { partyName } from '../../../game/parties';
import { t } from '../text';
import type { Corps } from '../types';
import { placeOf, strengthOf } from './Counter';

/** Facts of a corps: owner, place, strength, commander, and actions of this month. */
export function CorpsFacts({ piece, party, zone }: { piece: Piece; party: string; zone: string }) {
  const store = useGame();
  const corps = piece as Corps;
  const remarks = [placeOf(corps), corps.besieging ? t.corps.besieging : '', corps.besieged ? t.corps.besieged : '', corps.forcedMarch ? t.corps.marched : ''].filter(Boolean);
  return (
    <>
      <p>{party}{corps.nation === corps.power ? '' : `, ${t.corps.of(partyName(store, corps.nation))}`} · {zone}{remarks.map((remark) => ` · ${remark}`)}</p>
      {corps.identity ? <p>{corps.counterName} {t.corps.identity[corps.identity]}</p> : null}
      <p>{t.kinds[corps.kind] ?? corps.kind} · {strengthOf(corps)}</p>
      {corps.allowance === undefined ? null : <p class="faint">{t.corps.spent(corps.spent, corps.allowance)} · {t.upkeep[corps.upkeep] ?? corps.upkeep}</p>}
      {corps.leaders.length ? <ul>{corps.leaders.map(({ id, name, ratings, seniority }) => <li key={id}>{name} {ratings} {seniority}</li>)}</ul> : null}
    </>
  );
}
