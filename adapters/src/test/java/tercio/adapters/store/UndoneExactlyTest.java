package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.adapters.rulebook.RulebookModules;
import tercio.application.amendment.Branch;
import tercio.application.amendment.BranchCommand;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.HistoryPlan;
import tercio.application.game.HistoryQuestion;
import tercio.application.game.HistoryQuestion.Answer;
import tercio.application.game.HistoryQuestion.UndoLastAnswer;
import tercio.application.game.HistoryQuestion.UndoLastOrder;
import tercio.application.game.HistoryQuestion.UndoTo;
import tercio.application.game.NewGame;
import tercio.application.record.Caller;
import tercio.application.record.Correction.Kind;
import tercio.application.record.DiceMode;
import tercio.application.record.DiceTerms;
import tercio.application.record.KernelCommand.AdoptAmendment;
import tercio.application.record.KernelCommand.AnswerRequest;
import tercio.application.record.KernelCommand.ContinueAmendment;
import tercio.application.record.KernelCommand.DropAmendment;
import tercio.application.record.KernelCommand.ProposeAmendment;
import tercio.application.record.KernelCommand.Redo;
import tercio.application.record.KernelCommand.Undo;
import tercio.application.record.Reapplied;
import tercio.application.record.RequestMade;
import tercio.application.record.UndoRule;
import tercio.application.verification.Progress;
import tercio.domain.game.Command;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.game.Verdict;
import tercio.domain.given.Tier;
import tercio.projections.GameHistory;
import tercio.projections.RulesAtPosition;
import tercio.projections.sentence.Texts;

/**
 * Games of seats that know no rules, in which undo is free: an undo to a position gives its board, a redo the one before, what is told
 * beforehand is what happens, and from a position that is refused nobody could go on.
 */
@OnBothDatabases
class UndoneExactlyTest {

    private static final int ORDERS = 45;

    private final GameBackend backend = TestStores.inMemory(RulebookModules.all().rulebooks());
    private Ruleset<?, ?, ?, ?> rules;
    private String game;

    private GameHistory history() {
        return backend.histories().of(game).orElseThrow();
    }

    private <N extends Scenario> void opened(Ruleset<?, ?, ?, N> of, String name) {
        rules = of;
        var scenario = of.scenario(name).orElseThrow();
        var seats = of.parties(scenario).stream().sorted().map(party -> new NewGame.SeatRequest("seat of " + party, List.of(party), Optional.empty())).toList();
        game = ((GameCreation.Created) backend.games().open(new NewGame(Optional.empty(), of.id(), scenario, DiceMode.SERVER, UndoRule.FREE, Map.of(), true, seats,
                true, DiceTerms.Contributions.NONE))).game();
    }

    private CommandResult sent(Caller caller, Command command) {
        return backend.games().execute(new Execute(game, caller, command, List.of(), OptionalInt.empty(), Optional.empty()));
    }

    private void plays(Random random) {
        var now = history();
        var decisions = RulesAtPosition.of(now, now.position()).decisions();
        if (!decisions.isEmpty()) {
            var awaited = decisions.get(random.nextInt(decisions.size()));
            var command = RulesAtPosition.of(now, now.position()).sample(awaited.decision(), random::nextInt);
            assertThat(sent(Caller.seat("seat of " + awaited.decision().party()), command)).as("%s", command).isInstanceOfAny(CommandResult.Done.class, CommandResult.NotPermitted.class);
        }
    }

    private Answer asked(HistoryQuestion question) {
        return backend.branches().ask(game, Caller.HOST, question).orElseThrow();
    }

    private static int end(GameHistory of, int position) {
        int since = of.events().get(position - 1).envelope().since();
        return (int) of.events().stream().filter(event -> event.envelope().since() == since).count() + since - 1;
    }

    /** A position is one to go on from if the last event in effect there is the last of its command. */
    private static boolean isBetweenCommands(GameHistory of, int position) {
        int head = of.undoHistory().head(position);
        return head == 0 || end(of, head) == head;
    }

    private static List<Integer> inEffect(GameHistory of, int position) {
        return IntStream.of(of.undoHistory().inEffectAt(position)).boxed().toList();
    }

    private void undoes(int to) {
        var before = history();
        var board = before.board(rules, before.position());
        switch (asked(new UndoTo(to))) {
            case Answer.Planned(HistoryPlan plan) -> {
                assertThat(isBetweenCommands(before, to)).isTrue();
                assertThat(sent(Caller.HOST, new Undo(to, "a slip"))).isInstanceOf(CommandResult.Done.class);
                var after = history();
                int by = after.position();
                assertThat(after.board(rules, by)).isEqualTo(before.board(rules, to));
                assertThat(IntStream.range(1, by).filter(event -> after.undoHistory().undoneBy(event) == by).boxed().toList()).isEqualTo(plan.gone());
                assertThat(inEffect(after, by).stream().filter(event -> !inEffect(before, by - 1).contains(event)).toList()).isEqualTo(plan.back());
                assertThat(RulesAtPosition.of(after, by).isOver() || !RulesAtPosition.of(after, by).decisions().isEmpty()).as("somebody can go on").isTrue();
                assertThat(sent(Caller.HOST, new Redo("after all"))).isInstanceOf(CommandResult.Done.class);
                assertThat(history().board(rules, history().position())).isEqualTo(board);
            }
            case Answer.Declined(var refusal) when Texts.englishPhrase(refusal.detail()).contains("stands as it was") ->
                    assertThat(inEffect(before, to)).isEqualTo(inEffect(before, before.position()));
            case Answer.Declined(var refusal) -> {
                assertThat(isBetweenCommands(before, to)).as(Texts.englishPhrase(refusal.detail())).isFalse();
                assertThat(refusal.legal()).isNotEmpty().allSatisfy(option ->
                        assertThat(asked(new UndoTo(((Undo) option.command()).to()))).isInstanceOf(Answer.Planned.class));
                assertThat(sent(Caller.HOST, new Undo(to, "a slip"))).isInstanceOfSatisfying(CommandResult.Declined.class, declined ->
                        assertThat(((Verdict.Refused<?>) declined.verdict()).refusal()).isEqualTo(refusal));
            }
            case Answer.NotPermitted(var detail) -> throw new AssertionError(detail);
        }
    }

