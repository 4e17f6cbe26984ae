package tercio.domain.eu.board;

import tercio.domain.map.Zone;

/** A space of the Europa maps in which stacks can stand. */
public sealed interface Space extends Zone permits Province, Sea {}
