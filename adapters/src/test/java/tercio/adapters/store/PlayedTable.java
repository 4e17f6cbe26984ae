package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.record.Caller;
import tercio.application.record.Correction.Kind;
import tercio.application.record.DiceMode;
import tercio.application.record.KernelCommand.AdoptAmendment;
import tercio.application.record.KernelCommand.ContinueAmendment;
import tercio.application.record.KernelCommand.DropAmendment;
import tercio.application.record.KernelCommand.ProposeAmendment;
import tercio.application.record.KernelCommand.Redo;
import tercio.application.record.KernelCommand.Undo;
import tercio.application.record.UndoRule;
import tercio.application.verification.Progress;
import tercio.domain.game.Adjustment;
import tercio.domain.game.Command;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Readings;
import tercio.projections.GameHistory;
import tercio.projections.RulesAtPosition;

/** A table at which whatever can be done to a game is done at random: orders, undo, redo, amendments, adjustments, forks, exports and imports. */
public final class PlayedTable {

    /** A kind of game, with an adjustment that is always possible. */
    public record Kindred(String ruleset, String scenario, String adjustment) {}

    public static final Kindred WAR = new Kindred("eu-military", "artois",
            "{\"reason\": \"the sheet\", \"changes\": [{\"kind\": \"treasury-set\", \"country\": \"france\", \"ducats\": 111}]}");
    public static final Kindred CAMPAIGN = new Kindred("empires-in-arms", "danube-1805", "");

    private final GameBackend backend;
    private final Kindred kind;
    private final Random random;
    private String game;

    private PlayedTable(GameBackend backend, Kindred kind, int seed, String game) {
        this.backend = backend;
        this.kind = kind;
        this.random = new Random(seed);
        this.game = game;
    }

    /** Opens a game. The seed gives its acts, and the dice where players throw them. */
    public static PlayedTable of(GameBackend backend, Kindred kind, DiceMode dice, int seed) {
        return new PlayedTable(backend, kind, seed, opened(backend, backend.dictionary().ruleset(kind.ruleset()).orElseThrow(), kind, dice));
    }

    private static <N extends Scenario> String opened(GameBackend backend, Ruleset<?, ?, ?, N> rules, Kindred kind, DiceMode dice) {
        var scenario = rules.scenario(kind.scenario()).orElseThrow();
        var seats = rules.parties(scenario).stream().sorted().map(party -> new NewGame.SeatRequest("seat of " + party, List.of(party), Optional.empty())).toList();
        return ((GameCreation.Created) backend.games().open(new NewGame(Optional.empty(), kind.ruleset(), scenario, dice,
                UndoRule.OPPONENTS_AGREE, Map.of(), true, seats))).game();
    }

    /** The id of the game. */
    public String game() {
        return game;
    }

    /** The game as it stands. */
    public GameHistory history() {
        return backend.histories().of(game).orElseThrow();
    }

    private CommandResult sent(Command command) {
        var dice = new ArrayList<Integer>();
        while (true) {
            var answer = backend.games().execute(new Execute(game, Caller.HOST, command, dice, OptionalInt.empty(), Optional.empty()));
            if (history().openingEvent().dice() == DiceMode.SERVER || !(answer instanceof CommandResult.Declined(Verdict.NeedsDie<?> wants))) {
                return answer;
            }
            dice.add(1 + random.nextInt(wants.die().die().sides()));
        }
    }

    /** Whether the host did it. */
    public boolean done(Command command) {
        return sent(command) instanceof CommandResult.Done;
    }

    private Optional<Command> sample(int position) {
        var decisions = RulesAtPosition.of(history(), position).decisions();
        return decisions.isEmpty() ? Optional.empty()
                : Optional.of(RulesAtPosition.of(history(), position).sample(decisions.get(random.nextInt(decisions.size())).decision(), random::nextInt));
    }

    /** A random order. */
    public void plays() {
        sample(history().position()).ifPresent(command -> assertThat(sent(command)).as("%s", command).isInstanceOf(CommandResult.Done.class));
    }

    private void adjusts() {
        if (!kind.adjustment().isEmpty() && !RulesAtPosition.of(history(), history().position()).isOver()) {
            var type = backend.dictionary().command(kind.ruleset(), Adjustment.WORD).orElseThrow();
            assertThat(done(backend.json().readValue(kind.adjustment(), type))).isTrue();
        }
    }

