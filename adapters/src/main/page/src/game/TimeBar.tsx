import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { post } from '../api/client';
import { keepToken } from '../session';
import { t } from '../text';
import { SeatLinks, type Made } from '../views/SeatLinks';
import { useGame } from './context';
import { Fold } from './Fold';
import type { GameStore } from './store';

/** Milliseconds between two positions while the history plays. */
const BEAT = 700;

/** A slider over all positions, steps and jumps to either side, and the way back and forth in the game. */
export function TimeBar() {
  const store = useGame();
  const playing = useSignal(false);
  const position = store.position.value;
  const newest = store.newest.value;
  const steps = new Steps(store);
  useEffect(() => {
    const keys = (event: KeyboardEvent) => handleKey(event, steps, () => { playing.value = !playing.value; });
    document.addEventListener('keydown', keys);
    return () => document.removeEventListener('keydown', keys);
  });
  useEffect(() => {
    if (!playing.value) {
      return undefined;
    }
    if (position >= newest) {
      playing.value = false;
      return undefined;
    }
    const beat = setTimeout(() => steps.on(), BEAT);
    return () => clearTimeout(beat);
  }, [playing.value, position, newest]);
  const step = (label: string, name: string, act: () => void, off: boolean) =>
    <button type="button" aria-label={name} title={name} disabled={off} onClick={act}>{label}</button>;
  return (
    <section class={store.past.value ? 'time past' : 'time'} aria-label={t.time.label}>
      <div class="row">
        {step('|<', t.time.first, () => steps.first(), position === 0)}
        {step('<<', t.time.roundBack, () => steps.round(-1), position === 0)}
        {step('<', t.time.back, () => steps.back(), position === 0)}
        <Slider store={store} />
        {step('>', t.time.on, () => steps.on(), !store.past.value)}
        {step('>>', t.time.roundOn, () => steps.round(1), !store.past.value)}
        {step('>|', t.time.last, () => steps.last(), !store.past.value)}
        {step(playing.value ? '❚❚' : '▶', playing.value ? t.time.pause : t.time.play, () => { playing.value = !playing.value; }, !store.past.value && !playing.value)}
        <Jumps store={store} />
        <output aria-live="polite">{store.past.value ? t.time.past(position, newest) : t.time.now(newest)}</output>
        <Ways store={store} />
      </div>
    </section>
  );
}

/** Steps through the history; what was undone is skipped. */
class Steps {
  constructor(private readonly store: GameStore) {}

  first() {
    this.store.goTo(0);
  }

  last() {
    this.store.goTo(this.store.newest.value);
  }

  back() {
    this.store.goTo(this.skip(this.store.position.value - 1, -1), true);
  }

  on() {
    this.store.goTo(this.skip(this.store.position.value + 1, 1), true);
  }

  round(direction: 1 | -1) {
    const here = this.store.position.value;
    const rounds = this.store.timeline.value.moments.filter(({ kind }) => kind === 'round' || kind === 'turn').map(({ position }) => position);
    const next = direction > 0 ? rounds.find((position) => position > here) ?? this.store.newest.value
      : rounds.filter((position) => position < here).at(-1) ?? 0;
    this.store.goTo(next);
  }

  private skip(from: number, direction: 1 | -1): number {
    let position = from;
    for (const { from: start, to: end } of direction > 0 ? this.store.timeline.value.undone : [...this.store.timeline.value.undone].reverse()) {
      if (position >= start && position <= end) {
        position = direction > 0 ? end + 1 : start - 1;
      }
    }
    return position;
  }
}

function handleKey(event: KeyboardEvent, steps: Steps, play: () => void) {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || target.closest('input, textarea, select, [contenteditable], dialog')) {
    return;
  }
  const onButton = target.closest('button, a, summary') !== null;
  switch (event.key) {
    case 'ArrowLeft': event.shiftKey ? steps.round(-1) : steps.back(); break;
    case 'ArrowRight': event.shiftKey ? steps.round(1) : steps.on(); break;
    case 'Home': steps.first(); break;
    case 'End': steps.last(); break;
    case ' ':
      if (onButton) {
        return;
      }
      play();
      break;
    default: return;
  }
  event.preventDefault();
}

