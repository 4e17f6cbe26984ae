package tercio.domain.eia.combat.play;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;

/** An order of types that explains the losses a player chose: a type goes before each type that was spared for it. */
public final class LossOrder {

    private final Map<FactorType, Set<FactorType>> before = new EnumMap<>(FactorType.class);
    private Factors left;

    /** @param held the factors of the side at first */
    public LossOrder(Factors held) {
        left = held;
    }

    /**
     * Adds the chosen losses of one round or pursuit.
     *
     * @param militiaLast militia had to be spared
     * @param cavalryOwed one cavalry factor had to be among them
     */
    public void addLosses(Factors chosen, boolean militiaLast, boolean cavalryOwed) {
        var after = new EnumMap<FactorType, Integer>(FactorType.class);
        left.counts().forEach((type, count) -> after.put(type, Math.max(0, count - chosen.count(type))));
        left = new Factors(after);
        boolean owed = cavalryOwed && chosen.count(FactorType::isCavalry) == 1;
        for (var gone : chosen.counts().keySet()) {
            for (var spared : left.counts().keySet()) {
                boolean forced = militiaLast && spared == FactorType.MILITIA || owed && gone.isCavalry() && !spared.isCavalry();
                if (!forced && gone != spared && !precedes(spared, gone)) {
                    before.computeIfAbsent(gone, each -> EnumSet.noneOf(FactorType.class)).add(spared);
                }
            }
        }
    }

    private boolean precedes(FactorType first, FactorType second) {
        return before.getOrDefault(first, Set.of()).stream().anyMatch(next -> next == second || precedes(next, second));
    }

    /** The types of the side in this order; cheap factors first where the choices do not order two types. */
    public List<FactorType> inOrder(Factors all) {
        var rest = new ArrayList<>(DueLosses.STANDING.stream().filter(all.counts()::containsKey).toList());
        var order = new ArrayList<FactorType>();
        while (!rest.isEmpty()) {
            var next = rest.stream().filter(type -> rest.stream().noneMatch(other -> other != type && precedes(other, type))).findFirst().orElseThrow();
            order.add(next);
            rest.remove(next);
        }
        return order;
    }
}
