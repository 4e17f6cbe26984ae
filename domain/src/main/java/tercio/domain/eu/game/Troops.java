package tercio.domain.eu.game;

import tercio.domain.eu.forces.Counters;

/** Units taken from a stack: all of them, a part, or none. */
public record Troops(String stack, Counters units) {}
