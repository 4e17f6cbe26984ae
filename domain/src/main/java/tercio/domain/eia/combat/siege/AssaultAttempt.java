package tercio.domain.eia.combat.siege;

import java.util.ArrayList;
import tercio.domain.eia.combat.CombatReadings;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.Readings;

/** The die of an assault attempt (EIA-7.5.4.1.1). */
public final class AssaultAttempt {

    private AssaultAttempt() {}

    /**
     * The modifiers of the die.
     *
     * @param garrison the factors inside
     * @param told whether the reason of a modifier may tell their number
     */
    static AppliedModifiers modifiers(EiaTables tables, int fleches, int spires, int garrison, Readings readings, boolean told) {
        var list = new ArrayList<Modifier>();
        if (fleches > 0) {
            list.add(new Modifier(-fleches, "siege value of the city", Citation.of("EIA-7.5.4.1.1.1")));
        }
        int room = capacity(tables, spires) - garrison;
        boolean under = readings.is(CombatReadings.UNDERGARRISONED, "more-than-5-short") ? room > tables.constants().undergarrisoned()
                : room >= tables.constants().undergarrisoned();
        if (under) {
            var reason = told ? garrison + " factors where " + capacity(tables, spires) + " have room"
                    : "not garrisoned to within " + tables.constants().undergarrisoned() + " factors of the room for " + capacity(tables, spires);
            list.add(new Modifier(tables.constants().undergarrisonedModifier(), reason,
                    Citation.of("EIA-7.5.4.1.1.2")));
        }
        return new AppliedModifiers(list);
    }

    /** The garrison capacity of a city (EIA-7.3.3.4). */
    public static int capacity(EiaTables tables, int spires) {
        return tables.constants().capacity() * spires;
    }

    /** Whether the garrison loses the factor of a sortie; otherwise the besieger does (EIA-7.5.4.1.2.1). */
    public static boolean garrisonLoses(EiaTables tables, int die) {
        return die >= tables.constants().sortieFails();
    }
}
