package tercio.adapters.store;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.application.record.EventDecoder;
import tercio.application.record.GameOpened;
import tercio.application.record.RecordCodec;
import tercio.application.record.Sealing;
import tercio.application.record.StorageUnavailable;
import tercio.application.record.StoredEntries;
import tercio.application.record.UnreadableRecord;
import tercio.application.verification.ChainCheck;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.StorageFailure;
import tercio.projections.sentence.Texts;

/**
 * Checks the stored record of one game: its chain of hashes over the stored bytes, its receipts, and whether it is the record that the
 * manifest, the stored views and the tokens belong to.
 */
final class StoredRecordCheck {

    private static final Logger LOG = LoggerFactory.getLogger(StoredRecordCheck.class);

    private final JdbcClient database;
    private final StoredEntries entries;
    private final EventDecoder decoder;
    private final Sealing sealing;
    private final GameProofs proofs;
    private final LostEvents lost;
    private final JdbcCredentialStore credentials;
    private final GameManifest manifest;
    private final AtomicInteger ahead = new AtomicInteger();
    private final JdbcViewStore views;
    private final ListedGames listed;
    private final EventSeals eventSeals;

    StoredRecordCheck(JdbcClient database, Dialect dialect, StoredEntries entries, EventDecoder decoder, RecordCodec notation, GameProofs proofs,
            JdbcCredentialStore credentials, GameManifest manifest, JdbcViewStore views, ListedGames listed, EventSeals eventSeals) {
        this.database = database;
        this.entries = entries;
        this.decoder = decoder;
        sealing = notation.sealing();
        this.proofs = proofs;
        lost = new LostEvents(database, dialect);
        this.credentials = credentials;
        this.manifest = manifest;
        this.views = views;
        this.listed = listed;
        this.eventSeals = eventSeals;
    }

    /**
     * The first fault of the record of a game; empty if it has none.
     *
     * @param sound called where there is none, with whether the game is a fork; empty where its opening cannot be read
     */
    Optional<String> fault(String game, Consumer<Optional<Boolean>> sound) {
        var chain = ChainCheck.ofWhole(sealing);
        return fault(game, chain, chain, record -> sound.accept(record.first().flatMap(this::opening).map(opening -> opening.forkedFrom().isPresent())));
    }

    /** Has the row of a game in the list made again where it is not what the service wrote. */
    void checkListing(String game, Optional<Boolean> fork) {
        listed.check(game, fork);
    }

    /** The first fault of a record whose events are read at the same time: {@code reading} holds them afterwards. */
    Optional<String> fault(String game, CheckedReading reading) {
        return fault(game, reading, reading.chain(), record -> {});
    }

    private Optional<String> fault(String game, Consumer<StoredEntries.Entry> reader, ChainCheck chain, Consumer<HeldRecord> sound) {
        try {
            var record = new HeldRecord(proofs.newest(game), knownGame(game));
            // Before the record is read: the game may be played on meanwhile.
            int shown = shownPosition(game);
            entries.forEach(game, reader.andThen(record));
            var fault = fault(game, chain, record, shown).map(Texts::englishPhrase);
            if (fault.isEmpty()) {
                noteContinuation(game, record);
                sound.accept(record);
            }
            return fault;
        } catch (RuntimeException failed) {
            if (StorageFailure.is(failed)) {
                throw failed;
            }
            return Optional.of(Texts.englishPhrase(withRemedy(failed instanceof UnreadableRecord cut ? Sentence.of("kernel.aside.unreadable-events").with("position", cut.position())
                    : Sentence.of("kernel.aside.unreadable-store").with("why", new Text(String.valueOf(failed.getMessage()))))));
        }
    }

    private static Sentence.Keyed withRemedy(Sentence.Keyed fault) {
        return Sentence.of("kernel.aside.remedy").with("fault", fault);
    }

    /** The first fault of a record that was read. */
    private Optional<Sentence.Keyed> fault(String game, ChainCheck chain, HeldRecord record, int shown) {
        if (chain.firstBroken() != 0) {
            return Optional.of(Sentence.of("kernel.aside.damaged").with("position", chain.firstBroken()));
        }
        return lost.firstLostPosition(game).map(position -> withRemedy(LostEvents.reason(position)))
                .or(() -> record.receipt().flatMap(proofs::whyForged)).or(record::fault).or(record::whyUnknown).or(() -> whyForeign(game, record))
                .or(() -> whyShorter(game, record, shown)).or(() -> whyReplaced(game));
    }

    /** The state of a game that the manifest knows. */
    private KnownGame knownGame(String game) {
        return manifest.of(game).orElse(KnownGame.NEW);
    }

    private boolean isAhead(String game, HeldRecord record) {
        return record.position() > manifest.newest(game) || manifest.wasAhead(game);
    }

    /** The reason why events unknown to the manifest are not those of a killed service; empty if they may be. */
    private Optional<Sentence.Keyed> whyForeign(String game, HeldRecord record) {
        if (manifest.isShared()) {
            return record.position() == 0 || eventSeals.fits(game, record.position(), record.newestHash()) ? Optional.empty()
                    : Optional.of(Sentence.of("kernel.aside.foreign-events").with("position", record.position()));
        }
        return manifest.knewAll() && isAhead(game, record) ? Optional.of(Sentence.of("kernel.aside.events-of-others")
                .with("end", record.position()).with("known", knownGame(game).position())) : Optional.empty();
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

    /** @param shown up to which position views were stored, before the record was read; the service may not have written these rows */
    private Optional<Sentence.Keyed> whyShorter(String game, HeldRecord record, int shown) {
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
            // The readers of the game are told.
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

    private Optional<Sentence.Keyed> whyReplaced(String game) {
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
}
