import type { ForkLine, ForkList } from '../api/forks';
import { hrefOf, route } from '../route';
import { tokenOf, tokensChanged } from '../session';
import { t } from '../text';
import { useRead } from '../views/useRead';
import { useGame } from './context';

/** So many forks are listed, the newest first. */
const MOST = 50;

/** Where this game came from, and the games that were made from its boards. Nothing where there is neither. */
export function Forks() {
  const store = useGame();
  const parent = store.summary.value?.parent;
  const list = useRead((abort) => store.get<ForkList>(`forks?size=${MOST}`, abort), [store.newest.value, tokensChanged.value]).value.value;
  if (!parent && !list?.total) {
    return null;
  }
  const { path, query } = route.value;
  return (
    <section class="sheet forks" aria-label={t.forks.title}>
      <h2>{t.forks.title}</h2>
      {parent ? <p class="parent">{t.forks.from} {parentLink(parent.here ?? parent.game, parent.name ?? parent.game, parent.at, parent.here !== undefined)}</p> : null}
      {list?.total ? (
        <ul>
          {list.forks.map((fork) => (
            <li key={fork.id} data-fork={fork.id}>
              <a href={hrefOf(path, { ...query, at: fork.at })}>{t.forks.at(fork.at)}</a>{' '}
              {fork.open || tokenOf(fork.id) ? <a class="fork" href={hrefOf(['games', fork.id])}>{fork.name}</a> : <span>{fork.name}</span>}{' '}
              <span class="faint">{notes(fork)}</span>
            </li>))}
        </ul>) : null}
      {list && list.total > list.forks.length ? <p class="faint">{t.forks.more(list.total - list.forks.length)}</p> : null}
    </section>
  );
}

/** The parent at the position of the fork: a link where it can be seen from here. */
function parentLink(id: string, name: string, at: number, seen: boolean) {
  const text = `${name}, ${t.forks.at(at)}`;
  return seen || tokenOf(id) ? <a href={hrefOf(['games', id], { at })}>{text}</a> : <span>{text}</span>;
}

function notes({ position, over, imported, forks }: ForkLine): string {
  return [t.games.at(position), over ? t.games.ended : '', imported ? t.forks.imported : '', forks ? t.forks.count(forks) : ''].filter(Boolean).join(', ');
}
