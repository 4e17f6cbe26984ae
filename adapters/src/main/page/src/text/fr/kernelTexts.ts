import type { ServiceTexts } from '../service/reader';
import { typesetTexts } from './grammar';
import { archiveRefusals, archiveWords } from './kernel/archive';
import { faults, faultWords } from './kernel/faults';
import { log, logWords } from './kernel/log';
import { problems, problemWords } from './kernel/problems';
import { rare, rareWords } from './kernel/rare';

/** The French texts of what every game has, whatever its rules. */
export const kernelTexts: ServiceTexts = typesetTexts({
  exact: { ...rareWords, ...faultWords, ...logWords, ...problemWords, ...archiveWords },
  templates: [...log, ...problems, ...rare, ...faults, ...archiveRefusals],
});
