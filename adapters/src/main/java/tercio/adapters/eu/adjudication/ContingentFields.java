package tercio.adapters.eu.adjudication;

import java.util.List;
import java.util.Locale;
import tercio.adapters.adjudication.AllowedWords;
import tercio.adapters.adjudication.RequestFields;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.CounterNames;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Timar;
import tercio.domain.eu.common.forces.TurkishTroops;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.battle.Contingent;
import tercio.domain.eu.land.battle.MixedForces;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * Reads {@code contingents}: the troops of each country in a side of several countries, and each kind of Turkish troops
 * (EU-TECH-1, EU-SIZE-1, EU-ARTY-2, EU-TUR-1). A side of one country has none.
 */
final class ContingentFields {

    static final String CONTINGENTS = "contingents";

    private static final String TROOPS = "troops";
    /** Limit of the contingents, far above the countries of any alliance. */
    private static final int MOST = 20;
    private static final AllowedWords<TurkishTroops> KINDS = AllowedWords.of(TurkishTroops.class, troops -> troops.name().toLowerCase(Locale.ROOT));

    private ContingentFields() {}

    /** Reads the contingents of a side in the order of the request; empty where there are none. */
    static List<Contingent> read(RequestFields side, Period period, Theatre theatre, EuTables tables) {
        var contingents = side.objectList(CONTINGENTS, MOST).stream().map(fields -> contingent(fields, period, theatre, tables)).toList();
        if (contingents.size() == 1 && contingents.getFirst().troops() == null) {
            side.fault(CONTINGENTS, Sentence.of("eu.request.contingents-of-several"));
        }
        return contingents;
    }

    private static Contingent contingent(RequestFields fields, Period period, Theatre theatre, EuTables tables) {
        var country = LandForces.country(fields, tables);
        var units = LandForces.read(fields, country, theatre);
        var troops = fields.optionalWord(TROOPS, KINDS).orElse(null);
        boolean reformed = fields.flag("reformM2");
        if (units.isEmpty()) {
            fields.fault("ld", Sentence.of("eu.request.contingent-empty"));
        }
        if (!country.equals(LandForces.TURKEY)) {
            if (troops != null) {
                fields.fault(TROOPS, Sentence.of("eu.request.turkish-troops"));
            }
            if (reformed) {
                fields.fault("reformM2", Sentence.of("eu.request.turkish-reform"));
            }
        }
        return new Contingent(country, troops == TurkishTroops.TIMAR ? timar(units) : units, LandForces.armyClass(fields, country, period, tables),
                fields.word("technology", LandSides.TECHNOLOGIES), fields.flag("tercio"), reformed, troops);
    }

    /** The units of Timar alone. Where two Pashas have 4 LD together, each counts as 2. */
    private static Units timar(Units units) {
        int each = units.pashas() == 0 ? 0 : units.pashaLd() / units.pashas();
        var pashas = switch (units.pashas()) {
            case 0 -> Timar.NONE;
            case 1 -> Timar.pashas(units.pashaLd());
            default -> Timar.pashas(each, units.pashaLd() - each);
        };
        return Units.with(0, 0, 0, Timar.of(units.armyPlus(), units.armyMinus(), units.ld()).plus(pashas));
    }

    /** Refuses contingents that do not add up to the units and the technology of their side. */
    static void refuseOtherUnits(RequestFields side, List<Contingent> contingents, Units units, LandTechnology technology) {
        if (contingents.isEmpty()) {
            return;
        }
        var together = totalUnits(contingents);
        if (side.has("units") && !areSameUnits(units, together)) {
            side.fault("units", Sentence.of("eu.request.contingents-units").with("units", CounterNames.counters(together)));
        }
        var most = MixedForces.technology(contingents);
        if (side.has("technology") && technology != most) {
            side.fault("technology", Sentence.of("eu.request.contingents-technology").with("technology", new Text(most.toString())));
        }
    }

    /** The units of all contingents. */
    static Units totalUnits(List<Contingent> contingents) {
        return contingents.stream().map(Contingent::units).reduce(Units.NONE, Units::plus);
    }

    private static boolean areSameUnits(Units one, Units other) {
        return one.armyPlus() == other.armyPlus() && one.armyMinus() == other.armyMinus() && one.thirds() == other.thirds()
                && one.pashas() == other.pashas() && one.pashaLd() == other.pashaLd();
    }
}
