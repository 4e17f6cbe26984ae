import type { DiceProof } from '../api/audit';
import { useGame } from '../game/context';
import { t } from '../text';
import { Refusal } from './Refusal';
import { useRead } from './useRead';

/** What the service bound itself to before the first die, and what lets anybody work out every die again. */
export function Proof() {
  const store = useGame();
  const { value, problem } = useRead((abort) => store.get<DiceProof>('dice/proof', abort), [store.newest.value]).value;
  if (problem) {
    return <Refusal problem={problem} />;
  }
  return value ? (
    <>
      <p>{value.revealed ? t.dice.told : t.dice.revealed}</p>
      <dl class="proof">
        <dt>{t.dice.commitment}</dt><dd><code>{value.commitment}</code></dd>
        <dt>{t.dice.contribution}</dt><dd><code>{value.contribution}</code></dd>
        {value.secret ? <><dt>{t.dice.secret}</dt><dd><code>{value.secret}</code></dd></> : null}
        <dt>{t.dice.method}</dt><dd>{value.method}</dd>
      </dl>
    </>
  ) : <p>{t.loading}</p>;
}
