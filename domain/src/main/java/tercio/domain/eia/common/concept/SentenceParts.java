package tercio.domain.eia.common.concept;

import java.util.List;

/** Parts of English sentences: lists, counts, and verbs that agree with them. */
public final class SentenceParts {

    private SentenceParts() {}

    /** Joins names: {@code Davout, Ney and Soult}. */
    public static String and(List<String> names) {
        return names.size() < 2 ? String.join("", names) : String.join(", ", names.subList(0, names.size() - 1)) + " and " + names.getLast();
    }

    /** Number with its noun: {@code 1 factor}, {@code 3 factors}. */
    public static String counted(int count, String one, String many) {
        return count + " " + agreeing(count, one, many);
    }

    /** The word for one, or the word for many and for none. */
    public static String agreeing(int count, String one, String many) {
        return count == 1 ? one : many;
    }
}
