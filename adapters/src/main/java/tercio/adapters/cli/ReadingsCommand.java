package tercio.adapters.cli;

import java.io.PrintStream;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import tercio.adapters.rulebook.RulebookModules;
import tercio.domain.ruling.Reading;

/** Lists the readings of unclear rules: the choices, the default, and the reason for it. */
@Command(name = "readings", mixinStandardHelpOptions = true,
        description = "List the named readings of rules that a rulebook leaves unclear.")
public final class ReadingsCommand implements Callable<Integer> {

    private final PrintStream out;

    public ReadingsCommand() {
        this(System.out);
    }

    ReadingsCommand(PrintStream out) {
        this.out = out;
    }

    @Override
    public Integer call() {
        RulebookModules.installed().modules().forEach(module -> {
            out.println(module.id());
            module.readings().forEach(this::print);
        });
        out.flush();
        return 0;
    }

    private void print(Reading reading) {
        out.printf("  %s (%s): %s; default %s%n      %s%n", reading.id(), reading.rule(),
                String.join(" | ", reading.choices()), reading.standard(), reading.why());
        reading.dispute().ifPresent(over -> {
            for (int at = 0; at < reading.choices().size(); at++) {
                out.printf("      %s: %s%n", reading.choices().get(at), over.says().get(at));
            }
            out.printf("      tables differ: %s%n", over.others());
        });
    }
}
