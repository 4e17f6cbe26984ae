package tercio.projections.sentence;

import com.ibm.icu.text.ListFormatter;
import java.util.AbstractMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import tercio.domain.sentence.Argument;

/** The arguments of a sentence with their forms, each made when a pattern asks for it. */
final class ArgumentForms extends AbstractMap<String, Object> {

    /** The forms of an argument by the end of their name. */
    private static final Map<String, BiFunction<ArgumentForms, Argument, Object>> FORMS = Map.of(
            "Of", (forms, argument) -> forms.form(argument, forms.grammar::of),
            "To", (forms, argument) -> forms.form(argument, forms.grammar::to),
            "In", (forms, argument) -> forms.form(argument, forms.grammar::in),
            "Bare", (forms, argument) -> forms.form(argument, forms.grammar::bare),
            "Adjective", ArgumentForms::adjective,
            "Begun", (forms, argument) -> Texts.capitalize(forms.texts.read(argument).text()),
            "Number", (forms, argument) -> forms.number(argument),
            "Gender", (forms, argument) -> forms.texts.read(argument).feminine() ? "f" : "m");

    private final Texts texts;
    private final Grammar grammar;
    private final Map<String, Argument> arguments;

    ArgumentForms(Texts texts, Map<String, Argument> arguments) {
        this.texts = texts;
        grammar = texts.language().grammar();
        this.arguments = arguments;
    }

    /** The argument of which a name of a pattern is a form; empty where it is the argument itself. */
    static Optional<String> formOf(String name) {
        return FORMS.keySet().stream().filter(form -> name.endsWith(form) && name.length() > form.length())
                .map(form -> name.substring(0, name.length() - form.length())).findFirst();
    }

    @Override
    public boolean containsKey(Object name) {
        return arguments.containsKey(name) || formOf((String) name).filter(arguments::containsKey).isPresent();
    }

    @Override
    public Object get(Object key) {
        var name = (String) key;
        var plain = arguments.get(name);
        if (plain != null) {
            return plain instanceof Argument.Count(int count) ? (Object) count : texts.read(plain).text();
        }
        var base = formOf(name).filter(arguments::containsKey).orElseThrow(() -> new IllegalArgumentException("no argument " + name));
        return FORMS.get(name.substring(base.length())).apply(this, arguments.get(base));
    }

    private Object form(Argument argument, UnaryOperator<String> form) {
        return argument instanceof Argument.Items(var items) && items.size() > 1
                ? ListFormatter.getInstance(texts.language().locale()).format(items.stream().map(item -> form.apply(texts.read(item).text())).toList())
                : form.apply(texts.read(argument).text());
    }

    private Object adjective(Argument argument) {
        var read = texts.read(argument);
        return read.adjective() == null ? form(argument, grammar::of) : read.adjective();
    }

    /** One or several; a part of one is one. */
    private Object number(Argument argument) {
        return switch (argument) {
            case Argument.Count(int count) -> count;
            case Argument.Amount(int parts, int whole) -> parts == 0 ? 0 : (parts + whole - 1) / whole;
            default -> texts.read(argument).several() ? 2 : 1;
        };
    }

    @Override
    public Set<Entry<String, Object>> entrySet() {
        throw new UnsupportedOperationException("forms are asked for by name");
    }
}
