/** What the service refuses, as it says it (RFC 9457), or what went wrong on the way. */
export class Problem extends Error {
  constructor(status, body) {
    super(body.detail || body.title || `The service answered ${status}.`);
    this.status = status;
    this.body = body;
  }
}

/** The newest position that an answer knows of, from its ETag. */
function position(response) {
  const tag = /"(\d+)"/.exec(response.headers.get('ETag') ?? '');
  return tag ? Number(tag[1]) : null;
}

/**
 * One call of the public API.
 *
 * @returns {Promise<{body: any, position: number|null}>}
 * @throws {Problem}
 */
export async function call(method, path, { token = '', body, headers = {}, signal } = {}) {
  const all = { Accept: 'application/json', ...headers };
  if (token) {
    all.Authorization = `Bearer ${token}`;
  }
  if (body !== undefined) {
    all['Content-Type'] = 'application/json';
  }
  let response;
  try {
    response = await fetch(`api/${path}`, { method, headers: all, body: JSON.stringify(body), signal, cache: 'no-store' });
  } catch (broken) {
    if (broken.name === 'AbortError') {
      throw broken;
    }
    throw new Problem(0, { detail: 'The service does not answer. Nothing is known to be lost: try again.' });
  }
  const text = await response.text();
  const parsed = text && /json/.test(response.headers.get('Content-Type') ?? '') ? JSON.parse(text) : {};
  if (!response.ok) {
    throw new Problem(response.status, parsed);
  }
  return { body: parsed, position: position(response) };
}

export const get = (path, token, signal) => call('GET', path, { token, signal });

/** A key that makes a command safe to send again. */
export function freshKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
