import type { Signal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { ZoneState } from '../../api/board';
import { current } from '../../frame/rooms';
import type { Geography } from '../geography';
import { Pointed } from '../pointed';
import { labelOf } from '../Handles';
import { pointUnder, type Sight } from '../sight';
import { Ground } from './ground';
import type { Covered, Look } from './look';
import { alike } from './looks';
import { drawnFinelyForPrint } from './print';

interface GroundCanvasProps {
  geography: Geography;
  zones: Map<string, ZoneState>;
  names: Map<string, string>;
  look: Look;
  /** The boxes that names keep clear of. */
  covered: Covered[];
  sight: { current: Sight };
  /** Filled with the ground, to be told where the board moves. */
  ground: { current: Ground | null };
  /** Filled with the zone under the mouse. */
  over: Signal<string | null>;
  onPick(zone: string): void;
}

/** The ground as a picture that can be pointed at. */
export function GroundCanvas({ geography, zones, names, look: wanted, covered, sight, ground, over, onPick }: GroundCanvasProps) {
  const { zoneLabel } = current.value!.page;
  const host = useRef<HTMLDivElement>(null);
  const look = useRef<Look | null>(null);
  const pointed = useMemo(() => new Pointed(geography), [geography]);
  useLayoutEffect(() => {
    look.current = null;
    ground.current = new Ground(geography, host.current!);
    return drawnFinelyForPrint(geography, host.current!, () => ({ sight: sight.current, look: look.current! }));
  }, [geography]);
  useLayoutEffect(() => {
    if (!look.current || !alike({ ...look.current, covered: [] }, wanted)) {
      look.current = { ...wanted, covered };
      ground.current!.show(look.current);
    } else {
      look.current = { ...wanted, covered };
      ground.current!.clear(look.current);
    }
  }, [geography, wanted, covered]);
  const under = ({ clientX, clientY }: MouseEvent) => {
    const { left, top } = host.current!.getBoundingClientRect();
    return pointed.at(pointUnder(sight.current, [clientX - left, clientY - top]));
  };
  const point = (event: PointerEvent) => {
    const shape = event.buttons || event.pointerType === 'touch' ? null : under(event);
    if ((shape?.id ?? null) !== over.value) {
      over.value = shape?.id ?? null;
      host.current!.title = shape ? labelOf(shape, zones.get(shape.id), names, zoneLabel) : '';
      host.current!.classList.toggle('over-zone', shape !== null);
    }
  };
  return (
    <div class="ground" ref={host} aria-hidden="true" data-drawn="no" onPointerMove={point} onPointerLeave={() => { over.value = null; }}
      onClick={(event) => {
        const shape = under(event);
        if (shape) {
          onPick(shape.id);
        }
      }}>
      <canvas />
      <canvas />
    </div>
  );
}
