package tercio.domain.eia.play.turn;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.Diplomacy;
import tercio.domain.eia.game.EiaState;

/** The order in which the powers move in a month (EIA-7.1, EIA-7.1.2). */
public final class OrderOfMonth {

    private OrderOfMonth() {}

    /**
     * The sequences of a month.
     *
     * @param place where France moves, from 1; not read where France is not in the game
     */
    public static List<List<Power>> of(EiaState state, int place) {
        var powers = new ArrayList<>(Power.printedOrder().stream().filter(power -> state.power(power).isPresent()).toList());
        if (state.power(Power.FRANCE).isPresent()) {
            powers.add(place - 1, Power.FRANCE);
        }
        return grouped(powers, state.diplomacy());
    }

    /** The number of sequences among which France chooses. */
    static int places(EiaState state) {
        return (int) state.played().count();
    }

    /** Allies with combined movement act together, in the sequence of the one who would have moved last (EIA-7.1.2). */
    private static List<List<Power>> grouped(List<Power> powers, Diplomacy diplomacy) {
        var order = new ArrayList<List<Power>>();
        for (int at = 0; at < powers.size(); at++) {
            var power = powers.get(at);
            var together = powers.stream().filter(other -> other == power || combined(diplomacy, power, other)).toList();
            if (together.getLast() == power) {
                order.add(together);
            }
        }
        return order;
    }

    private static boolean combined(Diplomacy diplomacy, Power one, Power other) {
        return diplomacy.combined().contains(new Diplomacy.Pair(one.word(), other.word())) && diplomacy.allied(one.word(), other.word());
    }
}
