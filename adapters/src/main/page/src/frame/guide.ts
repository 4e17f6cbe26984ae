import type { Command } from '../api/command';

/** A step of the game with which a rulebook shows itself: what it asks for, and what it points at. */
export interface GuidedStep {
  name: string;
  title: string;
  text: string;
  /** The answers that it asks for, each by some of its fields: the guide points at the first that is offered. */
  answers?: readonly Partial<Command>[];
  /** Selectors of what it points at where no such answer is offered; the first that can be pressed. */
  points?: readonly string[];
  /** Types of the events with one of which it is done. */
  until: readonly string[];
}

/** The guide of a rulebook: the steps that are played, and what the steps of every game need to know of them. */
export interface GuidedGame {
  steps: readonly GuidedStep[];
  /** The dice of the table for a command, by its type. */
  dice: Readonly<Record<string, readonly number[]>>;
  /** The order that is corrected at the end: the type of its event, some words of the order that takes its place, and what is said of it. */
  correction: { event: string; instead: string; title: string; text: string };
}
