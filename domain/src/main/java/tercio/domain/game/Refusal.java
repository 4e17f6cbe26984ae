package tercio.domain.game;

import java.util.LinkedHashMap;
import java.util.List;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * The reason why a command was not carried out. A refused command changes nothing.
 *
 * @param rule the rule that forbids it
 * @param detail the fault, in the game's words; its texts and names are cut where they are very long
 * @param legal the legal answers, if they can be listed
 * @param faults the faults of an adjustment, by part; none for another command
 */
public record Refusal(Citation rule, Sentence detail, List<Option> legal, List<Fault> faults) {

    /**
     * A fault in a part of a request.
     *
     * @param pointer the JSON pointer of the part
     * @param legal the values that could be written there, if they can be listed
     */
    public record Fault(String pointer, Sentence message, List<String> legal) {
        public Fault {
            legal = List.copyOf(legal);
        }
    }

    /** The most letters of a text in a detail, which repeats texts of the command however long they are. */
    private static final int LONGEST_DETAIL = 1_500;

    public Refusal {
        detail = cut(detail);
        legal = legal instanceof OptionsOnDemand ? legal : List.copyOf(legal);
        faults = List.copyOf(faults);
    }

    private static Sentence cut(Sentence detail) {
        return switch (detail) {
            case Sentence.Written(var text) -> Sentence.ofText(cut(text));
            case Sentence.Keyed keyed -> cut(keyed);
            case Sentence.Several(var several) -> Sentence.several(several.stream().map(Refusal::cut).toList());
        };
    }

    private static Sentence.Keyed cut(Sentence.Keyed detail) {
        var arguments = new LinkedHashMap<String, Argument>();
        detail.arguments().forEach((name, argument) -> arguments.put(name, cut(argument)));
        return new Sentence.Keyed(detail.key(), arguments);
    }

    private static Argument cut(Argument argument) {
        return switch (argument) {
            case Argument.Text(var text) -> new Text(cut(text));
            case Argument.Name(var kind, var id, var printed) -> new Argument.Name(kind, cut(id), cut(printed));
            case Argument.Items(var items) -> new Argument.Items(items.stream().map(Refusal::cut).toList());
            case Argument.Phrase(var sentence) -> new Argument.Phrase(cut(sentence));
            default -> argument;
        };
    }

    private static String cut(String text) {
        return text == null || text.length() <= LONGEST_DETAIL ? text : text.substring(0, LONGEST_DETAIL) + "...";
    }

    public Refusal(Citation rule, Sentence detail, List<Option> legal) {
        this(rule, detail, legal, List.of());
    }

    /** The refusal of an adjustment with these faults, at least one. */
    public static Refusal of(List<Fault> faults) {
        var first = faults.getFirst();
        return new Refusal(Citation.of(Adjustment.RULE), Sentence.of("kernel.refusal.not-adjusted").with("pointer", new Text(first.pointer()))
                .with("fault", Argument.of(first.message())).with("more", faults.size() - 1), List.of(), faults);
    }

    public static Refusal of(String rule, Sentence detail) {
        return new Refusal(Citation.of(rule), detail, List.of());
    }

    /** The refusal of a command before which a decision is to be answered. */
    public static Refusal of(Decision first) {
        return new Refusal(first.rule(), switch (first.prompt()) {
            case Sentence.Keyed keyed -> Sentence.of("kernel.refusal.first").with("question", keyed);
            case Sentence.Written(var text) -> Sentence.ofText("first: " + text);
            case Sentence.Several several -> several;
        }, first.options());
    }

    public Refusal withLegal(List<Option> options) {
        return new Refusal(rule, detail, options, faults);
    }
}
