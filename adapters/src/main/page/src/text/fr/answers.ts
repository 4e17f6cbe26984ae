import { language } from '../language';
import { rulesetOf } from '../service/rulesetOf';
import { isSpoken, spoken } from '../service/spoken';
import { readerOf } from './service';

/** An answer of the service with its texts in French, except data. Refusals are always for people. */
export function answerInFrench(path: string, asked: unknown, answer: unknown, response: Response): unknown {
  return response.ok && (response.headers.get('Content-Language') === language || !isSpoken(path)) ? answer
    : spoken(answer, rulesetOf(path, asked, answer), (english, ruleset) => readerOf(ruleset).read(english));
}
