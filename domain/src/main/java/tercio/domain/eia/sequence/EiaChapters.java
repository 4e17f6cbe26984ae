package tercio.domain.eia.sequence;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tercio.domain.dice.Dice;
import tercio.domain.dice.DieName;
import tercio.domain.eia.combat.play.CombatChapter;
import tercio.domain.eia.combat.siege.play.CitySiegeChapter;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.common.play.EiaChapter;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaCourse;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.depots.play.DepotsChapter;
import tercio.domain.eia.economy.play.EconomyChapter;
import tercio.domain.eia.guerilla.irregulars.play.AvoidanceChapter;
import tercio.domain.eia.guerilla.irregulars.play.IrregularGarrisonChapter;
import tercio.domain.eia.guerilla.play.GuerillaChapter;
import tercio.domain.eia.month.play.MonthChapter;
import tercio.domain.eia.movement.play.LandMovementChapter;
import tercio.domain.eia.naval.play.NavalChapter;
import tercio.domain.eia.orders.play.OrdersChapter;
import tercio.domain.eia.orders.play.OrdersCommand;
import tercio.domain.eia.political.play.PoliticalChapter;
import tercio.domain.eia.question.EiaRuling;
import tercio.domain.eia.reinforcement.play.ReinforcementChapter;
import tercio.domain.eia.scenario.adjustment.play.EiaAdjustmentChapter;
import tercio.domain.eia.supply.play.SupplyChapter;
import tercio.domain.eia.turn.play.SequenceSteps;
import tercio.domain.eia.turn.play.TurnChapter;
import tercio.domain.game.AutomaticStep;
import tercio.domain.game.Command;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Form;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.game.StepResult;
import tercio.domain.game.Verdict;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.FightSheet;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** The chapters of the land phase. A new chapter adds one line here. */
public final class EiaChapters {

    private static final Pattern ROUND_NUMBER = Pattern.compile("\\d+$");
    private static final Set<String> SIDES = Set.of("attacker", "defender", "besieger", "garrison");

    /** All chapters in the order of the rulebook; the question about the end of a step comes last. */
    static final List<EiaChapter<?, ?>> ALL = List.of(MonthChapter.CHAPTER, EconomyChapter.CHAPTER, PoliticalChapter.CHAPTER,
            ReinforcementChapter.CHAPTER, NavalChapter.CHAPTER, DepotsChapter.CHAPTER, LandMovementChapter.CHAPTER, IrregularGarrisonChapter.CHAPTER,
            AvoidanceChapter.CHAPTER, SupplyChapter.CHAPTER, CombatChapter.CHAPTER, CitySiegeChapter.CHAPTER, GuerillaChapter.CHAPTER, OrdersChapter.CHAPTER, TurnChapter.CHAPTER,
            EiaAdjustmentChapter.CHAPTER);

    /** The names of all commands. */
    public static final MessageTypes<EiaCommand> COMMANDS = MessageTypes.union(ALL.stream().map(EiaChapter::commands).toList());

    /** The names of all events. */
    public static final MessageTypes<EiaEvent> EVENTS = MessageTypes.union(ALL.stream().map(EiaChapter::events).toList());

    /** The automatic steps in the order in which they are tried: it is part of every recorded game, since events are recorded in it. */
    static final List<AutomaticStep<EiaCommandRun>> AUTOMATIC_STEPS = Stream.of(
            Stream.<AutomaticStep<EiaCommandRun>>of(AutomaticStep.doing("settleForcedDuty", EiaChapters::settleForcedDuty, "EIA-7.1")),
            ALL.stream().flatMap(chapter -> chapter.automaticSteps().stream()),
            Stream.<AutomaticStep<EiaCommandRun>>of(AutomaticStep.last("endStep", EiaChapters::endStep, "EIA-7.1.3"))).flatMap(steps -> steps).toList();

    private static final Map<Class<?>, EiaChapter<EiaCommand, EiaEvent>> BY_TYPE = byType();

    private EiaChapters() {}

