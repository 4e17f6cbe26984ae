import type { Geography } from '../geography';
import type { Sight } from '../sight';
import type { Look } from './look';
import { Painter } from './painter';

/** Dots for a pixel of the page on paper. */
const DENSITY = 3;

/** The pixels of a sheet of paper that the board has, across and down. */
const [WIDTH, HEIGHT] = [1040, 615];

/** Lays a drawing as fine as paper over the ground while the page is printed, by day, and fits what is shown to the sheet. Ends when the function it gives is called. */
export function drawnFinelyForPrint(geography: Geography, host: HTMLElement, shown: () => { sight: Sight; look: Look }): () => void {
  const paper = document.createElement('canvas');
  const before = () => {
    const [width, height] = [host.clientWidth, host.clientHeight];
    paper.width = width * DENSITY;
    paper.height = height * DENSITY;
    paper.style.width = `${width}px`;
    paper.style.height = `${height}px`;
    const { sight, look } = shown();
    new Painter(geography).paint(paper.getContext('2d', { alpha: false })!, { ...sight, width, height, density: DENSITY, marks: true }, { ...look, night: false });
    host.append(paper);
    const { style } = host.parentElement!;
    style.setProperty('--paper-width', `${width}px`);
    style.setProperty('--paper-height', `${height}px`);
    style.setProperty('--paper-scale', String(Math.min(WIDTH / width, HEIGHT / height)));
  };
  const after = () => paper.remove();
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    after();
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}
