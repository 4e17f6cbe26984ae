package tercio.domain.eu.common.board;

import tercio.domain.map.Zone;

/** A space of the Europa maps that can contain stacks. */
public sealed interface Space extends Zone permits Province, Sea {}
