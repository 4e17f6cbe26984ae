package tercio.adapters.cli;

import java.util.Collections;
import java.util.Enumeration;
import java.util.Map;
import java.util.ResourceBundle;
import picocli.CommandLine;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.WordList;

/** The descriptions of commands and options in another language than that of their annotations. */
final class HelpLanguage {

    private HelpLanguage() {}

    /** Has the help of a command told in a language. */
    static void set(CommandLine line, Language language) {
        if (language != Language.EN) {
            line.setResourceBundle(bundle(language));
        }
    }

    /** The descriptions by the keys of picocli: {@code tercio.verify.usage.description}, {@code tercio.verify.all}. */
    static ResourceBundle bundle(Language language) {
        return new Descriptions(WordList.beside(HelpLanguage.class, "help", language));
    }

    private static final class Descriptions extends ResourceBundle {

        private final Map<String, String> known;

        private Descriptions(Map<String, String> known) {
            this.known = known;
        }

        @Override
        protected Object handleGetObject(String key) {
            return known.get(key);
        }

        @Override
        public Enumeration<String> getKeys() {
            return Collections.enumeration(known.keySet());
        }
    }
}
