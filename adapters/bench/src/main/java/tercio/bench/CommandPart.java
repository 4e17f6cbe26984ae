package tercio.bench;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;

/** A part of the work for a command. A part is found by the classes and methods that do it. */
enum CommandPart {
    CLIENT("the client of the measurement", "tercio.bench."),
    RIGHTS("who asks, and whether it may", "tercio.adapters.http.access.GameAccess.", "tercio.application.game.CommandRights."),
    BOARD_HASH("hash of the board", "tercio.application.board."),
    DECIDING("deciding and evolving", "tercio.application.game.Game."),
    SEAL("seals", "tercio.adapters.json.JsonSealing.", "tercio.adapters.store.EventSeals."),
    CHAIN("chain of hashes", "tercio.application.record.HashChain."),
    TEXT("text of events, envelopes, explanations", "tercio.application.game.EntryWriter.", "tercio.adapters.json.JsonRecordCodec.encode"),
    NEWEST("newest position, asked of the database", "tercio.adapters.store.JdbcEventLog.sharedNewest"),
    APPEND("append", "tercio.adapters.store.AppendEntries.", "tercio.adapters.store.ReadableEvents.",
            "org.axonframework.eventsourcing.eventstore.jdbc.JdbcEventStorageEngine.appendEvents", "org.axonframework.eventsourcing.eventstore.EmbeddedEventStore.prepareCommit"),
    COMMIT("begin and commit of the transaction", "tercio.adapters.store.DatabaseTransactions"),
    LISTENERS("listeners after the commit", "tercio.adapters.store.CommitListeners.", "tercio.projections.GameHistories.addCommitted",
            "tercio.adapters.http.analysis.FigureQueue.noteCommit"),
    READING("reading the command", "tercio.adapters.http.request.RequestReader."),
    ANSWER("the answer", "tercio.adapters.http.play.SentCommands.answer", "tercio.adapters.http.answer.ResponseBodies.", "org.springframework.http.converter."),
    ENTITY("the rest of the entity", "tercio.application.game."),
    BUS("Axon's command bus, lock, unit of work", "org.axonframework."),
    FILTERS("filters and controllers, the rest", "tercio.adapters.http."),
    SPRING("Spring", "org.springframework."),
    TOMCAT("Tomcat", "org.apache."),
    VIEWS("views, in the background"),
    MANIFEST("manifest, in the background"),
    NEWS("news for other services, in the background"),
    FIGURES("figures, in the background"),
    OTHER("other");

    /** Parts with threads of their own, by what the names of these begin with. */
    private static final Map<String, CommandPart> THREADS = Map.of("EventProcessor", VIEWS, "manifest", MANIFEST, "tells commits", NEWS, "hears commits", NEWS,
            "figures", FIGURES, "records", FIGURES);
    /** Parts around all others: each counts only where no other part is under way. */
    private static final EnumSet<CommandPart> AROUND = EnumSet.of(ENTITY, BUS, FILTERS, SPRING, TOMCAT);
    private static final List<String> DATABASE = List.of("org.h2.", "org.postgresql.", "com.zaxxer.");

    private final String title;
    private final List<String> owners;

    CommandPart(String title, String... owners) {
        this.title = title;
        this.owners = List.of(owners);
    }

    String title() {
        return title;
    }

    /** The part of a sample: that of its innermost frame that belongs to one. */
    static CommandPart of(RecordedEvent sample) {
        var thread = sample.getThread("eventThread");
        var background = thread == null || thread.getJavaName() == null ? Optional.<CommandPart>empty()
                : THREADS.entrySet().stream().filter(own -> thread.getJavaName().startsWith(own.getKey())).map(Map.Entry::getValue).findFirst();
        return background.orElseGet(() -> ofFrames(sample));
    }

    private static CommandPart ofFrames(RecordedEvent sample) {
        var names = sample.getStackTrace().getFrames().stream().map(CommandPart::name).toList();
        return innermost(names, EnumSet.complementOf(AROUND)).or(() -> innermost(names, AROUND)).orElse(OTHER);
    }

    private static Optional<CommandPart> innermost(List<String> names, Set<CommandPart> among) {
        return names.stream().flatMap(name -> among.stream().filter(part -> part.owners.stream().anyMatch(name::startsWith))).findFirst();
    }

    private static String name(RecordedFrame frame) {
        return frame.getMethod().getType().getName() + "." + frame.getMethod().getName();
    }

    /** Whether a sample was taken in the driver, its pool or the embedded database. */
    boolean isInDatabase(RecordedEvent sample) {
        return sample.getStackTrace().getFrames().stream().map(CommandPart::name)
                .takeWhile(name -> owners.stream().noneMatch(name::startsWith)).anyMatch(name -> DATABASE.stream().anyMatch(name::startsWith));
    }
}
