import { useEffect, useRef } from 'preact/hooks';
import type { RoundTrack, TrackBox } from '../sheets/sheets';
import { useGame } from '../../../game/context';
import { hrefOf } from '../../../route';
import { t } from '../text/views';
import { TrackArrows } from './TrackArrows';

/** The boxes of the track in order, above them an arrow for each move of the marker. */
export function Track({ track }: { track: RoundTrack }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const here = frame.current?.querySelector<HTMLElement>('[aria-current]');
    if (here && frame.current) {
      frame.current.scrollLeft = here.offsetLeft - (frame.current.clientWidth - here.offsetWidth) / 2;
    }
  }, [track.marker]);
  const passed = new Set(track.rolls.flatMap(({ from, to }) => [from, to]));
  return (
    <div class="sheet scroll" ref={frame}>
      <div class="track" style={{ '--boxes': track.boxes.length }}>
        <TrackArrows boxes={track.boxes.map(({ box }) => box)} rolls={track.rolls} />
        <ol>{track.boxes.map((box) => <Box key={box.box} box={box} passed={passed.has(box.box)} />)}</ol>
      </div>
    </div>
  );
}

/** A box; where its round was played, the label leads to the beginning of it. */
function Box({ box: { box, season, marker, waiting }, passed }: { box: TrackBox; passed: boolean }) {
  const store = useGame();
  const began = store.timeline.value.moments.filter(({ kind, label }) => kind === 'round' && label === box).at(-1);
  return (
    <li class={['box', season, passed || marker ? 'passed' : ''].filter(Boolean).join(' ')} aria-current={marker ? 'step' : undefined} data-box={box}>
      <b>{began ? <a href={hrefOf(['games', store.id, 'rounds'], { at: began.position < store.newest.value ? began.position : null })}
        title={t.rounds.goTo(box, began.position)}>{box}</a> : box}</b>
      <span class="season">{season ? t.rounds.seasons[season] ?? season : ''}</span>
      {marker ? <span class="marker"><span aria-hidden="true">●</span><span class="unseen">{t.rounds.marker}</span></span> : null}
      {waiting.map((leader) => <span key={leader} class="leader" title={t.rounds.waiting}>{leader}</span>)}
    </li>
  );
}
