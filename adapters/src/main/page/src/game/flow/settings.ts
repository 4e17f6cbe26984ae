import { effect, signal } from '@preact/signals';

/** The settings of a player for the flow of a game; kept in this browser. All of it is off until it is chosen. */
export interface FlowSettings {
  /** A tone when it becomes the player's turn. */
  sound: boolean;
  /** A notice of the system when it becomes the player's turn while the page is not looked at. */
  notice: boolean;
  /** Steps with one answer and nothing to choose are answered by the page. */
  pass: boolean;
}

const KEY = 'tercio.flow';
const OFF: FlowSettings = { sound: false, notice: false, pass: false };

export const flowSettings = signal<FlowSettings>(kept());

effect(() => {
  const chosen = JSON.stringify(flowSettings.value);
  if (chosen !== (localStorage.getItem(KEY) ?? JSON.stringify(OFF))) {
    localStorage.setItem(KEY, chosen);
  }
});

function kept(): FlowSettings {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<FlowSettings>;
    return { sound: read.sound === true, notice: read.notice === true, pass: read.pass === true };
  } catch (broken) {
    if (!(broken instanceof SyntaxError)) {
      throw broken;
    }
    return OFF;
  }
}
