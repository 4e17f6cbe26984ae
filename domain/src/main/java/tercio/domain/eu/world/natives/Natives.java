package tercio.domain.eu.world.natives;

import java.util.Collection;
import java.util.Collections;
import java.util.Set;
import org.pcollections.PSortedMap;
import org.pcollections.TreePMap;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.eu.world.establishment.WorldArea;
import tercio.domain.eu.world.establishment.WorldAreas;
import tercio.domain.map.SpaceId;

/**
 * The natives of all provinces of the rest of the world. An immutable value: each function returns the state after it.
 *
 * @param changed the provinces that are not as printed
 * @param conquistadors the number of uses of the conquistadors' table in each Area during the game
 * @param following by conquistador, the natives who have joined him, in thirds of an LD
 * @param drawnUp by province, the stack of natives that stands there for a battle
 */
public record Natives(PSortedMap<SpaceId, NativeProvince> changed, PSortedMap<SpaceId, Integer> conquistadors, PSortedMap<LeaderId, Integer> following,
        PSortedMap<SpaceId, StackId> drawnUp) {

    /** The natives as printed on the map. */
    public static final Natives PRINTED = new Natives(TreePMap.empty(), TreePMap.empty(), TreePMap.empty(), TreePMap.empty());

    /** The continents on which natives reduced to nothing do not recover. */
    private static final Set<String> FOR_GOOD = Set.of("america", "siberia");

    public Natives {
        changed = changed == null ? TreePMap.empty() : changed;
        conquistadors = conquistadors == null ? TreePMap.empty() : conquistadors;
        following = following == null ? TreePMap.empty() : following;
        drawnUp = drawnUp == null ? TreePMap.empty() : drawnUp;
    }

    /** The natives of a province now. */
    public NativeForce forceIn(SpaceId province) {
        return new NativeForce(state(province).left());
    }

    /** The countries against which the natives of a province have risen. */
    public Set<CountryId> risenAgainst(SpaceId province) {
        return state(province).active();
    }

    /** Whether the natives of a province are quiet: neither a test nor an attack has woken them this turn. */
    public boolean isQuiet(SpaceId province) {
        return risenAgainst(province).isEmpty();
    }

    /** Whether natives are left in a province who have risen against one of these countries. */
    public boolean haveRisenAgainst(SpaceId province, Collection<CountryId> countries) {
        var now = changed.get(province);
        return now != null && now.left() > 0 && !Collections.disjoint(now.active(), countries);
    }

    /** Whether the natives of a province have fought in this round. */
    public boolean hasFought(SpaceId province, RoundBox box) {
        var now = changed.get(province);
        return now != null && now.fought() != null && now.fought() == box;
    }

    /** The number of uses of the conquistadors' table in the Area of a province. */
    public int uses(SpaceId province) {
        return conquistadors.getOrDefault(area(province).id(), 0);
    }

    /** The natives of a province have risen against a country: a test failed, or it attacks them (EU-NAT-ACTIVATION). */
    public Natives withRisen(SpaceId province, CountryId country) {
        return with(province, state(province).withRisenAgainst(country));
    }

    /** A conquistador has used his table: only those who resist are left, and they are active against his country. */
    public Natives afterConquistador(SpaceId province, CountryId country, ConquistadorOutcome outcome) {
        var area = area(province).id();
        return new Natives(changed.plus(province, state(province).withLeft(outcome.resisting()).withRisenAgainst(country)),
                conquistadors.plus(area, conquistadors.getOrDefault(area, 0) + 1), following, drawnUp);
    }

    /**
     * The state with this strength and these enemies of the natives of a province, for a scenario or a correction by
     * the host.
     */
    public Natives withNatives(SpaceId province, int thirds, Collection<CountryId> risenAgainst) {
        return with(province, new NativeProvince(thirds, Set.copyOf(risenAgainst), null));
    }

    /**
     * The state with this number of uses of the conquistadors' table in an Area, for a scenario or a correction by the
     * host.
     */
    public Natives withUses(SpaceId area, int times) {
        return new Natives(changed, conquistadors.plus(area, times), following, drawnUp);
    }

    /** The state after the natives of a province have fought; {@code left} thirds of an LD survive. */
    public Natives afterFight(SpaceId province, int left, RoundBox box) {
        return with(province, state(province).withLeft(left).withFought(box));
    }

    // --- Followers and stacks ----------------------------------------------------------------------------------------

    /** The natives who follow a leader, in thirds of an LD. */
    public int followers(LeaderId leader) {
        return following.getOrDefault(leader, 0);
    }

    /** The state with this number of natives who follow a leader; 0 removes the entry. */
    public Natives withFollowers(LeaderId leader, int thirds) {
        return new Natives(changed, conquistadors, thirds == 0 ? following.minus(leader) : following.plus(leader, thirds), drawnUp);
    }

    /** The natives of a province stand for a battle. */
    public Natives withStack(SpaceId province, StackId stack) {
        return new Natives(changed, conquistadors, following, drawnUp.plus(province, stack));
    }

    /** The natives of a province stand for no battle any more. */
    public Natives withoutStack(SpaceId province) {
        return new Natives(changed, conquistadors, following, drawnUp.minus(province));
    }

    /**
     * The state at the end of a turn: followers of leaders go home, and all natives are quiet and return to their
     * printed number, except where none was left in America or Siberia (EU-NAT-RETURN).
     */
    public Natives atEndOfTurn() {
        PSortedMap<SpaceId, NativeProvince> stay = TreePMap.empty();
        for (var entry : changed.entrySet()) {
            boolean gone = entry.getValue().left() == 0 && isForGood(entry.getKey());
            stay = gone ? stay.plus(entry.getKey(), NativeProvince.quiet(0)) : stay;
        }
        return new Natives(stay, conquistadors, TreePMap.empty(), TreePMap.empty());
    }

    private static boolean isForGood(SpaceId province) {
        return FOR_GOOD.stream().anyMatch(area(province)::isOn);
    }

    private NativeProvince state(SpaceId province) {
        var now = changed.get(province);
        return now == null ? NativeProvince.quiet(area(province).natives()) : now;
    }

    private Natives with(SpaceId province, NativeProvince now) {
        return new Natives(changed.plus(province, now), conquistadors, following, drawnUp);
    }

    /** A province of Europe has no natives and is refused. */
    private static WorldArea area(SpaceId province) {
        return EuMap.PRINTED.province(province).map(Province::area).flatMap(WorldAreas.PRINTED::area)
                .orElseThrow(() -> new IllegalArgumentException(province + " is no province of the rest of the world"));
    }
}
