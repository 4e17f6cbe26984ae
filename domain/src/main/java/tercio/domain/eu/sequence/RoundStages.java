package tercio.domain.eu.sequence;

import java.util.List;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.turn.leader.play.WinterPostings;
import tercio.domain.eu.turn.levy.play.LevySegment;
import tercio.domain.eu.turn.refit.play.Refits;
import tercio.domain.eu.turn.round.ComingRound;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.eu.turn.round.play.Rounds;
import tercio.domain.eu.world.establishment.play.FortBuilding;
import tercio.domain.eu.world.militia.play.MilitiaAtHome;
import tercio.domain.eu.world.natives.play.NativesAtHome;

/** The stages of the end of a round, in order, from the continuation roll to the next round or the end of the turn. */
final class RoundStages {

    static final RoundStage LEVIES = new RoundStage("levies", "EU-LEVY", LevySegment::begin);

    static final RoundStage REFIT = new RoundStage("refit", "EU-REFIT-1", Refits::begin);

    /** Forts under construction grow also in a round in which no country may begin one. */
    static final RoundStage FORTS = new RoundStage("forts", "EU-FORT-BUILD", FortBuilding::begin);

    /** The Wintering begins if troops are in the cold or Timar far from home. */
    static final RoundStage WINTERING = new RoundStage("wintering", "EU-WINTER-COLD", Rounds::beginWintering);

    static final RoundStage REDEPLOYMENT = new RoundStage("redeployment", "EU-HIER-4", WinterPostings::begin);

    static final RoundStage NEXT_ROUND = new RoundStage("nextRound", "EU-RND-CONT", RoundStages::beginNextRound);

    static final List<RoundStage> ALL = List.of(LEVIES, REFIT, FORTS, WINTERING, REDEPLOYMENT, NEXT_ROUND);

    private RoundStages() {}

    /** Begins the first stage after the continuation roll that has anything to do. */
    static void beginFirst(EuCommandRun play, ComingRound coming) {
        beginFirstOf(ALL, play, coming);
    }

    /**
     * Begins the first later stage that has anything to do.
     *
     * @return true: the last stage always begins
     */
    static boolean beginAfter(EuCommandRun play, RoundStage ended, ComingRound coming) {
        beginFirstOf(ALL.subList(ALL.indexOf(ended) + 1, ALL.size()), play, coming);
        return true;
    }

    private static void beginFirstOf(List<RoundStage> stages, EuCommandRun play, ComingRound coming) {
        if (stages.stream().noneMatch(stage -> stage.begin().begin(play, coming))) {
            throw new IllegalStateException("no stage has begun after the round");
        }
    }

    /** Begins the next round; after the last one the turn ends. */
    private static boolean beginNextRound(EuCommandRun play, ComingRound coming) {
        if (coming.box() == RoundBox.END) {
            NativesAtHome.endOfTurn(play);
            FortBuilding.cleanup(play);
            MilitiaAtHome.rebuild(play);
            Rounds.endTurn(play);
        } else {
            Rounds.beginRound(play, coming.box(), coming.extended(), coming.badWeather(), play.state().marks().ice().comes());
        }
        return true;
    }
}
