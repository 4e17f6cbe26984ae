package tercio.domain.eu.world.establishment;

import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.map.SpaceId;

/**
 * An establishment of a country in the rest of the world (EU-MIS-1, EU-MIS-2).
 *
 * @param owner the country whose counter it is
 * @param controller the country that holds it now
 * @param level 1..6 of a trading post or a colony, 0 of a fort or a mission
 */
public record Establishment(SpaceId province, CountryId owner, CountryId controller, Kind kind, int level) {

    /** The kinds of establishments. */
    public enum Kind {
        FORT("fort", false), MISSION("mission", false), TRADING_POST("trading post", true), COLONY("colony", true);

        private final String word;
        private final boolean levels;

        Kind(String word, boolean levels) {
            this.word = word;
            this.levels = levels;
        }

        /** The kind in a sentence. */
        public String word() {
            return word;
        }

        /** Whether it supplies every stack; a fort or a mission supplies detachments only. */
        public boolean hasLevels() {
            return levels;
        }
    }

    /** The level at which a colony counts as a province of Europe. */
    public static final int EUROPEAN = 6;

    public Establishment {
        int least = kind.hasLevels() ? 1 : 0;
        int most = kind.hasLevels() ? EUROPEAN : 0;
        if (level < least || level > most) {
            throw new IllegalArgumentException("the level of a " + kind + " is " + least + ".." + most + ", not " + level);
        }
    }

    /** An establishment that its owner controls. */
    public static Establishment of(SpaceId province, CountryId owner, Kind kind, int level) {
        return new Establishment(province, owner, owner, kind, level);
    }

    /** Whether its province counts as one of Europe: a colony of level 6. */
    public boolean isEuropean() {
        return kind == Kind.COLONY && level == EUROPEAN;
    }

    /** Whether it is a source of supply for land units (EU-SUP-WORLD). Supply is never used up: stacks are asked one by one. */
    public boolean canSupply(Units units) {
        return kind.hasLevels() || !units.hasArmy() && units.pashas() == 0;
    }

    /** The establishment under another controller. */
    public Establishment withController(CountryId country) {
        return new Establishment(province, owner, country, kind, level);
    }
}
