import { cacheFor, Problem } from './client';
import type { ProblemBody } from './problem';
import type { Step } from './ruling';

/** Answers of the service by which anybody can check a game. */

/** A die that was thrown, for a party in the field that its ruleset names, or for nobody in particular; `by` is the seat that sent the command. */
export interface ThrownDie { position: number; die: string; purpose: string; side: string; ordinal: number; by: string; value: number; [party: string]: unknown }

export interface ThrownDice { mode: string; commitment: string | null; contribution: string; dice: ThrownDie[] }

/** A part of the game whose dice one secret threw; no commitment where they were copied into a fork. */
export interface DicePart { from: number; to: number; cause: string; commitment: string; game: string; revealed: boolean; secret?: string | null }

/** A die with the label from which it is computed; no label where it was copied from another game. */
export interface ProvenDie { position: number; commitment: string; label: string; sides: number; value: number }

/** The contribution of a seat after a commitment; no value if it waived. */
export interface Contributed { position: number; seat: string; value?: string | null }

export interface DiceProof {
  method: string;
  commitment: string;
  contribution: string;
  contributions: Contributed[];
  owing: string[];
  revealed: boolean;
  secret?: string | null;
  commitments: DicePart[];
  /** The commitment of the next die, where the game was imported and nothing was played since. */
  next?: { commitment: string } | null;
  dice: ProvenDie[];
}

/** The dice of a party, or those of nobody in particular, which have no seat; `counts` has a number for each face from 1. */
export interface SeatDice {
  seat: string;
  die: string;
  rolls: number;
  counts: number[];
  mean: string | null;
  chiSquare: string | null;
  pValue: string | null;
  pCorrected: string | null;
  [party: string]: unknown;
}

/** A row of a table of statistics, for a party in the field that its ruleset names, or for nobody in particular. */
export interface Tallied { seat: string; kind: string; [party: string]: unknown }

/** The losses or victories of a party beside the odds; no p if nothing was left to chance. */
export interface LuckRow extends Tallied { figure: string; count: number; actual: number; expected: number; pValue: number | null; pCorrected: number | null }
export interface BattleRow extends Tallied { fought: number; won: number; lost: number; undecided: number; avoided: number; losses: number; unit: string }
export interface SiegeRow extends Tallied { count: number; results: Record<string, number> }
export interface AmountRow extends Tallied { count: number; amount: number; unit: string }

/** Dice that were taken back are counted apart. Battles that are `pending` are not in the luck yet. */
export interface Statistics {
  dice: SeatDice[];
  purposes: { purpose: string; rolls: number; mean: string | null }[];
  undone: number;
  luck: LuckRow[];
  battles: BattleRow[];
  sieges: SiegeRow[];
  attrition: AmountRow[];
  money: AmountRow[];
  pending: number;
}

/** The steps of a ruling as it is decided now, and as it is recorded. */
export interface BothExplanations { decided: Step[]; recorded: Step[] }

export interface Verification {
  commands: number;
  events: number;
  verified: boolean;
  divergences: { position: number; expected: string; found: string; explanations?: BothExplanations }[];
  /** The different decisions of an earlier edition of the rules, with the changes since; those that concern the ruling stand first. */
  explained: { position: number; expected: string; found: string; edition: string; changes: { edition: string; text: string; concerns: boolean }[]; explanations?: BothExplanations }[];
  hashChain: string;
  /** The finding in the language of the reader. */
  hashChainText: string;
  diceProof: string;
  diceProofText: string;
}

/** The record of a game as the service writes it, byte for byte. The token goes into a header, so a plain link will not do. */
export async function recordOf(path: string, token: string): Promise<Blob> {
  const response = await fetch(`api/${path}/record`, { headers: token ? { Authorization: `Bearer ${token}` } : {}, cache: cacheFor(token) })
    .catch(() => {
      throw new Problem(0, { detail: 'The service does not answer.' });
    });
  if (!response.ok) {
    throw new Problem(response.status, await response.json().catch(() => ({})) as ProblemBody);
  }
  return response.blob();
}
