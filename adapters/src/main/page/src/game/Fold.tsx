import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

interface FoldProps { id: string; label: string; children: ComponentChildren }

/** Controls that are wanted now and then, folded behind a button: the board needs the room more. */
export function Fold({ id, label, children }: FoldProps) {
  const open = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open.value) {
      open.value = false;
      button.current?.focus();
      event.stopPropagation();
    }
  };
  return (
    <span class={open.value ? 'fold open' : 'fold'} onKeyDown={close}>
      <button type="button" class="fold-button" ref={button} aria-expanded={open.value} aria-controls={id} onClick={() => { open.value = !open.value; }}>{label}</button>
      <span class="folded" id={id}>{children}</span>
    </span>
  );
}
