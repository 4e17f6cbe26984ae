package tercio.domain.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.game.EuCommand;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.ContestedBoards;
import tercio.domain.eu.given.Fillings;
import tercio.domain.eu.given.Mutation;
import tercio.domain.eu.given.War;
import tercio.domain.game.Command;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;

/** Every legal answer is offered: a command built at random is legal exactly if it is listed or fits a form. */
class OfferedAndLegalTest {

    private static final int GAMES = 2;
    private static final int COMMANDS = 18;
    /** Mutated commands for each position. */
    private static final int BUILT = 22;
    /** Fillings that are compared with a command that leaves something out. */
    private static final int LIKE = 200;
    private static final Dice FIVES = name -> OptionalInt.of(5);

    private final TreeMap<String, Integer> legal = new TreeMap<>();
    private int refused;
    private EuMilitary rules;

    @Test
    void whatIsLegalIsListedOrFitsAForm() {
        play(War.RULES, GAMES);

        assertThat(refused).isGreaterThan(3_000);
        assertThat(legal.keySet()).contains("MoveStack", "SplitStack", "MergeStacks", "AttemptInterception", "TakeLosses",
                "ReturnAfterInterception", "WithdrawIntoFortress", "AttemptEvasion", "Retreat", "ChooseFighters", "MakeSortie", "PlaceGarrison");
    }

    @Test
    void soItIsByTheOlderRules() {
        play(War.FAST, 1);
        play(War.RAPID, 1);

        assertThat(refused).isGreaterThan(3_000);
        assertThat(legal.keySet()).contains("MoveStack", "AttemptInterception", "TakeLosses", "WithdrawIntoFortress", "AttemptEvasion",
                "Retreat", "ChooseFighters", "MakeSortie", "PlaceGarrison");
    }

    private void play(EuMilitary edition, int games) {
        rules = edition;
        for (var board : ContestedBoards.all(rules)) {
            for (int game = 0; game < games; game++) {
                var random = new Random(game);
                Chance.game(rules, board, 100 + game, COMMANDS).forEach(turn -> check(turn.before(), random));
            }
        }
    }

    private void check(EuState board, Random random) {
        var offers = offers(board);
        var mutation = new Mutation(board, random);
        for (int built = 0; built < BUILT; built++) {
            var command = (EuCommand) mutation.of(offers.get(random.nextInt(offers.size())));
            var verdict = rules.decide(board, command, FIVES);
            if (verdict instanceof Verdict.Refused<?>) {
                refused++;
            } else if (!offers.contains(command) && !fits(board, command)) {
                var after = after(board, verdict);
                assertThat(Stream.concat(like(board, command), offers.stream())).as("%s is legal in %s, but it is not offered, fits no form, and nothing offered leads to the same board",
                        command, board.phase()).anyMatch(offer -> after(board, rules.decide(board, (EuCommand) offer, FIVES)).equals(after));
                legal.merge(command.getClass().getSimpleName(), 1, Integer::sum);
            } else {
                legal.merge(command.getClass().getSimpleName(), 1, Integer::sum);
            }
        }
    }

    /** All options and moves, and some answers by each form. */
    private List<Command> offers(EuState board) {
        var offers = new ArrayList<Command>();
        for (var decision : rules.decisions(board)) {
            decision.options().stream().map(Option::command).forEach(offers::add);
            decision.movers().forEach(mover -> rules.moves(board, mover).orElseThrow().stream().map(Option::command).forEach(offers::add));
            decision.described().ifPresent(form -> IntStream.range(0, 10)
                    .mapToObj(seed -> form.sample(new Random(seed)::nextInt, filled -> rules.objection(board, (EuCommand) filled).isEmpty()))
                    .forEach(offers::add));
        }
        return offers;
    }

    private boolean fits(EuState board, Command command) {
        return rules.decisions(board).stream().flatMap(decision -> decision.described().stream())
                .anyMatch(form -> Fillings.of(form, command).isPresent());
    }

    /** Answers by a form that may say the same as the command in other words. */
    private Stream<Command> like(EuState board, Command command) {
        return rules.decisions(board).stream().flatMap(decision -> decision.described().stream())
                .filter(form -> form.example().getClass() == command.getClass())
                .flatMap(form -> Fillings.like(form, command, LIKE).stream().map(form.command()));
    }

    /** The board once the verdict is carried out; the die, if one is missing. */
    private static Object after(EuState board, Verdict<?> verdict) {
        return verdict instanceof Verdict.Accepted<?> accepted && !accepted.boards().isEmpty() ? accepted.boards().getLast() : verdict;
    }
}
