package tercio.adapters.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.InstalledRulebooks;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.FightSheet;
import tercio.domain.ruling.FightSheet.Part;
import tercio.domain.ruling.FightSheet.Unit;
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

    @Mixin
    private SentenceLanguage language;

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
            var history = backend.histories().of(game).orElseThrow(() -> new IllegalArgumentException("there is no game " + game + " in " + data.store()));
            if (position < 1 || position > history.position()) {
                throw new IllegalArgumentException("POSITION is that of an event, 1 to " + history.position());
            }
            var ruleset = history.openingEvent().ruleset();
            var sheet = rulebooks.get().modules().stream().filter(module -> module.id().equals(ruleset)).findFirst().flatMap(module -> module.sheet(history, position));
            sheet.ifPresentOrElse(found -> print(found, spec.commandLine().getOut(), (reason, rule) -> StepTexts.in(language.language()).reason(reason, rule, history.opening().ruleset()::named)),
                    () -> spec.commandLine().getErr().println("the event of position " + position + " belongs to no fight that has a sheet"));
            return sheet.isPresent() ? 0 : NONE;
        }
    }

    private static void print(FightSheet sheet, PrintWriter out, BiFunction<String, Citation, String> reason) {
        out.println(words(sheet.fight()) + ": " + sheet.sides().stream().map(side -> words(side.party()) + " (" + side.side() + ")").collect(Collectors.joining(" against ")));
        for (var line : sheet.lines()) {
            out.println((line.side() == null ? "" : line.side() + ", ") + words(line.line()) + " [" + line.rule().id() + "]: " + describe(line, text -> reason.apply(text, line.rule())));
        }
        out.flush();
    }

    /** {@code die 4 + second day -1 = modified 3; own fire 2, enemy fire 1; losses 1 1/3 LD}. */
    private static String describe(FightSheet.Line line, UnaryOperator<String> reason) {
        var terms = line.parts().stream().filter(Part::adds).map(part -> describe(part, reason)).collect(Collectors.joining(" + "));
        var behind = line.parts().stream().filter(part -> !part.adds()).toList();
        var results = terms.isEmpty() ? line.results() : line.results().subList(Math.min(1, line.results().size()), line.results().size());
        var sum = terms.isEmpty() ? "" : terms + (line.results().isEmpty() ? "" : " = " + describe(line.results().getFirst(), reason));
        return List.of(sum, list(results, reason), list(behind, reason)).stream().filter(text -> !text.isEmpty()).collect(Collectors.joining("; "));
    }

    private static String list(List<Part> parts, UnaryOperator<String> reason) {
        return parts.stream().map(part -> describe(part, reason)).collect(Collectors.joining(", "));
    }

    private static String describe(Part part, UnaryOperator<String> reason) {
        return (part.reason() == null ? words(part.part()) : reason.apply(part.reason())) + " " + (part.unit() == Unit.WORD ? words(part.value()) : part.value())
                + switch (part.unit()) {
                    case LD -> " LD";
                    case SHIPS -> " ships";
                    case STARS -> " stars";
                    case FACTORS -> " factors";
                    case MORALE, NUMBER, WORD -> "";
                };
    }

    private static String words(String key) {
        return key.replace('_', ' ').replaceAll("(?<=[a-z])-(?=[a-z])", " ");
    }
}
