package tercio.domain.given;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Names the ten slowest classes of the run and the seeds of its random games when the tests of a module have ended. Each module
 * keeps its times in {@code target/test-times.txt}, so that the last one names those of all modules of the same build.
 */
public final class SlowestClasses implements TestExecutionListener {

    private static final int MOST = 10;
    private static final String TIMES = "target/test-times.txt";

    /** The build that runs the tests, as Maven names it; empty where something else runs them. */
    private final String build = System.getProperty("tercio.build", "");
    private final Map<String, Long> started = new ConcurrentHashMap<>();
    private final Map<String, Long> taken = new ConcurrentHashMap<>();

    @Override
    public void executionStarted(TestIdentifier test) {
        if (isTopLevelClass(test)) {
            started.put(test.getUniqueId(), System.nanoTime());
        }
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        var since = started.remove(test.getUniqueId());
        if (since != null) {
            // A class that runs on two databases is told with each of its runs, and as a whole.
            taken.merge(((ClassSource) test.getSource().orElseThrow()).getClassName(), (System.nanoTime() - since) / 1_000_000, Long::max);
        }
    }

    private static boolean isTopLevelClass(TestIdentifier test) {
        return test.isContainer() && test.getSource().filter(source -> source instanceof ClassSource from && !from.getClassName().contains("$")).isPresent();
    }

    @Override
    public void testPlanExecutionFinished(TestPlan plan) {
        try {
            Files.write(Path.of(TIMES), Stream.concat(Stream.of("build " + build), taken.entrySet().stream().map(entry -> entry.getValue() + " " + entry.getKey())).toList());
            System.out.println("Slowest classes of tests in this build so far:");
            slowest().forEach(line -> System.out.printf("  %7.1f s  %s%n", Long.parseLong(line[0]) / 1000.0, line[1]));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        Tier.used().forEach(seed -> System.out.println("Random games are played again with " + seed));
    }

    /** Milliseconds and name of the slowest classes of the modules of this build. */
    private List<String[]> slowest() throws IOException {
        var lines = new ArrayList<String[]>();
        try (var modules = Files.list(Path.of("").toAbsolutePath().getParent())) {
            for (var module : modules.map(folder -> folder.resolve(TIMES)).filter(Files::exists).toList()) {
                var times = Files.readAllLines(module);
                if (times.getFirst().equals("build " + build)) {
                    times.stream().skip(1).map(line -> line.split(" ", 2)).forEach(lines::add);
                }
            }
        }
        lines.sort(Comparator.comparingLong((String[] line) -> Long.parseLong(line[0])).reversed());
        return lines.subList(0, Math.min(MOST, lines.size()));
    }
}
