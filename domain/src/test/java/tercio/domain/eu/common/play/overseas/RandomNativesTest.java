package tercio.domain.eu.common.play.overseas;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.dice.Roll;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.play.NativeStacks;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.War;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.eu.world.establishment.WorldAreas;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesAttacked;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesConverted;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesFought;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesReturned;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesTested;
import tercio.domain.given.Tier;
import tercio.domain.map.SpaceId;

/** Random games among natives: no native appears or vanishes without an event that says so, and each command is decided again alike. */
@Tag(Tier.BOTH)
class RandomNativesTest {

    private static final int GAMES = 12;
    private static final int MOST_COMMANDS = 200;
    private static final List<SpaceId> LAND = EuMap.PRINTED.provinces().stream()
            .filter(land -> WorldAreas.PRINTED.areaOf(land).isPresent()).map(land -> land.id()).toList();

    private final HashSet<Class<?>> seen = new HashSet<>();

    private static EuScenario scenario() {
        var war = NativesMetTest.amazon().allKnow(LAND.stream().map(SpaceId::value).filter(land -> land.startsWith("r_amazonia") || land.startsWith("r_guyana")).toArray(String[]::new))
                .establishment("france", Kind.COLONY, 3, "r_guyana_e").stack("f", "france", "r_guyana_e", 0, 1, 1).ledBy("f1", "f2", "f3")
                .stack("s2", "spain", "r_amazonia_nw", 0, 1, 0).ledBy("c1", "c2", "c3");
        for (var each : List.of("f1", "f2", "f3")) {
            war.leader(NativesMetTest.leader(each, "france", LeaderKind.CONQUISTADOR, 3, 3, 3));
        }
        for (var each : List.of("c1", "c2", "c3")) {
            war.leader(NativesMetTest.leader(each, "spain", LeaderKind.CONQUISTADOR, 3, 3, 3));
        }
        return war.scenario();
    }

    @Test
    void nobodyAppearsOrVanishesUntold() {
        Tier.play(1, GAMES, seen, Set.of(NativesTested.class, NativesAttacked.class, NativesConverted.class, NativesFought.class), seed -> {
            for (var turn : Chance.game(scenario(), seed, MOST_COMMANDS)) {
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
            seen.add(event.getClass());
            assertThat(living(next) - living(board)).as("game %d: %s", seed, event).isEqualTo(told(event));
            board = next;
        }
        boolean fighting = board.phase() instanceof Movement || board.phase() instanceof Phase.Battles;
        assertThat(board.stacks().values()).as("game %d", seed).allMatch(stack -> fighting || !NativeStacks.areNatives(stack));
    }

    /** The change of natives in their provinces that an event tells, in thirds of an LD. */
    private static int told(EuEvent event) {
        return switch (event) {
            case NativesConverted converted -> -converted.joining() - converted.vanished();
            case NativesFought fought -> -fought.lost();
            case NativesReturned returned -> returned.returned().values().stream().mapToInt(Integer::intValue).sum();
            default -> 0;
        };
    }

    private static int living(EuState board) {
        return LAND.stream().mapToInt(province -> board.world().natives().forceIn(province).thirds()).sum();
    }
}
