package tercio.adapters.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import tercio.adapters.doctor.Finding;

/** Says what is wrong with an installation, and what to do. */
@Command(name = "doctor", mixinStandardHelpOptions = true,
        description = "Examine an installation: settings, files and keys, database, disk, clock, mail, the public address and its certificate. It tells what is wrong and what to do,"
                + " changes nothing, and ends with 1 where there is a fault. Run it as the user of the service, with its settings; the service may run.")
final class DoctorCommand implements Callable<Integer> {

    private static final int FAULTS = 1;

    @Mixin
    private DataFolder data;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException, InterruptedException {
        var found = Installation.examine(data.store());
        var out = spec.commandLine().getOut();
        found.forEach(finding -> {
            out.printf("%-8s %-13s %s%n", word(finding.level()), finding.subject(), finding.what());
            if (!finding.remedy().isEmpty()) {
                out.printf("%-8s %-13s to do: %s%n", "", "", finding.remedy());
            }
        });
        out.flush();
        return found.stream().anyMatch(finding -> finding.level() == Finding.Level.FAULT) ? FAULTS : 0;
    }

    private static String word(Finding.Level level) {
        return switch (level) {
            case WELL -> "well";
            case WARNING -> "warning";
            case FAULT -> "FAULT";
        };
    }
}
