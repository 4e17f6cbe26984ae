package tercio.domain.eia.game;

import tercio.domain.eia.concept.Power;

/** A power named the leader who shall command its side, where several leaders may (EIA-10.6.1.1.1). */
public record CommanderNaming(Power power, String leader) {}
