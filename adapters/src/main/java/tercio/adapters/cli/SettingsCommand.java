package tercio.adapters.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import tercio.adapters.settings.SettingMeanings;
import tercio.adapters.settings.Settings;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Prints all settings. */
@Command(name = "settings", mixinStandardHelpOptions = true,
        description = "List all settings with their default, range and meaning. Give one as -DKEY=VALUE before -jar, or as the variable of the environment named beside it.")
final class SettingsCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        var out = spec.commandLine().getOut();
        var told = CommandText.of(spec);
        var meanings = SettingMeanings.in(told.language());
        Settings.all().forEach(setting -> {
            out.printf("%s%n    %s%n", setting.key(), meanings.of(setting).replace("`", ""));
            out.println("    " + told.phrase(Sentence.of("program.settings.entry")
                    .with("standard", setting.standard().isEmpty() ? Argument.of(Sentence.of("program.settings.none")) : new Text(setting.standard()))
                    .with("range", setting.range().words()).with("variable", new Text(setting.variable()))).replace("`", ""));
        });
        out.flush();
    }
}
