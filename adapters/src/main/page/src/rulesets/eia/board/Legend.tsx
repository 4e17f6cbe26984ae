import { useGame } from '../../../game/context';
import { spoken } from '../../../text/words';
import { t } from '../text';

/** The legend of the board. */
export function Legend({ paint }: { paint: string }) {
  const { printed } = useGame();
  const terrains = paint === 'terrain' ? printed.value?.terrains ?? [] : [];
  return (
    <>
      {(['river', 'arrow', 'frontier', 'chain', 'city', 'besieged', 'depot', 'port'] as const).map((kind) => <li key={kind}><span class={`key key-${kind}`} /> {t.legends[kind]}</li>)}
      <li>{t.legends.hidden}</li>
      {terrains.map(({ id, name }) => <li key={id}><span class={`key ground-${id}`} /> {t.terrains[id] ?? spoken(name)}</li>)}
    </>
  );
}
