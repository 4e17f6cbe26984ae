package tercio.domain.eu.land.battle.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.forces.CounterExchange;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.game.Troops;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.PartsWithChange;
import tercio.domain.eu.land.battle.play.BattleEvent.StackDivided;
import tercio.domain.eu.land.movement.play.Splitting;

/**
 * The part that is taken from each of several stacks, with ARMY counters broken if needed (EU-UNIT-2), and the leaders that
 * go along.
 */
record Division(List<Share> shares, List<LeaderId> leaders) {

    /**
     * The part of one stack: all of it, some units, or nothing.
     *
     * @param veterans the veteran LD that go
     */
    record Share(Stack stack, Units taken, int veterans) {

        /** A share with as many veterans as it can hold. */
        Share(Stack stack, Units taken) {
            this(stack, taken, stack.mostVeteransIn(taken));
        }

        boolean isWhole() {
            return taken.equals(stack.units());
        }

        boolean isEmpty() {
            return taken.isEmpty();
        }

        private boolean veteransFit() {
            return veterans >= stack.fewestVeteransIn(taken) && veterans <= stack.mostVeteransIn(taken);
        }

        private Troops toTroops() {
            return new Troops(stack.id(), Counters.of(taken), veterans == stack.mostVeteransIn(taken) ? null : veterans);
        }
    }

    /**
     * The division that a command names. Empty if it names an unknown stack or leader, or units or veterans that a stack
     * cannot give.
     *
     * @param named a stack that is left out gives nothing
     */
    static Optional<Division> of(List<Stack> stacks, List<Troops> named, List<LeaderId> leaders) {
        var known = stacks.stream().map(Stack::id).toList();
        var once = new HashSet<StackId>();
        var all = stacks.stream().flatMap(stack -> stack.leaders().stream()).toList();
        if (!named.stream().allMatch(troops -> known.contains(troops.stack()) && troops.units() != null && once.add(troops.stack()))
                || !all.containsAll(leaders) || new HashSet<>(leaders).size() < leaders.size()) {
            return Optional.empty();
        }
        var shares = new ArrayList<Share>();
        for (var stack : stacks) {
            var part = named.stream().filter(troops -> troops.stack().equals(stack.id())).findFirst();
            if (part.isPresent() && !canGive(stack, part.get().units())) {
                return Optional.empty();
            }
            var taken = part.map(Troops::units).map(Counters::units).orElse(Units.NONE);
            var veterans = part.map(Troops::veteranLd).orElseGet(() -> stack.mostVeteransIn(taken));
            shares.add(new Share(stack, taken, veterans));
        }
        if (!shares.stream().allMatch(Share::veteransFit)) {
            return Optional.empty();
        }
        return Optional.of(new Division(shares, List.copyOf(leaders))).filter(Division::leadersGoWithTroops);
    }

    private static boolean canGive(Stack stack, Counters counters) {
        int most = stack.ld();
        boolean counted = counters.isInRange() && counters.armyPlus() <= most && counters.armyMinus() <= most && counters.ld() <= most;
        return counted && (counters.units().isEmpty() || counters.units().equals(stack.units())
                || counters.detachments() == 0 && CounterExchange.canSplitOff(stack.units(), counters.units()));
    }

    /** Whether leaders go wherever all troops of their stack go. */
    private boolean leadersGoWithTroops() {
        return shares.stream().filter(Share::isWhole).allMatch(share -> leaders.containsAll(share.stack().leaders()));
    }

    int ld() {
        return shares.stream().mapToInt(share -> share.taken().allLd()).sum();
    }

    int ldBesidePashas() {
        return shares.stream().mapToInt(share -> share.taken().ldOutsidePashas()).sum();
    }

    int pashas() {
        return shares.stream().mapToInt(share -> share.taken().pashas()).sum();
    }

    /** All troops of the stacks with all their leaders. */
    static Division ofWholeStacks(List<Stack> stacks) {
        return new Division(stacks.stream().map(stack -> new Share(stack, stack.units())).toList(),
                stacks.stream().flatMap(stack -> stack.leaders().stream()).toList());
    }

