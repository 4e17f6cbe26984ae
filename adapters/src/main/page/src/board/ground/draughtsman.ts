import type { Geography, Printed } from '../geography';
import type { MapFile } from '../mapfile';
import type { Look, View } from './look';

/** A message to the worker: a map it is to know, or a view of one that is to be drawn. */
export type Order = { file: MapFile; printed: Printed } | { number: number; map: string; view: View; look: Look };

export interface Drawn { number: number; bitmap: ImageBitmap }

/** Has maps drawn by a worker, which is started with the first map and kept. */
class Draughtsman {
  private worker: Worker | null = null;
  private readonly known = new Set<string>();
  private readonly awaited = new Map<number, (bitmap: ImageBitmap) => void>();
  private orders = 0;

  /** Tells the worker of a map; it needs that once. */
  learn(file: MapFile, { zones, borders }: Printed): void {
    if (!this.known.has(file.id)) {
      this.known.add(file.id);
      this.tell({ file, printed: { zones, borders } });
    }
  }

  /** A view of a map that was learnt. */
  draw({ file }: Geography, view: View, look: Look): Promise<ImageBitmap> {
    const number = this.orders += 1;
    this.tell({ number, map: file.id, view, look });
    return new Promise((resolve) => this.awaited.set(number, resolve));
  }

  private tell(order: Order): void {
    this.worker ??= this.start();
    this.worker.postMessage(order);
  }

  private start(): Worker {
    const worker = new Worker(new URL('./draw.js', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data: { number, bitmap } }: MessageEvent<Drawn>) => {
      this.awaited.get(number)?.(bitmap);
      this.awaited.delete(number);
    });
    return worker;
  }
}

export const draughtsman = new Draughtsman();
