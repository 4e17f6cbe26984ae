package tercio.projections.sentence;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/**
 * Reads one English text back into a key and its arguments. The result reads in English exactly as the text does. The work for a text is
 * bounded: a text from outside cannot make it slow.
 */
final class TextReader {

    /** The number of places that are tried for the holes of all patterns of a text. */
    private static final int MOST_TRIES = 3_000;
    /** Phrases within phrases are read to this depth. */
    private static final int DEEPEST = 5;
    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d{1,9}");
    private static final int GROUPED = 1_000;
    private static final Pattern PARTS = Pattern.compile("(?:(\\d{1,4}) )?(\\d{1,4})/([1-9]\\d{0,2})");
    /** A word that a language may have to translate: in small letters, and not the id of a stack. */
    private static final Pattern WORD = Pattern.compile("(?<!\\p{L})[a-z]{2,}(?![\\w.-]*\\d)");
    private static final Pattern LETTERS = Pattern.compile("\\p{L}{2}");
    /** Ends that an English form of an argument adds, and beginnings. */
    private static final Map<String, List<String>> ADDED = Map.of("Of", List.of("'s", "'"), "Adjective", List.of("'s", "'"), "To", List.of("to "), "In", List.of("in "));
    /** Holes whose name begins so hold a place before they hold a country of the same name. */
    private static final Pattern PLACE = Pattern.compile("(where|place|from|to|area|city|next)\\b.*|.*(Place|Area|City)");

    private final ReadableTexts phrases;
    private final Function<String, List<Argument>> names;
    private final Map<String, Reading> known = new HashMap<>();
    private int tries;

    /** @param phrases the phrases that holes may hold; @param names the things that a name means, the likeliest first */
    TextReader(ReadableTexts phrases, Function<String, List<Argument>> names) {
        this.phrases = phrases;
        this.names = names;
    }

    /** An argument. @param foreign the length of its text that is known to no catalog */
    private record Reading(Argument argument, int foreign) {}

    /** A sentence. @param fixed the length of its text that stands in the pattern */
    private record Found(Sentence.Keyed sentence, int foreign, int fixed) {

        private static final Comparator<Found> BEST = Comparator.comparingInt(Found::foreign).thenComparing(Comparator.comparingInt(Found::fixed).reversed());
    }

    /** The sentence that a text is, of some texts; empty where most of it would stay English. */
    Optional<Sentence.Keyed> read(String english, ReadableTexts texts) {
        return best(english, texts, 0).filter(found -> found.foreign() * 2 <= english.length()).map(Found::sentence);
    }

    /** The same, however much of it another program said. */
    Optional<Sentence.Keyed> readWithForeignWords(String english, ReadableTexts texts) {
        return best(english, texts, 0).map(Found::sentence);
    }

    /** The name that a text is, or the list of names; empty where a part of it is no name. */
    Optional<Argument> readNames(String english) {
        return Optional.of(argument(english, false, 0)).filter(read -> read.foreign() == 0).map(Reading::argument)
                .filter(read -> read instanceof Argument.Name || read instanceof Argument.Items || read instanceof Argument.Phrase);
    }

    private Optional<Found> best(String english, ReadableTexts texts, int depth) {
        return texts.exactly(english).map(sentence -> new Found(sentence, 0, english.length()))
                .or(() -> texts.likely(english).flatMap(shape -> match(english, shape, depth).stream()).min(Found.BEST));
    }

    private Optional<Found> match(String english, ReadableTexts.Shape shape, int depth) {
        var found = new ArrayList<Found>();
        new HoleTexts(english, shape.shape().pieces(), () -> tries++ < MOST_TRIES).forEach(holes -> sentence(english, shape, holes, depth).ifPresent(found::add));
        return found.stream().min(Found.BEST);
    }

    private Optional<Found> sentence(String english, ReadableTexts.Shape shape, Map<String, String> holes, int depth) {
        var arguments = new LinkedHashMap<String, Argument>();
        int foreign = 0;
        for (var hole : holes.entrySet()) {
            var form = ArgumentForms.formOf(hole.getKey());
            var name = form.orElse(hole.getKey());
            var text = plain(hole.getValue(), hole.getKey().substring(name.length()));
            if (text.isEmpty()) {
                return Optional.empty();
            }
            var read = argument(text.get(), PLACE.matcher(name).matches(), depth);
            arguments.putIfAbsent(name, read.argument());
            foreign += read.foreign();
        }
        var sentence = new Sentence.Keyed(shape.key(), shape.shape().arguments(arguments));
        int unknown = foreign;
        return Stream.of(sentence, withNumbersAsWritten(sentence)).filter(each -> reads(each, english)).findFirst().map(each -> new Found(each, unknown, shape.shape().fixedLength()));
    }

