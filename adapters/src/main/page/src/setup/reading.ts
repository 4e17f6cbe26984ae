import type { Fields } from '../api/board';
import { t } from '../text/later';
import { spoken } from '../text/words';

/** The scenario in a text, or what is wrong with the text: the fields that forms show must be lists, objects, texts as they are in `blank`. */
export function scenarioIn(text: string, blank: Fields): Fields | string {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (broken) {
    return t.setUp.notJson((broken as Error).message);
  }
  if (kindOf(read) !== 'object') {
    return t.setUp.notJson(t.setUp.noObject);
  }
  const scenario = read as Fields;
  const strange = Object.keys(blank).find((name) => scenario[name] !== undefined && kindOf(scenario[name]) !== kindOf(blank[name]));
  return strange ? t.setUp.notJson(`${spoken(strange)}: ${kindOf(blank[strange])}`) : scenario;
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value;
}
