import type { Geography } from '../geography';
import type { Sight } from '../sight';
import type { Look } from './look';
import { Painter } from './painter';

/** Dots for a pixel of the page on paper. */
const DENSITY = 3;

/** The least that is drawn, in pixels: a sheet of paper across. */
const [WIDTH, HEIGHT] = [1100, 800];

/** Lays a drawing as fine as paper over the ground while the page is printed. Ends when the function it gives is called. */
export function drawnFinelyForPrint(geography: Geography, host: HTMLElement, shown: () => { sight: Sight; look: Look }): () => void {
  const paper = document.createElement('canvas');
  const before = () => {
    const [width, height] = [Math.max(host.clientWidth, WIDTH), Math.max(host.clientHeight, HEIGHT)];
    paper.width = width * DENSITY;
    paper.height = height * DENSITY;
    paper.style.width = `${width}px`;
    paper.style.height = `${height}px`;
    const { sight, look } = shown();
    new Painter(geography).paint(paper.getContext('2d', { alpha: false })!, { ...sight, width, height, density: DENSITY, marks: true }, look);
    host.append(paper);
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
