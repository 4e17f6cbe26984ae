package tercio.adapters.eu;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import tercio.adapters.docs.GeneratedPart;
import tercio.adapters.rulebook.RulebookModules;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.common.edition.Editions;
import tercio.domain.eu.common.policy.Policies;
import tercio.projections.PrintedTable;

/** In what the editions of Europa Universalis differ, for the documentation. */
public final class EditionsPart implements GeneratedPart {

    @Override
    public String name() {
        return "editions";
    }

    /** The policies in which the three editions differ. */
    @Override
    public String text() {
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
        return RulebookModules.all().module(ruleset).orElseThrow().views().tables(ruleset).stream()
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
                        .append(values.stream().map(EditionsPart::word).collect(Collectors.joining(" | "))).append(" |\n");
            }
        }
    }

    private static Object value(RecordComponent part, Record of) {
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
}
