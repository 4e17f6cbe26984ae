package tercio.domain.eu.land.battle;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eu.common.battle.BattleSheetParts;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.FightSheet.Line;
import tercio.domain.ruling.FightSheet.Part;
import tercio.domain.ruling.FightSheet.Unit;

/** The lines that the sheets of land battles and assaults have in common. Losses and sizes are in the unit of the edition. */
public final class LandSheetParts {

    private final EuTables tables;

    public LandSheetParts(EuTables tables) {
        this.tables = tables;
    }

    /** A size or a loss in LD. */
    public Part ld(String key, int number) {
        return Part.figure(key, format(number), Unit.LD);
    }

    /** A term in LD, negative for what comes off. */
    public Part term(String key, int number) {
        return Part.term(key, format(number), Unit.LD);
    }

    /** A number of the unit in LD: {@code -2 1/3}. */
    public String format(int number) {
        return BattleSheetParts.format(number, tables.unit());
    }

    /** The forces of a side, country by country; the sum is its size. */
    public Line forces(String side, BattleSide of) {
        var parts = new ArrayList<Part>();
        for (var contingent : of.byCountry()) {
            parts.add(Part.figure("country", contingent.country(), Unit.WORD));
            parts.add(Part.figure("counters", contingent.units().isEmpty() ? "-" : contingent.units(), Unit.WORD));
            parts.add(term("contingent", tables.unit().of(contingent.units())));
        }
        return new Line("forces", side, Citation.of("EU-BATTLE-PARAMETERS"), parts, List.of(ld("size", tables.unit().of(of.units()))));
    }

    /** Morale as a sum: the printed base, +1 each for veterans and tercios (EU-BATTLE-MORALE). */
    public Line morale(String side, String rule, LandTechnology own, LandTechnology enemy, boolean veteran, boolean tercios) {
        var technologies = tables.landTechnologies();
        var parts = new ArrayList<Part>();
        parts.add(Part.figure("technology", own.code(), Unit.WORD));
        parts.add(Part.figure("enemy-technology", enemy.code(), Unit.WORD));
        parts.add(stars("base", technologies.line(own, enemy).baseMorale()));
        if (veteran) {
            parts.add(stars("veterans", technologies.veteranBonus(own)));
        }
        if (tercios) {
            parts.add(stars("tercios", technologies.terciosBonus(own)));
        }
        return new Line("morale", side, Citation.of(rule), parts, List.of(Part.figure("morale", technologies.morale(own, enemy, veteran, tercios), Unit.STARS)));
    }

    private static Part stars(String key, int number) {
        return Part.term(key, String.valueOf(number), Unit.STARS);
    }

    /** The artillery of a side. */
    public static int artillery(BattleSide side, Period period, EuTables tables) {
        return MixedForces.artillery(side.byCountry(), period, tables);
    }
}
