package tercio.adapters.eu.archive;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;

/** Troops in LD and ships in thirds. */
final class Sizes {

    private Sizes() {}

    static int ld(EuState board, List<StackId> stacks) {
        return stacks.stream().mapToInt(id -> board.stack(id).map(stack -> stack.ld()).orElse(0)).sum();
    }

    static int ships(EuState board, List<StackId> stacks) {
        return stacks.stream().mapToInt(id -> board.fleet(id).map(fleet -> fleet.ships().thirds()).orElse(0)).sum();
    }

    static Map<CountryId, Integer> ofCountries(EuState board) {
        var ld = new TreeMap<CountryId, Integer>();
        board.stacks().values().stream().filter(stack -> stack.country() != null).forEach(stack -> ld.merge(stack.country(), stack.ld(), Integer::sum));
        return ld;
    }

    static Map<CountryId, Integer> shipsOfCountries(EuState board) {
        var ships = new TreeMap<CountryId, Integer>();
        board.navies().stacks().values().forEach(stack -> ships.merge(stack.country(), stack.ships().thirds(), Integer::sum));
        return ships;
    }
}
