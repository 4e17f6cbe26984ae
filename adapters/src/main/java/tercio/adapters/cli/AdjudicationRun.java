package tercio.adapters.cli;

import java.io.BufferedOutputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.BiFunction;
import java.util.function.Function;
import tercio.adapters.adjudication.AdjudicationProblem;
import tercio.adapters.adjudication.AdjudicationResult;
import tercio.adapters.adjudication.Adjudicator;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.RefusedInput;

/** Reads one request, or one request per line, from a file or from standard input, and writes the answers. */
final class AdjudicationRun {

    /** The length limit of a request in bytes. A longer request is refused unread, so that no input can exhaust the memory. */
    static final int LONGEST = 1 << 20;

    private static final int ANSWERED = 0;
    private static final int REFUSED = 2;

    private final InputStream in;
    private final PrintStream out;
    private final PrintStream err;
    private final Language language;
    private final BiFunction<Adjudicator, byte[], AdjudicationResult> asking;

    /** @param language of what cannot be judged */
    AdjudicationRun(InputStream in, PrintStream out, PrintStream err, Language language, BiFunction<Adjudicator, byte[], AdjudicationResult> asking) {
        this.in = in;
        this.out = out;
        this.err = err;
        this.language = language;
        this.asking = asking;
    }

    /**
     * Answers all requests.
     *
     * @param tables the tables that apply
     * @param file a path, or {@code -} for standard input
     * @param lines whether each line is a request
     * @return the exit code: 2 if a single request was refused, or if the tables cannot be used
     */
    int answer(TablesFolder tables, String file, boolean lines) {
        final Adjudicator adjudicator;
        try {
            adjudicator = tables.adjudicator();
        } catch (IllegalArgumentException | UncheckedIOException faulty) {
            return refuse(AdjudicationProblem.unreadable(Sentence.of("kernel.request.tables").with("why", faulty instanceof RefusedInput refused ? Argument.of(refused.reason()) : new Text(String.valueOf(faulty.getMessage())))));
        }
        return answer(request -> asking.apply(adjudicator, request), file, lines);
    }

    private int answer(Function<byte[], AdjudicationResult> answering, String file, boolean lines) {
        try (var input = file.equals("-") ? in : new FileInputStream(file)) {
            return lines ? answerLines(input, answering) : answerOne(input, answering);
        } catch (IOException unreadable) {
            return refuse(AdjudicationProblem.unreadable(Sentence.of("kernel.request.file").with("file", new Text(file)).with("why", new Text(String.valueOf(unreadable.getMessage())))));
        }
    }

    private int answerOne(InputStream input, Function<byte[], AdjudicationResult> answering) throws IOException {
        var request = input.readNBytes(LONGEST + 1);
        if (request.length > LONGEST) {
            return refuse(tooLong());
        }
        return switch (answering.apply(request)) {
            case AdjudicationResult.Ruled ruled -> {
                out.write((ruled.json() + "\n").getBytes(StandardCharsets.UTF_8));
                out.flush();
                yield ANSWERED;
            }
            case AdjudicationResult.Refused refused -> refuse(refused.problem());
        };
    }

    private int answerLines(InputStream input, Function<byte[], AdjudicationResult> answering) throws IOException {
        var requests = new RequestLines(input, LONGEST);
        var answers = new BufferedOutputStream(out, 1 << 16);
        for (var next = requests.next(); next.isPresent(); next = requests.next()) {
            var answer = switch (next.get()) {
                case RequestLines.Line.Whole line -> answering.apply(line.text());
                case RequestLines.Line.TooLong _ -> new AdjudicationResult.Refused(tooLong(), language);
            };
            answers.write((answer.json() + "\n").getBytes(StandardCharsets.UTF_8));
            if (requests.mustWait()) {
                answers.flush();
            }
        }
        answers.flush();
        return ANSWERED;
    }

    private int refuse(AdjudicationProblem problem) {
        err.println(problem.json(language));
        err.flush();
        return REFUSED;
    }

    private static AdjudicationProblem tooLong() {
        return AdjudicationProblem.unreadable(Sentence.of("kernel.request.too-long").with("most", LONGEST));
    }
}
