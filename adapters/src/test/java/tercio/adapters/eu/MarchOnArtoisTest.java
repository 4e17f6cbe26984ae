package tercio.adapters.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.adapters.demo.DemonstrationRun;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.GameBackend;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand;
import tercio.application.record.Caller;
import tercio.application.record.KernelCommand;
import tercio.domain.eu.EuMilitary;
import tercio.projections.GameHistory;
import tercio.projections.RulesAtPosition;
import tercio.projections.sentence.Language;
import tools.jackson.databind.JsonNode;

/** The demonstration tells the rulebook's example, and the views show what came of it. */
class MarchOnArtoisTest {

    private static final EuMilitary RULES = new EuMilitary();

    private static GameBackend backend;
    private static GameHistory game;

    @BeforeAll
    static void theExampleIsPlayed() {
        backend = GameBackend.inMemory(RulebookModules.all().rulebooks());
        game = backend.histories().of(DemonstrationRun.playExample(backend, RULES, MarchOnArtois.DEMONSTRATION).game()).orElseThrow();
    }

    @AfterAll
    static void close() {
        backend.close();
    }

    @Test
    void itIsToldWithTheNumbersOfTheRulebookTakenBackReplayedAndVerified() {
        var told = new StringWriter();

        assertThat(DemonstrationRun.playAndPrint(backend, RULES, MarchOnArtois.DEMONSTRATION, Language.EN, new PrintWriter(told, true))).isTrue();

        assertThat(told.toString())
                .contains("France wins, a major victory; losses France 2 of 8 LD, Spain 5 of 5 LD; stability France +1 and Spain -1; victory points France +5")
                .contains("General of Spain is wounded and out of action for 2 rounds, until S2")
                .contains("die 8 +2 fire differential [EU-BATTLE-DRM-1] = 10")
                .contains("takes the last siege round back")
                .contains("Arras falls to France with war honours", "Arras is manned with 1 LD: level 2")
                .contains("0 divergences; hash chain intact. The game is verified.");
    }

    @Test
    void theRecordSheetHasOneMajorAndThreePassiveCampaignsOfFrance() {
        var sheet = view("ers", List.of("france"), game.position());

        assertThat(line(sheet, "B42").path("amount").asInt()).isEqualTo(50);
        assertThat(line(sheet, "B42").path("rounds").path("S1").asInt()).isEqualTo(50);
        assertThat(line(sheet, "B40").path("amount").asInt()).as("S2, S3 and S4, 10 D each").isEqualTo(30);
        assertThat(sheet.path("militaryExpenses").path("amount").asInt()).isEqualTo(80);
        assertThat(sheet.path("stability").asInt()).isEqualTo(2);
        assertThat(sheet.path("victoryPoints").asInt()).isEqualTo(5);
        for (var position : line(sheet, "B40").path("positions")) {
            assertThat(game.events().get(position.asInt() - 1).fact().getClass().getSimpleName()).isEqualTo("CampaignDeclared");
        }
    }

    @Test
    void theRoundTrackShowsTheMarkerAndEveryRollThatMovedIt() {
        var track = view("round-track", List.of(), game.position());

        assertThat(track.path("marker").asString()).isEqualTo("S4");
        assertThat(track.path("boxes")).hasSize(12);
        assertThat(track.path("boxes").valueStream().map(box -> box.path("season").asString("")))
                .startsWith("winter", "summer", "winter").endsWith("winter", "");
        assertThat(track.path("rolls")).hasSize(3).allSatisfy(roll -> assertThat(roll.path("die").asInt()).isEqualTo(6));
    }

    @Test
    void aWoundedLeaderWaitsInHisBoxUntilTheRoundBegins() {
        int wounded = positionOf("LeaderWounded");

        assertThat(waiting(wounded)).containsExactly("General of Spain");
        assertThat(waiting(game.position())).isEmpty();
    }

    @Test
    void fromWithinACommandNobodyCouldGoOnAndFromBeforeItPlayGoesOn() {
        var made = DemonstrationRun.playExample(backend, RULES, MarchOnArtois.DEMONSTRATION);
        var played = backend.histories().of(made.game()).orElseThrow();
        int joined = positionOf("BattleEnded");
        int before = played.events().get(joined - 1).envelope().since() - 1;

        var within = backend.games().execute(new GameCommand.Execute(made.game(), Caller.HOST,
                new KernelCommand.Undo(joined, "in the midst of a command"), List.of(), OptionalInt.empty(), Optional.empty()));
        assertThat(within).isInstanceOf(CommandResult.Declined.class);
        var answer = backend.games().execute(new GameCommand.Execute(made.game(), Caller.HOST,
                new KernelCommand.Undo(before, "before the command"), List.of(), OptionalInt.empty(), Optional.empty()));

        assertThat(answer).isInstanceOf(CommandResult.Done.class);
        var now = backend.histories().of(made.game()).orElseThrow();
        assertThat(backend.views().body(now, "map", List.of(), now.position()))
                .isEqualTo(backend.views().body(now, "map", List.of(), before));
        assertThat(RulesAtPosition.of(now, now.position()).decisions()).isNotEmpty();
        assertThat(RulesAtPosition.of(now, joined).decisions()).as("between two events of one command").isEmpty();
        assertThat(backend.verifier().verify(made.game(), (done, of) -> {}).verified()).isTrue();
    }

    private List<String> waiting(int position) {
        var track = view("round-track", List.of(), position);
        for (var box : track.path("boxes")) {
            if (box.path("box").asString().equals("S2")) {
                return box.path("waiting").valueStream().map(JsonNode::asString).toList();
            }
        }
        return List.of();
    }

    @Test
    void theMapShowsTheFortressBeforeAndAfterItsFall() {
        int joined = positionOf("BattleJoined");

        var before = zone("artois", joined);
        assertThat(before.path("controller").asString()).isEqualTo("spain");
        assertThat(before.path("fortress").path("level").asInt()).isEqualTo(3);
        var after = zone("artois", game.position());
        assertThat(after.path("controller").asString()).isEqualTo("france");
        assertThat(after.path("owner").asString()).isEqualTo("spain");
        assertThat(after.path("fortress").path("level").asInt()).isEqualTo(2);
        assertThat(after.path("stacks").path(0).path("strength").asString()).isEqualTo("A+ 1 LD");
    }

    private static int positionOf(String kind) {
        return game.events().stream()
                .filter(event -> event.fact().getClass().getSimpleName().equals(kind))
                .findFirst()
                .orElseThrow()
                .position();
    }

    private static JsonNode zone(String id, int position) {
        return view("map", List.of(), position).path("zones").valueStream()
                .filter(zone -> zone.path("id").asString().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static JsonNode line(JsonNode sheet, String code) {
        return sheet.path("lines").valueStream().filter(line -> line.path("line").asString().equals(code)).findFirst().orElseThrow();
    }

    private static JsonNode view(String name, List<String> part, int position) {
        return backend.json().valueToTree(backend.views().body(game, name, part, position).orElseThrow());
    }
}
