package tercio.domain.eia.common.map;

import tercio.domain.map.Zone;

/** A space of the map of Empires in Arms: a land area or a sea area. */
public sealed interface MapSpace extends Zone permits Area, SeaArea {}
