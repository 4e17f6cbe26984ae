package tercio.projections;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import tercio.domain.game.Ruleset;

/**
 * What a reader may ask for: a fold and how it is shown.
 *
 * @param name the first word of its path: {@code stacks}
 * @param body what is shown for the rest of the path; empty where the path names nothing
 */
public record View<V>(String name, Projection<V> fold, BiFunction<V, List<String>, Optional<Object>> body) {

    /** A view without parts. */
    public static <V> View<V> whole(String name, Projection<V> fold, Function<V, Object> body) {
        return new View<>(name, fold, (folded, rest) -> rest.isEmpty() ? Optional.of(body.apply(folded)) : Optional.empty());
    }

    /** A view of the board as it stands. */
    public static <S> View<S> ofBoard(String name, Ruleset<S, ?, ?, ?> rules, Function<S, Object> body) {
        return whole(name, new BoardFold<>(rules), body);
    }

    /** A view of the board with parts: {@code stacks} and {@code stacks/{stack}}. */
    public static <S> View<S> ofBoardInParts(
            String name, Ruleset<S, ?, ?, ?> rules, BiFunction<S, List<String>, Optional<Object>> body) {
        return new View<>(name, new BoardFold<>(rules), body);
    }
}
