import type { Fields, Piece, ZoneState } from '../../api/board';
import type { GameOdds } from '../../api/odds';
import type { PrintedZone } from '../../api/printed';
import type { Mark } from '../../board/ground/look';

/** Answers of the service about a war under the Europa rules. Only the fields that the page reads are named. */

export interface Sequence extends Fields {
  turn?: number;
  round?: string;
  segment?: string;
  extendedCampaign?: boolean;
  badWeather?: boolean; sundFrozen?: boolean;
  order?: string[][];
  voyage?: Voyage | null;
  wars?: { one: string[]; other: string[] }[];
}

export interface Leader { id: string; name: string; rank?: string; values?: string }

/** The supply of a stack as it would be found now: full, weak, none or besieged, with its line from the source. */
export interface StackSupply { state: string; line: string[]; mp: number | null; causes: string[]; cutOff: boolean }

/** A stack. */
export interface Stack extends Piece {
  strength: string;
  /** The ships of a naval stack as players write them. */
  size?: string;
  ld?: number;
  veteran?: boolean;
  leaders: Leader[];
  besieged?: boolean;
  besieging?: boolean;
  foraging?: boolean;
  moved?: boolean;
  supply?: StackSupply;
}

/** Ships by kind; those in FLEET counters are counted. */
export interface Ships { fleetPlus: number; fleetMinus: number; nwd: number; ngd: number; ntd: number; nde: number; vgd: number }

/** The action of a naval stack, and the stack or the province that is its target. */
export interface Doing { kind: string; target: string | null }

/** A naval stack. */
export interface Fleet extends Piece {
  at: string;
  ships: Ships;
  strength: string;
  thirds: number;
  size: string;
  veteran?: boolean;
  leaders: Leader[];
  action?: Doing | null;
  moved?: boolean;
  aboard?: { id: string; country: string; strength: string; leaders: string[] }[];
  gold?: number;
  convoys?: { convoy: string; name: string; transports: number }[];
  capacity?: number;
  source?: number | null;
  /** The naval stacks of its allies that are one stack with it. */
  company?: { id: string; name: string; leads: boolean }[];
  /** Whether it stays one outside its own ports: an intervention has one naval stack. */
  undivided?: boolean;
}

/** Whether a piece is a naval stack. */
export function isFleet(piece: Piece): piece is Fleet {
  return piece.ships !== undefined;
}

/** Corsairs in a zone, who raid its coast or wait at sea. */
export interface Raided { corsairMinus?: number; corsairPlus?: number; corsairsOf?: string | null; marks?: Mark[] }

/** The militia of a colony at its full strength, in exploration detachments, and what it has lost this turn. */
export interface Militia { lde: number; lost: number; veteran: boolean }

/** An establishment: `colony`, `trading-post`, `mission` or `fort`; only the first two have a level. */
export interface Establishment { kind: string; owner: string; controller: string; level: number; militia?: Militia | null }

/** The countries that know a zone of the rest of the world at home, and the stacks that have discovered it and not come home. */
export interface Knowledge { all: boolean; countries: string[]; carriers: { country: string; stack: string }[] }

/** A province of the rest of the world. */
export interface WorldProvince extends ZoneState {
  fortress?: Fortress | null; neutral?: boolean; establishments?: Establishment[]; fort?: { country: string; rounds: number } | null; gold?: number;
  natives?: { ld: number; lde: number; against: string[] } | null; stacks?: Stack[]; fleets?: Fleet[]; knowledge?: Knowledge; marks?: Mark[];
}

/** The known zones of the rest of the world, as the viewer may see them. */
export interface Discoveries { common: string[]; known: Record<string, string[]>; carried: { stack: string; country: string; zones: string[]; unheard: string[] }[] }

/** A sea zone. */
export interface SeaZone extends ZoneState, Raided { difficulty?: number; malus?: number; straits?: { to: string; fort: string; controller: string | null }[]; fleets?: Fleet[] }

/** A movement at sea under way. */
export interface Voyage { stack: string; name: string; way: string[]; onward: string[]; action?: Doing | null; awaits: string }

export interface Fortress { city: string; level: number; siegeworkMinus: number; siegeworkPlus: number; breached: boolean; blockaded?: boolean; continued?: boolean; supplied?: boolean; blockader?: string | null; presidio?: { country: string; level: number } | null }

export interface Province extends ZoneState, Raided { terrain?: string; fortress?: Fortress; besieged?: boolean; pillageMinus?: number; pillagePlus?: number; flooded?: boolean; revoltMinus?: number; revoltPlus?: number; fleets?: Fleet[]; leadersAlone?: { id: string; name: string; country: string; values: string }[] }

/** A province or a sea as it is printed. */
export interface PrintedProvince extends PrintedZone { terrain?: string; city?: string; income?: number; areaId?: string; area?: string; natives?: { ld: number; lde: number }; tolerance?: number }

/** The relation of a number to its expectation. */
export interface Luck { meanMinusActual: number; asBadlyOrWorse: number }

/** The odds of a battle at its beginning, and once it is over what came of it. */
export interface BattleChances extends GameOdds {
  position: number;
  actual?: Record<string, unknown>;
  luck?: Record<string, Record<string, Luck>>;
}

/** A stack as it was when it came into a battle. */
export interface Army { stack: string; country: string; title: string }

/** A battle of the game. */
export interface BattleEntry {
  position: number;
  zone: string;
  title: string;
  rulings: number[];
  ended: number | null;
  winner?: string | null;
  phasing: string[];
  nonPhasing: string[];
  armies: Army[];
  sea?: SeaSheet | null;
}

/** The part that only a battle at sea has, by its sides. */
export interface SeaSheet {
  lines: Record<string, string>;
  wind: string | null;
  withdrew: string | null;
  captured: { by: string | null; ships: Ships; ducats: number } | null;
  lost: { side: string; country: string; destroyed: Ships; damaged: Ships; left: Ships }[];
  ways: { side: string; port: string | null; follows: boolean }[];
}

/** A siege of the game, round by round. */
export interface SiegeEntry {
  position: number;
  zone: string;
  title: string;
  by: string | null;
  rounds: { round: string; position: number; rulings: number[]; resolved: number | null }[];
  ended: number | null;
  how: string | null;
}
