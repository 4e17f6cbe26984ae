package tercio.adapters.cli;

import java.io.BufferedOutputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tercio.adapters.adjudication.Adjudicator;
import tercio.adapters.adjudication.Answer;
import tercio.adapters.adjudication.Problem;

/** Settles one question, or a stream of questions, without a server. */
@Command(name = "adjudicate", mixinStandardHelpOptions = true,
        description = "Ask the rules engine one question without a game: these forces, these dice, what happens?")
public final class AdjudicateCommand implements Callable<Integer> {

    /** A single request or line longer than this is refused unread, so that no input can exhaust the memory. */
    static final int LONGEST = 1 << 20;

    private static final int JUDGED = 0;
    private static final int CANNOT_BE_JUDGED = 2;

    @Parameters(index = "0", paramLabel = "FILE", description = "a JSON file, or - for standard input")
    private String file;

    @Option(names = "--lines", description = "the input is JSON Lines: one request a line, one answer a line")
    private boolean lines;

    @Mixin
    private TablesFolder tables;

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
        final Adjudicator adjudicator;
        try {
            adjudicator = tables.adjudicator();
        } catch (IllegalArgumentException | UncheckedIOException faulty) {
            return refuse(Problem.unreadable("the tables cannot be used: " + faulty.getMessage()));
        }
        try (var input = file.equals("-") ? in : new FileInputStream(file)) {
            return lines ? stream(input, adjudicator) : single(input, adjudicator);
        } catch (IOException unreadable) {
            return refuse(Problem.unreadable(file + " cannot be read: " + unreadable.getMessage()));
        }
    }

    private int single(InputStream input, Adjudicator adjudicator) throws IOException {
        var request = input.readNBytes(LONGEST + 1);
        if (request.length > LONGEST) {
            return refuse(tooLong());
        }
        return switch (adjudicator.adjudicate(request)) {
            case Answer.Ruled ruled -> {
                out.write((ruled.json() + "\n").getBytes(StandardCharsets.UTF_8));
                out.flush();
                yield JUDGED;
            }
            case Answer.Refused refused -> refuse(refused.problem());
        };
    }

    private int stream(InputStream input, Adjudicator adjudicator) throws IOException {
        var requests = new RequestLines(input, LONGEST);
        var answers = new BufferedOutputStream(out, 1 << 16);
        for (var next = requests.next(); next.isPresent(); next = requests.next()) {
            var answer = switch (next.get()) {
                case RequestLines.Line.Whole line -> adjudicator.adjudicate(line.text());
                case RequestLines.Line.TooLong _ -> new Answer.Refused(tooLong());
            };
            answers.write((answer.json() + "\n").getBytes(StandardCharsets.UTF_8));
            if (requests.mustWait()) {
                answers.flush();
            }
        }
        answers.flush();
        return JUDGED;
    }

    private int refuse(Problem problem) {
        err.println(problem.json());
        err.flush();
        return CANNOT_BE_JUDGED;
    }

    private static Problem tooLong() {
        return Problem.unreadable("a request is at most " + LONGEST + " bytes long");
    }
}
