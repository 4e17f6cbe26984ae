import type { TrackRoll } from '../sheets/sheets';
import { t } from '../text/views';
import { EventLink } from '../../../views/EventLink';

/** Every roll that moved the marker, each with a link to its ruling. */
export function RoundRolls({ rolls }: { rolls: TrackRoll[] }) {
  return (
    <div class="scroll"><table class="rolls">
      <thead><tr>
        <th scope="col" class="number">{t.event.name}</th>
        <th scope="col">{t.rounds.from}</th><th scope="col">{t.rounds.to}</th>
        <th scope="col">{t.rounds.die}</th><th scope="col" class="number">{t.rounds.modified}</th>
        <th scope="col">{t.rounds.notes}</th>
      </tr></thead>
      <tbody>{rolls.map((roll) => (
        <tr key={roll.position} data-roll={roll.position}>
          <td class="number"><EventLink position={roll.position} /></td>
          <td>{roll.from ?? t.rounds.start}</td>
          <th scope="row">{roll.to}</th>
          <td><EventLink position={roll.position}><b class="die">{roll.die}</b></EventLink></td>
          <td class="number">{roll.modified}</td>
          <td>{[roll.extendedCampaign ? t.extended : '', roll.badWeather ? t.weather : ''].filter(Boolean).join(', ')}</td>
        </tr>))}</tbody>
    </table></div>
  );
}
