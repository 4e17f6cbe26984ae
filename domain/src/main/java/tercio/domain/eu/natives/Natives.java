package tercio.domain.eu.natives;

import java.util.Set;
import org.pcollections.PSortedMap;
import org.pcollections.PSet;
import org.pcollections.TreePMap;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.board.Province;
import tercio.domain.eu.world.WorldArea;
import tercio.domain.eu.world.WorldAreas;

/**
 * The natives of all provinces of the rest of the world. An immutable value: each function returns the state after it.
 *
 * @param changed the provinces that are not as printed
 * @param conquistadors how often the table of the conquistadors was used in each Area during the game
 */
public record Natives(PSortedMap<String, NativeProvince> changed, PSortedMap<String, Integer> conquistadors) {

    /** As printed on the map. */
    public static final Natives PRINTED = new Natives(TreePMap.empty(), TreePMap.empty());

    /** The continents where natives who were brought to nothing do not come back. */
    private static final Set<String> FOR_GOOD = Set.of("america", "siberia");

    /** The natives of a province now. */
    public NativeForce in(String province) {
        return new NativeForce(state(province).left());
    }

    /** The countries against which the natives of a province have risen. */
    public PSet<String> active(String province) {
        return state(province).active();
    }

    /** Whether the natives of a province are quiet: neither a test nor an attack has woken them this turn. */
    public boolean quiet(String province) {
        return active(province).isEmpty();
    }

    /** How often the table of the conquistadors was used in the Area of a province. */
    public int uses(String province) {
        return conquistadors.getOrDefault(area(province).id(), 0);
    }

    /** The natives of a province have risen against a country: a test failed, or it attacks them (EU-NAT-ACTIVATION). */
    public Natives risen(String province, String country) {
        return with(province, state(province).against(country));
    }

    /** Natives of a province were killed. */
    public Natives killed(String province, int thirds) {
        var before = state(province);
        if (thirds < 0 || thirds > before.left()) {
            throw new IllegalArgumentException(province + " has " + before.left() + " thirds of natives, of which " + thirds + " cannot die");
        }
        return with(province, before.left(before.left() - thirds));
    }

    /** A conquistador has used his table: only those who resist are left, and they are active against his country. */
    public Natives after(String province, String country, ConquistadorOutcome outcome) {
        var area = area(province).id();
        return new Natives(changed.plus(province, state(province).left(outcome.resisting()).against(country)),
                conquistadors.plus(area, conquistadors.getOrDefault(area, 0) + 1));
    }

    /** The end of a turn: all are quiet, and as many as printed except where none was left in America or Siberia (EU-NAT-RETURN). */
    public Natives endOfTurn() {
        PSortedMap<String, NativeProvince> stay = TreePMap.empty();
        for (var entry : changed.entrySet()) {
            boolean gone = entry.getValue().left() == 0 && forGood(entry.getKey());
            stay = gone ? stay.plus(entry.getKey(), NativeProvince.untouched(0)) : stay;
        }
        return new Natives(stay, conquistadors);
    }

    private static boolean forGood(String province) {
        return FOR_GOOD.stream().anyMatch(area(province)::on);
    }

    private NativeProvince state(String province) {
        var now = changed.get(province);
        return now == null ? NativeProvince.untouched(area(province).natives()) : now;
    }

    private Natives with(String province, NativeProvince now) {
        return new Natives(changed.plus(province, now), conquistadors);
    }

    /** A province of Europe has no natives and is refused. */
    private static WorldArea area(String province) {
        return EuMap.PRINTED.province(province).map(Province::area).flatMap(WorldAreas.PRINTED::area)
                .orElseThrow(() -> new IllegalArgumentException(province + " is no province of the rest of the world"));
    }
}
