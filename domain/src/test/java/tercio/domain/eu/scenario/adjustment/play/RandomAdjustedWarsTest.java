package tercio.domain.eu.scenario.adjustment.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.Conditions;
import tercio.domain.eu.given.War;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.campaign.ErsLine;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.game.Timeline;
import tercio.domain.game.Verdict;
import tercio.domain.given.Tier;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;

/** Random play goes on after random adjustments; the events alone, and undo with redo, give the same board again, and each board is written as a scenario. */
@Tag(Tier.BOTH)
class RandomAdjustedWarsTest {

    private static final int LEGS = Tier.times(20, 60);
    private static final int COMMANDS = 6;

    private Random random;
    private EuState state;

    @ParameterizedTest
    @CsvSource({"artois, 1", "artois, 2", "france-spain, 3", "france-spain, 4"})
    void playGoesOnAfterAdjustments(String scenario, long number) {
        random = new Random(Tier.seed(number));
        state = War.RULES.start(War.RULES.scenario(scenario).orElseThrow(), Readings.STANDARD);
        var timeline = Timeline.<EuState, EuEvent>from(state, War.RULES::evolve);
        int made = 0;
        for (int leg = 0; leg < LEGS && !War.RULES.isOver(state); leg++) {
            for (var event : played()) {
                timeline = timeline.afterEvent(event);
            }
            var adjusted = adjusts();
            made += adjusted.isEmpty() ? 0 : 1;
            for (var event : adjusted) {
                timeline = timeline.afterEvent(event);
            }
            Conditions.isWritten(War.RULES, state, "%s, %d, leg %d".formatted(scenario, number, leg));
        }
        assertThat(made).as("adjustments that were legal").isGreaterThan(Tier.times(2, 8));
        assertThat(timeline.state()).as("the events alone").isEqualTo(state);
        var undone = timeline.afterUndo(timeline.position() / 2);
        assertThat(undone.afterRedo().state()).isEqualTo(state);
        assertThat(undone.state()).isEqualTo(timeline.stateAt(timeline.position() / 2));
    }

    /** Some commands of a player who knows no rule; each of them must be accepted. */
    private List<EuEvent> played() {
        var events = new ArrayList<EuEvent>();
        for (var turn : Chance.game(state, random.nextLong(), COMMANDS)) {
            events.addAll(turn.events());
        }
        events.forEach(event -> state = War.RULES.evolve(state, event));
        return events;
    }

    private List<EuEvent> adjusts() {
        var events = new ArrayList<EuEvent>();
        for (int tries = 0; tries < 12 && events.isEmpty() && !War.RULES.isOver(state); tries++) {
            if (AdjustedWarTest.adjusted(state, change()) instanceof Verdict.Accepted<EuEvent> accepted) {
                accepted.events().forEach(ruled -> events.add(ruled.event()));
                events.forEach(event -> state = War.RULES.evolve(state, event));
                assertThat(state).isEqualTo(accepted.boards().getLast());
            }
        }
        return events;
    }

    private EuChange change() {
        return switch (random.nextInt(28)) {
            case 0, 1 -> new StackChange.StackRaised(Optional.empty(), new CountryId(any("country")), new SpaceId(near()), counters(), Optional.empty(), Optional.of(random.nextInt(4) == 0));
            case 2, 3 -> new StackChange.StackPlaced(new StackId(any("stack")), new SpaceId(near()), Optional.of(random.nextInt(4) == 0), Optional.empty());
            case 4 -> new StackChange.StackUnits(new StackId(any("stack")), counters(), Optional.of(random.nextInt(3)));
            case 5 -> new StackChange.StackWithdrawn(new StackId(any("stack")));
            case 6 -> new ProvinceChange.SiegeworksSet(new SpaceId(near()), random.nextInt(2), random.nextInt(2));
            case 7 -> new ProvinceChange.BreachSet(new SpaceId(near()), random.nextBoolean());
            case 8 -> new ProvinceChange.ProvinceController(new SpaceId(near()), new CountryId(any("country")));
            case 9 -> new ProvinceChange.FortressLevel(new SpaceId(near()), 1 + random.nextInt(5));
            case 10 -> new LeaderChange.LeaderSet(new LeaderId(any("leader")), LeaderChange.LeaderCondition.PRESENT, Optional.of(new StackId(any("stack"))), Optional.empty());
            case 11 -> new LeaderChange.LeaderSet(new LeaderId(any("leader")), LeaderChange.LeaderCondition.WOUNDED, Optional.empty(), Optional.of(RoundBox.W4));
            case 12 -> new CountryChange.StabilitySet(new CountryId(any("country")), random.nextInt(7) - 3);
            case 13 -> new CountryChange.CampaignCosts(new CountryId(any("country")), ErsLine.B40, random.nextInt(90));
            case 14 -> new CountryChange.CampaignSet(new CountryId(any("country")), Campaign.values()[random.nextInt(Campaign.values().length)]);
            case 16 -> new ProvinceChange.PillageSet(new SpaceId(near()), random.nextInt(5));
            case 17 -> new StackChange.StackSupply(new StackId(any("stack")), random.nextBoolean());
            case 18 -> new CountryChange.TreasurySet(new CountryId(any("country")), random.nextInt(500));
            case 19 -> new ProvinceChange.PortBlockade(new SpaceId(near()), random.nextBoolean());
            case 20 -> new ProvinceChange.SiegeContinued(new SpaceId(near()), random.nextBoolean());
            case 21 -> new ProvinceChange.ProvinceOwner(new SpaceId(near()), new CountryId(any("country")));
            case 22 -> new ProvinceChange.RevoltSet(new SpaceId(near()), random.nextInt(5), Optional.of(random.nextInt(7)), random.nextBoolean() ? Optional.of(random.nextInt(4)) : Optional.empty());
            case 24 -> new ProvinceChange.RaidSet(new SpaceId(near()), random.nextInt(5), new CountryId(any("country")), Optional.of(random.nextInt(7)));
            case 25 -> new CountryChange.OttomansMet(new CountryId(any("country")), random.nextBoolean());
            case 26 -> new LeaderChange.LeaderSet(new LeaderId(any("leader")), LeaderChange.LeaderCondition.ALONE, Optional.empty(), Optional.empty(), Optional.of(new SpaceId(near())));
            case 23 -> new RoundChange.SundSet(random.nextBoolean());
            case 15 -> new RoundChange.WeatherSet(random.nextBoolean());
            default -> new RoundChange.RoundSet(RoundBox.values()[random.nextInt(6)], Optional.empty());
        };
    }

    private Counters counters() {
        return new Counters(random.nextInt(2), random.nextInt(2), random.nextInt(3));
    }

    private String near() {
        var stacks = List.copyOf(state.stacks().values());
        return stacks.isEmpty() || random.nextInt(6) == 0 ? any("province") : stacks.get(random.nextInt(stacks.size())).province().value();
    }

    private String any(String to) {
        var known = War.RULES.adjustments().orElseThrow().knownIds(state, to);
        return known.isEmpty() ? "none" : known.get(random.nextInt(known.size()));
    }
}
