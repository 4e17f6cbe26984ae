import type { Fields } from '../../../api/board';
import { SchemaField } from '../../../game/form/SchemaField';
import { parts } from '../../../game/form/schema';
import { useWriting } from '../../../setup/context';
import { FaultsOf } from '../../../setup/FaultList';
import { rowsOf, textOf, valueAt } from '../../../setup/values';
import { Written } from '../../../setup/Written';
import { t } from '../text/setup';
import { zones } from './board';
import type { Counters } from './counters';
import { isHarbour, withDepot, withFleet, withGarrison } from './laying';
import { areaAt, isPower, nameIn, placeAt, played, standingOf, withStanding } from './scenario';
import { fleetSchema, garrisonSchema, holderSchema, standingSchema } from './schemas';

/** An area: its corps, whose its province and its city are, its garrisons, its depot and its fleets. */
export function AreaForm({ id, counters }: { id: string; counters: Counters }) {
  const { editing, printed, chosen } = useWriting();
  const scenario = editing.scenario.value;
  const place = placeAt(printed, id);
  const area = areaAt(printed, id);
  const pieces = zones(scenario, printed, counters).find((zone) => zone.id === id)?.pieces ?? [];
  const powers = played(scenario);
  return (
    <div data-area-form={id}>
      <h2>{place?.name ?? id}</h2>
      {pieces.length ? <><h3>{t.setup.piecesHere}</h3><ul class="row set-up-stacks">{pieces.map((piece) => <li key={piece.id}><button type="button" onClick={() => { chosen.value = { piece: piece.id, zone: id }; }}>{piece.name}</button></li>)}</ul></> : null}
      {area?.province ? <Standing id={id} /> : null}
      {area?.city ? <>
        <h3>{t.setup.ofCity(area.city)}</h3>
        <FaultsOf pointer={`/cities/${id}`} />
        <SchemaField part={{ name: 'cities', schema: holderSchema(printed), needed: false }} value={valueAt(scenario, ['cities', id])} onWrite={(value) => editing.write(['cities', id], value, true)} />
        <Posts list="garrisons" id={id} title={(row) => t.setup.add(t.setup.garrisons, nameIn(printed, row.nation))} schema={(row) => ({ path: ['factors'], schema: garrisonSchema(printed, textOf(row.nation), true) })}
          add={[...powers, ...isPower(printed, area.nation ?? '') || !area.nation ? [] : [area.nation]].map((nation) => ({ id: nation, lay: () => withGarrison(scenario, nation, id, { infantry: 1 }) }))} label={t.setup.garrison} />
      </> : null}
      {area ? <Posts list="depots" id={id} title={(row) => t.setup.add(t.setup.depot, nameIn(printed, row.power))} schema={(row) => ({ path: ['garrison'], schema: garrisonSchema(printed, textOf(row.power), false) })}
        add={rowsOf(scenario.depots).some((depot) => depot.area === id) ? [] : powers.map((power) => ({ id: power, lay: () => withDepot(scenario, power, id) }))} label={t.setup.depot} /> : null}
      {isHarbour(printed, id) ? <Posts list="fleets" field="at" id={id} title={(row) => t.setup.add(t.setup.fleet, nameIn(printed, row.power))} schema={() => ({ path: [], schema: fleetSchema(scenario, printed) })}
        add={powers.map((power) => ({ id: power, lay: () => withFleet(scenario, power, id) }))} label={t.setup.fleet} blockade={area !== undefined} /> : null}
      {powers.length ? null : <p class="faint">{t.setup.nobody}</p>}
    </div>
  );
}

/** The owner of an area's province, and how it is held. */
function Standing({ id }: { id: string }) {
  const { editing, printed } = useWriting();
  const scenario = editing.scenario.value;
  const area = areaAt(printed, id)!;
  const { standing, owner, at } = standingOf(scenario, printed, area);
  const home = isPower(printed, area.nation ?? '');
  const write = (now: { standing: string; owner: string }) => editing.edit(withStanding(scenario, printed, id, now.standing === 'neutral' || home && now.owner === area.nation ? undefined : now), `standing ${id}`);
  return (
    <>
      <h3>{t.setup.standingOf(area.province!)}</h3>
      {at >= 0 ? <FaultsOf pointer={`/provinces/${at}`} /> : null}
      {parts(standingSchema(printed, area)).map((part) => <SchemaField key={part.name} part={part} value={part.name === 'owner' ? owner : standing}
        onWrite={(value) => write(part.name === 'owner' ? { standing: standing === 'neutral' ? 'conquered' : standing, owner: textOf(value) }
          : { standing: textOf(value), owner: owner === area.nation ? played(scenario)[0] ?? owner : owner })} />)}
    </>
  );
}

interface PostsProps {
  list: 'garrisons' | 'depots' | 'fleets';
  field?: string;
  id: string;
  title(row: Fields): string;
  schema(row: Fields): { path: string[]; schema: ReturnType<typeof garrisonSchema> };
  add: { id: string; lay(): Fields }[];
  label: string;
  blockade?: boolean;
}

/** The garrisons, the depot or the fleets of a place, each with its fields, and a button of each nation that places another. */
function Posts({ list, field = 'area', id, title, schema, add, label, blockade = false }: PostsProps) {
  const { editing, printed } = useWriting();
  const scenario = editing.scenario.value;
  return (
    <div data-posts={list}>
      {rowsOf(scenario[list]).map((row, at) => {
        if (row[field] !== id) {
          return null;
        }
        const fields = schema(row);
        return (
          <fieldset key={at} class="form-field" data-post={at}><legend>{title(row)}</legend>
            <FaultsOf pointer={`/${list}/${at}`} />
            <div class="set-up-fields"><Written path={[list, String(at), ...fields.path]} schema={fields.schema} /></div>
            {blockade ? <label><input type="checkbox" name="blockades" checked={row.blockades === id} onChange={(event) => editing.write([list, String(at), 'blockades'], event.currentTarget.checked ? id : undefined)} /> {t.setup.blockades}</label> : null}
            <button type="button" onClick={() => editing.write([list, String(at)], undefined)}>{t.setup.remove}</button>
          </fieldset>
        );
      })}
      {add.length ? <div class="row">{add.map((each) => <button key={each.id} type="button" data-new-post={`${list}-${each.id}`} onClick={() => editing.edit(each.lay())}>{t.setup.add(label, nameIn(printed, each.id))}</button>)}</div> : null}
    </div>
  );
}
