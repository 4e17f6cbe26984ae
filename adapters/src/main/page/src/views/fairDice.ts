import type { DiceProof, ProvenDie } from '../api/audit';

/** The number of dice of a game that agree with what the told secrets give; `untold` have no secret yet, or were copied from another game. */
export interface Recomputed { agree: number; differ: number[]; untold: number; secretsFit: boolean }

/** Nothing where the browser has no cryptography: it has it for pages that come encrypted or from this machine. */
export async function recomputed({ commitments, dice }: DiceProof): Promise<Recomputed | null> {
  const crypto = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!crypto) {
    return null;
  }
  const keys = new Map<string, CryptoKey>();
  let secretsFit = true;
  for (const { commitment, secret } of commitments) {
    if (secret) {
      const bytes = ofHex(secret);
      secretsFit &&= toHex(await crypto.digest('SHA-256', bytes)) === commitment;
      keys.set(commitment, await crypto.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']));
    }
  }
  const found: Recomputed = { agree: 0, differ: [], untold: 0, secretsFit };
  for (const die of dice) {
    const key = keys.get(die.commitment);
    if (!key || !die.label) {
      found.untold += 1;
    } else if (await value(crypto, key, die) === die.value) {
      found.agree += 1;
    } else {
      found.differ.push(die.position);
    }
  }
  return found;
}

/** The first four bytes of the HMAC as a number; numbers of the incomplete last block are drawn again, so that no face is favoured. */
async function value(crypto: SubtleCrypto, key: CryptoKey, { label, sides }: ProvenDie): Promise<number> {
  const numbers = 2 ** 32;
  for (let attempt = 0; ; attempt += 1) {
    const mac = await crypto.sign('HMAC', key, new TextEncoder().encode(`${label}\n${attempt}`));
    const drawn = new DataView(mac).getUint32(0);
    if (drawn < numbers - (numbers % sides)) {
      return (drawn % sides) + 1;
    }
  }
}

function ofHex(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length / 2);
  bytes.forEach((_, at) => { bytes[at] = parseInt(text.slice(2 * at, 2 * at + 2), 16); });
  return bytes;
}

function toHex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
