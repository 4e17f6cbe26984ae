package tercio.domain.eia.common.game;

import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;

/** A power named the leader who shall command its side, where several leaders may (EIA-10.6.1.1.1). */
public record CommanderNaming(Power power, EiaLeaderId leader) {}
