package tercio.domain.eu.board;

import tercio.domain.eu.concept.Standing;

/**
 * A country that can own or control provinces.
 *
 * @param name the name in a sentence
 */
public record Country(String id, String name, Standing standing) {}
