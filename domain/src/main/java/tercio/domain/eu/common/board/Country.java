package tercio.domain.eu.common.board;

import tercio.domain.eu.common.concept.Standing;

/**
 * A country that can own or control provinces.
 *
 * @param name the name in a sentence
 */
public record Country(CountryId id, String name, Standing standing) {}
