package tercio.domain.eu.given;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tercio.domain.dice.Dice;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.CaptureShips;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailOn;
import tercio.domain.game.Command;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;

/** Compares what is legal with what is offered: commands like the offered ones, with parts replaced, are legal exactly if they are listed or fit a form. */
public final class OfferedOrLegal {

    /** Fillings that are compared with a command that leaves something out. */
    private static final int LIKE = 200;
    private static final Dice FIVES = name -> OptionalInt.of(5);

    private final EuMilitary rules;
    private final int built;
    private final Map<String, Integer> legal;
    private int refused;

    /**
     * @param built mutated commands for each position
     * @param legal counts the legal ones by their kind
     */
    public OfferedOrLegal(EuMilitary rules, int built, Map<String, Integer> legal) {
        this.rules = rules;
        this.built = built;
        this.legal = legal;
    }

    /** The commands that were refused. */
    public int refused() {
        return refused;
    }

    public void check(EuState board, Random random) {
        var offers = offers(board);
        assertThat(offers).as("offered to be sent in %s", board.phase()).allMatch(Sendable::whole);
        var mutation = new Mutation(board, random);
        for (int each = 0; each < built; each++) {
            var command = (EuCommand) mutation.of(offers.get(random.nextInt(offers.size())));
            var verdict = rules.decide(board, command, FIVES);
            if (verdict instanceof Verdict.Refused<?>) {
                refused++;
            } else if (!returns(board, command, offers) && !pauses(command)) {
                var same = sameAs(command);
                if (offers.stream().noneMatch(offer -> sameAs(offer).equals(same)) && !fits(board, command)) {
                    var after = after(board, verdict);
                    assertThat(Stream.concat(like(board, command), offers.stream()))
                            .as("%s is legal in %s, but it is not offered, fits no form, and nothing offered leads to the same board", command, board.phase())
                            .anyMatch(offer -> after(board, rules.decide(board, (EuCommand) offer, FIVES)).equals(after));
                }
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
            decision.optionalForm().ifPresent(form -> IntStream.range(0, 10)
                    .mapToObj(seed -> form.sample(new Random(seed)::nextInt, filled -> rules.refusal(board, (EuCommand) filled).isEmpty()))
                    .forEach(offers::add));
        }
        return offers;
    }

    /** The effect of a command: of several ways to a place ships are offered the best, and ships are captured in any order. */
    private static Object sameAs(Command command) {
        return switch (command) {
            case SailFleet sail when !sail.path().isEmpty() -> List.of(sail.stack(), sail.path().getLast(), sail.action());
            case SailOn on when !on.path().isEmpty() -> List.of(on.stack(), on.path().getLast(), on.action());
            case CaptureShips captures -> List.of(captures.stack(), captures.ships().stream().sorted().toList(), captures.joins());
            default -> command;
        };
    }

    /**
     * A voyage that comes back to the sea zone where it began, and does there nothing or what is offered without a voyage: the best way there is
     * to stay, and any other is named by its path (see Destinations).
     */
    private static boolean returns(EuState board, Command command, List<Command> offers) {
        return command instanceof SailFleet sail && !sail.path().isEmpty()
                && board.fleet(sail.stack()).filter(stack -> stack.at().equals(sail.path().getLast())).isPresent()
                && (sail.action().isEmpty() || offers.contains(new SailFleet(sail.stack(), List.of(), sail.action())));
    }

    /** A pause of a voyage that only drops ships is legal anywhere and not listed at each place; where ships can be picked up it is. */
    private static boolean pauses(Command command) {
        return switch (command) {
            case SailFleet sail -> sail.action().filter(NavalAction.regrouping()::equals).isPresent();
            case SailOn on -> on.action().filter(NavalAction.regrouping()::equals).isPresent();
            default -> false;
        };
    }

    private boolean fits(EuState board, Command command) {
        return rules.decisions(board).stream().flatMap(decision -> decision.optionalForm().stream())
                .anyMatch(form -> Fillings.of(form, command).isPresent());
    }

    /** Answers by a form that may say the same as the command in other words. */
    private Stream<Command> like(EuState board, Command command) {
        return rules.decisions(board).stream().flatMap(decision -> decision.optionalForm().stream())
                .filter(form -> form.example().getClass() == command.getClass())
                .flatMap(form -> Fillings.like(form, command, LIKE).stream().map(form.command()));
    }

    /** The board once the verdict is carried out; the die, if one is missing. */
    private static Object after(EuState board, Verdict<?> verdict) {
        return verdict instanceof Verdict.Accepted<?> accepted && !accepted.boards().isEmpty() ? accepted.boards().getLast() : verdict;
    }
}
