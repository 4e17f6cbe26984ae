package tercio.domain.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.dice.Dice;
import tercio.domain.dice.Roll;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.turn.round.play.RoundCommand.RollContinuation;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.DiscoveriesBroughtHome;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.game.Viewer;
import tercio.domain.given.Tier;
import tercio.domain.ruling.Readings;

/** The number of events tells nobody a secret: as many are recorded whatever stacks carry, and the same questions are asked (EU-DISCOVERY). */
@Tag(Tier.BOTH)
class HiddenThingsTest {

    private static final Ships TWO = new Ships(0, 0, 2, 0, 0, 0, 0);

    /** Two boards that differ in a fact that nobody but France knows. @param twin the board on which France carries more */
    record Pair(String what, EuMilitary rules, Situation one, Situation twin) {
        @Override
        public String toString() {
            return what + ", " + rules.id();
        }
    }

    static Stream<Pair> pairs() {
        return Stream.of(War.RULES, War.FAST, War.RAPID).flatMap(rules -> Stream.of(
                new Pair("ships in Europe", rules, acores(), acores().carries("ships", "s_arguin")),
                new Pair("ships in an unknown sea", rules, arguin(), arguin().carries("ships", "s_arguin", "s_gambie")),
                new Pair("two stacks that meet", rules, acores(), acores().carries("ships", "s_arguin").carries("others", "s_gambie")),
                new Pair("troops on land", rules, haiti(), haiti().carries("others", "r_haiti_e"))));
    }

    private static LeaderAtStart leader(String id, String rank, LeaderKind kind) {
        return new LeaderAtStart(new LeaderId(id), id, new CountryId("france"), rank, 3, 3, 3, 0, false, Optional.of(kind), Optional.empty(), Optional.empty());
    }

    /** Three stacks of French ships off the Azores and the Canaries, two of them under admirals of different ranks, and Spanish ones. */
    private static Situation acores() {
        return Situation.franceAgainstSpain().knows("france", "s_acores", "s_canarias").knows("spain", "s_acores").explorer("jacques", "france", 3).leader(leader("tourville", "A", LeaderKind.ADMIRAL))
                .leader(leader("brueys", "C", LeaderKind.ADMIRAL)).fleet("ships", "france", "s_canarias", TWO, "jacques", "brueys").fleet("others", "france", "s_acores", TWO, "tourville")
                .fleet("spa", "spain", "s_acores", TWO);
    }

    private static Situation arguin() {
        return Situation.franceAgainstSpain().knows("france", "s_acores", "s_canarias", "s_arguin").knows("spain", "s_acores").leader(leader("guise", "A", LeaderKind.ADMIRAL))
                .fleet("ships", "france", "s_arguin", TWO, "guise").fleet("others", "france", "s_canarias", TWO).fleet("spa", "spain", "s_acores", TWO);
    }

    /** French troops in the west of Haiti, of which France knows the west alone; a second stack may have seen the east. */
    private static Situation haiti() {
        return Situation.franceAgainstSpain().initiative("france", 20).knows("france", "s_acores", "r_haiti_w").leader(leader("champlain", "A", LeaderKind.CONQUISTADOR))
                .stack("troops", "france", "r_haiti_w", 0, 0, 2).stack("others", "france", "r_haiti_w", 0, 0, 1).ledBy("champlain").stack("tercio", "spain", "catalunya", 1, 0, 0);
    }

    /** The same commands with the same dice, as far as what is known allows them in both games. */
    @ParameterizedTest
    @MethodSource("pairs")
    void thereAreAsManyEventsWhateverIsCarried(Pair pair) {
        var without = pair.rules().start(pair.one().scenario(), Readings.STANDARD);
        Tier.seeds(1, 4).forEach(seed -> {
            var twin = pair.rules().start(pair.twin().scenario(), Readings.STANDARD);
            for (var turn : Chance.game(pair.rules(), without, seed, Tier.times(20, 90))) {
                var recorded = turn.outcome().rolls().stream().map(Roll::value).toList();
                if (!(pair.rules().decide(twin, turn.command(), Dice.inOrder(recorded)) instanceof Verdict.Accepted<EuEvent> outcome)) {
                    break;
                }
                var events = outcome.events().stream().map(Verdict.ExplainedEvent::event).toList();
                if (events.stream().anyMatch(DiscoveriesBroughtHome.class::isInstance)) {
                    break; // now everybody knows that there was something, and what
                }
                assertThat(events).as("game %d, %s", seed, turn.command()).extracting(Object::getClass).isEqualTo(turn.events().stream().map(Object::getClass).toList());
                for (var event : events) {
                    twin = pair.rules().evolve(twin, event);
                }
                var before = after(pair.rules(), turn);
                assertThat(asked(pair.rules(), twin)).as("game %d, who is asked what", seed).isEqualTo(asked(pair.rules(), before));
            }
        });
    }

    private static EuState after(EuMilitary rules, Chance.Turn turn) {
        var state = turn.before();
        for (var event : turn.events()) {
            state = rules.evolve(state, event);
        }
        return state;
    }

    /** The questions that Spain sees. */
    private static List<String> asked(EuMilitary rules, EuState state) {
        return rules.decisions(rules.asSeenBy(state, Viewer.of(List.of("spain")))).stream().map(Decision::id).toList();
    }

    /** At a Wintering France is asked, although all its leaders stay with what they carry (EU-HIER-3). */
    @Test
    void whoMayRedeployNobodyIsAskedAsOthersAre() {
        var nothing = winter(acores());
        var all = winter(acores().carries("ships", "s_arguin").carries("others", "s_gambie"));
        assertThat(nothing).contains("redeploy-france", "leaders-stay-france");
        assertThat(all).contains("leaders-stay-france").doesNotContain("redeploy-france");
    }

    /** Nobody does anything in the first round, and the year changes. */
    private static List<String> winter(Situation situation) {
        var war = situation.war();
        IntStream.range(0, 2).forEach(turnOf -> {
            war.waits(war.board().members(war.board().allianceAt(turnOf)).stream().map(CountryId::value).toArray(String[]::new)).exploresNothing();
            while (war.decisions().getFirst().options().stream().findFirst().map(Option::command).orElse(null) instanceof RollNavalAttrition roll) {
                war.plays(roll, 1);
            }
        });
        return war.plays(new RollContinuation(), 6).decisions().stream().map(Decision::id).toList();
    }
}