    /**
     * A division of so many LD of the first stacks: whole stacks, then loose LD of the next one, with the leaders of the whole stacks.
     *
     * @param ld if the stacks cannot give as many, the greatest number that they can give
     */
    static Division ofFirst(EuState state, List<Stack> stacks, int ld) {
        var shares = new ArrayList<Share>();
        var change = PartsWithChange.of(state, stacks);
        int left = change.greatest(stacks, ld);
        for (int at = 0; at < stacks.size(); at++) {
            var share = largestShare(change, stacks.get(at), stacks.subList(at + 1, stacks.size()), left);
            shares.add(share);
            change = change.after(share.stack(), share.taken());
            left -= share.taken().allLd();
        }
        return new Division(shares, shares.stream().filter(Share::isWhole).flatMap(share -> share.stack().leaders().stream()).toList());
    }

    /** The greatest part of a stack, at most so many LD, after which the others can give the rest. */
    private static Share largestShare(PartsWithChange change, Stack stack, List<Stack> others, int left) {
        for (int ld = Math.min(left, stack.ld()); ld >= 0; ld--) {
            for (var taken : PartsWithChange.ways(stack, ld)) {
                if (change.after(stack, taken).canGive(others, left - ld)) {
                    return new Share(stack, taken);
                }
            }
        }
        throw new IllegalStateException("no way to take " + left + " LD");
    }

    /** Whether the counters of the countries give change for both parts of each stack (EU-UNIT-4). */
    boolean hasChange(EuState state) {
        var change = PartsWithChange.of(state, shares.stream().map(Share::stack).toList());
        for (var share : shares) {
            change = change.after(share.stack(), share.taken());
        }
        return change.isCovered();
    }

    /**
     * The division of a side between a fortress and the field, where leaders go with troops of their stack. Where a command
     * does not name leaders, those of the stacks that go whole go along.
     */
    static Optional<Division> ofTroopsInside(EuState state, List<Stack> stacks, List<Troops> named, Optional<List<LeaderId>> leaders) {
        var whole = named.stream().flatMap(troops -> stacks.stream()
                .filter(stack -> stack.id().equals(troops.stack()) && troops.units() != null && troops.units().equals(Counters.of(stack.units()))))
                .flatMap(stack -> stack.leaders().stream()).distinct().toList();
        return of(stacks, named, leaders.orElse(whole)).filter(Division::leadersHaveTroops)
                .filter(division -> division.hasChange(state));
    }

    /** Whether no leader goes without troops of his stack. */
    boolean leadersHaveTroops() {
        return shares.stream().filter(Share::isEmpty)
                .noneMatch(share -> share.stack().leaders().stream().anyMatch(leaders::contains));
    }

    /** The division as a command names it, with every stack. */
    List<Troops> toTroops() {
        return shares.stream().map(Share::toTroops).toList();
    }

    /** The stacks after the other units have left them. */
    List<Stack> takenStacks() {
        return shares.stream().filter(share -> !share.isEmpty())
                .map(share -> share.stack().withUnits(share.taken(), share.veterans()))
                .toList();
    }

    /** The leaders who go with a part of their stack. */
    List<LeaderId> leadersOfParts() {
        return shares.stream().filter(share -> !share.isWhole()).flatMap(share -> share.stack().leaders().stream())
                .filter(leaders::contains).toList();
    }

    /**
     * Splits the parts off their stacks.
     *
     * @return the stacks that go, in order: whole ones, and the parts of others
     */
    List<StackId> splitOff(EuCommandRun play) {
        return shares.stream().filter(share -> !share.isEmpty())
                .map(share -> share.isWhole() ? share.stack().id()
                        : Splitting.splitOff(play, share.stack(), share.taken(), Optional.of(share.veterans()),
                                share.stack().leaders().stream().filter(leaders::contains).toList()))
                .toList();
    }

    /**
     * Divides a stack that gives a part. The taken part keeps the id of the stack.
     *
     * @return the id of the other part
     */
    StackId divide(EuCommandRun play, Share share) {
        var stack = share.stack();
        var part = stack.id().part(play.state().founded() + 1);
        var staying = stack.leaders().stream().filter(leader -> !leaders.contains(leader)).toList();
        play.emit(new StackDivided(stack.id(), share.taken(), part, CounterExchange.without(stack.units(), share.taken()),
                stack.veteranLd() - share.veterans(), staying));
        return part;
    }
}
