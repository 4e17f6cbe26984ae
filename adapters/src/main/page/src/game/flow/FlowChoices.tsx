import { useSignal } from '@preact/signals';
import { t } from '../../text';
import { tone } from './attention';
import { flowSettings, type FlowSettings } from './settings';

/** The settings of a player about being called and about steps without a choice. */
export function FlowChoices() {
  const denied = useSignal(false);
  const choose = (name: keyof FlowSettings, on: boolean) => { flowSettings.value = { ...flowSettings.value, [name]: on }; };
  const notice = async (on: boolean) => {
    const granted = !on || ('Notification' in window && await Notification.requestPermission() === 'granted');
    denied.value = !granted;
    choose('notice', on && granted);
  };
  const { sound, notice: told, pass } = flowSettings.value;
  return (
    <details class="flow-choices">
      <summary>{t.flow.choices}</summary>
      <div class="drop">
        <label><input type="checkbox" name="sound" checked={sound} onChange={({ currentTarget: { checked } }) => {
          choose('sound', checked);
          if (checked) {
            tone();
          }
        }} /> {t.flow.sound}</label>
        <label><input type="checkbox" name="notice" checked={told} onChange={({ currentTarget }) => void notice(currentTarget.checked)} /> {t.flow.notice}</label>
        {denied.value ? <p class="faint" role="status">{t.flow.noticeDenied}</p> : null}
        <label><input type="checkbox" name="pass" checked={pass} onChange={({ currentTarget: { checked } }) => choose('pass', checked)} /> {t.flow.pass}</label>
      </div>
    </details>
  );
}
