import { computed, signal } from '@preact/signals';
import { get, Problem } from '../api/client';
import { stylesheet } from '../stylesheet';
import { frame } from './frame';
import type { Manifest } from './manifest';
import { plain } from './plain';
import type { MakePage, Room, RulesetPage } from './room';
import type { RoomWords } from './words';

/** The ruleset whose games are shown; before the first nobody's. */
export const current = signal<Room | null>(null);

const spoken = computed((): RoomWords => {
  const { words: own = {} } = current.value?.page ?? {};
  return { ...plain, ...own, odds: { ...plain.odds, ...own.odds } };
});

/** The labels of the ruleset on screen. */
export function words(): RoomWords {
  return spoken.value;
}

const manifests = new Map<string, Promise<Manifest>>();
const rooms = new Map<string, Promise<Room>>();

/** The manifest of a ruleset from the service; read once. */
export function manifestOf(ruleset: string): Promise<Manifest> {
  return kept(manifests, ruleset, () => get<Manifest>(`rulesets/${encodeURIComponent(ruleset)}/page`));
}

/** The page of a ruleset, with its manifest; its module is fetched once. */
export function roomOf(ruleset: string): Promise<Room> {
  return kept(rooms, ruleset, async () => {
    const manifest = await manifestOf(ruleset);
    const [page] = await Promise.all([manifest.page === undefined ? {} : pageAt(manifest.page),
      manifest.style === undefined ? undefined : stylesheet(ownAddress(manifest.style))]);
    return { manifest, page };
  });
}

async function pageAt(address: string): Promise<RulesetPage> {
  const href = ownAddress(address);
  try {
    const { default: make } = await import(href) as { default: MakePage };
    return make(frame());
  } catch (broken) {
    console.error(broken);
    throw new Problem(0, { detail: `The page of the ruleset cannot be read: ${address}` });
  }
}

/** None but the service that this page came from is asked for what draws a ruleset. */
function ownAddress(address: string): string {
  const { href, origin } = new URL(address, document.baseURI);
  if (origin !== location.origin) {
    throw new Problem(0, { detail: `The page of the ruleset is at another place: ${address}` });
  }
  return href;
}

function kept<T>(all: Map<string, Promise<T>>, name: string, read: () => Promise<T>): Promise<T> {
  const known = all.get(name) ?? read();
  all.set(name, known);
  known.catch(() => all.delete(name));
  return known;
}
