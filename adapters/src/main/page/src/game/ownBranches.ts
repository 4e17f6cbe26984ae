import { batch, signal } from '@preact/signals';
import { keepToken } from '../session';

/**
 * A branch that a spectator made: no token of the game tells the service whose it is, so it is remembered here with the token of the
 * branch. This tab remembers it; the device keeps it across visits only where that was asked for, and until it is taken back.
 */
export interface OwnBranch { id: string; of: string; at: number; token: string }

const KEY = 'tercio.branches';

/** The number that is remembered, the newest ones. */
const MOST = 50;

/** Whether the device keeps the branches across visits. */
export const branchesKept = signal(localStorage.getItem(KEY) !== null);

/** The branches of who watched: those of this tab, and those that the device keeps. */
export const ownBranches = signal<OwnBranch[]>(both());

function both(): OwnBranch[] {
  const kept = read(localStorage);
  return [...kept, ...read(sessionStorage).filter(({ id }) => !kept.some((each) => each.id === id))].slice(0, MOST);
}

function read(storage: Storage): OwnBranch[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isBranch) : [];
  } catch {
    // Any other content was not written by this page.
    return [];
  }
}

function isBranch(value: unknown): value is OwnBranch {
  const branch = value as Partial<OwnBranch> | null;
  return [branch?.id, branch?.of, branch?.token].every((part) => typeof part === 'string') && typeof branch?.at === 'number';
}

function write(branches: OwnBranch[]): void {
  const text = JSON.stringify(branches);
  sessionStorage.setItem(KEY, text);
  if (branchesKept.value) {
    localStorage.setItem(KEY, text);
  }
  ownBranches.value = branches;
}

export function rememberBranch(branch: OwnBranch): void {
  write([branch, ...ownBranches.value].slice(0, MOST));
}

/** Forgets a branch in this tab and on the device, with its token: nothing leads to it any more. */
export function forgetBranch(branch: OwnBranch): void {
  keepToken(branch.id, '');
  write(ownBranches.value.filter(({ id }) => id !== branch.id));
}

/** Begins to keep the branches across visits; or takes all of them from the device. This tab remembers them still. */
export function keepBranches(on: boolean): void {
  batch(() => {
    branchesKept.value = on;
    if (!on) {
      localStorage.removeItem(KEY);
    }
    write(ownBranches.value);
  });
}

/** Another tab of this browser may have changed them. */
window.addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) {
    batch(() => {
      branchesKept.value = localStorage.getItem(KEY) !== null;
      ownBranches.value = both();
    });
  }
});
