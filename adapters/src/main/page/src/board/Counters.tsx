import type { Option, Stack, ZoneState } from '../api/types';
import { t } from '../text';
import { told } from '../text/words';
import { colourOf, inkOn } from './colours';
import type { Geography, Shape } from './geography';

interface CountersProps {
  geography: Geography;
  zones: Map<string, ZoneState>;
  scale: number;
  stack: string | null;
  opened: string | null;
  names: Map<string, string>;
  targets: Map<string, Option[]>;
  answerable: boolean;
  onStack(stack: string): void;
  onTarget(zone: string): void;
}

/** The size of a counter in pixels, and the least of it that shows in a pile. */
const WIDTH = 50;
const EDGE = 15;

/** Pixels that a chip is shifted down where counters stand. */
const BELOW = 26;

/** Every stack as a counter at the deepest point of its zone; fanned out where there is room or the zone is chosen. */
export function Counters(props: CountersProps) {
  const size = Math.max(0.62, Math.min(1, 0.4 + props.scale * 0.9));
  return (
    <div class={props.scale < 0.35 ? 'counters far' : 'counters'} style={{ '--size': size }}>
      {[...props.zones.values()].map((zone) => {
        const shape = props.geography.byId.get(zone.id);
        return shape && zone.stacks.length ? <Pile key={zone.id} {...props} shape={shape} stacks={zone.stacks} size={size} /> : null;
      })}
      {[...props.targets].map(([zone, options]) => {
        const shape = props.geography.byId.get(zone);
        return shape ? <Chip key={`target-${zone}`} shape={shape} options={options} answerable={props.answerable} below={props.zones.get(zone)?.stacks.length ? BELOW : 0} onTarget={props.onTarget} /> : null;
      })}
    </div>
  );
}

/** Where something lies in its pile, in pixels beside the middle. */
function beside(dx: number, dy: number) {
  return { transform: `translate(${dx}px, ${dy}px) translate(-50%, -50%) scale(var(--size))` };
}

function Pile(props: CountersProps & { shape: Shape; stacks: Stack[]; size: number }) {
  const { shape, stacks, scale, size, opened } = props;
  const width = WIDTH * size;
  const room = opened === shape.id ? Infinity : shape.room * scale * 2.6;
  const step = stacks.length < 2 ? 0 : Math.max(EDGE * size, Math.min(width + 2, (room - width) / (stacks.length - 1)));
  const first = -step * (stacks.length - 1) / 2;
  const chosen = stacks.some(({ id }) => id === props.stack);
  return (
    <div class={chosen ? 'pile chosen' : 'pile'} data-x={shape.centre[0]} data-y={shape.centre[1]}>{stacks.map((stack, index) =>
      <Counter key={stack.id} stack={stack} style={beside(first + index * step, 0)} chosen={props.stack === stack.id}
        country={props.names.get(stack.country) ?? stack.country} onStack={props.onStack} />)}</div>
  );
}

interface CounterProps { stack: Stack; style: Record<string, string>; chosen: boolean; country: string; onStack(stack: string): void }

/** A counter as on the table: country, strength, the leader with his values, veterans, siege. */
function Counter({ stack, style, chosen, country, onStack }: CounterProps) {
  const colour = colourOf(stack.country);
  const [leader] = stack.leaders;
  const look = ['counter', chosen ? 'chosen' : '', stack.veteran ? 'veteran' : '', stack.besieged ? 'besieged' : '',
    stack.besieging ? 'besieging' : '', stack.moved ? 'moved' : ''].filter(Boolean).join(' ');
  return (
    <button type="button" class={look} style={{ ...style, '--colour': colour, '--on-colour': inkOn(colour) }} data-stack={stack.id}
      aria-pressed={chosen} aria-label={describe(stack, country)} title={describe(stack, country)} onClick={() => onStack(stack.id)}>
      <span class="country">{country.slice(0, 3)}{stack.veteran ? ' ★' : ''}</span>
      <span class="strength">{stack.strength}</span>
      {leader ? <span class="leader">{leader.values ? [...leader.values].join('·') : told(leader.name)}</span> : null}
      {stack.besieging ? <svg class="badge" viewBox="0 0 10 10"><path d="M0 10 5 0l5 10z" /></svg> : null}
      {stack.besieged ? <svg class="badge" viewBox="0 0 10 10"><path d="M0 10V1h2v2h2V1h2v2h2V1h2v9z" /></svg> : null}
    </button>
  );
}

export function describe(stack: Stack, country: string): string {
  return [stack.name ?? country, stack.strength, stack.veteran ? t.stack.veteran : '', stack.leaders.map((leader) => leader.name).join(', '),
    stack.besieging ? t.stack.besieging : '', stack.besieged ? t.stack.besieged : ''].filter(Boolean).join(', ');
}

/** At a legal target: what it costs and what it risks. */
function Chip({ shape, options, answerable, below, onTarget }: { shape: Shape; options: Option[]; answerable: boolean; below: number; onTarget(zone: string): void }) {
  const costs = options.map((option) => option.move?.cost).filter((cost) => cost !== undefined);
  const risk = Math.max(0, ...options.flatMap((option) => option.move?.risks ?? []).map((each) => Number(each.chance)));
  const needs = options.every((option) => option.move?.needs) ? options[0]!.move!.needs : null;
  const look = `chip${risk ? ' risky' : ''}${needs ? ' needs' : ''}`;
  return (
    <div class="pile target" data-x={shape.centre[0]} data-y={shape.centre[1]}>
      <button type="button" class={look} style={beside(0, below)} data-target={shape.id} aria-disabled={!answerable} onClick={() => onTarget(shape.id)}
        title={options.map((option) => option.label).join('\n')} aria-label={`${shape.name}: ${t.board.target(Math.min(...costs), risk)}`}>
        {costs.length ? <span class="cost">{Math.min(...costs)}<span class="unit"> {t.move.unit}</span></span> : '●'}{risk ? <span class="risk"> {Math.round(risk * 100)} %</span> : null}
      </button>
    </div>
  );
}
