package tercio.domain.eia.combat.siege.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.RUSSIA;
import static tercio.domain.eia.given.LandBoard.men;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.domain.dice.Dice;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.SiegeDuty;
import tercio.domain.eia.given.CombatSheetCheck;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandCourse;
import tercio.domain.eia.given.LandWar;
import tercio.domain.eia.sequence.EiaChapters;
import tercio.domain.game.Decision;
import tercio.domain.game.Verdict;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.FightSheet;
import tercio.domain.sentence.given.Told;

/**
 * Sieges by random forces, dice and choices: they end, no factor appears or vanishes, replaying gives the same board,
 * and each line of a sheet is repeated by hand.
 */
class SiegePropertiesTest {

    private static final int GAMES = 60;
    private static final int MOST_COMMANDS = 60;

    private final Random chance = new Random(1805);
    private LandCourse course = new LandCourse();
    private int sheets;

    @ParameterizedTest
    @ValueSource(strings = {"474", "475", "467", "341"})
    void everySiegeEnds(String city) {
        for (int game = 0; game < GAMES; game++) {
            play(board(city, game % 2 == 0 ? FRANCE : AUSTRIA).state());
        }
        assertThat(sheets).as("sheets that were repeated").isGreaterThan(GAMES);
    }

    private Factors some(int most) {
        return men(1 + chance.nextInt(most), chance.nextInt(most), chance.nextInt(2));
    }

    private LandBoard board(String city, Power phasing) {
        var board = LandBoard.of(FRANCE, AUSTRIA, RUSSIA).war(FRANCE, AUSTRIA).war(FRANCE, RUSSIA).allied(AUSTRIA, RUSSIA).controlled(city, "austria")
                .besieged(city, FRANCE).corps("france-i", city, some(8)).leader("davout", Location.field(new SpaceId(city)))
                .garrison(city, "austria", some(3)).leader("mack", Location.city(new SpaceId(city))).depot(FRANCE, Location.field(new SpaceId("326")), Factors.NONE);
        if (chance.nextBoolean()) {
            board.corps("france-ii", city, some(5)).irregular("freikorps-1", FRANCE, FactorType.FREIKORPS, Location.field(new SpaceId(city)));
        }
        if (chance.nextBoolean()) {
            board.inside("austria-i", city, some(3)).irregular("freikorps-2", AUSTRIA, FactorType.FREIKORPS, Location.city(new SpaceId(city)));
        }
        if (chance.nextBoolean()) {
            board.inside("russia-i", city, some(2));
        }
        return board.siegesOf(phasing);
    }

    private void play(EiaState start) {
        var state = start;
        course = new LandCourse();
        var whole = factors(state);
        for (int step = 0; step < MOST_COMMANDS; step++) {
            var asked = LandWar.RULES.decisions(state).stream().filter(decision -> isSiege(decision)).findFirst();
            if (asked.isEmpty()) {
                assertThat(state.duties()).noneMatch(SiegeDuty.class::isInstance);
                return;
            }
            state = answered(state, asked.get());
            assertThat(factors(state)).as("after %s", asked.get().id()).isEqualTo(whole);
        }
        throw new AssertionError("no end of the siege: " + state.duties());
    }

    private static boolean isSiege(Decision decision) {
        return decision.options().stream().anyMatch(option -> option.command() instanceof CitySiegeCommand);
    }

    private EiaState answered(EiaState state, Decision asked) {
        boolean filled = asked.optionalForm().isPresent() && chance.nextBoolean();
        var command = filled ? asked.optionalForm().get().sample(chance::nextInt, each -> legal(state, (EiaCommand) each))
                : asked.options().get(chance.nextInt(asked.options().size())).command();
        var dice = chance.ints(20, 1, 7).boxed().toList();
        var verdict = LandWar.RULES.decide(state, (EiaCommand) command, Dice.inOrder(dice));
        assertThat(verdict).as("%s", command).isInstanceOf(Verdict.Accepted.class);
        var accepted = (Verdict.Accepted<EiaEvent>) verdict;
        var replayed = state;
        for (var ruled : accepted.events()) {
            assertThat(Told.of(LandWar.RULES, replayed, ruled.event(), ruled.explanation())).isNotBlank();
            var before = replayed;
            replayed = LandWar.RULES.evolve(before, ruled.event());
            course.add((EiaCommand) command, ruled, before, replayed, ruled == accepted.events().getFirst() ? accepted.rolls() : List.of());
            EiaChapters.sheet(course, ruled.event()).ifPresent(this::repeat);
        }
        assertThat(replayed).isEqualTo(accepted.boards().getLast());
        return replayed;
    }

    private void repeat(FightSheet sheet) {
        CombatSheetCheck.check(sheet);
        sheets++;
    }

    private static boolean legal(EiaState state, EiaCommand command) {
        return !(LandWar.RULES.decide(state, command, Dice.inOrder(Collections.nCopies(20, 3))) instanceof Verdict.Refused<EiaEvent>);
    }

    /** The factors of all powers on the map and those that they have lost, prisoners included. */
    private static Factors factors(EiaState state) {
        var sum = Factors.NONE;
        for (var corps : state.corps().values()) {
            sum = sum.plus(corps.factorsOrNone());
        }
        for (var city : state.cities().values()) {
            for (var garrison : city.garrisons().values()) {
                sum = sum.plus(garrison);
            }
        }
        for (var piece : state.irregulars().values()) {
            sum = sum.plus(piece.type(), 1);
        }
        for (var power : state.powers().values()) {
            sum = sum.plus(power.lost());
        }
        return sum;
    }
}
