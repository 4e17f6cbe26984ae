import type { ServiceTexts } from '../service/reader';
import { typesetTexts } from './grammar';
import { log, logWords } from './kernel/log';
import { problems, problemWords } from './kernel/problems';

/** The French texts of what every game has, whatever its rules. */
export const kernelTexts: ServiceTexts = typesetTexts({
  exact: { ...logWords, ...problemWords },
  templates: [...log, ...problems],
});
