package tercio.adapters.docs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import tercio.adapters.cli.CommandTables;
import tercio.adapters.rulebook.RulebookModule;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.settings.Settings;
import tercio.domain.eu.edition.Edition;
import tercio.domain.eu.edition.Editions;
import tercio.domain.eu.policy.Policies;
import tercio.domain.game.RuleChange;
import tercio.domain.ruling.Reading;
import tercio.projections.PrintedTable;

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
        parts.put("editions", GeneratedDocs::editions);
        parts.put("changes", GeneratedDocs::changes);
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
        for (RulebookModule module : RulebookModules.installed().modules()) {
            var own = module.readings().stream().filter(reading -> !told.contains(reading)).toList();
            text.append("## ").append(module.title()).append(" (`").append(module.id()).append("`)\n\n");
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

    /** The policies in which the three editions differ. */
    private static String editions() {
        var table = new StringBuilder("| policy | main edition | fast battle | rapid battle |\n|---|---|---|---|\n");
        rows(table, "", Policies.MILITARY, Policies.FAST, Policies.RAPID);
        return table + "\n" + tables(Editions.fast()) + tables(Editions.rapid());
    }

    /** The printed tables in which an edition differs from the main one, and those that are lost. */
    private static String tables(Edition edition) {
        var main = printed(Edition.MILITARY);
        var own = printed(edition.id());
        var different = own.entrySet().stream().filter(table -> !table.getValue().equals(main.get(table.getKey()))).map(Map.Entry::getKey)
                .filter(name -> !edition.standIns().contains(name)).sorted().map(name -> "`" + name + "`").collect(Collectors.joining(", "));
        var lost = edition.standIns().stream().sorted().map(name -> "`" + name + "`").collect(Collectors.joining(", "));
        return "Tables of `" + edition.id() + "` that differ from those of the main edition: " + different + ".\n\n"
                + (lost.isEmpty() ? "" : "Tables of `" + edition.id() + "` that are lost, with figures of the main edition in their place: " + lost + ".\n\n");
    }

    private static Map<String, PrintedTable> printed(String ruleset) {
        return RulebookModules.installed().module(ruleset).orElseThrow().views().tables(ruleset).stream()
                .collect(Collectors.toMap(PrintedTable::id, table -> table));
    }

    private static void rows(StringBuilder table, String path, Record main, Record fast, Record rapid) {
        for (var part : main.getClass().getRecordComponents()) {
            var name = words(part.getName());
            var values = List.of(value(part, main), value(part, fast), value(part, rapid));
            if (values.getFirst() instanceof Record inMain) {
                rows(table, path + name + ": ", inMain, (Record) values.get(1), (Record) values.get(2));
            } else if (values.stream().distinct().count() > 1) {
                table.append("| ").append(path).append(name).append(" | ")
                        .append(values.stream().map(GeneratedDocs::word).collect(Collectors.joining(" | "))).append(" |\n");
            }
        }
    }

    private static Object value(java.lang.reflect.RecordComponent part, Record of) {
        try {
            return part.getAccessor().invoke(of);
        } catch (ReflectiveOperationException closed) {
            throw new IllegalStateException(closed);
        }
    }

    private static String word(Object value) {
        return value instanceof Boolean yes ? yes ? "yes" : "no" : value.toString().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static String words(String name) {
        return name.replaceAll("(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    }

    private static String changes() {
        var text = new StringBuilder();
        for (var rules : RulebookModules.installed().rulebooks().rulesets()) {
            if (rules.id().startsWith("eu-") && !rules.id().equals("eu-military")) {
                continue;
            }
            text.append("### ").append(rules.title()).append("\n\nEdition ").append(rules.edition()).append(" is in force.\n");
            var edition = "";
            for (RuleChange change : rules.editions().changes()) {
                if (!change.edition().equals(edition)) {
                    edition = change.edition();
                    text.append("\nEdition ").append(edition).append(":\n\n");
                }
                text.append("- ").append(change.text()).append('\n');
            }
            text.append('\n');
        }
        return text.toString();
    }
}
