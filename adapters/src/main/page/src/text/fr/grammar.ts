import type { ServiceTexts, Template } from '../service/reader';

const BLANK = '\u00a0';

/** A text with the blanks that do not break where French sets them: before `:`, `;`, `!`, `?`, `»` and `%`, and after `«`. */
export function typeset(text: string): string {
  return text.replace(/ (?=[:;!?»%])/g, BLANK).replace(/« /g, `«${BLANK}`);
}

/** The same texts with the blanks of French. */
export function typesetTexts({ exact, templates }: ServiceTexts): ServiceTexts {
  return {
    exact: Object.fromEntries(Object.entries(exact).map(([english, french]) => [english, typeset(french)])),
    templates: templates.map(([english, french]): Template => [english, typeof french === 'string' ? typeset(french) : (parts) => declined(french(parts))]),
  };
}

/** The text with the blanks of French, where the template did not decline. */
function declined(text: string | null): string | null {
  return text === null ? null : typeset(text);
}

/** The text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Several phrases as one: `a, b et c`. */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;
}

/** The phrase after `de`: `du roi`, `des Provinces-Unies`, `d’Artois`. */
export function de(phrase: string): string {
  return phrase.startsWith('le ') ? `du ${phrase.slice(3)}` : phrase.startsWith('les ') ? `des ${phrase.slice(4)}`
    : /^[aeiouàâäæéèêëîïôöœùûü]/i.test(phrase) ? `d’${phrase}` : `de ${phrase}`;
}

/** The phrase after `à`: `au roi`, `aux Provinces-Unies`, `à Utrecht`. */
export function to(phrase: string): string {
  return phrase.startsWith('le ') ? `au ${phrase.slice(3)}` : phrase.startsWith('les ') ? `aux ${phrase.slice(4)}` : `à ${phrase}`;
}

/** The phrase after `que`: `que le roi`, `qu’Alba`. */
export function que(phrase: string): string {
  return /^[aeiouàâäæéèêëîïôöœùûü]/i.test(phrase) ? `qu’${phrase}` : `que ${phrase}`;
}

/** A name without its article, as in a table. */
export function bare(phrase: string): string {
  return phrase.replace(/^(la |le |les |l’)/, '');
}
