package tercio.skirmish.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.adapters.rulebook.RulebookModule;
import tercio.adapters.rulebook.RulebookModules;
import tercio.domain.table.OwnTables;
import tercio.skirmish.module.SkirmishModule;

/** One line in a services file installs the skirmish beside the rulebooks of the program. */
class RegistrationTest {

    @Test
    void oneLineInstallsTheRulebook(@TempDir Path jar) throws Exception {
        var line = Files.createDirectories(jar.resolve("META-INF/services")).resolve(RulebookModule.class.getName());
        Files.writeString(line, SkirmishModule.class.getName() + "\n");
        try (var loader = new URLClassLoader(new URL[] {folder(jar)}, RulebookModule.class.getClassLoader())) {
            var found = ServiceLoader.load(RulebookModule.class, loader).stream().map(ServiceLoader.Provider::get).toList();

            assertThat(found).extracting(RulebookModule::id).endsWith("skirmish").containsAll(
                    RulebookModules.all().modules().stream().map(RulebookModule::id).toList());
        }
    }

    private static URL folder(Path path) throws Exception {
        return URI.create(path.toUri().toString()).toURL();
    }

    /** It gets along with the other rulebooks: ids, words and procedures are its own. */
    @Test
    void theRulebookStandsBesideTheOthers() {
        var all = new ArrayList<>(RulebookModules.all().modules());
        all.add(new SkirmishModule());
        var modules = new RulebookModules(all);

        assertThat(modules.rulebooks().rulesets()).anyMatch(rules -> rules.id().equals("skirmish"));
        assertThat(new SkirmishModule().procedures(OwnTables.NONE)).hasSize(1).allMatch(endpoint -> endpoint.ruleset().equals("skirmish"));
        for (var other : RulebookModules.all().modules()) {
            assertThat(new SkirmishModule().views().tables(other.id())).isEmpty();
            assertThat(other.views().tables("skirmish")).isEmpty();
        }
    }
}
