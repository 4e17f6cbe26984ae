import { useGame } from '../../../game/context';
import { partyName } from '../../../game/parties';
import { nameOfId } from '../../../game/pieceName';
import { placeName } from '../../../game/placeName';
import { told } from '../../../text/words';
import { t } from '../text/sea';
import type { Fleet } from '../types';
import { doing, shipsTold } from './doing';

/** Tells with whom a naval stack is one stack, and who leads it. */
function together(company: NonNullable<Fleet['company']>): string {
  const lead = company.find(({ leads }) => leads);
  return lead ? t.sea.under(told(lead.name)) : t.sea.leads(company.map(({ name }) => told(name)));
}

/** Facts of a naval stack: owner, place, its ships, its action and cargo, and its commander. */
export function FleetFacts({ piece, party, zone }: { piece: Fleet; party: string; zone: string }) {
  const store = useGame();
  const { ships, size, veteran, moved, action, aboard = [], gold = 0, convoys = [], capacity = 0, source, leaders, company = [] } = piece;
  const nameOf = (id: string) => store.pieces.value.has(id) ? nameOfId(store, id) : placeName(store, id);
  return (
    <>
      <p>{party} · {zone} · {t.sea.size(size)}{[veteran ? t.stack.veteran : '', moved ? t.stack.moved : ''].filter(Boolean).map((remark) => ` · ${remark}`)}</p>
      <p data-ships>{shipsTold(ships)}</p>
      {company.length ? <p data-company>{together(company)}</p> : null}
      {action ? <p data-doing={action.kind}>{doing(action, nameOf)}</p> : null}
      {source === undefined ? null : <p class="faint">{source === null ? t.sea.noSource : source === 0 ? t.sea.atSource : t.sea.source(source)}</p>}
      {convoys.length ? <p data-convoys>{convoys.map(({ name, transports }) => t.sea.convoy(name, transports)).join(', ')}</p> : null}
      <p class="faint" data-cargo>{aboard.length || gold ? t.sea.carries([...aboard.map(({ strength, country }) => `${strength} (${partyName(store, country)})`), ...gold ? [t.sea.gold(gold)] : []].join(', '))
        : t.sea.capacity(capacity / 2)}</p>
      {leaders.length ? <ul>{leaders.map((leader) => <li key={leader.id}>{leader.name} {leader.rank ?? ''} {leader.values ? [...leader.values].join('.') : told(leader)}</li>)}</ul> : null}
    </>
  );
}
