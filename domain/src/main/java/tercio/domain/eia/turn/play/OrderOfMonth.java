package tercio.domain.eia.turn.play;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.Diplomacy;
import tercio.domain.eia.common.game.EiaState;

/** The order in which the powers move in a month (EIA-7.1, EIA-7.1.2). */
public final class OrderOfMonth {

    private OrderOfMonth() {}

    /**
     * The sequences of a month.
     *
     * @param place the place in which France moves, from 1; not read if France is not in the game
     */
    public static List<List<Power>> of(EiaState state, int place) {
        var powers = new ArrayList<>(Power.printedOrder().stream().filter(power -> state.power(power).isPresent()).toList());
        if (state.power(Power.FRANCE).isPresent()) {
            powers.add(place - 1, Power.FRANCE);
        }
        return groupAllies(powers, state.diplomacy());
    }

    /** The number of sequences among which France chooses. */
    static int places(EiaState state) {
        return (int) state.powersInGame().count();
    }

    /**
     * Allies with combined movement act together, in the sequence of the one who would have moved last (EIA-7.1.2). Each power acts
     * once: whoever moves last takes along those before it who announced combined movement with it and with each other.
     */
    private static List<List<Power>> groupAllies(List<Power> powers, Diplomacy diplomacy) {
        var order = new ArrayList<List<Power>>();
        var alone = new ArrayList<>(powers);
        while (!alone.isEmpty()) {
            var group = new ArrayList<Power>();
            for (var power : alone.reversed()) {
                if (group.stream().allMatch(other -> moveTogether(diplomacy, power, other))) {
                    group.addFirst(power);
                }
            }
            alone.removeAll(group);
            order.addFirst(List.copyOf(group));
        }
        return order;
    }

    private static boolean moveTogether(Diplomacy diplomacy, Power one, Power other) {
        return diplomacy.combined().contains(new Diplomacy.Pair(one.nation(), other.nation())) && diplomacy.areAllied(one.nation(), other.nation());
    }
}