    @SuppressWarnings("unchecked") // each chapter receives only its own types
    private static Map<Class<?>, EiaChapter<EiaCommand, EiaEvent>> byType() {
        var chapters = new HashMap<Class<?>, EiaChapter<EiaCommand, EiaEvent>>();
        for (var chapter : ALL) {
            chapter.commands().all().forEach(word -> chapters.put(word.type(), (EiaChapter<EiaCommand, EiaEvent>) chapter));
            chapter.events().all().forEach(word -> chapters.put(word.type(), (EiaChapter<EiaCommand, EiaEvent>) chapter));
        }
        return Map.copyOf(chapters);
    }

    /** Starts the execution of a command. */
    public static EiaCommandRun play(EiaState state, WarMap map, Dice dice) {
        return new EiaCommandRun(state, map, dice, EiaChapters::evolve);
    }

    /** The board of a game that begins, after the automatic steps that need no decision. */
    public static EiaState begin(EiaState laidOut, WarMap map) {
        var play = play(laidOut, map, Dice.NONE);
        runAutomaticSteps(play);
        return play.state();
    }

    /** Decides a command: carries it out and takes the automatic steps that follow. */
    public static Verdict<EiaEvent> decide(EiaState state, WarMap map, EiaCommand command, Dice dice) {
        var play = play(state, map, dice);
        return play.toVerdict(carryOut(play, command).then(() -> runAutomaticSteps(play)));
    }

    /** Applies any event to the board. */
    public static EiaState evolve(EiaState state, EiaEvent event) {
        return BY_TYPE.get(event.getClass()).evolve(state, event);
    }

    /** Carries out a command. Duties are settled before any other command; orders may be written at any time. */
    public static Execution carryOut(EiaCommandRun play, EiaCommand command) {
        if (play.state().power(command.power()).isEmpty()) {
            return EiaCommandRun.refuse("EIA-7.1", Sentence.of("eia.refused.not-in-game").with("who", CampaignNames.power(command.power())));
        }
        if (!play.state().duties().isEmpty() && !(command instanceof OrdersCommand)) {
            var owed = awaitedDecisions(play.board());
            if (owed.stream().noneMatch(decision -> isAnswer(decision, command))) {
                return EiaCommandRun.refuse(Refusal.of(owed.getFirst()));
            }
        }
        return BY_TYPE.get(command.getClass()).carryOut(play, command);
    }

    /** Whether a command of this power and type answers the decision. */
    private static boolean isAnswer(Decision decision, EiaCommand command) {
        return decision.party().equals(command.power().word())
                && Stream.concat(decision.options().stream().map(Option::command), decision.optionalForm().map(Form::example).stream())
                        .map(Command::getClass).anyMatch(command.getClass()::equals);
    }

    /** Performs automatic steps until a player must decide. A step of a sequence ends where it leaves nothing to decide. */
    public static void runAutomaticSteps(EiaCommandRun play) {
        while (AutomaticStep.takeFirst(AUTOMATIC_STEPS, play) == StepResult.TAKEN) {
            // each step is followed by the first one again
        }
    }

    private static StepResult settleForcedDuty(EiaCommandRun play) {
        var duties = play.state().duties();
        if (duties.isEmpty()) {
            return StepResult.NOT_DUE;
        }
        return ALL.stream().anyMatch(chapter -> chapter.settleForcedDuty(play, duties.getFirst())) ? StepResult.TAKEN : StepResult.AWAITS_PLAYER;
    }

    /** Ends a step of a sequence that leaves nothing to decide. */
    private static boolean endStep(EiaCommandRun play) {
        boolean over = play.state().phase() instanceof LandPhase.InSequence(var slot, var step) && !SequenceSteps.isEndedByPlayer(step)
                && awaitsNothing(play.board());
        if (over) {
            SequenceSteps.endStep(play);
        }
        return over;
    }

    private static boolean awaitsNothing(EiaWarView board) {
        return ALL.stream().noneMatch(chapter -> chapter.awaitsDecision(board));
    }

