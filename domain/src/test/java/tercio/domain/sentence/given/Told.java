package tercio.domain.sentence.given;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tercio.domain.game.Event;
import tercio.domain.game.GameWords;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/**
 * Sentences of the account in tests of the rules, where no catalog is at hand: a written one as it is; one of the catalogs as its key with
 * its arguments, {@code eu.siege.lifted: city Arras.}
 */
public final class Told {

    private Told() {}

    /** The sentence of a rulebook about an event, in English. */
    public static <S, E extends Event> String of(GameWords<S, E> rules, S before, E event, List<Step> explanation) {
        return of(rules.sentence(before, event, explanation));
    }

    public static String of(Sentence sentence) {
        return switch (sentence) {
            case Sentence.Written(var text) -> text.endsWith("..") ? text.substring(0, text.length() - 1) : text;
            case Sentence.Several(var several) -> several.stream().map(Told::of).collect(Collectors.joining(" "));
            case Sentence.Keyed keyed -> phrase(keyed) + ".";
        };
    }

    /** Sentences by their names. */
    public static Map<String, String> of(Map<String, Sentence> named) {
        return named.entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey, each -> of(each.getValue())));
    }

    private static String phrase(Sentence.Keyed sentence) {
        return sentence.key() + (sentence.arguments().isEmpty() ? ""
                : sentence.arguments().entrySet().stream().map(each -> each.getKey() + " " + argument(each.getValue())).collect(Collectors.joining(", ", ": ", "")));
    }

    private static String argument(Argument argument) {
        return switch (argument) {
            case Argument.Count(int count) -> String.valueOf(count);
            case Argument.Amount amount -> amount.text();
            case Argument.Name name -> name.printed();
            case Argument.Word(var word) -> word;
            case Argument.Text(var text) -> text;
            case Argument.Phrase(var sentence) -> "(" + phrase(sentence) + ")";
            case Argument.Items(var items) -> items.stream().map(Told::argument).collect(Collectors.joining(" + ", "[", "]"));
        };
    }
}
