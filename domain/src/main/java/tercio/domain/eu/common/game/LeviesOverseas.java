package tercio.domain.eu.common.game;

import java.util.Map;
import java.util.TreeMap;
import tercio.domain.map.SpaceId;

/**
 * The facts on which levies of a country in the rest of the world depend (EU-LEVY-EXCEPTION, EU-RECR-AREA).
 *
 * @param majorDefeat whether it has suffered a major defeat there in this round, on land or at sea
 * @param underViceroy whether a viceroy was beaten there in this round
 * @param recruited by province there, LD recruited in it this turn; an exploration detachment counts as one
 */
public record LeviesOverseas(boolean majorDefeat, boolean underViceroy, Map<SpaceId, Integer> recruited) {

    public static final LeviesOverseas NONE = new LeviesOverseas(false, false, Map.of());

    public LeviesOverseas {
        recruited = recruited == null ? Map.of() : Map.copyOf(recruited);
    }

    LeviesOverseas withDefeat(boolean major, boolean viceroy) {
        return new LeviesOverseas(majorDefeat || major, underViceroy || viceroy, recruited);
    }

    LeviesOverseas atNewRound() {
        return new LeviesOverseas(false, false, recruited);
    }

    LeviesOverseas withRecruits(SpaceId province, int ld) {
        var more = new TreeMap<>(recruited);
        more.merge(province, ld, Integer::sum);
        return new LeviesOverseas(majorDefeat, underViceroy, more);
    }

    /** LD recruited in a province this turn. */
    public int recruitedIn(SpaceId province) {
        return recruited.getOrDefault(province, 0);
    }
}
