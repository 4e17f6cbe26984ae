/** Pauses before the stream is opened again, in milliseconds; the last one repeats. */
const PAUSES = [250, 500, 1000, 2000, 4000];

export interface Listener {
  /** An event was appended at this position. */
  onEvent(position: number): void;
  /** More was written beside the game. */
  onRemarks(): void;
  /** Whether the stream stands. */
  onState(connected: boolean): void;
  /** The service does not let this token follow the game: the stream is not opened again. */
  onRefused(): void;
}

/** Statuses of an answer that stays the same however often the stream is asked for. */
const REFUSALS = [401, 403, 404];

class Refused extends Error {}

/**
 * Follows the events of a game. A stream of its own instead of EventSource, which cannot send a token in a header.
 *
 * @returns ends it
 */
export function follow(game: string, token: string, from: number, listener: Listener): () => void {
  const ended = new AbortController();
  void run(game, token, from, listener, ended.signal);
  return () => ended.abort();
}

async function run(game: string, token: string, from: number, listener: Listener, signal: AbortSignal): Promise<void> {
  let last = from;
  let tries = 0;
  const heard = (position: number) => {
    last = position;
    listener.onEvent(position);
  };
  while (!signal.aborted) {
    try {
      await read(game, token, last, { heard, remarked: () => listener.onRemarks() }, () => {
        tries = 0;
        listener.onState(true);
      }, signal);
    } catch (broken) {
      if (signal.aborted) {
        return;
      }
      if (broken instanceof Refused) {
        listener.onState(false);
        listener.onRefused();
        return;
      }
      console.info('The stream of events broke and is opened again.', broken);
    }
    if (signal.aborted) {
      return;
    }
    listener.onState(false);
    await pause(PAUSES[Math.min(tries, PAUSES.length - 1)]!, signal);
    tries += 1;
  }
}

/** Waits, or less when the browser is back on the net. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((again) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      again();
    };
    const timer = setTimeout(go, milliseconds);
    window.addEventListener('online', go);
    signal.addEventListener('abort', go, { once: true });
  });
}

/** The kinds of messages of a stream: about an event, or about a remark beside the game. */
interface Messages { heard(position: number): void; remarked(): void }

async function read(game: string, token: string, from: number, { heard, remarked }: Messages,
  onOpen: () => void, signal: AbortSignal): Promise<void> {
  const headers: Record<string, string> = { Accept: 'text/event-stream', 'Last-Event-ID': String(from) };
  if (token) {
    headers.Authorization = `Bearer ${token}`;
  }
  const response = await fetch(`api/games/${encodeURIComponent(game)}/events`, { headers, signal, cache: 'no-store' });
  if (REFUSALS.includes(response.status)) {
    throw new Refused();
  }
  if (!response.ok || !response.body) {
    throw new Error(`The stream was refused: ${response.status}`);
  }
  onOpen();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) {
      return;
    }
    const messages = (rest + value).split(/\r?\n\r?\n/);
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const id = /^id:\s*(\d+)/m.exec(message);
      if (id) {
        heard(Number(id[1]));
      } else if (/^event:\s*remarks$/m.test(message)) {
        remarked();
      }
    }
  }
}
