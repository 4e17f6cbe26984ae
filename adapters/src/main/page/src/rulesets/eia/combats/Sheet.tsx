import { useGame } from '../../../game/context';
import type { Ruling } from '../../../api/ruling';
import { partyName } from '../../../game/parties';
import { whose } from '../../../game/whose';
import { hrefOf } from '../../../route';
import type { GameStore } from '../../../game/store';
import type { Fight } from '../../../views/replay/replay';
import { SaveReplay } from '../../../views/replay/SaveReplay';
import { scenesOf } from '../../../views/replay/scenes';
import { t } from '../text';
import type { BattleSheet, SheetLine } from '../types';
import { RuledLine } from './RuledLine';
import { endOf } from './SheetList';

/** A battle sheet: what happened in each of the printed steps, day by day and round by round. */
export function Sheet({ sheet }: { sheet: BattleSheet }) {
  const store = useGame();
  return (
    <section class="sheet battle-sheet" aria-label={sheet.title}>
      <p><a href={hrefOf(['games', store.id, 'combats'], { at: store.at.value })}>{t.combats.back}</a></p>
      <h2>{sheet.title}</h2>
      <p>{sheet.attackers.map((power) => partyName(store, power)).join(', ')} – {sheet.defenders.map((power) => partyName(store, power)).join(', ')}. {t.combats.sentence(endOf(sheet))}{Object.entries(sheet.points).map(([power, points]) =>
        ` ${t.combats.sentence(t.combats.points(partyName(store, power), points))}`)}</p>
      {sheet.end ? <SaveReplay name={`combat-${sheet.position}`} of={() => told(store, sheet)} /> : null}
      <SheetSteps sheet={sheet} />
    </section>
  );
}

/** The lines of a sheet, each with the dice and modifiers of its ruling. */
async function told(store: GameStore, sheet: BattleSheet): Promise<Fight> {
  const scenes = await Promise.all(sheet.lines.map(async ({ position, step, day, round, text, ruled }) => [
    { title: `${t.combats.steps[step]}, ${t.combats.day(day || 1, round)}`, dice: [], lines: [text] },
    ...ruled ? scenesOf((await store.get<Ruling>(`rulings/${position}`)).explanation, (side) => whose(store, side)) : []]));
  const side = (powers: string[]) => powers.map((power) => partyName(store, power)).join(', ');
  return { title: sheet.title, sides: [side(sheet.attackers), side(sheet.defenders)], scenes: scenes.flat(), end: endOf(sheet) };
}

/** The events so far, step by step. */
export function SheetSteps({ sheet }: { sheet: BattleSheet }) {
  return (
    <ol class="sheet-steps">{grouped(sheet.lines).map(({ round, lines }) => (
      <li key={lines[0]!.position} value={lines[0]!.step || undefined}>
        <h3>{t.combats.steps[lines[0]!.step]} <small class="faint">{t.combats.day(lines[0]!.day || 1, round)}</small></h3>
        {lines.map(({ position, text, ruled }) => <RuledLine key={position} position={position} text={text} ruled={ruled} />)}
      </li>))}</ol>
  );
}

/** The steps in which a round is fought: their first line stands before the round is counted. */
const FOUGHT = [7, 8, 9];

/** The lines of one step after the other, each with the round that it belongs to. */
function grouped(lines: SheetLine[]): { round: number; lines: SheetLine[] }[] {
  const groups: { round: number; lines: SheetLine[] }[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const first = last?.lines[0];
    const fought = FOUGHT.includes(line.step);
    if (last && first && first.step === line.step && first.day === line.day && (fought || last.round === line.round)) {
      last.lines.push(line);
    } else {
      groups.push({ round: fought ? line.round + 1 : line.round, lines: [line] });
    }
  }
  return groups;
}
