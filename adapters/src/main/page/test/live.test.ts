// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { follow } from '../src/api/live';

/** A service that answers one stream after the other, each in the chunks in which the net brings it. */
function service(...streams: (string[] | number)[]) {
  const asked: { path: string; headers: Record<string, string> }[] = [];
  vi.stubGlobal('fetch', async (path: string, { headers, signal }: { headers: Record<string, string>; signal: AbortSignal }) => {
    asked.push({ path, headers });
    const next = streams.shift();
    if (typeof next === 'number') {
      return new Response(null, { status: next });
    }
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        (next ?? []).forEach((chunk) => controller.enqueue(new TextEncoder().encode(chunk)));
        // The last stream stays open until its listener leaves.
        if (streams.length === 0) {
          signal.addEventListener('abort', () => controller.close());
        } else {
          controller.close();
        }
      },
    });
    return new Response(body, { status: 200 });
  });
  return asked;
}

function listener() {
  return { onEvent: vi.fn(), onRemarks: vi.fn(), onState: vi.fn(), onRefused: vi.fn() };
}

describe('the stream of a game', () => {
  let leave = () => {};

  afterEach(() => {
    leave();
    vi.unstubAllGlobals();
  });

  it('tells each event once, wherever the net cuts its messages', async () => {
    const asked = service(['id: 5\nevent: event\ndata: {}\n', '\nid: 6\r\ndata: x\r\n\r\nid', ': 7\ndata: y\n\n', ': a comment\n\n']);
    const heard = listener();
    leave = follow('g-1', 'secret', 4, heard);
    await vi.waitFor(() => expect(heard.onEvent).toHaveBeenCalledTimes(3));
    expect(heard.onEvent.mock.calls).toEqual([[5], [6], [7]]);
    expect(asked[0]).toEqual({ path: 'api/games/g-1/events', headers: { Accept: 'text/event-stream', 'Last-Event-ID': '4', Authorization: 'Bearer secret' } });
  });

  it('is opened again after the last event that was told', async () => {
    const asked = service(['id: 8\ndata: x\n\n'], ['id: 9\ndata: y\n\n']);
    const heard = listener();
    leave = follow('g-1', '', 7, heard);
    await vi.waitFor(() => expect(heard.onEvent).toHaveBeenCalledTimes(2), { timeout: 5000 });
    expect(asked.map(({ headers }) => headers['Last-Event-ID'])).toEqual(['7', '8']);
    expect(asked[0]!.headers.Authorization).toBeUndefined();
    expect(heard.onState.mock.calls).toEqual([[true], [false], [true]]);
  });

  it('tells of notes beside the game', async () => {
    service(['event: remarks\ndata: 3\n\n']);
    const heard = listener();
    leave = follow('g-1', '', 0, heard);
    await vi.waitFor(() => expect(heard.onRemarks).toHaveBeenCalledOnce());
    expect(heard.onEvent).not.toHaveBeenCalled();
  });

  it.each([401, 403, 404])('is not opened again where the service refuses it with %i', async (status) => {
    const asked = service(status, ['id: 1\ndata: x\n\n']);
    const heard = listener();
    leave = follow('g-1', 'old', 0, heard);
    await vi.waitFor(() => expect(heard.onRefused).toHaveBeenCalledOnce());
    expect(asked).toHaveLength(1);
    expect(heard.onState.mock.calls).toEqual([[false]]);
  });

  it('is opened again where the service is busy', async () => {
    const asked = service(503, ['id: 1\ndata: x\n\n']);
    const heard = listener();
    leave = follow('g-1', '', 0, heard);
    await vi.waitFor(() => expect(heard.onEvent).toHaveBeenCalledWith(1), { timeout: 5000 });
    expect(asked).toHaveLength(2);
    expect(heard.onRefused).not.toHaveBeenCalled();
  });
});
