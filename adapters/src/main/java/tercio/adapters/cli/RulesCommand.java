package tercio.adapters.cli;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.rulebook.RuleReference;
import tercio.adapters.rulebook.RulebookModule;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.rulebook.TableBody;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** Lists the rules that rulings cite, or prints one with what it says, its readings and its printed tables. */
@Command(name = "rules", mixinStandardHelpOptions = true,
        description = "List the rules that rulings cite, or print what one says, with its printed tables.")
public final class RulesCommand implements Callable<Integer> {

    private static final int WIDTH = 100;

    private final PrintStream out;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", arity = "0..1", paramLabel = "CODE", description = "the code of a rule as rulings name it")
    private String code;

    @Option(names = "--ruleset", paramLabel = "RULESET", description = "only the rules of this ruleset; without it the first that has the rule")
    private String ruleset;

    @Option(names = "--lang", paramLabel = "LANGUAGE", description = "the language of the rules: en or fr; left out, that of the machine where it is one of them, else en. What has no text in it is English")
    private String lang;

    private RuleCommandWords words;

    public RulesCommand() {
        this(System.out);
    }

    RulesCommand(PrintStream out) {
        this.out = out;
    }

    @Override
    public Integer call() {
        var asked = lang == null ? SentenceLanguage.of(spec).code() : lang;
        var language = Language.of(asked).orElseThrow(() -> UnknownName.refusal(spec, UnknownName.Kind.LANGUAGE, asked, List.of(Language.codes())));
        words = RuleCommandWords.in(language);
        var modules = modules();
        if (code == null) {
            var texts = Texts.in(language);
            modules.forEach(module -> index(module.title().map(texts::phrase).orElse(module.id()), RuleReference.of(module, language).index()));
        } else {
            var reference = modules.stream().map(module -> RuleReference.of(module, language)).filter(known -> known.page(code).isPresent()).findFirst()
                    .orElseThrow(() -> UnknownName.refusal(spec, UnknownName.Kind.RULE, code, List.of()));
            print(reference, reference.page(code).orElseThrow());
        }
        out.flush();
        return 0;
    }

    private List<RulebookModule> modules() {
        return ruleset == null ? RulebookModules.all().modules() : List.of(UnknownName.requireRuleset(spec, ruleset));
    }

    private void index(String title, RuleReference.Index index) {
        out.printf("%s: %s%n", index.ruleset(), title);
        for (var chapter : index.chapters()) {
            out.printf("  %s%n", chapter.title());
            chapter.rules().forEach(rule -> out.printf("    %s: %s (%s)%n", rule.code(), rule.title(), rule.place()));
        }
        index.tables().forEach(table -> out.printf("  %s %s: %s%n", words.table(), table.name(), table.title()));
    }

    private void print(RuleReference reference, RuleReference.Page rule) {
        out.printf("%s: %s%n%s%n%n", rule.code(), rule.title(), rule.place());
        rule.paragraph().ifPresent(this::paragraph);
        rule.edition().ifPresent(this::paragraph);
        rule.readings().forEach(reading -> paragraph(words.reading(reading)));
        rule.list().ifPresent(list -> out.printf("%s %s: %s%n", words.partOf(), list.code(), list.title()));
        rule.entries().forEach(entry -> out.printf("%s: %s%n", entry.code(), entry.title()));
        rule.tables().forEach(table -> grid(reference.tableBody(table.name()).orElseThrow()));
    }

    private void paragraph(String text) {
        var line = new StringBuilder();
        for (var word : text.split(" ")) {
            if (line.length() + 1 + word.length() > WIDTH) {
                out.println(line);
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        out.printf("%s%n%n", line);
    }

    /** The table in columns, the labels of the rows in front. */
    private void grid(TableBody table) {
        var lines = new ArrayList<List<String>>();
        lines.add(line("", table.columnTexts()));
        table.rows().forEach(row -> lines.add(line(row.labelText(), row.cellTexts())));
        int[] widths = IntStream.rangeClosed(0, table.columns().size())
                .map(at -> lines.stream().mapToInt(line -> line.get(at).length()).max().orElse(0)).toArray();
        out.printf("%n%s (%s)%s%n", table.title(), table.id(), table.reconstructed() ? ", " + words.reconstructed() : "");
        lines.forEach(line -> out.println(IntStream.range(0, line.size()).mapToObj(at -> line.get(at) + " ".repeat(widths[at] - line.get(at).length()))
                .collect(Collectors.joining("  ")).stripTrailing()));
    }

    private static List<String> line(String label, List<String> cells) {
        var line = new ArrayList<>(List.of(label));
        line.addAll(cells);
        return line;
    }
}
