package tercio.domain.eu.play.round;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import tercio.domain.eu.campaign.CampaignReadings;
import tercio.domain.eu.campaign.ErsLine;
import tercio.domain.eu.concept.Period;
import tercio.domain.eu.game.AttritionDue;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.leader.LeadersReturn;
import tercio.domain.eu.play.leader.NewLeaders;
import tercio.domain.eu.play.leader.WinterPostings;
import tercio.domain.eu.play.fort.FortBuilding;
import tercio.domain.eu.play.levy.LevySegment;
import tercio.domain.eu.play.militia.MilitiaAtHome;
import tercio.domain.eu.play.natives.NativesAtHome;
import tercio.domain.eu.play.refit.Refits;
import tercio.domain.eu.play.round.RoundEvent.ContinuationRolled;
import tercio.domain.eu.play.round.RoundEvent.RoundBegan;
import tercio.domain.eu.play.round.RoundEvent.StartingRoundRolled;
import tercio.domain.eu.play.round.RoundEvent.SundFreezing;
import tercio.domain.eu.play.round.RoundEvent.SundFroze;
import tercio.domain.eu.play.round.RoundEvent.TurnEnded;
import tercio.domain.eu.play.round.RoundEvent.WinteringBegan;
import tercio.domain.eu.round.Continuation;
import tercio.domain.eu.round.RoundBox;
import tercio.domain.eu.round.StartingRound;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;

/** The round track: the first round, the continuation roll, and the costs when the turn ends (EU-RND). */
public final class Rounds {

    private Rounds() {}

    /** Rolls the first round (EU-RND-2). */
    public static Optional<Verdict<EuEvent>> start(Play play) {
        if (!(play.state().phase() instanceof Phase.StartingRound)) {
            return Play.refused("EU-RND-START", "the starting round is rolled once, before the first impulse");
        }
        var recorder = StepRecorder.recording();
        var opening = StartingRound.start(play.state().scenario().poorWeather());
        return switch (StartingRound.with(play.tables()).start(opening, play.dice(), recorder)) {
            case Run.Lacking<StartingRound.Opening> lacking -> Play.wants(lacking.die());
            case Run.Waiting<StartingRound.Opening> waiting ->
                    throw new IllegalStateException("the starting round waits for no choice");
            case Run.Finished<StartingRound.Opening> rolled -> {
                play.rolled(rolled.rolls());
                play.happens(new StartingRoundRolled(rolled.rolls().getFirst().value(), rolled.state().box()), recorder.steps());
                begins(play, rolled.state().box(), false, rolled.state().badWeather(), rolled.state().sundFrozen());
                yield Play.done();
            }
        };
    }

    /**
     * Starts the first round if the scenario gives it.
     *
     * @return whether the scenario gives it
     */
    public static boolean given(Play play) {
        if (play.state().scenario().startRound().isEmpty()) {
            return false;
        }
        var box = RoundBox.labelled(play.state().scenario().startRound().get());
        var scenario = play.state().scenario();
        var session = scenario.soFar();
        begins(play, box, session.extended().orElse(false), session.badWeather().orElse(scenario.poorWeather() && box.winter()),
                session.sundFrozen().orElse(false));
        return true;
    }

    /** Makes the continuation roll (EU-RND-3). */
    public static Optional<Verdict<EuEvent>> next(Play play) {
        var state = play.state();
        if (!(state.phase() instanceof Phase.Continuation)) {
            return Play.refused("EU-RND-CONT", "the continuation roll comes when the sieges of the round are resolved");
        }
        var recorder = StepRecorder.recording();
        var run = Continuation.with(play.tables()).start(Continuation.start(ending(state)), play.dice(), recorder);
        return switch (run) {
            case Run.Lacking<Continuation.Coming> lacking -> Play.wants(lacking.die());
            case Run.Waiting<Continuation.Coming> waiting ->
                    throw new IllegalStateException("the next round waits for no choice");
            case Run.Finished<Continuation.Coming> rolled -> {
                var coming = rolled.state();
                play.rolled(rolled.rolls());
                play.happens(
                        new ContinuationRolled(rolled.rolls().getFirst().value(), coming.modified(), state.box(), coming.next(),
                                coming.extendedCampaign(), coming.badWeather()),
                        recorder.steps());
                if (coming.sundFrozen()) {
                    play.happens(new SundFreezing());
                }
                if (!LevySegment.begin(play, coming.next(), coming.extendedCampaign(), coming.badWeather())) {
                    refits(play, coming.next(), coming.extendedCampaign(), coming.badWeather());
                }
                yield Play.done();
            }
        };
    }

