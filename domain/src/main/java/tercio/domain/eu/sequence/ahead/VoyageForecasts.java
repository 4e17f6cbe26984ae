package tercio.domain.eu.sequence.ahead;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.sea.battle.play.AnticipatedSeaBattle;
import tercio.domain.eu.sea.battle.play.AnticipatedSeaBattles;
import tercio.domain.eu.sea.shorefire.play.ShoreFireCommand.FireFromShore;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.HeaveTo;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.RunBlockade;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailOn;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.TooManyStates;
import tercio.domain.sentence.Sentence;

/**
 * The odds of a whole voyage in one distribution: blockades, the fire of shores, attrition, interceptions and the battles that follow, and the
 * action at its end with the landing. The commands of the game are carried out for each fall of their dice, with {@link AssumedAnswers}; a battle
 * is one step. One instance serves one question.
 */
public final class VoyageForecasts {

    /**
     * A point of a voyage.
     *
     * @param to its destination: boards of two voyages may be equal when both are over
     * @param held the cause that has stopped it, {@code null} if there is none
     * @param battle as in {@link VoyageEnd}
     */
    private record Point(SpaceId to, EuState board, VoyageEnd.How held, Optional<Side> battle) {}

    /** The greatest number of voyages whose odds are computed together. */
    private static final int MOST_VOYAGES = 12;

    private final EuMap map;
    private final EuTables tables;
    private final CommandOutcomes dice;
    private final boolean beside;
    private final AnticipatedSeaBattles battles = new AnticipatedSeaBattles();
    private final Map<Point, Distribution<VoyageEnd>> known = new HashMap<>();

    /** The forecasts of one voyage. */
    public VoyageForecasts(EuMap map, EuTables tables) {
        this(map, tables, false);
    }

    /** @param beside whether the odds of several voyages are computed, which share the work */
    private VoyageForecasts(EuMap map, EuTables tables, boolean beside) {
        this.map = map;
        this.tables = tables;
        this.beside = beside;
        dice = new CommandOutcomes(map, tables);
    }

    /** The odds of the answers to one decision; empty if there are too many voyages, as {@link #reasonForNone} explains. */
    public static Optional<VoyageForecasts> forAll(EuMap map, EuTables tables, List<EuCommand> commands) {
        return reasonForNone(commands).isEmpty() ? Optional.of(new VoyageForecasts(map, tables, voyages(commands) > 1)) : Optional.empty();
    }

    /** The reason why several voyages together have no odds; empty if they have odds. */
    public static Optional<Sentence> reasonForNone(List<EuCommand> commands) {
        long voyages = voyages(commands);
        return voyages <= MOST_VOYAGES ? Optional.empty()
                : Optional.of(Sentence.of("eu.odds.too-many-voyages").with("voyages", (int) voyages).with("most", MOST_VOYAGES));
    }

    private static long voyages(List<EuCommand> commands) {
        return commands.stream().filter(command -> command instanceof SailFleet || command instanceof SailOn).count();
    }

    /**
     * The odds of a command that begins or continues a voyage; empty for other commands and for an illegal one.
     *
     * @throws TooManyStates where it would take too long
     */
    public Optional<Forecast> of(EuState board, EuCommand command) {
        return switch (command) {
            case SailFleet sail -> board.fleet(sail.stack()).flatMap(stack -> of(board, stack, sail, sail.path(), sail.action()));
            case SailOn on when !on.path().isEmpty() || on.action().isPresent() ->
                board.fleet(on.stack()).flatMap(stack -> of(board, stack, on, on.path(), on.action()));
            default -> Optional.empty();
        };
    }

