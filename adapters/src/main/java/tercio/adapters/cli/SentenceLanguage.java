package tercio.adapters.cli;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.RefusedInput;
import tercio.projections.sentence.Texts;

/** The language in which a command tells what happened: the one asked for, else that of the machine where the program knows it, else English. */
final class SentenceLanguage {

    private static final String NAME = "--lang";

    @Option(names = NAME, paramLabel = "LANGUAGE", description = "the language of what is told: en or fr; left out, that of the machine where it is one of them, else en")
    private String lang;

    /** The texts of that language. */
    Texts texts() {
        return Texts.in(language());
    }

    Language language() {
        return lang == null ? ofMachine() : require(lang);
    }

    private static Language ofMachine() {
        return Language.of(Locale.getDefault().getLanguage()).orElse(Language.EN);
    }

    private static Language require(String given) {
        return Language.of(given).orElseThrow(() -> new RefusedInput(Sentence.of("program.common.no-language").with("language", new Text(given))
                .with("known", new Text(Arrays.stream(Language.values()).map(Language::code).collect(Collectors.joining(", "))))));
    }

    /**
     * The language of a command.
     *
     * @throws RefusedInput if it was given one that the program does not know
     */
    static Language of(CommandSpec command) {
        return optionValue(command).map(SentenceLanguage::require).orElseGet(SentenceLanguage::ofMachine);
    }

    /** The language in which a command tells why it failed, whatever it was given. */
    static Language ofFailure(CommandSpec command) {
        return optionValue(command).flatMap(Language::of).orElseGet(SentenceLanguage::ofMachine);
    }

    private static Optional<String> optionValue(CommandSpec command) {
        var option = command.findOption(NAME);
        return option == null ? Optional.empty() : Optional.ofNullable(option.getValue());
    }

    /** The language that the arguments of a command name, which could not be read as a whole. */
    static Language among(String... arguments) {
        for (int at = 0; at < arguments.length; at++) {
            var named = arguments[at].startsWith(NAME + "=") ? Language.of(arguments[at].substring(NAME.length() + 1))
                    : arguments[at].equals(NAME) && at + 1 < arguments.length ? Language.of(arguments[at + 1]) : Optional.<Language>empty();
            if (named.isPresent()) {
                return named.get();
            }
        }
        return ofMachine();
    }

    /** Gives each command the option that does not have it. */
    static CommandLine addTo(CommandLine line) {
        var spec = line.getCommandSpec();
        if (spec.findOption(NAME) == null) {
            spec.addMixin("language", CommandSpec.forAnnotatedObject(new SentenceLanguage()));
        }
        line.getSubcommands().values().forEach(SentenceLanguage::addTo);
        return line;
    }
}
