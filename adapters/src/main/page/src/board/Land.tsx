import { memo } from './memo';
import type { ZoneState } from '../api/types';
import { t } from '../text';
import type { BoardProps, Paint } from './Board';
import { colourOf, terrainColour, washed } from './colours';
import type { Geography, Shape } from './geography';

type LandProps = Pick<BoardProps, 'geography' | 'zones' | 'paint' | 'tag' | 'tagged' | 'names' | 'zone'> & { onZone(zone: string): void };

/** Seas, land, coasts and borders. */
export function Land({ geography, zones, paint, tag, tagged, names, zone, onZone }: LandProps) {
  return (
    <>
      <Ocean geography={geography} />
      <g class={`lands paint-${paint}`} onClick={(event) => {
        const id = (event.target as Element).closest('[data-zone]')?.getAttribute('data-zone');
        if (id) {
          onZone(id);
        }
      }}>
        {geography.seas.map((shape) => <ZonePath key={shape.id} shape={shape} fill={null} chosen={zone === shape.id} marked={false} label={shape.name} />)}
        <SeaBorders geography={geography} />
        <Blanks geography={geography} />
        {geography.lands.map((shape) => {
          const state = zones.get(shape.id);
          return <ZonePath key={shape.id} shape={shape} fill={fillOf(state, paint)} chosen={zone === shape.id}
            marked={tag !== null && tagged.has(shape.id)} label={labelOf(shape, state, names)} />;
        })}
      </g>
      <Lines geography={geography} />
      <Frontiers geography={geography} zones={zones} />
      {zone && geography.byId.has(zone) ? <path class="chosen-line" aria-hidden="true" d={geography.byId.get(zone)!.area} /> : null}
    </>
  );
}

function fillOf(state: ZoneState | undefined, paint: Paint): string | null {
  return !state ? null : paint === 'terrain' ? terrainColour(state.terrain) : washed(colourOf(state.controller ?? state.owner));
}

function labelOf(shape: Shape, state: ZoneState | undefined, names: Map<string, string>): string {
  const parts = [shape.name];
  if (state?.terrain) {
    parts.push(t.terrain(state.terrain));
  }
  if (state?.controller) {
    parts.push(t.board.heldBy(names.get(state.controller) ?? state.controller));
  }
  if (state?.stacks.length) {
    parts.push(t.board.stacksIn(state.stacks.length));
  }
  return parts.join(', ');
}

const Ocean = memo(function Ocean({ geography }: { geography: Geography }) {
  const [left, top, right, bottom] = geography.file.box;
  return <rect class="ocean" aria-hidden="true" x={left} y={top} width={right - left} height={bottom - top} />;
});

/** Waters that are no sea zone, and above them land of no zone. */
const Blanks = memo(function Blanks({ geography }: { geography: Geography }) {
  const upwards = [...geography.blanks].sort((one, other) => Number(one.kind !== 'sea') - Number(other.kind !== 'sea'));
  return <>{upwards.map(({ kind, area }) => <path key={kind} aria-hidden="true" class={`blank blank-${kind}`} d={area} />)}</>;
});

interface ZonePathProps { shape: Shape; fill: string | null; chosen: boolean; marked: boolean; label: string }

const ZonePath = memo(function ZonePath({ shape, fill, chosen, marked, label }: ZonePathProps) {
  const look = ['zone', shape.kind, chosen ? 'chosen' : '', marked ? 'marked' : ''].filter(Boolean).join(' ');
  const rest = { 'data-zone': shape.id, class: look, role: 'button' as const, tabindex: chosen ? 0 : -1, 'aria-label': label, ...(fill ? { style: { fill } } : {}) };
  return shape.disc ? <circle cx={shape.centre[0]} cy={shape.centre[1]} r={shape.disc} {...rest}><title>{label}</title></circle>
    : <path d={shape.area} {...rest}><title>{label}</title></path>;
});

