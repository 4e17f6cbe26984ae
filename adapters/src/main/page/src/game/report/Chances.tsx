import type { Report } from '../../api/report';
import { hrefOf, route } from '../../route';
import { t } from '../../text/report';
import { perCent } from '../../text/words';
import { short } from '../../views/odds';
import { useGame } from '../context';
import { partyName } from '../parties';
import { Part } from './Part';
import type { ReportWords } from './words';

/** The distance from the mean that is no luck either way. */
const EVEN = 0.05;

/** The luck of each party, and the fights with the least likely outcomes. */
export function Chances({ report: { luck, decisive, unappraised, pending }, words }: { report: Report; words: ReportWords }) {
  const store = useGame();
  const { at, map } = route.value.query;
  return <>
    <Part name="luck" title={words.luck} gist={luck.map(({ party, lost, expected }) => `${partyName(store, party)} ${verdict(expected - lost)}`).join('; ') || t.pending(pending)}>
      <ul>{luck.map(({ party, battles, lost, expected }) => (
        <li key={party} data-luck={party}>
          {t.lostOf(partyName(store, party), lost, short(expected))}: <b>{verdict(expected - lost)}</b> <span class="faint">({words.fight}: {battles})</span>
        </li>))}</ul>
      {pending ? <p class="faint" role="status" data-pending={pending}>{t.pending(pending)}</p> : null}
      {unappraised ? <p class="faint">{t.leftOut(unappraised)}</p> : null}
    </Part>
    {decisive.length ? <Part name="fights" title={words.fights} gist={decisive.map(({ title }) => title).join(', ')}>
      <ol>{decisive.map(({ position, kind, title, winner, before, chance, sides }) => (
        <li key={position} data-fight={position}>
          <a href={hrefOf(['games', store.id, kind === 'battle' ? words.fightTab : 'why', String(position)], { at, map })}>{title}</a>{' '}
          <b>{t.chance} {perCent(chance)}</b>. {t.winner}: {winner ? partyName(store, winner) : t.nobody} ({t.before(perCent(before))}).{' '}
          {sides.map((side) => t.lostOf(partyName(store, side.party), side.lost, short(side.expected))).join('; ')}{sides.length ? '.' : ''}
        </li>))}</ol>
      <p class="faint">{t.explained}</p>
    </Part> : null}
  </>;
}

function verdict(saved: number): string {
  const by = short(Math.abs(saved));
  return saved > EVEN ? t.better(by) : saved < -EVEN ? t.worse(by) : t.even;
}
