import { useSignal } from '@preact/signals';
import { get } from '../api/client';
import type { ForkLine, ForkList } from '../api/forks';
import type { Summary } from '../api/game';
import { hrefOf, route } from '../route';
import { tokenOf, tokensChanged } from '../session';
import { t } from '../text/later';
import { useRead } from '../views/useRead';
import { WhatIf } from './WhatIf';
import { useGame } from './context';
import { KeepBranches, OwnBranchLink } from './KeptBranches';
import { ownBranches } from './ownBranches';

/** The number of forks of a game that are listed, the newest ones. */
const MOST = 50;

/** The lines of the game as a tree: where it came from, what was undone, and the games that were made from its boards. */
export function LineTree() {
  const store = useGame();
  const { path, query } = route.value;
  const parent = store.summary.value?.parent;
  const list = useRead((abort) => store.get<ForkList>(`forks?size=${MOST}`, abort), [store.newest.value, tokensChanged.value]).value.value;
  const own = useRead((abort) => branchesOf(store.id, abort), [store.id, store.newest.value, ownBranches.value]).value.value ?? [];
  const position = store.position.value;
  const to = (at: number) => hrefOf(path, { ...query, at: at >= store.newest.value ? null : at });
  const branches = [
    ...store.timeline.value.undone.map((span) => ({ at: span.from - 1, order: 0, key: `undone ${span.from}`, node: (
      <a class="undone-line" href={to(span.to)} aria-current={position >= span.from && position <= span.to ? 'true' : undefined}>
        {t.forks.undone(span.from, span.to, span.by)}</a>) })),
    ...[...list?.forks ?? [], ...own.filter(({ id }) => !list?.forks.some((fork) => fork.id === id))].map((fork) => ({ at: fork.at, order: 1, key: fork.id, node: <ForkNode fork={fork} /> })),
  ].sort((one, other) => one.at - other.at || one.order - other.order);
  return (
    <div class="forks lines">
      {parent ? <p class="parent">{t.forks.from} {parentLink(parent.here ?? parent.game, parent.name ?? parent.game, parent.at, parent.here !== undefined)}</p> : null}
      <ul class="line-tree" aria-label={t.forks.title}>
        <li><a href={to(0)}>{t.forks.start}</a></li>
        {branches.map(({ at, key, node }) => <li key={key} data-at={at}><a class="position" href={to(at)}>{t.forks.at(at)}</a><ul><li>{node}</li></ul></li>)}
        <li><a href={to(store.newest.value)} aria-current={store.past.value ? undefined : 'true'}>{t.forks.now(store.newest.value)}</a></li>
      </ul>
      {list && list.total > list.forks.length ? <p class="faint">{t.forks.more(list.total - list.forks.length)}</p> : null}
      <WhatIf />
      {store.token ? null : <KeepBranches />}
    </div>
  );
}

/** The branches of a game that were made here by who watched it; one that is gone is left out. */
async function branchesOf(game: string, abort: AbortSignal): Promise<ForkLine[]> {
  const found = await Promise.allSettled(ownBranches.value.filter(({ of }) => of === game).map(async ({ id, at, token }): Promise<ForkLine> => {
    const { name, position, over } = await get<Summary>(`games/${encodeURIComponent(id)}`, token, abort);
    return { id, name, at, position, over, open: false, imported: false, forks: 0 };
  }));
  return found.flatMap((each) => each.status === 'fulfilled' ? [each.value] : []);
}

/** A fork, with its own forks when they are asked for. */
function ForkNode({ fork }: { fork: ForkLine }) {
  const seen = fork.open || tokenOf(fork.id) !== '';
  const branch = ownBranches.value.find(({ id }) => id === fork.id);
  const opened = useSignal(false);
  return (
    <span data-fork={fork.id}>
      {branch ? <OwnBranchLink fork={fork} branch={branch} /> : seen ? <a class="fork" href={hrefOf(['games', fork.id])}>{fork.name}</a> : <span>{fork.name}</span>}{' '}
      <span class="faint">{notes(fork)}</span>
      {fork.forks && seen ? (
        <details onToggle={(event) => { opened.value = event.currentTarget.open; }}>
          <summary>{t.forks.count(fork.forks)}</summary>
          {opened.value ? <ForksOf game={fork.id} /> : null}
        </details>) : fork.forks ? <span class="faint">, {t.forks.count(fork.forks)}</span> : null}
    </span>
  );
}

function ForksOf({ game }: { game: string }) {
  const list = useRead((abort) => get<ForkList>(`games/${encodeURIComponent(game)}/forks?size=${MOST}`, tokenOf(game), abort), [game, tokensChanged.value]).value.value;
  return (
    <ul class="line-tree">
      {list?.forks.map((fork) => <li key={fork.id} data-at={fork.at}><a class="position" href={hrefOf(['games', game], { at: fork.at })}>{t.forks.at(fork.at)}</a><ul><li><ForkNode fork={fork} /></li></ul></li>)}
    </ul>
  );
}

/** The parent at the position of the fork: a link where it can be seen from here. */
function parentLink(id: string, name: string, at: number, seen: boolean) {
  const text = `${name}, ${t.forks.at(at)}`;
  return seen || tokenOf(id) ? <a href={hrefOf(['games', id], { at })}>{text}</a> : <span>{text}</span>;
}

function notes({ position, over, imported }: ForkLine): string {
  return [t.games.at(position), over ? t.games.ended : '', imported ? t.forks.imported : ''].filter(Boolean).join(', ');
}
