package tercio.adapters.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import tercio.projections.sentence.Language;

/** Each command and each of its options is described in both languages. */
class HelpLanguageTest {

    private static CommandLine line(Language language) {
        var line = CommandTables.commandLine();
        HelpLanguage.set(line, language);
        return line;
    }

    private static List<CommandLine> commands(CommandLine root) {
        var all = new ArrayList<>(List.of(root));
        root.getSubcommands().values().forEach(command -> all.addAll(commands(command)));
        return all;
    }

    /** The descriptions of commands, options and parameters by their names, without those that are hidden. */
    private static TreeMap<String, String> descriptions(Language language) {
        var found = new TreeMap<String, String>();
        for (var command : commands(line(language))) {
            var spec = command.getCommandSpec();
            var name = spec.qualifiedName();
            put(found, name, spec.usageMessage().description());
            put(found, name + " footer", spec.usageMessage().footer());
            spec.usageMessage().exitCodeList().forEach((code, text) -> found.put(name + " exit code " + code, text));
            spec.args().stream().filter(argument -> !argument.hidden()).forEach(argument -> put(found, name + " " + name(argument), argument.description()));
        }
        return found;
    }

    private static String name(ArgSpec argument) {
        return argument instanceof CommandLine.Model.OptionSpec option ? option.longestName() : argument.paramLabel();
    }

    private static void put(TreeMap<String, String> found, String name, String... texts) {
        var text = String.join(" ", Arrays.asList(texts)).strip();
        if (!text.isEmpty()) {
            found.put(name, text);
        }
    }

    @Test
    void eachDescriptionIsInFrench() {
        var english = descriptions(Language.EN);
        var french = descriptions(Language.FR);

        assertThat(french.keySet()).isEqualTo(english.keySet());
        assertThat(english).hasSizeGreaterThan(150);
        assertThat(french).allSatisfy((name, text) -> assertThat(text).as(name).isNotEqualTo(english.get(name)));
    }

    /** A key that nothing asks for is deleted. */
    @Test
    void eachFrenchTextIsOfACommandOrAnOption() {
        var told = String.join("\n", descriptions(Language.FR).values());
        var bundle = HelpLanguage.bundle(Language.FR);

        assertThat(bundle.keySet().stream().filter(key -> !key.contains("Heading") && !told.contains(bundle.getString(key).replaceFirst("^\\d:", "").replaceFirst("\\$\\{.*", "").strip()))).isEmpty();
    }

    @Test
    void theHelpOfACommandIsToldInTheLanguageAskedFor() {
        var french = CommandRun.of("verify", "--help", "--lang", "fr");
        assertThat(french.exit()).isZero();
        assertThat(french.out()).startsWith("Usage : tercio verify").contains("chaque partie du dossier des données", "Codes de sortie :", "Montre cette aide et s’arrête.");

        var english = CommandRun.of("verify", "--help", "--lang", "en");
        assertThat(english.out()).startsWith("Usage: tercio verify").contains("every game of the data folder", "Exit codes:", "Show this help message and exit.");
    }

    @Test
    void theListOfCommandsIsToldInTheLanguageAskedFor() {
        assertThat(CommandRun.of("--help", "--lang", "fr").out()).contains("Commandes :", "Écrit le dossier d’une partie : un seul fichier à emporter.");
        assertThat(CommandRun.of("--help", "--lang", "en").out()).contains("Commands:", "Write the record of a game: one portable file.");
    }
}
