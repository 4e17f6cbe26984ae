import type { Receipt } from '../api/receipts';

/** A public key as the service publishes it: Ed25519, X.509 in Base64. */
export interface PublicKey { key: string; publicKey: string }

/**
 * The findings of this browser about receipts by itself. `chain` is `recomputed` if it hashed the whole record, `sealed` if parts of
 * the record are sealed, so that it could not, and `unread` if it did not look at the record.
 */
export interface OwnFindings { signed: number; unsigned: number[]; contained: number; missing: number[]; chain: 'recomputed' | 'sealed' | 'unread' }

/**
 * Checks receipts without the word of the service: the signature of each, and whether the chain of hashes over a record contains what it
 * saw. Nothing where the browser has no such cryptography.
 *
 * @param record the text of the record; empty where only the signatures are checked
 */
export async function ownFindings(receipts: Receipt[], keys: PublicKey[], record: string): Promise<OwnFindings | null> {
  const crypto = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!crypto) {
    return null;
  }
  const known = new Map<string, CryptoKey>();
  try {
    for (const { publicKey } of keys) {
      const bytes = ofBase64(publicKey);
      // A key is known by its own hash, whatever name the service gives it.
      known.set(hex(await crypto.digest('SHA-256', bytes)), await crypto.importKey('spki', bytes, 'Ed25519', false, ['verify']));
    }
  } catch (broken) {
    if (broken instanceof DOMException) {
      return null;
    }
    throw broken;
  }
  const heads = record ? await chainOf(crypto, record) : null;
  const found: OwnFindings = { signed: 0, unsigned: [], contained: 0, missing: [], chain: heads ? 'recomputed' : record ? 'sealed' : 'unread' };
  for (const receipt of receipts) {
    const key = known.get(receipt.key);
    const fits = key !== undefined && await crypto.verify('Ed25519', key, ofBase64(receipt.signature), new TextEncoder().encode(signedText(receipt)));
    if (fits) {
      found.signed += 1;
    } else {
      found.unsigned.push(receipt.position);
    }
    if (heads && heads[receipt.position] === receipt.head) {
      found.contained += 1;
    } else if (heads) {
      found.missing.push(receipt.position);
    }
  }
  return found;
}

/** Canonical JSON: the members sorted by name, no blanks. No value of a receipt needs an escape. */
function signedText({ at, game, head, key, position }: Receipt): string {
  return `{"at":"${at}","game":"${game}","head":"${head}","key":"${key}","position":${position}}`;
}

const START = '0'.repeat(64);
const BEFORE = /^\{"position":(\d+),"type":("(?:[^"\\]|\\.)*"),"version":(\d+),"payload":/;
const BETWEEN = ',"envelope":';

/** The hash of the chain at each position, worked out from what the entries say; null where an entry has sealed parts. */
async function chainOf(crypto: SubtleCrypto, record: string): Promise<string[] | null> {
  const heads = [START];
  for (const line of record.split('\n').slice(1)) {
    const begin = BEFORE.exec(line);
    if (!begin) {
      break;
    }
    const payload = objectAt(line, begin[0].length);
    const envelope = objectAt(line, begin[0].length + payload.length + BETWEEN.length);
    if (payload.startsWith('{"sealed":') || envelope.startsWith('{"sealed":')) {
      return null;
    }
    heads.push(hex(await crypto.digest('SHA-256', hashed(heads.at(-1)!, Number(begin[1]), JSON.parse(begin[2]!) as string, Number(begin[3]), payload, envelope))));
  }
  return heads;
}

/** The hashed bytes of an entry: the hash before it, its numbers, and each text after its length. */
function hashed(before: string, position: number, type: string, version: number, payload: string, envelope: string): Uint8Array<ArrayBuffer> {
  const texts = [type, payload, envelope].map((text) => new TextEncoder().encode(text));
  const bytes = new Uint8Array(before.length + 8 + texts.reduce((length, text) => length + 4 + text.length, 0));
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode(before));
  view.setInt32(before.length, position);
  view.setInt32(before.length + 4, version);
  let at = before.length + 8;
  for (const text of texts) {
    view.setInt32(at, text.length);
    bytes.set(text, at + 4);
    at += 4 + text.length;
  }
  return bytes;
}

/** The text of the JSON object that begins at a place, exactly as it stands there: written anew it could have another hash. */
function objectAt(line: string, from: number): string {
  let depth = 0;
  let inText = false;
  for (let at = from; at < line.length; at += 1) {
    const character = line[at];
    if (inText) {
      if (character === '\\') {
        at += 1;
      } else if (character === '"') {
        inText = false;
      }
    } else if (character === '"') {
      inText = true;
    } else if (character === '{' || character === '[') {
      depth += 1;
    } else if (character === '}' || character === ']') {
      depth -= 1;
      if (depth === 0) {
        return line.slice(from, at + 1);
      }
    }
  }
  return '';
}

function ofBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
