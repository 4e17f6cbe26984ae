package tercio.adapters.cli;

import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.hooks.HookAddress;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.adapters.store.SeatHooks.Hook;
import tercio.adapters.store.SeatHooks.Kind;
import tercio.adapters.store.SeatHooks.Language;
import tercio.application.record.Caller;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Lists the notices that a game of this machine sends when it waits for a person, and adds and removes them. */
@picocli.CommandLine.Command(name = "hooks", mixinStandardHelpOptions = true,
        description = "Where persons are told that a game waits for them: give an address of the web or of mail, or take it back. "
                + "The service sends notices of the kinds that its configuration allows.")
final class HooksCommand implements Callable<Integer> {

    private static final int REFUSED = 1;

    @Parameters(paramLabel = "GAME", description = "the id of the game")
    private String game;

    @Option(names = "--for", paramLabel = "PERSON", description = "who is told: a person with a place in the game, or host", defaultValue = "")
    private String person;

    @ArgGroup
    private Change change = new Change();

    @Mixin
    private DataFolder data;

    @Spec
    private CommandSpec spec;

    private final Supplier<InstalledRulebooks> library;

    HooksCommand(Supplier<InstalledRulebooks> library) {
        this.library = library;
    }

    /** The change to make; without one the notices are listed. */
    private static final class Change {
        @Option(names = "--webhook", paramLabel = "URL", description = "tell the person at this address of the web")
        private String webhook;

        @Option(names = "--email", paramLabel = "ADDRESS", description = "tell the person by mail")
        private String email;

        @Option(names = "--remove", paramLabel = "KIND", description = "no notices of this kind any more: ${COMPLETION-CANDIDATES}")
        private Kind remove;
    }

    @Override
    public Integer call() {
        try (var backend = data.open(library.get())) {
            var history = backend.histories().of(game).orElseThrow(() -> data.noGame(game));
            boolean known = person.equals(Caller.HOST_NAME) || history.places().persons().contains(person);
            if (hasChange() && !known) {
                return printRefusal(Sentence.of("program.game.for-names").with("persons", new Text(String.join(", ", history.places().persons()))));
            }
            if (change.remove != null) {
                return backend.hooks().remove(game, person, change.remove) ? 0 : printRefusal(Sentence.of("program.game.no-notice").with("person", new Text(person)));
            }
            if (change.webhook != null) {
                return add(backend, Kind.WEBHOOK, change.webhook);
            }
            if (change.email != null) {
                return add(backend, Kind.EMAIL, change.email);
            }
            backend.hooks().of(game).forEach(hook -> CommandText.of(spec).print(Sentence.of("program.game.notice").with("person", new Text(hook.person())).with("kind", new Text(hook.kind().word()))
                    .with("address", new Text(hook.address())).with("confirmed", hook.standing().confirmed())));
            return 0;
        }
    }

    private boolean hasChange() {
        return change.remove != null || change.webhook != null || change.email != null;
    }

    private int add(GameBackend backend, Kind kind, String address) {
        // The service that sends the notice refuses what its configuration does not allow.
        var fault = HookAddress.fault(kind, address, HookAddress.Web.ANY);
        if (fault.isPresent()) {
            return printRefusal(GivenFile.fault(address, fault.get()));
        }
        // The service asks an address of mail for its consent when the game next begins to wait, because only the service has
        // a mail server.
        backend.hooks().keep(Hook.ofRequest(game, person, kind, address, "", Language.valueOf(SentenceLanguage.of(spec).name()), false));
        return 0;
    }

    private int printRefusal(Sentence why) {
        CommandText.of(spec).warn(why);
        return REFUSED;
    }
}
