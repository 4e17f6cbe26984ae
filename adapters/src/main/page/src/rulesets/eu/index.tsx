import type { ComponentType } from 'preact';
import type { MakePage } from '../../frame/room';
import { lazy } from '../../lazy';
import { stylesheet } from '../../stylesheet';
import { isFought } from './battle/isFought';
import { alongWay, course } from './board/alongWay';
import { sea } from './board/atSea';
import { CampaignNote } from './campaign/CampaignNote';
import { COLOURS } from './board/colours';
import { Counter, counterLook, describe } from './board/Counter';
import { ground } from './board/ground';
import { Legend } from './board/Legend';
import { overseas } from './board/overseas';
import { places } from './board/places';
import { StackFacts } from './board/StackFacts';
import { supplyLines } from './board/supplyLines';
import { zoneFacts, zoneLabel } from './board/zoneFacts';
import { purse } from './purse';
import { standing } from './standing';
import { isFleet, type Stack } from './types';
import { words } from './words';

/** The style of battles and sieges. */
const FOUGHT = 'page/rulesets/eu-battle.css';

/** A view that is fetched with the style sheet of all such views when it is first looked at. */
function styled(load: () => Promise<ComponentType>): ComponentType {
  return lazy(() => Promise.all([load(), stylesheet('page/rulesets/eu-views.css')]).then(([view]) => view));
}

/** The page of the Europa rules. */
const page: MakePage = () => ({
  demonstration: 'artois',
  guide: () => import('./guide/guidedGame').then(({ guidedGame }) => guidedGame),
  words,
  colours: COLOURS,
  standing,
  purse,
  turn: 'round',
  tabs: {
    ers: styled(() => import('./sheets/Ers').then(({ Ers }) => Ers)),
    rounds: styled(() => import('./rounds/Rounds').then(({ Rounds }) => Rounds)),
    report: styled(() => Promise.all([import('./report/EuReport'), stylesheet('page/report.css')]).then(([{ EuReport }]) => EuReport)),
    battles: styled(() => Promise.all([import('./battle/Battles'), stylesheet(FOUGHT)]).then(([{ Battles }]) => Battles)),
  },
  underWay: {
    asks: isFought,
    ends: ['BattleEnded', 'SeaBattleEnded', 'FortressFell', 'NativesFought'],
    Sheet: lazy(() => Promise.all([import('./battle/UnderWay'), stylesheet(FOUGHT)]).then(([{ UnderWay }]) => UnderWay)),
  },
  AnswerNote: CampaignNote,
  zones: places,
  Counter,
  counterLook,
  describe,
  pieceName: (piece, party) => `${party}, ${(piece as Stack).leaders[0]?.name ?? (piece as Stack).strength}`,
  remark: (piece) => isFleet(piece) ? `${piece.strength} ${piece.size}` : (piece as Stack).strength,
  PieceFacts: StackFacts,
  zoneLabel,
  zoneFacts,
  bookkeeping: ['MovementBegan', 'MovementEnded', 'MoveBegan', 'MoveEnded', 'VoyageEnded', 'InterceptionsOver', 'ImpulseBegan', 'BattlesEnded', 'SiegesBegan', 'SiegesEnded', 'SiegeResolved'],
  careful: ['FloodProvince'],
  ground,
  veil: (views, mine) => overseas.value?.veil(views, mine),
  lines: supplyLines,
  Legend,
  changes: { size: 'ld', zone: ['fortress', 'controller'], pieces: ['fleets'] },
  alongWay,
  besides: (piece, offered) => isFleet(piece) && sea.value?.pausing(piece, offered) || offered,
  course,
  setUp: () => Promise.all([import('./setup/rules'), stylesheet('page/rulesets/eu-setup.css')]).then(([{ setUpRules }]) => setUpRules),
  adjusted: { piece: ['stack', 'fleet'], zone: ['province', 'anchorage', 'land overseas', 'sea-zone', 'zone overseas'], party: ['country'] },
  asksAdjudicator: true,
  sheetWords: () => import('./text/sheet').then(({ sheetWords }) => sheetWords),
  weighsMove: (piece) => piece !== undefined && isFleet(piece),
  Adjudicator: styled(() => Promise.all([import('./adjudicator/EuAdjudicator'), stylesheet('page/adjudicator.css')]).then(([{ EuAdjudicator }]) => EuAdjudicator)),
});

export default page;
