package tercio.domain.eia.supply.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.Detachment;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.game.Secret;
import tercio.domain.map.SpaceId;

/** Commands of the supply step (EIA-7.4). */
public sealed interface SupplyCommand extends EiaCommand {

    /** A corps forages (EIA-7.4.1). One die. */
    record ForageCorps(Power power, UnitId corps) implements SupplyCommand {}

    /**
     * A corps forages that plans to besiege the city of its area: its unused movement points do not help, and it may besiege after
     * a combat (EIA-7.4.1.2.2, EIA-7.5.4). One die.
     */
    record ForageBeforeSiege(Power power, UnitId corps) implements SupplyCommand {}

    /**
     * The owner chooses the losses of foraging (EIA-7.4.1.3).
     *
     * @param factors those out of the corps
     * @param detached those out of what it left elsewhere this month
     */
    record TakeForageLosses(Power power, UnitId corps, Optional<Factors> factors, List<Detachment> detached) implements SupplyCommand {
        public TakeForageLosses {
            factors = factors == null ? Optional.empty() : factors;
            detached = detached == null ? List.of() : List.copyOf(detached);
        }

        @Override
        public List<Secret> secrets() {
            return List.of(Secret.of(power.word(), "factors"));
        }
    }

    /** The forces of a power in a besieged city check for supply (EIA-7.4.5). One die. */
    record ForageInCity(Power power, SpaceId area) implements SupplyCommand {}

    /**
     * The owner chooses the losses of besieged forces (EIA-7.4.5.2).
     *
     * @param losses one for each garrison and corps that loses factors
     */
    record TakeHungerLosses(Power power, SpaceId area, List<HungerLoss> losses) implements SupplyCommand {
        public TakeHungerLosses {
            losses = losses == null ? List.of() : List.copyOf(losses);
        }

        @Override
        public List<Secret> secrets() {
            return List.of(Secret.of(power.word(), "losses"));
        }
    }

    /**
     * Pays for the depot supply of all corps and besieged ports that have not foraged (EIA-7.4.2.1).
     *
     * @param from the powers whose depots some of them live off; the others live off those of their own power, else of the ally where it costs
     *     least
     */
    record PaySupply(Power power, List<DepotsOf> from) implements SupplyCommand {
        public PaySupply {
            from = from == null ? List.of() : List.copyOf(from);
        }

        /** Pays for all, with the depots chosen by default. */
        public PaySupply(Power power) {
            this(power, List.of());
        }
    }

    /** The power whose depots feed a corps or a besieged port; it pays (EIA-7.4.2.2). */
    record DepotsOf(FedForceId fed, Power owner) {}

    /**
     * A besieger occupies a city whose defenders have starved, or leaves it (EIA-7.4.5.2).
     *
     * @param corps ids of the corps that enter the city
     * @param garrison the factors that corps that stay outside leave inside, by corps and type; entries of 0 may stand
     */
    record OccupyStarvedCity(Power power, SpaceId area, List<UnitId> corps, List<FactorShare> garrison) implements SupplyCommand {
        public OccupyStarvedCity {
            corps = corps == null ? List.of() : List.copyOf(corps);
            garrison = garrison == null ? List.of() : List.copyOf(garrison);
        }

        /** Only corps enter the city. */
        public OccupyStarvedCity(Power power, SpaceId area, List<UnitId> corps) {
            this(power, area, corps, List.of());
        }

        @Override
        public List<Secret> secrets() {
            return List.of(Secret.of(power.word(), "garrison"));
        }
    }
}
