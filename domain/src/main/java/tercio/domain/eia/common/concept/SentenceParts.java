package tercio.domain.eia.common.concept;

import java.util.List;

/** Parts of English sentences: lists of names. */
public final class SentenceParts {

    private SentenceParts() {}

    /** Joins names: {@code Davout, Ney and Soult}. */
    public static String and(List<String> names) {
        return names.size() < 2 ? String.join("", names) : String.join(", ", names.subList(0, names.size() - 1)) + " and " + names.getLast();
    }
}
