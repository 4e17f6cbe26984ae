package tercio.adapters.json;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Texts;
import tools.jackson.core.JacksonException;

/** Describes to the sender why a text is not valid JSON, without details of the parser. */
public final class UnreadableJson {

    private static final Pattern OF_THE_PARSER = Pattern.compile(
            "\\s*[(\\[]?(?:start marker at |at )?\\[Source:.*$|\\s*\\(`?(?:Stream|Json|Deserialization)[A-Za-z]*(?:Feature|Constraints).*$",
            Pattern.DOTALL);
    private static final Pattern QUALIFIED = Pattern.compile("`?(?:[a-z][a-z0-9_]*\\.)+[A-Z][\\w$]*`?");

    private static final Map<String, String> KINDS = kinds();

    private UnreadableJson() {}

    private static Map<String, String> kinds() {
        var kinds = new LinkedHashMap<String, String>();
        kinds.put("Unexpected end-of-input", "end");
        kinds.put("Unexpected character", "character");
        kinds.put("Unexpected close marker", "close");
        kinds.put("Unrecognized token", "token");
        kinds.put("Unrecognized character escape", "escape");
        kinds.put("Illegal unquoted character", "control");
        kinds.put("Illegal character", "control");
        kinds.put("Duplicate", "duplicate");
        kinds.put("numeric value", "number");
        kinds.put("Numeric value", "number");
        kinds.put("Number value length", "number");
        kinds.put("UTF-8", "utf8");
        kinds.put("nesting depth", "deep");
        kinds.put("length", "long");
        return kinds;
    }

    /** The reason why stored or sent data cannot be read, without names of classes. */
    public static String reason(RuntimeException failure) {
        return Texts.englishPhrase(sentence(failure));
    }

    /** The same as a sentence. The words of another part of the program about it stay in English, and another language quotes it. */
    public static Sentence sentence(RuntimeException failure) {
        if (failure instanceof JacksonException broken) {
            return sentence(broken);
        }
        var why = failure instanceof IllegalArgumentException ? failure.getMessage() : null;
        return why == null || QUALIFIED.matcher(why).find() ? Sentence.of("kernel.text.other-form") : describe(why);
    }

    private static Sentence describe(String why) {
        return Sentence.of("kernel.text.said").with("why", new Text(why));
    }

    /** The fault and its line and column, in English. */
    public static String reason(JacksonException broken) {
        return Texts.englishPhrase(sentence(broken));
    }

    /** The fault and its line and column. The words of the parser about it stay in English; another language says what it means and quotes it. */
    public static Sentence sentence(JacksonException broken) {
        var fault = fault(broken);
        var where = broken.getLocation();
        return where == null || where.getLineNr() < 1 ? fault : Sentence.of("kernel.text.json-at").with("fault", Argument.of(fault)).with("line", where.getLineNr())
                .with("column", Math.max(where.getColumnNr(), 1));
    }

    private static Sentence fault(JacksonException broken) {
        var why = OF_THE_PARSER.matcher(String.valueOf(broken.getOriginalMessage())).replaceAll("").strip();
        if (why.startsWith("Trailing token")) {
            return Sentence.of("kernel.text.json-goes-on");
        }
        return QUALIFIED.matcher(why).find() ? Sentence.of("kernel.text.json-unreadable") : Sentence.of("kernel.text.json-said").with("what", kind(why)).with("why", new Text(why));
    }

    /** The kind of a fault, by how the parser begins to tell of it. */
    private static String kind(String why) {
        return KINDS.entrySet().stream().filter(kind -> why.contains(kind.getKey())).map(Map.Entry::getValue).findFirst().orElse("other");
    }

    /** The exception for a text that is not JSON. */
    static IllegalArgumentException noJson(JacksonException broken) {
        return new IllegalArgumentException("this is no JSON: " + reason(broken), broken);
    }
}
