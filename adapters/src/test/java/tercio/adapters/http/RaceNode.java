package tercio.adapters.http;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tercio.adapters.adjudication.Adjudicator;
import tercio.adapters.service.Service;
import tercio.adapters.store.InstalledRulebooks;
import tercio.adapters.store.PostgresAddress;
import tercio.adapters.store.StoreLocation;
import tercio.application.given.Race;

/** A service of several, in a process of its own: {@code RaceNode FOLDER STORE ADDRESS PORT}. It says that it listens, and ends when it is killed. */
final class RaceNode {

    private RaceNode() {}

    public static void main(String[] arguments) {
        run(new InstalledRulebooks(List.of(new Race()), List.of()), arguments);
    }

    /** Runs it with other rulebooks. */
    static void run(InstalledRulebooks rulebooks, String... arguments) {
        var store = new StoreLocation.Postgres(Path.of(arguments[0]), PostgresAddress.of(arguments[1], Optional.of("postgres"), Optional.empty()));
        var service = Service.start(rulebooks, new Adjudicator(List.of()), Integer.parseInt(arguments[3]), arguments[2],
                List.of(arguments[2]), store).closeOnExit();
        System.out.println("listening " + service.port());
        endWithTheTest();
    }

    /** A test that was killed ends nobody: what it would say here comes to its end then. */
    private static void endWithTheTest() {
        try {
            System.in.transferTo(OutputStream.nullOutputStream());
        } catch (IOException broken) {
            System.err.println("The test is gone: " + broken.getMessage());
        }
        Runtime.getRuntime().halt(1);
    }
}
