package tercio.domain.eu.sea.interception.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.cargo.play.Cargo;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.FightFleetAtOnce;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.JoinAttackedFleet;
import tercio.domain.eu.sea.interception.play.SeaInterceptionEvent.AttackedFleetJoined;
import tercio.domain.eu.sea.interception.play.SeaInterceptionEvent.FleetCaught;
import tercio.domain.eu.sea.ships.play.Blockaders;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.sentence.Sentence;

/**
 * The consequences of a successful interception at sea: the battle at once. Interceptors of a stack that has announced a battle against one of
 * their own may merge with that one instead and fight later (EU-INT-SEA). Reading: ships of one country merge, so this is asked where
 * all interceptors have the country of the attacked stack and no allies with them, and at most one of them all carries troops; others fight at
 * once.
 */
public final class SeaInterceptionBattles {

    private SeaInterceptionBattles() {}

    /** The stack with which the interceptors may merge; empty if nothing is to choose. */
    static Optional<NavalStack> stackToJoin(WarView board, Voyage voyage) {
        var attacked = SeaInterceptors.attackedStack(voyage).flatMap(board.state()::fleet);
        var catching = interceptors(voyage).stream().flatMap(id -> board.state().fleet(id).stream()).toList();
        return voyage.awaits() != Voyage.Awaits.INTERCEPTION || catching.isEmpty() ? Optional.empty()
                : attacked.filter(stack -> catching.stream().allMatch(other -> other.country().equals(stack.country()) && SeaCompany.of(board.state(), other).size() == 1)
                        && Cargo.haveOneCargo(Stream.concat(Stream.of(stack), catching.stream()))
                        && Blockaders.canBeOneStack(board, Stream.concat(SeaCompany.of(board.state(), stack).stream(), catching.stream()).toList()));
    }

    /** Whether a player is asked about the stack under way: about an attempt, or about what the interceptors do. */
    public static boolean isAsking(WarView board, Voyage voyage) {
        return SeaInterceptors.allianceToAsk(board, voyage).isPresent() || stackToJoin(board, voyage).isPresent();
    }

    /** The interceptors without a choice fight. */
    public static void fight(EuCommandRun play, Voyage voyage) {
        play.emit(new FleetCaught(voyage.stack(), voyage.position(), interceptors(voyage)));
    }

    private static List<StackId> interceptors(Voyage voyage) {
        return voyage.interceptors().stream().map(Engaged::stack).toList();
    }

    static List<Option> options(WarView board, Voyage voyage) {
        return List.of(new Option(Sentence.of("eu.seawatch.to-fight").with("stack", SentenceNames.fleet(board.state(), voyage.stack())), new FightFleetAtOnce(voyage.stack())),
                new Option(Sentence.of("eu.seawatch.to-merge").with("stack", SentenceNames.fleet(board.state(), stackToJoin(board, voyage).orElseThrow().id())),
                        new JoinAttackedFleet(voyage.stack())));
    }

    static Execution fightAtOnce(EuCommandRun play, FightFleetAtOnce command) {
        return waitingVoyage(play.board(), command.stack()).map(voyage -> {
            fight(play, voyage);
            return EuCommandRun.success();
        }).orElseGet(() -> EuCommandRun.refuse(choiceRefusal(play.board())));
    }

    static Execution join(EuCommandRun play, JoinAttackedFleet command) {
        return waitingVoyage(play.board(), command.stack()).map(voyage -> {
            play.emit(new AttackedFleetJoined(stackToJoin(play.board(), voyage).orElseThrow().id(), voyage.stack(), voyage.position(), interceptors(voyage)));
            return EuCommandRun.success();
        }).orElseGet(() -> EuCommandRun.refuse(choiceRefusal(play.board())));
    }

    private static Optional<Voyage> waitingVoyage(WarView board, StackId stack) {
        return SeaInterceptors.voyageUnderWay(board).filter(voyage -> voyage.stack().equals(stack) && stackToJoin(board, voyage).isPresent());
    }

    private static Refusal choiceRefusal(WarView board) {
        return Refusal.of(SeaInterceptionRolls.RULE, Sentence.of("eu.seawatch.refused-no-battle-to-join"))
                .withLegal(SeaInterceptors.voyageUnderWay(board).filter(voyage -> stackToJoin(board, voyage).isPresent()).map(voyage -> options(board, voyage)).orElse(List.of()));
    }
}
