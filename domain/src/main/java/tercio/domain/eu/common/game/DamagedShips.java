package tercio.domain.eu.common.game;

import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.WatersId;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.turn.round.RoundBox;

/**
 * Ships that a battle has put out of action until they are refitted, as the colonial record sheet tallies them (EU-REFIT-1).
 *
 * @param waters the waters where they can be refitted, as {@link tercio.domain.eu.common.board.Sea#waters()} names them
 * @param ships without FLEET counters
 * @param since the round in which they were damaged: they are refitted in a later one
 */
public record DamagedShips(CountryId country, WatersId waters, NavalUnits ships, RoundBox since) {}
