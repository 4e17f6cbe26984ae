import { signal } from '@preact/signals';

const dark = matchMedia('(prefers-color-scheme: dark)');

/** Whether the page is dark. */
export const night = signal(dark.matches);

dark.addEventListener('change', () => { night.value = dark.matches; });
