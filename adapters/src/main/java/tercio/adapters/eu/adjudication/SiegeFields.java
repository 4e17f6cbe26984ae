package tercio.adapters.eu.adjudication;

import java.util.OptionalInt;
import tercio.adapters.adjudication.RequestFields;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.movement.StackingLimits;
import tercio.domain.eu.land.siege.Undermining;
import tercio.domain.sentence.Sentence;

/** Common fields of requests about a fortress. */
final class SiegeFields {

    static final String BESIEGER = "besieger";
    static final String BESIEGED = "besieged";

    private static final String LEVEL = "fortressLevel";
    private static final String UNITS = "units";
    private static final int HIGHEST_LEVEL = 5;
    private static final int MOST_ARTILLERY = 99;

    private SiegeFields() {}

    /** Reads the level. Level 0 is a fort, which stands only in the rest of the world. */
    static int level(RequestFields request, Theatre theatre) {
        int level = request.integer(LEVEL, 0, HIGHEST_LEVEL);
        if (level == 0 && theatre == Theatre.EUROPE && request.has(LEVEL)) {
            request.fault(LEVEL, Sentence.of("eu.request.fort-in-europe"));
        }
        return level;
    }

    /** Reads the artillery value; empty if it is not given. */
    static OptionalInt artillery(RequestFields request) {
        return request.optionalInteger("artilleryValue", 0, MOST_ARTILLERY);
    }

    /** Refuses a besieger that is too small to undermine. */
    static void refuseTooSmall(RequestFields besieger, Units units, int level, LossUnit unit) {
        if (unit.of(units) < Undermining.leastBesieger(level, unit)) {
            besieger.fault(UNITS, Sentence.of("eu.request.besieger-small"));
        }
    }

    /** Refuses more troops inside than the fortress holds. */
    static void refuseTooMany(RequestFields besieged, Units units, int level, EuTables tables) {
        if (tables.unit().of(units) > StackingLimits.from(tables).insideFortress(level) * tables.unit().ofOneLd()) {
            besieged.fault(UNITS, Sentence.of("eu.request.besieged-many"));
        }
    }
}
