package tercio.adapters.store;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.springframework.beans.factory.support.DefaultListableBeanFactory;
import tercio.adapters.json.JsonRecordCodec;
import tercio.adapters.tracing.Traces;
import tercio.application.game.Branches;
import tercio.application.game.Games;
import tercio.application.game.PlaceGrants;
import tercio.application.game.WrittenOrdersRun;
import tercio.application.receipt.ReceiptKeys;
import tercio.application.receipt.Receipts;
import tercio.application.record.EventDecoder;
import tercio.application.record.EventLog;
import tercio.application.record.MessageRegistry;
import tercio.application.record.RecordCodec;
import tercio.application.record.StorageUnavailable;
import tercio.application.remark.Remarks;
import tercio.application.verification.DiceAudit;
import tercio.application.verification.Parallelism;
import tercio.application.verification.Progress;
import tercio.application.verification.Verifier;
import tercio.domain.sentence.Sentence;
import tercio.projections.AppraisalReader;
import tercio.projections.CheckpointStore;
import tercio.projections.GameHistories;
import tercio.projections.GameTallies;
import tercio.projections.Summaries;
import tercio.projections.ViewStore;
import tercio.projections.Views;
import tools.jackson.databind.json.JsonMapper;

/**
 * The games of one database without a web server: the beans of {@link StoreConfiguration} and {@link AxonConfiguration}. The
 * command line works on it; the service offers its ports to the web part.
 */
public final class GameBackend implements AutoCloseable {

    /** Lines and commands of a record for each processor: one that it works on, and one that is ready. */
    private static final int AT_ONCE = 2;

    /** The types that the web part injects. */
    public static final List<Class<?>> PORTS = List.of(Games.class, PlaceGrants.class, Branches.class, EventLog.class, MessageRegistry.class, RecordCodec.class, GameHistories.class,
            Views.class, Summaries.class, ViewStore.class, GameDirectory.class, JdbcCredentialStore.class, DamagedGames.class, RecordFile.class, Verifier.class,
            DiceAudit.class, Receipts.class, CommitListeners.class, Database.class, ForkTree.class, GameSearch.class, SeatHooks.class, GameProofs.class,
            NoticeCounts.class, Remarks.class, KeptAnswers.class, RecordOrigins.class, AppraisalReader.class, GameTallies.class, UnfitRows.class,
            DailySums.class, ViewProgress.class, WrittenOrdersRun.class, BackgroundTurn.class);

    private final Database database;
    private final GameManifest manifest;
    private final DefaultListableBeanFactory beans;
    private Optional<NewsOfServices> news = Optional.empty();
    private Optional<Path> folder = Optional.empty();

    private GameBackend(Database database, GameManifest manifest, DefaultListableBeanFactory beans) {
        this.database = database;
        this.manifest = manifest;
        this.beans = beans;
    }

    /** Carries out written orders. */
    public WrittenOrdersRun writtenOrders() {
        return beans.getBean(WrittenOrdersRun.class);
    }

    /** Opens the embedded database in a folder. */
    public static GameBackend in(Path folder, InstalledRulebooks library) {
        return in(new StoreLocation.Folder(folder), library);
    }

    /**
     * Opens the database of a store.
     *
     * @throws StorageUnavailable telling in one line why it cannot be opened
     */
    public static GameBackend in(StoreLocation store, InstalledRulebooks library) {
        return in(store, library, Traces.OFF);
    }

    /** The same with the traces of a service. */
    public static GameBackend in(StoreLocation store, InstalledRulebooks library, Traces traces) {
        return StoreOpening.open(store, library, traces);
    }

    /** Works on a database that is closed with it. The key for receipts is kept as long as this is open. */
    static GameBackend on(Database database, InstalledRulebooks library) {
        return on(database, library, Traces.OFF);
    }

    private static GameBackend on(Database database, InstalledRulebooks library, Traces traces) {
        return on(database, new TransientReceiptKeys(), new RowSeals(RowSeals.secret(), StoreOpening.ROWS), GameManifest.inMemory(), library, traces, BackgroundTurn.atOnce());
    }

    static GameBackend on(Database database, ReceiptKeys keys, RowSeals seals, GameManifest manifest, InstalledRulebooks library, Traces traces, BackgroundTurn turn) {
        var beans = StoreBeans.register(database, keys, seals, manifest, library, traces, turn);
        var backend = new GameBackend(database, manifest, beans);
        try {
            StoreBeans.make(beans);
            if (database instanceof PostgresDatabase server) {
                backend.news = Optional.of(new NewsOfServices(server, beans));
            }
            return backend;
        } catch (RuntimeException failed) {
            backend.close();
            throw failed;
        }
    }

    /** Opens a database in memory, which is deleted when it is closed. */
    public static GameBackend inMemory(InstalledRulebooks library) {
        return on(Database.inMemory(), library);
    }

    /** The same with the traces of a service. */
    public static GameBackend inMemory(InstalledRulebooks library, Traces traces) {
        return on(Database.inMemory(), library, traces);
    }

