package tercio.domain.eia.combat.play;

import java.util.List;
import java.util.stream.Stream;

/** Lists with further items. */
final class CombatLists {

    private CombatLists() {}

    static <T> List<T> plus(List<T> some, T more) {
        return Stream.concat(some.stream(), Stream.of(more)).distinct().toList();
    }

    static <T> List<T> union(List<T> some, List<T> more) {
        return Stream.concat(some.stream(), more.stream()).distinct().toList();
    }
}
