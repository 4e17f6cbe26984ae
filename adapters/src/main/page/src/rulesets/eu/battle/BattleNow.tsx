import type { Ruling } from '../../../api/ruling';
import { useGame } from '../../../game/context';
import { hrefOf } from '../../../route';
import { useRead } from '../../../views/useRead';
import { t as page } from '../../../text';
import { t } from '../text/views';
import type { BattleEntry, Stack } from '../types';
import { sideTold } from './Battle';
import { AtSea } from './AtSea';
import { Forces } from './Forces';
import { Columns } from './Paper';
import { rowsOf } from './tally';
import { partyName } from '../../../game/parties';

/** The battle that is being fought, as far as it has come: who stands against whom, and every roll so far. */
export function BattleNow({ battle: { title, zone, position, rulings, phasing, nonPhasing, armies, sea } }: { battle: BattleEntry }) {
  const store = useGame();
  const read = useRead((abort) => Promise.all(rulings.map((each) => store.get<Ruling>(`rulings/${each}`, abort))), [rulings.join()]).value.value;
  const stacks = sea ? [...phasing, ...nonPhasing].flatMap((id) => (store.pieces.value.get(id) as Stack | undefined) ?? [])
    : (store.zones.value.get(zone)?.pieces ?? []).filter(({ id }) => phasing.includes(id) || nonPhasing.includes(id)) as Stack[];
  const rows = rowsOf(read ?? []);
  const rolls = rows.filter(({ rolled }) => rolled).length;
  const names = Object.fromEntries(([['phasing', phasing], ['nonPhasing', nonPhasing]] as const).map(([side, ids]) => {
    const party = store.pieces.value.get(ids[0] ?? '')?.party ?? armies.find(({ stack }) => stack === ids[0])?.country;
    return [side, sideTold(party === undefined ? undefined : partyName(store, party), side)];
  }));
  return (
    <section class="sheet battle-now" aria-label={title} data-battle={position}>
      <h2><a href={hrefOf(['games', store.id, 'battles', String(position)])}>{title}</a></h2>
      <Forces stacks={stacks} />
      {rolls ? <Columns all={rows} shown={rolls} names={names} /> : <p class="faint">{read ? t.battle.notRolled : page.loading}</p>}
      {sea ? <AtSea sea={sea} names={names} /> : null}
    </section>
  );
}
