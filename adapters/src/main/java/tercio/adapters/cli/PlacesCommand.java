package tercio.adapters.cli;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.PlaceGrants;
import tercio.application.game.PlaceLink;
import tercio.application.place.Places;
import tercio.application.record.Caller;
import tercio.application.record.KernelCommand.GrantPlace;
import tercio.application.record.KernelCommand.WithdrawPlace;
import tercio.application.record.Role;
import tercio.application.text.IncomingText;
import tercio.domain.game.Command;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Lists the places of a game of this machine, and gives them and takes them back as its host. */
@picocli.CommandLine.Command(name = "places", mixinStandardHelpOptions = true,
        description = "Who plays which seat of a game, who is a deputy, an observer or the referee; give places and take them back as its host.")
final class PlacesCommand implements Callable<Integer> {

    private static final int REFUSED = 1;

    /** The address of the page in links; players use the one that the operator tells the service, too. */
    private static final String HOME = Optional.ofNullable(System.getProperty("tercio.hooks.home", System.getenv("TERCIO_HOOKS_HOME")))
            .orElse("http://localhost:8080").replaceFirst("/$", "");

    @Parameters(paramLabel = "GAME", description = "the id of the game")
    private String game;

    @ArgGroup
    private Change change = new Change();

    @Option(names = "--role", paramLabel = "ROLE", description = "with --give: ${COMPLETION-CANDIDATES}; a seat given to a player is handed over", defaultValue = "PLAYER")
    private Role role;

    @Option(names = "--seat", paramLabel = "SEAT", description = "with --give: a seat of the place; may be repeated")
    private List<String> seats = List.of();

    @Option(names = "--sees-all", description = "with --give and the role REFEREE: sees what the host sees")
    private boolean seesAll;

    @Option(names = "--reason", paramLabel = "TEXT", description = "with --withdraw: why, told in the log")
    private Optional<String> reason = Optional.empty();

    @Mixin
    private DataFolder data;

    @Spec
    private CommandSpec spec;

    private final Supplier<InstalledRulebooks> library;

    PlacesCommand(Supplier<InstalledRulebooks> library) {
        this.library = library;
    }

    /** The change to make; without one the places are listed. */
    private static final class Change {
        @Option(names = "--give", paramLabel = "PERSON", description = "give this person a place; the link at which it takes the place is printed once")
        private String give;

        @Option(names = "--withdraw", paramLabel = "PERSON", description = "take the place of this person back; its token and its link are void")
        private String withdraw;

        @Option(names = {"--link", "--token"}, paramLabel = "PERSON", description = "a new link for this person; its token and the link before are void")
        private String link;

        @Option(names = "--open", paramLabel = "LINK", description = "open the link of a person, who gets its token: it is printed once")
        private String open;
    }

    @Override
    public Integer call() {
        var out = CommandText.of(spec);
        try (var backend = data.open(library.get())) {
            backend.histories().opening(game).orElseThrow(() -> data.noGame(game));
            if (change.give != null) {
                return printGranted(backend.placeGrants().grant(toExecute(grant()), grant()), out);
            }
            if (change.withdraw != null) {
                return printResult(backend.games().execute(toExecute(new WithdrawPlace(change.withdraw, reason.map(IncomingText::normalize)))), out);
            }
            if (change.link != null) {
                return printGranted(backend.placeGrants().invite(game, Caller.HOST, change.link), out);
            }
            if (change.open != null) {
                return openLink(backend.placeGrants(), out);
            }
            list(backend, out);
            return 0;
        }
    }

    private GrantPlace grant() {
        return new GrantPlace(IncomingText.normalize(change.give), role, seats, seesAll ? Optional.of(true) : Optional.empty());
    }

    private Execute toExecute(Command command) {
        return new Execute(game, Caller.HOST, command, List.of(), OptionalInt.empty(), Optional.empty());
    }

    private int printGranted(PlaceGrants.PlacementResult placed, CommandText out) {
        int code = printResult(placed.result(), out);
        placed.link().ifPresent(link -> printLink(game, link, out));
        return code;
    }

    /** Prints the link of a person, which is shown only once. */
    static void printLink(String game, PlaceLink link, CommandText out) {
        out.print(Sentence.of("program.game.link").with("person", new Text(link.person())).with("place", new Text(link.place())).with("until", new Text(String.valueOf(link.until())))
                .with("address", new Text(HOME + "/#/place/" + game + "/" + link.secret())));
    }

    /** A token, which is shown only once. */
    static Sentence token(String person, String token) {
        return Sentence.of("program.game.token-of").with("who", new Text(person)).with("token", new Text(token));
    }

    /** Opens a link, which may be given whole or as its last part alone. */
    private int openLink(PlaceGrants grants, CommandText out) {
        var taken = grants.redeem(game, change.open.substring(change.open.lastIndexOf('/') + 1));
        taken.ifPresentOrElse(person -> out.print(token(person.person(), person.token())),
                () -> out.warn(Sentence.of("program.game.link-void").with("game", new Text(game))));
        return taken.isPresent() ? 0 : REFUSED;
    }

    private int printResult(CommandResult result, CommandText out) {
        return switch (result) {
            case CommandResult.Done done -> {
                out.print(Sentence.of("program.common.at-position").with("game", new Text(game)).with("position", done.position()));
                yield 0;
            }
            case CommandResult.Declined(Verdict.Refused<?>(Refusal refusal)) -> {
                out.warn(refusal.detail());
                yield REFUSED;
            }
            case CommandResult.Malformed(var pointer, var message) -> {
                out.warn(GivenFile.atPointer(pointer.substring(1), message));
                yield REFUSED;
            }
            default -> throw new IllegalStateException("no place can be changed: " + result);
        };
    }

    private void list(GameBackend backend, CommandText out) {
        var history = backend.histories().of(game).orElseThrow();
        Places places = history.places();
        places.all().forEach(place -> out.print(Sentence.of("program.game.place").with("person", new Text(place.person())).with("place", place.title()).with("position", place.since())));
        history.openingEvent().seats().stream().filter(seat -> places.player(seat.name()).isEmpty())
                .forEach(seat -> out.print(Sentence.of("program.game.no-player").with("seat", new Text(seat.name()))));
    }
}
