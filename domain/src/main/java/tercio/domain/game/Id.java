package tercio.domain.game;

import java.util.Collection;
import java.util.List;
import java.util.function.Function;

/**
 * The id of something in a game. Ids of two kinds of things have two types, so that none is taken for the other. On the wire, in storage and in the hash of a board an id is its text.
 *
 * <p>The hash of an id is that of its text: the order of collections that go by hashes stays what it was when ids were texts.
 */
public interface Id {

    /** The texts of ids, in their order. */
    static List<String> texts(Collection<? extends Id> ids) {
        return ids.stream().map(Id::value).toList();
    }

    /** The text of an id that may be missing; {@code null} where it is. */
    static String textOf(Id id) {
        return id == null ? null : id.value();
    }

    /** Orders lists of ids by their texts, one after the other; a list that goes on comes after its beginning. */
    static int compare(List<? extends Id> one, List<? extends Id> other) {
        for (int at = 0; at < Math.min(one.size(), other.size()); at++) {
            int order = one.get(at).value().compareTo(other.get(at).value());
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(one.size(), other.size());
    }

    /** The ids of that type with these texts, in their order. */
    static <I extends Id> List<I> all(Collection<String> texts, Function<String, I> type) {
        return texts.stream().map(type).toList();
    }


    /** The text of the id, as commands and events name it. */
    String value();
}
