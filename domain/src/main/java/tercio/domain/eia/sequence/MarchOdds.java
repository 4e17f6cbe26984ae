package tercio.domain.eia.sequence;

import tercio.domain.eia.combat.play.AnticipatedCombat;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.supply.play.SupplyInputs;
import tercio.domain.game.OddsPreview;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Forecast;

/** Odds for a piece at the end of a march, on the board after it: the combat there, and its foraging. */
public final class MarchOdds {

    private MarchOdds() {}

    /**
     * The odds of a combat there and of foraging, as far as the viewer of the board knows the forces; otherwise the reason why the combat
     * has none.
     */
    public static OddsPreview odds(EiaWarView board, UnitId piece, SpaceId area) {
        var combat = AnticipatedCombat.odds(board, area);
        var forage = board.state().findCorps(piece).filter(corps -> corps.factors().isPresent() && corps.at().area().equals(area))
                .map(corps -> SupplyInputs.forageOdds(board, corps));
        return new OddsPreview(forage.map(lost -> combat.orElse(Forecast.EMPTY).with("forage/factorsLost", lost)).or(() -> combat), AnticipatedCombat.whyNoOdds(board, area));
    }
}
