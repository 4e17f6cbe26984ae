package tercio.domain.eia.common.game;

import tercio.domain.ruling.Reading;

/** The knowledge of players about each other's corps. */
public final class CorpsReadings {

    /** Others know a corps by its nation and kind until it fights. */
    public static final String HIDDEN = "hidden";

    /**
     * Whether others know which corps stands where. A game that hides it gives each corps an id that tells its nation and kind alone, from the opening on;
     * a corps that fought is known from then on.
     */
    public static final Reading IDENTITIES = Reading.between("EIA-CORPS-IDENTITIES", "EIA-7.5.2.6.3",
            "7.5.2.6.3 reveals identities in a combat, and games so far were played with open counters", "open", HIDDEN)
            .withDispute("At a table the counters lie face down, so that power and kind alone are seen.",
                    "Everybody knows which corps stands where.",
                    "Others know a corps by its nation and kind until it fights; written orders name it so too.");

    private CorpsReadings() {}
}
