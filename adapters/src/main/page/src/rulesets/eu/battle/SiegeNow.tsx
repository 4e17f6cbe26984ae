import { useGame } from '../../../game/context';
import { partyName } from '../../../game/parties';
import { placeName } from '../../../game/placeName';
import { zoneFacts } from '../board/zoneFacts';
import { t } from '../text/views';
import type { SiegeEntry, Stack } from '../types';
import { Forces } from './Forces';
import { Siege } from './SiegeList';

/** The facts of a place that tell how its siege stands. */
const TOLD: readonly string[] = [t.zone.city, t.zone.fortress, t.zone.siegeworks];

/** The siege that is asked about: the fortress, who besieges it and who is inside, and what was rolled in each round; how it stands comes last, where it is in view. */
export function SiegeNow({ siege, zone }: { siege: SiegeEntry | undefined; zone: string | undefined }) {
  const store = useGame();
  const state = store.zones.value.get(zone ?? '');
  if (!zone || !state) {
    return null;
  }
  const names = { party: (id: string | undefined) => (id === undefined ? null : partyName(store, id)), zone: (id: string) => placeName(store, id), mark: (tag: string) => tag };
  const facts = zoneFacts(state, store.printed.value?.zones.find(({ id }) => id === zone), names).filter(([title, value]) => value && TOLD.includes(title));
  return (
    <section class="sheet siege-now" aria-label={siege?.title ?? state.name} data-siege-of={zone}>
      {siege ? <Siege siege={siege} /> : <h2>{state.name}</h2>}
      <dl>{facts.map(([title, value]) => <><dt>{title}</dt><dd>{value}</dd></>)}</dl>
      <Forces stacks={state.pieces as Stack[]} />
    </section>
  );
}
