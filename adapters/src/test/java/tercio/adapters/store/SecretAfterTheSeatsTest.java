package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tercio.adapters.json.SealedText;
import tercio.application.dice.Commitment;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Gamble;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.given.RaceCommand.Step;
import tercio.application.receipt.Receipt;
import tercio.application.receipt.ReceiptResult;
import tercio.application.record.Caller;
import tercio.application.record.CommitmentCause;
import tercio.application.record.DiceCommitted;
import tercio.application.record.DiceMode;
import tercio.application.record.DiceTerms.Contributions;
import tercio.application.record.HashChain;
import tercio.application.record.KernelCommand;
import tercio.application.record.KernelCommand.Contribute;
import tercio.application.record.RecordCodec;
import tercio.application.record.UndoRule;
import tercio.application.verification.DiceFinding;
import tercio.application.verification.Progress;
import tercio.domain.game.Command;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The operator of a server waits until the seats have spoken, looks for a secret whose dice please, and writes a whole record with it:
 * every hash is right, and the secret fits its commitment.
 */
class SecretAfterTheSeatsTest {

    private static final JsonMapper JSON = new JsonMapper();
    private static final Caller ANNA = Caller.seat("Anna");
    private static final Caller BERT = Caller.seat("Bert");

    private GameBackend backend;
    private String game;

    @BeforeEach
    void play() {
        backend = GameBackend.inMemory(new InstalledRulebooks(List.of(new Race()), List.of()));
        game = ((GameCreation.Created) backend.games().open(new NewGame(Optional.of("A race"), "race", new Race.Track("long", 20, Optional.empty()),
                DiceMode.SERVER, UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red"), Optional.empty()),
                        new NewGame.SeatRequest("Bert", List.of("blue"), Optional.empty())), false, Contributions.SEATS))).game();
    }

    @AfterEach
    void close() {
        backend.close();
    }

    private CommandResult carry(Caller caller, Command command) {
        return backend.games().execute(new Execute(game, caller, command, List.of(), OptionalInt.empty(), Optional.empty()));
    }

    private void done(Caller caller, Command command) {
        assertThat(carry(caller, command)).as("%s", command).isInstanceOf(CommandResult.Done.class);
    }

    private void spokenAndThrown() {
        done(ANNA, new Contribute(Optional.of("rain"), Optional.empty()));
        done(BERT, new Contribute(Optional.of("wind"), Optional.empty()));
        done(ANNA, new Gamble("red"));
    }

    private Receipt receipt() {
        var newest = backend.eventLog().from(game, backend.eventLog().newest(game)).getFirst();
        return backend.receipts().issue(game, newest.position(), newest.hash());
    }

    private List<ObjectNode> record() {
        var history = backend.histories().of(game).orElseThrow();
        var out = new StringWriter();
        backend.records().write(game, history.openingEvent(), history.position(), out);
        return new ArrayList<>(out.toString().lines().map(line -> (ObjectNode) JSON.readTree(line)).toList());
    }

    /** With every hash made anew, and the header for it. */
    private static String rehashed(List<ObjectNode> record) {
        var head = HashChain.START;
        for (var entry : record.subList(1, record.size())) {
            var envelope = JSON.writeValueAsString(entry.path("envelope"));
            var fact = new RecordCodec.EncodedEvent(entry.path("type").asString(), entry.path("version").asInt(), JSON.writeValueAsString(entry.path("payload")));
            head = HashChain.next(head, entry.path("position").asInt(), fact, envelope);
            entry.put("hash", new SealedText(head, envelope).hash());
        }
        record.getFirst().put("events", record.size() - 1).put("head", head);
        return String.join("\n", record.stream().map(JSON::writeValueAsString).toList()) + "\n";
    }

    private static BufferedReader in(String text) {
        return new BufferedReader(new StringReader(text));
    }

    @Test
    void aCommitmentThatWasExchangedIsFoundByTheReceiptOfAnySeatFromBeforeItSpoke() {
        var before = receipt();
        spokenAndThrown();
        for (int turn = 0; turn < 20 && (carry(BERT, new Rest("blue")) instanceof CommandResult.Done | carry(ANNA, new Step("red", 3)) instanceof CommandResult.Done); turn++) {
            continue;
        }
        var honest = record();
        assertThat(honest.getFirst().has("diceSecrets")).as("the race is over and its secret told").isTrue();
        var forged = pleasing(honest);

        assertThat(backend.records().check(in(forged), Progress.SILENT).found().orElseThrow().dice()).as("the record alone is flawless")
                .singleElement().satisfies(part -> assertThat(part.isProven()).isTrue());
        assertThat(backend.records().compare(in(forged), List.of(before))).singleElement().satisfies(result -> {
            assertThat(result.finding()).isEqualTo(ReceiptResult.Finding.CHANGED);
            assertThat(result.from()).contains(1);
        });
        assertThat(backend.records().compare(in(rehashed(honest)), List.of(before))).allMatch(ReceiptResult::holds);
    }

    /** The record with another secret that gives the die that the operator wants; one in ten does. */
    private String pleasing(List<ObjectNode> honest) {
        for (int attempt = 0; attempt < 1_000; attempt++) {
            var secret = ByteBuffer.allocate(32).putInt(attempt).array();
            var record = new ArrayList<>(honest.stream().map(ObjectNode::deepCopy).toList());
            record.getFirst().putObject("diceSecrets").put(Commitment.of(secret), HexFormat.of().formatHex(secret));
            ((ObjectNode) record.get(1).path("payload")).put("diceCommitment", Commitment.of(secret));
            var text = rehashed(record);
            if (backend.records().examine(in(text), Progress.SILENT).found().orElseThrow().dice().stream().noneMatch(DiceFinding::isBroken)) {
                return text;
            }
        }
        throw new AssertionError("no secret pleases");
    }

    /** Under the pretext of an import the server commits itself again when it knows what the seats gave: they were not asked anew. */
    @Test
    void aNewCommitmentAfterTheSeatsSpokeIsFoundInTheRecordAlone() {
        spokenAndThrown();
        var record = record();
        int die = record.size() - 1;
        while (record.get(die).at("/envelope/rolls").isEmpty()) {
            die--;
        }
        for (var entry : record.subList(die, record.size())) {
            entry.put("position", entry.path("position").asInt() + 1);
            ((ObjectNode) entry.path("envelope")).put("since", entry.path("envelope").path("since").asInt() + 1);
        }
        var committed = backend.notation().encode(new DiceCommitted("ab".repeat(32), CommitmentCause.RECORD_IMPORTED, Optional.of("elsewhere")));
        var between = record.get(die - 1).deepCopy();
        between.put("position", die).put("type", committed.type()).put("version", committed.version());
        between.set("payload", JSON.readTree(committed.payload()));
        var envelope = (ObjectNode) between.path("envelope");
        envelope.put("by", Caller.HOST_NAME).put("since", die).put("causedBy", backend.notation().encode(new KernelCommand.CommitDice()));
        record.add(die, between);

        var dice = backend.records().examine(in(rehashed(record)), Progress.SILENT).found().orElseThrow().dice();
        assertThat(dice).last().satisfies(part -> {
            assertThat(part.isUnfair()).isTrue();
            assertThat(part.finding()).isEqualTo("seats not asked before " + (record.size() - 2));
        });
    }
}
