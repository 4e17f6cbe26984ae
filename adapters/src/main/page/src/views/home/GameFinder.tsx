import { useSignal } from '@preact/signals';
import { get } from '../../api/client';
import type { GameList } from '../../api/game';
import { catalogue } from '../../game/catalogue';
import { go, hrefOf, route } from '../../route';
import { t } from '../../text/later';
import { GameCard } from '../GameCard';
import { Refusal } from '../Refusal';
import { useRead } from '../useRead';

const SIZE = 20;

/** The games that anybody may watch, and those that fit what is looked for. The search stands in the address. */
export function GameFinder({ made }: { made: number }) {
  const { text = '', ruleset = '', over = '', page: asked = '0' } = route.value.query;
  const page = /^\d{1,6}$/.test(asked) ? Number(asked) : 0;
  const typed = useSignal(text);
  const query = new URLSearchParams({ page: String(page), size: String(SIZE), ...(text ? { text } : {}), ...(ruleset ? { ruleset } : {}), ...(over ? { over } : {}) });
  const { value, problem } = useRead((abort) => get<GameList>(`games?${query}`, '', abort), [query.toString(), made]).value;
  const scenarios = useRead(() => catalogue.scenarios(), []).value.value ?? [];
  const rulesets = useRead(() => catalogue.rulesets(), []).value.value ?? new Map<string, string>();
  const looked = text !== '' || ruleset !== '' || over !== '';
  const look = (change: Record<string, string | number | null>) => go(hrefOf([], { text, ruleset, over, page: null, ...change }), true);
  const words = t.home.search;
  return (
    <section class="sheet">
      <h2>{t.games.listed}</h2>
      <form class="row finder" role="search" aria-label={words.label} onSubmit={(event) => {
        event.preventDefault();
        look({ text: typed.value.trim() });
      }}>
        <label>{words.text} <input type="search" name="text" maxLength={100} autocomplete="off" value={typed.value} onInput={(event) => { typed.value = event.currentTarget.value; }} /></label>
        <label>{words.ruleset} <select name="ruleset" value={ruleset} onChange={(event) => look({ ruleset: event.currentTarget.value })}>
          <option value="">{words.any}</option>{[...rulesets].map(([id, title]) => <option key={id} value={id}>{title}</option>)}</select></label>
        <label>{words.state} <select name="over" value={over} onChange={(event) => look({ over: event.currentTarget.value })}>
          <option value="">{words.all}</option><option value="false">{words.going}</option><option value="true">{words.over}</option></select></label>
        <button>{words.find}</button>
        {looked ? <button type="button" onClick={() => {
          typed.value = '';
          go(hrefOf([]), true);
        }}>{words.clear}</button> : null}
      </form>
      {problem ? <Refusal problem={problem} /> : null}
      <p class="faint" role="status">{looked && value ? words.found(value.total, value.more) : ''}</p>
      {value === null ? problem ? null : <p>{t.loading}</p> : value.games.length
        ? <div class="cards">{value.games.map((game) => <GameCard key={game.id} game={game} scenarios={scenarios} rulesets={rulesets} />)}</div>
        : <p>{looked ? words.none : t.games.none}</p>}
      {value && value.total > SIZE ? (
        <div class="row">
          <button type="button" disabled={page === 0} onClick={() => look({ page: page - 1 })}>{t.games.newer}</button>
          <span>{words.page(page + 1, Math.ceil(value.total / SIZE), value.more)}</span>
          <button type="button" disabled={!value.more && (page + 1) * SIZE >= value.total} onClick={() => look({ page: page + 1 })}>{t.games.older}</button>
        </div>) : null}
    </section>
  );
}
