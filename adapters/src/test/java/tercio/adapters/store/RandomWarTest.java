package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tercio.application.game.Answer;
import tercio.application.game.GameCommand.Carry;
import tercio.application.game.NewGame;
import tercio.application.game.Opened;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.UndoRule;
import tercio.application.verification.Progress;
import tercio.domain.eu.EuMilitary;
import tercio.domain.game.Command;
import tercio.projections.GameHistory;
import tercio.projections.eu.EuViews;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A player that knows no rules takes a war of the Europa game to its end, through the store and back. */
class RandomWarTest {

    private static final int LONGEST = 3000;

    @Test
    void aWarIsPlayedToItsEndVerifiedAndTravels() {
        var rules = new EuMilitary();
        try (var workshop = Workshop.inMemory(new Library(List.of(rules), List.of(new EuViews())))) {
            var wanted = new NewGame(Optional.empty(), rules.id(), rules.scenario("france-spain").orElseThrow(), DiceMode.SERVER,
                    UndoRule.FREE, Map.of(), true, List.of(
                            new NewGame.Place("Anna", List.of("france"), Optional.empty()),
                            new NewGame.Place("Bert", List.of("spain"), Optional.empty())));
            var game = ((Opened.Made) workshop.games().open(wanted)).game();
            var random = new Random(7);
            for (int turn = 0; turn < LONGEST; turn++) {
                var history = workshop.histories().of(game).orElseThrow();
                if (workshop.views().over(history, history.position())) {
                    break;
                }
                var decisions = workshop.views().decisions(history, history.position());
                var decision = decisions.get(random.nextInt(decisions.size())).decision();
                var command = workshop.views().sample(history, decision, history.position(), random::nextInt);
                sentAsItIsOffered(workshop, command);
                var answer = workshop.games().carry(
                        new Carry(game, Caller.HOST, command, List.of(), OptionalInt.empty(), Optional.empty()));
                assertThat(answer).as("%s", command).isInstanceOf(Answer.Done.class);
            }
            var end = workshop.histories().of(game).orElseThrow();
            assertThat(workshop.views().over(end, end.position())).isTrue();
            var report = workshop.verifier().verify(game, Progress.SILENT);
            assertThat(report.divergences()).isEmpty();
            assertThat(report.verified()).isTrue();
            var history = workshop.histories().of(game).orElseThrow();
            var out = new StringWriter();
            workshop.records().write(game, history.opened(), history.position(), out);
            var record = workshop.records().read(new BufferedReader(new StringReader(out.toString())), Progress.SILENT);
            var copy = workshop.histories().of(((Opened.Made) workshop.games().adopt(record)).game()).orElseThrow();
            for (int position = 0; position <= history.position(); position += 50) {
                for (var view : workshop.views().names(history)) {
                    assertThat(body(workshop, copy, view, position)).isEqualTo(body(workshop, history, view, position));
                }
            }
        }
    }

    /** What is offered can be sent back word for word. */
    private static void sentAsItIsOffered(Workshop workshop, Command command) {
        var written = (ObjectNode) workshop.json().<JsonNode>valueToTree(command);
        var type = workshop.dictionary().command("eu-military", written.remove("type").asString()).orElseThrow();
        assertThat(workshop.json().treeToValue(written, type)).isEqualTo(command);
    }

    private static String body(Workshop workshop, GameHistory history, String view, int position) {
        return workshop.json().writeValueAsString(
                workshop.views().body(history, view, List.of(), position).orElseThrow());
    }
}
