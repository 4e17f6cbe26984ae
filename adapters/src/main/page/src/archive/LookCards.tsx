import { Fragment } from 'preact';
import { get } from '../api/client';
import { go, hrefOf } from '../route';
import { t } from '../text/archive';
import { Refusal } from '../views/Refusal';
import { useRead } from '../views/useRead';
import { Curve } from './Curve';
import { measureOf, unitOf, wordOf } from './heads';
import { OwnSql, PlayingOn, SavedAgain } from './MoreCards';
import { useNames, type Names } from './names';
import { Search } from './Search';
import type { Chosen, Compared, Opening } from './types';

/** The looks at single lines of play, beside the questions. */
export const LOOKS = ['tree', 'positions', 'compare', 'curve', 'rollouts', 'sql', 'saved'] as const;

/** The card of a look. */
export function LookCard({ look, filters, token, query }: { look: typeof LOOKS[number]; filters: Chosen; token: string; query: Record<string, string> }) {
  return (
    <article class="sheet archive-answer" data-look={look} aria-live="polite">
      <h2>{t.looks[look][0]}</h2>
      <p>{t.looks[look][1]}</p>
      {content(look, filters, token, query)}
    </article>
  );
}

function content(look: typeof LOOKS[number], filters: Chosen, token: string, query: Record<string, string>) {
  switch (look) {
    case 'tree': return <Tree filters={filters} token={token} />;
    case 'positions': return <Search token={token} query={query} />;
    case 'compare': return <Beside games={query.games ?? ''} token={token} />;
    case 'curve': return <Curve game={query.game ?? ''} token={token} />;
    case 'rollouts': return <PlayingOn token={token} game={query.game ?? ''} at={query.at ?? ''} />;
    case 'sql': return <OwnSql token={token} sql={query.sql ?? ''} />;
    case 'saved': return <SavedAgain token={token} />;
  }
}

/** Games of an order that are told, one's own first. */
const TOLD = 3;

function Tree({ filters, token }: { filters: Chosen; token: string }) {
  const names = useNames();
  const query = new URLSearchParams(['ruleset', 'scenario', 'party'].flatMap((name) => filters[name] ? [[name, filters[name]]] : [])).toString();
  const { value, problem } = useRead((abort) => get<{ openings: Opening[] }>(`analysis/openings${query ? `?${query}` : ''}`, token, abort), [query, token]).value;
  return problem ? <Refusal problem={problem} /> : !value ? <p class="loading">{t.asking}</p>
    : value.openings.length === 0 ? <p>{t.none}</p> : <ul class="archive-tree">{value.openings.map((root) => <Branch key={`${root.scenario} ${root.party}`} opening={root} names={names} ruleset={filters.ruleset ?? ''} root />)}</ul>;
}

/** An order with those that came after it; the first two levels are open. */
function Branch({ opening, names, ruleset, root = false }: { opening: Opening; names: Names; ruleset: string; root?: boolean }) {
  const told = <><strong>{root ? t.of(names.name('scenario', opening.scenario, ruleset), names.name('party', opening.party, ruleset)) : wordOf('type', opening.order)}</strong> {t.begun(opening.games, opening.mean, opening.low, opening.high)}
    {opening.persons.length ? ` ${opening.persons.join(', ')}` : ''} {opening.played.slice(0, TOLD).map(({ game, position, own }, at) => <Fragment key={game}>{at ? ', ' : ''}<a class={own ? 'own' : undefined} href={hrefOf(['games', game], { at: position })}>{own ? `${t.own} ` : ''}{game.slice(0, 8)}</a></Fragment>)}</>;
  return <li>{opening.then.length ? <details open={root}><summary>{told}</summary><ul>{opening.then.map((next) => <Branch key={next.order} opening={next} names={names} ruleset={ruleset} />)}</ul></details> : told}</li>;
}

function Beside({ games, token }: { games: string; token: string }) {
  const [first, second] = games.split(',');
  const names = useNames();
  const { value, problem } = useRead(async (abort) => first && second ? await get<Compared>(`analysis/compare?games=${encodeURIComponent(`${first},${second}`)}`, token, abort) : null,
    [games, token]).value;
  const compare = (event: Event) => {
    event.preventDefault();
    const sent = new FormData(event.currentTarget as HTMLFormElement);
    go(hrefOf(['archive', 'compare'], { games: `${String(sent.get('first') ?? '').trim()},${String(sent.get('second') ?? '').trim()}` }));
  };
  return <>
    <form onSubmit={compare} class="archive-search">
      <label>{t.firstGame}<input name="first" type="text" maxLength={64} required defaultValue={first ?? ''} /></label>
      <label>{t.second}<input name="second" type="text" maxLength={64} required defaultValue={second ?? ''} /></label><button type="submit">{t.apply}</button></form>
    {problem ? <Refusal problem={problem} /> : null}
    {value ? <>
      <p>{t.shared(value.common.events)} {value.games.map((game, at) => <a key={game} href={hrefOf(['games', game], { at: value.then[at]?.position ?? value.common.positions[at] ?? null })}>{t.parts(game.slice(0, 8), wordOf('type', value.then[at]?.type ?? ''))}</a>)}</p>
      <div class="scroll" tabIndex={0} role="region" aria-label={t.looks.compare[0]}><table>
        <thead><tr><th scope="col">{t.filter.party}</th><th scope="col">{t.measure}</th>{value.games.map((game) => <th key={game} scope="col">{game.slice(0, 8)}</th>)}</tr></thead>
        <tbody>{value.figures.map((figure) => <tr key={`${figure.party} ${figure.measure}`}><td>{names.name('party', figure.party)}</td><td>{measureOf(figure.measure)} <small>({unitOf(figure.unit)})</small></td>
          {figure.values.map((number, at) => <td key={at} class="number">{number ?? '–'}</td>)}</tr>)}</tbody>
      </table></div>
    </> : null}
  </>;
}
