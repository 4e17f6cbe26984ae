package tercio.domain.eia.sequence;

import java.util.List;
import java.util.Optional;
import tercio.domain.dice.Dice;
import tercio.domain.eia.combat.play.AnticipatedCombat;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.movement.play.EiaMarchQueries;
import tercio.domain.eia.supply.play.SupplyInputs;
import tercio.domain.game.OddsPreview;
import tercio.domain.game.Verdict;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Forecast;

/** Odds for a piece at the end of a march, on the board after it: the combat there, and its foraging. */
public final class MarchOdds {

    private MarchOdds() {}

    /** The odds after the march of a piece; none where the march is not legal or needs a die. */
    public static OddsPreview oddsAfter(EiaWarView board, UnitId piece, List<SpaceId> path) {
        return boardAfter(board, piece, path).map(after -> odds(after, piece, path.getLast())).orElse(OddsPreview.NONE);
    }

    private static Optional<EiaWarView> boardAfter(EiaWarView board, UnitId piece, List<SpaceId> path) {
        return EiaMarchQueries.optionAlong(board, piece, path)
                .flatMap(option -> EiaChapters.decide(board.state(), board.map(), (EiaCommand) option.command(), Dice.NONE) instanceof Verdict.Accepted<EiaEvent> accepted
                        ? Optional.of(new EiaWarView((EiaState) accepted.boards().getLast(), board.map())) : Optional.empty());
    }

    /**
     * The odds of a combat there and of foraging, as far as the viewer of the board knows the forces; otherwise the reason why the combat
     * has none.
     */
    private static OddsPreview odds(EiaWarView board, UnitId piece, SpaceId area) {
        var combat = AnticipatedCombat.odds(board, area);
        var forage = board.state().findCorps(piece).filter(corps -> corps.factors().isPresent() && corps.at().area().equals(area))
                .map(corps -> SupplyInputs.forageOdds(board, corps));
        return new OddsPreview(forage.map(lost -> combat.orElse(Forecast.EMPTY).with("forage/factorsLost", lost)).or(() -> combat), AnticipatedCombat.whyNoOdds(board, area));
    }
}
