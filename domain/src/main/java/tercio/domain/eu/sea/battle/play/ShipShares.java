package tercio.domain.eu.sea.battle.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.function.ToIntFunction;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.sea.ships.SharedLosses;

/**
 * Divides the ships that a side loses among its stacks. Readings: of each kind those stacks are captured or lost first that have most of it; where they are
 * of several countries, losses of each kind are divided by {@link SharedLosses}.
 */
final class ShipShares {

    /** @param ships of this stack */
    record Share(NavalStack stack, NavalUnits ships) {}

    private ShipShares() {}

    /** The shares of the stacks that lose ships. */
    static List<Share> of(List<NavalStack> stacks, NavalUnits all) {
        var warships = divide(stacks, stack -> stack.ships().thirds(FirstLine.NWD), all.thirds(FirstLine.NWD));
        var galleys = divide(stacks, stack -> stack.ships().ngd(), all.ngd());
        var transports = divide(stacks, stack -> stack.ships().ntd(), all.ntd());
        var galleasses = divide(stacks, stack -> stack.ships().vgd(), all.vgd());
        return shares(stacks, warships, galleys, transports, galleasses);
    }

    private static List<Share> shares(List<NavalStack> stacks, int[] warships, int[] galleys, int[] transports, int[] galleasses) {
        var shares = new ArrayList<Share>();
        for (int at = 0; at < stacks.size(); at++) {
            var ships = new NavalUnits(0, 0, warships[at] / Thirds.LD, galleys[at], transports[at], warships[at] % Thirds.LD, galleasses[at]);
            if (ships.thirds() > 0) {
                shares.add(new Share(stacks.get(at), ships));
            }
        }
        return shares;
    }

    /** The shares of the stacks that lose ships in a battle. */
    static List<Share> battleShares(List<NavalStack> stacks, NavalUnits all) {
        if (stacks.stream().map(NavalStack::country).distinct().count() < 2) {
            return of(stacks, all);
        }
        return shares(stacks, SharedLosses.thirds(counts(stacks, stack -> stack.ships().thirds(FirstLine.NWD)), all.thirds(FirstLine.NWD)),
                SharedLosses.ships(counts(stacks, stack -> stack.ships().ngd()), all.ngd()), SharedLosses.ships(counts(stacks, stack -> stack.ships().ntd()), all.ntd()),
                SharedLosses.ships(counts(stacks, stack -> stack.ships().vgd()), all.vgd()));
    }

    private static int[] counts(List<NavalStack> stacks, ToIntFunction<NavalStack> have) {
        return stacks.stream().mapToInt(have).toArray();
    }

    private static int[] divide(List<NavalStack> stacks, ToIntFunction<NavalStack> have, int number) {
        var place = new HashMap<StackId, Integer>();
        for (int at = 0; at < stacks.size(); at++) {
            place.put(stacks.get(at).id(), at);
        }
        var shares = new int[stacks.size()];
        int left = number;
        for (var stack : stacks.stream().sorted(Comparator.comparingInt(have).reversed().thenComparing(NavalStack::id)).toList()) {
            int share = Math.min(left, have.applyAsInt(stack));
            shares[place.get(stack.id())] = share;
            left -= share;
        }
        return shares;
    }
}
