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
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.AppraisalReader;
import tercio.projections.GameReport;
import tercio.projections.sentence.RefusedInput;

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
                    .orElseThrow(() -> data.noGame(game));
            int position = at.orElse(history.position());
            if (position < 0 || position > history.position()) {
                throw new RefusedInput(Sentence.of("program.common.position-range").with("option", new Text("--at")).with("last", history.position()));
            }
            var views = backend.views();
            var reports = views.reports(history, backend.appraisals(), CommandText.of(spec).language());
            var turns = reports.turns(position);
            if (turn.isPresent() && (turn.get() < 1 || turn.get() > turns.size())) {
                throw new RefusedInput(turns.isEmpty() ? Sentence.of("program.report.no-turns") : Sentence.of("program.report.turn-range").with("last", turns.size()));
            }
            var chosen = turn.map(number -> turns.get(number - 1));
            var report = reports.of(chosen.map(GameReport.Turn::from).orElse(0), chosen.map(GameReport.Turn::to).orElse(position), chosen, turns,
                    AppraisalReader.PATIENTLY);
            new ReportText(report, CommandText.of(spec)).print(history.openingEvent().name());
            return 0;
        }
    }
}
