package tercio.adapters.cli;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** The language in which a command tells what happened: the one asked for, else that of the machine where the program knows it, else English. */
final class SentenceLanguage {

    @Option(names = "--lang", paramLabel = "LANGUAGE", description = "the language of what is told: en or fr; left out, that of the machine where it is one of them, else en")
    private String lang;

    /** The texts of that language. */
    Texts texts() {
        return Texts.in(language());
    }

    Language language() {
        if (lang == null) {
            return Language.of(Locale.getDefault().getLanguage()).orElse(Language.EN);
        }
        return Language.of(lang).orElseThrow(() -> new IllegalArgumentException("there is no language " + lang + "; there are "
                + Arrays.stream(Language.values()).map(Language::code).collect(Collectors.joining(", "))));
    }
}
