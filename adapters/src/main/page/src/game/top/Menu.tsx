import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface MenuProps { name: string; sign: string; label: string; children: ComponentChildren }

/** A menu behind a sign of the top bar. It closes when something else is pointed at, when a link in it is followed, and by Escape. */
export function Menu({ name, sign, label, children }: MenuProps) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const away = ({ target }: Event) => {
      if (box.current?.open && !box.current.contains(target as Node)) {
        box.current.open = false;
      }
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, []);
  return (
    <details class={`menu ${name}`} ref={box} onClick={({ target, currentTarget }) => {
      if ((target as Element).closest('a')) {
        currentTarget.open = false;
      }
    }} onKeyDown={(event) => {
      if (event.key === 'Escape' && event.currentTarget.open) {
        event.currentTarget.open = false;
        event.currentTarget.querySelector('summary')!.focus();
        event.stopPropagation();
      }
    }}>
      <summary aria-label={label} title={label}>{sign}</summary>
      <div class="drop">{children}</div>
    </details>
  );
}
