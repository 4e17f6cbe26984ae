/** How long to wait before the stream is opened again, in milliseconds. */
const PAUSE = 2000;

/**
 * Follows the events of a game. A stream of its own instead of EventSource, which cannot send a token in a header.
 *
 * @param {(position: number) => void} onEvent
 * @returns {() => void} ends it
 */
export function follow(game, token, from, onEvent) {
  const ended = new AbortController();
  run(game, token, from, onEvent, ended.signal);
  return () => ended.abort();
}

async function run(game, token, from, onEvent, signal) {
  let last = from;
  while (!signal.aborted) {
    try {
      last = await read(game, token, last, onEvent, signal);
    } catch (broken) {
      if (signal.aborted) {
        return;
      }
    }
    await new Promise((again) => { setTimeout(again, PAUSE); });
  }
}

async function read(game, token, from, onEvent, signal) {
  const headers = { Accept: 'text/event-stream', 'Last-Event-ID': String(from) };
  if (token) {
    headers.Authorization = `Bearer ${token}`;
  }
  const response = await fetch(`api/games/${encodeURIComponent(game)}/events`, { headers, signal, cache: 'no-store' });
  if (!response.ok) {
    return from;
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let last = from;
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) {
      return last;
    }
    const messages = (rest + value).split(/\r?\n\r?\n/);
    rest = messages.pop();
    for (const message of messages) {
      const id = /^id:\s*(\d+)/m.exec(message);
      if (id) {
        last = Number(id[1]);
        onEvent(last);
      }
    }
  }
}
