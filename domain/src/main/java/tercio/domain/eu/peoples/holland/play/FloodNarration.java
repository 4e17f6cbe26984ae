package tercio.domain.eu.peoples.holland.play;

import static tercio.domain.eu.common.game.SentenceNames.country;
import static tercio.domain.eu.common.game.SentenceNames.place;
import static tercio.domain.eu.common.game.SentenceNames.stack;
import static tercio.domain.eu.common.game.SentenceNames.stacks;

import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells the Dutch floods. The catalogs of {@code eu.flood} say how they read. */
record FloodNarration(EuState board) {

    Sentence of(FloodEvent event) {
        return switch (event) {
            case FloodEvent.FloodOffered e -> about("offered", e.country(), e.province()).with("moving", stack(board, e.moving()));
            case FloodEvent.ProvinceFlooded e -> about("flooded", e.country(), e.province()).with("points", e.victoryPoints()).with("stability", e.stability())
                    .with("stacks", stacks(board, e.stacks())).with("back", place(e.back()));
            case FloodEvent.DikesKept e -> about("kept", e.country(), e.province()).with("moving", stack(board, e.moving()));
        };
    }

    private static Keyed about(String key, CountryId who, SpaceId province) {
        return Sentence.of("eu.flood." + key).with("who", country(who)).with("where", place(province));
    }
}
