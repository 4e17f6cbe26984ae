/**
 * The sequence of the phases that come before the land phase of a month, where the seats enter them by hand: economic, political,
 * reinforcement and naval phase.
 *
 * <p>Decided: all powers enter a phase at the same time, each by commands of its own, and the next phase begins when nobody has more to
 * enter. A power may skip the rest of a month at once, so that a month in which nothing happens costs one command for each power. Results that
 * the chapters of these phases cannot know (prices, distances at sea, dice of diplomacy) are entered and not simulated. Given up: a fixed
 * order of the powers within these phases, which groups that write orders by mail do not keep either.
 */
package tercio.domain.eia.month.play;
