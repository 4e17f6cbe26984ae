package tercio.domain.eu.land.movement.play;

import static tercio.domain.eu.common.game.SentenceNames.alliance;
import static tercio.domain.eu.common.game.SentenceNames.country;
import static tercio.domain.eu.common.game.SentenceNames.fleets;
import static tercio.domain.eu.common.game.SentenceNames.ld;
import static tercio.domain.eu.common.game.SentenceNames.leader;
import static tercio.domain.eu.common.game.SentenceNames.leaders;
import static tercio.domain.eu.common.game.SentenceNames.place;
import static tercio.domain.eu.common.game.SentenceNames.places;
import static tercio.domain.eu.common.game.SentenceNames.stacks;
import static tercio.domain.eu.common.game.SentenceNames.units;

import java.util.List;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells the events of movements. The catalogs of {@code eu.movement} say how they read. */
record MoveNarration(EuState board) {

    Sentence of(MoveEvent event) {
        return switch (event) {
            case MoveEvent.MovementBegan e -> say("begins").with("who", alliance(board, e.alliance()));
            case MoveEvent.StackSplit e -> split(e);
            case MoveEvent.StackingPostponed e -> say("too-many").with("where", place(e.province())).with("surplus", e.surplus());
            case MoveEvent.StacksMerged e -> say("merged").with("stack", stack(e.stack())).with("into", stack(e.into()));
            case MoveEvent.MoveBegan e -> say(e.along().isEmpty() ? "marches" : "marches-along").with("stack", stack(e.stack())).with("from", place(e.from()))
                    .with("along", stacks(board, e.along()));
            case MoveEvent.StackPlacedUnder e -> say("with-another").with("stack", stack(e.stack())).with("under", stack(e.under()));
            case MoveEvent.StackOnItsOwn e -> say("by-itself").with("stack", stack(e.stack()));
            case MoveEvent.ProvinceEntered e -> say("enters").with("stack", stack(e.stack())).with("where", place(e.province())).with("mp", e.mp()).with("active", e.active());
            case MoveEvent.LeaderRode e when e.path().isEmpty() -> say("rode-beside").with("leader", leader(board, e.leader())).with("stack", stack(e.stack()))
                    .with("into", stack(e.into()));
            case MoveEvent.LeaderRode e -> say("rode").with("leader", leader(board, e.leader())).with("stack", stack(e.stack())).with("into", stack(e.into()))
                    .with("where", place(e.path().getLast())).with("mp", e.mp());
            case MoveEvent.RideBegan e -> ride(e);
            case MoveEvent.RideEnded e -> rideEnd(e);
            case MoveEvent.LeaderPutToSea e -> say("put-to-sea").with("leader", leader(board, e.leader())).with("from", place(e.from()));
            case MoveEvent.LeaderLanded e -> say("leader-landed").with("leader", leader(board, e.leader())).with("where", place(e.province())).with("mp", e.mp());
            case MoveEvent.LoneLeaderDied e -> death(e);
            case MoveEvent.PauseAnnounced e -> say("pause-announced").with("stack", stack(e.stack())).with("pauses", e.pauses());
            case MoveEvent.MovePaused e -> say("pauses").with("stack", stack(e.stack())).with("where", place(e.province()));
            case MoveEvent.MoveRedirected e -> say("turns").with("stack", stack(e.stack())).with("where", place(e.path().getLast()));
            case MoveEvent.MoveResumable e -> say("may-go-on").with("stack", stack(e.stack())).with("where", place(e.province()));
            case MoveEvent.MoveEnded e when board.stack(e.stack()).isEmpty() -> say("lost").with("where", place(e.province()));
            case MoveEvent.MoveEnded e -> say(board.stacks().get(e.stack()).province().equals(e.province()) ? "ends" : "stopped").with("stack", stack(e.stack()))
                    .with("where", place(e.province()));
            case MoveEvent.CountryEndedMovement e -> say(board.members(board.allianceOf(e.country())).size() == 1 ? "no-more-moves" : "country-ends")
                    .with("who", country(e.country()));
            case MoveEvent.ReturnOffered e -> say("return-offered").with("surplus", e.surplus()).with("where", place(e.province())).with("who", country(e.country()))
                    .with("stacks", stacks(board, e.stacks()));
            case MoveEvent.StackReturned e -> say("returns").with("stack", stack(e.stack())).with("from", place(e.from())).with("to", place(e.to()));
            case MoveEvent.ReturnDeclined e -> say("return-declined").with("who", country(e.country())).with("where", place(e.province()));
            case MoveEvent.MovementEnded e -> say(e.provinces().isEmpty() ? "over" : "over-with-battles").with("who", alliance(board, e.alliance()))
                    .with("where", places(e.provinces()));
        };
    }

    private static Keyed say(String key) {
        return Sentence.of("eu.movement." + key);
    }

    private Sentence split(MoveEvent.StackSplit e) {
        var leaders = e.leaders() ? board.stacks().get(e.stack()).leaders() : e.some();
        int left = board.stacks().get(e.stack()).units().thirds() - e.taken().thirds();
        return say(leaders.isEmpty() ? "split" : "split-under").with("units", units(e.taken())).with("stack", stack(e.stack()))
                .with("where", place(board.stacks().get(e.stack()).province())).with("left", ld(left)).with("leaders", leaders(board, leaders));
    }

    private Sentence ride(MoveEvent.RideBegan e) {
        var said = say(e.path().isEmpty() ? "stays-behind" : "rides").with("leader", leader(board, e.leader())).with("from", place(e.from()))
                .with("leaves", e.stack().isPresent()).with("stack", stacks(board, e.stack().stream().toList()));
        return e.path().isEmpty() ? said : said.with("joins", e.into().isPresent()).with("into", stacks(board, e.into().stream().toList()))
                .with("where", place(e.path().getLast()));
    }

    private Sentence rideEnd(MoveEvent.RideEnded e) {
        return say("ride-ends").with("leader", leader(board, e.leader())).with("joins", e.into().isPresent())
                .with("into", stacks(board, e.into().stream().toList())).with("where", place(e.province())).with("mp", e.mp());
    }

    private Sentence death(MoveEvent.LoneLeaderDied e) {
        boolean ships = e.caught() && e.by().stream().allMatch(id -> board.fleet(id).isPresent());
        return say("leader-died").with("leader", leader(board, e.leader())).with("where", place(e.province()))
                .with("how", e.caught() ? "caught" : e.by().isEmpty() ? "among_enemies" : "taken")
                .with("by", ships ? fleets(board, e.by()) : stacks(board, e.by()));
    }

    /** A stack, or the ships that stand for a leader at sea. */
    private Argument stack(StackId id) {
        return board.fleet(id).isPresent() ? fleets(board, List.of(id)) : SentenceNames.stack(board, id);
    }
}
