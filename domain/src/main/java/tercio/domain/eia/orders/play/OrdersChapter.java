package tercio.domain.eia.orders.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.EiaDuty;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.ExplainedNames;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.OrdersDuty;
import tercio.domain.eia.common.play.EiaChapter;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.orders.OrdersReadings;
import tercio.domain.game.AutomaticStep;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** Written orders: they are asked for where the table plays so, sent, opened, and over with their month. */
public final class OrdersChapter implements EiaChapter<OrdersCommand, OrdersEvent> {

    public static final OrdersChapter CHAPTER = new OrdersChapter();

    private static final String RULE = "EIA-7.1.3";

    private static final List<AutomaticStep<EiaCommandRun>> AUTOMATIC_STEPS = List.of(
            AutomaticStep.of("endOrders", OrdersChapter::endOrders, RULE),
            AutomaticStep.of("askForOrders", OrdersChapter::askForOrders, RULE));

    private static final MessageTypes<OrdersCommand> COMMANDS = MessageTypes.of(OrdersCommand.class)
            .with("SendOrders", OrdersCommand.SendOrders.class)
            .with("WithdrawOrders", OrdersCommand.WithdrawOrders.class);

    private static final MessageTypes<OrdersEvent> EVENTS = MessageTypes.of(OrdersEvent.class)
            .with("OrdersAsked", OrdersEvent.OrdersAsked.class)
            .with("OrdersSent", OrdersEvent.OrdersSent.class)
            .with("OrdersWithdrawn", OrdersEvent.OrdersWithdrawn.class)
            .with("OrdersOpened", OrdersEvent.OrdersOpened.class)
            .with("OrdersEnded", OrdersEvent.OrdersEnded.class);

    private OrdersChapter() {}

    @Override
    public MessageTypes<OrdersCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<OrdersEvent> events() {
        return EVENTS;
    }

    @Override
    public EiaState evolve(EiaState state, OrdersEvent event) {
        return OrdersEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EiaCommandRun play, OrdersCommand command) {
        if (play.state().phase() instanceof LandPhase.Over) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.war-is-over"));
        }
        return switch (command) {
            case OrdersCommand.SendOrders send -> send(play, send);
            case OrdersCommand.WithdrawOrders withdraw -> withdraw(play, withdraw);
        };
    }

    private static Execution send(EiaCommandRun play, OrdersCommand.SendOrders command) {
        if (isOpened(play.state(), command.power())) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.orders-opened").with("who", CampaignNames.power(command.power())));
        }
        var read = SheetFaults.read(play.state(), command.power(), String.join("\n", command.orders()));
        if (!read.isWhole()) {
            return EiaCommandRun.refuse(SheetFaults.refusal(read.faults()));
        }
        play.emit(new OrdersEvent.OrdersSent(command.power(), play.state().month(), read.sheet().lines()));
        if (isTogether(play.state()) && allHaveSent(play.state()) && play.state().duties().stream().noneMatch(OrdersDuty.class::isInstance)) {
            play.emit(new OrdersEvent.OrdersOpened(play.state().month()));
        }
        return EiaCommandRun.success();
    }

    private static Execution withdraw(EiaCommandRun play, OrdersCommand.WithdrawOrders command) {
        boolean due = play.state().duties().stream().anyMatch(OrdersDuty.class::isInstance);
        var sent = play.state().power(command.power()).flatMap(status -> status.orders());
        if (sent.isEmpty() || due) {
            return EiaCommandRun.refuse(Refusal.of(RULE, Sentence.of("eia.refused.orders-to-withdraw").with("due", due).with("who", CampaignNames.power(command.power()))));
        }
        play.emit(new OrdersEvent.OrdersWithdrawn(command.power()));
        return EiaCommandRun.success();
    }

    private static boolean isOpened(EiaState state, Power power) {
        return state.power(power).flatMap(status -> status.orders()).filter(sheet -> sheet.open()).isPresent();
    }

    private static boolean isTogether(EiaState state) {
        return state.readings().is(OrdersReadings.SHEETS, OrdersReadings.TOGETHER);
    }

    private static boolean allHaveSent(EiaState state) {
        return state.powers().values().stream().allMatch(status -> status.orders().isPresent());
    }

    // --- What happens by itself ------------------------------------------------------------------------------------

    @Override
    public List<AutomaticStep<EiaCommandRun>> automaticSteps() {
        return AUTOMATIC_STEPS;
    }

    /** Orders are over when the month for which they were sent is. */
    private static boolean endOrders(EiaCommandRun play) {
        var state = play.state();
        var over = state.powers().values().stream().flatMap(status -> status.orders().stream()).map(sheet -> sheet.month())
                .filter(month -> !month.equals(state.month()) || state.phase() instanceof LandPhase.Over).findFirst();
        over.ifPresent(month -> play.emit(new OrdersEvent.OrdersEnded(month)));
        return over.isPresent();
    }

    /** Asks all powers for orders when the order of the month is set, before the first one acts, where all orders are opened together. */
    private static boolean askForOrders(EiaCommandRun play) {
        var state = play.state();
        boolean first = state.phase() instanceof LandPhase.InSequence(var slot, var step) && slot.number() == 0 && slot.mover() == 0 && step == LandStep.DEPOTS;
        var owing = state.powersInGame().filter(power -> state.power(power).flatMap(status -> status.orders()).isEmpty()).toList();
        boolean due = first && isTogether(state) && !owing.isEmpty() && state.powers().values().stream().noneMatch(status -> isOpened(state, status.power()));
        if (due) {
            play.emit(new OrdersEvent.OrdersAsked(owing), List.of(Step.of("orders are written", RULE).result(Sentence.of("eia.turn.result-powers").with("powers", ExplainedNames.powers(owing)))));
        }
        return due;
    }

    // --- Questions -------------------------------------------------------------------------------------------------

    @Override
    public Optional<Decision> dutyDecision(EiaWarView board, EiaDuty duty) {
        return duty instanceof OrdersDuty.OrdersDue due ? Optional.of(decision(due.power())) : Optional.empty();
    }

    @Override
    public List<Decision> laterDutyDecisions(EiaWarView board) {
        return board.state().duties().stream().skip(1).filter(OrdersDuty.class::isInstance).map(duty -> decision(duty.power())).toList();
    }

    private static Decision decision(Power power) {
        return new Decision("orders-" + power.word(), power.word(), "SendOrders", Citation.of(RULE), Sentence.of("eia.month.ask-orders").with("who", CampaignNames.power(power)),
                List.of(new Option(Sentence.of("eia.month.to-send-none"), new OrdersCommand.SendOrders(power, List.of()))), List.of());
    }

    // --- Words and secrets -----------------------------------------------------------------------------------------

    /** Orders are read by all when they are opened together, and else when their month is over. */
    @Override
    public boolean isRevealed(EiaState before, OrdersEvent event, EiaState now) {
        return event instanceof OrdersEvent.OrdersSent sent && (now.month().compareTo(sent.month()) > 0 || now.phase() instanceof LandPhase.Over
                || now.month().equals(sent.month()) && now.power(sent.power()).flatMap(status -> status.orders()).filter(sheet -> sheet.open()).isPresent());
    }

    @Override
    public boolean quiet(OrdersEvent event) {
        return event instanceof OrdersEvent.OrdersAsked || event instanceof OrdersEvent.OrdersEnded;
    }

    @Override
    public Sentence sentence(EiaState before, OrdersEvent event, List<Step> explanation) {
        return OrdersNarration.of(event);
    }
}
