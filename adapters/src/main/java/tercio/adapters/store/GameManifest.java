package tercio.adapters.store;

import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tercio.application.record.StorageUnavailable;

/**
 * What the service knows of every game outside the database: how far it had come, with the hash of its chain, and the hash of its tokens and
 * its dice secret. It lies in a file beside the key ({@link ManifestFile}), so that whoever writes only the database is found at the next start.
 *
 * <p>It is written after the commit, in groups, away from the command: it lags behind the database by at most {@value #GROUP} commits or
 * about {@value #INTERVAL_MILLISECONDS} ms, and is never ahead of what of the database is on the disk. A database that went on from what the
 * manifest knows is therefore that of a process that was killed; after a clean stop it is not.
 */
public final class GameManifest implements AutoCloseable {

    /** Commits after which it is written at once. */
    private static final int GROUP = 1000;
    private static final int INTERVAL_MILLISECONDS = 1000;
    /** Lines beyond those of its games after which the file is begun anew. */
    private static final int SPARE_LINES = 10_000;
    /** Lines after which the file of keys is told how far the manifest has come. */
    private static final int UNMARKED_LINES = 1000;

    private static final Logger LOG = LoggerFactory.getLogger(GameManifest.class);

    /** Brings what was committed onto the disk. */
    interface Durable {
        void force();
    }

    private final Optional<ManifestFile> file;
    private final Optional<ReceiptKeyFile> keys;
    private final Durable database;
    private final String cause;
    /** Whether other services write the same database, each with a manifest of its own. */
    private final boolean shared;
    private final Map<String, KnownGame> games = new ConcurrentHashMap<>();
    private final Set<String> changed = ConcurrentHashMap.newKeySet();
    /** The newest positions of commits that are on their way. */
    private final Map<String, Integer> announced = new ConcurrentHashMap<>();
    /** Games that had more events than was known when they were first played on. */
    private final Set<String> ahead = ConcurrentHashMap.newKeySet();
    private final AtomicInteger unwritten = new AtomicInteger();
    private final ReentrantLock writing = new ReentrantLock();
    private final ScheduledExecutorService writer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("manifest").factory());
    private String id = UUID.randomUUID().toString();
    private String finding = "";
    /** Whether the service ended as it should before. */
    private boolean ended;
    /** Whether the last line of the file says so. */
    private boolean saysEnded;
    private boolean first;
    private boolean takes;
    private volatile boolean checked;
    private volatile boolean started;
    private long marked;
    private boolean failing;

    private GameManifest(Optional<ManifestFile> file, Optional<ReceiptKeyFile> keys, Durable database, String cause, boolean shared) {
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
     * The manifest of a folder. What is wrong with it is told by {@link #finding}.
     *
     * @param keys with the secret that the lines are written with
     * @param before whether a manifest is known to have been there, though the file of keys says nothing of it
     * @param cause why it is begun where there never was one
     */
    static GameManifest in(ManifestFile file, ReceiptKeyFile keys, Durable database, boolean before, String cause) {
        return new GameManifest(Optional.of(file), Optional.of(keys), database, cause, false).open(file, keys, before);
    }

    /**
     * The manifest of a service that is one of several on a database. Events that it does not know are those of the others, where their keyed
     * hashes fit; what it knows must be there. Of several processes with the same folder the first writes it, and the others only read it.
     *
     * @param cause why it is begun where there never was one
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
            finding().ifPresent(found -> LOG.error("The games cannot all be held against the manifest, because {}."
                    + " 'tercio keys --reseal' takes them as they are.", found));
        } catch (IOException failed) {
            throw new StorageUnavailable("the manifest of the games cannot be read: " + failed.getMessage(), failed);
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
        saysEnded = ended;
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

    /** Whether it is written by this process, and there was none before. */
    boolean isFirst() {
        return first && file.isPresent();
    }

    /** The known state of a game. */
    Optional<KnownGame> of(String game) {
        return Optional.ofNullable(games.get(game));
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
        if (file.isEmpty()) {
            return;
        }
        changed.add(game);
        if (unwritten.incrementAndGet() == GROUP) {
            writer.execute(this::write);
        }
    }

    /** Begins to write. The file is begun anew where there is none, or where something was found. */
    void start() {
        if (file.isEmpty()) {
            return;
        }
        if (isNew()) {
            begin(cause());
        }
        started = true;
        writer.scheduleWithFixedDelay(this::write, INTERVAL_MILLISECONDS, INTERVAL_MILLISECONDS, TimeUnit.MILLISECONDS);
    }

    /** @param why for whoever reads the file */
    private void begin(String why) {
        writing.lock();
        try {
            changed.clear();
            var known = new HashMap<>(games);
            database.force();
            file.get().begin(id, Math.max(marked, file.get().counter()), known, why, finding);
            saysEnded = false;
            saveMark();
        } catch (IOException failed) {
            throw new StorageUnavailable("the manifest of the games cannot be written: " + failed.getMessage(), failed);
        } finally {
            writing.unlock();
        }
    }

    private void saveMark() {
        marked = file.get().counter();
        keys.get().manifest(new ReceiptKeyFile.ManifestMark(id, marked));
    }

    /** Writes what changed since the last time. What cannot be written now is written later. */
    void write() {
        if (!changed.isEmpty()) {
            writing.lock();
            try {
                write(false);
            } finally {
                writing.unlock();
            }
        }
    }

    private void write(boolean last) {
        unwritten.set(0);
        var now = new HashMap<String, KnownGame>();
        for (var game : new HashSet<>(changed)) {
            changed.remove(game);
            now.put(game, games.get(game));
        }
        try {
            if (!last) {
                database.force();
            }
            file.get().add(now, last);
            saysEnded = last;
            if (file.get().lines() > SPARE_LINES + 2 * games.size() && !last) {
                begin("compacted");
            } else if (last || file.get().counter() - marked >= UNMARKED_LINES) {
                saveMark();
            }
            failing = false;
        } catch (IOException | RuntimeException failed) {
            changed.addAll(now.keySet());
            if (!failing) {
                LOG.warn("The manifest of the games was not written, and is written later: {}", failed.getMessage());
            }
            failing = true;
        }
    }

    /** Marks that every game was compared, so that events committed before this start are known too. */
    void markChecked() {
        checked = true;
    }

    /** Stops writing in the background; what is known is written. */
    void pause() {
        writer.shutdown();
        try {
            writer.awaitTermination(INTERVAL_MILLISECONDS * 10L, TimeUnit.MILLISECONDS);
        } catch (InterruptedException impatient) {
            Thread.currentThread().interrupt();
        }
        if (started) {
            write();
        }
    }

    /**
     * Ends it after the database was closed. Where a commit was under way, or games were not checked after a process that was killed, it is not
     * said that the service knew everything.
     */
    @Override
    public void close() {
        writer.shutdownNow();
        writing.lock();
        try {
            if (started && announced.isEmpty() && (ended || first || checked) && (!saysEnded || !changed.isEmpty())) {
                write(true);
            }
            if (file.isPresent()) {
                file.get().close();
            }
        } catch (IOException failed) {
            LOG.warn("The manifest of the games was not closed: {}", failed.getMessage());
        } finally {
            writing.unlock();
        }
    }
}
