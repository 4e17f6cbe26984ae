package tercio.domain.eu.common.game;

import tercio.domain.eu.common.board.CountryId;
import tercio.domain.game.WireNamed;
import tercio.domain.map.SpaceId;

/**
 * A battery that may fire from the shore on naval stacks (EU-PRESIDIO-FIRE).
 *
 * @param province of the port, or of the fort of the strait
 * @param country that controls it and decides
 * @param strength the level of a presidio or a fort, or the number of siegeworks+
 */
public record ShoreBattery(Kind kind, SpaceId province, CountryId country, int strength) {

    /** The kinds of batteries. */
    public enum Kind implements WireNamed {
        PRESIDIO("presidio"),
        STRAIT("strait"),
        SIEGEWORKS("siegeworks");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }
}