    private Optional<Forecast> of(EuState board, NavalStack stack, EuCommand command, List<SpaceId> path, Optional<NavalAction> action) {
        if (action.filter(then -> then.kind() == NavalAction.Kind.EMBARKATION).isPresent() && path.isEmpty()) {
            return Optional.empty();
        }
        if (beside) {
            dice.beginOption();
        }
        var trip = new ForeseenVoyage(board, stack, path.isEmpty() ? stack.at() : path.getLast(), action);
        return dice.outcomes(board, command).map(first -> new VoyageFigures(trip, map, tables, battles).of(first.then(next -> endsFrom(trip, new Point(trip.to(), next, null, null)))));
    }

    private Distribution<VoyageEnd> endsFrom(ForeseenVoyage trip, Point point) {
        var before = known.get(point);
        if (before == null) {
            before = nextEnds(trip, point);
            known.put(point, before);
        }
        return before;
    }

    private Distribution<VoyageEnd> nextEnds(ForeseenVoyage trip, Point point) {
        var board = new WarView(point.board(), map, tables);
        var battle = battles.ofJoined(board);
        if (battle.isPresent()) {
            return battle.get().end().then(fought -> endsAfterBattle(trip, point, battle.get(), fought));
        }
        var answer = AssumedAnswers.next(board, trip.stack().id(), trip.troops().map(Stack::id).orElse(null));
        if (answer.isEmpty()) {
            return Distribution.certain(end(trip, point));
        }
        // A stack that may not go on as announced stops; troops aboard may not stop, and the further course of their player is not foreseen.
        var after = dice.outcomes(point.board(), answer.get()).or(() -> answer.get() instanceof SailOn on ? dice.outcomes(point.board(), new HeaveTo(on.stack())) : Optional.empty());
        return after.isEmpty() ? Distribution.certain(end(trip, point)) : after.get().then(next -> endsFrom(trip, new Point(trip.to(), next, heldBy(trip, answer.get(), point, next), point.battle())));
    }

    /** The ends after a battle. The winner sails on; the loser's voyage ends. */
    private Distribution<VoyageEnd> endsAfterBattle(ForeseenVoyage trip, Point point, AnticipatedSeaBattle battle, AnticipatedSeaBattle.Fought fought) {
        var next = battle.stateAfter(fought);
        if (next.fleet(trip.stack().id()).isEmpty()) {
            return Distribution.certain(new VoyageEnd(VoyageEnd.How.LOST, fought.winner(), next));
        }
        return fought.winner().filter(Side.PHASING::equals).isPresent()
                ? endsFrom(trip, new Point(trip.to(), next, null, fought.winner()))
                : Distribution.certain(new VoyageEnd(VoyageEnd.How.BATTLE, fought.winner(), next));
    }

    /** The reason why the ships have not come further by an answer. */
    private static VoyageEnd.How heldBy(ForeseenVoyage trip, EuCommand answer, Point before, EuState now) {
        var voyage = now.phase() instanceof Movement movement ? movement.voyage() : Optional.<Voyage>empty();
        boolean there = place(before.board(), trip).equals(place(now, trip));
        return switch (answer) {
            case RunBlockade run when there && voyage.filter(under -> under.awaits() != Voyage.Awaits.TURNED_AWAY).isEmpty() -> VoyageEnd.How.BLOCKADE;
            case FireFromShore fire when there && voyage.filter(under -> !under.onward().isEmpty()).isEmpty() -> VoyageEnd.How.SHORE_FIRE;
            default -> before.held();
        };
    }

    private static Optional<SpaceId> place(EuState board, ForeseenVoyage trip) {
        return board.fleet(trip.stack().id()).map(NavalStack::at);
    }

    private static VoyageEnd end(ForeseenVoyage trip, Point point) {
        var stack = point.board().fleet(trip.stack().id());
        var how = stack.isEmpty() ? VoyageEnd.How.LOST : point.held() != null ? point.held()
                : stack.get().at().equals(trip.to()) ? VoyageEnd.How.ARRIVES : VoyageEnd.How.BATTLE;
        return new VoyageEnd(how, point.battle(), point.board());
    }
}
