import { get } from '../api/client';
import { go, hrefOf } from '../route';
import { t } from '../text/archive';
import { Refusal } from '../views/Refusal';
import { useRead } from '../views/useRead';
import { Rows } from './AnswerCard';
import { Picture } from './Picture';
import type { Answer, Cell, Draw } from './types';

const LINES: Draw = { mark: 'line', x: 'position', y: 'value', low: '', high: '', series: 'party' };
/** The number of positions from which one rollout plays on. */
const MOST_TURNS = 20;

function key(row: Record<string, Cell>): string {
  return `${String(row.party)} ${String(row.measure)} ${String(row.position)}`;
}

/** The figures of a session as lines, with its turning points; chances at these where somebody asks for them. */
export function Curve({ game, token }: { game: string; token: string }) {
  const { value, problem } = useRead(async (abort) => game ? await Promise.all(['figures', 'turning-points'].map((question) => get<Answer>(`analysis/questions/${question}?game=${encodeURIComponent(game)}`, token, abort))) : null,
    [game, token]).value;
  const [figures, turns] = value ?? [];
  const turned = new Set((turns?.rows ?? []).map(key));
  const positions = [...new Set((turns?.rows ?? []).map(({ position }) => position))].filter((position) => typeof position === 'number').sort((one, other) => one - other).slice(0, MOST_TURNS);
  const show = (event: Event) => {
    event.preventDefault();
    go(hrefOf(['archive', 'curve'], { game: String(new FormData(event.currentTarget as HTMLFormElement).get('game') ?? '').trim() }));
  };
  return <>
    <form onSubmit={show} class="archive-search"><label>{t.filter.game}<input name="game" type="text" maxLength={64} required defaultValue={game} /></label><button type="submit">{t.apply}</button></form>
    {problem ? <Refusal problem={problem} /> : null}
    {figures && turns ? figures.rows.length === 0 ? <p>{t.none}</p> : <>
      <Picture draw={LINES} answer={figures} label={t.looks.curve[0]} points={figures.rows.filter((row) => turned.has(key(row)))} />
      <Rows answer={turns} label={t.looks.curve[0]} />
      {positions.length ? <p><a href={hrefOf(['archive', 'rollouts'], { game, at: positions.join(',') })}>{t.chances}</a></p> : null}
    </> : null}
  </>;
}
