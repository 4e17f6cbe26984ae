import type { Likelihood } from '../api/odds';
import { perCent } from '../text/words';

const HEIGHT = 26;
const WIDTH = 9;
/** Wider than so many columns of that width none is drawn: then they are narrower, and not all of them are labelled. */
const MOST = 24;

/** The values of a number as small columns, each with its chance when pointed at; `marked` is the value that came. */
export function Histogram({ label, field, marked }: { label: string; field: Likelihood; marked?: number }) {
  const most = Math.max(...field.values.map(({ probability }) => probability));
  const numbers = field.values.filter(({ value }) => value !== null).map(({ value }) => Number(value));
  const least = Math.min(...numbers);
  const count = Math.max(...numbers) - least + 1;
  const width = count > MOST ? WIDTH * MOST / count : WIDTH;
  const gap = count > MOST ? 0 : 1;
  const every = Math.ceil(count / MOST * 2.4);
  const labelled = (value: number) => count <= MOST || value % every === 0;
  return (
    <svg class="histogram" role="img" width={count * width} height={HEIGHT + 10} viewBox={`0 0 ${count * width} ${HEIGHT + 10}`}
      aria-label={`${label}: ${field.values.map(({ value, probability }) => `${value} ${perCent(probability)}`).join(', ')}`}>
      {field.values.filter(({ value }) => value !== null).map(({ value, probability }) => {
        const height = Math.max(1, HEIGHT * probability / most);
        return (
          <g key={String(value)} class={value === marked ? 'came' : ''}>
            <title>{`${value}: ${(probability * 100).toFixed(2)} %`}</title>
            <rect x={(Number(value) - least) * width + gap} y={HEIGHT - height} width={Math.max(width - 2 * gap, 1)} height={height} />
            {labelled(Number(value)) || value === marked ? <text x={(Number(value) - least + .5) * width} y={HEIGHT + 9}>{String(value)}</text> : null}
          </g>);
      })}
    </svg>
  );
}