    /** The decisions that the game waits for: the open duties, the first one first, or else the questions of the chapters. */
    public static List<Decision> awaitedDecisions(EiaWarView board) {
        var duties = board.state().duties();
        return duties.isEmpty()
                ? ALL.stream().flatMap(chapter -> chapter.awaitedDecisions(board).stream()).toList()
                : Stream.concat(
                                ALL.stream().flatMap(chapter -> chapter.dutyDecision(board, duties.getFirst()).stream()),
                                ALL.stream().flatMap(chapter -> chapter.laterDutyDecisions(board).stream()))
                        .toList();
    }

    /** The legal moves of a piece, of all chapters. */
    public static List<Option> moves(EiaWarView board, UnitId piece) {
        return ALL.stream().flatMap(chapter -> chapter.moves(board, piece).stream()).toList();
    }

    /** The odds of commands on a board on which they are legal. */
    public static List<Optional<Forecast>> forecasts(EiaWarView board, List<EiaCommand> commands) {
        var chapters = commands.stream().map(command -> BY_TYPE.get(command.getClass())).distinct().toList();
        var own = chapters.size() == 1 ? chapters.getFirst().forecasts(board, commands)
                : commands.stream().map(command -> BY_TYPE.get(command.getClass()).forecast(board, command)).toList();
        return IntStream.range(0, commands.size()).mapToObj(at -> own.get(at).or(() -> CityAnswerOdds.odds(board, commands.get(at)))).toList();
    }

    /** The inputs by which an event of a game was ruled, or why no procedure asks it; empty where it rests on no procedure. */
    public static Optional<EiaRuling> question(EiaCourse course, EiaEvent event) {
        return BY_TYPE.get(event.getClass()).question(course, event);
    }

    /** The sheet of the fight to which an event of a game belongs; empty where it belongs to none, or the viewer may not see its forces. */
    public static Optional<FightSheet> sheet(EiaCourse course, EiaEvent event) {
        return BY_TYPE.get(event.getClass()).sheet(course);
    }

    /** An event as a sentence for the account. */
    public static Sentence sentence(EiaState before, EiaEvent event, List<Step> explanation) {
        return BY_TYPE.get(event.getClass()).sentence(before, event, explanation);
    }

    /** The importance of an event among all that came of one order; a quiet event is a detail. */
    public static Importance importance(EiaEvent event) {
        return quiet(event) ? Importance.DETAIL : BY_TYPE.get(event.getClass()).importance(event);
    }

    /** Whether an event decides nothing that a reader of the account needs to know. */
    public static boolean quiet(EiaEvent event) {
        return BY_TYPE.get(event.getClass()).quiet(event);
    }

    /** Whether the secrets of an event have been revealed since. */
    public static boolean isRevealed(EiaState before, EiaEvent event, EiaState now) {
        return BY_TYPE.get(event.getClass()).isRevealed(before, event, now);
    }

    /** The name of a die for the players who roll it. A die of a round has the number of the round after its kind. */
    public static Keyed dieTitle(DieName die) {
        var kind = ROUND_NUMBER.matcher(die.kind()).replaceFirst("");
        var named = ALL.stream().flatMap(chapter -> Stream.ofNullable(chapter.dice().get(kind))).findFirst().orElseGet(() -> Sentence.of("eia.die.other").with("purpose", new Text(kind)));
        return Sentence.of("eia.die.title").with("die", named).with("owned", !die.side().isEmpty()).with("owner", owner(die.side()))
                .with("rounded", !kind.equals(die.kind())).with("round", new Text(die.kind().substring(kind.length())))
                .with("number", die.ordinal() == 0 ? 0 : die.ordinal() + 1)
                .with("placed", !die.place().isEmpty()).with("at", CampaignNames.at(die.place().isEmpty() ? SpaceId.NONE : new SpaceId(die.place())));
    }

    /** A power, or a side of a combat or siege. */
    private static Argument owner(String side) {
        return Power.of(side).map(CampaignNames::power).orElseGet(() -> SIDES.contains(side) ? new Phrase(Sentence.of("eia.die.side").with("side", side)) : new Text("the " + side));
    }
}
