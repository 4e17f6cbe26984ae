package tercio.domain.eu.play.seawatch;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.game.Engaged;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.FleetTitle;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.SeaCompany;
import tercio.domain.eu.game.Voyage;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.cargo.Cargo;
import tercio.domain.eu.play.harbour.Blockaders;
import tercio.domain.eu.play.seawatch.SeaWatchCommand.FightFleetAtOnce;
import tercio.domain.eu.play.seawatch.SeaWatchCommand.JoinAttackedFleet;
import tercio.domain.eu.play.seawatch.SeaWatchEvent.AttackedFleetJoined;
import tercio.domain.eu.play.seawatch.SeaWatchEvent.FleetCaught;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;

/**
 * The consequences of a successful interception at sea: the battle at once. Interceptors of a stack that has announced a battle against one of
 * their own may merge with that one instead and fight later (EU-INT-SEA). Reading: ships of one country merge, so this is asked where
 * all interceptors have the country of the attacked stack and no allies with them, and at most one of them all carries troops; others fight at
 * once.
 */
public final class SeaCatches {

    private SeaCatches() {}

    /** The stack with which the interceptors may merge; empty if nothing is to choose. */
    static Optional<NavalStack> joinable(Board board, Voyage voyage) {
        var attacked = SeaInterceptors.attacked(voyage).flatMap(board.state()::fleet);
        var catching = interceptors(voyage).stream().flatMap(id -> board.state().fleet(id).stream()).toList();
        return voyage.awaits() != Voyage.Awaits.INTERCEPTION || catching.isEmpty() ? Optional.empty()
                : attacked.filter(stack -> catching.stream().allMatch(other -> other.country().equals(stack.country()) && SeaCompany.of(board.state(), other).size() == 1)
                        && Cargo.oneCargo(Stream.concat(Stream.of(stack), catching.stream()))
                        && Blockaders.fit(board, Stream.concat(SeaCompany.of(board.state(), stack).stream(), catching.stream()).toList()));
    }

    /** Whether a player is asked about the stack under way: about an attempt, or about what the interceptors do. */
    public static boolean asks(Board board, Voyage voyage) {
        return SeaInterceptors.asked(board, voyage).isPresent() || joinable(board, voyage).isPresent();
    }

    /** The interceptors without a choice fight. */
    public static void fight(Play play, Voyage voyage) {
        play.happens(new FleetCaught(voyage.stack(), voyage.at(), interceptors(voyage)));
    }

    private static List<String> interceptors(Voyage voyage) {
        return voyage.interceptors().stream().map(Engaged::stack).toList();
    }

    static List<Option> options(Board board, Voyage voyage) {
        var moving = FleetTitle.of(board.state(), voyage.stack());
        return List.of(new Option("fight " + moving + " at once", new FightFleetAtOnce(voyage.stack())),
                new Option("merge with " + FleetTitle.of(board.state(), joinable(board, voyage).orElseThrow().id()) + " and fight later",
                        new JoinAttackedFleet(voyage.stack())));
    }

    static Optional<Verdict<EuEvent>> atOnce(Play play, FightFleetAtOnce command) {
        return waiting(play.board(), command.stack()).map(voyage -> {
            fight(play, voyage);
            return Play.<EuEvent>done();
        }).orElseGet(() -> refused(play.board()));
    }

    static Optional<Verdict<EuEvent>> join(Play play, JoinAttackedFleet command) {
        return waiting(play.board(), command.stack()).map(voyage -> {
            play.happens(new AttackedFleetJoined(joinable(play.board(), voyage).orElseThrow().id(), voyage.stack(), voyage.at(), interceptors(voyage)));
            return Play.<EuEvent>done();
        }).orElseGet(() -> refused(play.board()));
    }

    private static Optional<Voyage> waiting(Board board, String stack) {
        return SeaInterceptors.underWay(board).filter(voyage -> voyage.stack().equals(stack) && joinable(board, voyage).isPresent());
    }

    private static Optional<Verdict<EuEvent>> refused(Board board) {
        return Play.refused(SeaAttempts.RULE, "only interceptors of a stack that has announced a battle against one of their country choose between a battle at once and a later one",
                SeaInterceptors.underWay(board).filter(voyage -> joinable(board, voyage).isPresent()).map(voyage -> options(board, voyage)).orElse(List.of()));
    }
}
