package tercio.domain.eia.turn.play;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.EiaDuty;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.ExplainedNames;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.MovementDuty;
import tercio.domain.eia.common.play.EiaChapter;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.movement.play.Transports;
import tercio.domain.game.AutomaticStep;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Option;
import tercio.domain.game.Upcaster;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** The sequence of a month (EIA-7.1) and the conquest step (EIA-7.7). */
public final class TurnChapter implements EiaChapter<TurnCommand, TurnEvent> {

    public static final TurnChapter CHAPTER = new TurnChapter();

    private static final List<AutomaticStep<EiaCommandRun>> AUTOMATIC_STEPS = List.of(
            AutomaticStep.of("setOrderWithoutFrance", TurnChapter::setOrderWithoutFrance, "EIA-7.1"),
            AutomaticStep.of("noteInterruptedOccupation", Conquest::noteInterruption, "EIA-7.7"),
            AutomaticStep.of("passConqueredCity", ConqueredCities::pass, "EIA-7.7"));

    private static final String SLOT = "EIA-7.1";
    private static final String STEPS = "EIA-7.1.3";

    private static final MessageTypes<TurnCommand> COMMANDS = MessageTypes.of(TurnCommand.class)
            .with("AnnounceSlot", TurnCommand.AnnounceSlot.class)
            .with("EndStep", TurnCommand.EndStep.class)
            .with("NameNextAlly", TurnCommand.NameNextAlly.class);

    private static final MessageTypes<TurnEvent> EVENTS = MessageTypes.of(TurnEvent.class)
            .with("OrderSet", TurnEvent.OrderSet.class)
            .with("SequenceBegan", TurnEvent.SequenceBegan.class)
            .with("StepBegan", TurnEvent.StepBegan.class)
            .with("SequenceEnded", TurnEvent.SequenceEnded.class)
            .with("OccupationNoted", TurnEvent.OccupationNoted.class)
            .with("MinorConquered", TurnEvent.MinorConquered.class, Upcaster.SAME)
            .with("CityPassed", TurnEvent.CityPassed.class)
            .with("AllyOrderAsked", TurnEvent.AllyOrderAsked.class)
            .with("AllyNamed", TurnEvent.AllyNamed.class)
            .with("AlliesOrdered", TurnEvent.AlliesOrdered.class)
            .with("MonthBegan", TurnEvent.MonthBegan.class)
            .with("WarEnded", TurnEvent.WarEnded.class);

    private TurnChapter() {}

    @Override
    public MessageTypes<TurnCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<TurnEvent> events() {
        return EVENTS;
    }

    @Override
    public EiaState evolve(EiaState state, TurnEvent event) {
        return TurnEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EiaCommandRun play, TurnCommand command) {
        return switch (command) {
            case TurnCommand.AnnounceSlot announce -> announce(play, announce);
            case TurnCommand.EndStep end -> endStepByPlayer(play, end);
            case TurnCommand.NameNextAlly name -> OrderOfAllies.nameNextAlly(play, name);
        };
    }

    private static Execution announce(EiaCommandRun play, TurnCommand.AnnounceSlot announce) {
        if (play.state().phase() instanceof LandPhase.MonthEntry entry) {
            return EiaCommandRun.refuse(SLOT, Sentence.of("eia.refused.phase-still-entered").with("phase", entry.phase().word()));
        }
        if (!(play.state().phase() instanceof LandPhase.Announcement)) {
            return EiaCommandRun.refuse(SLOT, Sentence.of("eia.refused.order-is-set"));
        }
        int places = OrderOfMonth.places(play.state());
        if (announce.power() != Power.FRANCE || announce.place() < 1 || announce.place() > places) {
            return EiaCommandRun.refuse(SLOT, Sentence.of("eia.refused.announces-place").with("places", places), places(play.board()));
        }
        setOrder(play, announce.place());
        return EiaCommandRun.success();
    }

    private static void setOrder(EiaCommandRun play, int place) {
        var order = OrderOfMonth.of(play.state(), place);
        play.emit(new TurnEvent.OrderSet(order), List.of(Step.of("order of the month", SLOT).result(Sentence.of("eia.turn.result-order").with("order", ExplainedNames.order(order)))));
        SequenceSteps.beginSequence(play, 0);
    }

    private static Execution endStepByPlayer(EiaCommandRun play, TurnCommand.EndStep end) {
        if (!(play.state().phase() instanceof LandPhase.InSequence(var slot, var step))) {
            return EiaCommandRun.refuse(STEPS, Sentence.of("eia.refused.no-sequence"));
        }
        if (slot.movingPower() != end.power()) {
            return EiaCommandRun.refuse(STEPS, Sentence.of("eia.refused.other-power").with("acting", CampaignNames.power(slot.movingPower())).with("who", CampaignNames.power(end.power())));
        }
        if (step != end.step() || !SequenceSteps.isEndedByPlayer(step)) {
            return EiaCommandRun.refuse(STEPS, Sentence.of("eia.refused.other-step-to-end").with("asked", end.step().name().toLowerCase(Locale.ROOT)).with("step", step.name().toLowerCase(Locale.ROOT)));
        }
        SequenceSteps.endStep(play);
        return EiaCommandRun.success();
    }

