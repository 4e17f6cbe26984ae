package tercio.adapters.http;

import java.nio.file.Path;
import java.util.List;
import tercio.adapters.service.Service;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.given.Race;

/** A service of its own process: {@code RaceServer FOLDER}. It says where it listens, and ends when it is killed. */
final class RaceServer {

    private RaceServer() {}

    /** One within this process, on a database that is gone afterwards. */
    static Service start() {
        return Service.inMemory(new InstalledRulebooks(List.of(new Race()), List.of()));
    }

    public static void main(String[] arguments) {
        var library = new InstalledRulebooks(List.of(new Race()), List.of());
        var service = Service.start(library, 0, "127.0.0.1", Path.of(arguments[0])).closeOnExit();
        System.out.println("listening " + service.port());
    }
}
