package tercio.domain.eu.play.seawatch;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import tercio.domain.eu.game.Departure;
import tercio.domain.eu.game.Engaged;
import tercio.domain.eu.game.NavalAction;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Voyage;
import tercio.domain.eu.interception.SeaInterception;
import tercio.domain.eu.play.Board;
import tercio.domain.game.MovePreview;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.StepRecorder;

/**
 * The enemy naval stacks that could intercept a stack on a voyage that it considers, where and with what chance (EU-INT-SEA). One
 * instance serves all voyages of a stack that may sail now.
 */
public final class SeaRisks {

    /**
     * A possible attempt.
     *
     * @param missing the chance that it fails
     */
    public record Try(MovePreview.Risk risk, BigDecimal missing) {}

    /** What the chance of an enemy stack follows from, wherever it tries: whether it must escape first is the same everywhere. */
    private record Attempted(String enemy, SeaInterception.Attempt attempt) {}

    private record Chance(BigInteger weight, BigInteger whole, BigDecimal missing, String reason) {}

    /** The kind of these risks. */
    public static final String KIND = "interception";

    /** Interceptions do not count where a voyage has begun. */
    private static final Departure UNCOUNTED = new Departure(0, 0, false, 0, 0);

    private final Board board;
    private final NavalStack stack;
    private final Set<String> attempted;
    private final Map<String, List<Try>> inPassing = new HashMap<>();
    private final Map<Attempted, Chance> chances = new HashMap<>();

    /** @param attempted enemy stacks that have tried to intercept it on this voyage */
    public SeaRisks(Board board, NavalStack stack, Set<String> attempted) {
        this.board = board;
        this.stack = stack;
        this.attempted = Set.copyOf(attempted);
    }

    /**
     * The attempts that are possible on a path.
     *
     * @param action announced as it enters the last space, {@code null} if none
     */
    public List<Try> on(List<String> path, NavalAction action) {
        var tries = new ArrayList<Try>();
        for (int entered = 0; entered < path.size(); entered++) {
            var zone = path.get(entered);
            if (board.map().sea(zone).isPresent()) {
                tries.addAll(action != null && entered == path.size() - 1 ? in(zone, action) : inPassing.computeIfAbsent(zone, each -> in(each, null)));
            }
        }
        return tries;
    }

    /** What could intercept the stack in a zone, as if each tried alone. */
    private List<Try> in(String zone, NavalAction action) {
        var voyage = Voyage.begins(stack.id(), stack.at(), List.of(zone), action, UNCOUNTED).entering(zone).awaits(Voyage.Awaits.INTERCEPTION);
        for (var id : attempted) {
            voyage = voyage.attempted(new Engaged(id, zone), false);
        }
        var there = entered(zone, voyage);
        var asked = voyage;
        return board.state().order().stream().flatMap(alliance -> SeaInterceptors.eligible(there, asked, alliance).stream())
                .map(enemy -> risk(there, enemy, asked)).toList();
    }

    /** The board when the stack has entered the zone and has stopped what it did before. */
    private Board entered(String zone, Voyage voyage) {
        var movement = (Phase.Movement) board.state().phase();
        return new Board(board.state().with(stack.in(zone)).phase(movement.voyage(voyage)), board.map(), board.tables());
    }

    private Try risk(Board there, NavalStack enemy, Voyage voyage) {
        var chance = chances.computeIfAbsent(new Attempted(enemy.id(), SeaCatching.attempt(there, enemy, voyage)), each -> chance(there, enemy, voyage));
        return new Try(MovePreview.Risk.of(enemy.id(), enemy.country(), voyage.at(), KIND, chance.weight(), chance.whole(),
                Citation.of(SeaAttempts.RULE), chance.reason()), chance.missing());
    }

    private static Chance chance(Board there, NavalStack enemy, Voyage voyage) {
        var odds = SeaCatching.odds(there, enemy, voyage);
        var weight = odds.weightOf(caught -> caught);
        return new Chance(weight, odds.whole(), new BigDecimal(odds.whole().subtract(weight)).divide(new BigDecimal(odds.whole())), reason(there, enemy, voyage));
    }

    private static String reason(Board there, NavalStack enemy, Voyage voyage) {
        var roll = SeaInterception.with(there.tables());
        var recorder = StepRecorder.recording();
        roll.procedure().start(roll.start(SeaCatching.attempt(there, enemy, voyage)), asked -> OptionalInt.of(1), recorder);
        var modifiers = recorder.steps().getFirst().modifiers().stream().filter(modifier -> modifier.value() != 0).map(SeaRisks::written).collect(Collectors.joining(", "));
        return (modifiers.isEmpty() ? "no modifiers" : modifiers)
                + (SeaCatching.blockader(there, enemy).isPresent() ? ", after it has escaped from the blockade of its port" : "");
    }

    private static String written(Modifier modifier) {
        return (modifier.value() > 0 ? "+" : "") + modifier.value() + " " + modifier.reason();
    }
}
