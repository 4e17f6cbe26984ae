import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameStore } from './store';

export const CurrentGame = createContext<GameStore | null>(null);

/** The game that the page shows. */
export function useGame(): GameStore {
  return useContext(CurrentGame)!;
}
