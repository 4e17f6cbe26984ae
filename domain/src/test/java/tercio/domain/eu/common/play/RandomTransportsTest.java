package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.dice.Roll;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.TroopsSunk;
import tercio.domain.eu.sea.transport.play.TransportEvent.LandingBeatenBack;
import tercio.domain.eu.sea.transport.play.TransportEvent.TroopsLanded;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.TroopsEmbarked;
import tercio.domain.given.Tier;

/** In random games with transports no troops appear or vanish aboard ships, nobody stays at sea without ships, and each command is decided again alike. */
@Tag(Tier.BOTH)
class RandomTransportsTest {

    private static final int GAMES = 5;
    private static final int MOST_COMMANDS = 400;
    private static final int BEGINNING = 150;

    private final HashSet<Class<?>> seen = new HashSet<>();

    private static EuScenario scenario() {
        return Situation.franceAgainstSpain().startingIn(null)
                .fleet("brest", "france", "finistere", new Ships(0, 1, 4, 0, 2, 0, 0)).fleet("toulon", "france", "provence", new Ships(0, 0, 0, 4, 1, 0, 0))
                .fleet("galicia", "spain", "vizcaya", new Ships(1, 0, 6, 0, 1, 0, 0)).fleet("levant", "spain", "s_lion", new Ships(0, 0, 0, 3, 0, 0, 0))
                .stack("fra", "france", "finistere", 0, 1, 1).stack("fra2", "france", "provence", 0, 0, 2).stack("fra3", "france", "guyenne", 0, 1, 0)
                .stack("spa", "spain", "vizcaya", 0, 1, 0).stack("spa2", "spain", "catalunya", 0, 0, 2).stack("spa3", "spain", "vlaanderen", 0, 1, 0)
                .scenario();
    }

    @Test
    void noTroopsAppearOrVanishAboard() {
        Tier.play(1, GAMES, seen, Set.of(TroopsEmbarked.class, TroopsLanded.class), seed -> {
            for (var turn : Chance.game(scenario(), seed, Tier.times(BEGINNING, MOST_COMMANDS))) {
                check(turn, seed);
            }
        });
    }

    private void check(Chance.Turn turn, long seed) {
        var again = War.RULES.decide(turn.before(), turn.command(), Dice.inOrder(turn.outcome().rolls().stream().map(Roll::value).toList()));
        assertThat(again).as("game %d: %s", seed, turn.command()).isEqualTo(turn.outcome());
        var board = turn.before();
        for (var event : turn.events()) {
            var next = War.RULES.evolve(board, event);
            switch (event) {
                case TroopsEmbarked embarked -> kept(board, next, event, seed);
                case TroopsLanded landed -> kept(board, next, event, seed);
                case LandingBeatenBack back -> kept(board, next, event, seed);
                case TroopsSunk sunk -> assertThat(thirds(board) - thirds(next)).as("game %d: %s", seed, event).isEqualTo(sunk.lost()).isPositive();
                default -> { }
            }
            board = next;
        }
        atRest(board, seed);
    }

    private void kept(EuState before, EuState after, EuEvent event, long seed) {
        seen.add(event.getClass());
        assertThat(thirds(after)).as("game %d: %s", seed, event).isEqualTo(thirds(before));
        assertThat(after.stacks().size() + aboard(after).size()).isEqualTo(before.stacks().size() + aboard(before).size());
    }

    /** Nobody swims; troops in a port go ashore; no ships carry more than they can. */
    private static void atRest(EuState board, long seed) {
        assertThat(board.stacks().values()).as("game %d", seed).allMatch(stack -> board.fortress(stack.province()) != null);
        assertThat(aboard(board)).as("game %d", seed).noneMatch(stack -> board.stacks().containsKey(stack.id()));
        boolean under = board.phase() instanceof Movement movement && (movement.voyage().isPresent() || movement.seaBattle().isPresent());
        if (!under && board.duties().isEmpty()) {
            assertThat(board.navies().stacks().values()).as("game %d", seed).noneMatch(ships -> !ships.aboard().isEmpty() && board.fortress(ships.at()) != null);
        }
    }

    private static List<Stack> aboard(EuState board) {
        return board.navies().stacks().values().stream().map(NavalStack::aboard).flatMap(List::stream).toList();
    }

    private static int thirds(EuState board) {
        return Stream.concat(board.stacks().values().stream(), aboard(board).stream()).mapToInt(stack -> stack.units().thirds()).sum();
    }
}
