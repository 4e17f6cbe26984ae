import type { Likelihood } from '../api/types';
import { perCent } from '../text/words';

const HEIGHT = 26;
const WIDTH = 9;

/** The values of a number as small columns, each with its chance when pointed at; `marked` is the value that came. */
export function Histogram({ label, field, marked }: { label: string; field: Likelihood; marked?: number }) {
  const most = Math.max(...field.values.map(({ probability }) => probability));
  const least = Number(field.values[0]?.value ?? 0);
  const count = Number(field.values.at(-1)?.value ?? 0) - least + 1;
  return (
    <svg class="histogram" role="img" width={count * WIDTH} height={HEIGHT + 10} viewBox={`0 0 ${count * WIDTH} ${HEIGHT + 10}`}
      aria-label={`${label}: ${field.values.map(({ value, probability }) => `${value} ${perCent(probability)}`).join(', ')}`}>
      {field.values.filter(({ value }) => value !== null).map(({ value, probability }) => {
        const height = Math.max(1, HEIGHT * probability / most);
        return (
          <g key={String(value)} class={value === marked ? 'came' : ''}>
            <title>{`${value}: ${(probability * 100).toFixed(2)} %`}</title>
            <rect x={(Number(value) - least) * WIDTH + 1} y={HEIGHT - height} width={WIDTH - 2} height={height} />
            <text x={(Number(value) - least + .5) * WIDTH} y={HEIGHT + 9}>{String(value)}</text>
          </g>);
      })}
    </svg>
  );
}
