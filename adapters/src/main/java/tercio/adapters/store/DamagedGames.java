package tercio.adapters.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.springframework.transaction.support.TransactionSynchronizationManager;
import tercio.application.record.EventDecoder;
import tercio.application.record.GameLocks;
import tercio.application.record.GameOpened;
import tercio.application.record.RecordCodec;
import tercio.application.record.RecordedEvent;
import tercio.application.record.Sealing;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.GameSetAside;
import tercio.projections.SetAside;
import tercio.projections.StorageFailure;
import tercio.projections.sentence.Texts;

/** Knows which games are set aside. The record of each game is checked when a service first uses the game. */
public final class DamagedGames implements SetAside {

    private final SetAsideRows aside;
    private final StoredRecordCheck check;
    private final EventDecoder decoder;
    private final Sealing sealing;
    private final GameManifest manifest;
    private final ManifestStart start;
    /** Another object after each {@link #clear}: a reading that began before it does not answer for the record of today. */
    private volatile Checked checked = new Checked();
    private final GameLocks checking = new GameLocks();

    /**
     * The games that were checked.
     *
     * @param whole those of which the record and the row of the list were checked
     * @param recordOnly those whose record alone was checked, because that was in a transaction, each with whether it is a fork where its opening says
     *         so. Their rows of the list are checked at the next use outside of one: nobody sees what is mended in a transaction before it ends, and
     *         it may be taken back.
     */
    private record Checked(Set<String> whole, Map<String, Optional<Boolean>> recordOnly) {

        Checked() {
            this(ConcurrentHashMap.newKeySet(), new ConcurrentHashMap<>());
        }

        boolean isEnough(String game) {
            return whole.contains(game) || isInTransaction() && recordOnly.containsKey(game);
        }
    }

    DamagedGames(SetAsideRows aside, StoredRecordCheck check, EventDecoder decoder, RecordCodec notation, GameManifest manifest, ManifestStart start) {
        this.aside = aside;
        this.check = check;
        this.decoder = decoder;
        sealing = notation.sealing();
        this.manifest = manifest;
        this.start = start;
    }

    @Override
    public Optional<String> reason(String game) {
        if (!checked.isEnough(game) && !aside.contains(game)) {
            check(game);
        }
        return aside.reason(game);
    }

    /** The reason that was found so far: for lists, which show what is stored of many games and read none of them. */
    public Optional<String> reasonSoFar(String game) {
        return aside.reason(game);
    }

    /** Checks a game, or waits for a check that runs already: the start of a service begins several at once. */
    private void check(String game) {
        checking.holding(game, () -> {
            var marks = checked;
            if (!marks.isEnough(game)) {
                if (isInTransaction()) {
                    check.fault(game, fork -> marks.recordOnly().put(game, fork)).ifPresent(reason -> put(game, reason));
                } else {
                    checkWhole(game, marks);
                }
            }
            return game;
        });
    }

    private void checkWhole(String game, Checked marks) {
        Optional.ofNullable(marks.recordOnly().remove(game)).ifPresentOrElse(fork -> check.checkListing(game, fork),
                () -> check.fault(game, fork -> check.checkListing(game, fork)).ifPresent(reason -> put(game, reason)));
        marks.whole().add(game);
    }

    private static boolean isInTransaction() {
        return TransactionSynchronizationManager.isActualTransactionActive();
    }

    /** The reason why a game that the manifest knows is missing from the database; empty for other games. */
    public Optional<String> whyMissing(String game) {
        return start.whyMissing(game);
    }

    /** The number of games that the manifest knows and the database lacks. */
    public int missingCount() {
        return start.missing().size();
    }

    /** The first fault ever found in the manifest itself. */
    public Optional<String> manifestFinding() {
        return manifest.finding();
    }

    @Override
    public Optional<List<RecordedEvent>> checkedEvents(String game) {
        if (aside.contains(game)) {
            return Optional.empty();
        }
        var marks = checked;
        var reading = new CheckedReading(sealing, decoder);
        check.fault(game, reading).ifPresent(reason -> put(game, reason));
        if (aside.contains(game)) {
            return Optional.empty();
        }
        var events = reading.events();
        if (!marks.whole().contains(game)) {
            marks.recordOnly().put(game, events.stream().findFirst().map(RecordedEvent::fact).filter(GameOpened.class::isInstance)
                    .map(opening -> ((GameOpened) opening).forkedFrom().isPresent()));
        }
        return Optional.of(events);
    }

    /** @throws GameSetAside if the game is set aside */
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
                put(game, Texts.englishPhrase(Sentence.of("kernel.aside.unreadable").with("why", new Text(String.valueOf(failed.getMessage())))));
                require(game);
            }
            throw failed;
        }
    }

    /** Reads again whether another service has set a game aside. */
    void reload(String game) {
        aside.reload(game);
    }

    /** @param changes called with each game that is set aside here */
    void onPut(Consumer<String> changes) {
        aside.onPut(changes);
    }

    @Override
    public void put(String game, String reason) {
        aside.put(game, reason);
    }

    /** The games that are set aside, those that are missing from the database too, each with its reason. */
    @Override
    public Map<String, String> all() {
        var all = new TreeMap<>(aside.all());
        all.putAll(start.missing());
        return all;
    }

    @Override
    public void clear() {
        aside.clear();
        checked = new Checked();
    }
}
