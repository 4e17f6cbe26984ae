/** The record sheets and the round track, as the service answers them. */

/** An amount written on a sheet, and the event it comes from. */
export interface Entry { position: number; amount: number; round?: string; reason?: string; /** The amount as players write it, where it is no whole number. */ written?: string }

/** A printed line of a sheet. */
export interface SheetLine {
  line: string;
  name: string;
  amount: number;
  rounds: Record<string, number>;
  entries: Entry[];
}

/** The record sheet of one country. */
export interface Sheet {
  country: string;
  turn: number;
  stability: number;
  victoryPoints: number;
  stabilityEntries: Entry[];
  reforms: string[];
  damagedShips?: { waters: string; ships: Record<string, number>; size: string; since: string }[];
  victoryPointEntries: Entry[];
  lines: SheetLine[];
  militaryExpenses: SheetLine;
  treasury?: number | null;
  treasuryLeft?: number | null;
}

export interface Sheets { countries: Sheet[] }

/** A box of the round track, and who comes back when the marker gets there. */
export interface TrackBox { box: string; season?: string | null; marker: boolean; waiting: string[] }

/** A roll that moved the marker; the first one comes from no box. */
export interface TrackRoll {
  position: number;
  from?: string | null;
  to: string;
  die: number;
  modified: number;
  extendedCampaign: boolean;
  badWeather: boolean;
}

export interface RoundTrack { boxes: TrackBox[]; marker: string | null; extendedCampaign: boolean; badWeather: boolean; sundFrozen: boolean; rolls: TrackRoll[] }
