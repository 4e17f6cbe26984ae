package tercio.domain.eu.play.battle;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import tercio.domain.dice.Dice;
import tercio.domain.eu.battle.BattleStanding;
import tercio.domain.eu.battle.BattleState;
import tercio.domain.eu.battle.BattleTerms;
import tercio.domain.eu.battle.LandBattleProcedure;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.game.Engaged;
import tercio.domain.eu.game.Engagement;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Refuge;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.battle.BattleCommand.AttemptRetreat;
import tercio.domain.eu.play.battle.BattleCommand.HoldTheField;
import tercio.domain.eu.play.battle.BattleCommand.Retreat;
import tercio.domain.eu.play.battle.BattleEvent.BattleAccepted;
import tercio.domain.eu.play.battle.BattleEvent.BattleFought;
import tercio.domain.eu.play.battle.BattleEvent.RetreatChosen;
import tercio.domain.game.Form;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;

/** Runs a battle until a side has to decide or the battle is over (EU-BATTLE). */
public final class Fighting {

    public static final String RETREAT_AFTER_DAY_1 = "EU-BATTLE-DAY1-RETREAT";

    private Fighting() {}

    /** Whether a joined battle still waits for its first decision. */
    static boolean notBegun(Engagement engagement) {
        return !engagement.accepted() && engagement.battle() == null && engagement.muster().choosing() == null;
    }

    /**
     * Ends evasion. Besieged troops may make a sortie, and a large side chooses its fighting troops; then the first dice
     * roll.
     */
    static Optional<Verdict<EuEvent>> begin(Play play, Engagement engagement) {
        if (Sorties.ready(play.board(), engagement).isEmpty()) {
            return FightingTroops.muster(play, engagement.province());
        }
        play.happens(new BattleAccepted(engagement.province()));
        return Play.done();
    }

    /**
     * The dice of a battle, identified by the countries that fight and by the place. Countries stand for the sides, because a divided stack
     * does not make another battle of it.
     */
    static Dice dice(Play play, Engagement engagement) {
        return play.dice("battle in " + engagement.province() + ", " + sides(play.state(), engagement.phasing()) + " against "
                + sides(play.state(), engagement.nonPhasing()));
    }

    private static String sides(EuState state, List<Engaged> stacks) {
        return stacks.stream().map(engaged -> state.stacks().get(engaged.stack())).filter(Objects::nonNull).map(Stack::country).distinct().sorted()
                .collect(Collectors.joining(" and "));
    }

    /** Fixes the parameters and rolls the first dice. */
    static Optional<Verdict<EuEvent>> roll(Play play, Engagement engagement) {
        var battle = BattleLines.of(play.board(), engagement);
        var start = LandBattleProcedure.start(battle, play.tables());
        var procedure = LandBattleProcedure.of(battle, play.tables());
        var recorder = StepRecorder.recording();
        return goOn(play, engagement.stands(BattleTerms.of(battle), BattleStanding.of(start, play.tables().unit())), procedure, recorder,
                procedure.start(start.askingTheWinner(), dice(play, engagement), recorder));
    }

    /** The country that commands a side. */
    static String country(EuState state, Engagement engagement, Side side) {
        return engagement.battle().side(side).country();
    }

    /** The possible answers of a side to the question that the battle waits for. */
    public static List<Option> options(Board board, Engagement engagement, BattleStanding.Question question) {
        var province = engagement.province();
        return switch (question.what()) {
            case RETREAT_ATTEMPT -> List.of(
                    new Option("hold the field", new HoldTheField(province)),
                    new Option("try to break off and retreat", new AttemptRetreat(province)));
            case RETREAT_ROOM -> Retreats.places(board, engagement, question.side()).stream()
                    .map(place -> new Option(place.said(board, country(board.state(), engagement, question.side())), new Retreat(province, place.to(), place.inside(), place.stacks())))
                    .toList();
            case WINNER -> Victors.options(board, engagement, question.side(), country(board.state(), engagement, question.side()));
            case WITHDRAWAL, CAPTURE -> throw new IllegalStateException("no battle on land asks for " + question.what());
        };
    }

    /** The form for a choice that a list cannot hold: which troops are inside the fortress and which outside. */
    public static Optional<Form> form(Board board, Engagement engagement, BattleStanding.Question question) {
        return Retreats.asked(board, engagement, question).isEmpty() ? Optional.empty() : Retreats.form(board, engagement, question.side());
    }

    /** Tries to break off after the first day. Refused if the side is not asked. */
    public static Optional<Verdict<EuEvent>> attemptRetreat(Play play, AttemptRetreat command) {
        return answer(play, command.province(), true);
    }

    /** Stays for the second day. Refused if the side is not asked. */
    public static Optional<Verdict<EuEvent>> hold(Play play, HoldTheField command) {
        return answer(play, command.province(), false);
    }

    private static Optional<Verdict<EuEvent>> answer(Play play, String province, boolean attempt) {
        var asked = asked(play, province, BattleState.Kind.RETREAT_ATTEMPT);
        if (asked.isEmpty()) {
            return Play.refused(RETREAT_AFTER_DAY_1, "no side is asked in " + play.board().name(province) + " whether it breaks off");
        }
        var engagement = asked.get();
        var side = engagement.waits().orElseThrow().side();
        return goOn(play, engagement, engagement.standing().battleState().retreats(side, attempt));
    }

