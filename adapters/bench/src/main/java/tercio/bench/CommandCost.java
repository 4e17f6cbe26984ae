package tercio.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordingFile;
import tercio.adapters.adjudication.Adjudicator;
import tercio.adapters.service.Service;
import tercio.adapters.store.StoreLocation;

/**
 * Measures what the parts of a command cost: plays games over HTTP, samples the processor time of all threads by the flight recorder, and
 * gives each sample to the innermost part in which it was taken.
 */
final class CommandCost {

    private static final int WARM_UP = 12_000;
    private static final int MEASURED = 6000;
    private static final String SAMPLE = "jdk.CPUTimeSample";

    private final BenchmarkReport report;
    private final ScratchFolder scratch;
    private final ScriptedWar war;
    private final String address;
    private final int games;

    /**
     * @param address of an empty PostgreSQL database; empty for H2
     * @param games that are played in turn
     */
    CommandCost(BenchmarkReport report, ScratchFolder scratch, ScriptedWar war, String address, int games) {
        this.games = games;
        this.report = report;
        this.scratch = scratch;
        this.war = war;
        this.address = address;
    }

    void measure() throws IOException {
        report.title("what a command costs, " + (address.isEmpty() ? "H2" : "PostgreSQL") + ", " + (games == 1 ? "one game" : games + " games") + " over HTTP");
        var store = StoreLocation.of(scratch.folder("cost"), address);
        try (var service = Service.start(BenchmarkGame.library(), new Adjudicator(List.of()), 0, "127.0.0.1", List.of(), store);
                var connection = new HttpConnection(service.port()); var recording = new Recording()) {
            var played = Stream.generate(() -> new BenchmarkGame(service.backend(), war)).limit(games).toList();
            var turns = new AtomicInteger();
            Repeated.repeat(WARM_UP, () -> send(connection, played.get(turns.getAndIncrement() % games), new Latencies()));
            recording.enable(SAMPLE).with("throttle", "1ms");
            recording.enable("jdk.CPUTimeSamplesLost");
            recording.start();
            var times = new Latencies();
            var threads = ThreadTimes.now();
            long start = ProcessorTime.now();
            Repeated.repeat(MEASURED, () -> send(connection, played.get(turns.getAndIncrement() % games), times));
            double each = ProcessorTime.each(start, MEASURED);
            recording.stop();
            var file = Files.createTempFile("cost", ".jfr");
            recording.dump(file);
            report.line("latency", "", "%s", times);
            report.line("processor time of the process", "", "%.3f ms a command, with the client", each);
            ThreadTimes.now().each(threads, MEASURED).forEach((name, milliseconds) -> report.line("of it the threads '" + name + "'", "", "%.3f ms", milliseconds));
            table(file);
            Files.delete(file);
        }
    }

    private static void send(HttpConnection connection, BenchmarkGame game, Latencies times) {
        var request = BenchmarkGame.request(game, game.turn());
        times.add(() -> connection.post("/api/games/" + game.game() + "/" + request.path(), game.host(), request.body()));
    }

    private void table(Path file) throws IOException {
        Map<CommandPart, Integer> all = new EnumMap<>(CommandPart.class);
        Map<CommandPart, Integer> database = new EnumMap<>(CommandPart.class);
        int samples = 0;
        int unseen = 0;
        long lost = 0;
        try (var events = new RecordingFile(file)) {
            while (events.hasMoreEvents()) {
                var event = events.readEvent();
                if (event.getEventType().getName().equals("jdk.CPUTimeSamplesLost")) {
                    lost += event.getLong("lostSamples");
                } else if (event.getEventType().getName().equals(SAMPLE) && event.getStackTrace() == null) {
                    unseen++;
                } else if (event.getEventType().getName().equals(SAMPLE)) {
                    samples++;
                    var part = CommandPart.of(event);
                    all.merge(part, 1, Integer::sum);
                    if (part.isInDatabase(event)) {
                        database.merge(part, 1, Integer::sum);
                    }
                }
            }
        }
        // A sample stands for one millisecond of one thread.
        for (var part : CommandPart.values()) {
            report.line(part.title(), "", "%s", String.format(Locale.ROOT, "%4.0f us, %4.0f of them the driver's or the database's", each(all, part), each(database, part)));
        }
        report.line("all samples", "", "%d, %d more without a stack, %d lost", samples, unseen, lost);
    }

    private static double each(Map<CommandPart, Integer> samples, CommandPart part) {
        return 1000.0 * samples.getOrDefault(part, 0) / MEASURED;
    }
}
