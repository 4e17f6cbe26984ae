package tercio.adapters.eu.adjudication;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tercio.adapters.adjudication.AllowedWords;
import tercio.adapters.adjudication.RequestFields;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.ArmyClasses;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.movement.StackingLimits;
import tercio.domain.sentence.Sentence;

/** Reads the common fields of requests about land forces: country, class, units, leader. */
final class LandForces {

    static final AllowedWords<Theatre> THEATRES = AllowedWords.of(Theatre.class, theatre -> theatre.name().toLowerCase(Locale.ROOT));

    private static final AllowedWords<ArmyClass> CLASSES = AllowedWords.of(ArmyClass.class);
    private static final AllowedWords<LeaderCategory> CATEGORIES = AllowedWords.of(
            Stream.of(LeaderCategory.values()).filter(category -> category != LeaderCategory.MISSIONARY).toList(), LeaderCategory::word);
    private static final String UNITS = "units";
    static final CountryId TURKEY = new CountryId("turkey");
    /** Limit of units, far above any stack of the game; it keeps sums small. */
    private static final int MOST_UNITS = 999;
    private static final int MOST_PASHAS = 2;
    private static final int LD_OF_A_PASHA = 3;
    /** Leaders with values printed in white, whom a 6 does not expose. */
    private static final Set<String> WHITE_VALUES = Set.of("marlborough", "friedrich ii");

    private LandForces() {}

    static CountryId country(RequestFields side, EuTables tables) {
        var country = side.text("country").map(CountryId::new);
        if (country.isEmpty()) {
            side.need("country");
        } else if (tables.armyClasses().standing(country.get()).isEmpty()) {
            side.fault("country", Sentence.of("eu.request.no-country"));
        }
        return country.orElse(CountryId.NONE);
    }

    /** The class in the request, else that of the country. */
    static ArmyClass armyClass(RequestFields side, CountryId country, Period period, EuTables tables) {
        var given = optionalArmyClass(side);
        if (given.isPresent()) {
            return given.get();
        }
        var printed = tables.armyClasses().of(country, period);
        if (printed.isEmpty() && tables.armyClasses().standing(country).isPresent()) {
            side.need("armyClass");
        }
        return printed.orElse(ArmyClass.III);
    }

    /** The class in the request; empty if it is left out. */
    static Optional<ArmyClass> optionalArmyClass(RequestFields side) {
        return side.optionalWord("armyClass", CLASSES);
    }

    /** Reads the units, at least one. Refuses units that no stack of the country may hold. */
    static Units units(RequestFields side, CountryId country, Theatre theatre) {
        var units = read(side.object(UNITS), country, theatre);
        if (side.has(UNITS) && units.isEmpty() && units.pashas() == 0) {
            side.fault(UNITS, Sentence.of("eu.request.no-unit"));
        }
        return units;
    }

    /** Reads the units; none if they are left out. */
    static Units unitsOrNone(RequestFields side, CountryId country, Theatre theatre) {
        return side.optionalObject(UNITS).map(fields -> read(fields, country, theatre)).orElse(Units.NONE);
    }

    /** Reads counts of units. */
    static Units read(RequestFields fields, CountryId country, Theatre theatre) {
        var units = new Units(count(fields, "armyPlus"), count(fields, "armyMinus"), count(fields, "ld"),
                count(fields, "lde"), fields.integer("pashas", 0, MOST_PASHAS, 0), pashaLd(fields), fields.flag("timar"));
        if (units.lde() > 0 && theatre == Theatre.EUROPE) {
            fields.fault("lde", Sentence.of("eu.request.lde-in-europe"));
        }
        if (units.pashas() > 0 && !country.equals(TURKEY)) {
            fields.fault("pashas", Sentence.of("eu.request.turkish"));
        }
        if (units.timar() && !country.equals(TURKEY)) {
            fields.fault("timar", Sentence.of("eu.request.turkish"));
        }
        return country.equals(ArmyClasses.NATIVES) ? units.mergedAsNatives() : units;
    }

    private static int count(RequestFields units, String what) {
        return units.integer(what, 0, MOST_UNITS, 0);
    }

    private static int pashaLd(RequestFields units) {
        int pashas = units.integer("pashas", 0, MOST_PASHAS, 0);
        return pashas == 0 ? units.integer("pashaLd", 0, 0, 0) : units.integer("pashaLd", pashas, pashas * LD_OF_A_PASHA);
    }

    /**
     * Refuses more LD beside Pashas than the stacking limit allows. Countries of the rest of the world and a conquistador with
     * converted natives may have more, but not in Europe.
     */
    static void refuseOverstacked(RequestFields side, CountryId country, Units units, Optional<Leader> leader, Theatre theatre,
            EuTables tables) {
        boolean converted = leader.filter(who -> who.category() == LeaderCategory.CONQUISTADOR).isPresent();
        boolean free = theatre == Theatre.ROTW && (converted || tables.armyClasses().isOfRestOfTheWorld(country));
        int limit = StackingLimits.from(tables).ld();
        if (units.ldOutsidePashas() > limit && !free) {
            side.fault(UNITS, Sentence.of("eu.request.overstacked").with("most", limit));
        }
    }

    /** Reads the commander; empty if a replacement is drawn. */
    static Optional<Leader> leader(RequestFields side, CountryId country) {
        return side.objectOrNull("leader").map(fields -> {
            var name = fields.text("name").orElse("");
            return new Leader(new LeaderId(name), name, country, fields.word("category", CATEGORIES, LeaderCategory.GENERAL), 'Z',
                    value(fields, "maneuver"), value(fields, "fire"), value(fields, "shock"), 0, fields.flag("monarch"),
                    fields.flag("anonymous"), false, WHITE_VALUES.contains(name.toLowerCase(Locale.ROOT)));
        });
    }

    private static int value(RequestFields leader, String which) {
        return leader.integer(which, 0, EuropaEndpoint.BEST_VALUE);
    }
}
