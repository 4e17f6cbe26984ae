package tercio.adapters.store;

import java.time.Clock;
import java.util.List;
import java.util.function.Function;
import javax.sql.DataSource;
import org.springframework.beans.factory.BeanRegistrar;
import org.springframework.beans.factory.BeanRegistry;
import org.springframework.beans.factory.BeanRegistry.SupplierContext;
import org.springframework.core.env.Environment;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DataSourceTransactionManager;
import org.springframework.transaction.PlatformTransactionManager;
import tercio.adapters.json.Json;
import tercio.adapters.json.JsonRecordCodec;
import tercio.application.game.GameCredentials;
import tercio.application.game.Games;
import tercio.application.game.WrittenOrdersRun;
import tercio.application.receipt.Receipts;
import tercio.application.record.EventDecoder;
import tercio.application.record.EventLog;
import tercio.application.record.MessageRegistry;
import tercio.application.record.RecordCodec;
import tercio.application.record.Storage;
import tercio.application.remark.Remarks;
import tercio.application.verification.DiceAudit;
import tercio.application.verification.Parallelism;
import tercio.application.verification.Verifier;
import tercio.projections.AppraisalReader;
import tercio.projections.GameHistories;
import tercio.projections.GameTallies;
import tercio.projections.Summaries;
import tercio.projections.Views;
import tools.jackson.databind.json.JsonMapper;

/**
 * The stores on one database and what reads them. The database itself is opened before: it has to say in one line why it cannot
 * be, and Spring's own data source and Flyway cannot look at the file first.
 */
final class StoreConfiguration implements BeanRegistrar {

    /** The number of events and projection entries that the read side keeps in memory. */
    private static final int REMEMBERED = 200_000;

    /** Spring passes other beans to their only constructor, by type. */
    private static final List<Class<?>> BY_CONSTRUCTOR = List.of(JsonRecordCodec.class, EventDecoder.class, JdbcStoredEntries.class,
            JdbcEventLog.class, GameProofs.class, GameDirectory.class, JdbcCredentialStore.class, JdbcViewStore.class, SetAsideRows.class, StoredRecordCheck.class, DamagedGames.class,
            DailyCheck.class, Summaries.class, Verifier.class, DiceAudit.class, Receipts.class, ForkTree.class, GameSearch.class, SeatHooks.class, NoticeCounts.class, JdbcRemarkStore.class, KeptAnswers.class,
            RecordOrigins.class, UnfitRows.class, ListedGames.class, ListedPieces.class, ManifestStart.class, EventSeals.class, DailySums.class, CheckedRecords.class, JoinedPersons.class);

    @Override
    public void register(BeanRegistry beans, Environment environment) {
        BY_CONSTRUCTOR.forEach(beans::registerBean);
        supply(beans, PlatformTransactionManager.class, of -> new DataSourceTransactionManager(of.bean(DataSource.class)));
        supply(beans, JdbcClient.class, of -> JdbcClient.create(of.bean(JdbcTemplate.class)));
        supply(beans, JdbcTemplate.class, of -> rows(of.bean(DataSource.class)));
        supply(beans, PackedGames.class, of -> new PackedGames(of.bean(JdbcClient.class), of.bean(RowSeals.class), of.bean(RecordCodec.class)));
        supply(beans, MessageRegistry.class, of -> new MessageRegistry(of.bean(InstalledRulebooks.class).rulesets()));
        supply(beans, Views.class, of -> new Views(of.bean(InstalledRulebooks.class).views()));
        // For requests and answers. Stored text has mappers of its own.
        supply(beans, JsonMapper.class, of -> Json.wire(of.bean(MessageRegistry.class)));
        supply(beans, JdbcCheckpointStore.class,
                of -> new JdbcCheckpointStore(of.bean(JdbcTemplate.class), of.bean(Dialect.class), Json.forDerivedData(), of.bean(Storage.class),
                        of.bean(RowSeals.class), of.bean(UnfitRows.class), of.bean(BuildsTogether.class)));
        supply(beans, GameHistories.class, of -> new GameHistories(of.bean(EventLog.class), of.bean(JdbcCheckpointStore.class),
                of.bean(MessageRegistry.class), of.bean(RecordCodec.class), of.bean(Views.class), REMEMBERED));
        supply(beans, RecordFile.class, of -> new RecordFile(of.bean(JdbcStoredEntries.class), of.bean(EventDecoder.class),
                of.bean(MessageRegistry.class), of.bean(RecordCodec.class),
                game -> of.bean(JdbcCredentialStore.class).find(game).flatMap(GameCredentials::imported),
                (game, position) -> of.bean(DiceAudit.class).revealedSecrets(game, position), game -> of.bean(JdbcRemarkStore.class).of(game),
                new LostEvents(of.bean(JdbcClient.class), of.bean(Dialect.class))::firstLostPosition, Parallelism.ONE));
        supply(beans, KeptFigures.class, of -> new KeptFigures(of.bean(JdbcClient.class), of.bean(Dialect.class), Json.forDerivedData(), of.bean(Storage.class),
                of.bean(RowSeals.class), of.bean(UnfitRows.class)));
        supply(beans, AppraisalReader.class, of -> new AppraisalReader(of.bean(KeptFigures.class)));
        supply(beans, GameTallies.class, of -> new GameTallies(of.bean(EventLog.class), of.bean(GameHistories.class), of.bean(Views.class),
                of.bean(AppraisalReader.class), of.bean(KeptFigures.class), of.bean(RecordCodec.class)));
        supply(beans, WrittenOrdersRun.class, of -> new WrittenOrdersRun(of.bean(Games.class)));
        supply(beans, Remarks.class, of -> new Remarks(of.bean(JdbcRemarkStore.class), of.bean(Storage.class), Clock.systemUTC()));
    }

    private static JdbcTemplate rows(DataSource source) {
        var rows = new JdbcTemplate(source);
        rows.setExceptionTranslator(UnreadableData.translator());
        return rows;
    }

    static <T> void supply(BeanRegistry beans, Class<T> type, Function<SupplierContext, T> supplier) {
        beans.registerBean(type, bean -> bean.supplier(supplier));
    }
}
