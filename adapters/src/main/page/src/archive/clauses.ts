/** The clauses of a pattern: semicolons in quotes part none. */
export function clausesOf(pattern: string): string[] {
  return (pattern.match(/(?:[^;"]|"[^"]*")+/g) ?? []).map((clause) => clause.trim()).filter(Boolean);
}
