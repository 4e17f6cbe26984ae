package tercio.domain.eia.sequence;

import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.combat.CombatAhead;
import tercio.domain.eia.play.supply.SupplyOnBoard;
import tercio.domain.game.OddsAhead;
import tercio.domain.ruling.Forecast;

/** Odds for a piece at the end of a march, on the board after it: the combat there, and its foraging. */
public final class MarchAhead {

    private MarchAhead() {}

    /**
     * The odds of a combat there and of foraging, as far as the viewer of the board knows the forces; otherwise the reason why the combat
     * has none.
     */
    public static OddsAhead odds(EiaBoard board, String piece, String area) {
        var combat = CombatAhead.odds(board, area);
        var forage = board.state().findCorps(piece).filter(corps -> corps.factors().isPresent() && corps.at().area().equals(area))
                .map(corps -> SupplyOnBoard.forageOdds(board, corps));
        return new OddsAhead(forage.map(lost -> combat.orElse(Forecast.EMPTY).with("forage/factorsLost", lost)).or(() -> combat), CombatAhead.withheld(board, area));
    }
}
