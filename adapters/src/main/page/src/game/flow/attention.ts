import { t } from '../../text';
import { flowSettings } from './settings';

const ICON = 'favicon.svg';
const CALLING = 'favicon-turn.svg';

/** Seconds of the tone, and its pitch in hertz. */
const TONE = 0.35;
const PITCH = 660;

/** Shows at the tab of the browser whether the game waits for who holds it. */
export function showInTab(name: string, called: boolean): void {
  document.title = called ? `● ${t.flow.yourTurn} · ${name}` : name;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const wanted = called ? CALLING : ICON;
  if (icon && icon.getAttribute('href') !== wanted) {
    icon.setAttribute('href', wanted);
  }
}

/** Calls a player whose turn it has become, by the ways that were chosen. */
export function call(name: string, prompt: string): void {
  if (flowSettings.value.sound) {
    tone();
  }
  if (flowSettings.value.notice && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    new Notification(`${t.flow.yourTurn} · ${name}`, { body: prompt, icon: ICON, tag: name });
  }
}

/** The tone is made, not fetched. */
export function tone(): void {
  const audio = new AudioContext();
  const loud = audio.createGain();
  loud.gain.setValueAtTime(0.2, audio.currentTime);
  loud.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + TONE);
  loud.connect(audio.destination);
  const sound = audio.createOscillator();
  sound.frequency.value = PITCH;
  sound.connect(loud);
  sound.start();
  sound.stop(audio.currentTime + TONE);
  sound.onended = () => void audio.close();
}
