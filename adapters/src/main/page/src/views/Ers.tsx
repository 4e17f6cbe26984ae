export function Ers() {
  return null;
}
