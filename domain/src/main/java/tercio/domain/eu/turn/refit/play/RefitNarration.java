package tercio.domain.eu.turn.refit.play;

import static tercio.domain.eu.common.game.SentenceNames.country;
import static tercio.domain.eu.common.game.SentenceNames.place;
import static tercio.domain.eu.common.game.SentenceNames.ships;

import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells the refit of damaged ships. The catalogs of {@code eu.refit} say how it reads. */
final class RefitNarration {

    private RefitNarration() {}

    static Sentence of(RefitEvent event) {
        return switch (event) {
            case RefitEvent.RefitBegan e -> say("begins");
            case RefitEvent.ShipsRefitted e -> say("refits").with("who", country(e.country())).with("ships", ships(e.ships())).with("port", place(e.port()))
                    .with("ducats", e.ducats());
            case RefitEvent.RefitEnded e -> say("ends").with("who", country(e.country()));
        };
    }

    private static Keyed say(String key) {
        return Sentence.of("eu.refit." + key);
    }
}
