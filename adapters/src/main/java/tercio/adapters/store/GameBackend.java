package tercio.adapters.store;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.axonframework.common.jdbc.ConnectionProvider;
import org.axonframework.common.jdbc.DataSourceConnectionProvider;
import org.axonframework.config.Configuration;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.TrackingEventProcessor;
import org.axonframework.eventhandling.TrackingEventProcessorConfiguration;
import org.axonframework.eventhandling.tokenstore.jdbc.JdbcTokenStore;
import org.axonframework.eventsourcing.eventstore.EventStorageEngine;
import org.axonframework.eventsourcing.eventstore.jdbc.JdbcEventStorageEngine;
import org.axonframework.messaging.unitofwork.CurrentUnitOfWork;
import org.axonframework.serialization.Serializer;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DataSourceTransactionManager;
import org.springframework.jdbc.datasource.TransactionAwareDataSourceProxy;
import tercio.adapters.json.Json;
import tercio.adapters.json.JsonNotation;
import tercio.adapters.json.StoredSerializer;
import tercio.application.game.GameCredentials;
import tercio.application.game.GameResources;
import tercio.application.game.Games;
import tercio.application.game.WriteSide;
import tercio.application.record.Dictionary;
import tercio.application.record.EventLog;
import tercio.application.record.Notation;
import tercio.application.verification.DiceAudit;
import tercio.application.verification.Progress;
import tercio.application.verification.Verifier;
import tercio.projections.Chronicles;
import tercio.projections.Shelf;
import tercio.projections.StoredViews;
import tercio.projections.Summaries;
import tercio.projections.ViewStore;
import tercio.projections.Views;
import tools.jackson.databind.json.JsonMapper;

/** Everything that plays, keeps and shows games, on one database; the service and the command line stand on it. */
public final class GameBackend implements AutoCloseable {

    /** Games kept folded in memory on the write side. */
    private static final int RECENT = 64;

    /** Events, and notes of them, kept in memory on the read side. */
    private static final int REMEMBERED = 200_000;

    private static final int PAGE = 5000;
    private static final int BATCH = 1000;

    private final Database database;
    private final Configuration axon;
    private final Dictionary dictionary;
    private final JsonMapper json;
    private final JdbcCredentialStore credentials;
    private final EventLog log;
    private final Games games;
    private final Chronicles chronicles;
    private final Views views;
    private final Summaries summaries;
    private final ViewStore viewStore;
    private final JdbcStoredEntries entries;
    private final JdbcCheckpointStore shelf;
    private final DamagedGames damaged;
    private final EventDecoder decoder;
    private final Notation notation;
    private final Serializer serializer;

    private GameBackend(InstalledRulebooks library, Database database) {
        this.database = database;
        dictionary = new Dictionary(library.rulesets());
        json = Json.wire(dictionary);
        notation = new JsonNotation(dictionary);
        var client = JdbcClient.create(database.source());
        credentials = new JdbcCredentialStore(client);
        viewStore = new JdbcViewStore(client, json, database::ready);
        var rows = new JdbcTemplate(database.source());
        entries = new JdbcStoredEntries(rows);
        damaged = new DamagedGames(client, entries);
        var others = TokenSerialization.serializer();
        serializer = new StoredSerializer(dictionary, notation, others);
        decoder = new EventDecoder(notation);
        log = new JdbcEventLog(rows, entries, decoder);
        views = new Views(library.views());
        summaries = new Summaries(views);
        shelf = new JdbcCheckpointStore(rows, Json.shelved(), database::ready);
        chronicles = new Chronicles(log, shelf, dictionary, views, REMEMBERED);
        var transactions = new DatabaseTransactions(new DataSourceTransactionManager(database.source()));
        var connections = new DataSourceConnectionProvider(new TransactionAwareDataSourceProxy(database.source()));
        var resources = new GameResources(dictionary, notation, credentials, Clock.systemUTC(), GameBackend::random);
        var configurer = WriteSide.on(() -> engine(connections, transactions), transactions, others, resources, RECENT);
        // The database is open in this process alone: a claim of another one was left behind when that one ended.
        var tokenStore = JdbcTokenStore.builder().connectionProvider(connections).serializer(others)
                .claimTimeout(Duration.ZERO).build();
        configurer.eventProcessing()
                .registerTokenStore(configuration -> tokenStore)
                .registerTrackingEventProcessor(StoredViews.NAME, Configuration::eventStore,
                        configuration -> TrackingEventProcessorConfiguration.forSingleThreadedProcessing().andBatchSize(BATCH))
                .assignHandlerTypesMatching(StoredViews.NAME, StoredViews.class::equals)
                .registerEventHandler(configuration -> storedViews());
        axon = configurer.buildConfiguration();
        games = new Games(axon.commandGateway(), log, dictionary, GameBackend::random, credentials, database::ready);
        onCommit(chronicles::grown);
        beginAnewAfterAnotherProgram(transactions, rows);
        axon.start();
    }

    /** On the database in a folder. */
    public static GameBackend in(Path folder, InstalledRulebooks library) {
        return on(Database.in(folder), library);
    }

