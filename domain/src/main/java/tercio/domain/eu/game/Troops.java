package tercio.domain.eu.game;

import tercio.domain.eu.forces.Counters;

/** Units of a stack, which may be all of it, a part, or none. */
public record Troops(String stack, Counters units) {}