/** The slider, with the undone parts greyed. */
function Slider({ store }: { store: GameStore }) {
  const { undone, moments } = store.timeline.value;
  const newest = Math.max(1, store.newest.value);
  return (
    <span class="slider">
      <svg class="strip" viewBox={`0 0 ${newest} 10`} preserveAspectRatio="none" aria-hidden="true">
        {undone.map(({ from, to }) => <rect key={from} class="undone" x={from - 1} y="0" width={to - from + 1} height="10" />)}
        {moments.filter(({ kind }) => kind === 'round').map(({ position }) => <rect key={position} class="round" x={position - 0.5} y="0" width={newest / 500} height="10" />)}
        {moments.filter(({ kind }) => kind === 'battle').map(({ position }) => <rect key={position} class="battle" x={position - 0.5} y="5" width={newest / 250} height="5" />)}
      </svg>
      <input type="range" min={0} max={newest} step={1} value={store.position.value} aria-label={t.time.position}
        onInput={(event) => store.goTo(Number(event.currentTarget.value), true)} />
    </span>
  );
}

/** Rounds, impulses, battles and sieges to jump to. */
function Jumps({ store }: { store: GameStore }) {
  const { moments } = store.timeline.value;
  const here = moments.filter(({ position }) => position <= store.position.value).at(-1);
  return (
    <select class="jumps" aria-label={t.time.jump} value={here?.position ?? ''} disabled={moments.length === 0}
      onChange={(event) => store.goTo(Number(event.currentTarget.value))}>
      <option value="" disabled>{t.time.jump}</option>
      {moments.map(({ position, kind, label }) =>
        <option key={position} value={position}>{kind === 'round' || kind === 'turn' ? '' : '\u2003'}{kind === 'round' ? `${t.time.jumps.round} ` : ''}{label} · {position}</option>)}
    </select>
  );
}

/** Undo to here, redo, fork from here. */
function Ways({ store }: { store: GameStore }) {
  const reason = useSignal('');
  const forked = useSignal<Made | null>(null);
  if (!store.token) {
    return store.past.value ? <button type="button" class="main" onClick={() => store.goTo(store.newest.value)}>{t.time.toNow}</button> : null;
  }
  const fork = () => store.attempt(async () => {
    forked.value = (await post<Made>(`${store.path}/forks`, { at: store.position.value, name: `${store.summary.value!.name} (${store.position.value})` }, store.token)).body;
    keepToken(forked.value.id, forked.value.hostToken);
  });
  const canRedo = !store.past.value && store.timeline.value.undone.length > 0;
  return (
    <>
      {store.past.value ? <>
        <button type="button" class="main" onClick={() => store.goTo(store.newest.value)}>{t.time.toNow}</button>
        <Fold id="time-ways" label={t.time.ways}>
          <input placeholder={t.time.why} aria-label={t.time.whyLabel} size={12} autocomplete="off" value={reason.value}
            onInput={(event) => { reason.value = event.currentTarget.value; }} />
          <button type="button" onClick={() => void store.ask('undo', { to: store.position.value, reason: reason.value.trim() })}>{t.time.undoHere}</button>
          <button type="button" onClick={() => void fork()}>{t.time.fork}</button>
        </Fold>
      </> : null}
      {canRedo ? <button type="button" onClick={() => void store.ask('redo', {})}>{t.time.redo}</button> : null}
      {forked.value ? (
        <div class="forked">
          <SeatLinks made={forked.value} title={t.time.forked} />
          <button type="button" class="close" aria-label={t.close} onClick={() => { forked.value = null; }}>×</button>
        </div>) : null}
    </>
  );
}
