import { hrefOf, route } from '../../route';
import { t } from '../../text';
import { useGame } from '../context';

/** The number of rounds that are shown at once, the one that is looked at among them. */
const SHOWN = 5;

/** The rounds of the game as chips that lead to their beginnings. Only the one that is looked at is a stop of the Tab key: the others have keys of their own. */
export function RoundChips() {
  const store = useGame();
  const { path, query } = route.value;
  const rounds = store.timeline.value.moments.filter(({ kind }) => kind === store.room.value!.page.turn);
  const here = Math.max(0, rounds.findLastIndex(({ position }) => position <= store.position.value));
  const from = Math.max(0, Math.min(here - 2, rounds.length - SHOWN));
  return (
    <nav class="rounds" aria-label={t.top.rounds}>
      {rounds.slice(from, from + SHOWN).map(({ position, label }, index) => {
        const now = from + index === here;
        return <a key={position} class="round-chip" href={hrefOf(path, { ...query, at: position >= store.newest.value ? null : position })} data-round={position} title={label}
          tabIndex={now ? 0 : -1} aria-current={now ? 'step' : undefined}>{label}</a>;
      })}
    </nav>
  );
}