    /** Reads records without a database, and without a service whose other requests must not wait. It cannot write any. */
    public static RecordFile recordsAlone(InstalledRulebooks library) {
        var dictionary = new MessageRegistry(library.rulesets());
        var notation = new JsonRecordCodec(dictionary);
        return new RecordFile((game, reader) -> {}, new EventDecoder(notation), dictionary, notation, game -> Optional.empty(),
                (game, position) -> Map.of(), game -> List.of(), game -> Optional.empty(), new Parallelism(AT_ONCE * Runtime.getRuntime().availableProcessors()));
    }

    /** One of its {@link #PORTS}. */
    public <P> P get(Class<P> port) {
        return beans.getBean(port);
    }

    /**
     * Clears what is stored beside the events and makes it again from them; games that still cannot be shown are set aside.
     * After an interruption it continues in the background.
     *
     * @throws tercio.application.record.StorageUnavailable if the storage fails
     */
    public void rebuild(Progress progress) {
        if (database.builds().isGuest()) {
            throw Unavailable.because(Sentence.of("kernel.storage.another-build"));
        }
        get(KeptFigures.class).clear();
        get(ViewRebuild.class).run(progress);
    }

    /** The same with the folder beside the games. */
    GameBackend beside(Path dataFolder) {
        folder = Optional.of(dataFolder);
        return this;
    }

    /** The folder beside the games, for what can be made again; empty for games in memory. */
    public Optional<Path> folder() {
        return folder;
    }

    /** Identifies this build of the program: what another build made of events is made again. */
    public static String program() {
        return BuildId.mark();
    }

    /** The games that exist. */
    public GameDirectory directory() {
        return get(GameDirectory.class);
    }

    /** The database itself, to read its rows. */
    public DataSource source() {
        return database.source();
    }

    /** The reason why nothing can be written now; empty while everything works. */
    public Optional<String> obstacle() {
        return database.obstacle();
    }

    /** A backup of all games as they are now, in a new file beside the database. The caller deletes it. */
    public Path backup() {
        return database.backup();
    }

    /** The games that are set aside. */
    public DamagedGames damagedGames() {
        return get(DamagedGames.class);
    }

    /** The check of all records. */
    DailyCheck dailyCheck() {
        return get(DailyCheck.class);
    }

    /** The turn of work in the background. */
    public BackgroundTurn turn() {
        return get(BackgroundTurn.class);
    }

    /**
     * Has the work in the background begin when its turn comes, as the service can answer now: checks the records of all games against their hashes,
     * looks through the file, packs games that rest, and makes the views again that another build had made.
     */
    public void beginBackground() {
        turn().markReady();
        dailyCheck().start();
        get(GamePacking.class).start();
        get(ViewRemake.class).start();
        database.inspect(turn(), () -> {
            if (DerivedTables.ALL.stream().anyMatch(database.unreadableTables()::contains)) {
                get(ViewRebuild.class).run(Progress.SILENT);
            }
        });
    }

    public MessageRegistry dictionary() {
        return get(MessageRegistry.class);
    }

    public RecordCodec notation() {
        return get(RecordCodec.class);
    }

    /** The mapper for requests and answers. */
    public JsonMapper json() {
        return get(JsonMapper.class);
    }

    public JdbcCredentialStore credentials() {
        return get(JdbcCredentialStore.class);
    }

    public EventLog eventLog() {
        return get(EventLog.class);
    }

    public Games games() {
        return get(Games.class);
    }

    /** Gives persons their places. */
    public PlaceGrants placeGrants() {
        return get(PlaceGrants.class);
    }

    /** The amendments of games with their branches. */
    public Branches branches() {
        return get(Branches.class);
    }

    public GameHistories histories() {
        return get(GameHistories.class);
    }

    public Views views() {
        return get(Views.class);
    }

    public Summaries summaries() {
        return get(Summaries.class);
    }

    /** Checkpoints and the entries of projections, stored by page. */
    public CheckpointStore checkpoints() {
        return get(CheckpointStore.class);
    }

    public ViewStore viewStore() {
        return get(ViewStore.class);
    }

    public Verifier verifier() {
        return get(Verifier.class);
    }

    public DiceAudit diceAudit() {
        return get(DiceAudit.class);
    }

    /** The notices that persons asked for when a game waits for them. */
    public SeatHooks hooks() {
        return get(SeatHooks.class);
    }

    /** The forks of games. */
    public ForkTree forks() {
        return get(ForkTree.class);
    }

    /** Battles, sieges and days of combats beside their odds. */
    public AppraisalReader appraisals() {
        return get(AppraisalReader.class);
    }

    /** The contribution of each game to statistics. */
    public GameTallies tallies() {
        return get(GameTallies.class);
    }

    /** Finds the games that hold the events of a record already. */
    public RecordOrigins recordOrigins() {
        return get(RecordOrigins.class);
    }

    /** The remarks on games. */
    public Remarks remarks() {
        return get(Remarks.class);
    }

    /** Gives and checks receipts. */
    public Receipts receipts() {
        return get(Receipts.class);
    }

    /** Exports and imports records. */
    public RecordFile records() {
        return get(RecordFile.class);
    }

    /** Calls back after each commit of events, with the games they belong to. */
    public void onCommit(Consumer<String> listener) {
        get(CommitListeners.class).onCommit(listener);
    }

    @Override
    public void close() {
        news.ifPresent(NewsOfServices::close);
        beans.destroySingletons();
        manifest.pause();
        database.close();
        manifest.close();
    }
}
