import { serviceTexts } from 'rulesets:fr';
import { Reader } from '../service/reader';
import { kernelTexts } from './kernelTexts';

/** By the ruleset; those of all of them together under the empty word. Each is made when it is first asked for. */
const readers = new Map<string, Reader>();

/** Reads the texts of the service in French: those of every game, and those of one ruleset, which may say the same word in another way than others do. */
export function readerOf(ruleset: string): Reader {
  const own = serviceTexts.filter(({ rulesets }) => rulesets.includes(ruleset));
  const key = own.length ? ruleset : '';
  const reader = readers.get(key) ?? new Reader([...own.length ? own : serviceTexts, kernelTexts], 'et');
  readers.set(key, reader);
  return reader;
}
