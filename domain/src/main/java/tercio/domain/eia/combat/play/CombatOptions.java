package tercio.domain.eia.combat.play;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Reading;

/** Choices before the game as readings: the method for morale levels and the options of chapter 12. */
public final class CombatOptions {

    private static final String NORMAL = "normal";

    public static final Reading MORALE_METHOD = new Reading("EIA-MORALE-METHOD", Citation.of("EIA-7.5.2.6.1"), List.of("one", "two"), "one",
            "players decide before the game which method they use; the rulebook's example uses the first");

    public static final Reading CAVALRY_SUPERIORITY = Reading.between("EIA-CAVALRY-SUPERIORITY", "EIA-12.3.3.1",
            "an option: twice the enemy's cavalry adds 1 to the die", Reading.OFF, Reading.ON);

    public static final Reading GUARD_COMMITMENT = Reading.between("EIA-GUARD-COMMITMENT", "EIA-12.3.4",
            "an option: guards raise the morale level of the combat table", Reading.OFF, Reading.ON);

    public static final Reading ARTILLERY = Reading.between("EIA-ARTILLERY", "EIA-12.3.5",
            "an option: artillery bombards before the round", Reading.OFF, Reading.ON);

    /** The powers whose standing the national morale chart knows in a second variant, with its name (option of the dominant powers). */
    private static final Map<Power, String> VARIANTS = variants();

    /** A reading for each of these powers: whether that variant of the chart holds, as the table agrees before the game. */
    public static final List<Reading> DOMINANCE = VARIANTS.entrySet().stream().map(entry -> Reading.between(dominance(entry.getKey()),
            "EIA-7.5.2.6.1", "the national morale chart has values of their own for powers that are dominant, or are so no longer",
            NORMAL, entry.getValue().replace('_', '-'))).toList();

    private CombatOptions() {}

    private static Map<Power, String> variants() {
        var all = new EnumMap<Power, String>(Power.class);
        for (var power : Power.values()) {
            all.put(power, power == Power.GREAT_BRITAIN || power == Power.FRANCE ? "not_dominant" : "dominant");
        }
        return all;
    }

    private static String dominance(Power power) {
        return "EIA-DOMINANCE-" + power.word().toUpperCase(Locale.ROOT);
    }

    /** The variant of the national morale chart that holds for a nation. */
    public static String moraleVariant(EiaState state, NationId nation) {
        return Power.of(nation).filter(power -> DOMINANCE.stream().filter(reading -> reading.id().equals(dominance(power)))
                .anyMatch(reading -> !state.readings().is(reading, NORMAL))).map(VARIANTS::get).orElse(NORMAL);
    }

    static int moraleMethod(EiaState state) {
        return state.readings().is(MORALE_METHOD, "one") ? 1 : 2;
    }

    static boolean isOn(EiaState state, Reading option) {
        return state.readings().is(option, Reading.ON);
    }

    /** The morale levels that guards of a power may add: none for Great Britain and Spain, 1 for Austria and Prussia (EIA-12.3.4). */
    static int mostGuardLevels(Power power) {
        return switch (power) {
            case GREAT_BRITAIN, SPAIN -> 0;
            case AUSTRIA, PRUSSIA -> 1;
            default -> 2;
        };
    }
}