    /** Goes on after the exceptional levies of a round. */
    public static boolean afterLevies(Play play, Phase.Levies levies) {
        refits(play, levies.next(), levies.extended(), levies.badWeather());
        return true;
    }

    /** Begins the refit of damaged ships where a country has any, else what follows it. */
    private static void refits(Play play, RoundBox next, boolean extended, boolean badWeather) {
        if (!Refits.begin(play, next, extended, badWeather)) {
            forts(play, next, extended, badWeather);
        }
    }

    /** Begins the building of forts where a country may build one, else what follows it. */
    private static void forts(Play play, RoundBox next, boolean extended, boolean badWeather) {
        if (!FortBuilding.begin(play, next, extended, badWeather)) {
            winters(play, next, extended, badWeather);
        }
    }

    /** Goes on after the building of forts of a round. */
    public static boolean afterForts(Play play, Phase.Forts forts) {
        winters(play, forts.next(), forts.extended(), forts.badWeather());
        return true;
    }

    /** Goes on after the refit of a round. */
    public static boolean afterRefit(Play play, Phase.Refit refit) {
        forts(play, refit.next(), refit.extended(), refit.badWeather());
        return true;
    }

    /** Begins the Wintering if troops are in the cold or Timar far from home, else what follows the round. */
    private static void winters(Play play, RoundBox next, boolean extended, boolean badWeather) {
        var cold = play.state().box().wintersBefore(next)
                ? Stream.concat(Wintering.cold(play.board()).stream(), Wintering.timar(play.board()).stream()).toList()
                : List.<AttritionDue>of();
        if (cold.isEmpty()) {
            follows(play, next, extended, badWeather);
        } else {
            play.happens(new WinteringBegan(cold, next, extended, badWeather), Wintering.explained(play.board(), cold));
        }
    }

    /** Goes on after a Wintering. */
    public static boolean afterWintering(Play play, Phase.Wintering winter) {
        follows(play, winter.next(), winter.extended(), winter.badWeather());
        return true;
    }

    private static void follows(Play play, RoundBox next, boolean extended, boolean badWeather) {
        if (next == RoundBox.END) {
            NativesAtHome.endOfTurn(play);
            FortBuilding.cleanup(play);
            MilitiaAtHome.rebuild(play);
            play.happens(new TurnEnded(costs(play)));
        } else if (!WinterPostings.begin(play, next, extended, badWeather)) {
            begins(play, next, extended, badWeather, play.state().marks().ice().comes());
        }
    }

    /** Goes on after the redeployment of leaders. */
    public static boolean afterRedeployment(Play play, Phase.Redeployment winter) {
        begins(play, winter.next(), winter.extended(), winter.badWeather(), play.state().marks().ice().comes());
        return true;
    }

    /**
     * Begins a round. A reading decides whether slots of an extended campaign continue; leaders come back (EU-CAMP-6,
     * EU-WOUND-1).
     *
     * @param sundFrozen whether the Sund is frozen in it
     */
    public static void begins(Play play, RoundBox box, boolean extended, boolean badWeather, boolean sundFrozen) {
        boolean slotsGoOn = extended && play.state().readings().is(CampaignReadings.EXTENDED_CAMPAIGN, CampaignReadings.SHARED);
        var returning = LeadersReturn.due(play.state(), box);
        play.happens(new RoundBegan(box, extended, badWeather, slotsGoOn, returning));
        if (sundFrozen) {
            play.happens(new SundFroze());
        }
        NewLeaders.due(play, returning);
    }

    /** The end of the current round. */
    static Continuation.Ending ending(EuState state) {
        return new Continuation.Ending(state.box(), Period.of(state.scenario().period()), state.scenario().poorWeather());
    }

    /** Campaign costs of each country, line by line (EU-ERS-2). */
    private static Map<String, Map<ErsLine, Integer>> costs(Play play) {
        var costs = new TreeMap<String, Map<ErsLine, Integer>>();
        play.state().countries().forEach((country, status) -> {
            var spent = new TreeMap<>(status.spent());
            spent.keySet().removeIf(ErsLine::income);
            costs.put(country, spent);
        });
        return costs;
    }
}
