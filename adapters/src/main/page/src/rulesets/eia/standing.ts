import type { Fields } from '../../api/board';
import { begun, titled } from '../../text/words';
import type { Month } from './types';
import { t } from './text';

/** The place of a game in the sequence of play, in short. */
export function standing(fields: Fields): string {
  const { title, segmentTitle, moving, part, winter } = fields as Month;
  return [title, winter ? t.month.winter : '', moving ? t.nations[moving] ?? titled(moving) : '', begun(segmentTitle ?? ''), part ? t.month.parts[part] ?? part : ''].filter(Boolean).join(' · ');
}
