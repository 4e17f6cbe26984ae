package tercio.skirmish.rules;

import java.util.Optional;

/**
 * A captain as the others see him, with the slip of paper that they do not see.
 *
 * @param reserve the men that he keeps in reserve; empty before he has written it down, and for a viewer who may not see it
 * @param order his order of this turn; empty before the orders are revealed
 * @param ready whether he has written down his reserve
 * @param fallen the number of his men who have fallen
 * @param joined the number of men of his reserve who have joined the fight
 */
public record Captain(String id, Optional<Integer> reserve, Optional<CaptainOrder> order, boolean ready, int fallen, int joined) {

    static Captain atStart(String id) {
        return new Captain(id, Optional.empty(), Optional.empty(), false, 0, 0);
    }

    Captain withReserve(Optional<Integer> men) {
        return new Captain(id, men, order, true, fallen, joined);
    }

    Captain withOrder(Optional<CaptainOrder> revealed) {
        return new Captain(id, reserve, revealed, ready, fallen, joined);
    }

    Captain having(int lost, int committed) {
        return new Captain(id, reserve.map(men -> men - committed), order, ready, fallen + lost, joined + committed);
    }

    Captain withoutReserve() {
        return new Captain(id, Optional.empty(), order, ready, fallen, joined);
    }
}
