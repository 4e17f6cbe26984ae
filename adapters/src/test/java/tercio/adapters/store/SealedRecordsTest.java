package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tercio.adapters.store.AuctionHouse.AUCTIONS;
import static tercio.adapters.store.AuctionHouse.BLUE;
import static tercio.adapters.store.AuctionHouse.BLUE_BID;
import static tercio.adapters.store.AuctionHouse.RED;
import static tercio.adapters.store.AuctionHouse.RED_BID;
import static tercio.adapters.store.AuctionHouse.RESERVE;
import static tercio.adapters.store.AuctionHouse.auction;
import static tercio.adapters.store.AuctionHouse.carry;
import static tercio.adapters.store.AuctionHouse.imported;
import static tercio.adapters.store.AuctionHouse.lines;
import static tercio.adapters.store.AuctionHouse.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tercio.application.given.AuctionCommand.Bid;
import tercio.application.record.EncodedEnvelope;
import tercio.application.record.EntryTexts;
import tercio.application.record.HashChain;
import tercio.application.record.RecordCodec;
import tercio.application.verification.Progress;
import tercio.domain.game.Viewer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Records of a game with secrets: what each viewer's holds, what can be checked of it, and what hostile ones are refused for. */
@OnBothDatabases
class SealedRecordsTest {

    private static final JsonMapper JSON = new JsonMapper();

    private static GameBackend backend;
    private static String game;

    @OnBothDatabases.Before
    static void open() {
        backend = TestStores.inMemory(AUCTIONS);
        game = auction(backend);
    }

    @OnBothDatabases.After
    static void close() {
        backend.close();
    }

    private static List<String> hashes(String record) {
        return Pattern.compile("\"hash\":\"([0-9a-f]{64})\"}").matcher(record).results().map(found -> found.group(1)).toList();
    }

    @Test
    void aRecordHoldsWhatItsViewerMaySee() {
        var all = record(backend, game, Viewer.ALL);
        assertThat(all.lines().findFirst().orElseThrow()).doesNotContain("hidden");
        assertThat(all).contains(String.valueOf(RESERVE), String.valueOf(RED_BID), "ExpertAsked", "\"type\":\"Hidden\"");
        var red = record(backend, game, RED);
        assertThat(red.lines().findFirst().orElseThrow()).endsWith(",\"hidden\":true,\"parties\":[\"red\"]}");
        assertThat(red).contains(String.valueOf(RED_BID), "ExpertAsked").doesNotContain(String.valueOf(RESERVE));
        var blue = record(backend, game, BLUE);
        assertThat(blue.lines().findFirst().orElseThrow()).endsWith(",\"hidden\":true,\"parties\":[\"blue\"]}");
        for (var other : List.of(blue, record(backend, game, Viewer.PUBLIC))) {
            assertThat(other).doesNotContain(String.valueOf(RESERVE), String.valueOf(RED_BID), "ExpertAsked", "AskExpert", "expert", "hash of");
        }
        assertThat(hashes(red)).hasSize(3).isEqualTo(hashes(all)).isEqualTo(hashes(blue));
    }

    @Test
    void theChainOfARecordWithHiddenPartsIsCheckedAndItsCommandsAreNot() {
        for (var viewer : List.of(RED, BLUE, Viewer.PUBLIC)) {
            var checked = GameBackend.recordsAlone(AUCTIONS).check(lines(record(backend, game, viewer)), Progress.SILENT);
            assertThat(checked.found()).isEmpty();
            assertThat(checked.firstHidden()).as("the reserve is hidden from all").isEqualTo(2);
            assertThat(checked.hidden()).isEqualTo(3);
            assertThat(checked.record().events()).hasSize(3);
        }
        var whole = GameBackend.recordsAlone(AUCTIONS).check(lines(record(backend, game, Viewer.ALL)), Progress.SILENT);
        assertThat(whole.found()).hasValueSatisfying(found -> assertThat(found.divergences()).isEmpty());
    }

    @Test
    void onlyAWholeRecordIsImportedAndItKeepsItsSalts() {
        for (var viewer : List.of(RED, BLUE, Viewer.PUBLIC)) {
            refused(record(backend, game, viewer), 2, "parts of this event are hidden");
        }
        var whole = record(backend, game, Viewer.ALL);
        var copy = imported(backend, whole);
        assertThat(record(backend, copy, Viewer.ALL)).isEqualTo(whole);
        assertThat(record(backend, copy, RED)).isEqualTo(record(backend, game, RED));
        assertThat(AuctionHouse.verified(backend, copy).verified()).isTrue();
        carry(backend, copy, "Bert", new Bid("blue", Optional.of(BLUE_BID)), List.of());
        assertThat(AuctionHouse.entries(record(backend, copy, Viewer.ALL))).startsWith(AuctionHouse.entries(whole).toArray(String[]::new)).hasSize(5);
    }

