package tercio.domain.eia.combat.siege.play;

import java.util.List;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.game.Secret;
import tercio.domain.map.SpaceId;

/** Commands of a siege (EIA-7.5.4). */
public sealed interface CitySiegeCommand extends EiaCommand {

    /** The area of the city. */
    SpaceId area();

    /** The besieger launches an assault attempt (EIA-7.5.4.1). */
    record AttemptAssault(Power power, SpaceId area) implements CitySiegeCommand {}

    /** The besieger launches none in this sequence, or the besieged does not attack. The siege goes on. */
    record HoldSiege(Power power, SpaceId area) implements CitySiegeCommand {}

    /** The besieger besieges the city no longer (EIA-7.5.4). */
    record RaiseSiege(Power power, SpaceId area) implements CitySiegeCommand {}

    /**
     * The defender makes a sortie or not (EIA-7.5.4.1.2.1).
     *
     * @param sortie whether he rolls
     */
    record DecideSortie(Power power, SpaceId area, boolean sortie) implements CitySiegeCommand {}

    /** The defender asks for the honors of war (EIA-7.5.4.1.2.3.1). */
    record AskHonours(Power power, SpaceId area) implements CitySiegeCommand {}

    /**
     * The besieger answers the request for the honors of war (EIA-7.5.4.1.2.3.1).
     *
     * @param granted whether the garrison may leave
     */
    record AnswerHonours(Power power, SpaceId area, boolean granted) implements CitySiegeCommand {}

    /**
     * The garrison goes to a city (EIA-7.5.4.1.2.3.1).
     *
     * @param refuge the area of the city
     */
    record ChooseRefuge(Power power, SpaceId area, SpaceId refuge) implements CitySiegeCommand {}

    /** The garrison surrenders (EIA-7.5.4.1.2.3.2). */
    record SurrenderCity(Power power, SpaceId area) implements CitySiegeCommand {}

    /** The garrison fights in the breach (EIA-7.5.4.1.2.3.3). */
    record DefendBreach(Power power, SpaceId area) implements CitySiegeCommand {}

    /** The attacker orders the next round of the assault or garrison attack (EIA-7.5.4.1.3.1, EIA-7.5.4.2.1.1). */
    record FightSiegeRound(Power power, SpaceId area) implements CitySiegeCommand {}

    /**
     * The owner of a side chooses the factors that it loses (EIA-7.5.4.1.2.1, EIA-7.5.4.1.3.3, EIA-7.5.4.2.1.3).
     *
     * @param losses by piece and type; entries of 0 may stand
     */
    record TakeSiegeLosses(Power power, SpaceId area, List<FactorShare> losses) implements CitySiegeCommand {
        public TakeSiegeLosses {
            losses = losses == null ? List.of() : List.copyOf(losses);
        }

        @Override
        public List<Secret> secrets() {
            return List.of(Secret.of(power.word(), "losses"));
        }
    }

    /**
     * The garrison, or a part of it, attacks the besiegers (EIA-7.5.4.2.1).
     *
     * @param force the factors that attack, by piece and type; entries of 0 may stand
     */
    record AttackBesiegers(Power power, SpaceId area, List<FactorShare> force) implements CitySiegeCommand {
        public AttackBesiegers {
            force = force == null ? List.of() : List.copyOf(force);
        }
    }

    /**
     * The victorious garrison retreats the besiegers by one area (EIA-7.5.4.2.1.5, EIA-7.5.2.10.3).
     *
     * @param to the area to which they go
     */
    record RetreatBesiegers(Power power, SpaceId area, SpaceId to) implements CitySiegeCommand {}

    /**
     * Corps that were besieged move out of the city (EIA-7.5.4.2.1.5).
     *
     * @param corps the ids of those that move out; none to stay
     */
    record LeaveFreedCity(Power power, SpaceId area, List<UnitId> corps) implements CitySiegeCommand {
        public LeaveFreedCity {
            corps = corps == null ? List.of() : List.copyOf(corps);
        }
    }

    /**
     * The captor destroys the depot in the port city or converts it (EIA-7.4.3.4.5).
     *
     * @param convert whether it becomes a depot of the captor in the area
     */
    record TakePortDepot(Power power, SpaceId area, boolean convert) implements CitySiegeCommand {}
}
