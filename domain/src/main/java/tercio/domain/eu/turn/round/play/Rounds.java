package tercio.domain.eu.turn.round.play;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.game.AttritionDue;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.turn.campaign.CampaignReadings;
import tercio.domain.eu.turn.campaign.ErsLine;
import tercio.domain.eu.turn.leader.play.LeadersReturn;
import tercio.domain.eu.turn.leader.play.NewLeaders;
import tercio.domain.eu.turn.round.ComingRound;
import tercio.domain.eu.turn.round.Continuation;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.eu.turn.round.StartingRound;
import tercio.domain.eu.turn.round.play.RoundEvent.ContinuationRolled;
import tercio.domain.eu.turn.round.play.RoundEvent.RoundBegan;
import tercio.domain.eu.turn.round.play.RoundEvent.StartingRoundRolled;
import tercio.domain.eu.turn.round.play.RoundEvent.SundFreezing;
import tercio.domain.eu.turn.round.play.RoundEvent.SundFroze;
import tercio.domain.eu.turn.round.play.RoundEvent.TurnEnded;
import tercio.domain.eu.turn.round.play.RoundEvent.WinteringBegan;
import tercio.domain.game.Execution;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/** The round track: the first round, the continuation roll, and the costs when the turn ends (EU-RND). */
public final class Rounds {

    private Rounds() {}

    /** Rolls the first round (EU-RND-START). */
    public static Execution rollStartingRound(EuCommandRun play) {
        if (!(play.state().phase() instanceof Phase.StartingRound)) {
            return EuCommandRun.refuse("EU-RND-START", Sentence.of("eu.round.refused-starting-round"));
        }
        var recorder = StepRecorder.recording();
        var opening = StartingRound.start(play.state().scenario().poorWeather());
        return switch (StartingRound.procedure(play.tables()).start(opening, play.dice(), recorder)) {
            case Run.MissingDie<StartingRound.Opening> lacking -> EuCommandRun.needsDie(lacking.die());
            case Run.Waiting<StartingRound.Opening> waiting ->
                    throw new IllegalStateException("the starting round waits for no choice");
            case Run.Finished<StartingRound.Opening> rolled -> {
                play.addRolls(rolled.rolls());
                play.emit(new StartingRoundRolled(rolled.rolls().getFirst().value(), rolled.state().box()), recorder.steps());
                beginRound(play, rolled.state().box(), false, rolled.state().badWeather(), rolled.state().sundFrozen());
                yield EuCommandRun.success();
            }
        };
    }

    /**
     * Starts the first round if the scenario gives it.
     *
     * @return whether the scenario gives it
     */
    public static boolean startGivenRound(EuCommandRun play) {
        if (play.state().scenario().startRound().isEmpty()) {
            return false;
        }
        var box = RoundBox.ofLabel(play.state().scenario().startRound().get());
        var scenario = play.state().scenario();
        var session = scenario.sessionOrNone();
        beginRound(play, box, session.extended().orElse(false), session.badWeather().orElse(scenario.poorWeather() && box.isWinter()),
                session.sundFrozen().orElse(false));
        return true;
    }

    /**
     * Makes the continuation roll (EU-RND-CONT).
     *
     * @param endOfRound the stages before the next round
     */
    static Execution rollContinuation(EuCommandRun play, EndOfRound endOfRound) {
        var state = play.state();
        if (!(state.phase() instanceof Phase.Continuation)) {
            return EuCommandRun.refuse("EU-RND-CONT", Sentence.of("eu.round.refused-continuation"));
        }
        var recorder = StepRecorder.recording();
        var run = Continuation.procedure(play.tables()).start(Continuation.start(ending(state)), play.dice(), recorder);
        return switch (run) {
            case Run.MissingDie<Continuation.NextRound> lacking -> EuCommandRun.needsDie(lacking.die());
            case Run.Waiting<Continuation.NextRound> waiting ->
                    throw new IllegalStateException("the next round waits for no choice");
            case Run.Finished<Continuation.NextRound> rolled -> {
                var coming = rolled.state();
                play.addRolls(rolled.rolls());
                play.emit(
                        new ContinuationRolled(rolled.rolls().getFirst().value(), coming.modified(), state.box(), coming.next(),
                                coming.extendedCampaign(), coming.badWeather()),
                        recorder.steps());
                if (coming.sundFrozen()) {
                    play.emit(new SundFreezing());
                }
                endOfRound.begin(play, new ComingRound(coming.next(), coming.extendedCampaign(), coming.badWeather()));
                yield EuCommandRun.success();
            }
        };
    }

    /**
     * Begins the Wintering if troops are in the cold or Timar far from home.
     *
     * @return whether it has begun
     */
    public static boolean beginWintering(EuCommandRun play, ComingRound coming) {
        var cold = play.state().box().hasWinteringBefore(coming.box())
                ? Stream.concat(Wintering.coldRolls(play.board()).stream(), Wintering.timarRolls(play.board()).stream()).toList()
                : List.<AttritionDue>of();
        if (!cold.isEmpty()) {
            play.emit(new WinteringBegan(cold, coming.box(), coming.extended(), coming.badWeather()), Wintering.steps(play.board(), cold));
        }
        return !cold.isEmpty();
    }

    /** Ends the turn with the costs of its campaigns (EU-ERS-2). */
    public static void endTurn(EuCommandRun play) {
        play.emit(new TurnEnded(costs(play)));
    }

    /**
     * Begins a round. A reading decides whether slots of an extended campaign continue; leaders come back (EU-CAMP-6,
     * EU-WOUND-1).
     *
     * @param sundFrozen whether the Sund is frozen in it
     */
    public static void beginRound(EuCommandRun play, RoundBox box, boolean extended, boolean badWeather, boolean sundFrozen) {
        boolean slotsGoOn = extended && play.state().readings().is(CampaignReadings.EXTENDED_CAMPAIGN, CampaignReadings.SHARED);
        var returning = LeadersReturn.returningLeaders(play.state(), box);
        play.emit(new RoundBegan(box, extended, badWeather, slotsGoOn, returning));
        if (sundFrozen) {
            play.emit(new SundFroze());
        }
        NewLeaders.nameMissing(play, returning);
    }

    /** The end of the current round. */
    static Continuation.Ending ending(EuState state) {
        return new Continuation.Ending(state.box(), Period.of(state.scenario().period()), state.scenario().poorWeather());
    }

    /** Campaign costs of each country, line by line (EU-ERS-2). */
    private static Map<CountryId, Map<ErsLine, Integer>> costs(EuCommandRun play) {
        var costs = new TreeMap<CountryId, Map<ErsLine, Integer>>();
        play.state().countries().forEach((country, status) -> {
            var spent = new TreeMap<>(status.spent());
            spent.keySet().removeIf(ErsLine::isIncome);
            costs.put(country, spent);
        });
        return costs;
    }
}