    @Test
    void aPartThatDoesNotFitItsSealIsRefusedWithItsLine() {
        for (var viewer : List.of(RED, Viewer.ALL)) {
            var record = record(backend, game, viewer);
            broken(record.replace("\"amount\":" + RED_BID, "\"amount\":5"), 4);
            broken(record.replace("\"value\":7", "\"value\":8"), 3);
            broken(record.replaceFirst("(?s)(\"position\":3.*?\"salt\":\")[0-9a-f]{2}", "$1zz").replace("zz", "0g"), 4);
            broken(record.replaceFirst("(?s)(\"position\":2,.*?\"salt\":\")[0-9a-f]{8}", "$100000000"), 3);
        }
        var seal = Pattern.compile("\"sealed\":\\[\"([0-9a-f]{64})").matcher(record(backend, game, BLUE));
        assertThat(seal.find()).isTrue();
        broken(record(backend, game, BLUE).replace(seal.group(1), "0".repeat(64)), 2);
    }

    private static void broken(String record, int line) {
        assertThatThrownBy(() -> GameBackend.recordsAlone(AUCTIONS).check(lines(record), Progress.SILENT))
                .isInstanceOfSatisfying(InvalidRecord.class, bad -> assertThat(bad.line()).isEqualTo(line));
    }

    private static void refused(String record, int line, String why) {
        assertThatThrownBy(() -> backend.records().read(lines(record), Progress.SILENT))
                .isInstanceOfSatisfying(InvalidRecord.class, bad -> assertThat(bad.line()).isEqualTo(line)).hasMessageContaining(why);
    }

    /** A whole record with one line changed and every hash made anew: only the checks of what it says can find it. */
    private static String forged(int position, Consumer<ObjectNode> change) {
        var lines = new ArrayList<>(record(backend, game, Viewer.ALL).lines().toList());
        var head = HashChain.START;
        for (int at = 1; at < lines.size(); at++) {
            var node = (ObjectNode) JSON.readTree(lines.get(at));
            if (at == position) {
                change.accept(node);
            }
            var texts = new EntryTexts(new RecordCodec.EncodedEvent(node.path("type").asString(), node.path("version").asInt(),
                    JSON.writeValueAsString(node.path("payload"))), EncodedEnvelope.whole(JSON.writeValueAsString(node.path("envelope"))));
            head = hash(head, at, texts);
            lines.set(at, JSON.writeValueAsString(node.put("hash", head)));
        }
        return String.join("\n", lines);
    }

    private static String hash(String head, int at, EntryTexts texts) {
        try {
            return HashChain.next(head, at, texts, backend.notation().sealing());
        } catch (IllegalArgumentException malformed) {
            return "0".repeat(64);
        }
    }

    @Test
    void whatIsSealedIsExactlyWhatIsSecret() {
        assertThat(backend.records().read(lines(forged(3, line -> {})), Progress.SILENT)).isNotNull();
        refused(forged(3, line -> line.set("payload", JSON.readTree("{\"bidder\":\"red\",\"amount\":5}"))), 4, "what is sealed is not what is secret");
        refused(forged(3, line -> ((ObjectNode) line.path("payload")).withArray("sealed").remove(0)), 4, "a list of 1 to");
        refused(forged(3, line -> part(line).putArray("for").add("blue")), 4, "what is sealed is not what is secret");
        refused(forged(3, line -> ((ObjectNode) part(line).path("parts")).put("bidder", "red")), 4, "what is sealed is not what is secret");
        refused(forged(3, line -> part(line).put("salt", "00")), 4, "32 bytes");
        refused(forged(3, line -> part(line).remove("salt")), 4, "'for', 'salt' and 'parts'");
        refused(forged(3, line -> {
            var payload = (ObjectNode) line.path("payload");
            payload.set("sealed", payload.remove("sealed"));
        }), 4, "first member");
        refused(forged(2, line -> ((ObjectNode) line.path("payload")).put("bidder", "red")), 3, "nothing but one sealed part");
        refused(forged(2, line -> line.put("version", 1)), 3, "version 0");
        refused(forged(2, line -> line.set("payload", JSON.readTree("{\"bidder\":\"red\"}"))), 3, "nothing but one sealed part");
        refused(forged(2, line -> line.put("type", "auction/ExpertAsked")), 3, "secret as a whole");
    }

    private static ObjectNode part(ObjectNode line) {
        return (ObjectNode) line.path("payload").path("sealed").get(0);
    }
}
