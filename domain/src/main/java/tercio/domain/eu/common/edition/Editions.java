package tercio.domain.eu.common.edition;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.domain.eu.common.battle.BattleReadings;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.eu.common.policy.EditionReadings;
import tercio.domain.eu.common.policy.Policies;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.siege.SiegeReadings;
import tercio.domain.eu.supply.attrition.AttritionReadings;
import tercio.domain.ruling.Reading;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.OwnTables;

/** The three editions of the Europa rules, with printed tables or with those of a user. */
public final class Editions {

    private static final class PrintedFast {
        private static final EuTables TABLES = ChapterTables.read(fastSource(OwnTables.NONE), Policies.FAST);
    }

    private static final class PrintedRapid {
        private static final EuTables TABLES = ChapterTables.read(rapidSource(OwnTables.NONE), Policies.RAPID, EuTables.PRINTED);
    }

    private static final Set<String> PRINTED_FOR_FAST =
            Set.of("assault_results", "attrition_remainders", "loss_by_size", "fortress_resistance", "naval_supply", "naval_technology",
                    "naval_technology_codes", "stacking_limits");
    private static final Set<String> PRINTED_FOR_RAPID =
            Set.of("army_class_members", "assault_loss_modifiers", "fortress_resistance", "edition");
    /** Tables that the text of the rapid battle names but does not contain. */
    private static final Set<String> LOST = Set.of("combat_results", "land_technology", "loss_small_stacks", "loss_by_size", "retreat",
            "assault_results", "undermining");
    /** The table of which only the column for a breach is lost. */
    private static final String BREACH = "fortress_resistance";

    /** Battles at sea of the rapid battle, which has none of its own: the main edition's tables, or a user's for all editions. */
    private static final String RAPID_AT_SEA = "eu-rapid-battle at sea";

    private Editions() {}

    private static Edition military(EuTables tables) {
        return new Edition(Edition.MILITARY, Sentence.of("eu.title.ruleset-military"), Sentence.of("eu.title.ruleset-military-description"),
                () -> tables, EuReadings.ALL, Set.of());
    }

    private static Edition fast(Supplier<EuTables> tables) {
        return new Edition(Edition.FAST, Sentence.of("eu.title.ruleset-fast"), Sentence.of("eu.title.ruleset-fast-description"),
                tables, withInherited(EditionReadings.FAST), Set.of());
    }

    private static Edition rapid(Supplier<EuTables> tables, Set<String> replaced) {
        return new Edition(Edition.RAPID, Sentence.of("eu.title.ruleset-rapid"), Sentence.of("eu.title.ruleset-rapid-description"),
                tables, withInherited(EditionReadings.RAPID), standIns(replaced));
    }

    /** The main edition with its printed tables. */
    public static Edition military() {
        return military(EuTables.PRINTED);
    }

    /** The fast battle with its printed tables. */
    public static Edition fast() {
        return fast(() -> PrintedFast.TABLES);
    }

    /** The rapid battle with its surviving tables and stand-ins for the lost ones. */
    public static Edition rapid() {
        return rapid(() -> PrintedRapid.TABLES, Set.of());
    }

    /** The main edition with a user's tables, which are checked at once. */
    public static Edition military(OwnTables own) {
        var tables = ChapterTables.read(new EditionTables(Edition.MILITARY, LossUnit.THIRD, "", Set.of(), own), Policies.MILITARY);
        return military(tables);
    }

    /** The fast battle with a user's tables, which are checked at once. */
    public static Edition fast(OwnTables own) {
        var tables = ChapterTables.read(fastSource(own), Policies.FAST);
        return fast(() -> tables);
    }

    /** The rapid battle with a user's tables, which are checked at once. A table of the user is not a stand-in. */
    public static Edition rapid(OwnTables own) {
        var source = rapidSource(own);
        var tables = ChapterTables.read(source, Policies.RAPID, EuTables.read(new EditionTables(RAPID_AT_SEA, LossUnit.THIRD, "", Set.of(), own), Policies.MILITARY));
        return rapid(() -> tables, source.replacedTables());
    }

    private static EditionTables fastSource(OwnTables own) {
        return new EditionTables(Edition.FAST, LossUnit.THIRD, "fast", PRINTED_FOR_FAST, own);
    }

    private static EditionTables rapidSource(OwnTables own) {
        return new EditionTables(Edition.RAPID, LossUnit.HALF, "rapid", PRINTED_FOR_RAPID, own);
    }

    private static Set<String> standIns(Set<String> replaced) {
        var cited = LOST.stream().filter(name -> !replaced.contains(name)).map(name -> name.replace('_', '-'))
                .collect(Collectors.toCollection(TreeSet::new));
        if (!replaced.contains(BREACH)) {
            cited.add("fortress-resistance/breach");
        }
        return cited;
    }

    /** Adds the readings of the main edition that apply where an older edition falls back on it. */
    private static List<Reading> withInherited(List<Reading> own) {
        var readings = new ArrayList<>(own);
        Stream.of(SiegeReadings.ASSAULT_CAP, SiegeReadings.ASSAULT_DAMAGE_BONUS, BattleReadings.BATTLE_LEADER_CAP, BattleReadings.BATTLE_DESTROYED,
                AttritionReadings.NAVAL_ATTRITION, SiegeReadings.ASSAULT_RENAISSANCE).forEach(readings::add);
        return readings;
    }
}
