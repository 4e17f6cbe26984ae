import type { OddsAhead } from '../api/odds';
import type { Course } from '../frame/room';
import { words } from '../frame/rooms';
import { RuleCode } from '../rules/RuleCode';
import { t } from '../text';
import { begun } from '../text/words';
import { OddsBrief } from '../views/OddsTable';
import { useRead } from '../views/useRead';
import type { Aim, Aiming } from './aiming';
import { Assumed } from './Assumed';
import { useGame } from './context';
import { moveFacts, tollTold } from './moveFacts';
import { partyNames } from './parties';
import { placeName } from './placeName';
import { riskKey, riskTold } from './riskTold';

interface AimBoxProps { aim: Aim; aiming: Aiming; onSend(aim: Aim): void; onZone(zone: string): void }

/** The move that is considered, beside the board, on a phone above the answers: its way, what it costs and risks, and the odds of the fight at its end; or why it cannot be made. */
export function AimBox({ aim, aiming, onSend, onZone }: AimBoxProps) {
  const store = useGame();
  const { option, options, path, forbidden, zone } = aim;
  const name = placeName(store, zone);
  const ready = store.answerable.value;
  const course = option ? store.room.value?.page.course?.(option.command) ?? (aim.piece && path.length ? { piece: aim.piece, path } : undefined) : undefined;
  return (
    <section class={forbidden ? 'aim forbidden' : 'aim'} aria-label={t.aim.title(name)} data-aim={zone} aria-live="polite">
      <h3>{name}{option ? <small> {moveFacts(option)}</small> : null}</h3>
      {path.length > 1 ? <p class="faint">{t.aim.way(path.map((each) => placeName(store, each)))}</p> : null}
      {forbidden ? <p class="why-not">{begun(forbidden.detail)} {forbidden.rule ? <RuleCode code={forbidden.rule} /> : null}</p> : null}
      {option?.move?.risks?.map((risk) => <p class="risks" key={riskKey(risk)}>{riskTold(store, option.move!, risk)}</p>)}
      {option?.move?.toll ? <p class="risks">{tollTold(option.move.toll)}</p> : null}
      {options.length > 1 ? <ul class="aim-ways">{options.map((each) => (
        <li key={each.label}><button type="button" aria-pressed={each === option} onClick={() => aiming.at(aim.piece, zone, options, each, aim.seen)}>{each.label}</button></li>))}</ul> : null}
      <div class="row">
        {option ? <button type="button" class="main" data-send aria-disabled={!ready} onClick={() => ready && onSend(aim)}>{begun(option.label)}</button>
          : <button type="button" onClick={() => onZone(zone)}>{t.aim.about(name)}</button>}
        <button type="button" class="aim-drop" onClick={() => aiming.drop()}>{t.aim.drop} <kbd>Esc</kbd></button>
      </div>
      {/* Odds arrive later: they move no button. */}
      {course && option?.move && (option.move.active || store.room.value?.page.weighsMove?.(store.pieces.value.get(course.piece))) ? <FightAhead course={course} seen={aim.seen} /> : null}
    </section>
  );
}

/** The odds of the fight at the end of the move, if nobody stops it on its way, or of what else awaits the piece there; and why a fight has none. */
function FightAhead({ course: { piece, path, action }, seen }: { course: Course; seen: number }) {
  const store = useGame();
  const asked = `odds/moves/${encodeURIComponent(piece)}?path=${encodeURIComponent(path.join(','))}${action ? `&action=${encodeURIComponent(action)}` : ''}&at=${seen}`;
  const { value } = useRead(async (abort) => ({ asked, ahead: await store.get<OddsAhead>(asked, abort) }), [asked]).value;
  return value?.asked === asked ? <Ahead value={value.ahead} /> : null;
}

function Ahead({ value }: { value: OddsAhead }) {
  const store = useGame();
  return value.odds || value.withheld ? (
    <div class="aim-odds" title={t.odds.explained}>
      {value.withheld ? <p class="faint" data-withheld>{value.withheld}</p> : null}
      {value.odds ? <>
        <p class="faint">{words().ahead?.(value.odds) ?? (Object.keys(value.parties ?? {}).length ? t.aim.fight : t.aim.there)}</p>
        <OddsBrief odds={value.odds} names={partyNames(store, value.parties)} />
        <Assumed of={[value.assumes]} />
      </> : null}
    </div>) : null;
}
