package tercio.adapters.rulebook;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import tercio.adapters.json.RecordSchema;
import tercio.domain.game.Ruleset;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The JSON Schema of the scenarios of a ruleset, derived from the records into which a scenario is read and from the bounds by which it
 * is checked, with descriptions from the catalogs. Conditions between parts (a stack in a province that exists) are not in it; the faults of
 * a scenario cover them.
 */
public final class ScenarioSchema {

    private static final Pattern CAPITAL = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

    private ScenarioSchema() {}

    /** The schema with descriptions for readers of a language. */
    public static ObjectNode of(Ruleset<?, ?, ?, ?> ruleset, Language language) {
        return JsonNodeFactory.instance.objectNode().put("$schema", RecordSchema.DIALECT).put("title", "A scenario of " + ruleset.id())
                .setAll(RecordSchema.forRequests(ruleset.scenarioRanges(), part -> Optional.empty(), (type, part) -> description(key(ruleset, type, part), language)).of(ruleset.scenarioType()));
    }

    private static Optional<String> description(String key, Language language) {
        return Texts.in(language).has(key) ? Optional.of(Texts.in(language).phrase(Sentence.of(key))) : Optional.empty();
    }

    /** The key of the description of a part of a record: {@code eu.schema.stack-at-start-veteran-ld}. The package of a rulebook bears its word in the catalogs. */
    private static String key(Ruleset<?, ?, ?, ?> ruleset, Class<?> type, String part) {
        var rulebook = ruleset.getClass().getPackageName();
        var catalog = type.getPackageName().startsWith(rulebook + ".") ? rulebook.substring(rulebook.lastIndexOf('.') + 1) : "kernel";
        return catalog + ".schema." + words(type.getSimpleName()) + "-" + words(part);
    }

    private static String words(String name) {
        return CAPITAL.matcher(name).replaceAll("-").toLowerCase(Locale.ROOT);
    }
}
