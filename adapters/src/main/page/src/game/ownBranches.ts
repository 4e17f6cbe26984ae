import { signal } from '@preact/signals';

/** A branch that a spectator made: no token of the game tells the service whose it is, so this tab remembers it beside its token. */
export interface OwnBranch { id: string; of: string; at: number }

const KEY = 'tercio.branches';

/** So many are remembered, the newest ones. */
const MOST = 50;

/** The branches that were made in this tab by who watched. */
export const ownBranches = signal<OwnBranch[]>(read());

function read(): OwnBranch[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isBranch) : [];
  } catch {
    // Whatever else stood there is not what this page wrote.
    return [];
  }
}

function isBranch(value: unknown): value is OwnBranch {
  const branch = value as Partial<OwnBranch> | null;
  return typeof branch?.id === 'string' && typeof branch.of === 'string' && typeof branch.at === 'number';
}

export function rememberBranch(branch: OwnBranch): void {
  ownBranches.value = [branch, ...ownBranches.value].slice(0, MOST);
  sessionStorage.setItem(KEY, JSON.stringify(ownBranches.value));
}
