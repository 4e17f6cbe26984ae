package tercio.domain.eu.land.battle.play;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.battle.BattleStanding;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.Engagement;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Refuge;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.battle.BattleTerms;
import tercio.domain.eu.land.battle.LandBattleProcedure;
import tercio.domain.eu.land.battle.play.BattleCommand.AttemptRetreat;
import tercio.domain.eu.land.battle.play.BattleCommand.HoldTheField;
import tercio.domain.eu.land.battle.play.BattleCommand.Retreat;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleAccepted;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleFought;
import tercio.domain.eu.land.battle.play.BattleEvent.RetreatChosen;
import tercio.domain.game.Execution;
import tercio.domain.game.Form;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Runs a battle until a side has to decide or the battle is over (EU-BATTLE). */
public final class Fighting {

    public static final String RETREAT_AFTER_DAY_1 = "EU-BATTLE-DAY1-RETREAT";

    private Fighting() {}

    /** Whether a joined battle still waits for its first decision. */
    static boolean hasNotBegun(Engagement engagement) {
        return !engagement.accepted() && engagement.battle() == null && engagement.muster().choosing() == null;
    }

    /**
     * Ends evasion. Besieged troops may make a sortie, and a large side chooses its fighting troops; then the first dice
     * roll.
     */
    static Execution begin(EuCommandRun play, Engagement engagement) {
        if (Sorties.readyStacks(play.board(), engagement).isEmpty()) {
            return FightingTroops.muster(play, engagement.province());
        }
        play.emit(new BattleAccepted(engagement.province()));
        return EuCommandRun.success();
    }

    /**
     * The dice of a battle, identified by the countries that fight and by the place. Countries stand for the sides, because a divided stack
     * does not make another battle of it.
     */
    static Dice dice(EuCommandRun play, Engagement engagement) {
        return play.dice("battle in " + engagement.province() + ", " + sideNames(play.state(), engagement.phasing()) + " against "
                + sideNames(play.state(), engagement.nonPhasing()));
    }

    private static String sideNames(EuState state, List<Engaged> stacks) {
        return stacks.stream().map(engaged -> state.stacks().get(engaged.stack())).filter(Objects::nonNull).map(Stack::country).distinct().sorted()
                .map(CountryId::value).collect(Collectors.joining(" and "));
    }

    /** Fixes the parameters and rolls the first dice. */
    static Execution roll(EuCommandRun play, Engagement engagement) {
        var battle = BattleLines.of(play.board(), engagement);
        var start = LandBattleProcedure.start(battle, play.tables());
        var procedure = LandBattleProcedure.of(battle, play.tables());
        var recorder = StepRecorder.recording();
        return runToNextQuestion(play, engagement.withBattle(BattleTerms.of(battle), BattleStanding.of(start, play.tables().unit())), procedure, recorder,
                procedure.start(start.withWinnerAsked(), dice(play, engagement), recorder));
    }

    /** The country that commands a side. */
    static CountryId commandingCountry(EuState state, Engagement engagement, Side side) {
        return engagement.battle().side(side).country();
    }

    /** The possible answers of a side to the question that the battle waits for. */
    public static List<Option> options(WarView board, Engagement engagement, BattleStanding.Question question) {
        var province = engagement.province();
        return switch (question.what()) {
            case RETREAT_ATTEMPT -> List.of(
                    new Option(Sentence.of("eu.battle.to-hold"), new HoldTheField(province)),
                    new Option(Sentence.of("eu.battle.to-break-off"), new AttemptRetreat(province)));
            case RETREAT_ROOM -> Retreats.places(board, engagement, question.side()).stream()
                    .map(place -> new Option(place.label(commandingCountry(board.state(), engagement, question.side())), new Retreat(province, place.to(), place.inside(), place.stacks())))
                    .toList();
            case WINNER -> Victors.options(board, engagement, question.side(), commandingCountry(board.state(), engagement, question.side()));
            case WITHDRAWAL, CAPTURE -> throw new IllegalStateException("no battle on land asks for " + question.what());
        };
    }

    /** The form for a choice that a list cannot hold: which troops are inside the fortress and which outside. */
    public static Optional<Form> form(WarView board, Engagement engagement, BattleStanding.Question question) {
        return Retreats.placesAskedFor(board, engagement, question).isEmpty() ? Optional.empty() : Retreats.form(board, engagement, question.side());
    }

    /** Tries to break off after the first day. Refused if the side is not asked. */
    public static Execution attemptRetreat(EuCommandRun play, AttemptRetreat command) {
        return answer(play, command.province(), true);
    }

    /** Stays for the second day. Refused if the side is not asked. */
    public static Execution hold(EuCommandRun play, HoldTheField command) {
        return answer(play, command.province(), false);
    }

