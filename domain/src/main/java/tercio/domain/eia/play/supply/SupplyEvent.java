package tercio.domain.eia.play.supply;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.concept.Factors;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.Detachment;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.game.Secret;

/** Events of the supply step (EIA-7.4). */
public sealed interface SupplyEvent extends EiaEvent {

    /**
     * A corps foraged.
     *
     * @param lost the factors that it loses
     * @param unusedPoints whether unused movement points helped
     */
    record CorpsForaged(Power power, String corps, int lost, boolean unusedPoints) implements SupplyEvent {}

    /**
     * The owner of a corps must choose losses.
     *
     * @param fromCorps how many come out of the corps
     * @param fromDetached how many come out of what it detached this month
     */
    record ForageLossesDue(Power power, String corps, int fromCorps, int fromDetached) implements SupplyEvent {}

    /**
     * A corps lost factors to foraging; some of it is left.
     *
     * @param factors those out of the corps
     * @param detached those out of what it had left elsewhere
     */
    record ForageLossesTaken(Power power, String corps, Factors factors, List<Detachment> detached) implements SupplyEvent {
        public ForageLossesTaken {
            detached = List.copyOf(detached);
        }
    }

    /**
     * A corps lost its last factor to foraging and was removed, with all that it had detached this month.
     *
     * @param factors those out of the corps
     * @param detached those out of what it had left elsewhere
     */
    record CorpsStarved(Power power, String corps, Factors factors, List<Detachment> detached) implements SupplyEvent {
        public CorpsStarved {
            detached = List.copyOf(detached);
        }
    }

    /** Leaders without a corps left the map (EIA-7.4.1.3.3). */
    record LeadersLeft(List<String> leaders) implements SupplyEvent {
        public LeadersLeft {
            leaders = List.copyOf(leaders);
        }
    }

    /**
     * Besieged forces checked for supply.
     *
     * @param inside the factors inside the city, which their owner alone knows
     */
    record BesiegedForaged(Power power, String area, int lost, Optional<Integer> inside) implements SupplyEvent {
        public BesiegedForaged {
            inside = inside == null ? Optional.empty() : inside;
        }

        @Override
        public List<Secret> secrets() {
            return List.of(Secret.of(power.word(), "inside"));
        }
    }

    /** The owner of besieged forces must choose losses. */
    record HungerLossesDue(Power power, String area, int factors) implements SupplyEvent {}

    /**
     * Besieged forces lost factors.
     *
     * @param removed the corps that lost their last factor
     */
    record HungerLossesTaken(Power power, String area, List<HungerLoss> losses, List<String> removed) implements SupplyEvent {
        public HungerLossesTaken {
            losses = List.copyOf(losses);
            removed = List.copyOf(removed);
        }
    }

    /**
     * The last besieged factors of a city were lost: the siege is over.
     *
     * @param power whose forces they were
     * @param losses all that was inside
     * @param removed the corps that were inside
     * @param captor the besieger who takes the leaders
     * @param leaders the leaders inside, who are prisoners
     */
    record CityStarvedOut(Power power, String area, List<HungerLoss> losses, List<String> removed, Power captor, List<String> leaders)
            implements SupplyEvent {
        public CityStarvedOut {
            losses = List.copyOf(losses);
            removed = List.copyOf(removed);
            leaders = List.copyOf(leaders);
        }
    }

    /** A besieger occupied a city whose defenders had starved; none where it left it alone. */
    record StarvedCitySettled(Power power, String area, List<String> corps) implements SupplyEvent {
        public StarvedCitySettled {
            corps = List.copyOf(corps);
        }
    }

    /**
     * Depot supply was paid.
     *
     * @param payments the money of each power that pays
     * @param corps the corps that were fed
     * @param cities the areas of the besieged ports that were fed
     */
    record SupplyPaid(Power power, List<Payment> payments, List<String> corps, List<String> cities) implements SupplyEvent {
        public SupplyPaid {
            payments = List.copyOf(payments);
            corps = List.copyOf(corps);
            cities = List.copyOf(cities);
        }
    }

    /** What one power pays. */
    record Payment(Power payer, int money) {}

    /** A depot inside a besieged port lost its sea supply source and was removed (EIA-7.4.3.4.4). */
    record PortDepotLost(Power power, String area) implements SupplyEvent {}
}
