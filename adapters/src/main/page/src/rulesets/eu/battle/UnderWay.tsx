import type { Decision } from '../../../api/decision';
import { useGame } from '../../../game/context';
import { newestCommand } from '../../../game/flow/news';
import { lazy } from '../../../lazy';
import { useRead } from '../../../views/useRead';
import type { BattleEntry, SiegeEntry } from '../types';
import { BattleNow } from './BattleNow';
import { CatchNow } from './CatchNow';
import { isSailed } from './isFought';
import { SiegeNow } from './SiegeNow';

const Voyage = lazy(() => import('../sea/VoyageNow').then(({ VoyageNow }) => VoyageNow));

/** The procedure that is fought or tried now: the battle, the siege, the voyage, or the march that may be intercepted. When it is over: the battle or the siege that ended. */
export function UnderWay({ decision, since }: { decision: Decision | null; since: number }) {
  const store = useGame();
  const position = store.newest.value;
  const { value } = useRead((abort) => Promise.all([
    store.get<{ battles: BattleEntry[] }>(`battles?at=${position}`, abort),
    store.get<{ sieges: SiegeEntry[] }>(`sieges?at=${position}`, abort)]), [position]).value;
  if (!decision) {
    return value ? <Over battles={value[0].battles} sieges={value[1].sieges} since={since} /> : null;
  }
  const zone = zoneOf(decision);
  const newest = newestCommand(store.news.value.lines)[0]?.position ?? position;
  const battle = value?.[0].battles.findLast(({ ended }) => !ended || ended >= newest);
  const siege = value?.[1].sieges.findLast(({ ended, zone: at }) => !ended && at === zone);
  const chapter = /^EU-[A-Z]+/.exec(decision.rule ?? '')?.[0];
  return isSailed(decision) ? <Voyage decision={decision} /> : chapter === 'EU-INT' ? <CatchNow decision={decision} /> : chapter === 'EU-SIEGE' ? <SiegeNow siege={siege} zone={zone} /> : battle ? <BattleNow battle={battle} /> : null;
}

/** The battle that ended since a position, else the siege. */
function Over({ battles, sieges, since }: { battles: BattleEntry[]; sieges: SiegeEntry[]; since: number }) {
  const battle = battles.find(({ ended }) => ended !== null && ended >= since);
  const siege = sieges.find(({ ended }) => ended !== null && ended >= since);
  return battle ? <BattleNow battle={battle} /> : siege ? <SiegeNow siege={siege} zone={siege.zone} /> : null;
}

/** The zone in which a decision is fought out, as its answers name it. */
function zoneOf({ options = [], form }: Decision): string | undefined {
  const commands = [...options.map(({ command }) => command), ...form ? [form.command] : []];
  return commands.map(({ province, zone, sea }) => province ?? zone ?? sea).find((each): each is string => typeof each === 'string');
}
