package tercio.domain.eu.land.interception.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.interception.play.InterceptionCommand.FightAtOnce;
import tercio.domain.eu.land.interception.play.InterceptionCommand.FightLater;
import tercio.domain.eu.land.interception.play.InterceptionEvent.InterceptionPressed;
import tercio.domain.eu.land.interception.play.InterceptionEvent.InterceptionPutOff;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * The choice of interceptors that catch a stack in a province with other forces of either side: a battle at once between the stacks that
 * met, or a regular battle of all forces there later (EU-INT-MERGE). The choice comes before counter-interception, which can help only in a
 * battle at once (reading). Forces of a third alliance cannot be merged with (EU-STACK-7). If only they stand there, the battle is fought
 * at once, as the text says of the sea.
 */
public final class Postponement {

    public static final String RULE = "EU-INT-MERGE";

    private Postponement() {}

    /** Whether the interceptors have this choice now. */
    public static boolean isAsked(WarView board, Move move) {
        return move.awaits() == Move.Awaits.INTERCEPTION && !move.interceptors().isEmpty()
                && !board.stacks(move.province(), stack -> couldMerge(board.state(), move, stack)).isEmpty();
    }

    /** Whether the stack is of either side, in the field, and not yet part of the interception. */
    private static boolean couldMerge(EuState state, Move move, Stack stack) {
        var interceptors = move.interceptors().stream().map(Engaged::stack).toList();
        boolean ofASide = state.allianceOf(stack) == state.allianceOf(state.stacks().get(move.stack()))
                || state.allianceOf(stack) == state.allianceOf(state.stacks().get(interceptors.getFirst()));
        return ofASide && !stack.besieged() && !move.includes(stack.id()) && !interceptors.contains(stack.id());
    }

    /** The country that commands the interceptors. */
    public static CountryId decidingCountry(WarView board, Move move) {
        return board.state().commandingCountry(move.interceptors().stream().map(caught -> board.state().stacks().get(caught.stack())).toList());
    }

    /** A battle at once, or later with all forces in the province. */
    public static List<Option> options(WarView board, Move move) {
        return List.of(new Option(Sentence.of("eu.interception.to-fight").with("moving", SentenceNames.stack(board.state(), move.stack())), new FightAtOnce(move.province())),
                new Option(Sentence.of("eu.interception.to-wait").with("where", SentenceNames.place(move.province())), new FightLater(move.province())));
    }

    /** Starts the battle at once. Refused if the interceptors have no such choice. */
    public static Execution fight(EuCommandRun play, FightAtOnce command) {
        return openMove(play, command.province())
                .map(move -> {
                    play.emit(new InterceptionPressed(move.stack(), move.province()));
                    return EuCommandRun.success();
                })
                .orElseGet(() -> EuCommandRun.refuse(notAskedRefusal(command.province())));
    }

    /** Ends the move. All stacks in the province are locked in battle, and more phasing stacks may come. */
    public static Execution postpone(EuCommandRun play, FightLater command) {
        return openMove(play, command.province())
                .map(move -> {
                    play.emit(new InterceptionPutOff(move.stack(), move.province(),
                            move.interceptors().stream().map(Engaged::stack).toList()));
                    return EuCommandRun.success();
                })
                .orElseGet(() -> EuCommandRun.refuse(notAskedRefusal(command.province())));
    }

    private static Optional<Move> openMove(EuCommandRun play, SpaceId province) {
        return Interceptions.moveUnderWay(play.state())
                .filter(move -> move.province().equals(province) && isAsked(play.board(), move));
    }

    private static Refusal notAskedRefusal(SpaceId province) {
        return Refusal.of(RULE, Sentence.of("eu.interception.refused-no-postponement").with("where", SentenceNames.place(province)));
    }
}
