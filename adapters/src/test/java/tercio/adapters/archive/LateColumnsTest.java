package tercio.adapters.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Columns that are filled of the dice and of the exact expectations of a game. */
class LateColumnsTest extends OverRecordedGames {

    private static List<Integer> values(Object dice) {
        return StreamSupport.stream(JSON.readTree((String) dice).spliterator(), false).map(die -> die.path("value").asInt()).toList();
    }

    /** The dice of the events in effect after one position, up to another one, as the record has them. */
    private static List<Integer> thrown(Object game, int after, int until) {
        return LINES.stream().filter(line -> line.game().equals(game) && line.event().position() > after && line.event().position() <= until)
                .flatMap(line -> line.event().envelope().rolls().stream()).map(roll -> roll.value()).toList();
    }

    private static int whole(Map<String, Object> row, String column) {
        return ((Number) row.get(column)).intValue();
    }

    @ParameterizedTest
    @CsvSource({"eu_battle, joined", "eu_sea_battle, joined", "eia_combat, began"})
    void theDiceOfAFightAreThoseThatFellWhileItWentOn(String table, String since) {
        var rows = select("select * from " + table + " where counted");
        assertThat(rows).isNotEmpty().allSatisfy(row -> assertThat(values(row.get("dice"))).isEqualTo(thrown(row.get("game"), whole(row, since), whole(row, "position"))));
        assertThat(rows.stream().flatMap(row -> values(row.get("dice")).stream())).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource({"eu_interception", "eu_attrition", "eu_siege_round", "eia_forage"})
    void theDiceOfARollAreThoseOfItsCommand(String table) {
        var rows = select("select * from " + table + " where counted");
        assertThat(rows).isNotEmpty().allSatisfy(row -> {
            var line = LINES.stream().filter(each -> each.game().equals(row.get("game")) && each.event().position() == whole(row, "position")).findFirst().orElseThrow();
            assertThat(values(row.get("dice"))).isEqualTo(thrown(row.get("game"), line.event().envelope().since() - 1, whole(row, "position")));
        });
    }

    /** Each battle that was fought has the exact odds of its sides; an amount and its expectation are of the same unit. */
    @ParameterizedTest
    @CsvSource({"eu_battle, ended not in ('evasion'), expected_win", "eu_battle_side, ld > 0, expected_win", "eu_sea_battle, evasion <> 'evaded', expected_win",
        "eu_interception, true, expected_success", "eu_attrition, kind = 'march', expected_ld", "eu_attrition, kind = 'naval', expected_ships", "eia_forage, kind = 'corps', expected_lost"})
    void whatWasDecidedByDiceHasItsExpectation(String table, String where, String column) {
        var rows = select("select * from " + table + " where counted and " + where + " and game in (select game from roll)");
        assertThat(rows).isNotEmpty();
        assertThat(rows.stream().filter(row -> row.get(column) != null).count()).as(table).isGreaterThan(rows.size() / 3);
        assertThat(rows).filteredOn(row -> row.get(column) != null).allSatisfy(row -> {
            double expected = ((Number) row.get(column)).doubleValue();
            assertThat(expected).isNotNegative();
            assertThat(column.endsWith("win") || column.endsWith("success") ? expected : 0).isLessThanOrEqualTo(1);
        });
    }

    /** The battle of Artois, as its roll has it: France loses 2 LD, Spain 5; each beside the same expectation as in the table of rolls. */
    @Test
    void theBattleOfArtoisStandsBesideItsOdds() {
        var game = GAMES.get("march-on-artois");
        var battle = select("select * from eu_battle where game = '" + game + "'").getFirst();
        for (var side : List.of("expected_lost party", "expected_against_lost against")) {
            var names = side.split(" ");
            var roll = select("select expected from roll where game = '" + game + "' and procedure = 'battle' and unit = 'lossesLd' and party = '" + battle.get(names[1]) + "'").getFirst();
            assertThat((Double) battle.get(names[0])).isPositive().isCloseTo((Double) roll.get("expected"), within(1e-9));
        }
        var sides = select("select party, expected_win from eu_battle_side where game = '" + game + "' order by party");
        assertThat(sides).hasSize(2);
        assertThat((Double) sides.getFirst().get("expected_win")).isEqualTo((Double) battle.get("expected_win"));
        assertThat((Double) sides.get(0).get("expected_win") + (Double) sides.get(1).get("expected_win")).isBetween(0.0, 1.0 + 1e-6);
    }

    /** Two rolls of one party in one command are one roll in the table of rolls: neither row takes its sum. Two of different parties are told apart. */
    @Test
    void rowsThatCannotBeToldApartHaveNoExpectation() {
        var table = ArchiveTable.of("t", "a roll", ArchiveTable.Column.text("party", "who")).with(LateColumn.amount("expected_lost", "", "party", "rolling", "LD", "what is lost",
                new LateColumn.Figure("LD", 1)));
        var rows = new ArchiveRows();
        List.of("france", "france", "spain").forEach(party -> rows.add("t", 3, party));
        rows.add("t", 4, "france");
        var late = new LateColumns(position -> position);
        List.of(3, 4).forEach(position -> List.of("france", "spain").forEach(party -> late.roll(position, ExactRoll.of("rolling dice", party, "", "LD", 1, Map.of(1.0, 0.5, 2.0, 0.5), true))));
        late.fill(table, rows);
        var told = new ArrayList<>();
        IntStream.range(0, 4).forEach(at -> told.add(rows.of("t").get(at).values()[1]));
        assertThat(told).containsExactly(null, null, 1.5, 1.5);
    }
}
