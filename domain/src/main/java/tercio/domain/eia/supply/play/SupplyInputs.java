package tercio.domain.eia.supply.play;

import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.supply.BesiegedSupply;
import tercio.domain.eia.supply.Foraging;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Distribution;

/** Odds of supply for the pieces on a board (EIA-7.4). */
public final class SupplyInputs {

    private SupplyInputs() {}

    /** The factors that a corps would lose where it stands, with its unused movement points. */
    public static Distribution<Integer> forageOdds(EiaWarView board, Corps corps) {
        return Foraging.PROCEDURE.distribution(Foraging.start(ForageResolution.attempt(board, corps))).map(Foraging.Result::factorsLost);
    }

    /** The factors that a besieged city would lose to hunger if it lived off its own supply value, with what is inside now (EIA-7.4.5). */
    public static Distribution<Integer> hungerOdds(EiaWarView board, SpaceId area) {
        return BesiegedSupply.ROLL.procedure().distribution(BesiegedSupply.ROLL.start(BesiegedSupplyInPlay.besiegedCity(board, area))).map(cast -> cast.result().factorsLost());
    }
}
