package tercio.domain.eu.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tercio.domain.dice.Dice;
import tercio.domain.dice.Roll;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.Ledger;
import tercio.domain.eu.given.War;
import tercio.domain.game.Timeline;
import tercio.domain.ruling.Readings;

/**
 * Random games of every printed scenario by every edition of the rules: ships, men, natives and ducats come and go only by events that say so, each
 * command is decided again alike, the events give the same board again, and undo with redo is nothing. {@link #main} plays as many as it is told.
 */
public final class ScenarioGames {

    private static final List<EuMilitary> EDITIONS = List.of(War.RULES, War.FAST, War.RAPID);

    /** The number of times that each kind of event happened in all games. */
    private final Map<String, Integer> events = new TreeMap<>();

    /** A scenario by the rules of an edition. */
    record Table(EuMilitary rules, String scenario) {
        @Override
        public String toString() {
            return scenario + " by " + rules.id();
        }
    }

    /** Every scenario of every edition. */
    static List<Table> tables() {
        return EDITIONS.stream().flatMap(rules -> rules.scenarios().keySet().stream().map(scenario -> new Table(rules, scenario))).toList();
    }

    /**
     * A long run: the number of games, the most commands of each, and the first seed. The scenarios of the editions take turns.
     */
    public static void main(String[] arguments) {
        var run = new ScenarioGames();
        int games = Integer.parseInt(arguments[0]);
        int first = Integer.parseInt(arguments[2]);
        int commands = 0;
        int failed = 0;
        long began = System.nanoTime();
        for (int game = first; game < first + games; game++) {
            var table = tables().get(game % tables().size());
            try {
                commands += run.play(table, game, Integer.parseInt(arguments[1]));
            } catch (RuntimeException | AssertionError fault) {
                failed++;
                fault.printStackTrace(System.out);
            }
            System.out.printf("game %d, %s: %d commands, %d failed, %d s%n", game, table, commands, failed, (System.nanoTime() - began) / 1_000_000_000);
        }
        System.out.println(games + " games, " + commands + " commands, " + failed + " failed: " + run.events);
    }

    Map<String, Integer> events() {
        return events;
    }

    /**
     * Plays a game.
     *
     * @return its commands
     */
    int play(Table table, int game, int most) {
        var rules = table.rules();
        var turns = new BoldPlayer(rules, game).game(rules.start(rules.scenario(table.scenario()).orElseThrow(), Readings.STANDARD), most);
        var all = new ArrayList<EuEvent>();
        for (var turn : turns) {
            check(rules, turn, table + ", game " + game);
            all.addAll(turn.events());
        }
        goesBackAndForth(rules, turns, all, table + ", game " + game);
        return turns.size();
    }

    private void check(EuMilitary rules, Chance.Turn turn, String game) {
        var again = rules.decide(turn.before(), turn.command(), Dice.inOrder(turn.outcome().rolls().stream().map(Roll::value).toList()));
        assertThat(again).as("%s: %s", game, turn.command()).isEqualTo(turn.outcome());
        var board = turn.before();
        for (var event : turn.events()) {
            var after = rules.evolve(board, event);
            assertThat(Ledger.of(after)).as("%s: %s", game, event).isEqualTo(Ledger.of(board).plus(Ledger.told(board, event)));
            events.merge(event.getClass().getSimpleName(), 1, Integer::sum);
            board = after;
        }
    }

    /** The events give the board again, and a game that is taken back by half and restored is as it was. */
    private static void goesBackAndForth(EuMilitary rules, List<Chance.Turn> turns, List<EuEvent> events, String game) {
        var timeline = Timeline.<EuState, EuEvent>from(turns.getFirst().before(), rules::evolve);
        var half = turns.get(turns.size() / 2);
        int position = 0;
        for (var turn : turns) {
            if (turn == half) {
                position = timeline.position();
            }
            assertThat(timeline.state()).as("%s: the board before %s", game, turn.command()).isEqualTo(turn.before());
            for (var event : turn.events()) {
                timeline = timeline.afterEvent(event);
            }
        }
        var undone = timeline.afterUndo(position);
        assertThat(undone.state()).as("%s: taken back", game).isEqualTo(half.before());
        assertThat(undone.afterRedo().state()).as("%s: restored", game).isEqualTo(timeline.state());
        assertThat(undone.afterRedo().inEffectAt(undone.position() + 1)).as("%s: restored", game).isEqualTo(timeline.inEffectAt(timeline.position()));
    }
}
