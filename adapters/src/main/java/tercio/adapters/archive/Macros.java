package tercio.adapters.archive;

import java.util.List;

/** Functions that the questions use, and whoever asks in SQL may use too. */
final class Macros {

    /**
     * {@code wilson_low(k, n)} and {@code wilson_high(k, n)}: the 95 % interval of Wilson of a share of k in n; empty without a try.
     * {@code mean_low(x)} and {@code mean_high(x)}: the 95 % interval of a mean by the normal distribution; empty below two values.
     */
    static final List<String> ALL = List.of("""
            create temp macro wilson_low(k, n) as case when n = 0 then null else
                greatest(0, ((k / n) + 1.9208 / n - 1.96 * sqrt((k / n) * (1 - k / n) / n + 0.9604 / (n * n))) / (1 + 3.8416 / n)) end""", """
            create temp macro wilson_high(k, n) as case when n = 0 then null else
                least(1, ((k / n) + 1.9208 / n + 1.96 * sqrt((k / n) * (1 - k / n) / n + 0.9604 / (n * n))) / (1 + 3.8416 / n)) end""",
            "create temp macro mean_low(x) as avg(x) - 1.96 * stddev_samp(x) / sqrt(count(x))",
            "create temp macro mean_high(x) as avg(x) + 1.96 * stddev_samp(x) / sqrt(count(x))");

    private Macros() {}
}
