package tercio.domain.eu.game;

import java.util.ArrayList;
import java.util.List;

/**
 * The provinces that Holland has flooded (EU-MOVE-5).
 *
 * @param asked whether Holland is asked for floods in this game: not where it has no part, and not in games that were opened before it was
 * @param provinces each with a pillage+ for the flood
 */
public record DutchFloods(boolean asked, List<String> provinces) {

    /** The country that floods its provinces: the major one, not the minor country and not the revolt. */
    public static final String COUNTRY = "holland";

    /** A game of before, or without Holland, in which nothing is flooded. */
    public static final DutchFloods NEVER = new DutchFloods(false, List.of());

    public DutchFloods {
        provinces = provinces == null ? List.of() : provinces.stream().distinct().sorted().toList();
    }

    /** Marks a province, or removes the mark. */
    public DutchFloods over(String province, boolean now) {
        var all = new ArrayList<>(provinces);
        all.remove(province);
        if (now) {
            all.add(province);
        }
        return new DutchFloods(asked, all);
    }
}
