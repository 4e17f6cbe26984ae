package tercio.domain.eu.common.edition;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.policy.Policies;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.siege.AssaultTable;
import tercio.domain.eu.sea.ships.FleetPlaces;
import tercio.domain.table.CsvTable;
import tercio.domain.table.TableSource;

/**
 * The list of everything in which the editions may differ: the value of each edition, and where it counts in a war.
 * A row names a test that shows it; those of purchases, which are not played, say so.
 */
class EditionKnobsTest {

    private static final List<CsvTable.Row> ROWS = TableSource.printedBeside(EditionKnobsTest.class).table("edition-knobs").rows();
    /** The points of comparison of the three texts. */
    private static final int POINTS = 91;
    private static final Map<String, String> TESTS = tests();

    private static final Map<String, Function<EuTables, Object>> VALUES = Map.ofEntries(
            entry("lossUnit", EuTables::unit),
            entry("roundingEurope", policy(Policies::rounding)),
            entry("retreatTest", policy(policies -> policies.battle().retreatTest())),
            entry("retreatOrder", policy(policies -> policies.battle().retreatOrder())),
            entry("failedRetreat", policy(policies -> policies.battle().failedRetreat())),
            entry("tie", policy(policies -> policies.play().draw())),
            entry("pursuitStat", policy(policies -> policies.battle().pursuitLead())),
            entry("pursuitDay1", policy(policies -> policies.battle().firstDayPursuit())),
            entry("retreatLosses.who", policy(policies -> policies.battle().drawRetreatLosses())),
            entry("majorBattle", policy(policies -> policies.battle().majorNeedsRout())),
            entry("cavalryModel", policy(policies -> policies.battle().cavalry())),
            entry("artilleryBattle", policy(policies -> policies.battle().artilleryMalus())),
            entry("artilleryStack", policy(Policies::artillery)),
            entry("renFire", policy(policies -> policies.battle().renaissanceArmyEverywhere())),
            entry("arqHalving", EuTables::unit),
            entry("assault.artillery", policy(policies -> policies.assault().artillery())),
            entry("assault.besiegerSize", policy(policies -> policies.assault().smallBesieger())),
            entry("assault.nationBonus", policy(policies -> policies.assault().stormBonus())),
            entry("fortress.resistance", tables -> AssaultTable.from(tables).resistance(4, false)),
            entry("fortress.resistanceBreach", tables -> AssaultTable.from(tables).resistance(4, true)),
            entry("fortress.lossOnFall", policy(policies -> policies.play().fall())),
            entry("attritionModel", policy(Policies::attrition)),
            entry("DIF-8", policy(policies -> policies.play().morale())),
            entry("overrun", policy(policies -> policies.play().overrun())),
            entry("DIF-5", EditionKnobsTest::transportsBeside),
            entry("DIF-21", policy(policies -> policies.play().interceptingFleets())),
            entry("DIF-29", policy(policies -> policies.play().navalSupply())),
            entry("DIF-50", policy(policies -> policies.play().overrun())),
            entry("DIF-51", policy(policies -> policies.play().passing())),
            entry("DIF-69", policy(policies -> policies.play().retreat())),
            entry("DIF-74", policy(Policies::artillery)),
            entry("DIF-75", policy(policies -> policies.play().weakBesieger())),
            entry("DIF-79", policy(policies -> policies.assault().breachFire())),
            entry("DIF-83", policy(policies -> policies.assault().emptyFortFalls())));

    /** The most transports that a stack of three counters without a FLEET has beside them. */
    private static Object transportsBeside(EuTables tables) {
        return IntStream.rangeClosed(0, 5)
                .filter(transports -> FleetPlaces.from(tables).fitOneStack(new NavalUnits(0, 0, 3, 0, transports, 0, 0), 0, new CountryId("france"), Optional.of(ArmyClass.IV), Period.III))
                .max().orElseThrow();
    }

    private static Function<EuTables, Object> policy(Function<Policies, Object> of) {
        return tables -> of.apply(tables.policies());
    }

    private static String constant(Object value) {
        return value instanceof Enum<?> word ? word.name() : String.valueOf(value);
    }

    @Test
    void eachPointOfComparisonHasOneRow() {
        assertThat(ROWS).extracting(row -> row.text("id")).doesNotHaveDuplicates()
                .containsAll(IntStream.rangeClosed(1, POINTS).mapToObj(point -> "DIF-" + point).toList()).containsAll(VALUES.keySet());
    }

    @Test
    void theValuesAreThoseOfTheEditions() {
        assertThat(ROWS).filteredOn(row -> VALUES.containsKey(row.text("id"))).hasSameSizeAs(VALUES.keySet()).allSatisfy(row -> {
            var value = VALUES.get(row.text("id"));
            assertThat(List.of(row.text("military"), row.text("fast"), row.text("rapid"))).as(row.text("id")).containsExactly(
                    constant(value.apply(Editions.military().tables())), constant(value.apply(Editions.fast().tables())),
                    constant(value.apply(Editions.rapid().tables())));
        });
    }

    @Test
    void eachRowSaysWhereItCountsAndEachThatIsPlayedHasATest() {
        assertThat(ROWS).allSatisfy(row -> {
            assertThat(row.text("where")).as(row.text("id")).isIn("land", "sea", "rest of the world", "supply", "attrition", "not yet");
            assertThat(row.has("test")).as(row.text("id")).isNotEqualTo(row.text("where").equals("not yet"));
            assertThat(row.has("test") || row.has("reason")).as(row.text("id")).isTrue();
        });
        assertThat(ROWS).filteredOn(row -> row.has("test")).isNotEmpty().allSatisfy(row -> {
            var test = row.text("test").split("\\.");
            assertThat(TESTS.getOrDefault(test[0], "")).as(row.text("id")).containsPattern("void " + Pattern.quote(test[1]) + "\\(");
        });
    }

    /** The text of each test class by its name. */
    private static Map<String, String> tests() {
        var all = new HashMap<String, String>();
        try (var files = Files.walk(Path.of("src/test/java/tercio/domain/eu"))) {
            for (var file : files.filter(each -> each.toString().endsWith("Test.java")).toList()) {
                all.put(file.getFileName().toString().replace(".java", ""), Files.readString(file));
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return Map.copyOf(all);
    }
}
