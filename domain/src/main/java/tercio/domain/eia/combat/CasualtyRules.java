package tercio.domain.eia.combat;

import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.ConceptNames;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.game.Refusal;
import tercio.domain.sentence.Sentence;

/**
 * The casualties that a side may take in a round (EIA-7.5.2.9.2): the number is fixed, the choice is free within the limits.
 *
 * @param held the factors that may be lost
 * @param due the factors that the enemy inflicts; more than are held take all
 * @param militiaLast militia may be taken only where nothing else is left, since the running morale loss has reached 2.0
 * @param cavalryOwed the side breaks: one of its losses must be cavalry, if possible
 */
public record CasualtyRules(Factors held, int due, boolean militiaLast, boolean cavalryOwed) {

    private static final int TYPES = FactorType.values().length;

    /** Casualties of a trivial combat, an assault or a garrison attack, whose choice is free. */
    public static CasualtyRules free(Factors held, int due) {
        return new CasualtyRules(held, due, false, false);
    }

    /** The number of factors that must be taken. */
    public int number() {
        return Math.min(due, held.total());
    }

    /** The refusal of a choice; empty where it is legal. */
    public Optional<Refusal> refusal(Factors chosen) {
        if (!held.holds(chosen)) {
            return Optional.of(refusal("EIA-7.5.2.9.2", Sentence.of("eia.refused.casualties-held").with("held", ConceptNames.factors(held)).with("chosen", ConceptNames.factors(chosen))));
        }
        if (chosen.total() != number()) {
            return Optional.of(refusal("EIA-7.5.2.9.2", Sentence.of("eia.refused.casualties-number").with("count", number()).with("chosen", chosen.total())));
        }
        int others = held.total() - held.count(FactorType.MILITIA);
        if (militiaLast && chosen.count(FactorType.MILITIA) > Math.max(0, number() - others)) {
            return Optional.of(refusal("EIA-7.5.2.9.2.1", Sentence.of("eia.refused.casualties-militia")));
        }
        if (cavalryOwed && number() > 0 && held.count(FactorType::isCavalry) > 0 && chosen.count(FactorType::isCavalry) == 0) {
            return Optional.of(refusal("EIA-7.5.2.9.2.2", Sentence.of("eia.refused.casualties-cavalry")));
        }
        return Optional.empty();
    }

    private Refusal refusal(String rule, Sentence.Keyed fault) {
        return Refusal.of(rule, fault.with("example", ConceptNames.factors(inOrder(List.of()))));
    }

    /** The casualties by an order of types; types that it does not name follow in their printed order. */
    public Factors inOrder(List<FactorType> order) {
        int[] types = new int[TYPES];
        held.counts().forEach((type, count) -> types[type.ordinal()] = count);
        return factors(take(types, complete(order), due, militiaLast, cavalryOwed));
    }

    private static FactorType[] complete(List<FactorType> order) {
        var all = new LinkedHashSet<>(order);
        all.addAll(List.of(FactorType.values()));
        return all.toArray(FactorType[]::new);
    }

    static Factors factors(int[] types) {
        var sum = new EnumMap<FactorType, Integer>(FactorType.class);
        for (var type : FactorType.values()) {
            sum.put(type, types[type.ordinal()]);
        }
        return new Factors(sum);
    }

    /**
     * The casualties by type, in the order of losses.
     *
     * @param held by the number of the type
     * @param order holds every type of which there are factors
     */
    static int[] take(int[] held, FactorType[] order, int due, boolean militiaLast, boolean cavalryOwed) {
        int[] taken = new int[TYPES];
        int left = due;
        FactorType last = null;
        boolean cavalry = false;
        for (int pass = 0; pass < (militiaLast ? 2 : 1); pass++) {
            for (var type : order) {
                boolean now = !militiaLast || (type == FactorType.MILITIA) == (pass == 1);
                int some = now ? Math.min(left, held[type.ordinal()]) : 0;
                if (some > 0) {
                    taken[type.ordinal()] += some;
                    left -= some;
                    last = type;
                    cavalry |= type.isCavalry();
                }
            }
        }
        if (cavalryOwed && last != null && !cavalry) {
            exchange(held, order, taken, last);
        }
        return taken;
    }

    /** Replaces the last loss by a cavalry factor, of the first cavalry type of the order that has one. */
    private static void exchange(int[] held, FactorType[] order, int[] taken, FactorType last) {
        for (var type : order) {
            if (type.isCavalry() && held[type.ordinal()] > 0) {
                taken[last.ordinal()]--;
                taken[type.ordinal()]++;
                return;
            }
        }
    }
}
