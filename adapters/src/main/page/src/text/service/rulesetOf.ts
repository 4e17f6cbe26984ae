/** The rulesets of the games whose answers came. */
const known = new Map<string, string>();

/**
 * The ruleset whose words an answer speaks: the one that its address or its question names, or that of the game that it is about. Answers
 * about all games at once name the ruleset in their parts; theirs is not known, which is the empty word.
 */
export function rulesetOf(path: string, asked: unknown, answer: unknown): string {
  const [kind, name = ''] = (path.split('?', 1)[0] ?? '').split('/').map(decodeURIComponent);
  if (kind === 'games' && name) {
    const told = named(answer);
    if (told) {
      known.set(name, told);
    }
    return told || (known.get(name) ?? '');
  }
  return kind === 'rulesets' ? name : named(asked) || named(answer);
}

/** The ruleset that a part of an answer says to be of. */
export function named(part: unknown): string {
  const ruleset = (part as { ruleset?: unknown } | null | undefined)?.ruleset;
  return typeof ruleset === 'string' ? ruleset : '';
}
