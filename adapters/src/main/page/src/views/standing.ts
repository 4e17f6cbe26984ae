import type { Summary } from '../api/types';
import { t } from '../text';
import { spoken, told } from '../text/words';

/** What a game is called; one without a name goes by its scenario. */
export function nameOf(game: Summary): string {
  return game.name || `${spoken(game.scenario)} (${game.id})`;
}

/** Where in the sequence of play a game stands, in short. */
export function standing({ sequence }: Pick<Summary, 'sequence'>): string {
  return [sequence.turn === undefined ? '' : t.games.turn(sequence.turn), sequence.round ?? '', told(sequence.segment).replace(/-/g, ' '),
    sequence.badWeather ? t.rounds.weather : '', sequence.extendedCampaign ? t.rounds.extended : ''].filter(Boolean).join(' · ');
}
