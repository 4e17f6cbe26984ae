import { effect, signal } from '@preact/signals';

/** The way in which the orders of others are shown on the board. */
export interface LiveSettings {
  /** Whether they are played at all: else the board shows at once how it stands. */
  on: boolean;
  /** Whether the board follows them. */
  follow: boolean;
  /** The factor by which it is faster than usual. */
  speed: number;
}

export const SPEEDS = [0.5, 1, 2, 4];

const KEY = 'tercio-live-orders';

/** The settings of this browser. */
export const live = signal<LiveSettings>(read());

effect(() => localStorage.setItem(KEY, JSON.stringify(live.value)));

function read(): LiveSettings {
  const usual = { on: true, follow: false, speed: 1 };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<LiveSettings>;
    return {
      on: typeof kept.on === 'boolean' ? kept.on : usual.on,
      follow: typeof kept.follow === 'boolean' ? kept.follow : usual.follow,
      speed: SPEEDS.includes(kept.speed ?? 0) ? kept.speed! : usual.speed,
    };
  } catch (unreadable) {
    console.info('The settings of this browser could not be read; the usual ones count.', unreadable);
    return usual;
  }
}
