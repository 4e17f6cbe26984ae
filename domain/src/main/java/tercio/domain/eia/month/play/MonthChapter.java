package tercio.domain.eia.month.play;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.game.MonthPhase;
import tercio.domain.eia.common.play.EiaChapter;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.month.MonthReadings;
import tercio.domain.game.AutomaticStep;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Option;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** The sequence of the phases around the land phase, in a game whose seats enter them (reading EIA-MONTH). */
public final class MonthChapter implements EiaChapter<MonthCommand, MonthEvent> {

    public static final MonthChapter CHAPTER = new MonthChapter();

    private static final List<AutomaticStep<EiaCommandRun>> AUTOMATIC_STEPS = List.of(
            AutomaticStep.of("beginMonth", MonthChapter::beginMonth, "EIA-4.0"),
            AutomaticStep.of("beginNextMonthPhase", MonthChapter::beginNextPhase, "EIA-4.0"));

    private static final MessageTypes<MonthCommand> COMMANDS = MessageTypes.of(MonthCommand.class)
            .with("EndMonthPhase", MonthCommand.EndMonthPhase.class)
            .with("SkipToLandPhase", MonthCommand.SkipToLandPhase.class);

    private static final MessageTypes<MonthEvent> EVENTS = MessageTypes.of(MonthEvent.class)
            .with("MonthPhaseBegan", MonthEvent.MonthPhaseBegan.class)
            .with("MonthPhaseDone", MonthEvent.MonthPhaseDone.class)
            .with("RestOfMonthSkipped", MonthEvent.RestOfMonthSkipped.class)
            .with("LandPhaseOpened", MonthEvent.LandPhaseOpened.class);

    private MonthChapter() {}

    @Override
    public MessageTypes<MonthCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<MonthEvent> events() {
        return EVENTS;
    }

    @Override
    public EiaState evolve(EiaState state, MonthEvent event) {
        return MonthEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EiaCommandRun play, MonthCommand command) {
        if (!(play.state().phase() instanceof LandPhase.MonthEntry entry)) {
            return EiaCommandRun.refuse("EIA-4.0", Sentence.of("eia.refused.no-month-phase"));
        }
        if (!entry.isOpenTo(command.power())) {
            return EiaCommandRun.refuse("EIA-4.0", Sentence.of("eia.refused.phase-ended").with("who", CampaignNames.power(command.power())).with("phase", entry.phase().word()).with("host", false));
        }
        switch (command) {
            case MonthCommand.EndMonthPhase end -> {
                if (end.phase() != entry.phase()) {
                    return EiaCommandRun.refuse(entry.phase().rule(), Sentence.of("eia.refused.phase-to-end").with("phase", entry.phase().word()), answers(end.power(), entry.phase()));
                }
                play.emit(new MonthEvent.MonthPhaseDone(end.power(), end.phase()));
            }
            case MonthCommand.SkipToLandPhase skip -> play.emit(new MonthEvent.RestOfMonthSkipped(skip.power()));
        }
        return EiaCommandRun.success();
    }

    @Override
    public List<Decision> awaitedDecisions(EiaWarView board) {
        return board.state().phase() instanceof LandPhase.MonthEntry entry
                ? MonthEntries.openPowers(board.state(), entry).map(power -> endDecision(board, power, entry.phase())).toList() : List.of();
    }

    private Decision endDecision(EiaWarView board, Power power, MonthPhase phase) {
        return new Decision("end-" + phase.word() + "-" + power.word(), power.word(), "EndMonthPhase", Citation.of(phase.rule()),
                Sentence.of("eia.month.ask-end").with("who", CampaignNames.power(power)).with("phase", phase.word()).with("month", CampaignNames.month(board.state().month())), answers(power, phase), List.of());
    }

    private static List<Option> answers(Power power, MonthPhase phase) {
        var end = new Option(Sentence.of("eia.month.to-end").with("phase", phase.word()), new MonthCommand.EndMonthPhase(power, phase));
        return phase == MonthPhase.NAVAL ? List.of(end)
                : List.of(end, new Option(Sentence.of("eia.month.to-skip"), new MonthCommand.SkipToLandPhase(power)));
    }

    /** Begins the first phase of a month and the next one when nobody has more to enter; after the last one the land phase begins. */
    @Override
    public List<AutomaticStep<EiaCommandRun>> automaticSteps() {
        return AUTOMATIC_STEPS;
    }

    private static boolean beginMonth(EiaCommandRun play) {
        var state = play.state();
        boolean due = state.phase() instanceof LandPhase.Announcement && state.readings().is(MonthReadings.MONTH, MonthReadings.ENTERED)
                && !state.monthRecord().opened().equals(Optional.of(state.month()));
        if (due) {
            begin(play, phases(state).findFirst().orElseThrow(), List.of());
        }
        return due;
    }

    private static boolean beginNextPhase(EiaCommandRun play) {
        var state = play.state();
        if (!(state.phase() instanceof LandPhase.MonthEntry entry) || MonthEntries.openPowers(state, entry).findAny().isPresent()) {
            return false;
        }
        phases(state).filter(phase -> phase.compareTo(entry.phase()) > 0 && state.powersInGame().anyMatch(power -> !entry.skipping().contains(power))).findFirst()
                .ifPresentOrElse(next -> begin(play, next, entry.skipping()), () -> play.emit(new MonthEvent.LandPhaseOpened(state.month())));
        return true;
    }

    private static void begin(EiaCommandRun play, MonthPhase phase, List<Power> skipping) {
        play.emit(new MonthEvent.MonthPhaseBegan(play.state().month(), phase, skipping), List.of(Step.of("phase of the month", phase.rule()).result(Sentence.of("eia.month.result-phase").with("phase", phase.word()))));
    }

    /** The phases that the month has, in their order. */
    public static Stream<MonthPhase> phases(EiaState state) {
        return Arrays.stream(MonthPhase.values()).filter(phase -> phase.isIn(state.month(), state.scenario().from()));
    }

    /** The entries of a power are told; that it has no more is seen in the list of the month. */
    @Override
    public boolean quiet(MonthEvent event) {
        return event instanceof MonthEvent.MonthPhaseDone || event instanceof MonthEvent.RestOfMonthSkipped;
    }

    @Override
    public Sentence sentence(EiaState before, MonthEvent event, List<Step> explanation) {
        return MonthNarration.of(event);
    }
}
