import { language } from '../text/language';
import type { ProblemBody } from './problem';

/** A refusal of the service in its words (RFC 9457), or a failure on the way. */
export class Problem extends Error {
  constructor(readonly status: number, readonly body: ProblemBody) {
    super(body.detail || body.title || `The service answered ${status}.`);
  }
}

export interface Answer<T> { body: T; position: number | null }

export interface Asked { token?: string; body?: unknown; headers?: Record<string, string>; signal?: AbortSignal }

/** The newest position that an answer knows of, from its ETag. */
function position(response: Response): number | null {
  const tag = /"(\d+)/.exec(response.headers.get('ETag') ?? '');
  return tag ? Number(tag[1]) : null;
}

/**
 * One call of the public API. The token goes into a header, never into the address. The answers to a seat are not kept by
 * the browser: the tabs of one browser share its cache, and each may hold another seat.
 *
 * @throws Problem when the service refuses or does not answer
 */
export async function call<T>(method: string, path: string, { token = '', body, headers = {}, signal }: Asked = {}): Promise<Answer<T>> {
  const all: Record<string, string> = { Accept: 'application/json', 'Accept-Language': language, ...headers };
  if (token) {
    all.Authorization = `Bearer ${token}`;
  }
  if (body !== undefined) {
    all['Content-Type'] = 'application/json';
  }
  let response: Response;
  let text: string;
  try {
    response = await fetch(`api/${path}`, {
      method, headers: all, body: body === undefined ? null : JSON.stringify(body), signal: signal ?? null, cache: cacheFor(token),
    });
    text = await response.text();
  } catch (broken) {
    if ((broken as Error).name === 'AbortError') {
      throw broken;
    }
    throw new Problem(0, { detail: 'The service does not answer. Nothing is known to be lost: try again.' });
  }
  const answer: unknown = text && /json/.test(response.headers.get('Content-Type') ?? '') ? JSON.parse(text) : {};
  const parsed = language === 'en' ? answer : await inLanguage(path, body, answer, response);
  if (!response.ok) {
    throw new Problem(response.status, parsed as ProblemBody);
  }
  return { body: parsed as T, position: position(response) };
}

/** The texts of the service are English, unless it says otherwise; in another language they are read before anything is shown of them. */
async function inLanguage(path: string, asked: unknown, answer: unknown, response: Response): Promise<unknown> {
  const { answerInFrench } = await import('../text/fr/answers');
  return answerInFrench(path, asked, answer, response);
}

export async function get<T>(path: string, token = '', signal?: AbortSignal): Promise<T> {
  return (await call<T>('GET', path, signal ? { token, signal } : { token })).body;
}

export function post<T>(path: string, body: unknown, token = '', headers: Record<string, string> = {}): Promise<Answer<T>> {
  return call<T>('POST', path, { token, body, headers });
}

/** Whether the browser may keep an answer: only one that is the same for everybody. */
export function cacheFor(token: string): RequestCache {
  return token ? 'no-store' : 'no-cache';
}

/** A key that makes a command safe to send again. */
export function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function wasAborted(broken: unknown): boolean {
  return (broken as Error)?.name === 'AbortError';
}
