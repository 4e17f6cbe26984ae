export function Adjudicator() {
  return null;
}
