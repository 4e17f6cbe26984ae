package tercio.adapters.json;

import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;

/** Why a text is no JSON, for the one who sent it: without what the parser says of itself. */
public final class UnreadableJson {

    private static final Pattern OF_THE_PARSER = Pattern.compile(
            "\\s*[(\\[]?(?:start marker at |at )?\\[Source:.*$|\\s*\\(`?(?:Stream|Json|Deserialization)[A-Za-z]*(?:Feature|Constraints).*$",
            Pattern.DOTALL);
    private static final Pattern QUALIFIED = Pattern.compile("`?(?:[a-z][a-z0-9_]*\\.)+[A-Z][\\w$]*`?");

    private UnreadableJson() {}

    /** What is wrong and where. */
    public static String told(JacksonException broken) {
        var where = broken.getLocation();
        var place = where == null || where.getLineNr() < 1 ? ""
                : " (line " + where.getLineNr() + ", column " + Math.max(where.getColumnNr(), 1) + ")";
        var why = OF_THE_PARSER.matcher(String.valueOf(broken.getOriginalMessage())).replaceAll("").strip();
        return QUALIFIED.matcher(why).find() ? "it cannot be read" + place : why + place;
    }
}
