package tercio.domain.eu.common.game;

import tercio.domain.eu.common.board.CountryId;

/**
 * A presidio, built against the port of a province of another country (EU-PRESIDIO-FIRE).
 *
 * @param country that controls it
 * @param level 1..3
 */
public record PresidioAtStart(CountryId country, int level) {}
