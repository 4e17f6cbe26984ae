package tercio.adapters.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Map;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The manifest as a file: one JSON object a line, to which is only added. A line carries a keyed hash over itself and the hash of the line
 * before, so that none can be changed, left out or moved. The first line names the manifest; then comes a line for each game that was known
 * when the file was begun, and one more whenever something of a game changed. A line that says that the service ended stands last after a
 * clean stop. The lines are counted on from file to file.
 */
final class ManifestFile implements AutoCloseable {

    /** Its name in the data folder. */
    static final String NAME = "manifest.jsonl";

    private static final String FORMAT = "tercio-manifest";
    static final String MAC = ",\"mac\":\"";
    static final String END = "\"}";
    static final int LONGEST_LINE = 10_000;
    static final byte[] START = new byte[0];

    /**
     * The contents of a file.
     *
     * @param counter of its last line
     * @param games by their ids
     * @param ended whether the service ended as it should after everything that stands there
     * @param finding the fault that was once found in the manifest; empty if there was none
     * @param fault the reason why the rest of the file counts for nothing; empty if all of it fits
     */
    record Content(String id, long counter, Map<String, KnownGame> games, boolean ended, String finding, String fault) {}

    private final Path file;
    private final RowSeals macs;
    private final JsonMapper json = new JsonMapper();
    private FileChannel channel;
    private FileChannel owner;
    private long counter;
    private byte[] last = START;
    private int lines;
    private ManifestAhead ahead;

    /**
     * @param macs with the secret of the file of keys
     * @param ahead the part of it that was read already
     */
    ManifestFile(Path folder, RowSeals macs, ManifestAhead ahead) {
        file = in(folder);
        this.macs = macs;
        this.ahead = ahead;
    }

    /** The file of a folder. */
    static Path in(Path folder) {
        return folder.toAbsolutePath().normalize().resolve(NAME);
    }

    /** Takes the manifest of a folder away. */
    static void delete(Path folder) {
        try {
            Files.deleteIfExists(folder.resolve(NAME));
        } catch (IOException failed) {
            throw Unavailable.because(Sentence.of("kernel.storage.manifest-not-anew").with("why", Unavailable.words(failed.getMessage())), failed);
        }
    }

    boolean exists() {
        return Files.exists(file);
    }

    /** The number of lines of the file. */
    int lines() {
        return lines;
    }

    /** The counter of the last line. */
    long counter() {
        return counter;
    }

    /** Whether this process is the one that writes it. Where the database has one process alone, nobody asks. */
    boolean takeOwnership() {
        try {
            var lock = file.resolveSibling(NAME + ".lock");
            owner = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            DataDirectory.restrictToOwner(lock, DataDirectory.OWNER_ONLY_FILE);
            boolean own = tryLock();
            if (!own) {
                owner.close();
            }
            return own;
        } catch (IOException failed) {
            throw Unavailable.because(Sentence.of("kernel.storage.manifest-unwritable").with("why", Unavailable.words(failed.getMessage())), failed);
        }
    }

    private boolean tryLock() throws IOException {
        try {
            return owner.tryLock() != null;
        } catch (OverlappingFileLockException inThisProcess) {
            return false;
        }
    }

    /** Reads the file, which another process writes. */
    Content content() throws IOException {
        return read().content();
    }

    private ManifestReading read() throws IOException {
        var known = ahead.of(file, macs);
        ahead = ManifestAhead.NONE;
        return known.isPresent() ? known.get() : ManifestReading.of(file, macs, json);
    }

    /** Reads the file and opens it to add to it. A last line that was not finished is cut off: its writer was killed. */
    Content readAndOpen() throws IOException {
        var reading = read();
        counter = reading.counter();
        last = reading.lastHash();
        lines = reading.lines();
        open(reading.length());
        return reading.content();
    }

    private void open(long length) throws IOException {
        if (channel != null) {
            channel.close();
        }
        channel = FileChannel.open(file, StandardOpenOption.WRITE);
        channel.truncate(length);
        channel.position(length);
    }

    /**
     * Begins a new file in the place of the one that is there: it is written whole or not at all.
     *
     * @param after the counter of the line that was written last
     * @param cause the reason to begin it, for the readers of the file
     * @param finding the fault that was once found in the manifest, which stays told; empty if there was none
     */
    void begin(String id, long after, Map<String, KnownGame> games, String cause, String finding) throws IOException {
        var part = file.resolveSibling(NAME + ".part");
        Files.deleteIfExists(part);
        DataDirectory.restrictToOwner(Files.createFile(part), DataDirectory.OWNER_ONLY_FILE);
        counter = after;
        last = START;
        lines = 0;
        try (var out = FileChannel.open(part, StandardOpenOption.WRITE)) {
            var head = json.createObjectNode().put("n", counter + 1).put("format", FORMAT).put("version", 1).put("id", id).put("games", games.size())
                    .put("at", Instant.now().toString()).put("cause", cause);
            if (!finding.isEmpty()) {
                head.put("finding", finding);
            }
            var text = new StringBuilder(line(head));
            for (var game : games.entrySet()) {
                text.append(line(game(game.getKey(), game.getValue())));
                if (text.length() > LONGEST_LINE) {
                    write(out, text);
                }
            }
            write(out, text);
            out.force(true);
        }
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        forceFolder();
        open(Files.size(file));
    }

    /** The name of a new file is on the disk, too. Where a system cannot do that for folders, it does so by itself. */
    private void forceFolder() throws IOException {
        if (!System.getProperty("os.name").startsWith("Windows")) {
            try (var folder = FileChannel.open(file.getParent(), StandardOpenOption.READ)) {
                folder.force(true);
            }
        }
    }

    /**
     * Adds what is known now of some games, and waits until it is on the disk.
     *
     * @param ended whether the service ends with that
     */
    void add(Map<String, KnownGame> games, boolean ended) throws IOException {
        var text = new StringBuilder();
        games.forEach((id, game) -> text.append(line(game(id, game))));
        if (ended) {
            text.append(line(json.createObjectNode().put("n", counter + 1).put("ended", Instant.now().toString())));
        }
        write(channel, text);
        channel.force(true);
    }

    private static void write(FileChannel out, StringBuilder text) throws IOException {
        var bytes = ByteBuffer.wrap(text.toString().getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) {
            out.write(bytes);
        }
        text.setLength(0);
    }

    private ObjectNode game(String id, KnownGame game) {
        return json.createObjectNode().put("n", counter + 1).put("game", id).put("position", game.position()).put("head", game.headText())
                .put("version", game.version()).put("credentials", game.credentialsText());
    }

    private String line(ObjectNode node) {
        var text = json.writeValueAsString(node);
        var said = text.substring(0, text.length() - 1);
        last = macs.of(last, said);
        counter++;
        lines++;
        return said + MAC + HexFormat.of().formatHex(last) + END + "\n";
    }

    @Override
    public void close() throws IOException {
        if (channel != null) {
            channel.close();
        }
        if (owner != null) {
            owner.close();
        }
    }
}
