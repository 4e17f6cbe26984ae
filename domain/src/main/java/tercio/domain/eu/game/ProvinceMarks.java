package tercio.domain.eu.game;

import java.util.ArrayList;
import java.util.List;
import org.pcollections.PSortedMap;
import org.pcollections.TreePMap;
import tercio.domain.eu.attrition.AttritionCauses.Unrest;

/**
 * Markers on provinces that are not those of sieges.
 *
 * @param pillages by province: 1 is a pillage-, 2 a pillage+, 3 one of each, 4 two pillages+; a province without pillage is left out
 * @param supplied besieged fortresses that a fleet has supplied, until the next supply segment of the troops inside (AMB-8)
 */
public record ProvinceMarks(PSortedMap<String, Integer> pillages, List<String> supplied) {

    public static final ProvinceMarks NONE = new ProvinceMarks(TreePMap.empty(), List.of());

    /** Two pillages+; no more can be placed (EU-ATTR-PILLAGE). */
    public static final int MOST_PILLAGED = 4;

    public ProvinceMarks {
        supplied = supplied.stream().distinct().sorted().toList();
    }

    /** The level of pillage of a province, 0 to {@link #MOST_PILLAGED}. */
    public int pillage(String province) {
        return pillages.getOrDefault(province, 0);
    }

    /** The pillage markers of a province. Two pillages- are one pillage+. */
    public Unrest unrest(String province) {
        return new Unrest(pillage(province) % 2, pillage(province) / 2);
    }

    public ProvinceMarks pillaged(String province, int level) {
        return new ProvinceMarks(level == 0 ? pillages.minus(province) : pillages.plus(province, level), supplied);
    }

    /** Marks a besieged fortress that a fleet has supplied, or removes the mark. */
    public ProvinceMarks supplied(String province, boolean now) {
        var all = new ArrayList<>(supplied);
        all.remove(province);
        if (now) {
            all.add(province);
        }
        return new ProvinceMarks(pillages, all);
    }
}
