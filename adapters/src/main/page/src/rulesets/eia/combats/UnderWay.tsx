import type { Decision } from '../../../api/decision';
import { useGame } from '../../../game/context';
import { useRead } from '../../../views/useRead';
import type { Combats } from '../types';
import { CombatNow } from './CombatNow';
import { SheetSteps } from './Sheet';
import { SiegeSheet } from './SiegeSheet';

/** The combat or the siege that a decision belongs to, as far as it has come; when it is over, the sheet of what ended. */
export function UnderWay({ decision, since }: { decision: Decision | null; since: number }) {
  const store = useGame();
  const position = store.newest.value;
  const value = useRead((abort) => store.get<Combats>(`combats?at=${position}`, abort), [position]).value.value;
  if (!value) {
    return null;
  }
  const { fought, sheets, siegeSheets } = value;
  if (!decision) {
    const combat = sheets.find(({ ended }) => ended !== undefined && ended >= since);
    const siege = siegeSheets.find(({ ended }) => ended !== undefined && ended >= since);
    return combat ? <section class="sheet" aria-label={combat.title}><h2>{combat.title}</h2><SheetSteps sheet={combat} /></section> : siege ? <SiegeSheet sheet={siege} /> : null;
  }
  if (fought) {
    return <CombatNow combat={fought} sheet={sheets.findLast(({ area, ended }) => !ended && area === fought.area)} />;
  }
  const area = areaOf(decision);
  const siege = siegeSheets.findLast((sheet) => !sheet.ended && (area === undefined || sheet.area === area));
  return siege ? <SiegeSheet sheet={siege} /> : null;
}

/** The area in which a decision is fought out, as its answers name it. */
function areaOf({ options = [], form }: Decision): string | undefined {
  const commands = [...options.map(({ command }) => command), ...form ? [form.command] : []];
  return commands.map(({ area }) => area).find((each): each is string => typeof each === 'string');
}
