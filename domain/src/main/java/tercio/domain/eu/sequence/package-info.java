/**
 * The sequence of play (EU-RND-5): decides each command with the chapter it belongs to, performs the automatic steps
 * that follow, and finds the open decisions, legal answers and odds of a position.
 */
package tercio.domain.eu.sequence;
