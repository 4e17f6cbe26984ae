export function Check() {
  return null;
}