    /** The last answer of a seat is the newest command in effect that it gave; the order begins where the game last came to rest before it. */
    private <S> void lastOf(String seat, Ruleset<S, ?, ?, ?> of) {
        var now = history();
        var own = inEffect(now, now.position()).reversed().stream().filter(event -> now.events().get(event - 1).envelope().by().equals(seat)).findFirst();
        if (own.isEmpty()) {
            assertThat(asked(new UndoLastAnswer(Optional.of(seat)))).isInstanceOfSatisfying(Answer.Declined.class, declined ->
                    assertThat(Texts.englishPhrase(declined.refusal().detail())).isEqualTo("No order of " + seat + " is in effect that could be taken back."));
            return;
        }
        int answer = now.events().get(own.get() - 1).envelope().since() - 1;
        int order = answer;
        while (now.undoHistory().head(order) > 0 && !of.isAtRest(now.board(of, order))) {
            order = now.events().get(now.undoHistory().head(order) - 1).envelope().since() - 1;
        }
        assertThat(((Answer.Planned) asked(new UndoLastAnswer(Optional.of(seat)))).plan().to()).isEqualTo(answer);
        assertThat(((Answer.Planned) asked(new UndoLastAnswer(Optional.of(seat)))).plan().order()).isEqualTo(order == answer ? Optional.empty() : Optional.of(order));
        assertThat(((Answer.Planned) asked(new UndoLastOrder(Optional.of(seat)))).plan().to()).isEqualTo(order);
    }

    /** A seat leaves an order of its own out, and what no longer holds: whoever it does not ask has no order that came out otherwise. */
    private void amends(Random random) {
        var now = history();
        var effect = inEffect(now, now.position());
        if (effect.isEmpty()) {
            return;
        }
        int at = effect.get(effect.size() - 1 - random.nextInt(Math.min(effect.size(), 10)));
        var proposer = Caller.seat(now.events().get(at - 1).envelope().by());
        if (!(sent(proposer, new ProposeAmendment(at, Kind.DROP, Optional.empty(), List.of(), "never given")) instanceof CommandResult.Done)) {
            return;
        }
        int number = backend.branches().all(game).size();
        for (var stop = stop(number); stop.isPresent(); stop = stop(number)) {
            assertThat(sent(proposer, new ContinueAmendment(number, stop.get().at(), stop.get().of(), Kind.DROP, Optional.empty(), List.of())))
                    .isInstanceOf(CommandResult.Done.class);
        }
        var asked = backend.branches().of(game, number).orElseThrow().awaits();
        switch (sent(proposer, new AdoptAmendment(number))) {
            case CommandResult.Done(int position, var events) when events.getFirst().fact() instanceof RequestMade made -> {
                assertThat(made.awaits()).isEqualTo(asked).doesNotContain(proposer.name());
                sent(Caller.HOST, new AnswerRequest(position, random.nextBoolean(), Optional.empty()));
            }
            case CommandResult.Done(int position, var events) -> {
                assertThat(asked).isEmpty();
                events.stream().filter(event -> event.envelope().again().flatMap(Reapplied::of).isPresent() && !event.envelope().by().equals(proposer.name())).forEach(event -> {
                    int original = event.envelope().again().flatMap(Reapplied::of).orElseThrow() + event.position() - event.envelope().since();
                    assertThat(event.fact()).as("an order of %s", event.envelope().by()).isEqualTo(now.events().get(original - 1).fact());
                });
            }
            default -> sent(proposer, new DropAmendment(number, Optional.of("not mine to adopt")));
        }
    }

    private Optional<BranchCommand> stop(int number) {
        return backend.branches().of(game, number).orElseThrow().branch().orElseThrow().stop().map(Branch.Stop::command);
    }

    static Stream<Arguments> undoneGames() {
        var war = Arguments.of("eu-military", "artois", 3);
        return Tier.thorough() ? Stream.of(war, Arguments.of("eu-military", "lepanto", 4), Arguments.of("empires-in-arms", "danube-1805", 5)) : Stream.of(war);
    }

    @ParameterizedTest
    @MethodSource("undoneGames")
    void anUndoIsExact(String ruleset, String scenario, int seed) {
        try (backend) {
            opened(backend.dictionary().ruleset(ruleset).orElseThrow(), scenario);
            var random = new Random(seed);
            for (int order = 0; order < ORDERS; order++) {
                plays(random);
                if (random.nextInt(3) == 0) {
                    undoes(random.nextInt(history().position()));
                }
                if (random.nextInt(6) == 0) {
                    sent(Caller.HOST, new Undo(random.nextInt(history().position()), "not redone"));
                }
                if (random.nextInt(7) == 0) {
                    amends(random);
                }
                if (random.nextInt(4) == 0) {
                    history().openingEvent().seats().forEach(seat -> lastOf(seat.name(), rules));
                }
            }
            assertThat(backend.verifier().verify(game, Progress.SILENT).divergences()).isEmpty();
        }
    }
}
