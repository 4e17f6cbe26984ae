import { signal } from '@preact/signals';
import { hrefOf } from '../route';
import { t } from '../text/archive';

/** Places and pieces that were chosen on a board to be looked for together, as long as the board is the same. */
const front = signal<{ board: string; places: string[]; pieces: string[] }>({ board: '', places: [], pieces: [] });

/** The question who stood here before: about a place with all that stands on it, a piece with its leaders, or several of them that are chosen one after the other. */
export function StoodHere({ game, at, id, zone }: { game: string; at: number; id: string; zone: boolean }) {
  const board = `${game} ${at}`;
  const { places, pieces } = front.value.board === board ? front.value : { places: [], pieces: [] };
  const chosen = zone ? places : pieces;
  const isIn = chosen.includes(id);
  const others = places.length + pieces.length - (isIn ? 1 : 0);
  const all = (own: boolean, list: string[]) => own && !list.includes(id) ? [...list, id] : list;
  const turn = () => {
    const next = isIn ? chosen.filter((each) => each !== id) : [...chosen, id];
    front.value = { board, places: zone ? next : places, pieces: zone ? pieces : next };
  };
  return (
    <p class="stood-here">
      <a href={hrefOf(['archive', 'positions'], { game, at, place: all(zone, places).join(','), things: all(!zone, pieces).join(',') })}>{t.stood}{others > 0 ? ` ${t.together(others)}` : ''}</a>{' '}
      <button type="button" aria-pressed={isIn} onClick={turn}>{t.front}</button>
    </p>
  );
}
