package tercio.domain.eu.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import tercio.domain.dice.Dice;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.given.Chance.Turn;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.InterceptAtSea;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailOn;
import tercio.domain.game.Command;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;

/**
 * A player who knows no rule and likes the sea: of what is offered he chooses voyages with an action and interceptions more often than by chance, most of
 * all voyages that shut a naval stack in or run a blockade, and he ends movements before every stack has been moved about. Dice are random too.
 */
final class BoldPlayer {

    private final EuMilitary rules;
    private final long seed;
    private final Random random;

    BoldPlayer(EuMilitary rules, long seed) {
        this.rules = rules;
        this.seed = seed;
        this.random = new Random(seed);
    }

    /** A game from a board to its end, or its first {@code most} commands. */
    List<Turn> game(EuState from, int most) {
        Dice dice = name -> OptionalInt.of(1 + random.nextInt(name.die().sides()));
        var state = from;
        var turns = new ArrayList<Turn>();
        while (!rules.isOver(state) && turns.size() < most) {
            var command = (EuCommand) answer(state);
            var verdict = rules.decide(state, command, dice);
            assertThat(verdict).as("game %d, command %d: %s", seed, turns.size(), command).isInstanceOf(Verdict.Accepted.class);
            var turn = new Turn(state, command, (Verdict.Accepted<EuEvent>) verdict);
            turns.add(turn);
            for (var event : turn.events()) {
                state = rules.evolve(state, event);
            }
        }
        return turns;
    }

    private Command answer(EuState state) {
        var decisions = rules.decisions(state);
        assertThat(decisions).as("game %d: what is awaited in %s", seed, state.phase()).isNotEmpty();
        var decision = decisions.get(random.nextInt(decisions.size()));
        var ends = decision.options().stream().map(Option::command).filter(EndMovement.class::isInstance).findFirst();
        if (ends.isPresent() && random.nextInt(5) == 0) {
            return ends.get();
        }
        return (random.nextInt(3) == 0 ? Optional.<Command>empty() : bold(state, decision)).orElseGet(() -> rules.sample(state, decision, random::nextInt));
    }

    /** A voyage with an action, or an interception; empty if none is offered. */
    private Optional<Command> bold(EuState state, Decision decision) {
        var seas = new BlockadedPorts(state);
        var fleets = decision.movers().stream().filter(mover -> state.fleet(new StackId(mover)).isPresent()).toList();
        var shutIn = fleets.stream().filter(seas::shutIn).toList();
        var choice = shutIn.isEmpty() ? fleets : shutIn;
        var offers = (choice.isEmpty() ? decision.options() : rules.moves(state, any(choice)).orElseThrow()).stream().<Command>map(Option::command).toList();
        var aboutPorts = random.nextBoolean() ? offers.stream().filter(seas::concerned).toList() : List.<Command>of();
        var bold = aboutPorts.isEmpty() ? offers.stream().filter(BoldPlayer::daring).toList() : aboutPorts;
        return bold.isEmpty() ? Optional.empty() : Optional.of(any(bold));
    }

    private <T> T any(List<T> choice) {
        return choice.get(random.nextInt(choice.size()));
    }

    private static boolean daring(Command command) {
        return switch (command) {
            case InterceptAtSea intercepts -> true;
            case SailFleet sail -> sail.action().map(NavalAction::kind).filter(kind -> kind != NavalAction.Kind.SUPPLY).isPresent();
            case SailOn on -> on.action().isPresent();
            default -> false;
        };
    }
}
