import { FieldTable } from '../frame/FieldTable';
import { words } from '../frame/rooms';
import { hrefOf, route } from '../route';
import { spoken } from '../text/words';
import { useGame } from './context';
import { nameOfPiece } from './pieceName';

/** The board of a ruleset without a map: its zones with their pieces, then the views that make up its board. */
export function PlainBoard() {
  const store = useGame();
  const { at } = route.value.query;
  const zones = [...store.zones.value.values()];
  const { views } = store.room.value!.manifest;
  return (
    <div class="plain-board">
      {zones.length ? (
        <section class="sheet">
          <ul>{zones.map((zone) => (
            <li key={zone.id}><a href={hrefOf(['games', store.id, 'zone', zone.id], { at })} data-zone={zone.id}>{zone.name ?? spoken(zone.id)}</a>
              {zone.pieces.map((piece) => <span key={piece.id}> · <a href={hrefOf(['games', store.id, words().piece, piece.id], { at })}>{nameOfPiece(store, piece)}</a></span>)}</li>))}</ul>
        </section>) : null}
      {Object.entries(store.seen.value ?? {}).map(([name, view]) => (
        <section key={name} class="sheet" data-view={name}>
          <h2>{views.find((each) => each.name === name)?.title ?? spoken(name)}</h2>
          <FieldTable of={view} />
        </section>))}
    </div>
  );
}
