package tercio.domain.eu.sequence.ahead;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.dice.Dice;
import tercio.domain.dice.DieName;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.InterceptAtSea;
import tercio.domain.eu.sequence.EuChapters;
import tercio.domain.eu.sequence.Sequence;
import tercio.domain.game.Execution;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Cancellation;
import tercio.domain.ruling.Distribution;

/**
 * Carries out commands for every fall of their dice. The commands are those of the game itself, so the odds are exact. One instance
 * serves one question and limits its work.
 */
final class CommandOutcomes {

    /**
     * A command that is carried out, or that needs a further die.
     *
     * @param faces of the dice thrown so far
     * @param lacks {@code null} once it is carried out
     * @param state the board so far
     */
    private record Thrown(List<Integer> faces, DieName lacks, EuState state) {}

    private final EuMap map;
    private final EuTables tables;
    private final CommandBudget budget = new CommandBudget();

    CommandOutcomes(EuMap map, EuTables tables) {
        this.map = map;
        this.tables = tables;
    }

    /** Begins another of several options of the question. */
    void beginOption() {
        budget.beginOption();
    }

    /** The boards after a command and its automatic consequences; empty if it is not legal. */
    Optional<Distribution<EuState>> outcomes(EuState board, EuCommand command) {
        var first = carryOut(board, command, List.of());
        if (first.isEmpty()) {
            return Optional.empty();
        }
        var all = Distribution.certain(first.get());
        while (all.outcomes().stream().anyMatch(thrown -> thrown.lacks() != null)) {
            all = all.then(thrown -> thrown.lacks() == null ? Distribution.certain(thrown) : faces(board, command, thrown));
        }
        return Optional.of(all.map(Thrown::state));
    }

    private Distribution<Thrown> faces(EuState board, EuCommand command, Thrown before) {
        int sides = before.lacks().die().sides();
        var faces = new LinkedHashMap<Thrown, BigInteger>();
        var alike = new LinkedHashMap<Object, Thrown>();
        for (int face = 1; face <= sides; face++) {
            var next = carryOut(board, command, Stream.concat(before.faces().stream(), Stream.of(face)).toList()).orElseThrow();
            var same = next.lacks() == null || appliesEachDie(command) ? alike.computeIfAbsent(List.of(next.state(), String.valueOf(next.lacks())), first -> next) : next;
            faces.merge(same, BigInteger.ONE, BigInteger::add);
        }
        return Distribution.of(faces, BigInteger.valueOf(sides));
    }

    /** Whether each die of a command changes the board before the next one is thrown, so that equal boards go on alike. */
    private static boolean appliesEachDie(EuCommand command) {
        return command instanceof InterceptAtSea || command instanceof AttemptInterception;
    }

    private Optional<Thrown> carryOut(EuState board, EuCommand command, List<Integer> faces) {
        Cancellation.check();
        budget.spend();
        var play = EuChapters.play(board, map, tables, Dice.inOrder(faces));
        return switch (EuChapters.carryOut(play, command)) {
            case Execution.Done done -> {
                Sequence.continueAutomatically(play, board);
                yield Optional.of(new Thrown(List.of(), null, play.state()));
            }
            case Execution.Declined(Verdict.NeedsDie<?> wants) -> Optional.of(new Thrown(faces, wants.die(), play.state()));
            case Execution.Declined(Verdict.Refused<?> refused) -> Optional.empty();
        };
    }
}
