/** Moves every pile to its place on a board of some scale. They are moved one by one, so that none is drawn anew. */
export function placePiles(pieces: HTMLElement, k: number): void {
  pieces.querySelectorAll<HTMLElement>('[data-x]').forEach((pile) => {
    const { x, y } = pile.dataset;
    pile.style.transform = `translate(${Math.round(Number(x) * k)}px, ${Math.round(Number(y) * k)}px)`;
  });
}
