import { useGame } from '../../../game/context';
import { placeName } from '../../../game/placeName';
import { t } from '../text/sea';
import type { SeaSheet } from '../types';
import { shipsTold } from './doing';

const SIDES = ['phasing', 'nonPhasing'] as const;

type Line = readonly [title: string, of: (side: string) => string[]];

/** The part of a battle at sea beside its rolls: first lines, wind, captures, ships lost, and the ways of the sides. */
export function SeaBattle({ sea, names }: { sea: SeaSheet; names: Record<string, string> }) {
  const store = useGame();
  const rows = linesOf(sea, (port) => placeName(store, port)).filter(([, of]) => SIDES.some((side) => of(side).some(Boolean)));
  return (
    <table class="battle-paper sea-battle" data-sea-battle>
      <caption class="unseen">{t.sea.atSea}</caption>
      <thead><tr><td />{SIDES.map((side) => <th key={side} scope="col">{names[side]}</th>)}</tr></thead>
      <tbody>{rows.map(([title, of]) => (
        <tr key={title} data-row={title}>
          <th scope="row">{title}</th>
          {SIDES.map((side) => <td key={side}>{of(side).filter(Boolean).map((line, at) => <div key={at}>{line}</div>)}</td>)}
        </tr>))}</tbody>
    </table>
  );
}

function linesOf({ lines, wind, withdrew, captured, lost, ways }: SeaSheet, portName: (id: string) => string): Line[] {
  return [
    [t.sea.firstLine, (side) => [t.sea.lines[lines[side] ?? ''] ?? t.sea.notFormed]],
    [t.sea.wind, (side) => [wind === side ? t.sea.hasWind : '', withdrew === side ? t.sea.withdrew : '']],
    [t.sea.captured, (side) => [captured?.by === side ? t.sea.taken(shipsTold(captured.ships), captured.ducats) : '']],
    [t.sea.lost, (side) => lost.filter((hit) => hit.side === side).flatMap(({ destroyed, damaged, left }) => [
      t.sea.destroyed(shipsTold(destroyed)), t.sea.damaged(shipsTold(damaged)), t.sea.left(shipsTold(left))])],
    [t.sea.afterwards, (side) => ways.filter((way) => way.side === side).map(({ port, follows }) => port ? (follows ? t.sea.follows : t.sea.retreats)(portName(port)) : t.sea.stays)],
  ];
}
