import type { Fields } from '../api/board';
import type { Summary } from '../api/game';
import type { RulesetPage } from '../frame/room';
import { spoken, told } from '../text/words';

/** The name of a game; one without a name goes by its scenario. */
export function nameOf(game: Summary): string {
  return game.name || `${spoken(game.scenario)} (${game.id})`;
}

/** The place of a game in the sequence of play, in short: as its rulebook says it, else by its fields. */
export function standing(page: RulesetPage, sequence: Fields = {}): string {
  return page.standing?.(sequence) ?? Object.entries(sequence).filter(([, value]) => told(value) !== '')
    .map(([name, value]) => `${spoken(name).toLowerCase()} ${told(value)}`).join(' · ');
}
