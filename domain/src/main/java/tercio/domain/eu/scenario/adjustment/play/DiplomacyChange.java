package tercio.domain.eu.scenario.adjustment.play;

import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Relations.Attitude;
import tercio.domain.eu.common.game.WarKind;

/** A change of the wars of a game, and of what a country does in them (EU-ALLY, EU-MIN-1). */
public sealed interface DiplomacyChange extends EuChange {

    /**
     * The war between the alliances of two countries.
     *
     * @param war the kind of the war; left out, they are at peace with each other
     */
    record WarSet(CountryId country, CountryId enemy, Optional<WarKind> war) implements DiplomacyChange {
        public WarSet {
            war = war == null ? Optional.empty() : war;
        }
    }

    /** The attitude of a minor country in this turn. */
    record AttitudeSet(CountryId country, Attitude attitude) implements DiplomacyChange {}

    /**
     * The intervention of a country.
     *
     * @param helps the ally to whom its conquests go; left out, the country does not intervene and is fully at war
     * @param stack its stack that takes part; left out with the ally
     * @param foreign whether it is a foreign intervention; left out, it is a limited one
     * @param fleet its naval stack that takes part; left out, its ships are at peace
     */
    record InterventionSet(CountryId country, Optional<CountryId> helps, Optional<StackId> stack, Optional<Boolean> foreign, Optional<StackId> fleet) implements DiplomacyChange {
        public InterventionSet {
            helps = helps == null ? Optional.empty() : helps;
            stack = stack == null ? Optional.empty() : stack;
            foreign = foreign == null ? Optional.empty() : foreign;
            fleet = fleet == null ? Optional.empty() : fleet;
        }
    }
}
