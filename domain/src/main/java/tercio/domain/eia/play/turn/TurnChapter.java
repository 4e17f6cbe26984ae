package tercio.domain.eia.play.turn;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.Corps;
import tercio.domain.eia.game.EiaDuty;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.EiaState;
import tercio.domain.eia.game.LandPhase;
import tercio.domain.eia.game.LandStep;
import tercio.domain.eia.game.MovementDuty;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.EiaChapter;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.eia.play.movement.Transports;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.game.Upcaster;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Step;

/** The sequence of a month (EIA-7.1) and the conquest step (EIA-7.7). */
public final class TurnChapter implements EiaChapter<TurnCommand, TurnEvent> {

    public static final TurnChapter CHAPTER = new TurnChapter();

    private static final String SLOT = "EIA-7.1";
    private static final String STEPS = "EIA-7.1.3";

    private static final Vocabulary<TurnCommand> COMMANDS = Vocabulary.of(TurnCommand.class)
            .word("AnnounceSlot", TurnCommand.AnnounceSlot.class)
            .word("EndStep", TurnCommand.EndStep.class)
            .word("NameNextAlly", TurnCommand.NameNextAlly.class);

    private static final Vocabulary<TurnEvent> EVENTS = Vocabulary.of(TurnEvent.class)
            .word("OrderSet", TurnEvent.OrderSet.class)
            .word("SequenceBegan", TurnEvent.SequenceBegan.class)
            .word("StepBegan", TurnEvent.StepBegan.class)
            .word("SequenceEnded", TurnEvent.SequenceEnded.class)
            .word("OccupationNoted", TurnEvent.OccupationNoted.class)
            .word("MinorConquered", TurnEvent.MinorConquered.class, Upcaster.SAME)
            .word("CityPassed", TurnEvent.CityPassed.class)
            .word("AllyOrderAsked", TurnEvent.AllyOrderAsked.class)
            .word("AllyNamed", TurnEvent.AllyNamed.class)
            .word("AlliesOrdered", TurnEvent.AlliesOrdered.class)
            .word("MonthBegan", TurnEvent.MonthBegan.class)
            .word("WarEnded", TurnEvent.WarEnded.class);

    private TurnChapter() {}

    @Override
    public Vocabulary<TurnCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<TurnEvent> events() {
        return EVENTS;
    }

    @Override
    public EiaState evolve(EiaState state, TurnEvent event) {
        return TurnEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EiaEvent>> carryOut(EiaPlay play, TurnCommand command) {
        return switch (command) {
            case TurnCommand.AnnounceSlot announce -> announce(play, announce);
            case TurnCommand.EndStep end -> endStep(play, end);
            case TurnCommand.NameNextAlly name -> OrderOfAllies.name(play, name);
        };
    }

    private static Optional<Verdict<EiaEvent>> announce(EiaPlay play, TurnCommand.AnnounceSlot announce) {
        if (!(play.state().phase() instanceof LandPhase.Announcement)) {
            return EiaPlay.refused(SLOT, "The order of this month is set.");
        }
        int places = OrderOfMonth.places(play.state());
        if (announce.power() != Power.FRANCE || announce.place() < 1 || announce.place() > places) {
            return EiaPlay.refused(SLOT, "France announces a place from 1 to " + places + ".", places(play.board()));
        }
        setOrder(play, announce.place());
        return EiaPlay.done();
    }

    private static void setOrder(EiaPlay play, int place) {
        play.happens(new TurnEvent.OrderSet(OrderOfMonth.of(play.state(), place)),
                List.of(Step.of("order of the month", SLOT).result(OrderOfMonth.of(play.state(), place))));
        Steps.beginSequence(play, 0);
    }

    private static Optional<Verdict<EiaEvent>> endStep(EiaPlay play, TurnCommand.EndStep end) {
        if (!(play.state().phase() instanceof LandPhase.InSequence(var slot, var step))) {
            return EiaPlay.refused(STEPS, "No sequence of a power is being played.");
        }
        if (slot.moving() != end.power()) {
            return EiaPlay.refused(STEPS, slot.moving().title() + " moves now, not " + end.power().title() + ".");
        }
        if (step != end.step() || !Steps.endedByPlayer(step)) {
            return EiaPlay.refused(STEPS, "The " + end.step().title() + " is not what can be ended now; this is the " + step.title() + ".");
        }
        Steps.goOn(play);
        return EiaPlay.done();
    }

    @Override
    public List<Decision> awaited(EiaBoard board) {
        return switch (board.state().phase()) {
            case LandPhase.Announcement announcement when board.state().power(Power.FRANCE).isPresent() -> List.of(decision("slot", Power.FRANCE.word(), SLOT,
                    "When does France move in " + board.state().month().title() + "?", places(board)));
            case LandPhase.InSequence(var slot, var step) when Steps.endedByPlayer(step) -> List.of(decision("end-" + step.name().toLowerCase(Locale.ROOT),
                    slot.moving().word(), STEPS, "Does " + slot.moving().title() + " end its " + step.title() + "?",
                    List.of(new Option("end the " + step.title() + lost(board, slot.moving(), step), new TurnCommand.EndStep(slot.moving(), step)))));
            default -> List.of();
        };
    }

    /** Warning about corps on fleets at sea, which are lost when the movement of their power ends (EIA-7.3.5). */
    private static String lost(EiaBoard board, Power power, LandStep step) {
        var lost = step == LandStep.MOVEMENT ? Transports.atSea(board, power).stream().map(Corps::title).toList() : List.<String>of();
        return lost.isEmpty() ? "" : "; " + String.join(" and ", lost) + " at sea, not disembarked, " + (lost.size() == 1 ? "is lost" : "are lost");
    }

    private static List<Option> places(EiaBoard board) {
        return IntStream.rangeClosed(1, OrderOfMonth.places(board.state()))
                .mapToObj(place -> new Option(place == 1 ? "move first"
                        : "move after " + before(board.state(), place).title(), new TurnCommand.AnnounceSlot(Power.FRANCE, place)))
                .toList();
    }

    /** The power after which France moves at a place. */
    private static Power before(EiaState state, int place) {
        return Power.printedOrder().stream().filter(power -> state.power(power).isPresent()).toList().get(place - 2);
    }

    /** Sets the order of a month without France, notes interrupted occupations, and passes cities that are left in conquered states. */
    @Override
    public boolean goesOn(EiaPlay play) {
        return switch (play.state().phase()) {
            case LandPhase.Announcement announcement when play.state().power(Power.FRANCE).isEmpty() -> {
                setOrder(play, 1);
                yield true;
            }
            default -> Conquest.interrupted(play) || ConqueredCities.pass(play);
        };
    }

    @Override
    public Optional<Decision> owed(EiaBoard board, EiaDuty duty) {
        return duty instanceof MovementDuty.AllyOrder order
                ? Optional.of(decision("ally-order", order.power().word(), OrderOfAllies.RULE, "Who of the allies moves "
                        + (order.placed().isEmpty() ? "first?" : "next?"), OrderOfAllies.answers(board, order)))
                : Optional.empty();
    }

    @Override
    public Map<String, String> dice() {
        return Map.of(OrderOfAllies.PURPOSE, "die for the order of the allies");
    }

    /** Who named whom is told by the order that follows. */
    @Override
    public boolean quiet(EiaState before, TurnEvent event) {
        return event instanceof TurnEvent.AllyOrderAsked || event instanceof TurnEvent.AllyNamed;
    }

    @Override
    public String sentence(EiaState before, TurnEvent event, List<Step> explanation) {
        return TurnWords.of(before, event);
    }
}
