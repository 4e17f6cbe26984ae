package tercio.adapters.eu.adjudication;

import tercio.adapters.adjudication.AllowedWords;
import tercio.adapters.adjudication.RequestFields;
import tercio.domain.eu.battle.BattleSide;
import tercio.domain.eu.battle.BattleState;
import tercio.domain.eu.concept.Period;
import tercio.domain.eu.concept.Theatre;
import tercio.domain.eu.forces.LandTechnology;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.tables.EuTables;

/** Reads a side of a land battle or an assault. */
final class LandSides {

    private static final AllowedWords<LandTechnology> TECHNOLOGIES = AllowedWords.of(LandTechnology.class);

    /**
     * The choices of a side in the battle.
     *
     * @param retreatsAsWinner whether it retreats though it has won
     * @param overIce whether it can retreat over the frozen Sund alone
     */
    record Choices(boolean retreats, int room, boolean retreatsAsWinner, boolean overIce) {}

    private LandSides() {}

    /** A side with at least one unit. */
    static BattleSide manned(RequestFields fields, Period period, Theatre theatre, EuTables tables) {
        var country = LandForces.country(fields, tables);
        return side(fields, country, LandForces.units(fields, country, theatre), period, theatre, tables);
    }

    /** A side that may have no units, such as a fortress without troops. */
    static BattleSide perhapsEmpty(RequestFields fields, Period period, Theatre theatre, EuTables tables) {
        var country = LandForces.country(fields, tables);
        return side(fields, country, LandForces.unitsOrNone(fields, country, theatre), period, theatre, tables);
    }

    private static BattleSide side(RequestFields fields, String country, Units units, Period period, Theatre theatre, EuTables tables) {
        var leader = LandForces.leader(fields, country);
        LandForces.refuseOverstacked(fields, country, units, leader, theatre, tables);
        boolean reformM2 = fields.flag("reformM2");
        if (reformM2 && !country.equals("turkey")) {
            fields.fault("reformM2", "is a reform of the Turkish army");
        }
        return new BattleSide(country, units, LandForces.armyClass(fields, country, period, tables),
                fields.flag("veteran"), fields.word("technology", TECHNOLOGIES), fields.flag("tercio"), leader, reformM2,
                fields.flag("facingOttomans"));
    }

    static Choices choices(RequestFields side) {
        return new Choices(side.flag("retreatAfterFirstDay"),
                side.integer("retreatRoom", 0, BattleState.UNLIMITED_ROOM, BattleState.UNLIMITED_ROOM),
                side.flag("retreatAfterVictory"), side.flag("retreatOverIce"));
    }
}
