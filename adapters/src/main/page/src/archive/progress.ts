/** Milliseconds between two looks at an archive that is being made. */
export const LOOK = 2_000;
