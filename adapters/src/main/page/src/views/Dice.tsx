export function Dice() {
  return null;
}
