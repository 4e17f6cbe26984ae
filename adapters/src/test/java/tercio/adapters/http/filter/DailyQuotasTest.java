package tercio.adapters.http.filter;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Counts of a day, alone and together with another service. */
class DailyQuotasTest {

    private static final LocalDate DAY = LocalDate.of(2026, 11, 28);

    private Instant now = DAY.atTime(12, 0).toInstant(ZoneOffset.UTC);
    private final Map<String, Long> sums = new HashMap<>();
    private final List<LocalDate> forgotten = new ArrayList<>();

    private DailyQuotas counting() {
        var quotas = new DailyQuotas(new Clock() {
            @Override
            public Instant instant() {
                return now;
            }

            @Override
            public ZoneId getZone() {
                return ZoneOffset.UTC;
            }

            @Override
            public Clock withZone(ZoneId zone) {
                return this;
            }
        });
        quotas.startSharing();
        return quotas;
    }

    private void exchange(DailyQuotas quotas) {
        quotas.exchange((day, name, amount) -> sums.merge(day + " " + name, amount, Long::sum), forgotten::add);
    }

    @Test
    void twoServicesCountTogether() {
        var one = counting();
        var two = counting();
        assertThat(one.add("games", 2, 5)).isTrue();
        assertThat(two.add("games", 2, 5)).isTrue();

        exchange(one);
        exchange(two);

        assertThat(two.add("games", 2, 5)).as("two here and two there").isFalse();
        assertThat(two.add("games", 1, 5)).isTrue();
        assertThat(one.add("games", 3, 5)).as("the fifth is not told yet").isTrue();
        exchange(two);
        exchange(one);
        assertThat(sums).containsExactlyEntriesOf(Map.of(DAY + " games", 8L));
        assertThat(one.add("games", 1, 5)).isFalse();
    }

    /** An addition while the sums are exchanged is neither lost nor told twice. */
    @Test
    void whatIsAddedMeanwhileIsToldNextTime() {
        var one = counting();
        one.add("bytes", 10, 100);
        one.exchange((day, name, amount) -> {
            one.add("bytes", 7, 100);
            return sums.merge(day + " " + name, amount, Long::sum);
        }, forgotten::add);
        exchange(one);
        exchange(one);

        assertThat(sums).containsExactlyEntriesOf(Map.of(DAY + " bytes", 17L));
        assertThat(one.add("bytes", 83, 100)).isTrue();
        assertThat(one.add("bytes", 1, 100)).isFalse();
    }

    @Test
    void aNewDayBeginsWithNothing() {
        var one = counting();
        one.add("games", 5, 5);
        exchange(one);
        now = now.plusSeconds(24 * 60 * 60);

        assertThat(one.add("games", 5, 5)).isTrue();
        exchange(one);

        assertThat(sums).containsEntry(DAY.plusDays(1) + " games", 5L).containsEntry(DAY + " games", 5L);
        assertThat(forgotten).containsExactly(DAY, DAY.plusDays(1));
    }
}
