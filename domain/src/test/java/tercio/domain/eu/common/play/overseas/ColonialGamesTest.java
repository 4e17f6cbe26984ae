package tercio.domain.eu.common.play.overseas;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.dice.Roll;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.losses.play.LossEvent.LossesTaken;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.FleetLost;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.ShipsLost;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.ShipsLostInBattle;
import tercio.domain.eu.world.establishment.WorldAreas;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.ExpeditionWasted;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesConverted;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesFought;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesReturned;
import tercio.domain.given.Tier;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;

/**
 * Random games of the printed scenario of the New World: ships, men and natives come and go only by events that say so, establishments
 * stay with their forts, and each command is decided again alike. {@link #main} plays as many as it is told.
 */
@Tag(Tier.BOTH)
class ColonialGamesTest {

    private static final int GAMES = 2;
    private static final int COMMANDS = 80;
    private static final List<SpaceId> LAND = EuMap.PRINTED.provinces().stream()
            .filter(land -> WorldAreas.PRINTED.areaOf(land).isPresent()).map(land -> land.id()).toList();

    /** The number of times that each kind of event happened in all games. */
    private final Map<String, Integer> events = new TreeMap<>();

    @Test
    void nothingAppearsOrVanishesUntold() {
        Tier.play(1, GAMES, events.keySet(), Set.of("FleetSailed", "NavalAttritionRolled", "NativesMet"), game -> play(War.RULES, (int) game, Tier.times(40, COMMANDS)));
        assertThat(events.keySet()).contains("CampaignDeclared");
    }

    /** Plays a long run: the number of games, the most commands of each, and the first seed; the editions take turns. */
    public static void main(String[] arguments) {
        var run = new ColonialGamesTest();
        var editions = List.of(War.RULES, War.FAST, War.RAPID);
        int first = Integer.parseInt(arguments[2]);
        int commands = 0;
        int failed = 0;
        for (int game = first; game < first + Integer.parseInt(arguments[0]); game++) {
            try {
                commands += run.play(editions.get(game % editions.size()), game, Integer.parseInt(arguments[1]));
            } catch (RuntimeException | AssertionError fault) {
                failed++;
                System.out.println("game " + game + ": " + fault);
                fault.printStackTrace(System.out);
            }
        }
        System.out.println(arguments[0] + " games, " + commands + " commands, " + failed + " failed: " + run.events);
    }

    private int play(EuMilitary rules, int game, int most) {
        var turns = Chance.game(rules, rules.start(War.RULES.scenario("colonial").orElseThrow(), Readings.STANDARD), game, most);
        turns.forEach(turn -> check(rules, turn, game));
        return turns.size();
    }

    private void check(EuMilitary rules, Chance.Turn turn, int game) {
        var again = rules.decide(turn.before(), turn.command(), Dice.inOrder(turn.outcome().rolls().stream().map(Roll::value).toList()));
        assertThat(again).as("game %d: %s", game, turn.command()).isEqualTo(turn.outcome());
        var board = turn.before();
        for (var event : turn.events()) {
            var next = rules.evolve(board, event);
            assertThat(ships(next) - ships(board)).as("game %d: ships, %s", game, event).isEqualTo(-sunk(event));
            if (next.world().natives() != board.world().natives() || told(event) != 0) {
                assertThat(living(next) - living(board)).as("game %d: natives, %s", game, event).isEqualTo(told(event));
            }
            men(board, next, event, game);
            events.merge(event.getClass().getSimpleName(), 1, Integer::sum);
            board = next;
        }
        var state = board;
        assertThat(state.world().establishments().all()).as("game %d", game)
                .allMatch(here -> state.fortress(here.province()) != null && state.fortress(here.province()).controller().equals(here.controller()));
    }

    /** Losses and expeditions take the men that they say. */
    private static void men(EuState board, EuState next, EuEvent event, int game) {
        switch (event) {
            case LossesTaken taken -> assertThat(men(board) - men(next)).as("game %d: men, %s", game, event)
                    .isEqualTo(board.stacks().get(taken.stack()).units().thirds() - taken.left().thirds()).isPositive();
            case ExpeditionWasted wasted -> assertThat(men(board) - men(next)).as("game %d: men, %s", game, event).isEqualTo(wasted.lostThirds()).isPositive();
            default -> { }
        }
    }

    private static int men(EuState board) {
        return Stream.concat(board.stacks().values().stream(), board.navies().stacks().values().stream().map(NavalStack::aboard).flatMap(List::stream))
                .mapToInt(stack -> stack.units().thirds()).sum();
    }

    /** Thirds of a ship afloat and damaged. */
    private static int ships(EuState board) {
        return board.navies().stacks().values().stream().mapToInt(stack -> stack.ships().thirds()).sum()
                + board.navies().damaged().stream().mapToInt(tally -> tally.ships().thirds()).sum();
    }

    private static int sunk(EuEvent event) {
        return switch (event) {
            case ShipsLostInBattle lost -> lost.stacks().stream().mapToInt(hit -> hit.destroyed().thirds()).sum();
            case ShipsLost lost -> lost.lost().thirds();
            case FleetLost lost -> lost.lost().thirds();
            default -> 0;
        };
    }

    /** Natives in their provinces, in thirds of an LD. */
    private static int living(EuState board) {
        return LAND.stream().mapToInt(province -> board.world().natives().forceIn(province).thirds()).sum();
    }

    private static int told(EuEvent event) {
        return switch (event) {
            case NativesConverted converted -> -converted.joining() - converted.vanished();
            case NativesFought fought -> -fought.lost();
            case NativesReturned returned -> returned.returned().values().stream().mapToInt(Integer::intValue).sum();
            default -> 0;
        };
    }
}
