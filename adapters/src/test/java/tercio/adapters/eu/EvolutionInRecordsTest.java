package tercio.adapters.eu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.adapters.store.InvalidRecord;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.ChangedEvolution;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.UndoRule;
import tercio.application.verification.Progress;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.turn.campaign.play.CampaignEvent.CampaignDeclared;
import tercio.domain.game.Ruleset;
import tercio.projections.RulesAtPosition;
import tercio.projections.eu.EuViews;

/** An event of the military phase that comes to mean something else is found in a recorded war, although it is decided the same. */
class EvolutionInRecordsTest {

    private static final EuMilitary RULES = new EuMilitary();
    private static final int COMMANDS = 60;

    private static InstalledRulebooks library(Ruleset<?, ?, ?, ?> rules) {
        return new InstalledRulebooks(List.of(rules), List.of(new EuViews()));
    }

    /** The first commands of a war that is played blindly. */
    private static String record() {
        try (var backend = GameBackend.inMemory(library(RULES))) {
            var game = ((GameCreation.Created) backend.games().open(new NewGame(Optional.empty(), RULES.id(),
                    RULES.scenario("france-spain").orElseThrow(), DiceMode.SERVER, UndoRule.FREE, Map.of(), true, List.of(
                            new NewGame.SeatRequest("Anna", List.of("france"), Optional.empty()),
                            new NewGame.SeatRequest("Bert", List.of("spain"), Optional.empty()))))).game();
            var random = new Random(3);
            for (int turn = 0; turn < COMMANDS; turn++) {
                var history = backend.histories().of(game).orElseThrow();
                var decisions = RulesAtPosition.of(history, history.position()).decisions();
                var decision = decisions.get(random.nextInt(decisions.size())).decision();
                var command = RulesAtPosition.of(history, history.position()).sample(decision, random::nextInt);
                assertThat(backend.games().execute(new Execute(game, Caller.HOST, command, List.of(), OptionalInt.empty(), Optional.empty())))
                        .isInstanceOf(CommandResult.Done.class);
            }
            var history = backend.histories().of(game).orElseThrow();
            var out = new StringWriter();
            backend.records().write(game, history.openingEvent(), history.position(), out);
            return out.toString();
        }
    }

    private static BufferedReader lines(String record) {
        return new BufferedReader(new StringReader(record));
    }

    @Test
    void aChangedEvolutionIsFoundByTheBoardAfterTheCommand() {
        var record = record();
        assertThat(GameBackend.recordsAlone(library(RULES)).check(lines(record), Progress.SILENT).found().orElseThrow().boards()).isEqualTo(COMMANDS);

        // No rule of the phase asks how many victory points a country has.
        var changed = GameBackend.recordsAlone(library(ChangedEvolution.of(RULES, CampaignDeclared.class,
                board -> board.withCountry(new CountryId("spain"), board.countries().get(new CountryId("spain")).withChanges(0, 1)))));
        assertThatThrownBy(() -> changed.check(lines(record), Progress.SILENT)).isInstanceOf(InvalidRecord.class)
                .hasMessageContaining("the board 1.1-");
    }
}