    @Override
    public List<Decision> awaitedDecisions(EiaWarView board) {
        return switch (board.state().phase()) {
            case LandPhase.Announcement announcement when board.state().power(Power.FRANCE).isPresent() -> List.of(decision("slot", Power.FRANCE.word(), SLOT,
                    Sentence.of("eia.turn.ask-slot").with("month", CampaignNames.month(board.state().month())), places(board)));
            case LandPhase.InSequence(var slot, var step) when SequenceSteps.isEndedByPlayer(step) -> List.of(decision("end-" + step.name().toLowerCase(Locale.ROOT),
                    slot.movingPower().word(), STEPS, withStep("ask-end", step).with("who", CampaignNames.power(slot.movingPower())),
                    List.of(new Option(withLosses(withStep("to-end", step), board, slot.movingPower(), step), new TurnCommand.EndStep(slot.movingPower(), step)))));
            default -> List.of();
        };
    }

    private static Sentence.Keyed withStep(String key, LandStep step) {
        return Sentence.of("eia.turn." + key).with("step", step.name().toLowerCase(Locale.ROOT));
    }

    /** The end of a step with a warning about corps on fleets at sea, which are lost when the movement of their power ends (EIA-7.3.5). */
    private static Sentence.Keyed withLosses(Sentence.Keyed end, EiaWarView board, Power power, LandStep step) {
        var lost = step == LandStep.MOVEMENT ? Transports.corpsAtSea(board, power).stream().map(Corps::id).toList() : List.<UnitId>of();
        return end.with("lost", lost.size()).with("corps", CampaignNames.pieces(board.state(), lost));
    }

    private static List<Option> places(EiaWarView board) {
        return IntStream.rangeClosed(1, OrderOfMonth.places(board.state()))
                .mapToObj(place -> new Option(place == 1 ? Sentence.of("eia.turn.to-be-first")
                        : Sentence.of("eia.turn.to-follow").with("who", CampaignNames.power(powerBefore(board.state(), place))), new TurnCommand.AnnounceSlot(Power.FRANCE, place)))
                .toList();
    }

    /** The power after which France moves at a place. */
    private static Power powerBefore(EiaState state, int place) {
        return Power.printedOrder().stream().filter(power -> state.power(power).isPresent()).toList().get(place - 2);
    }

    /** Sets the order of a month without France, notes interrupted occupations, and passes cities that are left in conquered states. */
    @Override
    public List<AutomaticStep<EiaCommandRun>> automaticSteps() {
        return AUTOMATIC_STEPS;
    }

    private static boolean setOrderWithoutFrance(EiaCommandRun play) {
        boolean due = play.state().phase() instanceof LandPhase.Announcement && play.state().power(Power.FRANCE).isEmpty();
        if (due) {
            setOrder(play, 1);
        }
        return due;
    }

    @Override
    public Optional<Decision> dutyDecision(EiaWarView board, EiaDuty duty) {
        return duty instanceof MovementDuty.AllyOrder order
                ? Optional.of(decision("ally-order", order.power().word(), OrderOfAllies.RULE, Sentence.of("eia.turn.ask-next")
                        .with("first", order.placed().isEmpty()), OrderOfAllies.answers(board, order)))
                : Optional.empty();
    }

    @Override
    public Map<String, Sentence.Keyed> dice() {
        return Map.of(OrderOfAllies.PURPOSE, Sentence.of("eia.die.allies"));
    }

    /** The names that allies gave are told by the order that follows; an event in a step tells the step, and the next sequence that the last one is over. */
    @Override
    public boolean quiet(TurnEvent event) {
        return event instanceof TurnEvent.AllyOrderAsked || event instanceof TurnEvent.AllyNamed || event instanceof TurnEvent.StepBegan
                || event instanceof TurnEvent.SequenceEnded;
    }

    @Override
    public Sentence sentence(EiaState before, TurnEvent event, List<Step> explanation) {
        return TurnNarration.of(before, event);
    }

    @Override
    public Importance importance(TurnEvent event) {
        return switch (event) {
            case TurnEvent.WarEnded _ -> Importance.TURNING_POINT;
            case TurnEvent.MinorConquered _ -> Importance.OUTCOME;
            case TurnEvent.CityPassed _, TurnEvent.OrderSet _, TurnEvent.SequenceBegan _, TurnEvent.AllyNamed _, TurnEvent.MonthBegan _ -> Importance.RESULT;
            default -> Importance.STEP;
        };
    }
}
