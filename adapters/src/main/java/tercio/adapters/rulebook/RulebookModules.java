package tercio.adapters.rulebook;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Function;
import java.util.stream.Collectors;
import tercio.adapters.adjudication.Adjudicator;
import tercio.adapters.adjudication.ProcedureEndpoint;
import tercio.adapters.archive.RulebookArchive;
import tercio.adapters.store.InstalledRulebooks;
import tercio.domain.table.OwnTables;

/** The rulebooks of the program, each id once. */
public record RulebookModules(List<RulebookModule> modules) {

    /** Made when somebody first asks for them, and the same for everybody: a module never changes. */
    private static final class Installed {
        private static final RulebookModules MODULES = new RulebookModules(
                ServiceLoader.load(RulebookModule.class, RulebookModules.class.getClassLoader()).stream().map(ServiceLoader.Provider::get).toList());
    }

    public RulebookModules {
        modules = List.copyOf(modules);
        var ids = new HashSet<String>();
        modules.stream().map(RulebookModule::id).filter(id -> !ids.add(id)).findFirst().ifPresent(id -> {
            throw new IllegalArgumentException("two rulebook modules have the id " + id);
        });
    }

    /** The modules that are registered in {@code META-INF/services}, in the order of registration. */
    public static RulebookModules all() {
        return Installed.MODULES;
    }

    /** The module of a ruleset; empty where it has none. */
    public Optional<RulebookModule> module(String id) {
        return modules.stream().filter(module -> module.id().equals(id)).findFirst();
    }

    /** The playable rules, and all views. */
    public InstalledRulebooks rulebooks() {
        return new InstalledRulebooks(modules.stream().flatMap(module -> module.ruleset().stream()).toList(),
                modules.stream().map(RulebookModule::views).toList());
    }

    /** The contribution of each ruleset to the archive, by its id. */
    public Map<String, RulebookArchive> archives() {
        return modules.stream().collect(Collectors.toMap(RulebookModule::id, RulebookModule::archive));
    }

    /** Every procedure, with the printed tables. */
    public Adjudicator adjudicator() {
        return adjudicatorFor(RulebookModule::procedures);
    }

    /** The adjudicator with every procedure and, where they exist, the tables of a user. All of them are checked. */
    public Adjudicator adjudicator(OwnTables own) {
        return adjudicatorFor(module -> module.procedures(own));
    }

    private Adjudicator adjudicatorFor(Function<RulebookModule, List<ProcedureEndpoint>> procedures) {
        return new Adjudicator(modules.stream().map(procedures).flatMap(List::stream).toList());
    }
}
