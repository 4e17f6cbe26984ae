import type { ServiceTexts } from '../service/reader';
import { typesetTexts } from './grammar';
import { archiveRefusals } from './kernel/archive';
import { faults, faultWords } from './kernel/faults';
import { problems, problemWords } from './kernel/problems';

/** The French texts of what every game has, whatever its rules. */
export const kernelTexts: ServiceTexts = typesetTexts({
  exact: { ...faultWords, ...problemWords },
  templates: [...problems, ...faults, ...archiveRefusals],
});