    /** On a database that is closed with it. */
    static GameBackend on(Database database, InstalledRulebooks library) {
        try {
            return new GameBackend(library, database);
        } catch (RuntimeException failed) {
            database.close();
            throw failed;
        }
    }

    /** On a database of its own that is gone afterwards. */
    public static GameBackend inMemory(InstalledRulebooks library) {
        return new GameBackend(library, Database.inMemory());
    }

    /** What is stored beside the events follows them again from the first one on, beside the work of the service. */
    private void beginAnewAfterAnotherProgram(DatabaseTransactions transactions, JdbcTemplate rows) {
        transactions.executeInTransaction(() -> {
            if (shelf.claim(BuildId.mark())) {
                damaged.clear();
                rows.update("delete from TokenEntry where processorName = ?", StoredViews.NAME);
            }
        });
    }

    private StoredViews storedViews() {
        return new StoredViews(chronicles, views, summaries, viewStore, shelf, damaged);
    }

    private EventStorageEngine engine(ConnectionProvider connections, DatabaseTransactions transactions) {
        return JdbcEventStorageEngine.builder()
                .connectionProvider(connections)
                .transactionManager(transactions)
                .eventSerializer(serializer)
                .snapshotSerializer(serializer)
                .batchSize(PAGE)
                .appendEvents(new AppendEntries())
                .readEventDataWithGaps(new IndexedEventStream())
                .build();
    }

    private static byte[] random(int count) {
        var bytes = new byte[count];
        new SecureRandom().nextBytes(bytes);
        return bytes;
    }

    /**
     * Forgets what is stored beside the events and makes it anew from them; games that still cannot be shown are set aside.
     * Interrupted, it goes on by itself in the background.
     *
     * @throws tercio.application.record.StorageUnavailable where the storage fails
     */
    public void rebuild(Progress progress) {
        var processor = axon.eventProcessingConfiguration()
                .eventProcessor(StoredViews.NAME, TrackingEventProcessor.class).orElseThrow();
        int last = JdbcClient.create(database.source())
                .sql("select coalesce(max(globalIndex), 0) from DomainEventEntry").query(Integer.class).single();
        new ViewRebuild(processor, last, progress).run();
    }

    /** The game in which something happened last; empty where there is none. */
    public Optional<String> latest() {
        return JdbcClient.create(database.source()).sql("select aggregateIdentifier from DomainEventEntry order by globalIndex desc limit 1")
                .query(String.class).optional();
    }

    /** The database itself, for a look at its rows. */
    public DataSource source() {
        return database.source();
    }

    /** Why nothing can be written now; empty while everything works. */
    public Optional<String> obstacle() {
        return database.obstacle();
    }

    /** A backup of all games as they are now, in a new file beside the database; whoever asked deletes it. */
    public Path backup() {
        return BackupFile.temporary(database.source(), database.folder());
    }

    /** The games that are set aside. */
    public DamagedGames damaged() {
        return damaged;
    }

    /** Checks the records of all games against their hashes, beside the work of the service. */
    public void checkRecords() {
        damaged.start();
    }

    public Dictionary dictionary() {
        return dictionary;
    }

    public Notation notation() {
        return notation;
    }

    /** The mapper for what comes from outside and goes out. */
    public JsonMapper json() {
        return json;
    }

    public JdbcCredentialStore credentials() {
        return credentials;
    }

    public EventLog eventLog() {
        return log;
    }

    public Games games() {
        return games;
    }

    public Chronicles chronicles() {
        return chronicles;
    }

    public Views views() {
        return views;
    }

    public Summaries summaries() {
        return summaries;
    }

    /** What was read off the histories. */
    public Shelf shelf() {
        return shelf;
    }

    public ViewStore viewStore() {
        return viewStore;
    }

    public Verifier verifier() {
        return new Verifier(dictionary, notation, log, entries, credentials);
    }

    public DiceAudit diceAudit() {
        return new DiceAudit(dictionary, log, credentials);
    }

    /** Reads records without any database: it knows no game that it could write. */
    public static RecordFile recordsAlone(InstalledRulebooks library) {
        var dictionary = new Dictionary(library.rulesets());
        var notation = new JsonNotation(dictionary);
        var decoder = new EventDecoder(notation);
        return new RecordFile((game, reader) -> {}, decoder, dictionary, notation, game -> Optional.empty());
    }

    /** Takes events apart and together as the store does: for records that come and go. */
    public RecordFile records() {
        return new RecordFile(entries, decoder, dictionary, notation, game -> credentials.of(game).flatMap(GameCredentials::imported));
    }

    /** Calls back after each commit of events, with the games they belong to. */
    public void onCommit(Consumer<String> listener) {
        axon.eventStore().subscribe(messages -> messages.forEach(message -> {
            if (message instanceof DomainEventMessage<?> event) {
                CurrentUnitOfWork.get()
                        .afterCommit(work -> listener.accept(event.getAggregateIdentifier()));
            }
        }));
    }

    @Override
    public void close() {
        damaged.end();
        axon.shutdown();
        database.close();
    }
}
