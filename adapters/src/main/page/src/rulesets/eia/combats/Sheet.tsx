import { useGame } from '../../../game/context';
import { partyName } from '../../../game/parties';
import { hrefOf } from '../../../route';
import { signed } from '../../../text/words';
import { EventLink } from '../../../views/EventLink';
import { t } from '../text';
import type { BattleSheet, SheetLine } from '../types';
import { endOf } from './SheetList';

/** A battle sheet: what happened in each of the printed steps, day by day and round by round. */
export function Sheet({ sheet }: { sheet: BattleSheet }) {
  const store = useGame();
  return (
    <section class="sheet battle-sheet" aria-label={sheet.title}>
      <p><a href={hrefOf(['games', store.id, 'combats'], { at: store.at.value })}>{t.combats.back}</a></p>
      <h2>{sheet.title}</h2>
      <p>{sheet.attackers.map((power) => partyName(store, power)).join(', ')} – {sheet.defenders.map((power) => partyName(store, power)).join(', ')}. {endOf(sheet)}
        {Object.entries(sheet.points).map(([power, points]) => `. ${t.combats.points(partyName(store, power), signed(points))}`)}</p>
      <ol class="sheet-steps">{grouped(sheet.lines).map((lines) => (
        <li key={lines[0]!.position} value={lines[0]!.step || undefined}>
          <h3>{t.combats.steps[lines[0]!.step]} <small class="faint">{t.combats.day(lines[0]!.day || 1, lines[0]!.round)}</small></h3>
          {lines.map(({ position, text }) => <p key={position} data-line={position}>{text} <EventLink position={position} /></p>)}
        </li>))}</ol>
    </section>
  );
}

/** The lines of one step after the other. */
function grouped(lines: SheetLine[]): SheetLine[][] {
  const groups: SheetLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && last[0]!.step === line.step && last[0]!.day === line.day && last[0]!.round === line.round) {
      last.push(line);
    } else {
      groups.push([line]);
    }
  }
  return groups;
}
