package tercio.adapters.cli;

import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.InstalledRulebooks;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;
import tercio.projections.sentence.StepTexts;

/** Prints the sheet of a fight of a game of this machine: each figure with the parts behind it. */
@Command(name = "sheet", mixinStandardHelpOptions = true, description = "Print the sheet of a fight: who commands, each sum with its parts, each roll, losses in LD.")
final class SheetCommand implements Callable<Integer> {

    private static final int NONE = 1;

    @Parameters(index = "0", paramLabel = "GAME", description = "the id of the game")
    private String game;

    @Parameters(index = "1", paramLabel = "POSITION", description = "the position of an event of the fight")
    private int position;

    @Mixin
    private DataFolder data;

    @Spec
    private CommandSpec spec;

    private final Supplier<RulebookModules> rulebooks;
    private final Supplier<InstalledRulebooks> library;

    SheetCommand(Supplier<RulebookModules> rulebooks, Supplier<InstalledRulebooks> library) {
        this.rulebooks = rulebooks;
        this.library = library;
    }

    @Override
    public Integer call() {
        try (var backend = data.open(library.get())) {
            var history = backend.histories().of(game).orElseThrow(() -> data.noGame(game));
            if (position < 1 || position > history.position()) {
                throw new RefusedInput(Sentence.of("program.game.event-position").with("last", history.position()));
            }
            var ruleset = history.openingEvent().ruleset();
            var sheet = rulebooks.get().modules().stream().filter(module -> module.id().equals(ruleset)).findFirst().flatMap(module -> module.sheet(history, position));
            var told = CommandText.of(spec);
            sheet.ifPresentOrElse(found -> new SheetText(found, SheetWords.in(told.language()), told,
                            (reason, rule) -> StepTexts.in(told.language()).reason(reason, rule, history.opening().ruleset()::bearersOf)).print(),
                    () -> told.warn(Sentence.of("program.game.no-sheet").with("position", position)));
            return sheet.isPresent() ? 0 : NONE;
        }
    }
}
