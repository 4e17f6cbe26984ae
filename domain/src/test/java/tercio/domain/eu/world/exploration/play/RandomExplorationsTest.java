package tercio.domain.eu.world.exploration.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.dice.Roll;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.War;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.DetachmentsDestroyed;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.ExpeditionWasted;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.FleetExplored;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.StackExplored;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.ZoneExplored;
import tercio.domain.given.Tier;

/** In random games of exploring stacks ships and men are accounted for, only stacks that exist carry discoveries, and each command is decided again alike. */
@Tag(Tier.BOTH)
class RandomExplorationsTest {

    private static final int GAMES = 8;
    private static final int MOST_COMMANDS = 300;

    private final HashSet<Class<?>> seen = new HashSet<>();

    private static EuScenario scenario() {
        return franceAgainstSpain().startingIn(null).knows("france", "s_acores", "s_canarias", "s_arguin").knows("spain", "s_acores", "s_canarias", "s_caraibes")
                .explorer("jacques", "france", 4).explorer("colon", "spain", 5)
                .fleet("ships", "france", "s_arguin", new Ships(0, 0, 3, 0, 0, 0, 0), "jacques").fleet("others", "spain", "s_caraibes", new Ships(0, 0, 2, 0, 1, 0, 0), "colon")
                .establishment("france", Kind.TRADING_POST, 2, "r_senegal_n").establishment("spain", Kind.COLONY, 2, "r_haiti_e")
                .stack("fra", "france", "r_senegal_n", 0, 0, 2).stack("spa", "spain", "r_haiti_e", 0, 0, 2).scenario();
    }

    @Test
    void shipsAndMenAreAccountedFor() {
        Tier.play(2, GAMES, seen, Set.of(ZoneExplored.class, FleetExplored.class, StackExplored.class),
                seed -> Chance.game(scenario(), seed, MOST_COMMANDS).forEach(turn -> check(turn, seed)));
        assertThat(seen).isNotEmpty();
    }

    private void check(Chance.Turn turn, long seed) {
        var again = War.RULES.decide(turn.before(), turn.command(), Dice.inOrder(turn.outcome().rolls().stream().map(Roll::value).toList()));
        assertThat(again).as("game %d: %s", seed, turn.command()).isEqualTo(turn.outcome());
        var board = turn.before();
        for (var event : turn.events()) {
            var next = War.RULES.evolve(board, event);
            switch (event) {
                case ExpeditionWasted wasted -> assertThat(men(board) - men(next)).as("game %d: %s", seed, event).isEqualTo(wasted.lostThirds()).isPositive();
                case DetachmentsDestroyed destroyed -> assertThat(men(board) - men(next)).as("game %d: %s", seed, event).isEqualTo(destroyed.lde()).isPositive();
                case ExpeditionEvent other -> {
                    assertThat(men(next)).as("game %d: %s", seed, event).isEqualTo(men(board));
                    assertThat(ships(next)).as("game %d: %s", seed, event).isEqualTo(ships(board));
                }
                default -> { }
            }
            seen.add(event.getClass());
            board = next;
        }
        if (board.duties().isEmpty()) {
            var state = board;
            assertThat(state.world().discoveries().carried().keySet()).as("game %d", seed).allMatch(id -> ExploringStacks.place(state, id).isPresent());
        }
    }

    private static int men(EuState board) {
        return Stream.concat(board.stacks().values().stream(), board.navies().stacks().values().stream().map(NavalStack::aboard).flatMap(List::stream))
                .mapToInt(stack -> stack.units().thirds()).sum();
    }

    private static int ships(EuState board) {
        return board.navies().stacks().values().stream().mapToInt(stack -> stack.ships().thirds()).sum();
    }
}
