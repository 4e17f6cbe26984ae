package tercio.domain.eu.play;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.domain.eu.game.BattleCommand;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuCommand;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.MoveCommand;
import tercio.domain.eu.game.RoundCommand;
import tercio.domain.eu.game.SiegeCommand;
import tercio.domain.eu.game.Stack;
import tercio.domain.game.Command;
import tercio.domain.game.Decision;
import tercio.domain.game.Form;
import tercio.domain.game.Option;

/**
 * Who may give a command: the country that is asked the question which it answers. A command about a stack or a country is
 * its own; one about a battle or a siege belongs to whoever is asked there; dice on which nothing hangs may be thrown by
 * anybody. A command that answers nothing may come from anybody at war, and is refused when it is decided.
 */
public final class Answering {

    private Answering() {}

    /** The countries one of which must give the command. */
    public static Set<String> parties(Board board, EuCommand command) {
        var state = board.state();
        return switch (command) {
            case RoundCommand round -> round(state, round);
            case MoveCommand move -> move(board, move);
            case BattleCommand.TakeLosses take -> losses(state, take);
            case BattleCommand battle -> asked(board, battle);
            case SiegeCommand.PlaceGarrison place -> owner(state, place.stack());
            case SiegeCommand siege -> asked(board, siege);
        };
    }

    private static Set<String> round(EuState state, RoundCommand command) {
        return switch (command) {
            case RoundCommand.RollInitiative roll -> everybody(state);
            case RoundCommand.RollStartingRound roll -> everybody(state);
            case RoundCommand.RollContinuation roll -> everybody(state);
            case RoundCommand.PlaceLeader place -> state.leaders().containsKey(String.valueOf(place.leader()))
                    ? Set.of(state.leaders().get(place.leader()).leader().country())
                    : everybody(state);
            case RoundCommand.DeclareCampaign declare -> country(state, declare.country());
        };
    }

    private static Set<String> move(Board board, MoveCommand command) {
        var state = board.state();
        return switch (command) {
            case MoveCommand.MoveStack move -> owner(state, move.stack());
            case MoveCommand.SplitStack split -> owner(state, split.stack());
            case MoveCommand.MergeStacks merge -> owner(state, merge.stack());
            case MoveCommand.ContinueMove onward -> owner(state, onward.stack());
            case MoveCommand.HaltMove halt -> owner(state, halt.stack());
            case MoveCommand.EndMovement end -> country(state, end.country());
            case MoveCommand.AttemptInterception attempt -> owners(state, attempt.stacks());
            case MoveCommand.PassInterception pass -> country(state, pass.country());
            case MoveCommand.ReturnAfterInterception back -> owner(state, back.stack());
            case MoveCommand.StayOverstacked stay -> country(state, stay.country());
            case MoveCommand.FightAtOnce fight -> asked(board, fight);
            case MoveCommand.FightLater later -> asked(board, later);
        };
    }

    /** Whoever answers for the losses of the force to which the stack belongs. */
    private static Set<String> losses(EuState state, BattleCommand.TakeLosses take) {
        return !state.duties().isEmpty() && state.duties().getFirst() instanceof Duty.Losses owed && take.stack() != null
                        && owed.stacks().contains(take.stack())
                ? Set.of(owed.country())
                : owner(state, take.stack());
    }

    /** Who is asked for such a command in this province; for another province, who is asked for such a command anywhere. */
    private static Set<String> asked(Board board, EuCommand command) {
        var decisions = Awaited.decisions(board).stream()
                .filter(decision -> answers(decision).anyMatch(answer -> alike(answer, command)))
                .toList();
        var here = decisions.stream()
                .filter(decision -> answers(decision).anyMatch(answer ->
                        alike(answer, command) && Objects.equals(province(answer), province(command))))
                .toList();
        var asked = (here.isEmpty() ? decisions : here).stream().map(decision -> decision.party()).collect(Collectors.toSet());
        return asked.isEmpty() ? everybody(board.state()) : asked;
    }

    /** The answers that are listed, and one of those that are described. */
    static Stream<Command> answers(Decision decision) {
        return Stream.concat(decision.options().stream().map(Option::command), decision.described().map(Form::example).stream());
    }

    static boolean alike(Command one, Command other) {
        return one.getClass() == other.getClass();
    }

    /** The province that a command about a battle or a siege names. */
    private static String province(Command command) {
        return switch ((EuCommand) command) {
            case MoveCommand.FightAtOnce fight -> fight.province();
            case MoveCommand.FightLater later -> later.province();
            case BattleCommand.FightBattle fight -> fight.province();
            case BattleCommand.AttemptEvasion evade -> evade.province();
            case BattleCommand.WithdrawIntoFortress withdraw -> withdraw.province();
            case BattleCommand.StandAndFight stand -> stand.province();
            case BattleCommand.ChooseFighters choose -> choose.province();
            case BattleCommand.MakeSortie sortie -> sortie.province();
            case BattleCommand.StayInside stay -> stay.province();
            case BattleCommand.AttemptRetreat attempt -> attempt.province();
            case BattleCommand.HoldTheField hold -> hold.province();
            case BattleCommand.Retreat retreat -> retreat.province();
            case SiegeCommand.Undermine undermine -> undermine.province();
            case SiegeCommand.ResolveAssault assault -> assault.province();
            case SiegeCommand.DeclineAssault decline -> decline.province();
            case SiegeCommand.GrantWarHonours grant -> grant.province();
            case SiegeCommand.TakeBreach take -> take.province();
            case SiegeCommand.Redeploy redeploy -> redeploy.province();
            case SiegeCommand.ManFortress man -> man.province();
            case SiegeCommand.LeaveUnmanned leave -> leave.province();
            default -> null;
        };
    }

    private static Set<String> owner(EuState state, String stack) {
        return state.stack(stack).map(known -> Set.of(known.country())).orElseGet(() -> everybody(state));
    }

    /** Each country whose stacks are named; a command that names those of several is nobody's, and is refused. */
    private static Set<String> owners(EuState state, List<String> stacks) {
        var owners = stacks.stream().flatMap(id -> state.stack(id).stream()).map(Stack::country).collect(Collectors.toSet());
        return owners.isEmpty() ? everybody(state) : owners;
    }

    private static Set<String> country(EuState state, String country) {
        return country != null && state.countries().containsKey(country) ? Set.of(country) : everybody(state);
    }

    private static Set<String> everybody(EuState state) {
        return state.countries().keySet();
    }
}
