package tercio.domain.eia.reinforcement.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.game.Secret;
import tercio.domain.map.SpaceId;

/** Commands of the reinforcement phase. */
public sealed interface ReinforcementCommand extends EiaCommand {

    /** A power buys factors for a corps on the map. The corps, the factors and their cost are its secret. */
    record BuyFactors(Power power, Optional<FactorPurchase> purchase) implements ReinforcementCommand {
        public BuyFactors {
            purchase = purchase == null ? Optional.empty() : purchase;
        }

        @Override
        public List<Secret> secrets() {
            return List.of(Secret.of(power.word(), "purchase"));
        }
    }

    /**
     * A corps comes to the map in a city that the power controls, or around it.
     *
     * @param corps the id of its counter, of the power or of a free state under it; {@code hidden} in a game that hides identities
     * @param city whether it stands inside the city
     * @param recruits its factors and their cost; secret
     * @param counter the id of its counter in a game that hides identities; secret
     */
    record RaiseCorps(Power power, UnitId corps, SpaceId area, boolean city, Optional<Recruits> recruits, Optional<UnitId> counter) implements ReinforcementCommand {

        /** The id that stands for the corps in a game that hides identities. */
        public static final UnitId HIDDEN = new UnitId("hidden");

        public RaiseCorps {
            counter = counter == null ? Optional.empty() : counter;
            recruits = recruits == null ? Optional.empty() : recruits;
        }

        /** A corps whose identity everybody knows. */
        public RaiseCorps(Power power, UnitId corps, SpaceId area, boolean city, Optional<Recruits> recruits) {
            this(power, corps, area, city, recruits, Optional.empty());
        }

        /** The id of the counter that is named. */
        UnitId namedCounter() {
            return counter.orElse(UnitId.orNone(corps));
        }

        @Override
        public List<Secret> secrets() {
            return List.of(HIDDEN.equals(corps) ? Secret.of(power.word(), "recruits", "counter") : Secret.of(power.word(), "recruits"));
        }
    }

    /** @param factors those that join the garrison of the power in a city that it controls */
    record RaiseGarrison(Power power, SpaceId area, Factors factors, Optional<Cost> cost) implements ReinforcementCommand {
        public RaiseGarrison {
            factors = factors == null ? Factors.NONE : factors;
            cost = cost == null ? Optional.empty() : cost;
        }

        @Override
        public List<Secret> secrets() {
            return List.of(Secret.of(power.word(), "cost"));
        }
    }

    /** @param count counters of cossacks or freikorps in an area of the power, 1 to 20 */
    record RaiseIrregulars(Power power, FactorType kind, SpaceId area, int count, Optional<Cost> cost) implements ReinforcementCommand {
        public RaiseIrregulars {
            cost = cost == null ? Optional.empty() : cost;
        }

        @Override
        public List<Secret> secrets() {
            return List.of(Secret.of(power.word(), "cost"));
        }
    }

    /** A leader who is off the map joins a corps of the power or of an ally (EIA-5.3). */
    record BringLeader(Power power, EiaLeaderId leader, SpaceId area, boolean city) implements ReinforcementCommand {}

    /** A leader leaves the map. He may come back in a later month (EIA-5.3). */
    record SendLeaderHome(Power power, EiaLeaderId leader) implements ReinforcementCommand {}
}
