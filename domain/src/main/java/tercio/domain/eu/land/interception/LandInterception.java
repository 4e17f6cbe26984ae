package tercio.domain.eu.land.interception;

import tercio.domain.dice.DieName;
import tercio.domain.eu.common.tables.Constants;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Modifiers;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.Success;

/** The attempt of a stationary stack to intercept a stack that enters a province (EU-INT-LAND). */
public final class LandInterception {

    /**
     * One attempt.
     *
     * @param maneuver of the interceptor's commander, 0 without one
     * @param movingManeuver of the moving stack's commander
     * @param technologyLead boxes on the land track by which the interceptor's country is ahead, negative if behind
     * @param friendlyForceOrCity in the target province: a friendly force other than the interceptor, or a friendly city
     * (even if besieged)
     * @param fromSwampOrFlood whether the interceptor's province is swamp or flooded
     * @param unbesiegedEnemy in the target province: an enemy outside fortresses other than the moving stack
     */
    public record Attempt(
            int maneuver,
            int movingManeuver,
            int technologyLead,
            boolean friendlyForceOrCity,
            boolean sameProvince,
            boolean intoSwamp,
            boolean fromSwampOrFlood,
            boolean badWeather,
            boolean acrossRiverOrPass,
            boolean unbesiegedEnemy,
            boolean besieging) {}

    private LandInterception() {}

    /** The attempt as a procedure with one die, {@code interception}. */
    public static SingleRoll<Attempt, Success> roll(EuTables tables) {
        var constants = tables.constants();
        var modifiers = modifiers(constants);
        return SingleRoll.of("interception", modifiers.rule(), DieName.d10("interception"), modifiers::on,
                (attempt, die, modified) -> resultOf(die, modified, constants));
    }

    /** The result of an attempt. A natural 10 always succeeds, on land as at sea. */
    public static Success resultOf(int die, int modified, Constants constants) {
        return Success.when(die == constants.value("natural_success") || modified >= constants.value("interception_success"));
    }

    private static Modifiers<Attempt> modifiers(Constants constants) {
        return Modifiers.<Attempt>of("EU-INT-LAND")
                .add(1, "manoeuvre differential", attempt -> attempt.maneuver() - attempt.movingManeuver())
                .add(2, "technology at least 6 levels ahead", attempt -> isFarAhead(attempt.technologyLead(), constants), +1)
                .add(3, "friendly force or city in the province", Attempt::friendlyForceOrCity, +1)
                .add(4, "intercepting in the same province", Attempt::sameProvince, +1)
                .add(5, "into swamp", Attempt::intoSwamp, -1)
                .add(6, "out of a swamp or a flooded province", Attempt::fromSwampOrFlood, -1)
                .add(7, "bad weather", Attempt::badWeather, -2)
                .add(8, "across a river or a mountain pass", Attempt::acrossRiverOrPass, -2)
                .add(9, "another unbesieged enemy in the province", Attempt::unbesiegedEnemy, -2)
                .add(10, "the interceptor is besieging", Attempt::besieging, -1);
    }

    static boolean isFarAhead(int technologyLead, Constants constants) {
        return technologyLead >= constants.value("interception_technology_lead");
    }
}
