import type { Step } from '../../../api/ruling';
import { t } from '../text/views';
import { signed, told } from '../../../text/words';
import { Strokes } from './Strokes';
import { isBlow, marksOf } from './tally';

/** A die, its modifiers in short, what it came to, and the result. */
export function Entry({ step }: { step: Step }) {
  const { dice = [], modifiers = [], modified, result } = step;
  const changed = modifiers.length > 0;
  return (
    <div class="entry">
      {dice.length ? <span class="thrown">
        {dice.map((die, index) => <b key={index} class="die">{die}</b>)}
        {modifiers.map(({ value, reason }, index) => <span key={index} class="modifier" title={reason}>{signed(value)}</span>)}
        {changed && modified !== undefined ? <span> = <b>{modified}</b></span> : null}
      </span> : null}
      {isBlow(step) ? <Strokes marks={marksOf(result)!} /> : <span class="outcome">{t.odds.values[String(result)] ?? told(result)}</span>}
    </div>
  );
}
