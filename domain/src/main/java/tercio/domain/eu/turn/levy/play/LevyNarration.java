package tercio.domain.eu.turn.levy.play;

import static tercio.domain.eu.common.game.SentenceNames.country;
import static tercio.domain.eu.common.game.SentenceNames.place;
import static tercio.domain.eu.common.game.SentenceNames.units;

import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells exceptional levies. The catalogs of {@code eu.levy} say how they read. */
final class LevyNarration {

    private LevyNarration() {}

    static Sentence of(LevyEvent event) {
        return switch (event) {
            case LevyEvent.LeviesBegan e -> say("begin");
            case LevyEvent.LeviesDeclared e -> say("declared").with("who", country(e.country())).with("free", e.stability() == 0);
            case LevyEvent.TroopsLevied e -> say("recruited").with("who", country(e.country())).with("units", units(e.units().units())).with("where", place(e.province()))
                    .with("price", e.ducats());
            case LevyEvent.LeviesEnded e -> say("end").with("who", country(e.country()));
        };
    }

    private static Keyed say(String key) {
        return Sentence.of("eu.levy." + key);
    }
}
