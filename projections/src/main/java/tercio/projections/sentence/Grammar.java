package tercio.projections.sentence;

import java.util.regex.Pattern;

/** The forms of a phrase that a language has. */
interface Grammar {

    Grammar ENGLISH = new Grammar() {

        @Override
        public String of(String phrase) {
            return phrase + (phrase.endsWith("s") ? "'" : "'s");
        }

        @Override
        public String to(String phrase) {
            return "to " + phrase;
        }

        @Override
        public String in(String phrase) {
            return "in " + phrase;
        }

        @Override
        public String bare(String phrase) {
            return phrase.startsWith("the ") ? phrase.substring("the ".length()) : phrase;
        }

        @Override
        public String typeset(String pattern) {
            return pattern;
        }
    };

    Grammar FRENCH = new Grammar() {

        private final Pattern vowel = Pattern.compile("^[aeiouàâäæéèêëîïôöœùûü].*", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.DOTALL);
        private final Pattern before = Pattern.compile(" (?=[;!?»%]|:(?!:))");

        @Override
        public String of(String phrase) {
            return phrase.startsWith("le ") ? "du " + phrase.substring("le ".length()) : phrase.startsWith("les ") ? "des " + phrase.substring("les ".length())
                    : vowel.matcher(phrase).matches() ? "d’" + phrase : "de " + phrase;
        }

        @Override
        public String to(String phrase) {
            return phrase.startsWith("le ") ? "au " + phrase.substring("le ".length()) : phrase.startsWith("les ") ? "aux " + phrase.substring("les ".length())
                    : "à " + phrase;
        }

        @Override
        public String in(String phrase) {
            return (phrase.startsWith("La ") ? "dans " : "en ") + phrase;
        }

        @Override
        public String bare(String phrase) {
            return phrase.replaceFirst("^(la |le |les |l’)", "");
        }

        @Override
        public boolean isPlural(String name) {
            return name.startsWith("les ");
        }

        @Override
        public boolean isFeminine(String name) {
            return name.startsWith("la ");
        }

        /** Blanks that do not break stand before {@code : ; ! ? » %} and after {@code «}; two colons begin how a number is written. */
        @Override
        public String typeset(String pattern) {
            return before.matcher(pattern).replaceAll("\u00a0").replace("« ", "«\u00a0");
        }
    };

    /** {@code France's}, {@code de la France}. */
    String of(String phrase);

    /** {@code to France}, {@code à la France}. */
    String to(String phrase);

    /** {@code in Picardie}, {@code en Picardie}. */
    String in(String phrase);

    /** The phrase without its article. */
    String bare(String phrase);

    /** Whether a name alone says that several are spoken of. */
    default boolean isPlural(String name) {
        return false;
    }

    /** Whether a name alone says that it is feminine. */
    default boolean isFeminine(String name) {
        return false;
    }

    /** A pattern with the blanks that the language sets. */
    String typeset(String pattern);
}
