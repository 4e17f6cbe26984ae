export function Rounds() {
  return null;
}
