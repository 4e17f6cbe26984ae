package tercio.domain.eu.common.game;

import java.util.List;

/** Lists of names for use in a sentence. */
public final class SpokenNames {

    private SpokenNames() {}

    /** Several names: {@code a, b and c}. */
    public static String list(List<String> names) {
        return names.size() < 2
                ? String.join("", names)
                : String.join(", ", names.subList(0, names.size() - 1)) + " and " + names.getLast();
    }
}
