package tercio.domain.eia.question;

import java.util.List;
import tercio.domain.eia.combat.FieldCombat;
import tercio.domain.eia.combat.TrivialCombat;
import tercio.domain.eia.combat.siege.CityAssault;
import tercio.domain.eia.supply.BesiegedSupply;
import tercio.domain.eia.supply.DepotPayment;
import tercio.domain.eia.supply.Foraging;

/** The inputs by which an event was ruled, one case for each procedure of the adjudicator. */
public sealed interface EiaQuestion {

    /** A corps forages (EIA-7.4.1). */
    record Forage(Foraging.Attempt attempt) implements EiaQuestion {}

    /** Forces in a besieged or neutral city live off its supply value (EIA-7.4.5). */
    record LiveInCity(BesiegedSupply.BesiegedCity city) implements EiaQuestion {}

    /** A power pays for depot supply (EIA-7.4.2). */
    record PayDepots(List<DepotPayment.SuppliedForce> fed) implements EiaQuestion {
        public PayDepots {
            fed = List.copyOf(fed);
        }
    }

    /**
     * A day of a field combat (EIA-7.5.2).
     *
     * @param eachCorps whether each corps of the defender rolls for its withdrawal
     */
    record FightInField(FieldCombat combat, boolean eachCorps) implements EiaQuestion {}

    /** A day of a combat that is fought as a trivial one (EIA-7.5.3). */
    record FightTrivially(TrivialCombat combat) implements EiaQuestion {}

    /** An assault attempt with what follows from it (EIA-7.5.4.1). */
    record StormCity(CityAssault assault) implements EiaQuestion {}
}
