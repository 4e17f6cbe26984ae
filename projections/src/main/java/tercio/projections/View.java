package tercio.projections;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A view of a game.
 *
 * @param name the first word of its path
 * @param body the answer for the rest of the path; empty where the path names nothing
 */
public record View<S>(String name, BiFunction<GameAtPosition<S>, List<String>, Optional<Object>> body) {

    /** A view without parts. */
    public static <S> View<S> whole(String name, Function<GameAtPosition<S>, Object> body) {
        return new View<>(name, (scene, rest) -> rest.isEmpty() ? Optional.of(body.apply(scene)) : Optional.empty());
    }

    /** A view of the board alone. */
    public static <S> View<S> ofBoard(String name, Function<S, Object> body) {
        return whole(name, scene -> body.apply(scene.board()));
    }
}
