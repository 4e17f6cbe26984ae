import { hrefOf, route } from '../route';
import { t } from '../text';
import { spoken } from '../text/words';
import { useGame } from './context';
import { stackName } from './stackName';
import { Traces } from './Traces';
import { Close } from '../views/Close';

/** A zone: what is printed of it and how it stands. */
export function ZoneBox({ zone: id, onClose }: { zone: string; onClose(): void }) {
  const store = useGame();
  const board = store.printed.value!;
  const printed = board.zones.find((zone) => zone.id === id);
  const state = store.zones.value.get(id);
  if (!printed && !state) {
    return <section class="sheet"><p>{t.problem.missing}: {id}</p></section>;
  }
  const party = (name: string | undefined) => board.parties.find((each) => each.id === name)?.name ?? (name ? spoken(name) : null);
  const nameOf = (zone: string) => board.zones.find((each) => each.id === zone)?.name ?? spoken(zone);
  const neighbours = board.borders.filter(({ zones }) => zones.includes(id))
    .map(({ zones: [one, other], kind }) => ({ zone: one === id ? other : one, kind }));
  const here = (zone: string) => hrefOf(['games', store.id, 'zone', zone], { at: route.value.query.at, map: route.value.query.map });
  const fortress = state?.fortress;
  const facts: [string, string | null | undefined][] = [
    [t.zone.terrain, state?.terrain ? t.terrain(state.terrain) : printed?.terrain && t.terrain(printed.terrain)],
    [t.zone.owner, party(state?.owner)],
    [t.zone.controller, state?.controller === state?.owner ? null : party(state?.controller)],
    [t.zone.city, fortress?.city || printed?.city],
    [t.zone.fortress, fortress ? [t.zone.level(fortress.level), state?.besieged ? t.zone.besieged : '', fortress.breached ? t.zone.breached : ''].filter(Boolean).join(', ') : null],
    [t.zone.siegeworks, fortress && (fortress.siegeworkPlus || fortress.siegeworkMinus) ? `${'+'.repeat(fortress.siegeworkPlus)}${'−'.repeat(fortress.siegeworkMinus)}` : null],
    [t.zone.income, printed?.income === undefined ? null : String(printed.income)],
    [t.zone.ports, printed?.ports?.map(({ sea }) => nameOf(sea)).join(', ')],
    [t.board.mark, printed?.tags?.map((tag) => t.board.tags[tag] ?? spoken(tag)).join(', ')],
  ];
  return (
    <section class="sheet zone-box" aria-label={printed?.name ?? state?.name} data-chosen-zone={id}>
      <h2>{printed?.name ?? state?.name}</h2>
      <dl>{facts.filter(([, value]) => value).map(([name, value]) => <><dt>{name}</dt><dd>{value}</dd></>)}</dl>
      {state?.stacks.length ? <>
        <h3>{t.zone.stacks}</h3>
        <ul>{state.stacks.map((stack) => <li key={stack.id}>
          <a href={hrefOf(['games', store.id, 'stack', stack.id], { at: route.value.query.at, map: route.value.query.map })}>{stackName(store, stack)}</a>, {stack.strength}</li>)}</ul>
      </> : null}
      {neighbours.length ? <>
        <h3>{t.zone.neighbours}</h3>
        <p class="neighbours">{neighbours.map(({ zone, kind }) => <span key={zone}><a href={here(zone)}>{nameOf(zone)}</a> <small class="faint">{kind === 'land' ? '' : spoken(kind).toLowerCase()}</small> </span>)}</p>
      </> : null}
      <Traces of={id} />
      <Close onClose={onClose} />
    </section>
  );
}
