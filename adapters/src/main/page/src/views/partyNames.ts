import type { Party } from '../api/printed';
import { catalogue } from '../game/catalogue';
import { titled } from '../text/words';
import { useRead } from './useRead';

/** The name of a party. */
export type PartyName = (party: string) => string;

/** The names among these parties; one that is not among them goes by its id. */
export function namesAmong(parties: readonly Party[]): PartyName {
  return (party) => parties.find(({ id }) => id === party)?.name ?? titled(party);
}

/**
 * The names of the parties of a ruleset in the language of the page, where no printed board is at hand: null until they are read.
 * A party that nothing is printed of goes by its id. As long as no ruleset is chosen there are none.
 */
export function usePartyNames(ruleset: string): PartyName | null {
  const { value, problem } = useRead(async () => ({ of: ruleset, parties: ruleset ? await catalogue.parties(ruleset) : [] }), [ruleset]).value;
  const parties = value?.of === ruleset ? value.parties : problem ? [] : null;
  return parties && namesAmong(parties);
}
