package tercio.adapters.cli;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Answers one adjudication request, or a stream of them, without a server. */
@Command(name = "adjudicate", mixinStandardHelpOptions = true,
        description = "Ask the rules engine one question without a game: these forces, these dice, what happens?")
public final class AdjudicateCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "FILE", description = "a JSON file, or - for standard input")
    private String file;

    @Option(names = "--lines", description = "the input is JSON Lines: one request a line, one answer a line")
    private boolean lines;

    @Mixin
    private TablesFolder tables;

    @Mixin
    private SentenceLanguage language;

    private final InputStream in;
    private final PrintStream out;
    private final PrintStream err;

    public AdjudicateCommand() {
        this(System.in, System.out, System.err);
    }

    AdjudicateCommand(InputStream in, PrintStream out, PrintStream err) {
        this.in = in;
        this.out = out;
        this.err = err;
    }

    @Override
    public Integer call() {
        var read = language.language();
        return new AdjudicationRun(in, out, err, read, (adjudicator, request) -> adjudicator.adjudicate(request, false, read)).answer(tables, file, lines);
    }
}
