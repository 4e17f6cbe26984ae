package tercio.domain.eia.supply.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.supply.BesiegedSupply;
import tercio.domain.eia.supply.DepotPayment;
import tercio.domain.eia.supply.Foraging;
import tercio.domain.eia.supply.line.play.FeedingDepots;
import tercio.domain.ruling.Distribution;

/** Supply questions for the pieces on a board, as a player reads them off (EIA-7.4). */
public final class SupplyInputs {

    private SupplyInputs() {}

    /**
     * The forage attempt of a corps.
     *
     * @param helped whether unused movement points helped: a corps that has some and takes no help of them plans a siege (EIA-7.4.1.2.2)
     */
    public static Foraging.Attempt forageAttempt(EiaWarView board, Corps corps, boolean helped) {
        var open = ForageResolution.attempt(board, corps);
        return ForageResolution.told(board, helped || open.unusedMovement() == 0 ? open : ForageResolution.attempt(board, corps, true));
    }

    /** The factors that a corps would lose where it stands, with its unused movement points. */
    public static Distribution<Integer> forageOdds(EiaWarView board, Corps corps) {
        return Foraging.PROCEDURE.distribution(Foraging.start(ForageResolution.attempt(board, corps))).map(Foraging.Result::factorsLost);
    }

    /** The factors that a besieged city would lose to hunger if it lived off its own supply value, with what is inside now (EIA-7.4.5). */
    public static Distribution<Integer> hungerOdds(EiaWarView board, String area) {
        return BesiegedSupply.ROLL.procedure().distribution(BesiegedSupply.ROLL.start(BesiegedSupplyInPlay.besiegedCity(board, area))).map(cast -> cast.result().factorsLost());
    }

    /** The payment of one power, where it is the only one that paid; empty where a feeding is not on the board. */
    public static Optional<List<DepotPayment.SuppliedForce>> suppliedForces(EiaWarView board, SupplyEvent.SupplyPaid paid) {
        var payer = paid.payments().getFirst().payer();
        var meals = new DepotFeedings(board, paid.power()).feedingsByForce();
        var fed = Stream.concat(paid.corps().stream(), paid.cities().stream()).map(each -> meals.getOrDefault(each, List.of()).stream()
                .filter(meal -> meal.payer() == payer).map(FeedingDepots.Meal::fed).findFirst()).toList();
        return fed.stream().allMatch(Optional::isPresent) ? Optional.of(fed.stream().map(Optional::orElseThrow).toList()) : Optional.empty();
    }
}
