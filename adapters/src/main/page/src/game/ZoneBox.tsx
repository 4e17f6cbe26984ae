import { words } from '../frame/rooms';
import { hrefOf, route } from '../route';
import { t } from '../text';
import { spoken, told } from '../text/words';
import { AdjustOne } from './AdjustOne';
import { useGame } from './context';
import { partyName } from './parties';
import { nameOfPiece } from './pieceName';
import { placeName } from './placeName';
import { Traces } from './Traces';
import { Close } from '../views/Close';

/** A zone: what is printed of it and how it stands. */
export function ZoneBox({ zone: id, onClose }: { zone: string; onClose(): void }) {
  const store = useGame();
  const board = store.printed.value;
  const printed = board?.zones.find((zone) => zone.id === id);
  const state = store.zones.value.get(id);
  if (!printed && !state) {
    return <section class="sheet"><p>{t.problem.missing}: {id}</p></section>;
  }
  const party = (id: string | undefined) => id ? partyName(store, id) : null;
  const nameOf = (zone: string) => placeName(store, zone);
  const neighbours = (board?.borders ?? []).filter(({ zones }) => zones.includes(id))
    .map(({ zones: [one, other], kind }) => ({ zone: one === id ? other : one, kind }));
  const here = (zone: string) => hrefOf(['games', store.id, 'zone', zone], { at: route.value.query.at, map: route.value.query.map });
  const { manifest, page } = store.room.value!;
  const facts = page.zoneFacts?.(state, printed, { party, zone: nameOf, mark: (tag) => manifest.marks.find(({ name }) => name === tag)?.title ?? spoken(tag) })
    ?? manifest.zoneFacts.map(({ name, title }): [string, string] => [title, told(state?.[name] ?? printed?.[name])]);
  return (
    <section class="sheet zone-box" aria-label={printed?.name ?? state?.name} data-chosen-zone={id}>
      <h2>{printed?.name ?? state?.name}</h2>
      <dl>{facts.filter(([, value]) => value).map(([name, value]) => <><dt>{name}</dt><dd>{value}</dd></>)}</dl>
      {state?.pieces.length ? <>
        <h3>{words().pieces}</h3>
        <ul>{state.pieces.map((piece) => <li key={piece.id}>
          <a href={hrefOf(['games', store.id, words().piece, piece.id], { at: route.value.query.at, map: route.value.query.map })}>{nameOfPiece(store, piece)}</a>{remarkOf(page.remark?.(piece))}</li>)}</ul>
      </> : null}
      {neighbours.length ? <>
        <h3>{t.zone.neighbours}</h3>
        <p class="neighbours">{neighbours.map(({ zone, kind }) => <span key={zone}><a href={here(zone)}>{nameOf(zone)}</a> <small class="faint">{kind === 'land' ? '' : spoken(kind).toLowerCase()}</small> </span>)}</p>
      </> : null}
      <AdjustOne of="zone" id={id} name={nameOf(id)} />
      <Traces of={id} zone />
      <Close onClose={onClose} />
    </section>
  );
}

function remarkOf(remark: string | undefined): string {
  return remark ? `, ${remark}` : '';
}
