package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.dice.Dice;
import tercio.domain.dice.Roll;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Timar;
import tercio.domain.eu.common.forces.TurkishReform;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.losses.play.LossEvent.LossesTaken;
import tercio.domain.eu.land.losses.play.LossEvent.StackDestroyed;
import tercio.domain.eu.land.siege.play.SiegeEvent.GarrisonFreed;
import tercio.domain.eu.turn.levy.play.LevyEvent.TroopsLevied;
import tercio.domain.given.Tier;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.given.Told;

/** Wars of Turkey at random: they come to an end, no LD appears or vanishes unseen, and each kind of troops keeps its counters. */
@Tag(Tier.BOTH)
class RandomTurkishWarsTest {

    /** Games of each edition in the thorough tier, one of three with reforms: stacks suffer losses and perish in them, which is asserted. */
    private static final int GAMES = 3;
    private static final int MOST_COMMANDS = 4_000;
    /** The one game of the short tier is played only at its beginning. */
    private static final int BEGINNING = 150;

    static Stream<EuMilitary> editions() {
        return Stream.of(War.RULES, War.FAST, War.RAPID);
    }

    /** Janissaries, Timar and Pashas on both sides of the border, one of them besieged, one Pasha alone. */
    private static EuScenario war(TurkishReform... reforms) {
        return Situation.franceAgainstSpain().alliances(List.of("turkey"), List.of("hongrie", "austria"), List.of("france"), List.of("spain"))
                .war(List.of(List.of("turkey"), List.of("hongrie")))
                .war(List.of(List.of("france"), List.of("spain")))
                .technology("turkey", LandTechnology.MUSKETS, false).reforms(reforms).initiative("turkey", 30)
                .controller("banat", "turkey").controller("serbia", "turkey").level("banat", 3)
                .stack("sultan", "turkey", "serbia", 0, 1, 1).with(new Timar(1, 0, 0, 1, 0, 0)).veteran().under(3, 2, 3, 1)
                .stack("besieged", "turkey", "banat", 0, 0, 1).with(new Timar(0, 0, 0, 0, 1, 0)).inside()
                .stack("border", "turkey", "rumeli", 1, 0, 1).with(new Timar(0, 1, 1, 0, 0, 1)).printed("turquie_timar_ismail").ledBy("turquie_timar_ismail").underVizier()
                .stack("pasha", "turkey", "bosna", 0, 0, 0).with(Timar.pashas(3)).controller("bosna", "turkey")
                .stack("hungarians", "hongrie", "banat", 1, 0, 0).stack("king", "hongrie", "magyarorszag", 1, 0, 2).under(4, 3, 3, 1)
                .stack("austrians", "austria", "osterreich", 1, 1, 0).stack("french", "france", "picardie", 1, 0, 0).scenario();
    }

    @ParameterizedTest
    @MethodSource("editions")
    void theyAreConsistent(EuMilitary rules) {
        var happened = new HashSet<Class<?>>();
        Tier.play(1, GAMES, happened, Set.of(LossesTaken.class, StackDestroyed.class), game -> {
            var scenario = game % 3 == 0 ? war(TurkishReform.M1A, TurkishReform.M1B) : war();
            var turns = Chance.game(rules, War.under(rules, scenario, Readings.STANDARD).board(), 1_000 + game, Tier.times(BEGINNING, MOST_COMMANDS));

            assertThat(turns).hasSizeLessThan(MOST_COMMANDS);
            turns.forEach(turn -> check(rules, turn));
            turns.forEach(turn -> turn.events().forEach(event -> happened.add(event.getClass())));
        });
    }

    private static void check(EuMilitary rules, Chance.Turn turn) {
        var recorded = turn.outcome().rolls().stream().map(Roll::value).toList();
        assertThat(rules.decide(turn.before(), turn.command(), Dice.inOrder(recorded))).isEqualTo(turn.outcome());
        var board = turn.before();
        for (var ruled : turn.outcome().events()) {
            assertThat(Told.of(rules, board, ruled.event(), ruled.explanation())).doesNotContain("null").endsWith(".");
            var after = rules.evolve(board, ruled.event());
            assertThat(ld(after)).as("%s", ruled.event()).isEqualTo(ld(board) + change(board, ruled.event()));
            after.stacks().values().forEach(stack -> kinds(stack, ruled.event()));
            board = after;
        }
    }

    private static void kinds(Stack stack, EuEvent event) {
        var regular = stack.units().regular();
        var timar = stack.units().timarCounters();
        assertThat(regular.armyPlus() >= 0 && regular.armyMinus() >= 0 && regular.ld() >= 0).as("%s after %s", stack, event).isTrue();
        assertThat(timar.isWithin(Timar.LARGEST_PASHA * 10)).as("%s after %s", stack, event).isTrue();
        assertThat(timar.isNone() || stack.country().equals(new CountryId("turkey"))).isTrue();
        assertThat(stack.veteranLd()).as("%s after %s", stack, event).isBetween(0, regular.allLd());
        assertThat(stack.units().pashas()).isLessThanOrEqualTo(2);
        assertThat(regular.allLd() + timar.allLd()).isEqualTo(stack.ld());
    }

    private static int change(EuState before, EuEvent event) {
        return switch (event) {
            case StackDestroyed destroyed -> -before.stacks().get(destroyed.stack()).ld();
            case LossesTaken taken -> taken.left().allLd() - before.stacks().get(taken.stack()).ld();
            case GarrisonFreed freed -> before.stack(freed.stack()).isPresent() ? 0 : freed.ld();
            case TroopsLevied levied -> levied.units().units().allLd();
            default -> 0;
        };
    }

    private static int ld(EuState state) {
        return state.stacks().values().stream().mapToInt(Stack::ld).sum();
    }
}
