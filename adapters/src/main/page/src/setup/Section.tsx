import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface SectionProps {
  title: string;
  /** Opens it as soon as something in it is wrong; it is not closed again by itself. */
  faulty: boolean;
  name: string;
  children: ComponentChildren;
}

/** Forms that are folded away until they are wanted, or something in them is wrong. */
export function Section({ title, faulty, name, children }: SectionProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (faulty && details.current) {
      details.current.open = true;
    }
  }, [faulty]);
  return <details ref={details} data-section={name}><summary>{title}</summary>{children}</details>;
}