    private static Execution answer(EuCommandRun play, SpaceId province, boolean attempt) {
        var asked = openEngagement(play, province, BattleState.Kind.RETREAT_ATTEMPT);
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(RETREAT_AFTER_DAY_1, Sentence.of("eu.battle.refused-no-break-off").with("where", SentenceNames.place(province)));
        }
        var engagement = asked.get();
        var side = engagement.waits().orElseThrow().side();
        return resume(play, engagement, engagement.standing().battleState().withRetreatIntent(side, attempt));
    }

    /** Retreats a side or its watching troops. Refused for an illegal destination. */
    public static Execution retreat(EuCommandRun play, Retreat command) {
        var watchers = Watchers.openDuty(play);
        if (watchers.isPresent()) {
            return Watchers.withdraw(play, watchers.get(), command);
        }
        var asked = openEngagement(play, command.province(), BattleState.Kind.RETREAT_ROOM)
                .or(() -> openEngagement(play, command.province(), BattleState.Kind.WINNER));
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(Retreats.RULE, Sentence.of("eu.battle.refused-no-retreat").with("where", SentenceNames.place(command.province())));
        }
        var engagement = asked.get();
        var side = engagement.waits().orElseThrow().side();
        var question = engagement.waits().orElseThrow();
        var place = Retreats.namedPlace(play.board(), engagement, question, command);
        if (place.isEmpty()) {
            return EuCommandRun.refuse(question.what() == BattleState.Kind.WINNER ? Victors.RULE : Retreats.RULE, Sentence.of("eu.battle.refused-retreat-closed")
                    .with("where", SentenceNames.place(command.to())),
                    options(play.board(), engagement, question));
        }
        var retreating = chooseRetreat(play, engagement, side, place.get());
        return resume(play, retreating, withRetreat(engagement, place.get().room()));
    }

    /** The battle after the asked side has retreated, beaten or by its own choice, with the room that it finds. */
    static BattleState withRetreat(Engagement engagement, int room) {
        return withRetreat(engagement.standing().battleState(), engagement.waits().orElseThrow(), room);
    }

    private static BattleState withRetreat(BattleState battleState, BattleStanding.Question question, int room) {
        return question.what() == BattleState.Kind.WINNER
                ? battleState.withWinnerRetreating(question.side(), room)
                : battleState.withRetreatRoom(question.side(), room);
    }

    static Optional<Engagement> openEngagement(EuCommandRun play, SpaceId province, BattleState.Kind kind) {
        return Engagements.current(play.state())
                .filter(engagement -> engagement.province().equals(province))
                .filter(engagement -> engagement.waits().filter(question -> question.what() == kind).isPresent());
    }

    private static Engagement chooseRetreat(EuCommandRun play, Engagement engagement, Side side, Retreats.Place place) {
        play.emit(new RetreatChosen(engagement.province(), side, place.to(), place.inside(), place.stacks(), place.leaders()));
        return engagement.withRetreat(side, new Refuge(place.to(), place.inside(), place.stacks(), place.leaders()));
    }

    /** Continues from the stage at which the battle waits, with the answer. */
    static Execution resume(EuCommandRun play, Engagement engagement, BattleState answered) {
        var procedure = LandBattleProcedure.of(engagement.battle().toBattle(play.state().readings()), play.tables());
        var stage = engagement.waits().orElseThrow().stage();
        if (!procedure.choices().contains(stage)) {
            return EuCommandRun.refuse("EU-BATTLE", Sentence.of("eu.battle.refused-unknown-stage").with("where", SentenceNames.place(engagement.province()))
                    .with("stage", new Text(stage)).with("known", new Items(procedure.choices().stream().<Argument>map(Text::new).toList())));
        }
        var recorder = StepRecorder.recording();
        var onward = engagement.waits().orElseThrow().what() == BattleState.Kind.WINNER ? answered : answered.withWinnerAsked();
        return runToNextQuestion(play, engagement, procedure, recorder, procedure.resume(new Run.Progress<>(stage, onward), dice(play, engagement), recorder));
    }

    /** Rolls on. A question with one answer, or a retreat with no destination, is not asked. */
    private static Execution runToNextQuestion(
            EuCommandRun play, Engagement from, Procedure<BattleState> procedure, StepRecorder.Recording recorder, Run<BattleState> first) {
        var engagement = from;
        var run = first;
        while (true) {
            switch (run) {
                case Run.MissingDie<BattleState> lacking -> {
                    return EuCommandRun.needsDie(lacking.die());
                }
                case Run.Finished<BattleState> over -> {
                    play.addRolls(over.rolls());
                    play.emit(new BattleFought(engagement.province(), engagement.battle(), BattleStanding.of(over.state(), play.tables().unit())), recorder.steps());
                    var fought = Engagements.current(play.state()).orElseThrow();
                    if (LossesWithPashas.of(play.board(), fought).isEmpty()) {
                        BattleAftermath.settle(play, fought, Optional.empty());
                    }
                    return EuCommandRun.success();
                }
                case Run.Waiting<BattleState> waiting -> {
                    play.addRolls(waiting.rolls());
                    var battleState = waiting.at().state();
                    engagement = engagement.withBattle(engagement.battle(), BattleStanding.ofWaiting(battleState, waiting.at().stage(), play.tables().unit()));
                    var question = engagement.waits().orElseThrow();
                    if (NativeAnswers.areAsked(engagement, question)) {
                        run = procedure.resume(new Run.Progress<>(waiting.at().stage(), NativeAnswers.answer(battleState, question)), dice(play, engagement), recorder);
                        continue;
                    }
                    if (form(play.board(), engagement, question).isPresent() || options(play.board(), engagement, question).size() > 1) {
                        play.emit(new BattleFought(engagement.province(), engagement.battle(), engagement.standing()), recorder.steps());
                        return EuCommandRun.success();
                    }
                    boolean stays = Victors.canOnlyStay(play.board(), engagement, question);
                    var only = stays ? Optional.<Retreats.Place>empty() : Retreats.placesAskedFor(play.board(), engagement, question).stream().findFirst();
                    var answered = stays ? battleState.withWinnerStaying(question.side())
                            : withRetreat(battleState, question, only.map(Retreats.Place::room).orElse(0));
                    engagement = only.isPresent() ? chooseRetreat(play, engagement, question.side(), only.get()) : engagement;
                    run = procedure.resume(new Run.Progress<>(waiting.at().stage(), answered), dice(play, engagement), recorder);
                }
            }
        }
    }
}
