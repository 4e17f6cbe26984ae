package tercio.domain.eu.world.convoy.play;

import static tercio.domain.eu.common.game.SentenceNames.country;
import static tercio.domain.eu.common.game.SentenceNames.fleet;
import static tercio.domain.eu.common.game.SentenceNames.place;
import static tercio.domain.eu.common.game.SentenceNames.ships;

import java.util.Locale;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.world.convoy.ConvoyKind;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells what becomes of gold and convoys. The catalogs of {@code eu.treasure} say how it reads. */
record TreasureNarration(EuState board) {

    Sentence of(TreasureEvent event) {
        return switch (event) {
            case TreasureEvent.GoldLoaded e -> say("loaded").with("stack", fleet(board, e.stack())).with("ducats", e.ducats()).with("where", place(e.province()))
                    .with("waiting", e.waiting());
            case TreasureEvent.GoldLanded e -> say("landed").with("stack", fleet(board, e.stack())).with("ducats", e.ducats()).with("where", place(e.province()))
                    .with("country", country(e.country()));
            case TreasureEvent.ConvoyArrived e -> about("arrived", e.convoy()).with("where", place(e.province())).with("escorted", e.left().thirds() > 0)
                    .with("left", ships(e.left()));
            case TreasureEvent.ConvoyLost e -> about("lost", e.convoy()).with("country", country(e.country())).with("ducats", e.ducats()).with("stability", e.stability());
            case TreasureEvent.ConvoyCameBack e -> about("came-back", e.convoy()).with("country", country(e.country())).with("where", place(e.province()))
                    .with("ships", ships(e.ships()));
        };
    }

    private static Keyed say(String key) {
        return Sentence.of("eu.treasure." + key);
    }

    private static Keyed about(String key, ConvoyKind convoy) {
        return say(key).with("convoy", say("convoy").with("kind", convoy.name().toLowerCase(Locale.ROOT)));
    }
}
