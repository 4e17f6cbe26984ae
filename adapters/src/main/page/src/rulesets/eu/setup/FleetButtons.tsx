import { useWriting } from '../../../setup/context';
import { rowsOf, textOf } from '../../../setup/values';
import { t } from '../text/setup';
import { fleetAt, withFleet } from './fleets';
import { atWar } from './scenario';

/** The naval stacks of a port or a sea zone, and a new one for each country at war. */
export function FleetButtons({ place, nameOf }: { place: string; nameOf(party: string): string }) {
  const { editing, chosen } = useWriting();
  const scenario = editing.scenario.value;
  const fleets = rowsOf(scenario.fleets);
  const launch = (country: string) => {
    editing.edit(withFleet(scenario, country, place));
    chosen.value = { piece: fleetAt(fleets.length), zone: place };
  };
  return (
    <div data-fleets-of={place}>
      {fleets.some(({ at }) => at === place) ? <>
        <h3>{t.setup.fleetsHere}</h3>
        <ul class="row set-up-stacks">{fleets.map((fleet, number) => fleet.at === place ? <li key={number}>
          <button type="button" onClick={() => { chosen.value = { piece: fleetAt(number), zone: place }; }}>{nameOf(textOf(fleet.country))}, {textOf(fleet.id)}</button></li> : null)}</ul>
      </> : null}
      <div class="row">{atWar(scenario).map((country) => <button key={country} type="button" data-new-fleet={country} onClick={() => launch(country)}>{t.setup.newFleet(nameOf(country))}</button>)}</div>
    </div>
  );
}
