package tercio.adapters.http;

import java.util.List;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.rulebook.RulebooksWith;
import tercio.adapters.service.Service;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.given.Auction;
import tercio.application.given.Race;

/**
 * Services in memory that tests of several classes share: a start takes longer than most tests. Each is started with the first test that asks
 * for it, and ends with the process. Every test plays games of its own there; one that counts games, or fills what all share, starts its own.
 */
public final class Served {

    /** With the installed rulebooks. */
    private static final class Installed {
        private static final Client CLIENT = served(Service.inMemory(RulebookModules.all()));
    }

    /** With the installed rulebooks and the race. */
    private static final class InstalledAndRaces {
        private static final Client CLIENT = served(Service.inMemory(RulebooksWith.with(new Race())));
    }

    /** With the race alone, a game of the tests. */
    private static final class Races {
        private static final Client CLIENT = served(RaceServer.start());
    }

    /** With the auction alone, a game of the tests with secrets. */
    private static final class Auctions {
        private static final Client CLIENT = served(Service.inMemory(new InstalledRulebooks(List.of(new Auction()), List.of())));
    }

    private Served() {}

    /** A client of a service with the installed rulebooks. It is not to be closed. */
    public static Client installed() {
        return Installed.CLIENT;
    }

    /** A client of a service that knows the race beside the installed rulebooks. It is not to be closed. */
    public static Client installedAndRaces() {
        return InstalledAndRaces.CLIENT;
    }

    /** A client of a service on which races are run. It is not to be closed. */
    public static Client races() {
        return Races.CLIENT;
    }

    /** A client of a service on which auctions are held. It is not to be closed. */
    public static Client auctions() {
        return Auctions.CLIENT;
    }

    private static Client served(Service service) {
        Runtime.getRuntime().addShutdownHook(new Thread(service::close));
        return new Client(service.port());
    }
}
