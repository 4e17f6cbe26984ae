package tercio.domain.eia;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.movement.play.MarchEvent;
import tercio.domain.eia.orders.Occasion;
import tercio.domain.eia.orders.OrdersReadings;
import tercio.domain.eia.orders.play.OrdersCommand;
import tercio.domain.game.Verdict;
import tercio.domain.game.Viewer;
import tercio.domain.game.WrittenOrders;
import tercio.domain.given.Tier;
import tercio.domain.ruling.Readings;

/**
 * Campaigns in which every power writes a sheet at random each month and nobody is at the table: corps are sent to areas nearby, and every
 * question has an answer. Every command of a sheet is legal, and the months go by.
 */
class RandomSheetsTest {

    private static final EmpiresInArms RULES = RandomCampaign.RULES;

    private Random random;
    private EiaState state;

    @ParameterizedTest
    @CsvSource({"turkey-russia, as-they-come, 1", "danube-1805, together, 2"})
    @Tag(Tier.BOTH)
    void aCampaignOfSheetsGoesOnByItself(String scenario, String reading, long number) {
        random = new Random(Tier.seed(number));
        state = RULES.start(RULES.scenario(scenario).orElseThrow(), new Readings(Map.of(OrdersReadings.SHEETS.id(), reading)));
        int total = RandomCampaign.factors(state);
        int most = Tier.times(60, 2_000);
        int ordered = 0;
        int given = 0;
        var events = new ArrayList<EiaEvent>();
        for (; given < most && !RULES.isOver(state); given++) {
            var next = RULES.nextOrder(state).map(WrittenOrders.Next::command).map(EiaCommand.class::cast);
            ordered += next.isPresent() ? 1 : 0;
            var command = next.or(this::sheet).orElseGet(this::byHand);
            var verdict = RULES.decide(state, command, name -> OptionalInt.of(1 + random.nextInt(name.die().sides())));
            assertThat(verdict).as("%s in %s", command, state.phase()).isInstanceOf(Verdict.Accepted.class);
            var accepted = (Verdict.Accepted<EiaEvent>) verdict;
            accepted.events().forEach(ruled -> events.add(ruled.event()));
            state = (EiaState) accepted.boards().getLast();
            CampaignChecks.board(state, command);
            assertThat(RandomCampaign.factors(state)).as("factors after %s", command).isEqualTo(total + state.founded());
        }
        assertThat(events).hasAtLeastOneElementOfType(MarchEvent.CorpsMoved.class);
        assertThat(ordered).as("commands that sheets gave, of %s", given).isGreaterThan(given / 3);
    }

    /** The sheet of a power that has sent none for this month. */
    private Optional<EiaCommand> sheet() {
        return state.powersInGame().filter(power -> state.power(power).orElseThrow().orders().isEmpty()).findFirst()
                .filter(power -> !RULES.isOver(state)).map(power -> new OrdersCommand.SendOrders(power, lines(power)));
    }

    private List<String> lines(Power power) {
        var lines = new ArrayList<>(List.of("if an order fails, go on", "if anything else, first answer"));
        for (var corps : state.corpsOf(power)) {
            var near = WarMap.PRINTED.ways(corps.at().area());
            if (!near.isEmpty() && random.nextBoolean()) {
                lines.add(corps.title() + " > " + WarMap.PRINTED.name(near.get(random.nextInt(near.size())).to()) + List.of("", " (F)", " (C)", " (D, FM)").get(random.nextInt(4)));
            }
        }
        lines.add("forage");
        for (var occasion : Occasion.values()) {
            if (occasion != Occasion.FAILS && occasion != Occasion.ELSE && random.nextBoolean()) {
                lines.add("if " + occasion.words() + ", " + occasion.replies().get(random.nextInt(occasion.replies().size())));
            }
        }
        return lines;
    }

    /** An answer that no sheet gives, drawn by its party. */
    private EiaCommand byHand() {
        var decisions = RULES.decisions(state);
        var decision = decisions.get(random.nextInt(decisions.size()));
        var seen = RULES.asSeenBy(state, Viewer.of(List.of(decision.party())));
        var same = RULES.decisions(seen).stream().filter(each -> each.id().equals(decision.id()) && each.party().equals(decision.party())).findFirst().orElseThrow();
        return (EiaCommand) RULES.sample(seen, same, random::nextInt);
    }
}
