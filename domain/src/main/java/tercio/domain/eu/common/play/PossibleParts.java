package tercio.domain.eu.common.play;

import java.util.BitSet;
import java.util.List;
import tercio.domain.eu.common.game.Stack;

/**
 * The numbers of LD that parts of stacks can have. A Pasha is never divided, so that some numbers between none and all may be
 * out of reach (EU-TUR-5).
 */
public final class PossibleParts {

    private PossibleParts() {}

    /** The numbers of LD, at most so many, that can be taken from these stacks. */
    public static BitSet of(List<Stack> stacks, int most) {
        var sums = new BitSet();
        sums.set(0);
        for (var stack : stacks) {
            sums = with(sums, stack, most);
        }
        return sums;
    }

    private static BitSet with(BitSet before, Stack stack, int most) {
        var pashas = stack.units().timarCounters();
        var sums = before;
        for (int each = 0; each < pashas.pashas(); each++) {
            int size = each < pashas.pashasOfOne() ? 1 : each < pashas.pashasOfOne() + pashas.pashasOfTwo() ? 2 : 3;
            var more = (BitSet) sums.clone();
            sums.stream().filter(sum -> sum + size <= most).forEach(sum -> more.set(sum + size));
            sums = more;
        }
        var all = new BitSet();
        int outside = stack.ld() - pashas.pashaLd();
        sums.stream().forEach(sum -> all.set(sum, Math.min(most, sum + outside) + 1));
        return all;
    }
}
