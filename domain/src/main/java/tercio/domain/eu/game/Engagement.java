package tercio.domain.eu.game;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tercio.domain.eu.battle.Crossing;
import tercio.domain.eu.battle.Fray;
import tercio.domain.eu.battle.LandBattle;
import tercio.domain.eu.battle.Side;

/**
 * A battle being fought.
 *
 * @param interception whether an interception brought it about
 * @param crossed what the phasing side crossed to enter
 * @param retreats where each side that has to retreat goes
 * @param battle its parameters once they are fixed, {@code null} while evasion is still possible
 * @param stage the stage of the battle that is next
 * @param fray how it stands, {@code null} before the first roll
 */
public record Engagement(
        String province,
        boolean interception,
        Crossing crossed,
        List<Engaged> phasing,
        List<Engaged> nonPhasing,
        Map<Side, Refuge> retreats,
        LandBattle battle,
        int stage,
        Fray fray) {

    public Engagement {
        phasing = List.copyOf(phasing);
        nonPhasing = List.copyOf(nonPhasing);
        retreats = Map.copyOf(retreats);
    }

    public List<Engaged> side(Side side) {
        return side == Side.PHASING ? phasing : nonPhasing;
    }

    public Engagement nonPhasing(List<Engaged> those) {
        return new Engagement(province, interception, crossed, phasing, those, retreats, battle, stage, fray);
    }

    public Engagement stands(LandBattle parameters, int next, Fray now) {
        return new Engagement(province, interception, crossed, phasing, nonPhasing, retreats, parameters, next, now);
    }

    public Engagement retreating(Side side, Refuge to) {
        var all = new HashMap<>(retreats);
        all.put(side, to);
        return new Engagement(province, interception, crossed, phasing, nonPhasing, all, battle, stage, fray);
    }
}
