package tercio.adapters.cli;

import java.io.PrintStream;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import tercio.adapters.rulebook.RulebookModules;
import tercio.domain.ruling.Reading;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Texts;

/** Lists the readings of unclear rules: the choices, the default, and the reason for it. */
@Command(name = "readings", mixinStandardHelpOptions = true,
        description = "List the named readings of rules that a rulebook leaves unclear.")
public final class ReadingsCommand implements Callable<Integer> {

    private final PrintStream out;

    @Spec
    private CommandSpec spec;

    public ReadingsCommand() {
        this(System.out);
    }

    ReadingsCommand(PrintStream out) {
        this.out = out;
    }

    @Override
    public Integer call() {
        RulebookModules.all().modules().forEach(module -> {
            out.println(module.id());
            var told = CommandText.of(spec);
            var texts = ReadingTexts.of(module.id(), told.language());
            module.readings().forEach(reading -> print(reading, texts, told));
        });
        out.flush();
        return 0;
    }

    private void print(Reading reading, ReadingTexts texts, CommandText told) {
        out.println("  " + told.phrase(Sentence.of("program.list.reading").with("id", new Text(reading.id())).with("rule", new Text(String.valueOf(reading.rule())))
                .with("choices", new Text(String.join(" | ", reading.choices()))).with("standard", new Text(reading.standard()))));
        out.println("      " + texts.why(reading));
        texts.dispute(reading).ifPresent(over -> {
            for (int at = 0; at < reading.choices().size(); at++) {
                out.printf("      %s: %s%n", reading.choices().get(at), over.says().get(at));
            }
            out.println("      " + told.phrase(Sentence.of("program.list.tables-differ").with("others", new Text(over.others()))));
        });
    }
}
