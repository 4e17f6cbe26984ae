package tercio.domain.eia.sequence;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.pcollections.TreePVector;
import tercio.domain.dice.Dice;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CombatStatus;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.SentSheet;
import tercio.domain.eia.common.game.Slot;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.movement.play.EiaMarchQueries;
import tercio.domain.eia.movement.play.MarchCommand;
import tercio.domain.eia.orders.OrderSheet;
import tercio.domain.eia.orders.ReadSheet;
import tercio.domain.eia.orders.SheetOrder;
import tercio.domain.eia.orders.SheetReader;
import tercio.domain.eia.orders.play.SheetFaults;
import tercio.domain.eia.orders.play.SheetPlan;
import tercio.domain.eia.orders.play.SheetStep;
import tercio.domain.eia.turn.play.TurnEvent;
import tercio.domain.game.OrdersCheck;
import tercio.domain.game.SentOrders;
import tercio.domain.game.Verdict;
import tercio.domain.game.Viewer;
import tercio.domain.game.WrittenOrders;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Written orders on a board: what they do next, what they would do, and how far they are carried out. */
public final class WrittenSheets {

    /** The most steps that a check tries: more than the orders of a sheet need. */
    private static final int MOST_STEPS = 400;
    /** The least value of a die: a corps that forages on trial loses nothing. */
    private static final Dice ON_TRIAL = name -> OptionalInt.of(1);

    private final EiaState seen;
    private final WarMap map;

    /** @param seen the board as whoever asks knows it */
    public WrittenSheets(EiaState seen, WarMap map) {
        this.seen = seen;
        this.map = map;
    }

    /** The next command that a sheet in force gives, by what its power knows; empty where none does. */
    public static Optional<WrittenOrders.Next> next(EiaState state, WarMap map) {
        for (var status : state.powers().values()) {
            var sheet = status.orders().flatMap(SentSheet::text).filter(text -> !text.isEmpty());
            if (sheet.isPresent()) {
                var own = new WrittenSheets(state.seenBy(Viewer.of(List.of(status.power().word()))), map);
                var given = own.plan(own.seen, status.power(), SheetReader.read(status.power(), sheet.get()).sheet()).next().optionalCommand();
                if (given.isPresent()) {
                    return given.map(command -> new WrittenOrders.Next(status.power().word(), command));
                }
            }
        }
        return Optional.empty();
    }

    private SheetPlan plan(EiaState board, Power power, OrderSheet sheet) {
        var view = new EiaWarView(board, map);
        return new SheetPlan(view, power, sheet, EiaChapters.awaitedDecisions(view), command -> objection(board, command));
    }

    /** The reason why a command cannot be given on a board; empty if it can, whatever dice it needs. */
    private Optional<Sentence> objection(EiaState board, EiaCommand command) {
        return decide(board, command, Dice.NONE) instanceof Verdict.Refused<EiaEvent> refused ? Optional.of(refused.refusal().detail()) : Optional.empty();
    }

    private Verdict<EiaEvent> decide(EiaState board, EiaCommand command, Dice dice) {
        var play = EiaChapters.play(board, map, dice);
        return play.toVerdict(EiaChapters.carryOut(play, command).then(() -> EiaChapters.runAutomaticSteps(play)));
    }

    // --- Sent orders -----------------------------------------------------------------------------------------------

    /** The sheets in force, as far as they may be read. */
    public List<SentOrders> sentOrders() {
        var all = new ArrayList<SentOrders>();
        for (var status : seen.powers().values()) {
            status.orders().ifPresent(sheet -> all.add(sentOrders(status.power(), sheet)));
        }
        return List.copyOf(all);
    }

    private SentOrders sentOrders(Power power, SentSheet sent) {
        var sheet = SheetReader.read(power, sent.text().orElse("")).sheet();
        var plan = plan(seen, power, sheet);
        var waiting = plan.open().stream().map(at -> sheet.orders().get(at).text()).toList();
        var halted = plan.next() instanceof SheetStep.Fail(int order, Sentence why)
                ? Optional.<Sentence>of(Sentence.of("eia.fault.halted").with("order", new Text(sheet.orders().get(order).text())).with("why", Argument.of(why))) : Optional.<Sentence>empty();
        return new SentOrders(power.word(), sent.open(), sent.text(), waiting, halted);
    }

    // --- Checks ----------------------------------------------------------------------------------------------------

