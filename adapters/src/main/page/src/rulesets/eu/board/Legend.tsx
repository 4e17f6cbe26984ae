import { useGame } from '../../../game/context';
import { spoken } from '../../../text/words';
import { t } from '../text';
import { overseas } from './overseas';

/** The legend of the board. */
export function Legend({ paint }: { paint: string }) {
  const { printed } = useGame();
  const terrains = paint === 'terrain' ? printed.value?.terrains ?? [] : [];
  return (
    <>
      {(['river', 'pass', 'strait', 'frontier', 'supply'] as const).map((kind) => <li key={kind}><span class={`key key-${kind}`} /> {t.legends[kind]}</li>)}
      {(['fort', 'taken', 'port', 'blockade', 'besieging', 'besieged', 'flood'] as const).map((kind) => <li key={kind}><span class={`key key-${kind}`} /> {t.legends[kind]}</li>)}
      {overseas.value ? (['colony', 'tradingPost', 'mission', 'worldFort', 'gold', 'risen', 'corsairs', 'unknown', 'carried'] as const).map((kind) => <li key={kind}><span class={`key key-${kind}`} /> {t.legends[kind]}</li>) : null}
      <li>{t.legends.veteran}</li>
      {terrains.map(({ id, name }) => <li key={id}><span class={`key terrain-${id}`} /> {spoken(name)}</li>)}
    </>
  );
}
