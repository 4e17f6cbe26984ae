package tercio.domain.eu.common.game;

import tercio.domain.eu.land.siege.UnderminingResult;

/**
 * The effect of an undermining that waits for the attrition of the besiegers.
 *
 * @param by the besieger, a country
 */
public record Undermined(String province, String by, UnderminingResult result) {}
