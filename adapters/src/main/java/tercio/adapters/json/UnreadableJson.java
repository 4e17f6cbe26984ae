package tercio.adapters.json;

import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;

/** Describes to the sender why a text is not valid JSON, without details of the parser. */
public final class UnreadableJson {

    private static final Pattern OF_THE_PARSER = Pattern.compile(
            "\\s*[(\\[]?(?:start marker at |at )?\\[Source:.*$|\\s*\\(`?(?:Stream|Json|Deserialization)[A-Za-z]*(?:Feature|Constraints).*$",
            Pattern.DOTALL);
    private static final Pattern QUALIFIED = Pattern.compile("`?(?:[a-z][a-z0-9_]*\\.)+[A-Z][\\w$]*`?");

    private UnreadableJson() {}

    /** The reason why stored or sent data cannot be read, without names of classes. */
    public static String reason(RuntimeException failure) {
        if (failure instanceof JacksonException broken) {
            return reason(broken);
        }
        var why = failure instanceof IllegalArgumentException ? failure.getMessage() : null;
        return why == null || QUALIFIED.matcher(why).find() ? "it does not have the expected form" : why;
    }

    /** The fault and its line and column. */
    public static String reason(JacksonException broken) {
        var where = broken.getLocation();
        var place = where == null || where.getLineNr() < 1 ? ""
                : " (line " + where.getLineNr() + ", column " + Math.max(where.getColumnNr(), 1) + ")";
        var why = OF_THE_PARSER.matcher(String.valueOf(broken.getOriginalMessage())).replaceAll("").strip();
        if (why.startsWith("Trailing token")) {
            return "there is more text after its end" + place;
        }
        return QUALIFIED.matcher(why).find() ? "it cannot be read" + place : why + place;
    }

    /** The exception for a text that is not JSON. */
    static IllegalArgumentException noJson(JacksonException broken) {
        return new IllegalArgumentException("this is no JSON: " + reason(broken), broken);
    }
}
