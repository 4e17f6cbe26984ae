package tercio.domain.eu.common.game;

import java.util.ArrayList;
import java.util.List;
import org.pcollections.PSortedMap;
import org.pcollections.TreePMap;
import tercio.domain.eu.supply.attrition.AttritionCauses.Unrest;
import tercio.domain.map.SpaceId;

/**
 * Markers on provinces that are not those of sieges.
 *
 * @param pillages by province: 1 is a pillage-, 2 a pillage+, 3 one of each, 4 two pillages+; a province without pillage is left out
 * @param supplied besieged fortresses that a fleet has supplied, until the next supply segment of the troops inside (AMB-8)
 * @param blockaded provinces whose port a fleet blockades, declared by hand while the sea is not played
 * @param continued besieged fortresses whose siege began in an earlier turn (EU-SIEGE-CHECK-2)
 * @param revolts by province; a province without revolts and rebellions is left out
 * @param ice of the Sund; missing in older stored boards, which means none
 * @param raids by province, the corsairs that raid it; missing in older stored boards, which means none
 * @param gold by province, ducats that wait there for ships; missing in older stored boards, which means none
 * @param floods of Holland (EU-MOVE-5); missing in older stored boards, which means that there are never any
 */
public record ProvinceMarks(PSortedMap<SpaceId, Integer> pillages, List<SpaceId> supplied, List<SpaceId> blockaded, List<SpaceId> continued,
        PSortedMap<SpaceId, Revolt> revolts, SundIce ice, PSortedMap<SpaceId, Raid> raids, PSortedMap<SpaceId, Integer> gold,
        DutchFloods floods) {

    public static final ProvinceMarks NONE = new ProvinceMarks(TreePMap.empty(), List.of(), List.of(), List.of(), TreePMap.empty(), SundIce.NONE,
            TreePMap.empty(), TreePMap.empty(), DutchFloods.NEVER);

    /** Two pillages+; no more can be placed (EU-ATTR-PILLAGE). */
    public static final int MOST_PILLAGED = 4;

    public ProvinceMarks {
        supplied = inOrder(supplied);
        blockaded = inOrder(blockaded);
        continued = inOrder(continued);
        revolts = revolts == null ? TreePMap.empty() : revolts;
        ice = ice == null ? SundIce.NONE : ice;
        raids = raids == null ? TreePMap.empty() : raids;
        gold = gold == null ? TreePMap.empty() : gold;
        floods = floods == null ? DutchFloods.NEVER : floods;
    }

    private static List<SpaceId> inOrder(List<SpaceId> provinces) {
        return provinces == null ? List.of() : provinces.stream().distinct().sorted().toList();
    }

    /** The level of pillage of a province, 0 to {@link #MOST_PILLAGED}. */
    public int pillageLevel(SpaceId province) {
        return pillages.getOrDefault(province, 0);
    }

    /** The pillages of a province, and its revolts and rebellions, which all count in attrition. Two pillages- are one pillage+. */
    public Unrest unrest(SpaceId province) {
        int pillaged = pillageLevel(province);
        var revolt = revolts.get(province);
        return revolt == null ? new Unrest(pillaged % 2, pillaged / 2) : new Unrest(pillaged % 2 + revolt.minus(), pillaged / 2 + revolt.plus());
    }

    /** Whether there are revolts or rebellions in a province. */
    public boolean isInRevolt(SpaceId province) {
        return revolts.containsKey(province);
    }

    /** Places the revolts of a province; level 0 removes them. */
    public ProvinceMarks withRevolt(SpaceId province, Revolt now) {
        return new ProvinceMarks(pillages, supplied, blockaded, continued, now.level() == 0 ? revolts.minus(province) : revolts.plus(province, now), ice, raids, gold, floods);
    }

    public ProvinceMarks withPillage(SpaceId province, int level) {
        return new ProvinceMarks(level == 0 ? pillages.minus(province) : pillages.plus(province, level), supplied, blockaded, continued, revolts, ice, raids, gold, floods);
    }

    /** Marks a besieged fortress that a fleet has supplied, or removes the mark. */
    public ProvinceMarks withSupplied(SpaceId province, boolean now) {
        return new ProvinceMarks(pillages, withMark(supplied, province, now), blockaded, continued, revolts, ice, raids, gold, floods);
    }

    /** Marks a port that a fleet blockades, or removes the mark. */
    public ProvinceMarks withBlockaded(SpaceId province, boolean now) {
        return new ProvinceMarks(pillages, supplied, withMark(blockaded, province, now), continued, revolts, ice, raids, gold, floods);
    }

    /** Marks a siege that began in an earlier turn, or removes the mark. */
    public ProvinceMarks withContinued(SpaceId province, boolean now) {
        return new ProvinceMarks(pillages, supplied, blockaded, withMark(continued, province, now), revolts, ice, raids, gold, floods);
    }

    /** Places the corsairs that raid a province; level 0 removes them. */
    public ProvinceMarks withRaid(SpaceId province, Raid now) {
        return new ProvinceMarks(pillages, supplied, blockaded, continued, revolts, ice, now.level() == 0 ? raids.minus(province) : raids.plus(province, now), gold, floods);
    }

    /** Sets the ducats that wait in a province; 0 removes them. */
    public ProvinceMarks withGold(SpaceId province, int ducats) {
        return new ProvinceMarks(pillages, supplied, blockaded, continued, revolts, ice, raids, ducats == 0 ? gold.minus(province) : gold.plus(province, ducats), floods);
    }

    /** Whether Holland has flooded a province. */
    public boolean isFlooded(SpaceId province) {
        return floods.provinces().contains(province);
    }

    /** Sets the floods of Holland. */
    public ProvinceMarks withFloods(DutchFloods now) {
        return new ProvinceMarks(pillages, supplied, blockaded, continued, revolts, ice, raids, gold, now);
    }

    /** Marks a province that Holland has flooded, or removes the mark. Its pillage+ is a mark of its own. */
    public ProvinceMarks withFlood(SpaceId province, boolean now) {
        return new ProvinceMarks(pillages, supplied, blockaded, continued, revolts, ice, raids, gold, floods.withFlood(province, now));
    }

    public ProvinceMarks withIce(SundIce now) {
        return new ProvinceMarks(pillages, supplied, blockaded, continued, revolts, now, raids, gold, floods);
    }

    private static List<SpaceId> withMark(List<SpaceId> before, SpaceId province, boolean now) {
        if (before.contains(province) == now) {
            return before;
        }
        var all = new ArrayList<>(before);
        all.remove(province);
        if (now) {
            all.add(province);
        }
        return all;
    }
}
