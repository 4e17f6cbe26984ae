/** The differences between two boards in sentences; nothing if the rulebook says nothing. */
export function ChangedWords({ of: words = [] }: { of: string[] | undefined }) {
  return words.length ? <ul class="changed-words">{words.map((sentence, index) => <li key={index}>{sentence}</li>)}</ul> : null;
}
