package tercio.domain.eia.play.supply;

import java.util.List;
import tercio.domain.eia.concept.Factors;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.Detachment;
import tercio.domain.eia.game.EiaCommand;

/** Commands of the supply step (EIA-7.4). */
public sealed interface SupplyCommand extends EiaCommand {

    /** A corps forages (EIA-7.4.1). One die. */
    record ForageCorps(Power power, String corps) implements SupplyCommand {}

    /**
     * The owner chooses the losses of foraging (EIA-7.4.1.3).
     *
     * @param factors those out of the corps
     * @param detached those out of what it left elsewhere this month
     */
    record TakeForageLosses(Power power, String corps, Factors factors, List<Detachment> detached) implements SupplyCommand {
        public TakeForageLosses {
            detached = detached == null ? List.of() : List.copyOf(detached);
        }
    }

    /** The forces of a power in a besieged city check for supply (EIA-7.4.5). One die. */
    record ForageInCity(Power power, String area) implements SupplyCommand {}

    /**
     * The owner chooses the losses of besieged forces (EIA-7.4.5.2).
     *
     * @param losses one for each garrison and corps that loses factors
     */
    record TakeHungerLosses(Power power, String area, List<HungerLoss> losses) implements SupplyCommand {
        public TakeHungerLosses {
            losses = losses == null ? List.of() : List.copyOf(losses);
        }
    }

    /** Pays for the depot supply of all corps and besieged ports that have not foraged (EIA-7.4.2.1). */
    record PaySupply(Power power) implements SupplyCommand {}

    /**
     * A besieger occupies a city whose defenders have starved, or leaves it (EIA-7.4.5.2).
     *
     * @param corps ids of the corps that enters the city; empty to leave it
     */
    record OccupyStarvedCity(Power power, String area, List<String> corps) implements SupplyCommand {
        public OccupyStarvedCity {
            corps = corps == null ? List.of() : List.copyOf(corps);
        }
    }
}
