package tercio.adapters.store;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.application.record.EventDecoder;
import tercio.application.record.GameLocks;
import tercio.application.record.GameOpened;
import tercio.application.record.RecordCodec;
import tercio.application.record.RecordedEvent;
import tercio.application.record.Sealing;
import tercio.application.record.StorageUnavailable;
import tercio.application.record.StoredEntries;
import tercio.application.record.UnreadableRecord;
import tercio.application.verification.ChainCheck;
import tercio.projections.GameSetAside;
import tercio.projections.SetAside;
import tercio.projections.StorageFailure;

/**
 * Stores which games are set aside. The hash chain of each game is checked over its stored bytes when a service first uses the game, and once a
 * day in the background: of several services one does it, and a start goes on where the last one was ({@link CheckedRecords}).
 */
public final class DamagedGames implements SetAside, AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(DamagedGames.class);
    private static final int LONGEST_REASON = 500;
    /** The background takes one part in four of the time of a core. */
    private static final int SHARE = 3;
    /** After this a look is taken for records that nobody has checked today. */
    private static final long AGAIN = Duration.ofMinutes(20).toNanos();
    private static final String REMEDY = "'tercio restore BACKUP --damaged' brings it back from a backup";

    static final String TABLE = "set_aside";

    private final JdbcClient database;
    private final StoredEntries entries;
    private final EventDecoder decoder;
    private final Sealing sealing;
    private final GameProofs proofs;
    private final LostEvents lost;
    private final JdbcCredentialStore credentials;
    private final GameManifest manifest;
    private final Map<String, String> missing;
    private final AtomicInteger ahead = new AtomicInteger();
    private final String keep;
    private final JdbcViewStore views;
    private final ListedGames listed;
    private final RowSeals seals;
    private final EventSeals eventSeals;
    private final CheckedRecords remembered;
    private final Map<String, String> reasons = new ConcurrentHashMap<>();
    /** Another set after each {@link #clear}: a reading that began before it does not answer for the record of today. */
    private volatile Set<String> checked = ConcurrentHashMap.newKeySet();
    private final GameLocks checking = new GameLocks();
    private volatile Consumer<String> changes = game -> {};
    private volatile boolean ending;
    private volatile Thread background;

    DamagedGames(JdbcClient database, Dialect dialect, StoredEntries entries, EventDecoder decoder, RecordCodec notation, GameProofs proofs,
            JdbcCredentialStore credentials, GameManifest manifest, ManifestStart start, JdbcViewStore views, ListedGames listed, RowSeals seals, EventSeals eventSeals, UnfitRows unfit,
            CheckedRecords remembered) {
        this.remembered = remembered;
        this.eventSeals = eventSeals;
        this.proofs = proofs;
        lost = new LostEvents(database, dialect);
        keep = dialect.upsert(TABLE, List.of("game"), List.of("reason", "seal"));
        this.credentials = credentials;
        this.manifest = manifest;
        this.missing = Map.copyOf(start.missing());
        this.views = views;
        this.listed = listed;
        this.seals = seals;
        sealing = notation.sealing();
        this.database = database;
        this.entries = entries;
        this.decoder = decoder;
        try {
            database.sql("select game, reason, seal from set_aside").query(row -> {
                if (seals.fits(row.getBytes(3), TABLE, row.getString(1), row.getString(2))) {
                    reasons.put(row.getString(1), row.getString(2));
                } else {
                    // Whether the game is damaged is found by reading it.
                    unfit.markUnfit(TABLE, row.getString(1));
                }
            });
        } catch (UnreadableData damaged) {
            LOG.warn("Which games were set aside before cannot be read: all records are checked again.");
        }
    }

    /** Takes all rows as they are. */
    static void takeAsTheyAre(JdbcClient database, RowSeals seals) {
        database.sql("select game, reason from set_aside").query((row, number) ->
                List.<Object>of(seals.of(TABLE, row.getString(1), row.getString(2)), row.getString(1))).list()
                .forEach(sealed -> database.sql("update set_aside set seal = ? where game = ?").params(sealed).update());
    }

    @Override
    public Optional<String> reason(String game) {
        if (!checked.contains(game) && !reasons.containsKey(game)) {
            check(game);
        }
        return Optional.ofNullable(reasons.get(game));
    }

    /** The reason that was found so far: for lists, which show what is stored of many games and read none of them. */
    public Optional<String> found(String game) {
        return Optional.ofNullable(reasons.get(game));
    }

    /** Whoever asks for a game that is being checked waits for that check: the start of a service begins several at once. */
    private void check(String game) {
        checking.holding(game, () -> {
            var marks = checked;
            if (!marks.contains(game)) {
                checkNow(game, marks);
            }
            return game;
        });
    }

    private void checkNow(String game, Set<String> marks) {
        try {
            var chain = ChainCheck.ofWhole(sealing);
            var heldAgainst = new HeldRecord(proofs.newest(game), knownGame(game));
            int shown = shownPosition(game);
            entries.forEach(game, chain.andThen(heldAgainst));
            recordFindings(game, chain, heldAgainst, shown, marks);
            if (!reasons.containsKey(game)) {
                listed.check(game, heldAgainst.first().flatMap(this::opening));
            }
        } catch (RuntimeException failed) {
            if (StorageFailure.is(failed)) {
                throw failed;
            }
            putUnreadable(game, failed);
            marks.add(game);
        }
    }

    private void putUnreadable(String game, RuntimeException unreadable) {
        put(game, (unreadable instanceof UnreadableRecord ? unreadable.getMessage() : "what is stored of it cannot be read: " + unreadable.getMessage())
                + "; " + REMEDY);
    }

    /** @param shown read before the record was: the game may be played on meanwhile */
    private void recordFindings(String game, ChainCheck chain, HeldRecord record, int shown, Set<String> marks) {
        if (chain.firstBroken() != 0) {
            put(game, "its record is damaged at position " + chain.firstBroken() + ": the stored entry is not the one that was written");
        }
        lost.firstLostPosition(game).ifPresent(position -> put(game, LostEvents.reason(position) + "; " + REMEDY));
        record.receipt().flatMap(proofs::whyForged).or(record::fault).or(record::whyUnknown).or(() -> whyForeign(game, record))
                .or(() -> whyShorter(game, record, shown)).or(() -> whyReplaced(game))
                .ifPresent(reason -> put(game, reason));
        if (!reasons.containsKey(game)) {
            noteContinuation(game, record);
        }
        marks.add(game);
    }

    private KnownGame knownGame(String game) {
        return manifest.of(game).orElse(KnownGame.NEW);
    }

    private boolean isAhead(String game, HeldRecord record) {
        return record.position() > manifest.newest(game) || manifest.wasAhead(game);
    }

    /** The reason why events unknown to the manifest are not those of a killed service; empty if they may be. */
    private Optional<String> whyForeign(String game, HeldRecord record) {
        if (manifest.isShared()) {
            return record.position() == 0 || eventSeals.fits(game, record.position(), record.newestHash()) ? Optional.empty()
                    : Optional.of("it has events that no service of this database wrote: the one at position " + record.position() + " lacks their keyed hash");
        }
        return manifest.knewAll() && isAhead(game, record) ? Optional.of("it has events that this service did not write: it ends at position "
                + record.position() + ", and the service that ended knew it up to position " + knownGame(game).position()) : Optional.empty();
    }

    /** Records events that continue the known record, as after a killed service. */
    private void noteContinuation(String game, HeldRecord record) {
        if (isAhead(game, record)) {
            if (!manifest.isShared() && ahead.incrementAndGet() == 1) {
                LOG.info("The events of game {} go on from what the manifest knows, as after a process that was killed. Of further games this is not told.", game);
            }
            manifest.recordCommit(game, record.position(), record.newestHash());
        }
    }

    /** The reason why a game that the manifest knows is missing from the database; empty for other games. */
    public Optional<String> whyMissing(String game) {
        return Optional.ofNullable(missing.get(game));
    }

    /** The number of games that the manifest knows and the database lacks. */
    public int missingCount() {
        return missing.size();
    }

    /** The first fault ever found in the manifest itself. */
    public Optional<String> manifestFinding() {
        return manifest.finding();
    }

    /** @param shown up to which position views were stored, before the record was read; the service may not have written these rows */
    private Optional<String> whyShorter(String game, HeldRecord record, int shown) {
        try {
            return shown <= record.position() ? Optional.empty() : record.whyShorterThan(views.newest(game, record.position(), shown));
        } catch (UnreadableData noView) {
            return Optional.empty();
        }
    }

    private Optional<GameOpened> opening(StoredEntries.Entry first) {
        try {
            return decoder.decode(first).fact() instanceof GameOpened opened ? Optional.of(opened) : Optional.empty();
        } catch (RuntimeException unreadable) {
            // Whoever reads the game is told.
            return Optional.empty();
        }
    }

    /** The newest position of which a view was stored: views are never ahead of the record. */
    private int shownPosition(String game) {
        try {
            return database.sql("select coalesce(max(position), 0) from view_at_present where game = ?").param(game).query(Integer.class).single();
        } catch (UnreadableData noView) {
            // Views are made anew from the record, which is what is checked here.
            return 0;
        }
    }

    private Optional<String> whyReplaced(String game) {
        try {
            return proofs.whyReplaced(game, () -> credentials.readStored(game));
        } catch (UnreadableData damaged) {
            throw damaged;
        } catch (DataAccessException | StorageUnavailable unwritable) {
            // Nothing can be signed while nothing can be written; that is told elsewhere.
            LOG.warn("The tokens of game {} were not checked: {}", game, unwritable.getMessage());
            return Optional.empty();
        }
    }

    @Override
    public Optional<List<RecordedEvent>> checkedEvents(String game) {
        if (reasons.containsKey(game)) {
            return Optional.empty();
        }
        var marks = checked;
        var reading = new CheckedReading(sealing, decoder);
        try {
            var heldAgainst = new HeldRecord(proofs.newest(game), knownGame(game));
            int shown = shownPosition(game);
            entries.forEach(game, reading.andThen(heldAgainst));
            recordFindings(game, reading.chain(), heldAgainst, shown, marks);
        } catch (RuntimeException failed) {
            if (StorageFailure.is(failed)) {
                throw failed;
            }
            putUnreadable(game, failed);
            marks.add(game);
        }
        return reasons.containsKey(game) ? Optional.empty() : Optional.of(reading.events());
    }

    /** @throws GameSetAside where the game is set aside */
    public void require(String game) {
        reason(game).ifPresent(reason -> {
            throw new GameSetAside(game, reason);
        });
    }

    /** Reads a game, and sets it aside where it cannot be read. */
    public <T> T readOrSetAside(String game, Supplier<T> reader) {
        try {
            return reader.get();
        } catch (RuntimeException failed) {
            if (!StorageFailure.is(failed)) {
                put(game, "it cannot be read: " + failed.getMessage());
                require(game);
            }
            throw failed;
        }
    }

    /** Reads again whether another service has set a game aside. */
    void reload(String game) {
        database.sql("select reason, seal from set_aside where game = ?").param(game).query(row -> {
            if (seals.fits(row.getBytes(2), TABLE, game, row.getString(1))) {
                reasons.putIfAbsent(game, row.getString(1));
            }
        });
    }

    /** @param changes called with each game that is set aside here */
    void onPut(Consumer<String> changes) {
        this.changes = changes;
    }

    @Override
    public void put(String game, String reason) {
        var line = reason.replaceAll("\\p{Cntrl}+", " ");
        var kept = line.length() > LONGEST_REASON ? line.substring(0, LONGEST_REASON) : line;
        if (reasons.putIfAbsent(game, kept) == null) {
            LOG.error("Game {} is set aside: {}. After the cause is mended, 'tercio rebuild' brings it back.", game, kept);
            try {
                database.sql(keep)
                        .params(game, kept, seals.of(TABLE, game, kept)).update();
                changes.accept(game);
            } catch (DataAccessException unwritten) {
                LOG.warn("That game {} is set aside is known until the program ends: {}", game, unwritten.getMessage());
            }
        }
    }

    /** Those that are missing from the database, too. */
    @Override
    public Map<String, String> all() {
        var all = new TreeMap<>(reasons);
        all.putAll(missing);
        return all;
    }

    @Override
    public void clear() {
        DerivedTables.empty(database, "set_aside");
        reasons.clear();
        checked = ConcurrentHashMap.newKeySet();
    }

    /** Checks every game that was not read yet, the newest first, whatever was remembered. */
    void checkAll() {
        everyGame().takeWhile(game -> !ending).forEach(this::checkOne);
        checkedAll();
    }

    private void checkedAll() {
        if (!ending) {
            manifest.markChecked();
        }
    }

    /** The games, the newest first; where the list cannot be read, those that the manifest knows. */
    private Stream<String> everyGame() {
        try {
            return database.sql("select game from game_keys order by ordinal desc").query(String.class).list().stream();
        } catch (UnreadableData damaged) {
            LOG.warn("The list of games cannot be read: the games that the manifest knows are checked.");
            return manifest.games().stream();
        }
    }

    /**
     * Checks every game that no service has checked today. Services that start together begin at different games.
     *
     * @param pause waits so many nanoseconds after each game
     * @return how many were checked
     */
    int checkRemaining(LongConsumer pause) {
        var done = remembered.all();
        var remaining = everyGame().filter(game -> !isDone(game, done.get(game))).collect(Collectors.toCollection(ArrayList::new));
        if (manifest.isShared() && !remaining.isEmpty()) {
            Collections.rotate(remaining, ThreadLocalRandom.current().nextInt(remaining.size()));
        }
        int count = 0;
        for (var game : remaining) {
            if (ending) {
                return count;
            }
            if (!manifest.isShared() || !isDone(game, remembered.of(game).stream().boxed().findFirst().orElse(null))) {
                long start = System.nanoTime();
                checkAndRemember(game);
                count++;
                pause.accept(SHARE * (System.nanoTime() - start));
            }
        }
        checkedAll();
        return count;
    }

    /** @param checked up to which position it was checked today; null where it was not */
    private boolean isDone(String game, Integer checked) {
        return checked != null && checked >= knownGame(game).position()
                && (manifest.isShared() || manifest.knewAll() || newest(game).equals(OptionalInt.of(knownGame(game).position())));
    }

    private void checkAndRemember(String game) {
        if (checkOne(game) && !reasons.containsKey(game)) {
            newest(game).ifPresent(position -> remembered.keep(game, position));
        }
    }

    private OptionalInt newest(String game) {
        try {
            return OptionalInt.of(database.sql("select coalesce(max(sequenceNumber), -1) + 1 from DomainEventEntry where aggregateIdentifier = ?").param(game)
                    .query(Integer.class).single());
        } catch (UnreadableData damaged) {
            return OptionalInt.empty();
        }
    }

    /** What goes wrong with one game keeps no other unchecked. Returns whether it could be checked. */
    private boolean checkOne(String game) {
        try {
            reason(game);
            return true;
        } catch (RuntimeException failed) {
            LOG.warn("The record of game {} was not checked: {}", game, DatabaseFault.reason(failed).orElse(failed.getMessage()));
            return false;
        }
    }

    /** Starts checking games in the background. */
    void start() {
        background = Thread.ofPlatform().daemon().priority(Thread.MIN_PRIORITY).name("record check").start(() -> {
            while (!ending) {
                try {
                    checkRemaining(LockSupport::parkNanos);
                } catch (RuntimeException failed) {
                    LOG.warn("The records were not all checked, and are tried again: {}", DatabaseFault.reason(failed).orElse(failed.getMessage()));
                }
                LockSupport.parkNanos(ending ? 0 : AGAIN);
            }
        });
    }

    /** Stops checking games in the background. */
    @Override
    public void close() {
        ending = true;
        var checking = background;
        if (checking != null) {
            LockSupport.unpark(checking);
            try {
                checking.join();
            } catch (InterruptedException impatient) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