    /** Checks a text for a power: its faults, or what each order would do if its sequence came now. */
    public OrdersCheck check(Power power, String text) {
        var read = SheetFaults.read(seen, power, text);
        if (!read.isWhole()) {
            return new OrdersCheck("", List.of(), read.faults());
        }
        var outcomes = seen.powers().containsKey(power.nation()) ? outcomesOnTrial(power, read.sheet()) : Map.<Integer, Outcome>of();
        var lines = new ArrayList<OrdersCheck.Line>();
        for (int at = 0; at < read.sheet().orders().size(); at++) {
            var outcome = outcomes.getOrDefault(at, new Outcome(true, Sentence.of("eia.month.order-later")));
            lines.add(line(read.orders().get(at), read.sheet().orders().get(at).text(), outcome));
        }
        for (int at = 0; at < read.sheet().answers().size(); at++) {
            lines.add(line(read.answers().get(at), read.sheet().answers().get(at).text(), new Outcome(true, Sentence.of("eia.month.order-answered"))));
        }
        return new OrdersCheck(read.sheet().text(), lines, List.of());
    }

    /** The outcome of an order on trial. */
    private record Outcome(boolean possible, Sentence text) {}

    private static OrdersCheck.Line line(ReadSheet.Place place, String order, Outcome outcome) {
        return new OrdersCheck.Line(place.line(), place.column(), order, outcome.possible(), outcome.text());
    }

    /** Carries out the depots and marches of a sheet on trial, from the beginning of the sequence where it is not under way. */
    private Map<Integer, Outcome> outcomesOnTrial(Power power, OrderSheet sheet) {
        var outcomes = new HashMap<Integer, Outcome>();
        var skipped = new HashSet<Integer>();
        var board = onTrial(power);
        for (int step = 0; step < MOST_STEPS && isMoving(board, power); step++) {
            var next = plan(board, power, sheet).next(skipped);
            switch (next) {
                case SheetStep.Fail(int order, Sentence why) -> {
                    outcomes.put(order, new Outcome(false, why));
                    skipped.add(order);
                }
                case SheetStep.Give(var command, var order) -> {
                    order.ifPresent(at -> outcomes.putIfAbsent(at, new Outcome(true, Sentence.of("eia.month.order-possible"))));
                    if (order.isPresent() && command instanceof MarchCommand.MoveCorps move) {
                        outcomes.put(order.getAsInt(), marchOutcome(board, move, (SheetOrder.March) sheet.orders().get(order.getAsInt())));
                    }
                    if (!(decide(board, command, ON_TRIAL) instanceof Verdict.Accepted<EiaEvent> accepted)) {
                        return outcomes;
                    }
                    board = (EiaState) accepted.boards().getLast();
                }
                case SheetStep.Wait wait -> {
                    return outcomes;
                }
            }
        }
        return outcomes;
    }

    private Outcome marchOutcome(EiaState board, MarchCommand.MoveCorps move, SheetOrder.March order) {
        var view = new EiaWarView(board, map);
        var label = EiaMarchQueries.optionAlong(view, move.corps(), move.path()).orElseThrow().label();
        var passed = new ArrayList<>(board.corps().get(move.corps()).journey().entered());
        passed.addAll(move.path());
        int value = passed.stream().mapToInt(area -> view.area(area).forage()).min().orElseThrow();
        boolean expected = order.forageValue().isEmpty() || order.forageValue().getAsInt() == value;
        return new Outcome(expected, expected ? label : Sentence.of("eia.march.forages-otherwise").with("march", (Sentence.Keyed) label).with("value", value).with("other", order.forageValue().getAsInt()));
    }

    private static boolean isMoving(EiaState board, Power power) {
        return board.phase() instanceof LandPhase.InSequence(var slot, var step) && slot.movingPower() == power && step.compareTo(LandStep.MOVEMENT) <= 0;
    }

    /** The board at the beginning of the sequence of a power, as it would be if it came now; the board itself where it is under way. */
    private EiaState onTrial(Power power) {
        if (isMoving(seen, power) && seen.duties().isEmpty()) {
            return seen;
        }
        var calm = seen.withDuties(TreePVector.empty()).withCombats(CombatStatus.NONE).withOrder(List.of(List.of(power)));
        return EiaChapters.evolve(calm, new TurnEvent.SequenceBegan(new Slot(0, List.of(power), 0)));
    }
}
