package tercio.domain.eia.reinforcement.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.CorpsAlias;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.scenario.adjustment.play.EiaChange;
import tercio.domain.game.Event;
import tercio.domain.game.Secret;
import tercio.domain.map.SpaceId;

/** Events of the reinforcement phase. */
public sealed interface ReinforcementEvent extends EiaEvent {

    /** A power bought factors for a corps. */
    record FactorsBought(Power power, Optional<FactorPurchase> purchase) implements ReinforcementEvent {
        public FactorsBought {
            purchase = purchase == null ? Optional.empty() : purchase;
        }

        @Override
        public List<Secret> secrets() {
            return List.of(Secret.of(power.word(), "purchase"));
        }
    }

    /**
     * A corps came to the map.
     *
     * @param corps its id on the map
     * @param counter the id of its counter where its identity is hidden; secret
     */
    record CorpsRaised(Power power, UnitId corps, SpaceId area, boolean city, Optional<Recruits> recruits, Optional<UnitId> counter) implements ReinforcementEvent {
        public CorpsRaised {
            counter = counter == null ? Optional.empty() : counter;
            recruits = recruits == null ? Optional.empty() : recruits;
        }

        /** Whether the identity of the corps is hidden. */
        public boolean isHidden() {
            return CorpsAlias.is(corps);
        }

        @Override
        public List<Secret> secrets() {
            return List.of(isHidden() ? Secret.of(power.word(), "recruits", "counter") : Secret.of(power.word(), "recruits"));
        }

        /** A corps that was raised by its own id, as all were in the first version, names no counter beside it. */
        @Override
        public boolean agreesWith(Event recorded) {
            return recorded instanceof CorpsRaised other && power == other.power && corps.equals(other.corps) && area.equals(other.area) && city == other.city
                    && recruits.equals(other.recruits) && (counter.equals(other.counter) || other.counter.isEmpty() && !other.isHidden());
        }
    }

    /**
     * Forces that everybody sees came to the map or left it: a garrison, irregulars, a leader.
     *
     * @param change the change of the board
     * @param cost the cost that the power paid; its secret
     */
    record ForcesEntered(Power power, EiaChange change, Optional<Cost> cost) implements ReinforcementEvent {
        public ForcesEntered {
            cost = cost == null ? Optional.empty() : cost;
        }

        @Override
        public List<Secret> secrets() {
            return List.of(Secret.of(power.word(), "cost"));
        }
    }
}
