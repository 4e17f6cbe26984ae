package tercio.domain.eia.guerilla.play;

import java.util.List;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** The guerilla that appears where Spain loses a combat (EIA-10.1.1.1). */
public final class GuerillaUprising {

    private static final String RULE = "EIA-10.1.1.1";

    private GuerillaUprising() {}

    /**
     * Lets a guerilla appear after a lost field or limited field combat: in the area where Spain lost it with a Spanish corps in
     * an unceded home province. Otherwise nothing happens. Called once for each such combat.
     *
     * @param losers the powers of the side that lost
     * @param withSpanishCorps whether a corps of Spain itself took part on that side
     */
    public static void riseAfterLostCombat(EiaCommandRun play, List<Power> losers, boolean withSpanishCorps, SpaceId area) {
        var board = play.board();
        boolean rises = withSpanishCorps && losers.contains(GuerillaProvinces.OWNER)
                && board.map().provinceOf(area).filter(province -> GuerillaProvinces.canRise(board, province)).isPresent();
        if (rises) {
            play.emit(new GuerillaEvent.GuerillaAppeared(GuerillaProvinces.newGuerilla(play.state(), area)), List.of(
                    Step.of("guerilla after a lost combat", RULE).side(GuerillaProvinces.OWNER.word()).result(Sentence.of("eia.guerillas.result-appears").with("at", CampaignNames.at(area)))));
        }
    }
}
