package tercio.adapters.store;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tercio.domain.sentence.Sentence;

/**
 * The knowledge of the service about every game outside the database: its newest position with the hash of its chain, and the hash of its tokens and
 * its dice secret. It lies in a file beside the key ({@link ManifestFile}), so that a change of the database alone is found at the next start.
 *
 * <p>The file lags a little behind the database, and is never ahead of the part of it that is on the disk ({@link ManifestWriter}). A database that went
 * on beyond the manifest is therefore that of a process that was killed; after a clean stop it is not.
 */
public final class GameManifest implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(GameManifest.class);

    private final Optional<ManifestFile> file;
    private final Optional<ReceiptKeyFile> keys;
    private final ManifestWriter.Durable database;
    private final String cause;
    /** Whether other services write the same database, each with a manifest of its own. */
    private final boolean shared;
    private final Map<String, KnownGame> games = new ConcurrentHashMap<>();
    /** The newest positions of commits that are on their way. */
    private final Map<String, Integer> announced = new ConcurrentHashMap<>();
    /** Games that had more events than was known when they were first played on. */
    private final Set<String> ahead = ConcurrentHashMap.newKeySet();
    private String id = UUID.randomUUID().toString();
    private String finding = "";
    /** Whether the service ended as it should before. */
    private boolean ended;
    private boolean first;
    private boolean takes;
    private volatile boolean checked;
    private long marked;
    /** Empty where the manifest is only read, or is gone with the database in memory. */
    private Optional<ManifestWriter> writer = Optional.empty();

    private GameManifest(Optional<ManifestFile> file, Optional<ReceiptKeyFile> keys, ManifestWriter.Durable database, String cause, boolean shared) {
        this.cause = cause;
        this.shared = shared;
        this.file = file;
        this.keys = keys;
        this.database = database;
    }

    /** One that is gone with the database in memory. */
    static GameManifest inMemory() {
        var manifest = new GameManifest(Optional.empty(), Optional.empty(), () -> {}, "a database in memory", false);
        manifest.first = true;
        return manifest;
    }

    /**
     * The manifest of a folder. Its faults are told by {@link #finding}.
     *
     * @param keys with the secret that the lines are written with
     * @param before whether a manifest is known to have been there, though the file of keys says nothing of it
     * @param cause the reason to begin it if there never was one
     */
    static GameManifest in(ManifestFile file, ReceiptKeyFile keys, ManifestWriter.Durable database, boolean before, String cause) {
        return new GameManifest(Optional.of(file), Optional.of(keys), database, cause, false).open(file, keys, before);
    }

    /**
     * The manifest of a service that is one of several on a database. Events that it does not know are those of the others, where their keyed
     * hashes fit; those that it knows must be there. Of several processes with the same folder the first writes it, and the others only read it.
     *
     * @param cause the reason to begin it if there never was one
     * @param takes whether games that it does not know are taken as they are at once; otherwise it learns of them when they are checked
     */
    static GameManifest ofSharedDatabase(ManifestFile file, ReceiptKeyFile keys, String cause, boolean takes) {
        boolean writes = file.takeOwnership();
        var manifest = new GameManifest(writes ? Optional.of(file) : Optional.empty(), Optional.of(keys), () -> {}, cause, true).open(file, keys, false);
        manifest.takes = takes;
        return manifest;
    }

    private GameManifest open(ManifestFile file, ReceiptKeyFile keys, boolean before) {
        try {
            read(file, keys.manifest(), before);
            writer = this.file.map(written -> new ManifestWriter(written, keys, database, games, id, finding, marked, ended));
            finding().ifPresent(found -> LOG.error("The games cannot all be held against the manifest, because {}."
                    + " 'tercio keys --reseal' takes them as they are.", found));
        } catch (IOException failed) {
            throw Unavailable.because(Sentence.of("kernel.storage.manifest-unreadable").with("why", Unavailable.words(failed.getMessage())), failed);
        }
        return this;
    }

    private ManifestFile.Content content(ManifestFile manifest) throws IOException {
        return file.isPresent() ? manifest.readAndOpen() : manifest.content();
    }

    private void read(ManifestFile manifest, Optional<ReceiptKeyFile.ManifestMark> mark, boolean before) throws IOException {
        mark.ifPresent(known -> {
            id = known.id();
            marked = known.counter();
        });
        if (!manifest.exists()) {
            if (shared) {
                // The key file came from another service, with what is known of its manifest.
                id = UUID.randomUUID().toString();
                marked = 0;
            }
            first = shared || mark.isEmpty() && !before;
            addFinding(first ? "" : "the manifest is missing");
            return;
        }
        var content = content(manifest);
        games.putAll(content.games());
        ended = content.ended();
        finding = content.finding();
        if (!content.fault().isEmpty()) {
            addFinding("the manifest was changed: " + content.fault());
        } else if (mark.isPresent() && !content.id().equals(id)) {
            addFinding("the manifest is that of other games");
        } else if (content.counter() < marked) {
            addFinding("the manifest was cut, or replaced by an older one: it ends at line " + content.counter() + ", and had " + marked);
        } else {
            id = content.id();
        }
    }

    /** Records the first fault, which is reported until the owner of the folder accepts the games as they are. */
    private void addFinding(String fault) {
        finding = finding.isEmpty() ? fault : finding;
    }

    /** Its id. */
    String id() {
        return id;
    }

    /** The first fault ever found in the manifest itself; empty if there is none. */
    public Optional<String> finding() {
        return Optional.of(finding).filter(text -> !text.isEmpty());
    }

    /** Whether games that it does not know are taken as they are: in a folder without a manifest, and where it was lost. */
    boolean takesUnknownGames() {
        return shared ? takes : isNew();
    }

    private boolean isNew() {
        return first || !finding.isEmpty();
    }

    /** The reason for beginning it anew. */
    String cause() {
        return first ? cause : "after what was found: " + finding;
    }

    /** Whether the service ended as it should, so that it knew everything. */
    boolean knewAll() {
        return ended && !shared && !takesUnknownGames();
    }

    /** Whether other services write the same database, each with a manifest of its own. */
    boolean isShared() {
        return shared;
    }

    /** Whether this process began the manifest, and there was none before. */
    boolean isFirst() {
        return first && file.isPresent();
    }

    /** The known state of a game. */
    Optional<KnownGame> of(String game) {
        return Optional.ofNullable(games.get(game));
    }

    /** Whether it knows a game. */
    boolean knows(String game) {
        return games.containsKey(game);
    }

    /** The number of games that it knows. */
    int size() {
        return games.size();
    }

    /** The games that it knows, in no order. */
    Set<String> games() {
        return Set.copyOf(games.keySet());
    }

    /** The games that it knows and that are not among others, sorted. */
    List<String> gamesBeside(Set<String> others) {
        return games.keySet().stream().filter(game -> !others.contains(game)).sorted().toList();
    }

    /** The newest position that the service itself has committed or announced. */
    int newest(String game) {
        // In this order: a commit that ends meanwhile is in one of both.
        int coming = announced.getOrDefault(game, 0);
        return Math.max(coming, of(game).map(KnownGame::position).orElse(0));
    }

    /** Whether a game had more events than was known when it was first played on. */
    boolean wasAhead(String game) {
        return ahead.contains(game);
    }

    /** Announces events that are about to be committed. */
    void announce(String game, int from, int to) {
        if (from > newest(game) + 1) {
            ahead.add(game);
        }
        announced.merge(game, to, Math::max);
    }

    /** Withdraws announced events that were not committed. */
    void withdraw(String game) {
        announced.remove(game);
    }

    /** Records committed events. */
    void recordCommit(String game, int position, String head) {
        games.merge(game, KnownGame.NEW.afterCommit(position, head), (known, now) -> known.afterCommit(position, head));
        announced.remove(game, position);
        markChanged(game);
    }

    /** Records committed tokens or a committed secret of a game. */
    void recordCredentials(String game, int version, String hash) {
        games.merge(game, KnownGame.NEW.withCredentials(version, hash), (known, now) -> known.withCredentials(version, hash));
        markChanged(game);
    }

    private void markChanged(String game) {
        writer.ifPresent(file -> file.markChanged(game));
    }

    /** Begins to write. The file is begun anew where there is none, or where something was found. */
    void start() {
        writer.ifPresent(file -> {
            if (isNew()) {
                file.begin(cause());
            }
            file.start();
        });
    }

    /** Writes the changes since the last time. A change that cannot be written now is written later. */
    void write() {
        writer.ifPresent(ManifestWriter::write);
    }

    /** Marks that every game was compared, so that events committed before this start are known too. */
    void markChecked() {
        checked = true;
    }

    /** Stops writing in the background; what is known is written. */
    void pause() {
        writer.ifPresent(ManifestWriter::pause);
    }

    /**
     * Ends it after the database was closed. Where a commit was under way, or games were not checked after a process that was killed, it is not
     * said that the service knew everything.
     */
    @Override
    public void close() {
        writer.ifPresent(file -> {
            if (announced.isEmpty() && (ended || first || checked)) {
                file.end();
            }
            file.close();
        });
    }
}
