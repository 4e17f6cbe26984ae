/** Games of the service, and the places of persons in them. */

import type { Fields } from './board';
import type { Parent } from './forks';

export interface Seat { name: string; controls: string[] }

export interface Awaited { seat: string; kind: string; prompt: string }

export interface Summary {
  id: string;
  name: string;
  ruleset: string;
  scenario: string;
  position: number;
  /** The place of the game in the sequence of play. */
  sequence?: Fields;
  awaiting: Awaited[];
  over: boolean;
  dice: 'server' | 'physical';
  undo: string;
  public: boolean;
  openTable?: boolean; secrets?: boolean;
  seats: Seat[];
  /** The player of each seat now; a seat without a player is left out. */
  players: Record<string, string>;
  /** The readings over which tables differ, each with the choice by which the game plays. */
  readings: Record<string, string>;
  /** The tables that its owner entered; left out where it is played by those of the program. */
  charts?: { origin: string; hash: string; tables: string[] };
  diceCommitment: string;
  /** The game and the position from which it was forked. */
  parent?: Parent;
  /** The caller, where a token was sent. */
  you?: { name: string; host: boolean; seats?: string[]; places?: Place[] };
}

export type Role = 'player' | 'deputy' | 'observer' | 'referee';

/** A role of a person, with its seats. */
export interface Place { person: string; role: Role; seats: string[]; seesAll: boolean; byHost: boolean; since: number }

/** All places of a game, and each seat with who acts for it; a seat without player names none. */
export interface Places { places: Place[]; seats: { seat: string; player?: string; deputies: string[] }[] }

/** A place that was given; without a link the person keeps the token that it has. */
export interface PlaceGiven { position: number; person: string; link?: string; until?: string }

/** A link that nobody has opened yet. */
export interface Invited { person: string; by: string; until: string }

/** With `more`, there are more games than `total`: many are not counted. */
export interface GameList { page: number; size: number; total: number; more: boolean; games: Summary[] }
