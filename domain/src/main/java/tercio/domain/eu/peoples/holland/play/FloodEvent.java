package tercio.domain.eu.peoples.holland.play;

import java.util.List;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.map.SpaceId;

/** Events of the Dutch floods. */
public sealed interface FloodEvent extends EuEvent {

    /** @param moving the enemy stack that has entered the province */
    record FloodOffered(CountryId country, StackId moving, SpaceId province) implements FloodEvent {}

    /**
     * The province is flooded, and the stacks that have entered it together go back.
     *
     * @param back the province where they go, from which they came
     * @param victoryPoints that the country pays
     * @param stability levels that the country loses; 0 where it has none left
     */
    record ProvinceFlooded(CountryId country, SpaceId province, List<StackId> stacks, SpaceId back, int victoryPoints, int stability) implements FloodEvent {
        public ProvinceFlooded {
            stacks = List.copyOf(stacks);
        }
    }

    record DikesKept(CountryId country, StackId moving, SpaceId province) implements FloodEvent {}
}
