package tercio.domain.eu.scenario.adjustment.play;

import tercio.domain.sentence.Sentence.Keyed;

/**
 * A fault of a change on the board before it.
 *
 * @param part the field that it concerns, as the end of a pointer: {@code /stack}
 */
record Wrong(String part, Keyed message) {}
