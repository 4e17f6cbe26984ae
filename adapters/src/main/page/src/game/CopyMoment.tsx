import { useSignal } from '@preact/signals';
import { hrefOf, route } from '../route';
import { t } from '../text';
import { useGame } from './context';

/**
 * Copies the link of the present view: this game, its position, and the zone or piece that is chosen. Its reader sees it from his
 * own seat; a token is no part of it.
 */
export function CopyMoment() {
  const store = useGame();
  const said = useSignal('');
  const byHand = useSignal('');
  const copy = async () => {
    const { path, query } = route.value;
    const link = `${location.origin}${location.pathname}${hrefOf(path, { ...query, at: store.position.value })}`;
    try {
      await navigator.clipboard.writeText(link);
      said.value = t.time.linkCopied(store.position.value);
    } catch {
      byHand.value = link;
    }
  };
  return (
    <>
      <button type="button" class="copy-moment" title={t.time.linkHint} onClick={() => void copy()}>{t.time.link}</button>
      {store.room.value?.page.setUp ? <a class="button from-here" title={t.time.setUpHint} href={hrefOf(['setup', store.room.value.manifest.id], { game: store.id, at: store.position.value })}>{t.time.setUp}</a> : null}
      <span class="faint" role="status">{said.value}</span>
      {byHand.value ? <label class="by-hand">{t.copyByHand} <input readOnly value={byHand.value} ref={(field) => field?.select()} onFocus={(event) => event.currentTarget.select()} /></label> : null}
    </>
  );
}