    /** Corrects a command in effect, goes on until the branch is whole or for some steps, and adopts it or throws it away. */
    public void amends() {
        var effect = IntStream.of(history().undoHistory().inEffectAt(history().position())).boxed().toList();
        if (effect.isEmpty()) {
            return;
        }
        int at = effect.get(effect.size() - 1 - random.nextInt(Math.min(effect.size(), 12)));
        int since = history().events().get(at - 1).envelope().since();
        var other = random.nextBoolean() ? sample(since - 1) : Optional.<Command>empty();
        var kindOf = other.isEmpty() ? Kind.DROP : random.nextInt(3) > 0 ? Kind.REPLACE : Kind.INSERT;
        assertThat(done(new ProposeAmendment(at, kindOf, other.map(backend.notation()::encode), List.of(), "misread"))).isTrue();
        int number = backend.branches().all(game).size();
        for (int step = 0; step < 15 && !isWhole(number); step++) {
            goesOn(number);
        }
        if (isWhole(number) && random.nextInt(4) > 0) {
            assertThat(done(new AdoptAmendment(number))).isTrue();
        } else {
            assertThat(done(new DropAmendment(number, Optional.of("never mind")))).isTrue();
        }
    }

    private boolean isWhole(int number) {
        return backend.branches().of(game, number).orElseThrow().branch().orElseThrow().isWhole();
    }

    private void goesOn(int number) {
        var stop = backend.branches().of(game, number).orElseThrow().branch().orElseThrow().stop().orElseThrow();
        boolean typed = stop.verdict() instanceof Verdict.NeedsDie<?> && history().openingEvent().dice() == DiceMode.PHYSICAL;
        var kindOf = typed ? Kind.DICE : random.nextInt(4) == 0 ? Kind.END : Kind.DROP;
        List<Integer> dice = typed ? List.copyOf(Collections.nCopies(1 + stop.command().typed().size(), 1 + random.nextInt(6))) : List.of();
        assertThat(done(new ContinueAmendment(number, stop.command().at(), stop.command().of(), kindOf, Optional.empty(), dice))).isTrue();
    }

    /** Goes on in a fork from a random position. */
    public void forks() {
        game = ((GameCreation.Created) backend.games().fork(game, random.nextInt(history().position() + 1), Optional.empty())).game();
    }

    /** The record. */
    public String exported() {
        var out = new StringWriter();
        backend.records().write(game, history().openingEvent(), history().position(), out);
        return out.toString();
    }

    /** Goes on in the import of its own record. */
    public void travels() {
        var before = game;
        var text = exported();
        game = ((GameCreation.Created) backend.games().adopt(backend.records().read(new BufferedReader(new StringReader(text)), Progress.SILENT))).game();
        assertThat(exported().lines().skip(1)).containsExactlyElementsOf(text.lines().skip(1).toList());
        var original = backend.histories().of(before).orElseThrow();
        for (var view : backend.views().names(original)) {
            assertThat(body(history(), view, history().position())).isEqualTo(body(original, view, history().position()));
        }
    }

    private String body(GameHistory of, String view, int position) {
        return backend.json().writeValueAsString(backend.views().body(of, view, List.of(), position).orElseThrow());
    }

    /** Plays, takes back, brings back, amends, adjusts, forks, or exports and imports. */
    public void act() {
        switch (random.nextInt(30)) {
            case 0, 1 -> done(new Undo(random.nextInt(history().position()), "slip"));
            case 2 -> done(new Undo(Math.max(0, history().position() - 1 - random.nextInt(5)), "slip"));
            case 3, 4 -> done(new Redo("after all"));
            case 5, 6, 7, 8 -> amends();
            case 9 -> adjusts();
            case 10 -> forks();
            case 11 -> travels();
            default -> plays();
        }
    }

    /** Verification finds nothing, boards are plain folds, and a copy is the same. */
    public void isWhole() {
        var report = backend.verifier().verify(game, Progress.SILENT);
        assertThat(report.divergences()).isEmpty();
        assertThat(report.explained()).isEmpty();
        assertThat(report.verified()).isTrue();
        var rules = history().opening().ruleset();
        for (int position : new int[] {history().position(), random.nextInt(history().position()), random.nextInt(history().position())}) {
            assertThat(history().board(rules, position)).isEqualTo(folded(rules, position));
        }
        travels();
    }

    @SuppressWarnings("unchecked") // the record of a game holds events of its ruleset only
    private <S, E extends Event, N extends Scenario> S folded(Ruleset<S, ?, E, N> rules, int position) {
        var opened = history().openingEvent();
        S board = rules.start(rules.scenarioType().cast(opened.scenario()), new Readings(opened.readings()));
        for (int at : history().undoHistory().inEffectAt(position)) {
            board = rules.evolve(board, (E) history().events().get(at - 1).fact());
        }
        return board;
    }
}
