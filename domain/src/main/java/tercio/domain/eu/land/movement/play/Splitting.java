package tercio.domain.eu.land.movement.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.CounterExchange;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.FreeCounters;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.land.movement.play.MoveEvent.StackSplit;
import tercio.domain.sentence.Sentence;

/** Splits a part off a stack: any units it can give, any of its leaders, and as many veterans as both parts allow (EU-UNIT-2). */
public final class Splitting {

    private Splitting() {}

    /** The reason why this part cannot leave the stack, or empty. */
    public static Optional<Sentence> fault(EuState state, Stack stack, Counters units, List<LeaderId> leaders) {
        if (units != null && units.detachments() > 0) {
            return Optional.of(Sentence.of("eu.movement.refused-detachments-by-split"));
        }
        return splitFault(state, stack, units, leaders);
    }

    /** The reason why this part, with any exploration detachments, cannot leave a stack that is split, or empty. */
    static Optional<Sentence> splitFault(EuState state, Stack stack, Counters units, List<LeaderId> leaders) {
        if (units != null && units.detachments() > 0 && !EuMap.PRINTED.isOnWorldSheet(stack.province())) {
            return Optional.of(Sentence.of("eu.movement.refused-detachments-abroad"));
        }
        if (units == null || !units.isValid() || !CounterExchange.canSplitOff(stack.units(), units.units())) {
            return Optional.of(Sentence.of("eu.movement.refused-cannot-give").with("stack", SentenceNames.stack(state, stack.id())).with("units", SentenceNames.units(stack.units())));
        }
        var free = FreeCounters.of(state, stack.country());
        if (!free.allowSplit(stack.units(), units.units())) {
            return Optional.of(Sentence.of("eu.movement.refused-no-change").with("units", SentenceNames.units(stack.units())).with("free", free.counters()));
        }
        return stack.leaders().containsAll(leaders) && Set.copyOf(leaders).size() == leaders.size()
                ? Optional.empty()
                : Optional.of(Sentence.of("eu.movement.refused-only-leaders").with("stack", SentenceNames.stack(state, stack.id())).with("some", !stack.leaders().isEmpty())
                        .with("leaders", SentenceNames.leaders(state, stack.leaders())));
    }

    /** Every part that can leave the stack, the smallest first, as far as there are counters to give change. */
    public static List<Units> parts(EuState state, Stack stack) {
        return FreeCounters.of(state, stack.country()).partsThatCanLeave(stack.units()).toList();
    }

    /** Every part with exploration detachments that can leave a stack in the rest of the world: an LD is broken into three of them (EU-UNIT-5). */
    static Stream<Units> partsWithDetachments(EuState state, Stack stack) {
        if (!EuMap.PRINTED.isOnWorldSheet(stack.province())) {
            return Stream.empty();
        }
        var free = FreeCounters.of(state, stack.country());
        return IntStream.range(1, stack.units().thirds()).filter(thirds -> thirds % Thirds.LD > 0).boxed()
                .flatMap(thirds -> CounterExchange.waysToHold(stack.units(), thirds / Thirds.LD).stream()
                        .map(whole -> whole.plus(Units.ofDetachments(thirds % Thirds.LD))))
                .filter(part -> CounterExchange.canSplitOff(stack.units(), part) && free.allowSplit(stack.units(), part));
    }

    /** Every part that a split can take off the stack, those with exploration detachments last. */
    static List<Units> allParts(EuState state, Stack stack) {
        return Stream.concat(parts(state, stack).stream(), partsWithDetachments(state, stack)).toList();
    }

    /** A part that a split can take off the stack, the smallest of whole LD if there is one; empty if the stack cannot be split. */
    static Optional<Units> anyPart(EuState state, Stack stack) {
        return smallestPart(state, stack).or(() -> partsWithDetachments(state, stack).findFirst());
    }

    /** A part of 1 LD if there is one, else the smallest part; empty if the stack cannot be split. */
    public static Optional<Units> smallestPart(EuState state, Stack stack) {
        return FreeCounters.of(state, stack.country()).partsThatCanLeave(stack.units()).findFirst();
    }

    /**
     * The reason why the part cannot hold this many veterans, or empty.
     *
     * @param veterans {@code null} if the player gave no number
     */
    public static Optional<Sentence> fault(EuState state, Stack stack, Counters units, Integer veterans) {
        int least = stack.fewestVeteransIn(units.units());
        int most = stack.mostVeteransIn(units.units());
        return veterans == null || veterans >= least && veterans <= most
                ? Optional.empty()
                : Optional.of(Sentence.of("eu.movement.refused-veterans").with("stack", SentenceNames.stack(state, stack.id())).with("veterans", stack.veteranLd())
                        .with("all", stack.ld()).with("part", units.units().allLd()).with("one", least == most).with("least", least).with("most", most).with("stay", false));
    }

    /**
     * Splits off the part.
     *
     * @param veterans the number of veterans among its LD; empty, as many as possible
     * @return the id of the part
     */
    public static StackId splitOff(EuCommandRun play, Stack stack, Units taken, Optional<Integer> veterans, List<LeaderId> leaders) {
        var name = stack.id().part(play.state().founded() + 1);
        boolean all = !leaders.isEmpty() && leaders.size() == stack.leaders().size();
        play.emit(new StackSplit(stack.id(), name, taken, veterans.orElse(stack.mostVeteransIn(taken)), all,
                leaders.isEmpty() || all ? List.of() : leaders));
        return name;
    }
}
