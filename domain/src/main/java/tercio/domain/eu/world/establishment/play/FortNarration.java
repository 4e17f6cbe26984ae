package tercio.domain.eu.world.establishment.play;

import static tercio.domain.eu.common.game.SentenceNames.country;
import static tercio.domain.eu.common.game.SentenceNames.place;

import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells how forts are built. The catalogs of {@code eu.forts} say how it reads. */
final class FortNarration {

    private FortNarration() {}

    static Sentence of(FortEvent event) {
        return switch (event) {
            case FortEvent.FortBuildingBegan e -> say("may-begin");
            case FortEvent.FortBegun e -> say("begun").with("who", country(e.country())).with("where", place(e.province()));
            case FortEvent.FortAdvanced e -> say("advanced").with("who", country(e.country())).with("where", place(e.province())).with("round", e.rounds());
            case FortEvent.FortBuilt e -> say("built").with("who", country(e.country())).with("where", place(e.province()));
            case FortEvent.FortAbandoned e -> say("abandoned").with("where", place(e.province()));
            case FortEvent.FortBuildingEnded e -> say("no-more").with("who", country(e.country()));
        };
    }

    private static Keyed say(String key) {
        return Sentence.of("eu.forts." + key);
    }
}
