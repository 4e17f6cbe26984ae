package tercio.domain.eu.common.game;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pcollections.PSortedMap;
import org.pcollections.PVector;
import org.pcollections.TreePMap;
import org.pcollections.TreePVector;
import tercio.domain.eu.common.board.TradeZoneId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.world.convoy.ConvoyKind;
import tercio.domain.map.SpaceId;

/**
 * The naval stacks of a game with their leaders and damaged ships; {@link #NONE} in a game of land.
 *
 * @param stacks by id; no land stack has the id of a naval one
 * @param leaders leaders who are with naval stacks, or were when they were lost
 * @param damaged ships that wait to be refitted, in the order in which they were damaged
 * @param fought the sea zones in which there was a naval battle this turn; missing in older stored boards, which means none
 * @param hunted the naval stacks that have fought corsairs in this round, and the trade zones where minor countries have fought pirates, as texts
 *     because they stand in one list of the stored board; missing in older stored boards, which means none
 * @param secretLines whether both sides of a battle choose their first lines in secret; else one after the other and openly
 * @param awaited convoys for which a country pays if they do not arrive; missing in older stored boards, which means none
 * @param privateers the ids of leaders who command no FLEET counter (EU-LEAD-1); missing in older stored boards, which means none
 */
public record Navies(PSortedMap<StackId, NavalStack> stacks, PSortedMap<LeaderId, LeaderStatus> leaders, PVector<DamagedShips> damaged, Set<SpaceId> fought,
        Set<String> hunted, boolean secretLines, Set<ConvoyKind> awaited, Set<LeaderId> privateers) {

    public static final Navies NONE = new Navies(TreePMap.empty(), TreePMap.empty(), TreePVector.empty(), Set.of(), Set.of(), false, Set.of(), Set.of());

    public Navies {
        fought = fought == null ? Set.of() : Set.copyOf(fought);
        hunted = hunted == null ? Set.of() : Set.copyOf(hunted);
        awaited = awaited == null ? Set.of() : Set.copyOf(awaited);
        privateers = privateers == null ? Set.of() : Set.copyOf(privateers);
    }

    public Optional<NavalStack> stack(StackId id) {
        return Optional.ofNullable(id).map(stacks::get);
    }

    /** The naval stacks in a sea zone or a port, in the order of their ids. */
    public List<NavalStack> stacksAt(SpaceId space) {
        return stacks.values().stream().filter(stack -> stack.at().equals(space)).toList();
    }

    /** The naval stack that has announced a battle against another; empty if none has. */
    public Optional<NavalStack> attackerOf(StackId enemy) {
        return stacks.values().stream().filter(stack -> stack.action() != null && stack.action().attackedStack().filter(enemy::equals).isPresent()).findFirst();
    }

    public Navies with(NavalStack stack) {
        return new Navies(stacks.plus(stack.id(), stack), leaders, damaged, fought, hunted, secretLines, awaited, privateers);
    }

    public Navies without(StackId stack) {
        return new Navies(stacks.minus(stack), leaders, damaged, fought, hunted, secretLines, awaited, privateers);
    }

    public Navies with(LeaderStatus leader) {
        return new Navies(stacks, leaders.plus(leader.leader().id(), leader), damaged, fought, hunted, secretLines, awaited, privateers);
    }

    /** The navies without a leader who is no longer with a naval stack. */
    public Navies withoutLeader(LeaderId id) {
        return leaders.containsKey(id) ? new Navies(stacks, leaders.minus(id), damaged, fought, hunted, secretLines, awaited, privateers) : this;
    }

    public Navies withDamaged(PVector<DamagedShips> now) {
        return new Navies(stacks, leaders, now, fought, hunted, secretLines, awaited, privateers);
    }

    /** The navies of a game whose first lines are chosen in secret. */
    public Navies withSecretLines() {
        return new Navies(stacks, leaders, damaged, fought, hunted, true, awaited, privateers);
    }

    /** The navies with these leaders as those who command no FLEET counter. */
    public Navies withPrivateers(Set<LeaderId> ids) {
        return new Navies(stacks, leaders, damaged, fought, hunted, secretLines, awaited, ids);
    }

    /** The navies after a battle in a sea zone. */
    public Navies withBattleIn(SpaceId zone) {
        return new Navies(stacks, leaders, damaged, with(fought, zone), hunted, secretLines, awaited, privateers);
    }

    /** Whether a stack has fought corsairs in this round. */
    public boolean hasHunted(StackId stack) {
        return hunted.contains(stack.value());
    }

    /** Whether minor countries have fought the pirates of a trade zone in this round. */
    public boolean hasFoughtPirates(TradeZoneId tradeZone) {
        return hunted.contains(tradeZone.value());
    }

    /** The navies after a stack has fought corsairs in this round. */
    public Navies withHunt(StackId stack) {
        return new Navies(stacks, leaders, damaged, fought, with(hunted, stack.value()), secretLines, awaited, privateers);
    }

    /** The navies after minor countries have fought the pirates of a trade zone in this round. */
    public Navies withPiratesFought(TradeZoneId tradeZone) {
        return new Navies(stacks, leaders, damaged, fought, with(hunted, tradeZone.value()), secretLines, awaited, privateers);
    }

    /**
     * The navies after the last corsairs have gone from a sea zone: stacks that fought them there no longer have an
     * action.
     */
    public Navies withoutHuntsIn(SpaceId zone) {
        var next = this;
        for (var ships : stacksAt(zone)) {
            if (ships.action() != null && ships.action().kind() == NavalAction.Kind.FIGHT_CORSAIRS) {
                next = next.with(ships.withAction(null));
            }
        }
        return next;
    }

    /** The navies after the siege segments of a round. */
    public Navies afterHunts() {
        return hunted.isEmpty() ? this : new Navies(stacks, leaders, damaged, fought, Set.of(), secretLines, awaited, privateers);
    }

    /** The navies with a convoy for which a country pays if it does not arrive. */
    public Navies withAwaited(ConvoyKind convoy) {
        return new Navies(stacks, leaders, damaged, fought, hunted, secretLines, Stream.concat(awaited.stream(), Stream.of(convoy)).collect(Collectors.toUnmodifiableSet()), privateers);
    }

    /** The navies after the convoy has arrived or is paid for. */
    public Navies withoutAwaited(ConvoyKind convoy) {
        return new Navies(stacks, leaders, damaged, fought, hunted, secretLines, awaited.stream().filter(each -> each != convoy).collect(Collectors.toUnmodifiableSet()), privateers);
    }

    private static <T> Set<T> with(Set<T> known, T more) {
        return Stream.concat(known.stream(), Stream.of(more)).collect(Collectors.toUnmodifiableSet());
    }
}
