import type { Decision } from '../../../api/decision';
import { useGame } from '../../../game/context';
import { describe } from '../../../game/pieceName';
import { partyName } from '../../../game/parties';
import { placeName } from '../../../game/placeName';
import { t } from '../text/views';

/** Events with which a piece has come where it may be caught. */
const ENTERED = /Entered$/;

/** The rule of a counter-interception, by which allies help a stack that was caught. */
const COUNTER = 'EU-INT-COUNTER';

/** The march that may be intercepted: what it did so far with the dice that fell, and who could catch it; once it is caught, who could help it. */
export function CatchNow({ decision }: { decision: Decision }) {
  const store = useGame();
  const { lines } = store.news.value;
  const from = lines.findLast(({ type, undoneBy }) => ENTERED.test(type) && !undoneBy)?.position ?? lines.at(-1)?.position ?? 0;
  const march = lines.filter(({ position, undoneBy }) => position >= from && !undoneBy);
  const catchers = store.piecesOf(decision.open).flatMap((id) => store.pieces.value.get(id) ?? []);
  const helps = decision.rule?.startsWith(COUNTER) ?? false;
  return (
    <section class="sheet catch-now" aria-label={t.battle.underWay.march}>
      <h2>{t.battle.underWay.march}</h2>
      {march.map(({ position, text, dice = [] }) => <p key={position}>{text} {dice.map(({ value }, index) => <b key={index} class="die">{value}</b>)}</p>)}
      {catchers.length ? <><h3>{helps ? t.battle.underWay.helpers : t.battle.underWay.catchers}</h3>
        <ul>{catchers.map((piece) => <li key={piece.id}>{describe(store.room.value!, piece, partyName(store, piece.party))}, {placeName(store, piece.zone)}</li>)}</ul></> : null}
    </section>
  );
}
