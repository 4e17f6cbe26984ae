import { useSignal } from '@preact/signals';
import type { Ruling } from '../../../api/ruling';
import type { SiegeEntry } from '../types';
import { AskAdjudicator } from '../../../game/AskAdjudicator';
import { useGame } from '../../../game/context';
import { partyName } from '../../../game/parties';
import { Steps } from '../../../game/Why';
import { hrefOf, route } from '../../../route';
import { t } from '../text/views';
import { begun, spoken } from '../../../text/words';
import { useRead } from '../../../views/useRead';
import { Entry } from './Entry';

/** Every siege with its rounds, the newest on top. */
export function SiegeList({ sieges }: { sieges: SiegeEntry[] }) {
  return (
    <section class="sheet" aria-label={t.battle.sieges}>
      <h2>{t.battle.sieges}</h2>
      {sieges.length === 0 ? <p>{t.battle.noSieges}</p> : sieges.toReversed().map((siege) => <Siege key={siege.position} siege={siege} />)}
    </section>
  );
}

/** A siege: what was rolled in each of its rounds. */
export function Siege({ siege }: { siege: SiegeEntry }) {
  const store = useGame();
  const blows = siege.rounds.flatMap(({ rulings }) => rulings);
  const rulings = useRead((abort) => Promise.all(blows.map((position) => store.get<Ruling>(`rulings/${position}`, abort))), [blows.join()]).value.value ?? [];
  return (
    <article data-siege={siege.position}>
      <h3><a href={hrefOf(['games', store.id, 'zone', siege.zone], { at: siege.position, map: route.value.query.map })}>{siege.title}</a>{' '}
        <span class="faint">{[siege.by ? partyName(store, siege.by) : '', siege.ended ? t.battle.ends[siege.how ?? ''] ?? spoken(siege.how) : t.battle.goesOn].filter(Boolean).join(' · ')}</span></h3>
      <table class="siege-rounds"><tbody>{siege.rounds.flatMap((round) => round.rulings.map((position, index) => (
        <Blow key={position} position={position} round={index === 0 ? round.round : ''} ruling={rulings.find((each) => each.position === position)} />)))}</tbody></table>
    </article>
  );
}

function Blow({ position, round, ruling }: { position: number; round: string; ruling: Ruling | undefined }) {
  const store = useGame();
  const opened = useSignal(false);
  const steps = ruling?.explanation ?? [];
  return <>
    <tr data-position={position}>
      <th scope="row">{round}</th>
      <td><button type="button" class="reasons" aria-expanded={opened.value} aria-label={t.battle.reasons(t.why.event(position))}
        onClick={() => { opened.value = !opened.value; }}>{t.why.event(position)}</button></td>
      <td>{steps.filter(({ dice }) => dice?.length).map((step, index) => (
        <div key={index} class="blow"><span>{begun(step.step)}{step.side ? <span class="faint"> {step.side}</span> : null}</span> <Entry step={step} /></div>))}</td>
    </tr>
    {opened.value ? <tr class="reason-row"><td colSpan={3}><Steps steps={steps} ruleset={store.summary.value!.ruleset} /><AskAdjudicator position={position} /></td></tr> : null}
  </>;
}
