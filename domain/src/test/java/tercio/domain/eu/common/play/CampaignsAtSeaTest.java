package tercio.domain.eu.common.play;

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
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.War;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.FleetLost;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.ShipsLost;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.ShipsLostInBattle;
import tercio.domain.game.Timeline;
import tercio.domain.given.Tier;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.Step;

/**
 * Campaigns at sea played at random: no ship comes or goes without an event that says so, the log gives the board, and each command gives the
 * same again with the dice on record. {@link #main} plays as many as it is told.
 */
@Tag(Tier.BOTH)
class CampaignsAtSeaTest {

    private static final int GAMES = 4;
    private static final int COMMANDS = Tier.times(60, 160);

    /** The number of times that each kind of event happened in all games. */
    private final Map<String, Integer> events = new TreeMap<>();

    private static List<EuScenario> wars() {
        var sides = List.of(List.of("turkey", "algerie"), List.of("venice", "genes", "chevaliers"), List.of("spain", "naples"));
        return Stream.concat(Stream.of("lepanto", "armada", "france-spain-sea").map(name -> War.RULES.scenario(name).orElseThrow()),
                Stream.of(War.RULES.scenario("europe-1492", sides).orElseThrow())).toList();
    }

    @Test
    void everyShipIsAccountedForAndEveryGameIsVerified() {
        Tier.play(2, GAMES, events.keySet(), Set.of("FleetSailed", "NavalAttritionRolled", "SeaInterceptionAttempted", "SeaBattleFought", "ShipsLostInBattle"),
                game -> play((int) game, COMMANDS));
        assertThat(events.keySet()).contains("FleetSailed");
    }

    /** Plays a long run: the number of games, the most commands of each, and the first seed. */
    public static void main(String[] arguments) {
        var run = new CampaignsAtSeaTest();
        int first = Integer.parseInt(arguments[2]);
        int commands = 0;
        int failed = 0;
        for (int game = first; game < first + Integer.parseInt(arguments[0]); game++) {
            try {
                commands += run.play(game, Integer.parseInt(arguments[1]));
            } catch (RuntimeException | AssertionError fault) {
                failed++;
                System.out.println("game " + game + ": " + fault);
                fault.printStackTrace(System.out);
            }
        }
        System.out.println(arguments[0] + " campaigns, " + commands + " commands, " + failed + " failed: " + run.events);
    }

    private int play(int game, int most) {
        var wars = wars();
        var turns = Chance.game(wars.get(game % wars.size()), game, most);
        check(game, turns);
        return turns.size();
    }

    private void check(int game, List<Chance.Turn> turns) {
        var timeline = Timeline.<EuState, EuEvent>from(turns.getFirst().before(), War.RULES::evolve);
        for (var turn : turns) {
            assertThat(timeline.state()).as("game %d", game).isEqualTo(turn.before());
            var recorded = turn.outcome().rolls().stream().map(Roll::value).toList();
            assertThat(War.RULES.decide(turn.before(), turn.command(), Dice.inOrder(recorded))).as("game %d: %s", game, turn.command())
                    .isEqualTo(turn.outcome());
            turn.outcome().events().forEach(ruled -> ruled.explanation().forEach(CampaignsAtSeaTest::addsUp));
            for (var event : turn.events()) {
                var before = timeline.state();
                timeline = timeline.afterEvent(event);
                assertThat(thirds(timeline.state())).as("game %d: %s", game, event).isEqualTo(thirds(before) - lost(event));
                events.merge(event.getClass().getSimpleName(), 1, Integer::sum);
            }
        }
        undone(timeline);
    }

    private static void undone(Timeline<EuState, EuEvent> whole) {
        int middle = whole.position() / 2;
        var undone = whole.afterUndo(middle);
        assertThat(undone.state()).isEqualTo(whole.stateAt(middle));
        assertThat(undone.afterRedo().state()).isEqualTo(whole.state());
    }

    /** Thirds of a ship afloat and damaged. */
    private static int thirds(EuState board) {
        return board.navies().stacks().values().stream().mapToInt(stack -> stack.ships().thirds()).sum()
                + board.navies().damaged().stream().mapToInt(tally -> tally.ships().thirds()).sum();
    }

    private static int lost(EuEvent event) {
        return switch (event) {
            case ShipsLostInBattle lost -> lost.stacks().stream().mapToInt(hit -> hit.destroyed().thirds()).sum();
            case ShipsLost lost -> lost.lost().thirds();
            case FleetLost lost -> lost.lost().thirds();
            default -> 0;
        };
    }

    /** One die and its modifiers give the modified die; the die of continuation is cut to 1..10 (EU-RND-CONT). */
    private static void addsUp(Step step) {
        if (step.dice().size() == 1 && step.modified() != null) {
            int sum = step.dice().getFirst() + step.modifiers().stream().mapToInt(Modifier::value).sum();
            assertThat(step.modified()).as("%s", step).isEqualTo(step.rule().id().equals("EU-RND-CONT") ? Math.clamp(sum, 1, 10) : sum);
        }
    }
}
