/** The land phase in play: each chapter of the rulebook with its commands, events, decisions and words. */
package tercio.domain.eia.common.play;
