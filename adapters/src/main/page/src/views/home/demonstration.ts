import { post, Problem } from '../../api/client';
import { roomOf } from '../../frame/rooms';
import { guideTo } from '../../game/guide/progress';
import { catalogue } from '../../game/catalogue';
import { keepToken } from '../../session';
import { go, hrefOf } from '../../route';
import { t } from '../../text/later';
import type { Made } from '../SeatLinks';

/** The scenario with which a rulebook shows itself: the first that names one. */
async function shown(): Promise<{ ruleset: string; scenario: string; parties: string[]; dice: 'physical' | 'server' }> {
  const scenarios = await catalogue.scenarios();
  for (const { id } of await catalogue.games()) {
    const { page } = await roomOf(id);
    const printed = scenarios.find(({ ruleset, name }) => ruleset === id && name === page.demonstration);
    if (printed) {
      return { ruleset: id, scenario: printed.name, parties: printed.parties, dice: page.guide ? 'physical' : 'server' };
    }
  }
  const [first] = scenarios;
  if (!first) {
    throw new Problem(0, { detail: t.newGame.noScenario });
  }
  return { ruleset: first.ruleset, scenario: first.name, parties: first.parties, dice: 'server' };
}

/** Starts a game of the demonstration in which one seat plays all parties, and goes there with the guide. The dice of a guide that plays the rulebook's example are those of the table. */
export async function playDemonstration(): Promise<void> {
  const { ruleset, scenario, parties, dice } = await shown();
  const { body: made } = await post<Made>('games', { ruleset, scenario, dice, undo: 'free', public: false, seats: [{ name: t.guide.player, controls: parties }] });
  guideTo(made.id, { step: 0, from: 1 });
  keepToken(made.id, made.seats[0]!.token);
  go(hrefOf(['games', made.id]));
}
