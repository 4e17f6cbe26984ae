package tercio.adapters.cli;

import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import tercio.adapters.doctor.Finding;
import tercio.domain.sentence.Sentence;

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
        var told = CommandText.of(spec);
        found.forEach(finding -> print(finding, told));
        told.out().flush();
        return found.stream().anyMatch(finding -> finding.level() == Finding.Level.FAULT) ? FAULTS : 0;
    }

    private static void print(Finding finding, CommandText told) {
        told.out().printf("%-8s %-16s %s%n", told.phrase(Sentence.of("program.doctor.level").with("level", finding.level().name().toLowerCase(Locale.ROOT))),
                told.phrase(Sentence.of("program.doctor.subject").with("subject", finding.subject().replaceAll("[ -]", "_"))), told.phrase(finding.what()));
        finding.remedy().ifPresent(remedy -> told.out().printf("%-8s %-16s %s%n", "", "", told.phrase(Sentence.of("program.doctor.to-do").with("remedy", remedy))));
    }
}
