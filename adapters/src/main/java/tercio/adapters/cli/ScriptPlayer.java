package tercio.adapters.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.adapters.json.JsonIntrospector;
import tercio.adapters.json.SentTexts;
import tercio.adapters.json.UnreadableJson;
import tercio.adapters.rulebook.OperatorTables;
import tercio.adapters.store.GameBackend;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.UndoRule;
import tercio.domain.game.Command;
import tercio.domain.game.Option;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.game.Verdict;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Texts;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A game that is played from a script: JSON Lines, first the ruleset and scenario, then each command with its dice. */
final class ScriptPlayer {

    /** A line of the script that cannot be played. */
    static final class BadLine extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final transient Sentence sentence;

        BadLine(int line, Sentence fault) {
            this(Sentence.of("program.play.line").with("line", line).with("fault", Argument.of(fault)));
        }

        private BadLine(Sentence sentence) {
            super(Texts.englishPhrase(sentence));
            this.sentence = sentence;
        }

        /** The line and what is wrong with it. */
        Sentence sentence() {
            return sentence;
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
            throw new BadLine(1, Sentence.of("program.play.begins"));
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
            throw new BadLine(line, UnreadableJson.sentence(unreadable));
        }
    }

    private ObjectNode read(int line, String text) {
        try {
            if (json.readTree(text) instanceof ObjectNode sent) {
                SentTexts.normalize(sent).ifPresent(fault -> {
                    throw new BadLine(line, GivenFile.atPointer(fault.pointer(), fault.message()));
                });
                return sent;
            }
        } catch (JacksonException unreadable) {
            throw new BadLine(line, UnreadableJson.sentence(unreadable));
        }
        throw new BadLine(line, Sentence.of("program.play.json-object"));
    }

    private void open(int line, Heading heading) {
        var rules = backend.dictionary().ruleset(heading.ruleset())
                .orElseThrow(() -> new BadLine(line, Sentence.of("program.play.no-ruleset").with("ruleset", new Text(String.valueOf(heading.ruleset())))));
        var wanted = new NewGame(Optional.empty(), heading.ruleset(), withTables(rules, scenario(line, rules, heading.scenario())),
                DiceMode.PHYSICAL, UndoRule.FREE, heading.readings(), true,
                List.of(new NewGame.SeatRequest("table", List.of(), Optional.empty())));
        switch (backend.games().open(wanted)) {
            case GameCreation.Created made -> game = made.game();
            case GameCreation.Invalid faulty -> throw new BadLine(line, ImportCommand.faults(faulty.faults()));
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
        return rules.scenario(sent.asString()).orElseThrow(() -> new BadLine(line, Sentence.of("program.play.no-scenario")
                .with("scenario", new Text(sent.asString())).with("known", new Text(String.join(", ", rules.scenarios().keySet())))));
    }

    private void execute(int line, ObjectNode sent) {
        var given = sent.remove("dice");
        List<Integer> dice = given == null ? List.of() : List.of(json.treeToValue(given, Integer[].class));
        var type = sent.path("type").asString("");
        if (backend.dictionary().command(ruleset, type).isEmpty()) {
            throw new BadLine(line, Sentence.of("program.play.no-command").with("type", new Text(type)).with("known", new Text(String.join(", ", backend.dictionary().commandsOf(ruleset)))));
        }
        var command = command(line, type, sent);
        var answer = backend.games().execute(
                new Execute(game, Caller.HOST, command, dice, OptionalInt.empty(), Optional.empty()));
        switch (answer) {
            case CommandResult.Done done -> { }
            case CommandResult.Declined(Verdict.Refused<?> refused) -> throw new BadLine(line, Sentence.of("program.play.refused").with("why", Argument.of(refused.refusal().detail()))
                    .with("rule", new Text(String.valueOf(refused.refusal().rule()))).with("any", !refused.refusal().legal().isEmpty()).with("legal", legal(refused.refusal().legal())));
            case CommandResult.Declined(Verdict.NeedsDie<?> wanted) -> throw new BadLine(line, Sentence.of("program.play.die-wanted").with("die", Argument.of(wanted.label())));
            case CommandResult.DiceMismatch amiss -> throw new BadLine(line, amiss.detail());
            default -> throw new BadLine(line, Sentence.of("program.play.not-played").with("answer", new Text(String.valueOf(answer))));
        }
    }

    private Command command(int line, String type, ObjectNode sent) {
        try {
            return backend.notation().decodeCommand(ruleset, json.writeValueAsString(sent));
        } catch (IllegalArgumentException unreadable) {
            throw new BadLine(line, Sentence.of("program.play.unreadable").with("type", new Text(type)).with("fault", Argument.of(fault(unreadable))));
        }
    }

    /** The part of a command that cannot be read, and where it is one of several words, which these are. */
    private static Sentence fault(IllegalArgumentException unreadable) {
        if (!(unreadable.getCause() instanceof JacksonException broken) || broken.getPath().isEmpty()) {
            return UnreadableJson.sentence(unreadable.getCause() instanceof JacksonException broken ? broken : unreadable);
        }
        var pointer = broken.getPath().stream().map(step -> "/" + (step.getPropertyName() == null ? step.getIndex() : step.getPropertyName())).collect(Collectors.joining());
        return GivenFile.atPointer(pointer, broken instanceof MismatchedInputException mismatch && mismatch.getTargetType() != null && mismatch.getTargetType().isEnum()
                ? Sentence.of("kernel.sent.must-be-one").with("known", new Text(Stream.of(mismatch.getTargetType().getEnumConstants())
                        .map(each -> JsonIntrospector.word((Enum<?>) each)).collect(Collectors.joining(", "))))
                : UnreadableJson.sentence(broken));
    }

    /** The labels one after the other, with bars between them. */
    private static Argument legal(List<Option> options) {
        return options.stream().map(option -> Sentence.of("program.play.option").with("label", Argument.of(option.label())))
                .reduce((one, other) -> Sentence.of("program.play.options").with("one", one).with("other", other)).<Argument>map(Argument.Phrase::new).orElse(new Text(""));
    }
}
