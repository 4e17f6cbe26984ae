import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { colourOf } from '../board/colours';
import { t } from '../text';
import { CopyMoment } from './CopyMoment';
import { useGame } from './context';
import { handleKey, Steps } from './steps';
import type { GameStore } from './store';
import { Ways } from './Ways';

/** Milliseconds between two positions while the history plays. */
const BEAT = 700;

/**
 * A slider over all positions, steps and jumps to either side, and the way back and forth in the game. Nothing in it changes
 * its size or place between now and the past: whoever drags the slider would lose it.
 */
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
      </div>
      <div class="row time-ways">
        <Jumps store={store} />
        <Ways store={store} />
      </div>
      <div class="row history-parts">
        <output aria-live="polite">{store.past.value ? <><span class="unseen">{t.time.looking} </span>{t.time.past(position, newest)}</> : t.time.now(newest)}</output>
        <button type="button" class="what-if-here" title={t.forks.whatIfHint} onClick={() => void import('./branchOff').then(({ branchOff }) => branchOff(store))}>{t.forks.whatIfHere}</button>
        <CopyMoment />
      </div>
    </section>
  );
}

/** The slider over a strip: impulses in the colour of who acts, rounds and battles as marks, the undone parts greyed. */
function Slider({ store }: { store: GameStore }) {
  const { undone, moments } = store.timeline.value;
  const newest = Math.max(1, store.newest.value);
  const impulses = moments.filter(({ parties }) => parties?.length);
  return (
    <span class="slider">
      <svg class="strip" viewBox={`0 0 ${newest} 10`} preserveAspectRatio="none" aria-hidden="true">
        {impulses.map(({ position, parties }, index) => <rect key={position} class="impulse" data-parties={parties!.join(' ')} style={{ '--party': colourOf(parties![0]!) }}
          x={position - 1} y="6" width={(impulses[index + 1]?.position ?? newest + 1) - position} height="4" />)}
        {undone.map(({ from, to }) => <rect key={from} class="undone" x={from - 1} y="0" width={to - from + 1} height="10" />)}
        {moments.filter(({ kind }) => kind === store.room.value!.page.turn).map(({ position }) => <rect key={position} class="round" x={position - 0.5} y="0" width={newest / 300} height="10" />)}
        {moments.filter(({ kind }) => kind === 'battle').map(({ position }) => <rect key={position} class="battle" x={position - 0.5} y="1" width={newest / 120} height="5" />)}
      </svg>
      <input type="range" min={0} max={newest} step={1} value={store.position.value} aria-label={t.time.position}
        onInput={(event) => store.goTo(Number(event.currentTarget.value), true)} />
    </span>
  );
}

/** The moments of the game to jump to. */
function Jumps({ store }: { store: GameStore }) {
  const { moments } = store.timeline.value;
  const here = moments.filter(({ position }) => position <= store.position.value).at(-1);
  return (
    <select class="jumps" aria-label={t.time.jump} value={here?.position ?? ''} disabled={moments.length === 0}
      onChange={(event) => store.goTo(Number(event.currentTarget.value))}>
      <option value="" disabled>{t.time.jump}</option>
      {moments.map(({ position, kind, label }) =>
        <option key={position} value={position}>{kind === 'round' || kind === 'turn' ? '' : '\u2003'}{kind === 'round' ? `${t.time.round} ` : ''}{label} · {position}</option>)}
    </select>
  );
}
