package tercio.adapters.cli;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.MutuallyExclusiveArgsException;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** Tells what is wrong with the arguments of a command. In English these are the words of the library that reads them. */
final class UsageFaults {

    private static final Pattern OPTION = Pattern.compile("--[a-z][a-z-]*");

    private UsageFaults() {}

    /** Prints the fault and what would do. Returns the exit code. */
    static int print(ParameterException fault, String... arguments) {
        var line = fault.getCommandLine();
        var language = SentenceLanguage.among(arguments);
        var err = line.getErr();
        err.println(line.getColorScheme().errorText(Texts.in(language).phrase(sentence(fault))));
        if (!printSuggestions(fault, language)) {
            HelpLanguage.set(line, language);
            line.usage(err, line.getColorScheme());
        }
        return line.getCommandSpec().exitCodeOnInvalidInput();
    }

    private static boolean printSuggestions(ParameterException fault, Language language) {
        var err = fault.getCommandLine().getErr();
        if (language == Language.EN || !(fault instanceof UnmatchedArgumentException unmatched)) {
            return UnmatchedArgumentException.printSuggestions(fault, err);
        }
        var suggested = unmatched.getSuggestions();
        if (!suggested.isEmpty()) {
            err.println(Texts.in(language).phrase(Sentence.of("program.usage.suggested").with("known", new Text(String.join(", ", suggested)))));
        }
        return !suggested.isEmpty();
    }

    static Sentence sentence(ParameterException fault) {
        return switch (fault) {
            case RefusedUsage refused -> refused.reason();
            case UnmatchedArgumentException unmatched -> sentence("program.usage.unmatched", fault).with("option", unmatched.isUnknownOption())
                    .with("names", quoteNames(unmatched.getUnmatched()));
            case MissingParameterException missing -> sentence("program.usage.missing", fault).with("names", quoteNames(missing.getMissing().stream().map(UsageFaults::name).toList()));
            case MutuallyExclusiveArgsException both -> sentence("program.usage.exclusive", fault).with("names",
                    quoteNames(OPTION.matcher(both.getMessage()).results().map(MatchResult::group).distinct().toList()));
            case OverwrittenOptionException twice -> sentence("program.usage.twice", fault).with("names", new Text(name(twice.getOverwritten())));
            case ParameterException other when other.getArgSpec() != null && other.getValue() != null -> sentence("program.usage.value", fault)
                    .with("names", new Text(name(other.getArgSpec()))).with("value", new Text(other.getValue()));
            default -> sentence("program.usage.other", fault);
        };
    }

    private static Sentence.Keyed sentence(String key, ParameterException fault) {
        return Sentence.of(key).with("words", new Text(String.valueOf(fault.getMessage())));
    }

    private static Text quoteNames(List<String> names) {
        return new Text(names.stream().map(name -> "'" + name + "'").collect(Collectors.joining(", ")));
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }
}
