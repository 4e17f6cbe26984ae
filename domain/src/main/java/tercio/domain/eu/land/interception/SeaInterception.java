package tercio.domain.eu.land.interception;

import tercio.domain.dice.DieName;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.tables.Constants;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Modifiers;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.Success;

/** The attempt of a stationary naval stack to intercept a stack that enters a sea zone (EU-INT-SEA). */
public final class SeaInterception {

    /** The position of the interceptor. */
    public enum Station {
        SEA("sea"), PORT("port"), ARSENAL("arsenal");

        private final String word;

        Station(String word) {
            this.word = word;
        }

        @Override
        public String toString() {
            return word;
        }
    }

    /** The announced landing of the moving stack, relative to the interceptor. */
    public enum Landing {
        NONE("none"),
        /** An interception in the interceptor's sea zone. */
        SAME_SEA_ZONE("same-sea-zone"),
        /** An interception in the province of the interceptor's port or arsenal. */
        STATIONED_PROVINCE("stationed-province"),
        /** An interception in a sea zone next to the interceptor's arsenal. */
        ARSENAL_ADJACENT_SEA("arsenal-adjacent-sea");

        private final String word;

        Landing(String word) {
            this.word = word;
        }

        @Override
        public String toString() {
            return word;
        }
    }

    /**
     * One attempt.
     *
     * @param maneuver of the interceptor's commander, 0 without one
     * @param technologyLead boxes on the naval track by which the interceptor's country is ahead, negative if behind
     */
    public record Attempt(
            int maneuver,
            int movingManeuver,
            int technologyLead,
            NavalTechnology technology,
            Station station,
            boolean blockading,
            boolean sameSeaZone,
            Landing landing,
            boolean badWeather) {}

    /** Only the greatest of these modifiers counts: a landing replaces even the malus of a port. */
    private static final Modifiers<Attempt> GREATEST = Modifiers.<Attempt>of("EU-INT-SEA")
            .add(5, "at sea with three-deckers or better",
                    attempt -> attempt.station() == Station.SEA && !attempt.technology().isOlderThan(NavalTechnology.THREE_DECKER), +1)
            .add(6, "intercepting in the same sea zone", Attempt::sameSeaZone, +1)
            .add(7, "a landing close to the interceptor", attempt -> attempt.landing() != Landing.NONE, +2)
            .add(8, "the interceptor is in a port", attempt -> attempt.station() == Station.PORT, -3);

    private SeaInterception() {}

    /** The attempt as a procedure with one die, {@code interception}. */
    public static SingleRoll<Attempt, Success> roll(EuTables tables) {
        var constants = tables.constants();
        var cumulative = cumulative(constants);
        return SingleRoll.of("interception", cumulative.rule(), DieName.d10("interception"),
                attempt -> modifiers(attempt, cumulative),
                (attempt, die, modified) -> LandInterception.resultOf(die, modified, constants));
    }

    /** The modifiers of an attempt, for a procedure of which it is a part. */
    public static AppliedModifiers modifiers(Attempt attempt, EuTables tables) {
        return modifiers(attempt, cumulative(tables.constants()));
    }

    private static AppliedModifiers modifiers(Attempt attempt, Modifiers<Attempt> cumulative) {
        return cumulative.on(attempt).plus(GREATEST.greatestOn(attempt));
    }

    private static Modifiers<Attempt> cumulative(Constants constants) {
        return Modifiers.<Attempt>of("EU-INT-SEA")
                .add(1, "manoeuvre differential", attempt -> attempt.maneuver() - attempt.movingManeuver())
                .add(2, "technology at least 6 levels ahead",
                        attempt -> LandInterception.isFarAhead(attempt.technologyLead(), constants), +1)
                .add(3, "bad weather", Attempt::badWeather, -2)
                .add(4, "the interceptor is blockading", Attempt::blockading, -1);
    }
}
