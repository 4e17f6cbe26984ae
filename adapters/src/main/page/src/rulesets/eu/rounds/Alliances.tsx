import type { Sequence } from '../types';
import { useGame } from '../../../game/context';
import { partyName } from '../../../game/parties';
import { useRead } from '../../../views/useRead';
import { t } from '../text/views';

/** The alliances in the order of their impulses, each with those it fights. */
export function Alliances() {
  const store = useGame();
  const position = store.position.value;
  const { value } = useRead((abort) => store.get<Sequence>(`sequence?at=${position}`, abort), [position]).value;
  const wars = value?.wars ?? [];
  if (!wars.length) {
    return null;
  }
  const named = (alliance: string[]) => alliance.map((country) => partyName(store, country)).join(', ');
  const order = value?.order?.length ? value.order : alliancesOf(wars);
  return (
    <section class="sheet">
      <h3>{t.rounds.alliances}</h3>
      <ol class="alliances">{order.map((alliance) => (
        <li key={alliance.join()}>{t.rounds.fights(named(alliance), enemiesOf(alliance, wars).map(named))}</li>))}</ol>
    </section>
  );
}

type Wars = NonNullable<Sequence['wars']>;

function alliancesOf(wars: Wars): string[][] {
  const all = wars.flatMap(({ one, other }) => [one, other]);
  return all.filter((alliance, at) => all.findIndex((other) => other.join() === alliance.join()) === at);
}

function enemiesOf(alliance: string[], wars: Wars): string[][] {
  const same = (other: string[]) => other.join() === alliance.join();
  return wars.flatMap(({ one, other }) => same(one) ? [other] : same(other) ? [one] : []);
}
