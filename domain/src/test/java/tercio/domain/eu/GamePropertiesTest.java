package tercio.domain.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.Ledger;
import tercio.domain.eu.given.War;
import tercio.domain.game.Timeline;
import tercio.domain.given.Tier;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.Step;

/** Properties of every game. To play a game takes longest, so everything is looked at in each that is played. */
@Tag(Tier.BOTH)
@Execution(ExecutionMode.CONCURRENT)
class GamePropertiesTest {

    private static final int GAMES = 12;
    private static final int COMMANDS = 250;
    private static final Pattern WORD = Pattern.compile("[a-z]{3,}");

    static LongStream games() {
        return Tier.seeds(2, GAMES);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameKeepsWhatHoldsInAll(long seed) {
        int depth = (int) (seed * 379 % 1001);
        var turns = Chance.game(War.RULES.scenario(seed % 2 == 0 ? "france-spain" : "artois").orElseThrow(), seed, COMMANDS);
        var timeline = Timeline.<EuState, EuEvent>from(turns.getFirst().before(), War.RULES::evolve);
        for (var turn : turns) {
            var before = turn.before();
            for (var event : turn.events()) {
                timeline = timeline.afterEvent(event);
                var after = War.RULES.evolve(before, event);
                noManShipOrDucatComesOrGoesWithoutAnEventThatSaysSo(before, event, after);
                aLeaderIsWithOneStackOrWithNone(event, after);
                veteransAreNeverMoreThanTheirStack(event, after);
                before = after;
            }
            turn.outcome().events().forEach(ruled -> ruled.explanation().forEach(GamePropertiesTest::addsUp));
            turn.outcome().events().forEach(ruled -> ruled.explanation().forEach(GamePropertiesTest::wordsAreSentences));
        }
        theFoldOfAllEventsIsTheFoldOfEachPrefix(turns, timeline);
        undoThenRedoIsNothing(timeline, timeline.position() * depth / 1000);
    }

    private static void theFoldOfAllEventsIsTheFoldOfEachPrefix(List<Chance.Turn> turns, Timeline<EuState, EuEvent> timeline) {
        int position = 0;
        for (var turn : turns) {
            assertThat(timeline.stateAt(position)).isEqualTo(turn.before());
            position += turn.events().size();
        }
    }

    private static void undoThenRedoIsNothing(Timeline<EuState, EuEvent> timeline, int to) {
        var undone = timeline.afterUndo(to);

        assertThat(undone.state()).isEqualTo(timeline.stateAt(to));
        assertThat(undone.afterRedo().state()).isEqualTo(timeline.state());
        assertThat(undone.afterRedo().inEffectAt(undone.position() + 1)).isEqualTo(timeline.inEffectAt(timeline.position()));
    }

    private static void noManShipOrDucatComesOrGoesWithoutAnEventThatSaysSo(EuState before, EuEvent event, EuState after) {
        assertThat(Ledger.of(after)).as("%s", event).isEqualTo(Ledger.of(before).plus(Ledger.told(before, event)));
    }

    private static void aLeaderIsWithOneStackOrWithNone(EuEvent event, EuState after) {
        var led = new ArrayList<LeaderId>();
        after.stacks().values().forEach(stack -> led.addAll(stack.leaders()));
        after.navies().stacks().values().forEach(ships -> ships.aboard().forEach(troops -> led.addAll(troops.leaders())));
        var present = after.leaders().values().stream().filter(leader -> leader.fate() == Fate.PRESENT)
                .map(leader -> leader.leader().id()).toList();
        assertThat(led).as("%s", event).containsExactlyInAnyOrderElementsOf(present);
    }

    private static void veteransAreNeverMoreThanTheirStack(EuEvent event, EuState after) {
        assertThat(after.stacks().values()).as("%s", event)
                .allMatch(stack -> stack.veteranLd() >= 0 && stack.veteranLd() <= stack.ld() && stack.ld() > 0 || stack.units().isEmpty());
    }

    /** A text that is a result holds figures and the notation of a table, no words: those are read in every language. */
    private static void wordsAreSentences(Step step) {
        assertThat(Optional.ofNullable(step.result()).filter(text -> WORD.matcher(text).find())).as("%s", step).isEmpty();
    }

    /** An explanation adds up. The continuation die is cut to 1..10 before it is read. */
    private static void addsUp(Step step) {
        if (step.dice().size() == 1 && step.modified() != null) {
            int sum = step.dice().getFirst() + step.modifiers().stream().mapToInt(Modifier::value).sum();
            assertThat(step.modified()).as("%s", step)
                    .isEqualTo(step.rule().id().equals("EU-RND-CONT") ? Math.clamp(sum, 1, 10) : sum);
        }
    }
}
