import type { DicePart, DiceProof } from '../api/audit';
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
      <p>{value.commitments.at(-1)?.revealed ? t.dice.told : t.dice.revealed}</p>
      <dl class="proof">
        {value.commitments.map((part) => <Part key={part.from} part={part} />)}
        <dt>{t.dice.contribution}</dt><dd><code>{value.contribution}</code></dd>
        <dt>{t.dice.method}</dt><dd>{value.method}</dd>
      </dl>
    </>
  ) : <p>{t.loading}</p>;
}

/** The commitment that holds from a position on, and its secret once it is told. */
function Part({ part: { from, to, cause, commitment, game, secret } }: { part: DicePart }) {
  return <>
    <dt>{t.dice.commitment} ({t.dice.positions(from, to)})</dt>
    <dd>{cause === 'copied' ? t.dice.copied(game) : <code>{commitment}</code>}</dd>
    {secret ? <><dt>{t.dice.secret} ({t.dice.positions(from, to)})</dt><dd><code>{secret}</code></dd></> : null}
  </>;
}