    /** Retreats a side or its watching troops. Refused for an illegal destination. */
    public static Optional<Verdict<EuEvent>> retreat(Play play, Retreat command) {
        var watchers = Watchers.owed(play);
        if (watchers.isPresent()) {
            return Watchers.withdraw(play, watchers.get(), command);
        }
        var asked = asked(play, command.province(), BattleState.Kind.RETREAT_ROOM)
                .or(() -> asked(play, command.province(), BattleState.Kind.WINNER));
        if (asked.isEmpty()) {
            return Play.refused(Retreats.RULE, "no side has to choose a retreat in " + play.board().name(command.province()));
        }
        var engagement = asked.get();
        var side = engagement.waits().orElseThrow().side();
        var question = engagement.waits().orElseThrow();
        var place = Retreats.named(play.board(), engagement, question, command);
        if (place.isEmpty()) {
            return Play.refused(question.what() == BattleState.Kind.WINNER ? Victors.RULE : Retreats.RULE, "the retreat cannot lead to " + play.board().name(command.to()),
                    options(play.board(), engagement, question));
        }
        var retreating = to(play, engagement, side, place.get());
        return goOn(play, retreating, retreating(engagement, place.get().room()));
    }

    /** The battle after the asked side has retreated, beaten or by its own choice, with the room that it finds. */
    static BattleState retreating(Engagement engagement, int room) {
        return retreating(engagement.standing().battleState(), engagement.waits().orElseThrow(), room);
    }

    private static BattleState retreating(BattleState battleState, BattleStanding.Question question, int room) {
        return question.what() == BattleState.Kind.WINNER
                ? battleState.winnerRetreats(question.side(), room)
                : battleState.retreatRoom(question.side(), room);
    }

    static Optional<Engagement> asked(Play play, String province, BattleState.Kind kind) {
        return Engagements.current(play.state())
                .filter(engagement -> engagement.province().equals(province))
                .filter(engagement -> engagement.waits().filter(question -> question.what() == kind).isPresent());
    }

    private static Engagement to(Play play, Engagement engagement, Side side, Retreats.Place place) {
        play.happens(new RetreatChosen(engagement.province(), side, place.to(), place.inside(), place.stacks(), place.leaders()));
        return engagement.retreating(side, new Refuge(place.to(), place.inside(), place.stacks(), place.leaders()));
    }

    /** Continues from the stage at which the battle waits, with the answer. */
    static Optional<Verdict<EuEvent>> goOn(Play play, Engagement engagement, BattleState answered) {
        var procedure = LandBattleProcedure.of(engagement.battle().by(play.state().readings()), play.tables());
        var stage = engagement.waits().orElseThrow().stage();
        if (!procedure.choices().contains(stage)) {
            return Play.refused("EU-BATTLE", "the battle in " + play.board().name(engagement.province()) + " waits at '" + stage
                    + "', and these rules know only " + String.join(", ", procedure.choices()));
        }
        var recorder = StepRecorder.recording();
        var onward = engagement.waits().orElseThrow().what() == BattleState.Kind.WINNER ? answered : answered.askingTheWinner();
        return goOn(play, engagement, procedure, recorder, procedure.resume(new Run.Progress<>(stage, onward), dice(play, engagement), recorder));
    }

    /** Rolls on. A question with one answer, or a retreat with no destination, is not asked. */
    private static Optional<Verdict<EuEvent>> goOn(
            Play play, Engagement from, Procedure<BattleState> procedure, StepRecorder.Recording recorder, Run<BattleState> first) {
        var engagement = from;
        var run = first;
        while (true) {
            switch (run) {
                case Run.Lacking<BattleState> lacking -> {
                    return Play.wants(lacking.die());
                }
                case Run.Finished<BattleState> over -> {
                    play.rolled(over.rolls());
                    play.happens(new BattleFought(engagement.province(), engagement.battle(), BattleStanding.of(over.state(), play.tables().unit())), recorder.steps());
                    var fought = Engagements.current(play.state()).orElseThrow();
                    if (LossesWithPashas.of(play.board(), fought).isEmpty()) {
                        Outcome.settle(play, fought, Optional.empty());
                    }
                    return Play.done();
                }
                case Run.Waiting<BattleState> waiting -> {
                    play.rolled(waiting.rolls());
                    var battleState = waiting.at().state();
                    engagement = engagement.stands(engagement.battle(), BattleStanding.waiting(battleState, waiting.at().stage(), play.tables().unit()));
                    var question = engagement.waits().orElseThrow();
                    if (NativeAnswers.asked(engagement, question)) {
                        run = procedure.resume(new Run.Progress<>(waiting.at().stage(), NativeAnswers.answered(battleState, question)), dice(play, engagement), recorder);
                        continue;
                    }
                    if (form(play.board(), engagement, question).isPresent() || options(play.board(), engagement, question).size() > 1) {
                        play.happens(new BattleFought(engagement.province(), engagement.battle(), engagement.standing()), recorder.steps());
                        return Play.done();
                    }
                    boolean stays = Victors.onlyStays(play.board(), engagement, question);
                    var only = stays ? Optional.<Retreats.Place>empty() : Retreats.asked(play.board(), engagement, question).stream().findFirst();
                    var answered = stays ? battleState.winnerStays(question.side())
                            : retreating(battleState, question, only.map(Retreats.Place::room).orElse(0));
                    engagement = only.isPresent() ? to(play, engagement, question.side(), only.get()) : engagement;
                    run = procedure.resume(new Run.Progress<>(waiting.at().stage(), answered), dice(play, engagement), recorder);
                }
            }
        }
    }
}
