import type { Fields } from '../../api/board';
import { told } from '../../text/words';
import { t } from './text';
import type { Sequence } from './types';

/** The place of a game in the sequence of play, in short. */
export function standing(fields: Fields): string {
  const sequence = fields as Sequence;
  return [sequence.turn === undefined ? '' : t.turn(sequence.turn), sequence.round ?? '', t.segments[sequence.segment ?? ''] ?? told(sequence.segment).replace(/-/g, ' '),
    sequence.badWeather ? t.weather : '', sequence.sundFrozen ? t.sund : '', sequence.extendedCampaign ? t.extended : ''].filter(Boolean).join(' · ');
}
