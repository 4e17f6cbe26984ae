package tercio.domain.eu.world.corsair;

import tercio.domain.eu.common.board.CountryId;

/** The kind of country that sends a corsair out. */
public enum CorsairOwner {
    /** Without an owner: they attack each convoy, and stay at sea. */
    PIRATES,
    /** A Barbary state: against convoys only in the Mediterranean. */
    BARBARY,
    /** The Knights: each Christian port is theirs. */
    KNIGHTS,
    /** Any other country. */
    COUNTRY;

    /** The kind of a country. */
    public static CorsairOwner of(CountryId country) {
        return CorsairFigures.owner(country);
    }
}
