import { t } from '../text/later';
import type { PartyName } from './partyNames';

interface SidesProps {
  /** The parties from which the sides are chosen. */
  roster: string[];
  nameOf: PartyName;
  /** The parties of each side; empty as long as the scenario's own sides are played. */
  sides: string[][];
  onSides(sides: string[][]): void;
}

/** Chooses who fights whom in a scenario of many parties: a list for each side, and each party on one side at most. */
export function Sides({ roster, nameOf, sides, onSides }: SidesProps) {
  const taken = new Set(sides.flat());
  const free = roster.filter((party) => !taken.has(party)).sort((one, other) => nameOf(one).localeCompare(nameOf(other)));
  const put = (at: number, side: string[]) => onSides(sides.map((each, index) => index === at ? side : each));
  return (
    <fieldset class="sides">
      <legend>{t.newGame.sides}</legend>
      <label><input type="checkbox" name="choose-sides" checked={sides.length > 0}
        onChange={(event) => onSides(event.currentTarget.checked ? [[], []] : [])} /> {t.newGame.chooseSides}</label>
      {sides.map((side, at) => (
        <p key={at} class="side">
          <b>{t.newGame.side(at + 1)}</b>{' '}
          {side.map((party) => (
            <button key={party} type="button" title={t.newGame.leaveSide(nameOf(party))} onClick={() => put(at, side.filter((other) => other !== party))}>
              {nameOf(party)} ✕</button>))}{' '}
          <select name={`side-${at + 1}`} value="" aria-label={t.newGame.joinSide(at + 1)} onChange={(event) => {
            const party = event.currentTarget.value;
            event.currentTarget.value = '';
            if (party) {
              put(at, [...side, party]);
            }
          }}>
            <option value="">{t.newGame.joinSide(at + 1)}</option>
            {free.map((party) => <option key={party} value={party}>{nameOf(party)}</option>)}
          </select>
        </p>))}
      {sides.length ? <p><button type="button" disabled={sides.length >= roster.length} onClick={() => onSides([...sides, []])}>{t.newGame.addSide}</button></p> : null}
    </fieldset>
  );
}
