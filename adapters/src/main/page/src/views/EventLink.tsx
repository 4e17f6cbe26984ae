import type { ComponentChildren } from 'preact';
import { useGame } from '../game/context';
import type { GameStore } from '../game/store';
import { hrefOf } from '../route';
import { t } from '../text';

/** The address of the reasons of an event, on the board as it stood then. */
export function causeOf(store: GameStore, position: number): string {
  return hrefOf(['games', store.id, 'why', String(position)], { at: position });
}

/** A link to the reasons of an event: its position, or what is given to be shown instead. */
export function EventLink({ position, children }: { position: number; children?: ComponentChildren }) {
  return <a href={causeOf(useGame(), position)} title={t.event.cause(position)}>{children ?? position}</a>;
}
