package tercio.application.amendment;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import tercio.application.dice.DiceMethod;
import tercio.application.dice.KeptDice;
import tercio.domain.dice.Dice;
import tercio.domain.dice.Roll;
import tercio.domain.game.Command;
import tercio.domain.game.Event;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Cancellation;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/**
 * The line of play recomputed with the corrections of a draft, up to the first command that is no longer legal.
 *
 * @param to the position from whose board it begins
 * @param applied the commands that are still legal, in order
 * @param stop the first command that is not legal; empty if the branch is whole
 * @param commands the number of commands that the branch would have
 * @param lost the number of commands in effect that are not applied again
 * @param board the board at its end
 */
public record Branch<S>(int to, List<Applied> applied, Optional<Stop> stop, int commands, int lost, S board) {

    /** The rule that refusals about amendments cite. */
    public static final String RULE = "TERCIO-AMEND";

    /** The most commands of a branch; a correction further back needs a fork. */
    public static final int LONGEST = 5_000;

    /**
     * A command that is still legal on the branch.
     *
     * @param rolls its dice as they are recorded
     * @param parties for which it is given
     */
    public record Applied(BranchCommand command, Command read, Verdict.Accepted<?> verdict, List<Roll> rolls, Set<String> parties) {}

    /**
     * The first command that cannot be applied, and the reason: it is refused, or needs a die that nobody has thrown.
     */
    public record Stop(BranchCommand command, Verdict.Declined<?> verdict) {}

    /**
     * The rules by which a branch is computed.
     *
     * @param <S> the board
     */
    public interface Rules<S> {

        /** Decides a command, without asking for anybody's consent. */
        Verdict<?> decide(S state, Command command, Dice dice);

        /** The parties for which a command is given; none for an adjustment. */
        Set<String> parties(S state, Command command);

        /** The board after the events of a command. */
        S after(S state, Verdict.Accepted<?> accepted);
    }

    public Branch {
        applied = List.copyOf(applied);
    }

    /** The reason why a command stops that needs a die which nobody has thrown. */
    public static Sentence dieWanted(Verdict.NeedsDie<?> wants) {
        return Sentence.of("kernel.amendment.die-wanted").with("die", Argument.of(wants.label()));
    }

    /** Whether every command of the branch is legal. */
    public boolean isWhole() {
        return stop.isEmpty();
    }

    /** The number of commands of the line in effect that were applied again. */
    public int reappliedCount() {
        return (int) applied.stream().filter(each -> each.command().of() == 0).count();
    }

    /**
     * Computes a branch.
     *
     * @param from the board from which it begins
     * @param past the commands in effect from there on
     * @param kept dice of earlier lines of play
     * @param server whether the server throws the dice of the game
     * @param reader parses a recorded command
     */
    public static <S> Branch<S> of(int to, S from, List<PastCommand> past, Amendment draft, DiceMethod method, KeptDice kept, boolean server,
            Rules<S> rules, Function<String, Command> reader) {
        var dice = new BranchDice(method, past, kept);
        var line = CorrectedLine.of(draft, past);
        var applied = new ArrayList<Applied>();
        var again = new HashSet<Integer>();
        var board = from;
        for (var command : line) {
            Cancellation.check();
            var given = dice.of(command);
            var read = read(command, reader);
            var verdict = read.isEmpty() ? refuse(Sentence.of("kernel.amendment.unreadable")) : rules.decide(board, read.get(), given);
            if (!(verdict instanceof Verdict.Accepted<?> accepted)) {
                return new Branch<>(to, applied, Optional.of(new Stop(command, (Verdict.Declined<?>) verdict)), line.size(), past.size() - again.size(), board);
            }
            if (given.mismatch().isPresent()) {
                return new Branch<>(to, applied, Optional.of(new Stop(command, refuse(given.mismatch().get()))), line.size(), past.size() - again.size(), board);
            }
            applied.add(new Applied(command, read.get(), accepted, given.asRecorded(accepted.rolls(), server), rules.parties(board, read.get())));
            if (command.of() == 0) {
                again.add(command.at());
            }
            board = rules.after(board, accepted);
        }
        return new Branch<>(to, applied, Optional.empty(), line.size(), past.size() - again.size(), board);
    }

    private static Optional<Command> read(BranchCommand command, Function<String, Command> reader) {
        try {
            return Optional.ofNullable(reader.apply(command.causedBy()));
        } catch (IllegalArgumentException unreadable) {
            return Optional.empty();
        }
    }

    private static Verdict.Refused<Event> refuse(Sentence detail) {
        return new Verdict.Refused<>(Refusal.of(RULE, detail));
    }
}
