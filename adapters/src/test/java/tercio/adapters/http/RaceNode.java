package tercio.adapters.http;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tercio.adapters.adjudication.Adjudicator;
import tercio.adapters.service.Service;
import tercio.adapters.store.InstalledRulebooks;
import tercio.adapters.store.PostgresAddress;
import tercio.adapters.store.StoreLocation;
import tercio.application.given.Race;

/** A service of several, in a process of its own: {@code RaceNode FOLDER ADDRESS PORT}. It says that it listens, and ends when it is killed. */
final class RaceNode {

    private RaceNode() {}

    public static void main(String[] arguments) {
        var store = new StoreLocation.Postgres(Path.of(arguments[0]), PostgresAddress.of(arguments[1], Optional.of("postgres"), Optional.empty()));
        var service = Service.start(new InstalledRulebooks(List.of(new Race()), List.of()), new Adjudicator(List.of()), Integer.parseInt(arguments[2]), "127.0.0.1",
                List.of(), store).closeOnExit();
        System.out.println("listening " + service.port());
    }
}
