package tercio.bench;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.KernelCommand;
import tercio.application.record.UndoRule;
import tercio.domain.game.Command;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;

/** A game with physical dice, which a script plays again and again. */
final class BenchmarkGame {

    private static final InstalledRulebooks INSTALLED = RulebookModules.all().rulebooks();

    /** The requests of the turns of the war, by the turns themselves: two that are alike may stand in it. */
    private static final Map<ScriptedWar.Turn, Request> WRITTEN = Collections.synchronizedMap(new IdentityHashMap<>());

    private final GameBackend backend;
    private final ScriptedWar war;
    private final GameCreation.Created made;
    private int next;
    private int position;

    BenchmarkGame(GameBackend backend, ScriptedWar war) {
        this.backend = backend;
        this.war = war;
        var wanted = new NewGame(Optional.empty(), war.rules().id(), war.scenario(), DiceMode.PHYSICAL, UndoRule.FREE, Map.of(), false, seats(war.rules(), war.scenario()));
        made = (GameCreation.Created) backend.games().open(wanted);
        position = made.position();
    }

    /** A seat for each party. */
    @SuppressWarnings("unchecked") // the scenario belongs to the rules
    private static <N extends Scenario> List<NewGame.SeatRequest> seats(Ruleset<?, ?, ?, N> rules, Scenario scenario) {
        return rules.parties((N) scenario).stream().sorted().map(party -> new NewGame.SeatRequest("seat of " + party, List.of(party), Optional.empty())).toList();
    }

    static InstalledRulebooks library() {
        return INSTALLED;
    }

    static Ruleset<?, ?, ?, ?> rules(String id) {
        var rulesets = INSTALLED.rulesets();
        return rulesets.stream().filter(rules -> rules.id().equals(id)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no ruleset " + id + " among " + rulesets.stream().map(Ruleset::id).toList()));
    }

    String game() {
        return made.game();
    }

    String host() {
        return made.hostToken();
    }

    int position() {
        return position;
    }

    /** The next command of the war. After its last command the war is undone and starts again. */
    ScriptedWar.Turn turn() {
        if (next == war.turns().size()) {
            next = 0;
            return new ScriptedWar.Turn(new KernelCommand.Undo(1, "once more"), List.of());
        }
        return war.turns().get(next++);
    }

    /** Plays the next command within this process. */
    void play() {
        var turn = turn();
        var answer = backend.games().execute(new Execute(game(), Caller.HOST, turn.command(), turn.dice(),
                OptionalInt.empty(), Optional.empty()));
        if (!(answer instanceof CommandResult.Done done)) {
            throw new IllegalStateException(turn + ": " + answer);
        }
        position = done.position();
    }

    void playTo(int wanted) {
        while (position < wanted) {
            play();
        }
    }

    /** The path and the body by which a command is sent. A turn of the war is written once: that is no work of the service. */
    static Request request(BenchmarkGame benchmarkGame, ScriptedWar.Turn turn) {
        return turn.command() instanceof KernelCommand ? requestOf(benchmarkGame, turn) : WRITTEN.computeIfAbsent(turn, each -> requestOf(benchmarkGame, each));
    }

    private static Request requestOf(BenchmarkGame benchmarkGame, ScriptedWar.Turn turn) {
        var json = benchmarkGame.backend.json();
        return switch (turn.command()) {
            case KernelCommand.Undo undo -> new Request("undo", "{\"to\":" + undo.to() + ",\"reason\":\"once more\"}");
            case Command command -> {
                var body = json.writeValueAsString(command);
                yield new Request("commands", body.substring(0, body.length() - 1) + ",\"dice\":" + turn.dice() + "}");
            }
        };
    }

    /** A request to a game. */
    record Request(String path, String body) {}
}
