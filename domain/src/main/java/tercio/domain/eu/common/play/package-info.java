/**
 * A war in play: what the chapters of the military phase share. A {@link tercio.domain.eu.common.play.Chapter} carries out the commands of one
 * part of the rulebook; the types beside it answer questions about the board that several chapters ask, such as who is friend or enemy
 * in a province, where a war lets a stack go and which parts of a stack can be given.
 */
package tercio.domain.eu.common.play;
