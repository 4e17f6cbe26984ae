package tercio.adapters.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tercio.adapters.json.SentTexts;
import tercio.adapters.rulebook.OperatorTables;
import tercio.adapters.store.GameBackend;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.UndoRule;
import tercio.domain.game.Option;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.game.Verdict;
import tercio.projections.sentence.Texts;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A game that is played from a script: JSON Lines, first the ruleset and scenario, then each command with its dice. */
final class ScriptPlayer {

    /** A line of the script that cannot be played. */
    static final class BadLine extends RuntimeException {
        private static final long serialVersionUID = 1;

        BadLine(int line, String message) {
            super("line " + line + ": " + message);
        }
    }

    /** The first line of a script. {@code scenario} is the name of a printed scenario or a complete scenario. */
    record Heading(String ruleset, JsonNode scenario, Map<String, String> readings) {}

    private final GameBackend backend;
    private final JsonMapper json;
    private final OperatorTables tables;
    private String ruleset;
    private String game;

    /** @param tables by which the game is played */
    ScriptPlayer(GameBackend backend, OperatorTables tables) {
        this.tables = tables;
        this.backend = backend;
        this.json = backend.json();
    }

    /**
     * Plays line after line and stops at the first line that cannot be played.
     *
     * @return the id of the game
     */
    String play(List<String> lines) {
        for (int at = 0; at < lines.size(); at++) {
            if (!lines.get(at).isBlank()) {
                play(at + 1, lines.get(at));
            }
        }
        if (game == null) {
            throw new BadLine(1, "a script begins with its ruleset and scenario");
        }
        return game;
    }

    private void play(int line, String text) {
        var sent = read(line, text);
        try {
            if (game == null) {
                open(line, json.treeToValue(sent, Heading.class));
            } else {
                execute(line, sent);
            }
        } catch (JacksonException unreadable) {
            throw new BadLine(line, unreadable.getOriginalMessage());
        }
    }

    private ObjectNode read(int line, String text) {
        try {
            if (json.readTree(text) instanceof ObjectNode sent) {
                SentTexts.normalize(sent).ifPresent(fault -> {
                    throw new BadLine(line, fault.pointer() + " " + Texts.englishPhrase(fault.message()));
                });
                return sent;
            }
        } catch (JacksonException unreadable) {
            throw new BadLine(line, unreadable.getOriginalMessage());
        }
        throw new BadLine(line, "a line is a JSON object");
    }

    private void open(int line, Heading heading) {
        var rules = backend.dictionary().ruleset(heading.ruleset())
                .orElseThrow(() -> new BadLine(line, "the ruleset '" + heading.ruleset() + "' is not known"));
        var wanted = new NewGame(Optional.empty(), heading.ruleset(), withTables(rules, scenario(line, rules, heading.scenario())),
                DiceMode.PHYSICAL, UndoRule.FREE, heading.readings(), true,
                List.of(new NewGame.SeatRequest("table", List.of(), Optional.empty())));
        switch (backend.games().open(wanted)) {
            case GameCreation.Created made -> game = made.game();
            case GameCreation.Invalid faulty -> throw new BadLine(line, Texts.englishPhrases(faulty.faults()).toString());
        }
        ruleset = heading.ruleset();
    }

    private <N extends Scenario> Scenario withTables(Ruleset<?, ?, ?, N> rules, Scenario scenario) {
        return tables.of(rules).<Scenario>map(entered -> rules.withTables(rules.scenarioType().cast(scenario), entered)).orElse(scenario);
    }

    private <N extends Scenario> N scenario(int line, Ruleset<?, ?, ?, N> rules, JsonNode sent) {
        if (sent.isObject()) {
            return json.treeToValue(sent, rules.scenarioType());
        }
        return rules.scenario(sent.asString()).orElseThrow(() -> new BadLine(line,
                "there is no scenario '" + sent.asString() + "', only " + String.join(", ", rules.scenarios().keySet())));
    }

    private void execute(int line, ObjectNode sent) {
        var given = sent.remove("dice");
        List<Integer> dice = given == null ? List.of() : List.of(json.treeToValue(given, Integer[].class));
        var type = sent.path("type").asString("");
        if (backend.dictionary().command(ruleset, type).isEmpty()) {
            throw new BadLine(line, "'" + type + "' is no command; there are "
                    + String.join(", ", backend.dictionary().commandsOf(ruleset)));
        }
        var command = backend.notation().decodeCommand(ruleset, json.writeValueAsString(sent));
        var answer = backend.games().execute(
                new Execute(game, Caller.HOST, command, dice, OptionalInt.empty(), Optional.empty()));
        switch (answer) {
            case CommandResult.Done done -> { }
            case CommandResult.Declined(Verdict.Refused<?> refused) -> throw new BadLine(line, Texts.englishPhrase(refused.refusal().detail()) + " ("
                    + refused.refusal().rule() + ")" + legal(refused.refusal().legal()));
            case CommandResult.Declined(Verdict.NeedsDie<?> wanted) -> throw new BadLine(line, "the next die wanted: " + Texts.englishPhrase(wanted.label()));
            case CommandResult.DiceMismatch amiss -> throw new BadLine(line, Texts.englishPhrase(amiss.detail()));
            default -> throw new BadLine(line, "cannot be played: " + answer);
        }
    }

    private static String legal(List<Option> options) {
        return options.isEmpty() ? "" : "; legal commands: " + String.join(", ", options.stream().map(option -> Texts.englishPhrase(option.label())).toList());
    }
}
