export function Battles() {
  return null;
}
