package tercio.domain.eu.common.edition;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;
import tercio.domain.table.EnterableTable;
import tercio.domain.table.EnteredTables;
import tercio.domain.table.OwnTables;
import tercio.domain.table.TableSource;

/** The tables of the rapid battle that are lost, and that an owner of its printed text can enter for a game. */
public final class LostTables {

    /** All of them, with the stand-ins of the program as forms. */
    public static final List<EnterableTable> ALL = List.of(
            table("combat_results", "Combat results"),
            table("land_technology", "Technology on land"),
            table("loss_small_stacks", "Losses inflicted by small stacks"),
            table("loss_by_size", "Losses by size"),
            table("retreat", "Losses of a retreat"),
            table("assault_results", "Assault"),
            table("undermining", "Undermining"),
            new EnterableTable("fortress_resistance", "Resistance of fortresses", lines("rapid/fortress_resistance")));

    /** The number of editions with entered tables that are kept. */
    private static final int KEPT = 32;

    private static final Map<String, Edition> READ = new LinkedHashMap<>(KEPT, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Edition> eldest) {
            return size() > KEPT;
        }
    };

    private LostTables() {}

    private static EnterableTable table(String name, String title) {
        return new EnterableTable(name, title, lines(name));
    }

    private static List<String> lines(String name) {
        return TableSource.textBeside(EuTables.class, name).lines().toList();
    }

    /** The rapid battle by the tables that were entered for a game, which have no faults; each set of tables is read once. */
    public static Edition edition(EnteredTables entered) {
        synchronized (READ) {
            return READ.computeIfAbsent(entered.hash(), hash -> read(entered));
        }
    }

    private static Edition read(EnteredTables entered) {
        return Editions.rapid((OwnTables) (ruleset, table) -> ruleset.equals(Edition.RAPID) ? entered.table(table) : Optional.empty());
    }

    /** The first fault in each entered table, by pointers into the entered tables; empty where a game can be played with them. */
    public static Map<String, Sentence> faults(EnteredTables entered) {
        var faults = new LinkedHashMap<>(entered.boundFaults(ALL));
        if (faults.isEmpty()) {
            entered.tables().forEach((name, lines) -> faultIn(new EnteredTables(entered.origin(), Map.of(name, lines), null))
                    .ifPresent(fault -> faults.put(EnteredTables.pointer(name, fault), fault.sentence())));
        }
        if (faults.isEmpty()) {
            faultIn(entered).ifPresent(fault -> faults.put("/tables", fault.sentence()));
        }
        return faults;
    }

    private static Optional<CsvTable.Fault> faultIn(EnteredTables entered) {
        try {
            read(entered);
            return Optional.empty();
        } catch (CsvTable.Fault fault) {
            return Optional.of(fault);
        }
    }
}
