package tercio.adapters.cli;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import tercio.adapters.rulebook.RulebookModules;

/** The command line as tables of the documentation. */
public final class CommandTables {

    private CommandTables() {}

    private static CommandLine program() {
        return TercioCommand.commandLine(() -> RulebookModules.all().rulebooks());
    }

    /** The command line of the program, for the tests of the documentation. */
    public static CommandLine commandLine() {
        return program();
    }

    /** All commands, with what each does. */
    public static String commands() {
        var table = new StringBuilder("| command | what it does |\n|---|---|\n");
        program().getSubcommands().forEach((name, command) -> table.append("| `").append(name).append("` | ").append(described(command.getCommandSpec())).append(" |\n"));
        return table.toString();
    }

    /** The options of {@code serve}. */
    public static String optionsOfServe() {
        var table = new StringBuilder("| option | default | what it does |\n|---|---|---|\n");
        program().getSubcommands().get("serve").getCommandSpec().options().stream().filter(option -> !option.hidden() && !option.usageHelp() && !option.versionHelp())
                .sorted(Comparator.comparing(OptionSpec::longestName)).forEach(option -> table.append("| `").append(option.longestName())
                        .append(option.arity().max() > 0 ? " " + option.paramLabel() : "").append("` | ").append(standard(option)).append(" | ")
                        .append(String.join(" ", option.description()).replaceAll(" \\(default: [^)]*\\)", "")).append(" |\n"));
        return table.toString();
    }

    private static String standard(OptionSpec option) {
        return option.defaultValue() == null || option.arity().max() == 0 ? "none" : "`" + option.defaultValue().replace(System.getProperty("user.home"), "~") + "`";
    }

    private static String described(CommandSpec command) {
        return Arrays.stream(command.usageMessage().description()).map(line -> line.replace("%n", " ").replace("|", "\\|")).collect(Collectors.joining(" "));
    }
}
