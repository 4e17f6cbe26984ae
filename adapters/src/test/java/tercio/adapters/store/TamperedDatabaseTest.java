package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.adapters.json.JsonSealing;
import tercio.adapters.json.SealedText;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.Invitation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Gamble;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.EntryTexts;
import tercio.application.record.HashChain;
import tercio.application.record.UndoRule;
import tercio.domain.game.Command;

/** Somebody who can write into the database, but not into the file of keys, changes a game while the service is down: it is set aside. */
@OnBothDatabases
class TamperedDatabaseTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());
    private static final int EVENTS = 6;

    @TempDir
    private static Path played;
    private static GameCreation.Created tampered;
    private static String game;
    private static String other;

    @TempDir
    private Path folder;

    @OnBothDatabases.Before
    static void twoGamesArePlayed() throws IOException {
        TestStores.empty(played);
        try (var backend = TestStores.in(played, RACES)) {
            tampered = race(backend);
            game = tampered.game();
            other = race(backend).game();
            for (var each : List.of(game, other)) {
                for (int turn = 1; turn < EVENTS; turn++) {
                    play(backend, each, turn == 3 ? new Gamble("red") : new Rest(turn % 2 == 1 ? "red" : "blue"));
                }
            }
            while (backend.viewStore().of(game, "board").filter(kept -> kept.position() == backend.eventLog().newest(game)).isEmpty()) {
                LockSupport.parkNanos(10_000_000);
            }
            var newest = backend.eventLog().from(game, backend.eventLog().newest(game)).getFirst();
            backend.get(GameProofs.class).remember(backend.receipts().issue(game, newest.position(), newest.hash()));
        }
    }

    @BeforeEach
    void copied() throws IOException {
        TestStores.copy(played, folder);
    }

    private static GameCreation.Created race(GameBackend backend) {
        return (GameCreation.Created) backend.games().open(new NewGame(Optional.of("A race"), "race", new Race.Track("long", 100, Optional.empty()),
                DiceMode.SERVER, UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red", "blue"), Optional.empty()))));
    }

    private static void play(GameBackend backend, String game, Command command) {
        assertThat(backend.games().execute(new Execute(game, Caller.HOST, command, List.of(), OptionalInt.empty(), Optional.empty())))
                .isInstanceOf(CommandResult.Done.class);
    }

    private void tamper(String sql, Object... parameters) {
        try (var database = TestStores.database(folder)) {
            assertThat(JdbcClient.create(database.source()).sql(sql).params(parameters).update()).as(sql).isPositive();
        }
    }

    /** A statement that changes no row of the service. */
    private void untouched(String sql) {
        try (var database = TestStores.database(folder)) {
            JdbcClient.create(database.source()).sql(sql).update();
        }
    }

    private void setAside(String why) {
        try (var backend = TestStores.in(folder, RACES)) {
            backend.dailyCheck().checkAll();
            assertThat(backend.damagedGames().all()).containsOnlyKeys(game);
            assertThat(backend.damagedGames().all().get(game)).contains(why);
            assertThat(List.of("red", "blue")).as("the other game goes on").anySatisfy(pawn -> play(backend, other, new Rest(pawn)));
        }
        tamper("delete from set_aside");
    }

    @Test
    void nothingIsFoundWhereNothingWasChangedAndTheHostsOwnChangesAreSigned() {
        try (var backend = TestStores.in(folder, RACES)) {
            backend.games().setOpen(game, false);
            var link = backend.placeGrants().invite(game, Caller.HOST, "Anna").link().orElseThrow();
            assertThat(backend.placeGrants().redeem(game, link.secret())).isPresent();
            assertThat(backend.placeGrants().invite(game, Caller.HOST, "Anna").link()).isPresent();
        }
        try (var backend = TestStores.in(folder, RACES)) {
            backend.dailyCheck().checkAll();
            assertThat(backend.damagedGames().all()).isEmpty();
        }
    }

    @Test
    void aTailThatWasCut() {
        tamper("delete from DomainEventEntry where aggregateIdentifier = ? and sequenceNumber >= ?", game, EVENTS - 2);
        setAside("its newest events are missing: it ends at position " + (EVENTS - 2));
    }

    /** Without the manifest the views tell that there was more. */
    @Test
    void aTailThatWasCutFarFromAnyReceipt() throws IOException {
        Files.delete(folder.resolve(ManifestFile.NAME));
        tamper("delete from game_proof where game = ? and kind = 'record'", game);
        tamper("delete from DomainEventEntry where aggregateIdentifier = ? and sequenceNumber >= ?", game, EVENTS - 2);
        setAside("and was shown up to position ");
    }

    @Test
    void anExplanationATimeAnAuthorAFact() {
        forged(3, entry -> entry, explanation -> explanation.replaceFirst("\"dice\":\\[\\d+", "\"dice\":[0"));
        setAside("damaged at position 4");
    }

    @Test
    void aTime() {
        forged(2, envelope -> envelope.replaceFirst("\"at\":\"2", "\"at\":\"1"), explanation -> explanation);
        setAside("damaged at position 3");
    }

    @Test
    void anAuthor() {
        forged(2, envelope -> envelope.replaceFirst("\"by\":\"host\"", "\"by\":\"Anna\""), explanation -> explanation);
        setAside("damaged at position 3");
    }

    /** The forger computes the chain again: only what was signed before finds it. */
    @Test
    void aTimeUnderANewChainIsFoundByTheReceiptThatTheServiceRemembers() {
        forged(2, envelope -> envelope.replaceFirst("\"by\":\"host\"", "\"by\":\"Anna\""), explanation -> explanation);
        rehash();
        setAside("are not those for which a receipt was given");
        tamper("update game_proof set position = 1 where game = ? and kind = 'record'", game);
        setAside("the receipt that the service remembers of it was changed");
    }

    @Test
    void aReplacedSecretOfTheDice() {
        tamper("update game_keys set secret = ? where game = ?", new byte[32], game);
        setAside("its tokens or its dice secret are not those");
    }

    @Test
    void aReplacedToken() {
        tamper("update seat_key set token = ? where game = ?", HashChain.hash("mine"), game);
        setAside("its tokens or its dice secret are not those");
    }

    /** A link that was written into the database gives no token, also before the check after the start. */
    @Test
    void aForgedInvitation() {
        tamper("insert into game_invitation (game, person, secret, given_by, place, open_until) values (?, 'Anna', ?, 'host', ?, ?)",
                game, HashChain.hash("mine"), HashChain.hash("player of Anna"), Instant.now().plusSeconds(3600).truncatedTo(ChronoUnit.SECONDS).toString());
        try (var backend = TestStores.in(folder, RACES)) {
            assertThat(backend.placeGrants().redeem(game, "mine")).isEmpty();
        }
        setAside("its tokens or its dice secret are not those");
    }

    @Test
    void anInvitationThatWasChanged() {
        try (var backend = TestStores.in(folder, RACES)) {
            assertThat(backend.placeGrants().invite(game, Caller.HOST, "Anna").link()).isPresent();
        }
        for (var change : List.of("secret = '" + HashChain.hash("mine") + "'", "open_until = 'never'")) {
            untouched("create table kept as select * from game_invitation");
            tamper("update game_invitation set " + change + " where game = ?", game);
            setAside("its tokens or its dice secret are not those");
            tamper("delete from game_invitation");
            tamper("insert into game_invitation select * from kept");
            untouched("drop table kept");
        }
        tamper("delete from game_invitation where game = ?", game);
        setAside("its tokens or its dice secret are not those");
    }

    @Test
    void eachHashThatOpensAGameIsListedForWhateverSignsThemElsewhere() {
        try (var backend = TestStores.in(folder, RACES)) {
            var before = backend.credentials().find(game).orElseThrow().hashes();
            backend.placeGrants().invite(game, Caller.HOST, "Anna");
            var invited = backend.credentials().find(game).orElseThrow();

            assertThat(before).containsExactly("host " + HashChain.hash(tampered.hostToken()),
                    "token " + HashChain.hash("Anna") + " " + HashChain.hash(tampered.seats().getFirst().token()));
            var link = invited.invitations().get("Anna");
            assertThat(invited.hashes()).containsExactly("host " + HashChain.hash(tampered.hostToken()), "invitation " + HashChain.hash("Anna") + " " + link.secret()
                    + " " + HashChain.hash("host") + " " + HashChain.hash("player of Anna") + " " + link.until());
        }
    }

    @Test
    void aReplacedTokenOfTheHostAndTheSignatureTakenAway() {
        tamper("update game_keys set host = ? where game = ?", HashChain.hash("mine"), game);
        setAside("its tokens or its dice secret are not those");
        tamper("delete from game_proof where game = ? and kind = 'keys'", game);
        setAside("the signature of its tokens and its dice secret is missing");
    }

    @Test
    void aSignatureOfAnotherGame() {
        tamper("update game_proof set head = (select head from game_proof where game = ? and kind = 'keys'), signature ="
                + " (select signature from game_proof where game = ? and kind = 'keys') where game = ? and kind = 'keys'", other, other, game);
        setAside("its tokens or its dice secret are not those");
    }

    @Test
    void whoeverOwnsTheFolderMayTakeTheTokensAsTheyAre() {
        tamper("update seat_key set token = ? where game = ?", HashChain.hash("mine"), game);
        assertThat(StoreResealing.takeAsItIs(TestStores.location(folder), "resealed in a test")).isEqualTo(2);
        try (var backend = TestStores.in(folder, RACES)) {
            backend.dailyCheck().checkAll();
            assertThat(backend.damagedGames().all()).isEmpty();
        }
        tamper("update seat_key set token = ? where game = ?", HashChain.hash("another"), game);
        setAside("its tokens or its dice secret are not those");
    }

    private void forged(int sequence, UnaryOperator<String> envelope, UnaryOperator<String> explanation) {
        try (var database = TestStores.database(folder)) {
            var rows = JdbcClient.create(database.source());
            var metaData = rows.sql("select metaData from DomainEventEntry where aggregateIdentifier = ? and sequenceNumber = ?")
                    .params(game, sequence).query((row, number) -> text(row.getBytes(1))).single();
            var explained = rows.sql("select explanation from DomainEventEntry where aggregateIdentifier = ? and sequenceNumber = ?")
                    .params(game, sequence).query((row, number) -> row.getBytes(1) == null ? "" : text(row.getBytes(1))).single();
            var stored = SealedText.read(metaData);
            var changed = new SealedText(stored.hash(), envelope.apply(stored.envelope()));
            assertThat(changed.envelope() + explanation.apply(explained)).isNotEqualTo(stored.envelope() + explained);
            rows.sql("update DomainEventEntry set metaData = ?, explanation = ? where aggregateIdentifier = ? and sequenceNumber = ?")
                    .params(bytes(changed.text()), explained.isEmpty() ? null : bytes(explanation.apply(explained)), game, sequence).update();
        }
    }

    private void rehash() {
        try (var database = TestStores.database(folder)) {
            var rows = JdbcClient.create(database.source());
            var sealing = new JsonSealing();
            var head = new String[] {HashChain.START};
            new JdbcStoredEntries(new org.springframework.jdbc.core.JdbcTemplate(database.source()), database.dialect(), PackedGames.NONE).forEach(game, entry -> {
                EntryTexts texts = entry.texts();
                head[0] = HashChain.next(head[0], entry.position(), texts, sealing);
                rows.sql("update DomainEventEntry set metaData = ? where aggregateIdentifier = ? and sequenceNumber = ?")
                        .params(bytes(new SealedText(head[0], entry.envelope().text()).text()), game, entry.position() - 1).update();
            });
        }
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** The check reads the tokens, then somebody is given another one, then it reads what was signed: that is no fault. */
    @Test
    void aTokenThatIsGivenDuringTheCheckIsNoFault() {
        try (var backend = TestStores.in(folder, RACES)) {
            var credentials = backend.get(JdbcCredentialStore.class);
            var given = new AtomicBoolean();

            var fault = backend.get(GameProofs.class).whyReplaced(game, () -> {
                var read = credentials.readStored(game);
                if (given.compareAndSet(false, true)) {
                    var invitation = new Invitation(HashChain.hash("secret"), "host", HashChain.hash("player of Anna"), Instant.now().plusSeconds(60));
                    credentials.invite(game, "Anna", invitation);
                    assertThat(credentials.redeem(game, "Anna", invitation, HashChain.hash("a new token"))).isTrue();
                }
                return read;
            });

            assertThat(fault).isEmpty();
            assertThat(credentials.readStored(game).orElseThrow().seats()).containsEntry("Anna", HashChain.hash("a new token"));
        }
    }
}
