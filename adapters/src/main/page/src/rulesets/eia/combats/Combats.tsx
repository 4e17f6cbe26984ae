import { useGame } from '../../../game/context';
import { route } from '../../../route';
import { Refusal } from '../../../views/Refusal';
import { useRead } from '../../../views/useRead';
import { t } from '../text';
import type { Combats as Fought } from '../types';
import { CombatNow } from './CombatNow';
import { Sheet } from './Sheet';
import { SheetList } from './SheetList';
import { SiegeList } from './SiegeList';
import { SiegeSheet } from './SiegeSheet';
import { Sieges } from './Sieges';

/** Combats and sieges; with a position in the address the sheet of the combat or siege that began there. */
export function Combats() {
  const store = useGame();
  const position = store.position.value;
  const chosen = route.value.path[3];
  const { value, problem } = useRead((abort) => store.get<Fought>(`combats?at=${position}`, abort), [position]).value;
  if (problem) {
    return <Refusal problem={problem} />;
  }
  if (!value) {
    return <p class="loading">{t.loading}</p>;
  }
  const sheet = value.sheets.find((each) => each.position === Number(chosen));
  if (sheet) {
    return <div class="wide combats-view"><Sheet sheet={sheet} /></div>;
  }
  const siege = value.siegeSheets.find((each) => each.position === Number(chosen));
  if (siege) {
    return <div class="wide combats-view"><SiegeSheet sheet={siege} /></div>;
  }
  const due = value.due.filter(({ area }) => area !== value.fought?.area);
  return (
    <div class="wide combats-view">
      {chosen ? <p class="faint">{t.combats.gone}</p> : null}
      {value.fought ? <CombatNow combat={value.fought} sheet={value.sheets.findLast(({ area, ended }) => !ended && area === value.fought?.area)} /> : null}
      {value.fought && !due.length ? null : <section class="sheet" aria-label={t.combats.due}>
        <h2>{t.combats.due}</h2>
        {due.length ? <ul>{due.map(({ area, name, pieces }) => <li key={area} data-due={area}><b>{name}</b>: {pieces.map((piece) => piece.name).join(', ')}</li>)}</ul> : <p>{t.combats.nothing}</p>}
      </section>}
      <Sieges sieges={value.sieges} />
      <SheetList sheets={value.sheets} />
      <SiegeList sheets={value.siegeSheets} />
    </div>
  );
}
