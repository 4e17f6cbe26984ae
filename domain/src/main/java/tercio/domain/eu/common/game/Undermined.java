package tercio.domain.eu.common.game;

import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.land.siege.UnderminingResult;
import tercio.domain.map.SpaceId;

/**
 * The effect of an undermining that waits for the attrition of the besiegers.
 *
 * @param by the besieger, a country
 */
public record Undermined(SpaceId province, CountryId by, UnderminingResult result) {}
