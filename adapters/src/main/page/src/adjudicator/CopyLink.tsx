import { useSignal } from '@preact/signals';
import { t } from './text';

/** Copies the address, which holds the question; where the browser does not allow that, it is shown to be copied by hand. */
export function CopyLink({ settle }: { settle(): void }) {
  const state = useSignal<'' | 'copied' | 'shown'>('');
  const copy = async () => {
    settle();
    try {
      await navigator.clipboard.writeText(location.href);
      state.value = 'copied';
    } catch {
      state.value = 'shown';
    }
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>{t.adjudicator.copy}</button>
      <span role="status">{state.value === 'copied' ? t.adjudicator.copied : ''}</span>
      {state.value === 'shown' ? <label>{t.adjudicator.copyThis} <input readOnly value={location.href} onFocus={(event) => event.currentTarget.select()} /></label> : null}
    </>
  );
}
