import { t } from '../../text';
import { live, SPEEDS } from './settings';

/** The settings for the orders of others. */
export function LiveSettingsBox() {
  const { on, follow, speed } = live.value;
  return (
    <>
      <label><input type="checkbox" data-live="on" checked={on} onChange={() => { live.value = { ...live.value, on: !on }; }} /> {t.live.on}</label>
      <label><input type="checkbox" data-live="follow" checked={follow} disabled={!on} onChange={() => { live.value = { ...live.value, follow: !follow }; }} /> {t.live.follow}</label>
      <label>{t.live.speed} <select data-live="speed" value={speed} disabled={!on} onChange={(event) => { live.value = { ...live.value, speed: Number(event.currentTarget.value) }; }}>
        {SPEEDS.map((each) => <option value={each}>{t.live.times(each)}</option>)}</select></label>
    </>
  );
}
