package tercio.domain.eu.world.militia;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.pcollections.PSortedMap;
import org.pcollections.TreePMap;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.map.SpaceId;

/**
 * The militia of all colonies. An immutable value: each function returns the state after it.
 *
 * @param lost by province, the exploration detachments lost since it was rebuilt; a province without losses is missing
 * @param drawnUp by province, the stack of militia that stands there for a battle or a siege
 * @param kept the provinces whose militia stays in its fortress in the battles of this impulse
 */
public record Militia(PSortedMap<SpaceId, Integer> lost, PSortedMap<SpaceId, StackId> drawnUp, Set<SpaceId> kept) {

    /** All militia at full strength and at home. */
    public static final Militia WHOLE = new Militia(TreePMap.empty(), TreePMap.empty(), Set.of());

    public Militia {
        lost = lost == null ? TreePMap.empty() : lost;
        drawnUp = drawnUp == null ? TreePMap.empty() : drawnUp;
        kept = kept == null ? Set.of() : Set.copyOf(kept);
    }

    /** The exploration detachments that a province has lost. */
    public int lossesIn(SpaceId province) {
        return lost.getOrDefault(province, 0);
    }

    /** The exploration detachments that are left of a militia. */
    public int strengthLeft(ColonialMilitia full) {
        return Math.max(0, full.lde() - lossesIn(full.province()));
    }

    /** The militia with these losses in a province. */
    public Militia withLosses(SpaceId province, int lde) {
        return new Militia(lde == 0 ? lost.minus(province) : lost.plus(province, lde), drawnUp, kept);
    }

    /** The stack of militia in a province; empty if it is at home. */
    public Optional<StackId> stackIn(SpaceId province) {
        return Optional.ofNullable(drawnUp.get(province));
    }

    /** Whether a stack is one of militia. */
    public boolean isMilitia(StackId stack) {
        return drawnUp.containsValue(stack);
    }

    /** The militia with that of a province as a stack on the map. */
    public Militia withStack(SpaceId province, StackId stack) {
        return new Militia(lost, drawnUp.plus(province, stack), kept);
    }

    /** The militia with that of a province at home again. */
    public Militia withoutStack(SpaceId province) {
        return new Militia(lost, drawnUp.minus(province), kept);
    }

    /** The militia with that of a province in its fortress while the battles of this impulse are fought. */
    public Militia withKept(SpaceId province) {
        var all = new HashSet<>(kept);
        all.add(province);
        return new Militia(lost, drawnUp, all);
    }

    /** The militia after the battles of the impulse. */
    public Militia withoutKept() {
        return kept.isEmpty() ? this : new Militia(lost, drawnUp, Set.of());
    }
}
