package tercio.domain.eu.common.game;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.map.SpaceId;

/**
 * The provinces that Holland has flooded (EU-MOVE-5).
 *
 * @param asked whether Holland is asked for floods in this game: not if it takes no part, and not in games opened by older editions
 * @param provinces each with a pillage+ for the flood
 */
public record DutchFloods(boolean asked, List<SpaceId> provinces) {

    /** The country that floods its provinces: the major one, not the minor country and not the revolt. */
    public static final CountryId COUNTRY = new CountryId("holland");

    /** The floods of an older game, or of one without Holland: none. */
    public static final DutchFloods NEVER = new DutchFloods(false, List.of());

    public DutchFloods {
        provinces = provinces == null ? List.of() : provinces.stream().distinct().sorted().toList();
    }

    /** Marks a province, or removes the mark. */
    public DutchFloods withFlood(SpaceId province, boolean now) {
        var all = new ArrayList<>(provinces);
        all.remove(province);
        if (now) {
            all.add(province);
        }
        return new DutchFloods(asked, all);
    }
}
