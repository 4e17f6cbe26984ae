import type { MakePage } from '../../frame/room';
import { lazy } from '../../lazy';
import { COLOURS } from './board/colours';
import { Counter, counterLook, describe } from './board/Counter';
import { ground } from './board/ground';
import { Legend } from './board/Legend';
import { StackFacts } from './board/StackFacts';
import { zoneFacts, zoneLabel } from './board/zoneFacts';
import { standing } from './standing';
import type { Stack } from './types';
import { words } from './words';

/** What the Europa rules draw of their games. */
const page: MakePage = () => ({
  words,
  colours: COLOURS,
  standing,
  tabs: {
    ers: lazy(() => import('./sheets/Ers').then(({ Ers }) => Ers)),
    rounds: lazy(() => import('./rounds/Rounds').then(({ Rounds }) => Rounds)),
    battles: lazy(() => import('./battle/Battles').then(({ Battles }) => Battles)),
  },
  Counter,
  counterLook,
  describe,
  pieceName: (piece, party) => `${party}, ${(piece as Stack).leaders[0]?.name ?? (piece as Stack).strength}`,
  remark: (piece) => (piece as Stack).strength,
  PieceFacts: StackFacts,
  zoneLabel,
  zoneFacts,
  ground,
  Legend,
  changes: { size: 'ld', zone: ['fortress', 'controller'] },
  Adjudicator: lazy(() => import('./adjudicator/Adjudicator').then(({ Adjudicator }) => Adjudicator)),
});

export default page;
