package tercio.domain.eia.combat;

import java.util.ArrayList;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.Readings;

/**
 * A tactical rating that falls with the number of corps (EIA-10.6.1.2.1).
 *
 * @param printed the rating of the commander, or the intrinsic one
 * @param lowered the modifiers that take points from it, down to 0
 */
public record TacticalRating(int printed, AppliedModifiers lowered) {

    /** The rating that the commander chart is read with. */
    public int value() {
        return printed + lowered.total();
    }

    /**
     * The rating of a force.
     *
     * @param corps the corps that count
     */
    public static TacticalRating of(CombatForce force, int corps, Readings readings) {
        var commander = force.commander();
        if (commander.isPresent() && commander.get().tacticalMax().isEmpty()) {
            return new TacticalRating(commander.get().tactical(), AppliedModifiers.NONE);
        }
        int printed = commander.map(CombatCommander::tactical).orElse(force.intrinsic().tactical());
        int maximum = commander.map(leader -> leader.tacticalMax().getAsInt()).orElse(force.intrinsic().tacticalMax());
        return of(printed, maximum, corps, readings);
    }

    /** A printed rating with its maximum for a number of corps. */
    public static TacticalRating of(int printed, int maximum, int corps, Readings readings) {
        var lowered = new ArrayList<Modifier>();
        if (corps > maximum) {
            lowered.add(new Modifier(-1, corps + " corps, more than " + maximum, Citation.of("EIA-10.6.1.2.1")));
        }
        if (corps > 2 * maximum) {
            lowered.add(new Modifier(-1, corps + " corps, more than twice " + maximum, Citation.of("EIA-10.6.1.2.1")));
        }
        int further = maximum == 0 ? 0 : (corps - 1) / maximum - 2;
        if (further > 0 && readings.is(CombatReadings.TACTICAL_MULTIPLES, "on")) {
            lowered.add(new Modifier(-further, "further multiples of " + maximum, Citation.of("EIA-12.3.7.2")));
        }
        var sum = new AppliedModifiers(lowered);
        if (printed + sum.total() < 0) {
            sum = sum.plus(new Modifier(-(printed + sum.total()), "a rating is never below 0", Citation.of("EIA-10.6.1.2.1")));
        }
        return new TacticalRating(printed, sum);
    }
}
