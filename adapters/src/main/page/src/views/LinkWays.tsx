import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { t } from '../text/later';

type Code = ComponentType<{ text: string; title: string }>;

/** Sends a link with what the device offers for it, and shows it as a QR code; what draws that is fetched when it is wanted. */
export function LinkWays({ name, link, onSaid }: { name: string; link: string; onSaid(what: string): void }) {
  const code = useSignal<{ Code: Code } | null>(null);
  const share = async () => {
    try {
      await navigator.share({ title: t.title, text: name, url: link });
      onSaid(t.home.links.shared);
    } catch (broken) {
      // A user who chooses nobody to send it to has not asked for anything.
      if ((broken as Error).name !== 'AbortError') {
        onSaid(t.copyByHand);
      }
    }
  };
  const turn = async () => {
    code.value = code.value ? null : { Code: (await import('./QrCode')).QrCode };
  };
  const shown = code.value;
  return (
    <>
      {'share' in navigator ? <button type="button" aria-label={t.home.links.shareOf(name)} onClick={() => void share()}>{t.home.links.share}</button> : null}
      <button type="button" aria-label={t.home.links.codeOf(name)} aria-expanded={shown !== null} onClick={() => void turn()}>{t.home.links.code}</button>
      {shown ? <shown.Code text={link} title={t.home.links.codeOf(name)} /> : null}
    </>
  );
}
