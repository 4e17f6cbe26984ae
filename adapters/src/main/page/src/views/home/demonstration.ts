import { post, Problem } from '../../api/client';
import { roomOf } from '../../frame/rooms';
import { guideTo } from '../../game/guide/progress';
import { catalogue } from '../../game/catalogue';
import { share } from '../../hotSeat';
import { go, hrefOf } from '../../route';
import { t } from '../../text/later';
import { namesAmong } from '../partyNames';
import { everybody, seatsOf } from '../Players';
import type { Made } from '../SeatLinks';

/** The scenario with which a rulebook shows itself: the first that names one. */
async function shown(): Promise<{ ruleset: string; scenario: string; parties: string[] }> {
  const scenarios = await catalogue.scenarios();
  for (const { id } of await catalogue.games()) {
    const { page } = await roomOf(id);
    const printed = scenarios.find(({ ruleset, name }) => ruleset === id && name === page.demonstration);
    if (printed) {
      return { ruleset: id, scenario: printed.name, parties: printed.parties };
    }
  }
  const [first] = scenarios;
  if (!first) {
    throw new Problem(0, { detail: t.newGame.noScenario });
  }
  return { ruleset: first.ruleset, scenario: first.name, parties: first.parties };
}

/** Starts a game of the demonstration with all its seats on this device, and goes there with the guide. */
export async function playDemonstration(): Promise<void> {
  const { ruleset, scenario, parties } = await shown();
  const { body: made } = await post<Made>('games', { ruleset, scenario, dice: 'server', undo: 'free', public: false, seats: seatsOf(everybody(parties, namesAmong(await catalogue.parties(ruleset)))) });
  guideTo(made.id, { step: 0, from: 1 });
  share(made.id, made.seats);
  go(hrefOf(['games', made.id]));
}
