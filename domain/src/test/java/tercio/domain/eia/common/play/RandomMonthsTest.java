package tercio.domain.eia.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.dice.Dice;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CityHold;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.PowerStatus;
import tercio.domain.eia.supply.play.SupplyEvent;
import tercio.domain.game.Command;
import tercio.domain.game.Verdict;
import tercio.domain.given.Tier;
import tercio.domain.sentence.given.Told;

/**
 * Random play of the depot, movement and supply steps: whatever is offered is legal, no factor appears or vanishes, costs add up,
 * and there is always an answer.
 */
@Tag(Tier.BOTH)
class RandomMonthsTest {

    private static final EmpiresInArms RULES = new EmpiresInArms();
    private static final int MOST_COMMANDS = 150;

    /** The losses of garrisons of neutral countries by hunger, which no power has lost. */
    private int starved;

    private static EiaState start(Power power, Random random) {
        var mixed = new Factors(Map.of(FactorType.INFANTRY, 6, FactorType.MILITIA, 2, FactorType.CAVALRY, 1));
        var given = Given.war().war("france", "bavaria").war("france", "wurttemburg").war("austria", "bavaria").month(1805, 1 + random.nextInt(12))
                .depot(AUSTRIA, "474", 4).depot(AUSTRIA, "475").depot(FRANCE, "775").depot(FRANCE, "326", 2)
                .corps("austria-i", "474", mixed).corps("austria-ii", "474", mixed).corps("austria-i-c", "475", Factors.of(FactorType.CAVALRY, 4))
                .corps("austria-iii", "479", 1).corps("france-i", "326", mixed).corps("france-ii", "324", mixed).corps("france-guard", "326",
                        new Factors(Map.of(FactorType.GUARD, 6, FactorType.CAVALRY, 1)))
                .corps("france-artillery", "326", Factors.of(FactorType.ARTILLERY, 5)).leader("napoleon", "326").leader("charles", "474")
                .irregulars(AUSTRIA, FactorType.FREIKORPS, "476", 2).garrison("austria", "477", 5).garrison("bavaria", "322", 3)
                .corpsInCity("austria-iv", "471", 4);
        return given.in(LandStep.DEPOTS, power);
    }

    static LongStream months() {
        return Tier.seeds(4, 20);
    }

    @ParameterizedTest
    @MethodSource("months")
    void whateverIsOfferedIsLegalAndNothingVanishes(long seed) {
        var random = new Random(seed);
        var state = start(seed % 2 == 0 ? AUSTRIA : FRANCE, random);
        int factors = factors(state);
        for (int turn = 0; turn < MOST_COMMANDS && inOurSteps(state); turn++) {
            var answers = answers(state, random);
            assertThat(answers).as("an answer in %s", state.phase()).isNotEmpty();
            var command = answers.get(random.nextInt(answers.size()));
            state = carriedOut(state, command, random);
            assertThat(factors(state) + starved).as(command.toString()).isEqualTo(factors);
        }
    }

    private static boolean inOurSteps(EiaState state) {
        return !state.duties().isEmpty() || state.phase() instanceof LandPhase.InSequence(var slot, var step)
                && (step == LandStep.DEPOTS || step == LandStep.MOVEMENT || step == LandStep.SUPPLY);
    }

    /** All listed answers, all moves, and some answers of each form. */
    private static List<EiaCommand> answers(EiaState state, Random random) {
        var answers = new ArrayList<Command>();
        for (var decision : RULES.decisions(state)) {
            decision.options().forEach(option -> answers.add(option.command()));
            decision.movers().forEach(mover -> RULES.moves(state, mover).orElseThrow().forEach(option -> answers.add(option.command())));
            decision.optionalForm().ifPresent(form -> Stream.generate(() -> form.sample(random::nextInt, command -> true)).limit(3).forEach(answers::add));
        }
        for (int check = 0; check < 5 && !answers.isEmpty(); check++) {
            var command = (EiaCommand) answers.get(random.nextInt(answers.size()));
            assertThat(RULES.refusal(state, command)).as(command.toString()).isEmpty();
        }
        return answers.stream().map(EiaCommand.class::cast).toList();
    }

    private EiaState carriedOut(EiaState state, EiaCommand command, Random random) {
        var verdict = RULES.decide(state, command, Dice.inOrder(List.of(1 + random.nextInt(6))));
        assertThat(verdict).as(command.toString()).isInstanceOf(Verdict.Accepted.class);
        var accepted = (Verdict.Accepted<EiaEvent>) verdict;
        var folded = state;
        for (var ruled : accepted.events()) {
            assertThat(Told.of(RULES, folded, ruled.event(), ruled.explanation())).endsWith(".");
            folded = RULES.evolve(folded, ruled.event());
            if (ruled.event() instanceof SupplyEvent.NeutralGarrisonForaged(var _, var _, var losses, var _)) {
                starved += losses.stream().mapToInt(loss -> loss.factors().total()).sum();
            }
            ruled.explanation().forEach(step -> assertThat(RULES.rulebook().find(step.rule())).as(step.rule().id()).isPresent());
        }
        assertThat(folded).isEqualTo(accepted.boards().getLast());
        return folded;
    }

    /** All factors on the map and lost: in corps, cities and on depots, irregulars, and what was lost. */
    private static int factors(EiaState state) {
        return state.corps().values().stream().map(Corps::factorsOrNone).mapToInt(Factors::total).sum()
                + state.cities().values().stream().mapToInt(CityHold::garrisonFactors).sum()
                + state.depots().values().stream().map(Depot::garrison).mapToInt(Factors::total).sum()
                + state.irregulars().size()
                + state.powers().values().stream().map(PowerStatus::lost).mapToInt(Factors::total).sum();
    }
}
