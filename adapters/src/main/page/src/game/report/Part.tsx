import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { narrow } from '../column/tab';

interface PartProps {
  name: string;
  title: string;
  /** The part in one line, for a reader who has not opened it. */
  gist: string;
  children: ComponentChildren;
}

/** A part of a report under its heading. On a phone the parts are folded at first: the report opens with its outline. */
export function Part({ name, title, gist, children }: PartProps) {
  const [open] = useState(() => !narrow.matches);
  return (
    <section class="sheet report-part" data-part={name}>
      <details open={open}>
        <summary><h3>{title}</h3>{gist ? <span class="gist">{gist}</span> : null}</summary>
        {children}
      </details>
    </section>
  );
}
