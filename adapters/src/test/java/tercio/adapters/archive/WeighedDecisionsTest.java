package tercio.adapters.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Decisions and rolls of the recorded games beside their exact odds. */
class WeighedDecisionsTest extends OverRecordedGames {

    private static List<List<Object>> rows(String sql) {
        return archive.query(sql, archive.held()).rows();
    }

    private static long number(String sql) {
        return ((Number) rows(sql).getFirst().getFirst()).longValue();
    }

    /** No answer is better than the best one. */
    @Test
    void decisionsAreWeighedByExactOdds() {
        assertThat(number("select count(*) from decision where counted and error is not null")).isPositive();
        assertThat(number("select count(*) from decision where error < 0 or abs(best - value - error) > 1e-9 or (error = 0 and better <> answer)")).isZero();
        assertThat(rows("select distinct currency from decision where error is not null")).allSatisfy(row -> assertThat(row.getFirst()).isIn("LD (ld=1, ship=1, town=4)", "factors (factor=1, point=10)"));
        assertThat(archive.questions().ask(archive.questions().find("error-worst").orElseThrow(), Filters.none(), archive.held()).table().rows()).hasSizeLessThanOrEqualTo(10);
    }

    /** With the standard weights a question values decisions as they were weighed; with others it sums the parts of each answer anew. */
    @Test
    void aQuestionChangesTheWeights() {
        var question = archive.questions().find("error").orElseThrow();
        var standard = archive.questions().ask(question, Filters.none(), archive.held()).table().rows();
        var same = archive.questions().ask(question, new Filters(Map.of(Filters.WEIGHTS, List.of("ld=1,ship=1,town=4,factor=1,point=10"))), archive.held()).table().rows();
        assertThat(same.stream().map(WeighedDecisionsTest::withoutCurrency)).isEqualTo(standard.stream().map(WeighedDecisionsTest::withoutCurrency).toList());
        var doubled = archive.questions().ask(question, new Filters(Map.of(Filters.WEIGHTS, List.of("ld=2,ship=2,town=8,factor=2,point=20"))), archive.held()).table();
        int error = doubled.columns().stream().map(Table.Column::name).toList().indexOf("error");
        for (int row = 0; row < standard.size(); row++) {
            assertThat((Double) doubled.rows().get(row).get(error)).isCloseTo(2 * (Double) standard.get(row).get(error), within(1e-6));
        }
        assertThat(doubled.rows().stream().map(row -> row.get(4)).distinct()).contains("LD (factor=2, ld=2, point=20, ship=2, town=8)");
        assertThatThrownBy(() -> archive.questions().ask(question, new Filters(Map.of(Filters.WEIGHTS, List.of("elephant=3"))), archive.held())).isInstanceOf(RefusedQuery.class)
                .hasMessageContaining("has the part elephant; parts are factor, ld, point, ship, town");
        for (var wrong : List.of("ld", "ld=-1", "ld=1;drop", "ld=1,ld=2", "LD=1", "ld=1e9", "")) {
            assertThatThrownBy(() -> archive.questions().ask(question, new Filters(Map.of(Filters.WEIGHTS, List.of(wrong))), archive.held())).as(wrong).isInstanceOf(RefusedQuery.class);
        }
        assertThatThrownBy(() -> archive.questions().ask(archive.questions().find("dice").orElseThrow(), new Filters(Map.of(Filters.WEIGHTS, List.of("ld=1"))), archive.held()))
                .isInstanceOf(RefusedQuery.class).hasMessageContaining("is no filter of the question dice");
    }

    private static List<Object> withoutCurrency(List<Object> row) {
        var rest = new ArrayList<>(row);
        rest.remove(4);
        return rest;
    }

    @Test
    void rollsStandBesideTheirExactExpectations() {
        assertThat(archive.pendingRolls()).isZero();
        var rolls = rows("select procedure, count(*), min(variance), min(percentile), max(percentile), sum(actual - expected) from roll where counted group by procedure");
        assertThat(rolls.stream().map(List::getFirst)).contains("battle", "march attrition", "interception", "continuation");
        assertThat(rolls).allSatisfy(row -> {
            assertThat((Double) row.get(2)).isNotNegative();
            assertThat((Double) row.get(3)).isBetween(0.0, 1.0);
            assertThat((Double) row.get(4)).isBetween(0.0, 1.0);
        });
    }
}
