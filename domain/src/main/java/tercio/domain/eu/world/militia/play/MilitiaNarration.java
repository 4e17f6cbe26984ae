package tercio.domain.eu.world.militia.play;

import static tercio.domain.eu.common.game.SentenceNames.byPlace;
import static tercio.domain.eu.common.game.SentenceNames.country;
import static tercio.domain.eu.common.game.SentenceNames.ld;
import static tercio.domain.eu.common.game.SentenceNames.place;

import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.play.MilitiaStacks;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells the events of militia. The catalogs of {@code eu.militia} say how they read. */
record MilitiaNarration(EuState board) {

    Sentence of(MilitiaEvent event) {
        return switch (event) {
            case MilitiaEvent.MilitiaCalled e -> about("called", e.province()).with("who", country(e.country()));
            case MilitiaEvent.MilitiaCameOut e -> about("comes-out", e.province()).with("size", strengthLeft(e.province()));
            case MilitiaEvent.MilitiaKeptInside e -> about("stays-inside", e.province()).with("size", strengthLeft(e.province()));
            case MilitiaEvent.MilitiaMannedWalls e -> about("mans-walls", e.province()).with("size", strengthLeft(e.province()));
            case MilitiaEvent.MilitiaWentHome e when board.stack(e.militia()).isEmpty() -> about("lost", e.province()).with("size", ld(e.lost()));
            case MilitiaEvent.MilitiaWentHome e -> about("goes-home", e.province()).with("some", e.lost() > 0).with("lost", ld(e.lost()));
            case MilitiaEvent.MilitiaRebuilt e -> Sentence.of("eu.militia.rebuilt").with("rebuilt", byPlace(e.rebuilt()));
        };
    }

    private static Keyed about(String key, SpaceId province) {
        return Sentence.of("eu.militia." + key).with("where", place(province));
    }

    private Argument strengthLeft(SpaceId province) {
        return ld(MilitiaStacks.of(board, province).map(board.world().militia()::strengthLeft).orElse(0));
    }
}
