package tercio.adapters.eu.adjudication;

import java.util.List;
import tercio.adapters.adjudication.AllowedWords;
import tercio.adapters.adjudication.RequestFields;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.battle.BattleSide;
import tercio.domain.eu.land.battle.Contingent;
import tercio.domain.sentence.Sentence;

/** Reads a side of a land battle or an assault. */
final class LandSides {

    static final AllowedWords<LandTechnology> TECHNOLOGIES = AllowedWords.of(LandTechnology.class);

    /**
     * The choices of a side in the battle.
     *
     * @param retreatsAsWinner whether it retreats though it has won
     * @param overIce whether it can retreat over the frozen Sund alone
     */
    record Choices(boolean retreats, int room, boolean retreatsAsWinner, boolean overIce) {}

    private LandSides() {}

    /** Reads a side of one country with at least one unit. */
    static BattleSide readManned(RequestFields fields, Period period, Theatre theatre, EuTables tables) {
        var country = LandForces.country(fields, tables);
        return side(fields, country, LandForces.units(fields, country, theatre), List.of(), period, theatre, tables);
    }

    /** Reads a side of one country that may have no units, such as a fortress without troops. */
    static BattleSide readOrEmpty(RequestFields fields, Period period, Theatre theatre, EuTables tables) {
        var country = LandForces.country(fields, tables);
        return side(fields, country, LandForces.unitsOrNone(fields, country, theatre), List.of(), period, theatre, tables);
    }

    /** Reads a side with at least one unit, perhaps of several countries. */
    static BattleSide readAllied(RequestFields fields, Period period, Theatre theatre, EuTables tables) {
        return ofAllies(fields, period, theatre, tables, LandForces::units);
    }

    /** Reads a side that may have no units, perhaps of several countries. */
    static BattleSide readAlliedOrEmpty(RequestFields fields, Period period, Theatre theatre, EuTables tables) {
        return ofAllies(fields, period, theatre, tables, LandForces::unitsOrNone);
    }

    private interface UnitsOfSide {
        Units read(RequestFields fields, CountryId country, Theatre theatre);
    }

    /**
     * Reads a side of several countries. Turkish units are allowed also under the leader of another country, because the counts
     * do not depend on their owner.
     */
    private static BattleSide ofAllies(RequestFields fields, Period period, Theatre theatre, EuTables tables, UnitsOfSide units) {
        var country = LandForces.country(fields, tables);
        var contingents = ContingentFields.read(fields, period, theatre, tables);
        boolean turks = contingents.stream().anyMatch(contingent -> contingent.country().equals(LandForces.TURKEY));
        return side(fields, country, units.read(fields, turks ? LandForces.TURKEY : country, theatre), contingents, period, theatre, tables);
    }

    private static BattleSide side(RequestFields fields, CountryId country, Units units, List<Contingent> contingents, Period period, Theatre theatre,
            EuTables tables) {
        var leader = LandForces.leader(fields, country);
        LandForces.refuseOverstacked(fields, country, units, leader, theatre, tables);
        boolean reformM2 = fields.flag("reformM2");
        if (reformM2 && !country.equals(new CountryId("turkey"))) {
            fields.fault("reformM2", Sentence.of("eu.request.turkish-reform"));
        }
        var technology = fields.word("technology", TECHNOLOGIES);
        ContingentFields.refuseOtherUnits(fields, contingents, units, technology);
        return new BattleSide(country, contingents.isEmpty() ? units : ContingentFields.totalUnits(contingents),
                LandForces.armyClass(fields, country, period, tables), fields.flag("veteran"), technology, fields.flag("tercio"), leader, reformM2,
                fields.flag("facingOttomans"), contingents);
    }

    static Choices readChoices(RequestFields side) {
        return new Choices(side.flag("retreatAfterFirstDay"),
                side.integer("retreatRoom", 0, BattleState.UNLIMITED_ROOM, BattleState.UNLIMITED_ROOM),
                side.flag("retreatAfterVictory"), side.flag("retreatOverIce"));
    }
}
