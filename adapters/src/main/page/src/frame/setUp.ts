import type { ComponentType } from 'preact';
import type { Fields, ZoneState } from '../api/board';
import type { PrintedBoard } from '../api/printed';

/** The subject of a place in a scenario: a zone, and a piece if there is one. */
export interface ScenarioPlace { zone?: string | undefined; piece?: string | undefined }

/** Something that is laid on the board, as counters and markers are on a table: what a press on a zone does to the scenario; the same scenario where it cannot be laid there. */
export interface SetUpTool { id: string; label: string; lay(scenario: Fields, zone: string): Fields }

/** A change that mends a fault, and what it is called. */
export interface Repair { label: string; scenario: Fields }

/** A scenario as typed lines change it, and the lines that say nothing, each with the reason. */
export interface ReadLines { scenario: Fields; laid: number; faults: { line: number; text: string }[] }

/** The way to write scenarios of a rulebook. */
export interface SetUpRules {
  /** A scenario with nothing in it. */
  blank: Fields;
  /** The board of a scenario. The id of a piece is that by which the other functions know it. */
  zones(scenario: Fields, printed: PrintedBoard): ZoneState[];
  /** The scenario with a piece in another zone; the same scenario where it cannot be put there. */
  moved(scenario: Fields, piece: string, zone: string, printed: PrintedBoard): Fields;
  /** The subject of the JSON pointer of a fault. */
  placeOf(scenario: Fields, pointer: string): ScenarioPlace;
  /** The same in words: `Stack fra-1 of France in Artois`; undefined where the pointer says it as well. */
  about?(scenario: Fields, pointer: string, printed: PrintedBoard): string | undefined;
  /** The repair of a fault by one press; undefined where none is known. */
  repair?(scenario: Fields, pointer: string, printed: PrintedBoard): Repair | undefined;
  /** The tray of a party: what is painted, and its counters. */
  tools?(printed: PrintedBoard, party: string, scenario: Fields): { title: string; tools: SetUpTool[] }[];
  /** The parties that have a tray, those in the game first. */
  traysOf?(scenario: Fields, printed: PrintedBoard): { id: string; name: string }[];
  /** Reads lines as players write a session down. */
  read?(scenario: Fields, lines: string, printed: PrintedBoard): ReadLines;
  /** A few such lines, as an example. */
  example?: string;
  /** The form of the zone or piece that is chosen. */
  Chosen: ComponentType;
  /** The forms of all that is not on the board. */
  Forms: ComponentType;
}
