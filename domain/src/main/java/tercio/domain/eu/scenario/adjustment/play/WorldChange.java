package tercio.domain.eu.scenario.adjustment.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.world.establishment.Establishment;
import tercio.domain.map.SpaceId;

/** A change in the rest of the world: establishments, their militia, natives and discoveries. */
public sealed interface WorldChange extends EuChange {

    /**
     * An establishment of the rest of the world stands in a province, or has another owner, level or fortress from now on.
     *
     * @param establishment its kind
     * @param level 1..6 of a trading post or a colony; left out for a fort or a mission
     * @param fortress the level of its fortress; left out, as before, and a fort where there was none
     */
    record EstablishmentSet(SpaceId province, CountryId owner, Establishment.Kind establishment, Optional<Integer> level, Optional<Integer> fortress)
            implements WorldChange {}

    /** The establishments of a province are gone, with their fortress. */
    record EstablishmentsRemoved(SpaceId province) implements WorldChange {}

    /**
     * The natives of a province of the rest of the world.
     *
     * @param lde thirds of an LD beside the whole ones; left out, none
     * @param against the countries against which they have risen this turn; none if they are quiet
     */
    record NativesSet(SpaceId province, int ld, Optional<Integer> lde, List<CountryId> against) implements WorldChange {
        public NativesSet {
            lde = lde == null ? Optional.empty() : lde;
            against = against == null ? List.of() : List.copyOf(against);
        }

        /** The number of natives in the province, in thirds of an LD. */
        public int thirds() {
            return ld * Thirds.LD + lde.orElse(0);
        }
    }

    /** @param lost exploration detachments that the militia of a colony has lost this turn */
    record MilitiaSet(SpaceId province, int lost) implements WorldChange {}

    /**
     * The zones of the rest of the world that a country knows (EU-DISCOVERY).
     *
     * @param zones provinces and sea zones outside Europe
     * @param known whether it knows them from now on, or no longer
     */
    record DiscoveriesSet(CountryId country, List<SpaceId> zones, boolean known) implements WorldChange {
        public DiscoveriesSet {
            zones = zones == null ? List.of() : List.copyOf(zones);
        }
    }

    /** The number of times that the table of the conquistadors was used in an Area during the game. */
    record ConquistadorsSet(SpaceId area, int uses) implements WorldChange {}

    /**
     * The natives who follow a conquistador.
     *
     * @param lde thirds of an LD beside the whole ones; left out, none
     */
    record FollowersSet(LeaderId leader, int ld, Optional<Integer> lde) implements WorldChange {
        public FollowersSet {
            lde = lde == null ? Optional.empty() : lde;
        }

        /** The number of followers, in thirds of an LD. */
        public int thirds() {
            return ld * Thirds.LD + lde.orElse(0);
        }
    }
}
