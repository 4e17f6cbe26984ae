import type { Sheets } from './sheets';
import { useGame } from '../../../game/context';
import type { GameStore } from '../../../game/store';
import { hrefOf, route } from '../../../route';
import { t } from '../text/views';
import { partyName } from '../../../game/parties';
import type { ColonialSheets } from './colonial';
import { RecordSheet } from './RecordSheet';
import { Refusal } from '../../../views/Refusal';
import { useRead } from '../../../views/useRead';

/** The economic record sheets: those of all countries side by side, or the one that the address names. */
export function Ers() {
  const store = useGame();
  const position = store.position.value;
  const [, , , chosen] = route.value.path;
  const { value: read, problem } = useRead(async (abort) => Promise.all([store.get<Sheets>(`ers?at=${position}`, abort), store.get<ColonialSheets>(`colonial?at=${position}`, abort)]), [position]).value;
  if (problem) {
    return <Refusal problem={problem} />;
  }
  if (!read) {
    return <p class="loading">{t.loading}</p>;
  }
  const [value, colonial] = read;
  const shown = value.countries.filter(({ country }) => chosen === undefined || country === chosen);
  const rounds = roundsOf(store, value);
  const to = (country?: string) => hrefOf(['games', store.id, 'ers', ...(country ? [country] : [])], { at: store.at.value });
  const tab = (name: string, country?: string) =>
    <a key={country} class="button" href={to(country)} aria-current={country === chosen ? 'page' : undefined}>{name}</a>;
  return (
    <div class="wide ers-view">
      <h2>{t.ers.title}</h2>
      <nav class="row" aria-label={t.ers.countries}>
        {tab(t.ers.all)}
        {value.countries.map(({ country }) => tab(partyName(store, country), country))}
      </nav>
      {shown.length ? <div class="ers-sheets">{shown.map((sheet) => <RecordSheet key={sheet.country} sheet={sheet} rounds={rounds} colonial={colonial.countries.find(({ country }) => country === sheet.country)} />)}</div>
        : <p>{chosen ? t.ers.noSheet(partyName(store, chosen)) : t.ers.none}</p>}
    </div>
  );
}

/** The rounds of the turn so far, in the order they were played. */
function roundsOf(store: GameStore, { countries }: Sheets): string[] {
  const { moments } = store.timeline.value;
  const until = moments.filter(({ position }) => position <= store.position.value);
  const turn = until.filter(({ kind }) => kind === 'turn').at(-1)?.position ?? 0;
  const played = until.filter(({ kind, position }) => kind === 'round' && position >= turn).map(({ label }) => label);
  const written = countries.flatMap(({ militaryExpenses }) => Object.keys(militaryExpenses.rounds));
  return [...new Set([...played, ...written])];
}
