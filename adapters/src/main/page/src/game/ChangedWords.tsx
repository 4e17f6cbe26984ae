/** What differs between two boards in sentences; nothing where the rulebook says nothing. */
export function ChangedWords({ of: words = [] }: { of: string[] | undefined }) {
  return words.length ? <ul class="changed-words">{words.map((sentence, index) => <li key={index}>{sentence}</li>)}</ul> : null;
}
