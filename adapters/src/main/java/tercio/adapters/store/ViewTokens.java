package tercio.adapters.store;

import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.axonframework.eventhandling.GapAwareTrackingToken;
import org.axonframework.eventhandling.TrackingToken;
import org.axonframework.eventhandling.tokenstore.TokenStore;
import org.axonframework.serialization.Serializer;
import org.axonframework.serialization.SimpleSerializedObject;
import org.springframework.jdbc.core.JdbcTemplate;
import tercio.projections.StoredViews;

/** The position of the processor of the views in the stream of events. */
final class ViewTokens {

    /** Transactions that are not finished yet have their events among this many. */
    private static final int UNFINISHED = 10_000;
    /** Longer than any transaction takes, also where the clocks of two services are an hour apart: what is missing before such an event comes no more. */
    private static final Duration SETTLED = Duration.ofHours(3);

    private final TokenStore tokens;
    private final DatabaseTransactions transactions;
    private final JdbcTemplate rows;

    ViewTokens(TokenStore tokens, DatabaseTransactions transactions, JdbcTemplate rows) {
        this.tokens = tokens;
        this.transactions = transactions;
        this.rows = rows;
    }

    private record Numbered(long number, String time) {}

    /**
     * The end of the stream. Numbers that no event has yet are gaps, as for Axon: their events may still come. Those before an event of long ago
     * are of events that were packed.
     */
    TrackingToken end() {
        long last = rows.queryForObject("select coalesce(max(globalIndex), 0) from DomainEventEntry", Long.class);
        var newest = rows.query("select globalIndex, timeStamp from DomainEventEntry where globalIndex > ? and globalIndex <= ?",
                (row, number) -> new Numbered(row.getLong(1), row.getString(2)), Math.max(0, last - UNFINISHED), last);
        var settled = Instant.now().minus(SETTLED);
        long first = newest.stream().filter(event -> isBefore(event.time(), settled)).mapToLong(Numbered::number).max().orElse(Math.max(0, last - UNFINISHED));
        var present = newest.stream().map(Numbered::number).collect(Collectors.toSet());
        var gaps = LongStream.range(first + 1, last).boxed().filter(number -> !present.contains(number)).collect(Collectors.toSet());
        return GapAwareTrackingToken.newInstance(last, gaps);
    }

    private static boolean isBefore(String time, Instant settled) {
        try {
            return Instant.parse(time).isBefore(settled);
        } catch (DateTimeParseException damaged) {
            return false;
        }
    }

    /** Whether what is stored of the processor can be read, and is not farther than the events. */
    static boolean fit(JdbcTemplate rows) {
        long last = rows.queryForObject("select coalesce(max(globalIndex), 0) from DomainEventEntry", Long.class);
        var serializer = TokenSerialization.serializer();
        return rows.query("select token, tokenType from TokenEntry where processorName = ? and token is not null", (row, number) ->
                fits(serializer, row.getBytes(1), row.getString(2), last), StoredViews.NAME).stream().allMatch(fits -> fits);
    }

    private static boolean fits(Serializer serializer, byte[] token, String type, long last) {
        try {
            return serializer.deserialize(new SimpleSerializedObject<>(token, byte[].class, type, null)) instanceof TrackingToken position
                    && position.position().orElse(0) <= last;
        } catch (RuntimeException unreadable) {
            return false;
        }
    }

    /** Lets the processor, which is shut down, go on from there. */
    void moveTo(TrackingToken token) {
        transactions.executeInTransaction(() -> {
            for (int segment : tokens.fetchSegments(StoredViews.NAME)) {
                tokens.fetchToken(StoredViews.NAME, segment);
                tokens.storeToken(token, StoredViews.NAME, segment);
                tokens.releaseClaim(StoredViews.NAME, segment);
            }
        });
    }
}
