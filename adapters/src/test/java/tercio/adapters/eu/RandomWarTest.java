package tercio.adapters.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.GameBackend;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.UndoRule;
import tercio.application.verification.Progress;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.edition.Editions;
import tercio.domain.game.Command;
import tercio.domain.given.Tier;
import tercio.projections.GameHistory;
import tercio.projections.RulesAtPosition;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A player that knows no rules takes a war of the Europa game to its end, through the store and back. */
@Tag(Tier.BOTH)
class RandomWarTest {

    private static final int LONGEST = 3000;

    /** One of three in a thorough run. The short tier plays the main edition; EditionGamesTest plays the older ones without a store. */
    static Stream<EuMilitary> editions() {
        return (Tier.thorough() ? Tier.some(List.of(Editions.military(), Editions.fast(), Editions.rapid()), 3) : List.of(Editions.military())).stream().map(EuMilitary::new);
    }

    @ParameterizedTest
    @MethodSource("editions")
    void aWarIsPlayedToItsEndVerifiedAndTravels(EuMilitary rules) {
        try (var backend = GameBackend.inMemory(RulebookModules.all().rulebooks())) {
            var wanted = new NewGame(Optional.empty(), rules.id(), rules.scenario(Tier.thorough() ? "france-spain" : "artois").orElseThrow(), DiceMode.SERVER,
                    UndoRule.FREE, Map.of(), true, List.of(
                            new NewGame.SeatRequest("Anna", List.of("france"), Optional.empty()),
                            new NewGame.SeatRequest("Bert", List.of("spain"), Optional.empty())));
            var game = ((GameCreation.Created) backend.games().open(wanted)).game();
            var random = new Random(Tier.seed(7));
            for (int turn = 0; turn < LONGEST; turn++) {
                var history = backend.histories().of(game).orElseThrow();
                if (RulesAtPosition.of(history, history.position()).isOver()) {
                    break;
                }
                var decisions = RulesAtPosition.of(history, history.position()).decisions();
                var decision = decisions.get(random.nextInt(decisions.size())).decision();
                var command = RulesAtPosition.of(history, history.position()).sample(decision, random::nextInt);
                sentAsItIsOffered(backend, rules, command);
                var answer = backend.games().execute(
                        new Execute(game, Caller.HOST, command, List.of(), OptionalInt.empty(), Optional.empty()));
                assertThat(answer).as("%s", command).isInstanceOf(CommandResult.Done.class);
            }
            var end = backend.histories().of(game).orElseThrow();
            assertThat(RulesAtPosition.of(end, end.position()).isOver()).isTrue();
            var report = backend.verifier().verify(game, Progress.SILENT);
            assertThat(report.divergences()).isEmpty();
            assertThat(report.verified()).isTrue();
            var history = backend.histories().of(game).orElseThrow();
            var out = new StringWriter();
            backend.records().write(game, history.openingEvent(), history.position(), out);
            var record = backend.records().read(new BufferedReader(new StringReader(out.toString())), Progress.SILENT);
            var copy = backend.histories().of(((GameCreation.Created) backend.games().adopt(record)).game()).orElseThrow();
            for (int position = 0; position <= history.position(); position += 50) {
                for (var view : backend.views().names(history)) {
                    assertThat(body(backend, copy, view, position)).isEqualTo(body(backend, history, view, position));
                }
            }
        }
    }

    /** Sends an offered command back word for word. */
    private static void sentAsItIsOffered(GameBackend backend, EuMilitary rules, Command command) {
        var written = (ObjectNode) backend.json().<JsonNode>valueToTree(command);
        var type = backend.dictionary().command(rules.id(), written.remove("type").asString()).orElseThrow();
        assertThat(backend.json().treeToValue(written, type)).isEqualTo(command);
    }

    private static String body(GameBackend backend, GameHistory history, String view, int position) {
        return backend.json().writeValueAsString(
                backend.views().body(history, view, List.of(), position).orElseThrow());
    }
}
