import type { TrackRoll } from '../sheets/sheets';
import { useGame } from '../../../game/context';
import { t } from '../text/views';
import { causeOf } from '../../../views/EventLink';

/** The drawing is so wide for each box, and so high; the boxes below share its width. */
const WIDTH = 100;
const HEIGHT = 130;

/** An arc with its die for every roll that moved the marker; the die leads to the ruling. The table of rolls says the same in words. */
export function TrackArrows({ boxes, rolls }: { boxes: string[]; rolls: TrackRoll[] }) {
  return (
    <svg class="arrows" viewBox={`0 0 ${WIDTH * boxes.length} ${HEIGHT}`} role="group" aria-label={t.rounds.rolls}>
      <defs><marker id="arrow" viewBox="0 0 10 10" refX="8" refY="5" markerUnits="userSpaceOnUse" markerWidth="20" markerHeight="20" orient="auto-start-reverse">
        <path d="M0 0 10 5 0 10z" /></marker></defs>
      {rolls.map((roll) => <Arrow key={roll.position} roll={roll} from={boxes.indexOf(roll.from ?? '')} to={boxes.indexOf(roll.to)} />)}
    </svg>
  );
}

function Arrow({ roll, from, to }: { roll: TrackRoll; from: number; to: number }) {
  const store = useGame();
  const end = (to + 0.5) * WIDTH - (from < 0 ? 0 : 12);
  const start = from < 0 ? end : (from + 0.5) * WIDTH + 12;
  const rise = from < 0 ? 66 : 50 + 24 * (to - from);
  const die = from < 0 ? HEIGHT - rise - 16 : HEIGHT - rise * 0.75 - 3;
  return (
    <a href={causeOf(store, roll.position)} class={roll.extendedCampaign ? 'arrow extended' : 'arrow'}
      aria-label={t.rounds.told(roll.from ?? t.rounds.start, roll.to, roll.die)}>
      <path d={from < 0 ? `M${end} ${HEIGHT - rise} V${HEIGHT - 3}` : `M${start} ${HEIGHT - 3} C${start + 8} ${HEIGHT - rise} ${end - 8} ${HEIGHT - rise} ${end} ${HEIGHT - 3}`}
        marker-end="url(#arrow)" />
      <rect x={(start + end) / 2 - 15} y={die - 14} width="30" height="28" rx="5" />
      <text x={(start + end) / 2} y={die + 7}>{roll.die}</text>
    </a>
  );
}
