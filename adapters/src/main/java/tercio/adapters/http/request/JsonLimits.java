package tercio.adapters.http.request;

import java.util.Set;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.json.SentTexts;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.JsonNode;

/** Checks that each part of a body keeps its limit. */
public final class JsonLimits {

    /** The names of parts that may have a longer text. */
    public static final Set<String> PROSE = SentTexts.PROSE;

    private JsonLimits() {}

    /** Refuses the first part that is larger than its limit. */
    static void check(JsonNode body) {
        check(body, "", RequestLimits.PARAMETER, 1);
    }

    private static void check(JsonNode node, String at, int longest, int depth) {
        if (depth > RequestLimits.DEPTH) {
            throw Problem.malformed("", Sentence.of("kernel.sent.deep").with("most", RequestLimits.DEPTH));
        }
        if (node.isString() && node.asString().length() > longest) {
            throw Problem.malformed(at, Sentence.of("kernel.sent.long").with("most", longest));
        }
        if (node.isContainer() && node.size() > RequestLimits.ELEMENTS) {
            throw Problem.malformed(at, Sentence.of("kernel.sent.elements").with("most", RequestLimits.ELEMENTS));
        }
        if (node.isArray()) {
            for (int place = 0; place < node.size(); place++) {
                check(node.get(place), at + "/" + place, longest, depth + 1);
            }
        }
        for (var part : node.properties()) {
            var name = part.getKey();
            if (name.length() > RequestLimits.PARAMETER) {
                throw Problem.malformed(at, Sentence.of("kernel.sent.long-names").with("most", RequestLimits.PARAMETER));
            }
            check(part.getValue(), at + "/" + name.replace("~", "~0").replace("/", "~1"),
                    name.equals("sql") ? RequestLimits.SQL : PROSE.contains(name) ? RequestLimits.TEXT : RequestLimits.PARAMETER, depth + 1);
        }
    }

    /** Checks a name that is stored: of a seat or a game. */
    public static void name(String pointer, String name) {
        if (name.length() > RequestLimits.NAME) {
            throw Problem.malformed(pointer, Sentence.of("kernel.sent.long").with("most", RequestLimits.NAME));
        }
    }
}
