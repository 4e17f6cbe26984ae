import type { RoundTrack } from '../sheets/sheets';
import { useGame } from '../../../game/context';
import { t } from '../text/views';
import { Refusal } from '../../../views/Refusal';
import { Alliances } from './Alliances';
import { RoundRolls } from './RoundRolls';
import { Track } from './Track';
import { useRead } from '../../../views/useRead';

/** The round track: where the marker lies and which rolls brought it there. */
export function Rounds() {
  const store = useGame();
  const position = store.position.value;
  const { value, problem } = useRead((abort) => store.get<RoundTrack>(`round-track?at=${position}`, abort), [position]).value;
  if (problem) {
    return <Refusal problem={problem} />;
  }
  if (!value) {
    return <p class="loading">{t.loading}</p>;
  }
  const waiting = value.boxes.filter((box) => box.waiting.length > 0);
  return (
    <div class="wide rounds-view">
      <h2>{t.rounds.title}</h2>
      <p>
        {value.marker ? t.rounds.markerAt(value.marker) : t.rounds.notYet}
        {value.extendedCampaign ? <> <span class="flag extended">⤿ {t.extended}</span></> : null}
        {value.badWeather ? <> <span class="flag">☂ {t.weather}</span></> : null}
        {value.sundFrozen ? <> <span class="flag">❄ {t.sund}</span></> : null}
      </p>
      <Track track={value} />
      <Alliances />
      {waiting.length ? (
        <section class="sheet">
          <h3>{t.rounds.waitingTitle}</h3>
          <ul>{waiting.map((box) => <li key={box.box}>{t.rounds.until(box.box, box.waiting.join(', '))}</li>)}</ul>
        </section>) : null}
      <section class="sheet">
        <h3>{t.rounds.rolls}</h3>
        {value.rolls.length ? <RoundRolls rolls={value.rolls} /> : <p>{t.rounds.none}</p>}
      </section>
    </div>
  );
}
