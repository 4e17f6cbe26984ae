package tercio.adapters.service;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;

/**
 * The address of the service that has a data folder open. A file of the folder holds it, which only its owner can read, so that
 * the command line finds the service.
 *
 * @param token of the operator; {@link RunningService} sends it to nobody who has not proved to hold it
 */
public record ServiceAddress(String address, int port, String token) {

    private static final String FILE = "service.address";

    /** The URL of the service on this machine. */
    public String home() {
        return "http://" + (reachableAddress().contains(":") ? "[" + reachableAddress() + "]" : reachableAddress()) + ":" + port;
    }

    /** The loopback address if the service listens at every address. */
    private String reachableAddress() {
        return List.of("0.0.0.0", "::", "[::]").contains(address) ? InetAddress.getLoopbackAddress().getHostAddress() : address;
    }

    void write(Path folder) throws IOException {
        var part = folder.resolve(FILE + ".part");
        Files.deleteIfExists(part);
        Files.createFile(part);
        if (Files.getFileStore(part).supportsFileAttributeView("posix")) {
            Files.setPosixFilePermissions(part, PosixFilePermissions.fromString("rw-------"));
        }
        Files.write(part, List.of(address, Integer.toString(port), token));
        Files.move(part, folder.resolve(FILE), StandardCopyOption.REPLACE_EXISTING);
    }

    void remove(Path folder) {
        folder.resolve(FILE).toFile().delete();
    }

    /** The address of the last service of a folder; empty if that has ended. A killed service leaves its file. */
    public static Optional<ServiceAddress> in(Path folder) throws IOException {
        var file = folder.resolve(FILE);
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        var lines = Files.readAllLines(file);
        return lines.size() == 3 ? Optional.of(new ServiceAddress(lines.get(0), Integer.parseInt(lines.get(1)), lines.get(2))) : Optional.empty();
    }
}
