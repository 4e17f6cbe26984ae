package tercio.adapters.store;

import javax.sql.DataSource;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DataSourceTransactionManager;
import org.springframework.transaction.PlatformTransactionManager;
import tercio.adapters.json.Json;
import tercio.adapters.json.JsonNotation;
import tercio.application.game.GameCredentials;
import tercio.application.record.Dictionary;
import tercio.application.record.EventLog;
import tercio.application.record.Notation;
import tercio.application.record.Storage;
import tercio.application.verification.DiceAudit;
import tercio.application.verification.Verifier;
import tercio.projections.GameHistories;
import tercio.projections.Summaries;
import tercio.projections.ViewStore;
import tercio.projections.Views;
import tools.jackson.databind.json.JsonMapper;

/**
 * The stores on one database and what reads them. The database itself is opened before: it has to say in one line why it cannot
 * be, and Spring's own data source and Flyway cannot look at the file first.
 */
@Configuration(proxyBeanMethods = false)
class StoreConfiguration {

    /** Events, and notes of them, that are kept in memory on the read side. */
    private static final int REMEMBERED = 200_000;

    @Bean
    Dictionary dictionary(InstalledRulebooks library) {
        return new Dictionary(library.rulesets());
    }

    /** The mapper for what comes from outside and goes out. */
    @Bean
    JsonMapper json(Dictionary dictionary) {
        return Json.wire(dictionary);
    }

    @Bean
    Notation notation(Dictionary dictionary) {
        return new JsonNotation(dictionary);
    }

    @Bean
    EventDecoder decoder(Notation notation) {
        return new EventDecoder(notation);
    }

    /** The pool is closed with the database. */
    @Bean(destroyMethod = "")
    DataSource source(Database database) {
        return database.source();
    }

    @Bean
    Storage storage(Database database) {
        return database::ready;
    }

    @Bean
    PlatformTransactionManager transactions(DataSource source) {
        return new DataSourceTransactionManager(source);
    }

    @Bean
    JdbcClient client(DataSource source) {
        return JdbcClient.create(source);
    }

    @Bean
    JdbcTemplate rows(DataSource source) {
        return new JdbcTemplate(source);
    }

    @Bean
    JdbcCredentialStore credentials(JdbcClient database) {
        return new JdbcCredentialStore(database);
    }

    @Bean
    JdbcStoredEntries entries(JdbcTemplate rows) {
        return new JdbcStoredEntries(rows);
    }

    @Bean
    EventLog eventLog(JdbcTemplate rows, JdbcStoredEntries entries, EventDecoder decoder) {
        return new JdbcEventLog(rows, entries, decoder);
    }

    @Bean
    ViewStore viewStore(JdbcClient database, JsonMapper json, Storage storage) {
        return new JdbcViewStore(database, json, storage);
    }

    @Bean
    JdbcCheckpointStore checkpoints(JdbcTemplate rows, Storage storage) {
        return new JdbcCheckpointStore(rows, Json.shelved(), storage);
    }

    @Bean(destroyMethod = "end")
    DamagedGames damaged(JdbcClient database, JdbcStoredEntries entries) {
        return new DamagedGames(database, entries);
    }

    @Bean
    Views views(InstalledRulebooks library) {
        return new Views(library.views());
    }

    @Bean
    Summaries summaries(Views views) {
        return new Summaries(views);
    }

    @Bean
    GameHistories histories(EventLog log, JdbcCheckpointStore checkpoints, Dictionary dictionary, Notation notation, Views views) {
        return new GameHistories(log, checkpoints, dictionary, notation, views, REMEMBERED);
    }

    @Bean
    Verifier verifier(Dictionary dictionary, Notation notation, EventLog log, JdbcStoredEntries entries, JdbcCredentialStore credentials) {
        return new Verifier(dictionary, notation, log, entries, credentials);
    }

    @Bean
    DiceAudit diceAudit(Dictionary dictionary, EventLog log, JdbcCredentialStore credentials) {
        return new DiceAudit(dictionary, log, credentials);
    }

    @Bean
    RecordFile records(JdbcStoredEntries entries, EventDecoder decoder, Dictionary dictionary, Notation notation, JdbcCredentialStore credentials) {
        return new RecordFile(entries, decoder, dictionary, notation, game -> credentials.of(game).flatMap(GameCredentials::imported));
    }
}
