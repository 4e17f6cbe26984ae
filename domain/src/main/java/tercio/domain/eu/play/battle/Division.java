package tercio.domain.eu.play.battle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.forces.Breaking;
import tercio.domain.eu.forces.Counters;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.Troops;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.battle.BattleEvent.StackDivided;

/**
 * The part that is taken from each of several stacks, with ARMY counters broken if needed (EU-UNIT-2), and the leaders that
 * go along.
 */
record Division(List<Share> shares, List<String> leaders) {

    /** The part of one stack: all of it, some units, or nothing. */
    record Share(Stack stack, Units taken) {

        boolean whole() {
            return taken.equals(stack.units());
        }

        boolean none() {
            return taken.empty();
        }

        /** The veterans that go: as many as the part can hold. */
        int veterans() {
            return Math.min(stack.veteranLd(), taken.allLd());
        }
    }

    /**
     * The division that a command names. Empty if it names an unknown stack or leader, or units that a stack cannot give.
     *
     * @param named a stack that is left out gives nothing
     */
    static Optional<Division> of(List<Stack> stacks, List<Troops> named, List<String> leaders) {
        var known = stacks.stream().map(Stack::id).toList();
        var once = new HashSet<String>();
        var all = stacks.stream().flatMap(stack -> stack.leaders().stream()).toList();
        if (!named.stream().allMatch(troops -> known.contains(troops.stack()) && troops.units() != null && once.add(troops.stack()))
                || !all.containsAll(leaders) || new HashSet<>(leaders).size() < leaders.size()) {
            return Optional.empty();
        }
        var shares = new ArrayList<Share>();
        for (var stack : stacks) {
            var counters = named.stream().filter(troops -> troops.stack().equals(stack.id())).findFirst().map(Troops::units);
            if (counters.isPresent() && !canGive(stack, counters.get())) {
                return Optional.empty();
            }
            shares.add(new Share(stack, counters.map(Counters::units).orElse(Units.NONE)));
        }
        return Optional.of(new Division(shares, List.copyOf(leaders))).filter(Division::leadersWithTheirTroops);
    }

    private static boolean canGive(Stack stack, Counters counters) {
        int most = stack.ld();
        boolean counted = counters.armyPlus() >= 0 && counters.armyMinus() >= 0 && counters.ld() >= 0
                && counters.armyPlus() <= most && counters.armyMinus() <= most && counters.ld() <= most;
        return counted && (counters.units().empty() || counters.units().equals(stack.units())
                || Breaking.canGive(stack.units(), counters.units()));
    }

    /** Whether leaders go wherever all troops of their stack go. */
    private boolean leadersWithTheirTroops() {
        return shares.stream().filter(Share::whole).allMatch(share -> leaders.containsAll(share.stack().leaders()));
    }

    int ld() {
        return shares.stream().mapToInt(share -> share.taken().allLd()).sum();
    }

    /** The division as a command names it, with every stack. */
    List<Troops> named() {
        return shares.stream().map(share -> new Troops(share.stack().id(), Counters.of(share.taken()))).toList();
    }

    /** The stacks after the other units have left them. */
    List<Stack> taken() {
        return shares.stream().filter(share -> !share.none())
                .map(share -> share.stack().units(share.taken(), share.veterans()))
                .toList();
    }

    /**
     * Divides a stack that gives a part. The taken part keeps the id of the stack.
     *
     * @return the id of the other part
     */
    String divide(Play play, Share share) {
        var stack = share.stack();
        var part = stack.id() + "." + (play.state().founded() + 1);
        var staying = stack.leaders().stream().filter(leader -> !leaders.contains(leader)).toList();
        play.happens(new StackDivided(stack.id(), share.taken(), part, Breaking.without(stack.units(), share.taken()),
                stack.veteranLd() - share.veterans(), staying));
        return part;
    }
}
