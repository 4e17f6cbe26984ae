package tercio.adapters.store;

import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.convert.DurationStyle;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;
import tercio.adapters.json.SealedText;
import tercio.adapters.settings.Settings;
import tercio.application.record.EncodedEnvelope;
import tercio.application.record.RecordCodec;
import tercio.application.record.StoredEntries;
import tercio.application.record.UnreadableRecord;
import tercio.projections.Summaries;

/**
 * Packs games that are over and rest, one after the other, in the background of a service: their events into one row ({@link PackedGames}),
 * and what is made of the events at any time is left out, but for the entry in the list of games.
 *
 * <p>Decided: the newest event keeps its row. The position after it is then given once as ever, the stream of all events still names the
 * game, and a game that goes on needs nothing unpacked. A game is packed in one transaction, after what is read from the packed row was
 * compared with the rows byte for byte; of two services that pack the same game one does. Given up: views of a packed game are made when
 * somebody looks, in the time that a few hundred events take.
 */
final class GamePacking implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(GamePacking.class);
    /** The time between two looks for games that rest. */
    private static final long PERIOD = Duration.ofMinutes(10).toNanos();
    /** Games of a page of the list. */
    private static final int PAGE = 100;
    /** The most that a character takes in UTF-8. */
    private static final long BYTES_OF_A_CHARACTER = 3;
    /** Below this a game gains nothing. */
    private static final int FEWEST = 8;
    /** A game takes this part of the time of a core. */
    private static final int SHARE = 2;

    private static final String CANDIDATES = "select l.game from game_listing l left join packed_game p on p.game = l.game where l.over = true and l.game > ?"
            + " and (p.game is null or exists (select 1 from DomainEventEntry e where e.aggregateIdentifier = l.game and e.sequenceNumber = p.events + 1))"
            + " order by l.game limit " + PAGE;
    private static final String ROWS = "select sequenceNumber, type, timeStamp, payloadType, payloadRevision, payload, metaData, explanation from DomainEventEntry"
            + " where aggregateIdentifier = ? order by sequenceNumber";

    private final JdbcClient database;
    private final PackedGames packed;
    private final TransactionTemplate transactions;
    private final Clock clock;
    private final Duration rest = DurationStyle.detectAndParse(Settings.PACKING_AFTER.value());
    /** Games that stay as they are until the next start, because they are too long, or are not what was written. */
    private final Set<String> left = new HashSet<>();
    private volatile boolean ending;
    private volatile Thread background;

    GamePacking(JdbcClient database, PackedGames packed, PlatformTransactionManager transactions, Clock clock) {
        this.database = database;
        this.packed = packed;
        this.transactions = new TransactionTemplate(transactions);
        this.clock = clock;
    }

    /** Starts packing in the background. */
    void start() {
        background = Thread.ofPlatform().daemon().priority(Thread.MIN_PRIORITY).name("packing").start(() -> {
            while (!ending) {
                // The start of a service has better to do.
                LockSupport.parkNanos(PERIOD);
                if (!ending) {
                    attempt();
                }
            }
        });
    }

    private void attempt() {
        try {
            packAll(rest);
        } catch (RuntimeException failed) {
            LOG.warn("Games that rest were not all packed, and are tried again: {}", DatabaseFault.reason(failed).orElse(failed.getMessage()));
        }
    }

    /**
     * Packs all games that are over.
     *
     * @param after the time without any event in them
     * @return the number of games that were packed
     */
    int packAll(Duration after) {
        int count = 0;
        var last = "";
        for (var page = candidates(last); !page.isEmpty() && !ending; page = candidates(last)) {
            for (var game : page) {
                if (ending) {
                    return count;
                }
                long start = System.nanoTime();
                count += rests(game, after) && attempt(game) ? 1 : 0;
                LockSupport.parkNanos(after.isZero() ? 0 : SHARE * (System.nanoTime() - start));
            }
            last = page.getLast();
        }
        return count;
    }

    private List<String> candidates(String after) {
        return database.sql(CANDIDATES).param(after).query(String.class).list();
    }

    private boolean rests(String game, Duration after) {
        if (left.contains(game)) {
            return false;
        }
        try {
            var newest = database.sql("select timeStamp from DomainEventEntry where aggregateIdentifier = ? order by sequenceNumber desc limit 1").param(game)
                    .query(String.class).optional();
            return newest.isPresent() && !Instant.parse(newest.get()).plus(after).isAfter(Instant.now(clock));
        } catch (DateTimeParseException | UnreadableData damaged) {
            return false;
        }
    }

    private boolean attempt(String game) {
        try {
            boolean done = pack(game);
            if (!done) {
                left.add(game);
            }
            return done;
        } catch (DuplicateKeyException byAnotherService) {
            return false;
        } catch (UnreadableData | UnreadableRecord | IllegalStateException damaged) {
            // The readers of the game are told.
            LOG.debug("Game {} is not packed", game, damaged);
            left.add(game);
            return false;
        }
    }

    /** An event with the bytes of its row. */
    private record Unpacked(int position, PackedEvents.Row row, String hash, byte[] payload, byte[] envelope, byte[] explanation) {

        /** Whether the bytes of the row come from an entry. */
        boolean is(StoredEntries.Entry entry) {
            return hash.equals(entry.hash()) && Arrays.equals(payload, bytes(entry.fact().payload()))
                    && Arrays.equals(envelope, bytes(new SealedText(entry.hash(), entry.envelope().text()).text()))
                    && Arrays.equals(explanation, entry.envelope().explanation().isEmpty() ? null : bytes(entry.envelope().explanation()));
        }

        private static byte[] bytes(String text) {
            return text.getBytes(StandardCharsets.UTF_8);
        }
    }

    /**
     * Packs a game, whether or not it is over.
     *
     * @return false where it stays as it is: it is too short or too long, or not what was written
     */
    boolean pack(String game) {
        return Boolean.TRUE.equals(transactions.execute(transaction -> {
            var before = packed.of(game).rows();
            var rows = rows(game);
            var whole = new ArrayList<>(before);
            rows.stream().limit(Math.max(0, rows.size() - 1)).map(Unpacked::row).forEach(whole::add);
            if (rows.size() < 2 || whole.size() < FEWEST || rows.getFirst().position() != before.size() + 1 || BYTES_OF_A_CHARACTER * PackedEvents.length(whole) > PackedEvents.LARGEST_UNPACKED) {
                return false;
            }
            var block = packed.pack(game, whole);
            if (block.isEmpty() || !same(rows.subList(0, rows.size() - 1), block.get().entries())) {
                return false;
            }
            store(game, before.size(), whole.size(), block.get());
            int deleted = database.sql("delete from DomainEventEntry where aggregateIdentifier = ? and sequenceNumber < ?").params(game, whole.size()).update();
            if (deleted != rows.size() - 1) {
                transaction.setRollbackOnly();
                return false;
            }
            leaveOut(game);
            return true;
        }));
    }

    /** The numbers of the rows have no gap, and each says what is packed. */
    private static boolean same(List<Unpacked> rows, List<StoredEntries.Entry> entries) {
        return rows.stream().allMatch(row -> row.position() <= entries.size() && row.is(entries.get(row.position() - 1)))
                && rows.getLast().position() == entries.size();
    }

    private List<Unpacked> rows(String game) {
        return database.sql(ROWS).param(game).query((row, number) -> {
            var payload = row.getBytes(6);
            var metaData = row.getBytes(7);
            var explanation = row.getBytes(8);
            if (payload == null || metaData == null) {
                throw new UnreadableRecord((int) row.getLong(1) + 1, null);
            }
            var sealed = SealedText.read(text(metaData));
            return new Unpacked((int) row.getLong(1) + 1, new PackedEvents.Row(row.getString(2), row.getString(3),
                    new RecordCodec.EncodedEvent(row.getString(4), Integer.parseInt(row.getString(5)), text(payload)),
                    new EncodedEnvelope(sealed.envelope(), explanation == null ? "" : text(explanation))), sealed.hash(), payload, metaData, explanation);
        }).list();
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private void store(String game, int before, int events, PackedGames.Packed block) {
        if (before == 0) {
            database.sql("insert into packed_game (game, events, body, seal) values (?, ?, ?, ?)").params(game, events, block.body(), block.seal()).update();
        } else if (database.sql("update packed_game set events = ?, body = ?, seal = ? where game = ? and events = ?")
                .params(events, block.body(), block.seal(), game, before).update() == 0) {
            throw new DuplicateKeyException("another service packed game " + game);
        }
    }

    /** Leaves out what is made of the events at any time. */
    private void leaveOut(String game) {
        database.sql("delete from checkpoint_page where game = ?").param(game).update();
        database.sql("delete from checkpoint_board where game = ?").param(game).update();
        database.sql("delete from view_at_present where game = ? and view <> ?").params(game, Summaries.NAME).update();
    }

    /** Stops packing; the game that is being packed is finished or stays as it was. */
    @Override
    public void close() {
        ending = true;
        Optional.ofNullable(background).ifPresent(thread -> {
            LockSupport.unpark(thread);
            try {
                thread.join();
            } catch (InterruptedException impatient) {
                Thread.currentThread().interrupt();
            }
        });
    }
}
