package tercio.domain.eu.sea.interception.play;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Departure;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.interception.SeaInterception;
import tercio.domain.game.MovePreview;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.StepRecorder;

/**
 * The enemy naval stacks that could intercept a stack on a voyage that it considers, where and with what chance (EU-INT-SEA). One
 * instance serves all voyages of a stack that may sail now.
 */
public final class SeaInterceptionRisks {

    /**
     * A possible attempt.
     *
     * @param missing the chance that it fails
     */
    public record Try(MovePreview.Risk risk, BigDecimal missing) {}

    /** The inputs of the chance of an enemy stack, wherever it tries: whether it must escape first is the same everywhere. */
    private record Attempted(StackId enemy, SeaInterception.Attempt attempt) {}

    private record Chance(BigInteger weight, BigInteger whole, BigDecimal missing, String reason) {}

    /** The kind of these risks. */
    public static final String KIND = "interception";

    /** Interceptions do not count where a voyage has begun. */
    private static final Departure UNCOUNTED = new Departure(0, 0, false, 0, 0);

    private final WarView board;
    private final NavalStack stack;
    private final Set<StackId> attempted;
    private final Map<SpaceId, List<Try>> inPassing = new HashMap<>();
    private final Map<Attempted, Chance> chances = new HashMap<>();

    /** @param attempted enemy stacks that have tried to intercept it on this voyage */
    public SeaInterceptionRisks(WarView board, NavalStack stack, Set<StackId> attempted) {
        this.board = board;
        this.stack = stack;
        this.attempted = Set.copyOf(attempted);
    }

    /**
     * The attempts that are possible on a path.
     *
     * @param action announced as it enters the last space, {@code null} if none
     */
    public List<Try> triesOn(List<SpaceId> path, NavalAction action) {
        var tries = new ArrayList<Try>();
        for (int entered = 0; entered < path.size(); entered++) {
            var zone = path.get(entered);
            if (board.map().sea(zone).isPresent()) {
                tries.addAll(action != null && entered == path.size() - 1 ? triesIn(zone, action) : inPassing.computeIfAbsent(zone, each -> triesIn(each, null)));
            }
        }
        return tries;
    }

    /** The tries of those who could intercept the stack in a zone, as if each tried alone. */
    private List<Try> triesIn(SpaceId zone, NavalAction action) {
        var voyage = Voyage.starting(stack.id(), stack.at(), List.of(zone), action, UNCOUNTED).afterEntering(zone).withAwaits(Voyage.Awaits.INTERCEPTION);
        for (var id : attempted) {
            voyage = voyage.withAttempt(new Engaged(id, zone), false);
        }
        var there = boardAfterEntering(zone, voyage);
        var asked = voyage;
        return board.state().alliancesInOrder().stream().flatMap(alliance -> SeaInterceptors.eligibleStacks(there, asked, alliance).stream())
                .map(enemy -> risk(there, enemy, asked)).toList();
    }

    /** The board when the stack has entered the zone and has stopped what it did before. */
    private WarView boardAfterEntering(SpaceId zone, Voyage voyage) {
        var movement = (Movement) board.state().phase();
        return new WarView(board.state().with(stack.placedIn(zone)).withPhase(movement.withVoyage(voyage)), board.map(), board.tables());
    }

    private Try risk(WarView there, NavalStack enemy, Voyage voyage) {
        var chance = chances.computeIfAbsent(new Attempted(enemy.id(), SeaInterceptionInputs.attempt(there, enemy, voyage)), each -> chance(there, enemy, voyage));
        return new Try(MovePreview.Risk.of(enemy.id().value(), enemy.country().value(), voyage.position().value(), KIND, chance.weight(), chance.whole(),
                Citation.of(SeaInterceptionRolls.RULE), MovePreview.modifierNames(chance.reason())), chance.missing());
    }

    private static Chance chance(WarView there, NavalStack enemy, Voyage voyage) {
        var odds = SeaInterceptionInputs.odds(there, enemy, voyage);
        var weight = odds.weightOf(caught -> caught);
        return new Chance(weight, odds.whole(), new BigDecimal(odds.whole().subtract(weight)).divide(new BigDecimal(odds.whole())), reason(there, enemy, voyage));
    }

    private static String reason(WarView there, NavalStack enemy, Voyage voyage) {
        var roll = SeaInterception.roll(there.tables());
        var recorder = StepRecorder.recording();
        roll.procedure().start(roll.start(SeaInterceptionInputs.attempt(there, enemy, voyage)), asked -> OptionalInt.of(1), recorder);
        var modifiers = recorder.steps().getFirst().modifiers().stream().filter(modifier -> modifier.value() != 0).map(SeaInterceptionRisks::describe).collect(Collectors.joining(", "));
        return (modifiers.isEmpty() ? "no modifiers" : modifiers)
                + (SeaInterceptionInputs.blockader(there, enemy).isPresent() ? ", after it has escaped from the blockade of its port" : "");
    }

    private static String describe(Modifier modifier) {
        return (modifier.value() > 0 ? "+" : "") + modifier.value() + " " + modifier.reason();
    }
}
