package tercio.domain.eia.combat;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eia.common.tables.CombatConstants;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifier;

/** The modifiers of the combat die, whose sum is at most +1 (EIA-7.5.2.9.1). */
public final class DieModifiers {

    /**
     * The cavalry of both sides that is present, undoubled (EIA-12.3.3.1).
     *
     * @param own the cavalry of the side
     * @param all all its factors that are present
     */
    public record CavalryCount(int own, int all, int enemy, int allEnemies) {

        /** Whether the side's cavalry is superior; never between two armies of cavalry alone. */
        public boolean superior(CombatConstants constants) {
            return own > 0 && own >= constants.superiority() * enemy && (own < all || enemy < allEnemies);
        }
    }

    private DieModifiers() {}

    /**
     * The modifiers of a side.
     *
     * @param attacker the tactical rating of the attacker, or the lower one that he declared
     * @param chart whether the commander chart is read; a note of the operational chart may forbid it
     * @param superior whether its cavalry is superior and the option is played
     * @param note the bonus of a note of the operational chart, 0 where there is none
     */
    public static AppliedModifiers of(EiaTables tables, CombatSide side, int attacker, int defender, boolean chart, boolean superior, int note) {
        var list = new ArrayList<Modifier>();
        int leader = chart ? tables.commanders().modifier(side, attacker, defender) : 0;
        add(list, leader, "tactical ratings " + attacker + " against " + defender, "EIA-7.5.2.9.1");
        add(list, superior ? tables.constants().superiorityModifier() : 0, "cavalry superiority", "EIA-12.3.3.1");
        add(list, note, "note of the operational chart", "EIA-OPC");
        int sum = list.stream().mapToInt(Modifier::value).sum();
        add(list, Math.min(0, tables.constants().greatestModifier() - sum), "at most +" + tables.constants().greatestModifier(), "EIA-7.5.2.9.1");
        return list.isEmpty() ? AppliedModifiers.NONE : new AppliedModifiers(list);
    }

    private static void add(List<Modifier> list, int value, String reason, String rule) {
        if (value != 0) {
            list.add(new Modifier(value, reason, Citation.of(rule)));
        }
    }
}
