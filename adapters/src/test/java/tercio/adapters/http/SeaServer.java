package tercio.adapters.http;

import java.nio.file.Path;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.service.Service;

/** A service of its own process with the installed rulebooks: {@code SeaServer FOLDER}. It says where it listens, and ends when it is killed. */
final class SeaServer {

    private SeaServer() {}

    public static void main(String[] arguments) {
        var service = Service.start(RulebookModules.all().rulebooks(), 0, "127.0.0.1", Path.of(arguments[0])).closeOnExit();
        System.out.println("listening " + service.port());
    }
}
