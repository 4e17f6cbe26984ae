package tercio.domain.eu.edition;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import tercio.domain.eu.EuReadings;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.ruling.Reading;

/** The three editions of the Europa rules, with printed tables or with those of a user. */
public final class Editions {

    private static final class Printed {
        private static final Edition FAST = fast(OwnTables.NONE);
        private static final Edition RAPID = rapid(OwnTables.NONE);
    }

    private static final Edition PRINTED_MILITARY = new Edition(Edition.MILITARY, EuTables.PRINTED, EuReadings.ALL, Set.of());

    private static final Set<String> PRINTED_FOR_FAST =
            Set.of("assault_results", "attrition_remainders", "loss_by_size", "fortress_resistance");
    private static final Set<String> PRINTED_FOR_RAPID =
            Set.of("army_class_members", "assault_loss_modifiers", "fortress_resistance", "edition");
    /** Tables that the text of the rapid battle only names. */
    private static final Set<String> LOST = Set.of("combat_results", "land_technology", "loss_small_stacks", "loss_by_size", "retreat",
            "assault_results", "undermining");

    private Editions() {}

    /** The main edition by its printed tables. */
    public static Edition military() {
        return PRINTED_MILITARY;
    }

    /** The fast battle by its printed tables. */
    public static Edition fast() {
        return Printed.FAST;
    }

    /** The rapid battle by what is left of its tables and by stand-ins. */
    public static Edition rapid() {
        return Printed.RAPID;
    }

    /** The main edition; the user's tables are checked. */
    public static Edition military(OwnTables own) {
        var source = new EditionTables(Edition.MILITARY, LossUnit.THIRD, "", Set.of(), own);
        return new Edition(Edition.MILITARY, EuTables.read(source, Policies.MILITARY), EuReadings.ALL, Set.of());
    }

    /** The fast battle; the user's tables are checked. */
    public static Edition fast(OwnTables own) {
        var source = new EditionTables(Edition.FAST, LossUnit.THIRD, "fast", PRINTED_FOR_FAST, own);
        return new Edition(Edition.FAST, EuTables.read(source, Policies.FAST), withInherited(EditionReadings.FAST), Set.of());
    }

    /** The rapid battle; the user's tables are checked, and what he brings is no stand-in any more. */
    public static Edition rapid(OwnTables own) {
        var source = new EditionTables(Edition.RAPID, LossUnit.HALF, "rapid", PRINTED_FOR_RAPID, own);
        var tables = EuTables.read(source, Policies.RAPID);
        var lost = new TreeSet<>(LOST);
        lost.removeAll(source.replaced());
        var cited = new TreeSet<String>();
        lost.forEach(name -> cited.add(name.replace('_', '-')));
        return new Edition(Edition.RAPID, tables, withInherited(EditionReadings.RAPID), cited);
    }

    /** The places of the main edition that stay unclear where an older edition falls back on it. */
    private static List<Reading> withInherited(List<Reading> own) {
        var readings = new ArrayList<>(own);
        Stream.of(EuReadings.ASSAULT_CAP, EuReadings.ASSAULT_DAMAGE_BONUS, EuReadings.BATTLE_LEADER_CAP, EuReadings.BATTLE_DESTROYED,
                EuReadings.NAVAL_ATTRITION, EuReadings.ASSAULT_RENAISSANCE).forEach(readings::add);
        return readings;
    }
}
