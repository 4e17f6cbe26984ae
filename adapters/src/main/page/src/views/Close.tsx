import { t } from '../text';

/** Closes a box. The focus goes to what the game waits for, or to the content of the page: the button it was on is gone. */
export function Close({ onClose }: { onClose(): void }) {
  const close = () => {
    onClose();
    (document.querySelector<HTMLElement>('.play[tabindex]') ?? document.getElementById('content'))?.focus({ preventScroll: true });
  };
  return <button type="button" class="close" aria-label={t.close} onClick={close}>×</button>;
}
