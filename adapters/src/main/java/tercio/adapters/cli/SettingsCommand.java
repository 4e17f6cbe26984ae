package tercio.adapters.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import tercio.adapters.settings.Settings;

/** Prints all settings. */
@Command(name = "settings", mixinStandardHelpOptions = true,
        description = "List all settings with their default, range and meaning. Give one as -DKEY=VALUE before -jar, or as the variable of the environment named beside it.")
final class SettingsCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        var out = spec.commandLine().getOut();
        Settings.all().forEach(setting -> out.printf("%s%n    %s%n    default %s; %s; %s%n", setting.key(), setting.meaning().replace("`", ""),
                setting.standard().isEmpty() ? "none" : setting.standard(), setting.range().words().replace("`", ""), setting.variable()));
        out.flush();
    }
}