    /** A pattern that does not say how it writes a number would group the digits of a great one. */
    private static Sentence.Keyed withNumbersAsWritten(Sentence.Keyed sentence) {
        var arguments = new LinkedHashMap<>(sentence.arguments());
        arguments.replaceAll((name, argument) -> argument instanceof Argument.Count(int count) && count >= GROUPED ? new Argument.Amount(count, 1) : argument);
        return new Sentence.Keyed(sentence.key(), arguments);
    }

    private static boolean reads(Sentence.Keyed sentence, String english) {
        try {
            return Texts.englishPhrase(sentence).equals(english);
        } catch (IllegalArgumentException noSuchForm) {
            return false; // a text stands where the pattern counts
        }
    }

    /** A text without what the form of an argument adds to it. */
    private static Optional<String> plain(String text, String form) {
        var added = ADDED.get(form);
        return added == null ? Optional.of(text) : added.stream().filter(each -> text.length() > each.length() && (each.endsWith(" ") ? text.startsWith(each) : text.endsWith(each)))
                .map(each -> each.endsWith(" ") ? text.substring(each.length()) : text.substring(0, text.length() - each.length())).findFirst();
    }

    private Reading argument(String text, boolean place, int depth) {
        var key = (place ? "@" : "") + text;
        var before = known.get(key);
        if (before == null) {
            before = number(text).or(() -> name(text, place)).orElseGet(() -> phraseOrList(text, place, depth));
            known.put(key, before);
        }
        return before;
    }

    private static Optional<Reading> number(String text) {
        var parts = PARTS.matcher(text);
        if (parts.matches()) {
            int whole = Integer.parseInt(parts.group(3));
            int full = parts.group(1) == null ? 0 : Integer.parseInt(parts.group(1));
            return Optional.of(new Reading(new Argument.Amount(full * whole + Integer.parseInt(parts.group(2)), whole), 0));
        }
        return NUMBER.matcher(text).matches() ? Optional.of(new Reading(new Argument.Count(Integer.parseInt(text)), 0)) : Optional.empty();
    }

    private Optional<Reading> name(String text, boolean place) {
        var found = names.apply(text);
        return found.stream().filter(each -> place && each instanceof Argument.Name(var kind, _, _) && PLACE.matcher(kind.substring(kind.indexOf('.') + 1)).matches())
                .findFirst().or(() -> found.stream().findFirst()).map(each -> new Reading(each, 0));
    }

    private Reading phraseOrList(String text, boolean place, int depth) {
        int unread = WORD.matcher(text).find() ? text.length() + 3 : LETTERS.matcher(text).find() ? 1 : 0;
        var best = new Reading(new Argument.Text(text), unread);
        if (unread == 0 && text.indexOf('.') < 0 || depth >= DEEPEST || tries++ > MOST_TRIES) {
            return best;
        }
        var whole = phrases.exactly(text);
        if (whole.isPresent()) {
            return new Reading(new Argument.Phrase(whole.get()), 0);
        }
        var list = list(text, place, depth);
        if (list.isPresent() && list.get().foreign() == 0) {
            return list.get();
        }
        var phrase = best(text, phrases, depth + 1).map(found -> new Reading(new Argument.Phrase(found.sentence()), found.foreign()));
        return Stream.of(Optional.of(best), list, phrase).flatMap(Optional::stream).reduce((one, other) -> other.foreign() < one.foreign() || other.foreign() == 0 ? other : one).orElseThrow();
    }

    /** {@code a, b and c}. */
    private Optional<Reading> list(String text, boolean place, int depth) {
        int and = text.lastIndexOf(" and ");
        if (and < 0) {
            return Optional.empty();
        }
        var items = new ArrayList<Argument>();
        int foreign = 0;
        for (var item : (text.substring(0, and) + ", " + text.substring(and + " and ".length())).split(", ")) {
            var read = argument(item, place, depth + 1);
            items.add(read.argument());
            foreign += read.foreign();
        }
        return Optional.of(new Reading(new Argument.Items(items), foreign));
    }
}
