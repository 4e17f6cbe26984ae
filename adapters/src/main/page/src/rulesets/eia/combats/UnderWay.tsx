import type { Decision } from '../../../api/types';
import { useGame } from '../../../game/context';
import { useRead } from '../../../views/useRead';
import type { Combats } from '../types';
import { CombatNow } from './CombatNow';
import { SiegeSheet } from './SiegeSheet';

/** The combat or the siege that a decision belongs to, as far as it has come. */
export function UnderWay({ decision }: { decision: Decision }) {
  const store = useGame();
  const position = store.newest.value;
  const value = useRead((abort) => store.get<Combats>(`combats?at=${position}`, abort), [position]).value.value;
  if (!value) {
    return null;
  }
  const { fought, sheets, siegeSheets } = value;
  if (fought) {
    return <CombatNow combat={fought} sheet={sheets.findLast(({ area, ended }) => !ended && area === fought.area)} />;
  }
  const area = areaOf(decision);
  const siege = siegeSheets.findLast((sheet) => !sheet.ended && (area === undefined || sheet.area === area));
  return siege ? <SiegeSheet sheet={siege} /> : null;
}

/** Where a decision is fought out, as its answers name it. */
function areaOf({ options = [], form }: Decision): string | undefined {
  const commands = [...options.map(({ command }) => command), ...form ? [form.command] : []];
  return commands.map(({ area }) => area).find((each): each is string => typeof each === 'string');
}
