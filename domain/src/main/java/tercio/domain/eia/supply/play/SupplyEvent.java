package tercio.domain.eia.supply.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.Detachment;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.game.Secret;
import tercio.domain.map.SpaceId;

/** Events of the supply step (EIA-7.4). */
public sealed interface SupplyEvent extends EiaEvent {

    /**
     * A corps foraged.
     *
     * @param lost the factors that it loses
     * @param unusedPoints whether unused movement points helped
     */
    record CorpsForaged(Power power, UnitId corps, int lost, boolean unusedPoints) implements SupplyEvent {}

    /**
     * The owner of a corps must choose losses.
     *
     * @param fromCorps the number that comes out of the corps
     * @param fromDetached the number that comes out of the factors that it detached this month
     */
    record ForageLossesDue(Power power, UnitId corps, int fromCorps, int fromDetached) implements SupplyEvent {}

    /**
     * A corps lost factors to foraging; some of it is left.
     *
     * @param factors those out of the corps; its owner alone sees them, because no rule reveals a corps that forages
     * @param detached those out of what it had left elsewhere
     */
    record ForageLossesTaken(Power power, UnitId corps, Optional<Factors> factors, List<Detachment> detached) implements SupplyEvent {
        public ForageLossesTaken {
            factors = factors == null ? Optional.empty() : factors;
            detached = List.copyOf(detached);
        }

        @Override
        public List<Secret> secrets() {
            return List.of(Secret.of(power.word(), "factors"));
        }
    }

    /**
     * A corps lost its last factor to foraging and was removed, with all that it had detached this month.
     *
     * @param factors those out of the corps; its owner alone sees them
     * @param detached those out of what it had left elsewhere
     */
    record CorpsStarved(Power power, UnitId corps, Optional<Factors> factors, List<Detachment> detached) implements SupplyEvent {
        public CorpsStarved {
            factors = factors == null ? Optional.empty() : factors;
            detached = List.copyOf(detached);
        }

        @Override
        public List<Secret> secrets() {
            return List.of(Secret.of(power.word(), "factors"));
        }
    }

    /** Leaders without a corps left the map (EIA-7.4.1.3.3). */
    record LeadersLeft(List<EiaLeaderId> leaders) implements SupplyEvent {
        public LeadersLeft {
            leaders = List.copyOf(leaders);
        }
    }

    /**
     * Besieged forces checked for supply.
     *
     * @param inside the factors inside the city, which their owner alone knows
     */
    record BesiegedForaged(Power power, SpaceId area, int lost, Optional<Integer> inside) implements SupplyEvent {
        public BesiegedForaged {
            inside = inside == null ? Optional.empty() : inside;
        }

        @Override
        public List<Secret> secrets() {
            return List.of(Secret.of(power.word(), "inside"));
        }
    }

    /** The owner of besieged forces must choose losses. */
    record HungerLossesDue(Power power, SpaceId area, int factors) implements SupplyEvent {}

    /**
     * Besieged forces lost factors.
     *
     * @param losses their owner alone sees them where a corps loses any; garrisons are open
     * @param removed the corps that lost their last factor
     */
    record HungerLossesTaken(Power power, SpaceId area, List<HungerLoss> losses, List<UnitId> removed) implements SupplyEvent {
        public HungerLossesTaken {
            losses = List.copyOf(losses);
            removed = List.copyOf(removed);
        }

        @Override
        public List<Secret> secrets() {
            return HungerLoss.secrets(power, losses);
        }
    }

    /**
     * The last besieged factors of a city were lost: the siege is over.
     *
     * @param power the power of the forces
     * @param losses all that was inside; its owner alone sees it where a corps was
     * @param removed the corps that were inside
     * @param captor the besieger who takes the leaders
     * @param leaders the leaders inside, who are prisoners
     */
    record CityStarvedOut(Power power, SpaceId area, List<HungerLoss> losses, List<UnitId> removed, Power captor, List<EiaLeaderId> leaders)
            implements SupplyEvent {
        public CityStarvedOut {
            losses = List.copyOf(losses);
            removed = List.copyOf(removed);
            leaders = List.copyOf(leaders);
        }

        @Override
        public List<Secret> secrets() {
            return HungerLoss.secrets(power, losses);
        }
    }

    /**
     * A besieger has settled whether it occupies a city whose defenders had starved. Earlier events record the factors that corps left
     * inside.
     *
     * @param corps the corps that entered it; none where none did
     * @param leaders the leaders who entered with them
     */
    record StarvedCitySettled(Power power, SpaceId area, List<UnitId> corps, List<EiaLeaderId> leaders) implements SupplyEvent {
        public StarvedCitySettled {
            corps = List.copyOf(corps);
            leaders = leaders == null ? List.of() : List.copyOf(leaders);
        }
    }

    /**
     * A besieged garrison of a neutral minor state checked for supply. Nobody plays it: the besieger throws its die, and it loses
     * militia first.
     *
     * @param power the besieger
     * @param losses its losses
     * @param emptied whether these were its last factors: the siege is over
     */
    record NeutralGarrisonForaged(Power power, SpaceId area, List<HungerLoss> losses, boolean emptied) implements SupplyEvent {
        public NeutralGarrisonForaged {
            losses = List.copyOf(losses);
        }
    }

    /**
     * Depot supply was paid.
     *
     * @param payments the money of each power that pays
     * @param corps the corps that were fed
     * @param cities the areas of the besieged ports that were fed
     */
    record SupplyPaid(Power power, List<Payment> payments, List<UnitId> corps, List<SpaceId> cities) implements SupplyEvent {
        public SupplyPaid {
            payments = List.copyOf(payments);
            corps = List.copyOf(corps);
            cities = List.copyOf(cities);
        }
    }

    /** The payment of one power. */
    record Payment(Power payer, int money) {}

    /** A depot inside a besieged port lost its sea supply source and was removed (EIA-7.4.3.4.4). */
    record PortDepotLost(Power power, SpaceId area) implements SupplyEvent {}
}
