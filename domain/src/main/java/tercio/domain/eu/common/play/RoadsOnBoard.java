package tercio.domain.eu.common.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.BorderKind;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.concept.Standing;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.land.movement.Marcher;
import tercio.domain.map.Border;
import tercio.domain.map.SpaceId;

/** The borders of a board that land stacks cross, the ice of the Sund among them, and who is at home on them. */
public interface RoadsOnBoard {

    EuState state();

    EuMap map();

    /** The borders out of a province that a land stack can cross; those of Europe in a game without the rest of the world. */
    default List<Border<BorderKind>> roads(SpaceId province) {
        return state().marks().ice().lies() ? Stream.concat(neighbours(province).stream(), map().iceBorders(province).stream()).toList() : neighbours(province);
    }

    /**
     * The borders to adjacent provinces. The frozen Sund lies between its shores like a province, so none of them is adjacent to another
     * over the ice (EU-WX-3).
     */
    default List<Border<BorderKind>> neighbours(SpaceId province) {
        return state().scenario().overseas().isPresent() ? map().allRoads(province) : map().roads(province);
    }

    /** The shores of the frozen Sund across from a province; none while it is open. */
    default List<SpaceId> acrossTheIce(SpaceId province) {
        return state().marks().ice().lies() ? map().iceBorders(province).stream().map(Border::to).toList() : List.of();
    }

    /** Whether two provinces are adjacent for a land stack. */
    default boolean adjacent(SpaceId province, SpaceId other) {
        return neighbours(province).stream().anyMatch(road -> road.to().equals(other));
    }

    /** The border between two provinces; empty if no land stack can cross from one to the other. */
    default Optional<Border<BorderKind>> road(SpaceId from, SpaceId to) {
        for (var road : roads(from)) {
            if (road.to().equals(to)) {
                return Optional.of(road);
            }
        }
        return Optional.empty();
    }

    /**
     * The rules by which stacks of a country move. Countries with national provinces in the under-developed area are at home there (EU-SUP-2), and those
     * of the rest of the world in its rough land.
     */
    default Marcher marcher(CountryId country) {
        boolean home = map().nationalProvinces(country).stream()
                .anyMatch(province -> map().province(province).filter(Province::wasteland).isPresent());
        return new Marcher(map().country(country).filter(known -> known.standing() == Standing.ROTW).isPresent(), home);
    }
}
