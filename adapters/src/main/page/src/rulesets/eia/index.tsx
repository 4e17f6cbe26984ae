import type { ComponentType } from 'preact';
import type { MakePage } from '../../frame/room';
import { lazy } from '../../lazy';
import { stylesheet } from '../../stylesheet';
import { areaFacts, areaLabel } from './board/areaFacts';
import { chains } from './board/chains';
import { isFought } from './combats/isFought';
import { COLOURS } from './board/colours';
import { CorpsFacts } from './board/CorpsFacts';
import { Counter, counterLook, describe, strengthOf } from './board/Counter';
import { ground } from './board/ground';
import { Legend } from './board/Legend';
import { places } from './board/places';
import { purse } from './purse';
import { standing } from './standing';
import type { Corps } from './types';
import { words } from './words';

/** The style of combats and sieges. */
const FOUGHT = 'page/rulesets/eia-combat.css';

/** A view that is fetched with the style sheet of all such views when it is first looked at. */
function styled(load: () => Promise<ComponentType>): ComponentType {
  return lazy(() => Promise.all([load(), stylesheet('page/rulesets/eia-views.css')]).then(([view]) => view));
}

/** The page of Empires in Arms. */
const page: MakePage = () => ({
  words,
  colours: COLOURS,
  zones: places,
  standing,
  purse,
  turn: 'month',
  asksAdjudicator: true,
  sheetWords: () => import('./text/sheet').then(({ sheetWords }) => sheetWords),
  weighsMove: () => true,
  tabs: {
    powers: styled(() => import('./powers/Powers').then(({ Powers }) => Powers)),
    month: styled(() => import('./month/MonthTab').then(({ MonthTab }) => MonthTab)),
    report: styled(() => Promise.all([import('./report/EiaReport'), stylesheet('page/report.css')]).then(([{ EiaReport }]) => EiaReport)),
    combats: styled(() => Promise.all([import('./combats/Combats'), stylesheet(FOUGHT)]).then(([{ Combats }]) => Combats)),
  },
  underWay: {
    asks: isFought,
    ends: ['CombatDecided', 'CityCaptured', 'SiegeFightEnded'],
    Sheet: lazy(() => Promise.all([import('./combats/UnderWay'), stylesheet(FOUGHT)]).then(([{ UnderWay }]) => UnderWay)),
  },
  Counter,
  counterLook,
  describe,
  remark: (piece) => strengthOf(piece as Corps),
  PieceFacts: CorpsFacts,
  zoneLabel: areaLabel,
  zoneFacts: areaFacts,
  bookkeeping: ['SequenceBegan', 'StepBegan', 'SequenceEnded', 'CombatsListed', 'CombatStageReached', 'CombatAnswered', 'RetreatEnded', 'SiegeDecisionDue', 'SiegeDecisionMade'],
  careful: ['RemoveDepot', 'DestroyDepot', 'RemoveFleet', 'ForceAccess', 'SurrenderCity'],
  ground,
  lines: chains,
  Legend,
  changes: { zone: ['controller', 'owner'] },
  setUp: () => Promise.all([import('./setup/rules'), import('./setup/counters').then(({ printedCounters }) => printedCounters()), stylesheet('page/rulesets/eia-setup.css')]).then(([{ setUpRules }, counters]) => setUpRules(counters)),
  adjusted: { piece: ['corps', 'corps-on-map', 'irregular'], zone: ['area', 'city', 'depot-area'], party: ['power', 'nation'] },
  Adjudicator: styled(() => Promise.all([import('./adjudicator/EiaAdjudicator'), stylesheet('page/adjudicator.css')]).then(([{ EiaAdjudicator }]) => EiaAdjudicator)),
});

export default page;
