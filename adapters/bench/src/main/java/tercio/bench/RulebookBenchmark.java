package tercio.bench;

/**
 * Measurements of a rulebook beside its games, such as the speed of its procedures. It is a public class with a constructor without
 * parameters in the package of its rulebook, named in {@code META-INF/services/tercio.bench.RulebookBenchmark}.
 */
public interface RulebookBenchmark {

    /** Measures and prints. It runs first in a fresh process, so that the first computations are cold. */
    void measure(BenchmarkReport report);
}
