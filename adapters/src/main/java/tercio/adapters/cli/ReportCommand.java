package tercio.adapters.cli;

import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.store.InstalledRulebooks;
import tercio.projections.AppraisalReader;
import tercio.projections.GameReport;

/** Prints the report of a game of this machine, or of one of its turns. */
@Command(name = "report", mixinStandardHelpOptions = true,
        description = "Print the report of a game or of one of its turns: lands, losses, money, points, luck, the decisive moments.")
final class ReportCommand implements Callable<Integer> {

    @Parameters(paramLabel = "GAME", description = "the id of the game")
    private String game;

    @Option(names = "--at", paramLabel = "POSITION", description = "the position where the report ends (default: the newest)")
    private Optional<Integer> at = Optional.empty();

    @Option(names = "--turn", paramLabel = "NUMBER", description = "only this turn, from 1 (default: the whole game)")
    private Optional<Integer> turn = Optional.empty();

    @Mixin
    private DataFolder data;

    @Spec
    private CommandSpec spec;

    private final Supplier<InstalledRulebooks> library;

    ReportCommand(Supplier<InstalledRulebooks> library) {
        this.library = library;
    }

    @Override
    public Integer call() {
        try (var backend = data.open(library.get())) {
            var history = backend.histories().of(game)
                    .orElseThrow(() -> new IllegalArgumentException("there is no game " + game + " in " + data.store()));
            int position = at.orElse(history.position());
            if (position < 0 || position > history.position()) {
                throw new IllegalArgumentException("--at is a position from 0 to " + history.position());
            }
            var views = backend.views();
            var reports = views.reports(history, backend.appraisals());
            var turns = reports.turns(position);
            if (turn.isPresent() && (turn.get() < 1 || turn.get() > turns.size())) {
                throw new IllegalArgumentException(turns.isEmpty() ? "--turn is for games with turns, and this one has none" : "--turn is 1 to " + turns.size());
            }
            var chosen = turn.map(number -> turns.get(number - 1));
            var report = reports.of(chosen.map(GameReport.Turn::from).orElse(0), chosen.map(GameReport.Turn::to).orElse(position), chosen, turns,
                    AppraisalReader.PATIENTLY);
            ReportText.lines(history.openingEvent().name(), report).forEach(spec.commandLine().getOut()::println);
            return 0;
        }
    }
}
