package tercio.domain.eu.game;

import java.util.List;

/**
 * Where a side retreats.
 *
 * @param to a province, or {@code fortress} for the one of the battle's province
 * @param inside LD that step into the fortress of the province while the others go there
 * @param stacks what of each stack is inside then, where that was chosen; else none
 */
public record Refuge(String to, int inside, List<Troops> stacks) {
    public Refuge {
        stacks = List.copyOf(stacks);
    }
}
