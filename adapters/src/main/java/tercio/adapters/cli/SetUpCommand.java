package tercio.adapters.cli;

import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.store.InstalledRulebooks;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.game.WrittenScenario;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.GameHistory;
import tercio.projections.RulesAtPosition;
import tercio.projections.sentence.RefusedInput;

/** Writes a position of a game out as the scenario of a new one. */
@Command(name = "set-up", mixinStandardHelpOptions = true, description = "Write a position of a game out as the scenario of a new game, as JSON.")
final class SetUpCommand implements Callable<Integer> {

    @Parameters(paramLabel = "GAME", description = "the id of the game")
    private String game;

    @Option(names = "--at", paramLabel = "POSITION", description = "the position (default: the newest)")
    private Optional<Integer> at = Optional.empty();

    @Mixin
    private DataFolder data;

    @Spec
    private CommandSpec spec;

    private final Supplier<InstalledRulebooks> library;

    SetUpCommand(Supplier<InstalledRulebooks> library) {
        this.library = library;
    }

    @Override
    public Integer call() {
        try (var backend = data.open(library.get())) {
            var history = backend.histories().of(game).orElseThrow(() -> data.noGame(game));
            int position = at.orElse(history.position());
            if (position < 0 || position > history.position()) {
                throw new RefusedInput(Sentence.of("program.game.position").with("last", history.position()));
            }
            if (RulesAtPosition.of(history, position).isWithinCommand()) {
                throw new RefusedInput(Sentence.of("program.game.mid-command").with("position", position));
            }
            history.openingEvent().readings().forEach((reading, choice) -> CommandText.of(spec).warn(Sentence.of("program.game.by-reading").with("reading", new Text(reading)).with("choice", new Text(choice))));
            spec.commandLine().getOut().println(backend.json().writerWithDefaultPrettyPrinter().writeValueAsString(toScenario(history.opening().ruleset(), history, position)));
            spec.commandLine().getOut().flush();
            return 0;
        }
    }

    private <S, N extends Scenario> Scenario toScenario(Ruleset<S, ?, ?, N> rules, GameHistory history, int position) {
        var written = rules.asScenario(history.board(rules, position))
                .orElseThrow(() -> new RefusedInput(Sentence.of("program.game.no-set-up").with("rules", Argument.of(rules.title()))));
        return switch (written) {
            case WrittenScenario.Ready<N> ready -> {
                ready.leftOut().forEach(what -> CommandText.of(spec).warn(Sentence.of("program.game.left-out").with("what", new Text(what))));
                yield ready.scenario();
            }
            case WrittenScenario.NotNow<N> notNow -> throw new RefusedInput(notNow.refusal().detail());
        };
    }
}
