import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { DicePart, DiceProof } from '../api/audit';
import { useGame } from '../game/context';
import { t } from '../text/later';
import { recomputed, type Recomputed } from './fairDice';
import { Refusal } from './Refusal';
import { useRead } from './useRead';

/** The commitment of the service before the first die, and the values from which anybody can compute every die again. */
export function Proof() {
  const store = useGame();
  const { value, problem } = useRead((abort) => store.get<DiceProof>('dice/proof', abort), [store.newest.value]).value;
  if (problem) {
    return <Refusal problem={problem} />;
  }
  return value ? (
    <>
      <p>{value.commitments.at(-1)?.revealed ? t.dice.told : t.dice.revealed}</p>
      {value.commitments.some(({ secret }) => secret) ? <Computed proof={value} /> : null}
      <details class="fair-dice"><summary>{t.dice.how}</summary>{t.dice.howItWorks.map((text) => <p key={text}>{text}</p>)}</details>
      {value.owing.length ? <p>{t.dice.owing(value.owing)}</p> : null}
      {value.next ? <p>{t.dice.importedNext} <code>{value.next.commitment}</code></p> : null}
      <dl class="proof">
        {value.commitments.map((part) => <Part key={part.from} part={part} />)}
        <dt>{t.dice.contribution}</dt><dd><code>{value.contribution}</code></dd>
        {value.contributions.map((given) => <><dt>{t.dice.contributed(given.seat, given.position)}</dt><dd>{given.value ?? t.dice.waived}</dd></>)}
        <dt>{t.dice.method}</dt><dd>{value.method}</dd>
      </dl>
    </>
  ) : <p>{t.loading}</p>;
}

/** The dice that this browser computes by itself. */
function Computed({ proof }: { proof: DiceProof }) {
  const found = useSignal<Recomputed | null | undefined>(undefined);
  useEffect(() => {
    let shown = true;
    void recomputed(proof).then((result) => { found.value = shown ? result : found.value; });
    return () => { shown = false; };
  }, [proof]);
  const result = found.value;
  return <p class="recomputed" role="status">{result === undefined ? t.dice.computing : result === null ? t.dice.noCrypto
    : `${t.dice.agree(result.agree, proof.dice.length, result.differ, result.untold)}${result.secretsFit ? '' : ` ${t.dice.secretUnfit}`}`}</p>;
}

/** The commitment that holds from a position on, and its secret once it is told. */
function Part({ part: { from, to, cause, commitment, game, secret } }: { part: DicePart }) {
  return <>
    <dt>{t.dice.commitment} ({t.dice.positions(from, to)})</dt>
    <dd>{cause === 'copied' ? t.dice.copied(game) : <code>{commitment}</code>}</dd>
    {secret ? <><dt>{t.dice.secret} ({t.dice.positions(from, to)})</dt><dd><code>{secret}</code></dd></> : null}
  </>;
}
