/** Milliseconds in which calls are gathered. */
const MOMENT = 30;

/** Calls of one moment become one call. */
export function gathered(act: () => Promise<unknown>): () => void {
  let waiting = false;
  return () => {
    if (!waiting) {
      waiting = true;
      setTimeout(() => {
        waiting = false;
        void act();
      }, MOMENT);
    }
  };
}