/** Seas are not cut by the coast, nor are their borders: the land lies above them. */
const SeaBorders = memo(function SeaBorders({ geography }: { geography: Geography }) {
  return <g class="lines" aria-hidden="true"><path class="border border-sea" d={geography.edges.filter(({ atSea }) => atSea).map(({ line }) => line).join('')} /></g>;
});

const Lines = memo(function Lines({ geography }: { geography: Geography }) {
  const ashore = geography.edges.filter(({ atSea }) => !atSea);
  const kinds = [...new Set(ashore.map(({ kind }) => kind))];
  return (
    <g class="lines" aria-hidden="true">
      {kinds.map((kind) => <path key={kind} class={`border border-${kind}`} d={ashore.filter((edge) => edge.kind === kind).map(({ line }) => line).join('')} />)}
      <path class="coast" d={geography.coast} />
      {geography.file.links.map(({ zones, line: [x1, y1, x2, y2], kind }) =>
        <line key={zones.join()} class={`link link-${kind}`} x1={x1} y1={y1} x2={x2} y2={y2} />)}
    </g>
  );
});

/** Borders between lands of different parties are drawn: control can be seen without colours. */
function Frontiers({ geography, zones }: { geography: Geography; zones: Map<string, ZoneState> }) {
  const line = geography.edges
    .filter(({ zones: [one, other] }) => zones.has(one) && zones.has(other) && zones.get(one)!.controller !== zones.get(other)!.controller)
    .map((edge) => edge.line).join('');
  return <path class="frontier" aria-hidden="true" d={line} />;
}

/** Pixels that a letter of a name takes. */
const LETTER = 6.2;

/** Names and fortresses, in constant size, as far as there is room for them. */
export function Marks({ geography, zones, scale }: { geography: Geography; zones: Map<string, ZoneState>; scale: number }) {
  const unit = 1 / scale;
  return (
    <g class="marks" aria-hidden="true">
      {geography.shapes.map((shape) => {
        const room = shape.room * scale;
        const state = zones.get(shape.id);
        const named = room * 3.2 > shape.name.length * LETTER && room > 10;
        return (
          <g key={shape.id}>
            {state?.fortress && room > 6 ? <FortressMark shape={shape} state={state} unit={unit} /> : null}
            {shape.port && room > 13 ? <path class="port" transform={`translate(${shape.city[0]} ${shape.city[1]}) scale(${unit})`}
              d="M-14-5v9M-16.5-2h5M-18 1c0 4 8 4 8 0" /> : null}
            {named ? <text class={`name ${shape.kind}`} x={shape.centre[0]} y={shape.centre[1] + Math.min(room * 0.75, 30) * unit}
              font-size={(shape.kind === 'sea' ? 12 : 11) * unit}>{shape.name}</text> : null}
          </g>
        );
      })}
    </g>
  );
}

/** A fortress with its level; of another colour where the enemy of the owner holds it; siegeworks and breach beside it. */
function FortressMark({ shape, state, unit }: { shape: Shape; state: ZoneState; unit: number }) {
  const { level, siegeworkPlus, siegeworkMinus, breached } = state.fortress!;
  const [x, y] = shape.city;
  const works = `${'+'.repeat(siegeworkPlus)}${'−'.repeat(siegeworkMinus)}`;
  const taken = state.controller !== state.owner;
  return (
    <g class={`fortress${taken ? ' taken' : ''}${breached ? ' breached' : ''}${state.besieged ? ' besieged' : ''}`}
      transform={`translate(${x} ${y}) scale(${unit})`} data-fortress={shape.id}>
      <path class="wall" d="M-7 6V-6h4v3h2v-3h2v3h2v-3h4v12z" fill={colourOf(state.controller)} />
      <text class="level" y="4.6" font-size="9">{level}</text>
      {works ? <text class="works" x="10" y="4" font-size="12">{works}</text> : null}
    </g>
  );
}
