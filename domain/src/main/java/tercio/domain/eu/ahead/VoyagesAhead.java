package tercio.domain.eu.ahead;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.game.EuCommand;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.NavalAction;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.Voyage;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.seafight.SeaBattleAhead;
import tercio.domain.eu.play.seafight.SeaBattlesAhead;
import tercio.domain.eu.play.shorefire.ShoreFireCommand.FireFromShore;
import tercio.domain.eu.play.voyage.VoyageCommand.HeaveTo;
import tercio.domain.eu.play.voyage.VoyageCommand.RunBlockade;
import tercio.domain.eu.play.voyage.VoyageCommand.SailFleet;
import tercio.domain.eu.play.voyage.VoyageCommand.SailOn;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.TooManyStates;

/**
 * The odds of a whole voyage in one distribution: blockades, the fire of shores, attrition, interceptions and the battles that follow, and the
 * action at its end with the landing. The commands of the game are carried out for each fall of their dice, with {@link UsualAnswers}; a battle
 * is one step. One instance serves one question.
 */
public final class VoyagesAhead {

    /**
     * A point of a voyage.
     *
     * @param to its destination: boards of two voyages may be equal when both are over
     * @param held the cause that has stopped it, {@code null} if there is none
     * @param battle as in {@link VoyageEnd}
     */
    private record Point(String to, EuState board, VoyageEnd.How held, Optional<Side> battle) {}

    /** The greatest number of voyages whose odds are computed together. */
    private static final int MOST_VOYAGES = 12;

    private final EuMap map;
    private final EuTables tables;
    private final CommandDice dice;
    private final boolean beside;
    private final SeaBattlesAhead battles = new SeaBattlesAhead();
    private final Map<Point, Distribution<VoyageEnd>> known = new HashMap<>();

    /** For one voyage. */
    public VoyagesAhead(EuMap map, EuTables tables) {
        this(map, tables, false);
    }

    /** @param beside whether the odds of several voyages are computed, which share the work */
    private VoyagesAhead(EuMap map, EuTables tables, boolean beside) {
        this.map = map;
        this.tables = tables;
        this.beside = beside;
        dice = new CommandDice(map, tables);
    }

    /** The odds of the answers to one decision; empty if there are too many voyages, as {@link #whyNone} explains. */
    public static Optional<VoyagesAhead> forAll(EuMap map, EuTables tables, List<EuCommand> commands) {
        return whyNone(commands).isEmpty() ? Optional.of(new VoyagesAhead(map, tables, voyages(commands) > 1)) : Optional.empty();
    }

    /** The reason why several voyages together have no odds; empty if they have odds. */
    public static Optional<String> whyNone(List<EuCommand> commands) {
        long voyages = voyages(commands);
        return voyages <= MOST_VOYAGES ? Optional.empty()
                : Optional.of("the odds of " + voyages + " voyages take too long together: they are computed for " + MOST_VOYAGES + " at most, and for the way of one stack when asked for");
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

    private Optional<Forecast> of(EuState board, NavalStack stack, EuCommand command, List<String> path, Optional<NavalAction> action) {
        if (action.filter(then -> then.kind() == NavalAction.Kind.EMBARKATION).isPresent() && path.isEmpty()) {
            return Optional.empty();
        }
        if (beside) {
            dice.another();
        }
        var trip = new Trip(board, stack, path.isEmpty() ? stack.at() : path.getLast(), action);
        return dice.of(board, command).map(first -> new TripFigures(trip, map, tables, battles).of(first.then(next -> from(trip, new Point(trip.to(), next, null, null)))));
    }

    private Distribution<VoyageEnd> from(Trip trip, Point point) {
        var before = known.get(point);
        if (before == null) {
            before = further(trip, point);
            known.put(point, before);
        }
        return before;
    }

    private Distribution<VoyageEnd> further(Trip trip, Point point) {
        var board = new Board(point.board(), map, tables);
        var battle = battles.joined(board);
        if (battle.isPresent()) {
            return battle.get().fought().then(fought -> after(trip, point, battle.get(), fought));
        }
        var answer = UsualAnswers.next(board, trip.stack().id(), trip.troops().map(Stack::id).orElse(null));
        if (answer.isEmpty()) {
            return Distribution.certain(end(trip, point));
        }
        // Who may not go on as announced stops; troops aboard may not stop, and what their player then does is not foreseen.
        var after = dice.of(point.board(), answer.get()).or(() -> answer.get() instanceof SailOn on ? dice.of(point.board(), new HeaveTo(on.stack())) : Optional.empty());
        return after.isEmpty() ? Distribution.certain(end(trip, point)) : after.get().then(next -> from(trip, new Point(trip.to(), next, held(trip, answer.get(), point, next), point.battle())));
    }

    /** The ends after a battle. The winner sails on; the loser's voyage ends. */
    private Distribution<VoyageEnd> after(Trip trip, Point point, SeaBattleAhead battle, SeaBattleAhead.Fought fought) {
        var next = battle.after(fought);
        if (next.fleet(trip.stack().id()).isEmpty()) {
            return Distribution.certain(new VoyageEnd(VoyageEnd.How.LOST, fought.winner(), next));
        }
        return fought.winner().filter(Side.PHASING::equals).isPresent()
                ? from(trip, new Point(trip.to(), next, null, fought.winner()))
                : Distribution.certain(new VoyageEnd(VoyageEnd.How.BATTLE, fought.winner(), next));
    }

    /** The reason why the ships have not come further by an answer. */
    private static VoyageEnd.How held(Trip trip, EuCommand answer, Point before, EuState now) {
        var voyage = now.phase() instanceof Phase.Movement movement ? movement.voyage() : null;
        boolean there = place(before.board(), trip).equals(place(now, trip));
        return switch (answer) {
            case RunBlockade run when there && (voyage == null || voyage.awaits() == Voyage.Awaits.TURNED_AWAY) -> VoyageEnd.How.BLOCKADE;
            case FireFromShore fire when there && (voyage == null || voyage.onward().isEmpty()) -> VoyageEnd.How.SHORE_FIRE;
            default -> before.held();
        };
    }

    private static Optional<String> place(EuState board, Trip trip) {
        return board.fleet(trip.stack().id()).map(NavalStack::at);
    }

    private static VoyageEnd end(Trip trip, Point point) {
        var stack = point.board().fleet(trip.stack().id());
        var how = stack.isEmpty() ? VoyageEnd.How.LOST : point.held() != null ? point.held()
                : stack.get().at().equals(trip.to()) ? VoyageEnd.How.ARRIVES : VoyageEnd.How.BATTLE;
        return new VoyageEnd(how, point.battle(), point.board());
    }
}
