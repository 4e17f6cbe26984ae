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
  /** The schema of a scenario from the service. */
  schema: Schema;
  editing: Editing;
  /** The chosen place of the board. */
  chosen: Signal<ScenarioPlace>;
  /** The tool that is laid on each zone that is pressed; null if a press chooses. */
  tool: Signal<SetUpTool | null>;
  /** The finder of the zone under a point of the window; null as long as there is no board. */
  finder: Signal<ZoneFinder | null>;
}

export const CurrentWriting = createContext<Writing | null>(null);

export function useWriting(): Writing {
  return useContext(CurrentWriting)!;
}
