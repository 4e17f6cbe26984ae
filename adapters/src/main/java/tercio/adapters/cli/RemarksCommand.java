package tercio.adapters.cli;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.record.Caller;
import tercio.application.record.Remark;
import tercio.application.remark.RemarkReader;
import tercio.application.remark.Remarks;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;

/** Lists the notes on moments of a game of this machine and the talk of its seats, and writes as its host. */
@Command(name = "remarks", mixinStandardHelpOptions = true,
        description = "Notes on moments of a game and the talk of its seats; write one as its host.")
final class RemarksCommand implements Callable<Integer> {

    private static final int REFUSED = 1;

    @Parameters(paramLabel = "GAME", description = "the id of the game")
    private String game;

    @ArgGroup
    private Written written = new Written();

    @Option(names = "--at", paramLabel = "POSITION", description = "the moment that it is about (default: the newest)")
    private Optional<Integer> position = Optional.empty();

    @Option(names = "--glyph", paramLabel = "SIGN", description = "with --note: !!, !, !?, ?!, ? or ??")
    private Optional<String> glyph = Optional.empty();

    @Option(names = "--all", description = "for everybody who may see the game (default: a note is private, the talk is of the seats)")
    private boolean all;

    @Mixin
    private DataFolder data;

    @Spec
    private CommandSpec spec;

    private final Supplier<InstalledRulebooks> library;

    RemarksCommand(Supplier<InstalledRulebooks> library) {
        this.library = library;
    }

    /** The remark to write; without one all are listed. */
    private static final class Written {
        @Option(names = "--note", paramLabel = "TEXT", description = "a note on a moment")
        private String note;

        @Option(names = "--chat", paramLabel = "TEXT", description = "a line of the talk")
        private String chat;
    }

    @Override
    public Integer call() {
        try (var backend = data.open(library.get())) {
            var history = backend.histories().of(game)
                    .orElseThrow(() -> data.noGame(game));
            if (written.note == null && written.chat == null) {
                backend.remarks().of(game, RemarkReader.HOST).forEach(this::print);
                return 0;
            }
            var kind = written.note == null ? Remark.Kind.CHAT : Remark.Kind.NOTE;
            var draft = new Remarks.NewRemark(kind, position.orElse(history.position()), all ? Optional.of(Remark.Audience.ALL) : Optional.empty(),
                    Optional.empty(), glyph.map(RemarksCommand::glyph), kind == Remark.Kind.NOTE ? written.note : written.chat);
            return printResult(backend, backend.remarks().write(game, Caller.HOST, history.places(), history.position(), draft, Optional.empty()));
        }
    }

    private int printResult(GameBackend backend, Remarks.Result result) {
        Optional<Sentence> refusal = switch (result) {
            case Remarks.Result.Written done -> Optional.empty();
            case Remarks.Result.AlreadyWritten done -> Optional.empty();
            case Remarks.Result.IdempotencyKeyReused taken -> Optional.of(Sentence.of("program.game.key-reused").with("key", new Text(taken.key())));
            case Remarks.Result.Malformed fault -> Optional.of(GivenFile.atPointer(fault.pointer().substring(1), fault.message()));
            case Remarks.Result.NotPermitted no -> Optional.of(no.reason());
            case Remarks.Result.Full full -> Optional.of(full.reason());
            case Remarks.Result.TooFast fast -> Optional.of(fast.reason());
        };
        refusal.ifPresentOrElse(CommandText.of(spec)::warn, () -> print(backend.remarks().of(game, RemarkReader.HOST).getLast()));
        return refusal.isPresent() ? REFUSED : 0;
    }

    private static Remark.Glyph glyph(String sign) {
        return Arrays.stream(Remark.Glyph.values()).filter(each -> each.sign().equals(sign)).findFirst().orElseThrow(() ->
                new RefusedInput(Sentence.of("program.game.glyph").with("known", new Text(Arrays.stream(Remark.Glyph.values()).map(Remark.Glyph::sign).collect(Collectors.joining(" "))))));
    }

    private void print(Remark remark) {
        var other = remark.seat().filter(seat -> !seat.equals(remark.person()));
        CommandText.of(spec).print(Sentence.of("program.game.remark").with("position", remark.position()).with("person", new Text(remark.person())).with("acting", other.isPresent())
                .with("seat", new Text(other.orElse(""))).with("kind", remark.kind().name().toLowerCase(Locale.ROOT)).with("readers", readers(remark))
                .with("text", new Text(remark.glyph().map(sign -> sign.sign() + " ").orElse("") + remark.text())));
    }

    private static Sentence.Keyed readers(Remark remark) {
        return switch (remark.audience()) {
            case SEAT -> remark.seat().map(seat -> Sentence.of("program.game.readers-of-seat").with("seat", new Text(seat))).orElseGet(() -> Sentence.of("program.game.reader-author"));
            case SEATS -> Sentence.of("program.game.readers-seats");
            case ALL -> Sentence.of("program.game.readers-all");
        };
    }
}
