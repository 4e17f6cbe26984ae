package tercio.adapters.cli;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Computes the exact odds of one request, or of a stream of them, without a server. */
@Command(name = "odds", mixinStandardHelpOptions = true,
        description = "Compute exact odds: an adjudication request without dice, answered with probabilities;"
                + " with \"choices\":\"compare\" for each way in which the players may choose.")
public final class OddsCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "FILE", description = "a JSON file, or - for standard input")
    private String file;

    @Option(names = "--lines", description = "the input is JSON Lines: one request a line, one answer a line")
    private boolean lines;

    @Option(names = "--fractions", description = "write each probability also as a fraction")
    private boolean fractions;

    @Mixin
    private TablesFolder tables;

    @Mixin
    private SentenceLanguage language;

    private final InputStream in;
    private final PrintStream out;
    private final PrintStream err;

    public OddsCommand() {
        this(System.in, System.out, System.err);
    }

    OddsCommand(InputStream in, PrintStream out, PrintStream err) {
        this.in = in;
        this.out = out;
        this.err = err;
    }

    @Override
    public Integer call() {
        var read = language.language();
        return new AdjudicationRun(in, out, err, read, (adjudicator, request) -> adjudicator.odds(request, fractions, false, read))
                .answer(tables, file, lines);
    }
}
