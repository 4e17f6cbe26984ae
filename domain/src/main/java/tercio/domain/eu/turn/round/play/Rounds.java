package tercio.domain.eu.turn.round.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.game.AttritionDue;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.turn.campaign.CampaignReadings;
import tercio.domain.eu.turn.campaign.ErsLine;
import tercio.domain.eu.turn.leader.play.LeadersReturn;
import tercio.domain.eu.turn.leader.play.NewLeaders;
import tercio.domain.eu.turn.leader.play.WinterPostings;
import tercio.domain.eu.turn.levy.play.LevySegment;
import tercio.domain.eu.turn.refit.play.Refits;
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
import tercio.domain.eu.world.establishment.play.FortBuilding;
import tercio.domain.eu.world.militia.play.MilitiaAtHome;
import tercio.domain.eu.world.natives.play.NativesAtHome;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;

/** The round track: the first round, the continuation roll, and the costs when the turn ends (EU-RND). */
public final class Rounds {

    private Rounds() {}

    /** Rolls the first round (EU-RND-2). */
    public static Optional<Verdict<EuEvent>> rollStartingRound(EuCommandRun play) {
        if (!(play.state().phase() instanceof Phase.StartingRound)) {
            return EuCommandRun.refuse("EU-RND-START", "the starting round is rolled once, before the first impulse");
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
                yield EuCommandRun.done();
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

    /** Makes the continuation roll (EU-RND-3). */
    public static Optional<Verdict<EuEvent>> rollContinuation(EuCommandRun play) {
        var state = play.state();
        if (!(state.phase() instanceof Phase.Continuation)) {
            return EuCommandRun.refuse("EU-RND-CONT", "the continuation roll comes when the sieges of the round are resolved");
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
                if (!LevySegment.begin(play, coming.next(), coming.extendedCampaign(), coming.badWeather())) {
                    beginRefits(play, coming.next(), coming.extendedCampaign(), coming.badWeather());
                }
                yield EuCommandRun.done();
            }
        };
    }

    /** Goes on after the exceptional levies of a round. */
    public static boolean continueAfterLevies(EuCommandRun play, Phase.Levies levies) {
        beginRefits(play, levies.next(), levies.extended(), levies.badWeather());
        return true;
    }

    /** Begins the refit of damaged ships where a country has any, else what follows it. */
    private static void beginRefits(EuCommandRun play, RoundBox next, boolean extended, boolean badWeather) {
        if (!Refits.begin(play, next, extended, badWeather)) {
            beginForts(play, next, extended, badWeather);
        }
    }

    /** Begins the building of forts where a country may build one, else what follows it. */
    private static void beginForts(EuCommandRun play, RoundBox next, boolean extended, boolean badWeather) {
        if (!FortBuilding.begin(play, next, extended, badWeather)) {
            beginWintering(play, next, extended, badWeather);
        }
    }

    /** Goes on after the building of forts of a round. */
    public static boolean continueAfterForts(EuCommandRun play, Phase.Forts forts) {
        beginWintering(play, forts.next(), forts.extended(), forts.badWeather());
        return true;
    }

    /** Goes on after the refit of a round. */
    public static boolean continueAfterRefit(EuCommandRun play, Phase.Refit refit) {
        beginForts(play, refit.next(), refit.extended(), refit.badWeather());
        return true;
    }

    /** Begins the Wintering if troops are in the cold or Timar far from home, else what follows the round. */
    private static void beginWintering(EuCommandRun play, RoundBox next, boolean extended, boolean badWeather) {
        var cold = play.state().box().hasWinteringBefore(next)
                ? Stream.concat(Wintering.coldRolls(play.board()).stream(), Wintering.timarRolls(play.board()).stream()).toList()
                : List.<AttritionDue>of();
        if (cold.isEmpty()) {
            finishRound(play, next, extended, badWeather);
        } else {
            play.emit(new WinteringBegan(cold, next, extended, badWeather), Wintering.steps(play.board(), cold));
        }
    }

    /** Goes on after a Wintering. */
    public static boolean continueAfterWintering(EuCommandRun play, Phase.Wintering winter) {
        finishRound(play, winter.next(), winter.extended(), winter.badWeather());
        return true;
    }

    private static void finishRound(EuCommandRun play, RoundBox next, boolean extended, boolean badWeather) {
        if (next == RoundBox.END) {
            NativesAtHome.endOfTurn(play);
            FortBuilding.cleanup(play);
            MilitiaAtHome.rebuild(play);
            play.emit(new TurnEnded(costs(play)));
        } else if (!WinterPostings.begin(play, next, extended, badWeather)) {
            beginRound(play, next, extended, badWeather, play.state().marks().ice().comes());
        }
    }

    /** Goes on after the redeployment of leaders. */
    public static boolean continueAfterRedeployment(EuCommandRun play, Phase.Redeployment winter) {
        beginRound(play, winter.next(), winter.extended(), winter.badWeather(), play.state().marks().ice().comes());
        return true;
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
    private static Map<String, Map<ErsLine, Integer>> costs(EuCommandRun play) {
        var costs = new TreeMap<String, Map<ErsLine, Integer>>();
        play.state().countries().forEach((country, status) -> {
            var spent = new TreeMap<>(status.spent());
            spent.keySet().removeIf(ErsLine::isIncome);
            costs.put(country, spent);
        });
        return costs;
    }
}
