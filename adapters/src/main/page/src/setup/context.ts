import type { Signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PrintedBoard } from '../api/printed';
import type { ZoneFinder } from '../board/dragging';
import type { Room } from '../frame/room';
import type { ScenarioPlace, SetUpRules, SetUpTool } from '../frame/setUp';
import type { Schema } from '../game/form/schema';
import type { Editing } from './editing';

/** A scenario that is being written, and what is needed to show it. */
export interface Writing {
  room: Room;
  rules: SetUpRules;
  printed: PrintedBoard;
  /** What the service says of the form of a scenario. */
  schema: Schema;
  editing: Editing;
  /** What is chosen on the board. */
  chosen: Signal<ScenarioPlace>;
  /** What is laid on each zone that is pressed; null where a press chooses. */
  tool: Signal<SetUpTool | null>;
  /** How the board finds the zone under a point of the window; null as long as there is no board. */
  finder: Signal<ZoneFinder | null>;
}

export const CurrentWriting = createContext<Writing | null>(null);

export function useWriting(): Writing {
  return useContext(CurrentWriting)!;
}
