import type { Fields, Piece, ZoneState } from '../../api/board';
import type { PrintedZone } from '../../api/printed';

/** Answers of the service about a campaign of Empires in Arms. Only the fields that the page reads are named. */

export interface Factors { total: number; counts: Record<string, number> }

export interface Commander { id: string; name: string; power: string; ratings: string; seniority: string; cavalryLeader?: boolean; reconstructed?: boolean; prisonerOf?: string }

/** A corps, or a counter of cossacks, freikorps or guerillas. */
export interface Corps extends Piece {
  label: string;
  power: string;
  nation: string;
  kind: string;
  area: string;
  within: 'field' | 'city' | 'aboard';
  factors?: Factors;
  strength?: string;
  leaders: Commander[];
  allowance?: number;
  spent: number;
  forcedMarch: boolean;
  moved: boolean;
  upkeep: string;
  besieging: boolean;
  besieged: boolean;
  /** Only where identities are hidden. */
  identity?: 'hidden' | 'own' | 'revealed';
  counter?: string;
  counterName?: string;
}

export interface Garrison { nation: string; factors: Factors }

export interface HeldCity {
  name: string;
  spires: number;
  fleches: number;
  capacity: number;
  port: boolean;
  capital: string;
  controller: string;
  garrisons: Garrison[];
  besiegers: string[];
  inside?: number;
}

export interface PlacedDepot { power: string; within: string; garrison: Factors; thisMonth: boolean }

export interface Fleet { id: string; power: string; blockading: boolean }

/** A land area as it stands. */
export interface AreaState extends ZoneState {
  terrain: string;
  forage: number;
  standing: string;
  winter: boolean;
  city?: HeldCity;
  depots: PlacedDepot[];
  leaders: Commander[];
  fleets: Fleet[];
}

/** A sea area as it stands: corps and leaders are aboard its fleets. */
export interface SeaState extends ZoneState {
  depots: PlacedDepot[];
  leaders: Commander[];
  fleets: Fleet[];
}

/** A land area as it is printed. */
export interface PrintedArea extends PrintedZone { terrain?: string; province?: string; forage?: number; winterZone?: boolean; city?: string; spires?: number; fleches?: number; capacity?: number }

export interface Month extends Fields {
  title: string;
  winter: boolean;
  last: string;
  segment: string;
  segmentTitle: string;
  part?: string;
  acting: string[];
  moving?: string;
  order: { number: number; powers: string[]; state: 'done' | 'now' | 'to-come' }[];
  duties: string[];
  /** The entries still to be made before the land phase; left out in the land phase. */
  entries?: {
    phases: { phase: string; title: string; state: 'done' | 'now' | 'to-come' }[];
    powers: { power: string; name: string; state: 'open' | 'done' | 'skips'; offers: number; reserve?: { money: number; manpower: number } }[];
  };
}

export interface ChainedDepot {
  place: string;
  area: string;
  name: string;
  within: string;
  source: boolean;
  valid: boolean;
  leadsTo?: string;
  garrison: Factors;
  thisMonth: boolean;
}

export interface SuppliedCorps { corps: string; name: string; area: string; depot?: string; distance?: number; upkeep: string }

export interface Supply extends Fields { powers: { power: string; depots: ChainedDepot[]; corps: SuppliedCorps[] }[] }

export interface PowerState {
  power: string;
  name: string;
  money: number;
  politicalPoints: number;
  lost: Factors;
  prisoners: Factors;
  leaders: Commander[];
  captured: Commander[];
  waits: number;
  corps: Corps[];
  factors?: Factors;
  garrisons: number;
  depots: number;
  enemies: string[];
  allies: string[];
  access: string[];
  minors: { province: string; standing: string; occupier?: string }[];
}

export interface Army {
  side: string;
  lead: string;
  powers: string[];
  commander?: Commander;
  chit?: string;
  chosen: boolean;
  pieces: Corps[];
  depotGarrison?: Factors;
  sallied: Garrison[];
  flanking: string[];
  arrived: boolean;
  factors?: Factors;
  base?: string;
  level?: string;
  lost: string;
  demand?: { due: number; militiaLast: boolean; cavalryOwed: boolean; pursuit: boolean };
}

export interface FoughtCombat {
  area: string;
  name: string;
  terrain: string;
  kind: string;
  title: string;
  simplified: boolean;
  crossing: string;
  day: number;
  round: number;
  step: number;
  stage: string;
  attacker: Army;
  defender: Army;
  end?: string;
  winner?: string;
}

export interface SheetLine { position: number; step: number; day: number; round: number; text: string; ruled: boolean }

export interface BattleSheet {
  position: number;
  area: string;
  title: string;
  kind: string;
  attackers: string[];
  defenders: string[];
  ended?: number;
  end?: string;
  winner?: string;
  points: Record<string, number>;
  lines: SheetLine[];
}

export interface CitySiege {
  area: string;
  city: string;
  controller: string;
  spires: number;
  fleches: number;
  capacity: number;
  besiegers: string[];
  besieging: Corps[];
  garrisons: Garrison[];
  besieged: Corps[];
  inside?: number;
  attempted: boolean;
}

export interface SiegeSide { side: string; power: string | null; factors: number; level: string; lost: string; due: number }

export interface SiegeLine {
  position: number;
  month: string;
  kind: string;
  text: string;
  result: string | null;
  round: number | null;
  sides: SiegeSide[];
  dice: { side: string; purpose: string; value: number }[];
  ruled: boolean;
}

/** The history of a siege over all its months. */
export interface SiegeHistory {
  position: number;
  area: string;
  title: string;
  month: string;
  besiegers: string[];
  ended?: number;
  end?: string;
  points: Record<string, number>;
  lines: SiegeLine[];
}

export interface Combats {
  siegeSheets: SiegeHistory[];
  due: { area: string; name: string; terrain: string; pieces: Corps[]; depots: PlacedDepot[] }[];
  fought?: FoughtCombat;
  sieges: CitySiege[];
  sheets: BattleSheet[];
}
