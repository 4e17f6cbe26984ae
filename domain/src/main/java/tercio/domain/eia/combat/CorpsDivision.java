package tercio.domain.eia.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.NationId;

/** Division of the factors of a force among its corps. */
public final class CorpsDivision {

    /**
     * Some factors of a corps.
     *
     * @param morale in tenths, where it identifies the factors
     */
    public record CorpsPart(FactorType type, NationId nation, int count, OptionalInt morale) {

        private boolean isOf(FactorLine line) {
            return line.type() == type && line.nation().equals(nation) && (morale.isEmpty() || morale.getAsInt() == line.morale());
        }
    }

    private CorpsDivision() {}

    /**
     * The factors of each corps by the lines of the force. Where a part may be of several lines the earlier line is taken first,
     * after the parts that say which they are.
     *
     * @return empty where the corps together are not the force
     */
    public static Optional<List<FactorCounts>> of(List<FactorLine> force, List<List<CorpsPart>> corps) {
        return within(force, corps).filter(held -> held.stream().mapToInt(FactorCounts::sum).sum() == force.stream().mapToInt(FactorLine::count).sum());
    }

    /**
     * The same beside factors of no corps, as the garrison of a depot.
     *
     * @return empty where the corps hold more than the force
     */
    static Optional<List<FactorCounts>> within(List<FactorLine> force, List<List<CorpsPart>> corps) {
        int[] left = force.stream().mapToInt(FactorLine::count).toArray();
        var held = new ArrayList<int[]>();
        corps.forEach(any -> held.add(new int[left.length]));
        boolean found = take(force, corps, left, held, true) && take(force, corps, left, held, false);
        return found ? Optional.of(held.stream().map(FactorCounts::holding).toList()) : Optional.empty();
    }

    private static boolean take(List<FactorLine> force, List<List<CorpsPart>> corps, int[] left, List<int[]> held, boolean named) {
        boolean all = true;
        for (int at = 0; at < corps.size(); at++) {
            for (var part : corps.get(at)) {
                if (part.morale().isPresent() == named) {
                    all &= take(force, part, left, held.get(at));
                }
            }
        }
        return all;
    }

    private static boolean take(List<FactorLine> force, CorpsPart part, int[] left, int[] held) {
        int due = part.count();
        for (int line = 0; line < left.length; line++) {
            int some = part.isOf(force.get(line)) ? Math.min(due, left[line]) : 0;
            held[line] += some;
            left[line] -= some;
            due -= some;
        }
        return due == 0;
    }
}
