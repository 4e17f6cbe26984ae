package tercio.adapters.docs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.function.BiPredicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import tercio.adapters.cli.CommandTables;
import tercio.adapters.rulebook.RulebookModule;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.settings.Settings;
import tercio.domain.game.RuleChange;
import tercio.domain.game.Ruleset;
import tercio.domain.ruling.Reading;
import tercio.projections.sentence.Texts;

/** The parts of the documentation that are made from the code. */
final class GeneratedDocs {

    private static final Map<String, Supplier<String>> PARTS = parts();

    private GeneratedDocs() {}

    private static Map<String, Supplier<String>> parts() {
        var parts = new LinkedHashMap<String, Supplier<String>>();
        parts.put("settings", Settings::table);
        parts.put("options of serve", CommandTables::optionsOfServe);
        parts.put("commands", CommandTables::commands);
        parts.put("readings", GeneratedDocs::readings);
        ServiceLoader.load(GeneratedPart.class).forEach(part -> parts.put(part.name(), part::text));
        parts.put("newest changes", () -> changes((rules, change) -> change.edition().equals(rules.edition())));
        parts.put("older changes", () -> changes((rules, change) -> !change.edition().equals(rules.edition())));
        return parts;
    }

    /** A page with each of its generated parts as the code has it now. */
    static String written(String page) {
        var text = page;
        for (var part : PARTS.entrySet()) {
            var begin = "<!-- generated: " + part.getKey() + " -->\n";
            int from = text.indexOf(begin);
            if (from >= 0) {
                int to = text.indexOf("<!-- end -->", from);
                text = text.substring(0, from) + begin + "\n" + part.getValue().get().strip() + "\n\n" + text.substring(to);
            }
        }
        return text;
    }

    static List<String> names() {
        return List.copyOf(PARTS.keySet());
    }

    private static String readings() {
        var text = new StringBuilder();
        var told = new ArrayList<Reading>();
        for (RulebookModule module : RulebookModules.all().modules()) {
            var own = module.readings().stream().filter(reading -> !told.contains(reading)).toList();
            text.append("## ").append(module.title().map(Texts::englishPhrase).orElse(module.id())).append(" (`").append(module.id()).append("`)\n\n");
            if (own.size() < module.readings().size()) {
                text.append("Also those of the main edition that it inherits.\n\n");
            }
            text.append("| reading | rule | default | also | why |\n|---|---|---|---|---|\n");
            own.forEach(reading -> text.append("| `").append(reading.id()).append("` | ").append(reading.rule().id()).append(" | ").append(reading.standard()).append(" | ")
                    .append(reading.choices().stream().filter(choice -> !choice.equals(reading.standard())).collect(Collectors.joining(", ")))
                    .append(" | ").append(reading.why().replace("|", "\\|")).append(" |\n"));
            text.append('\n');
            told.addAll(own);
        }
        return text.toString();
    }

    /** The changes of the rules of each rulebook that are asked for, by edition. */
    private static String changes(BiPredicate<Ruleset<?, ?, ?, ?>, RuleChange> which) {
        var text = new StringBuilder();
        for (var rules : RulebookModules.all().rulebooks().rulesets()) {
            var changes = rules.editions().changes().stream().filter(change -> which.test(rules, change)).toList();
            if (changes.isEmpty() || rules.id().startsWith("eu-") && !rules.id().equals("eu-military")) {
                continue;
            }
            text.append("## ").append(Texts.englishPhrase(rules.title())).append('\n');
            var edition = "";
            for (var change : changes) {
                if (!change.edition().equals(edition)) {
                    edition = change.edition();
                    text.append("\nEdition ").append(edition).append(":\n\n");
                }
                text.append("- ").append(Texts.english(change.text())).append('\n');
            }
            text.append('\n');
        }
        return text.toString();
    }
}
