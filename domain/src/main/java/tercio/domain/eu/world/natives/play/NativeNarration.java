package tercio.domain.eu.world.natives.play;

import static tercio.domain.eu.common.game.SentenceNames.byPlace;
import static tercio.domain.eu.common.game.SentenceNames.ld;
import static tercio.domain.eu.common.game.SentenceNames.leader;
import static tercio.domain.eu.common.game.SentenceNames.place;
import static tercio.domain.eu.common.game.SentenceNames.places;
import static tercio.domain.eu.common.game.SentenceNames.stack;
import static tercio.domain.eu.common.game.SentenceNames.withRoll;

import java.util.List;
import java.util.stream.Stream;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells the events of natives. The catalogs of {@code eu.natives} say how they read. */
record NativeNarration(EuState board) {

    Sentence of(NativeEvent event, List<Step> explanation) {
        return switch (event) {
            case NativeEvent.NativesMet e -> about("met", e.province()).with("stack", stack(board, e.stack()))
                    .with("natives", Sentence.of("eu.name.natives").with("size", natives(e.province())));
            case NativeEvent.NativesLeftInPeace e -> about("left-in-peace", e.province()).with("stack", stack(board, e.stack()));
            case NativeEvent.NativesTested e -> withRoll(about("tested", e.province()).with("stack", stack(board, e.stack())).with("rise", e.rise()), explanation);
            case NativeEvent.NativesAttacked e -> about("attacked", e.province()).with("stack", stack(board, e.stack()));
            case NativeEvent.NativesConverted e -> withRoll(about("converted", e.province()).with("leader", leader(board, e.leader())), explanation)
                    .with("joining", ld(e.joining())).with("resisting", ld(e.resisting())).with("gone", ld(e.vanished()));
            case NativeEvent.NativesIntercept e -> about("intercept", e.province()).with("stack", stack(board, e.stack())).with("size", natives(e.province()));
            case NativeEvent.NativesStand e -> about("stand", e.province()).with("size", natives(e.province()));
            case NativeEvent.NativesFought e -> about("fought", e.province()).with("lost", ld(e.lost())).with("some", e.left() > 0).with("left", ld(e.left()));
            case NativeEvent.NativesDispersed e -> about("dispersed", e.province());
            case NativeEvent.FollowersLost e -> say("followers-lost").with("size", ld(e.lost())).with("leader", leader(board, e.leader()));
            case NativeEvent.FollowersWentHome e -> say("followers-home").with("size", ld(e.thirds())).with("leader", leader(board, e.leader()));
            case NativeEvent.NativesReturned e -> Sentence.several(Stream.concat(
                    Stream.of(e.returned().isEmpty() ? say("quiet") : say("returned").with("back", byPlace(e.returned()))),
                    e.gone().isEmpty() ? Stream.of() : Stream.of(say("gone").with("where", places(e.gone())))).toList());
        };
    }

    private static Keyed say(String key) {
        return Sentence.of("eu.natives." + key);
    }

    private static Keyed about(String key, SpaceId province) {
        return say(key).with("where", place(province));
    }

    private Argument natives(SpaceId province) {
        return ld(board.world().natives().forceIn(province).thirds());
    }
}
