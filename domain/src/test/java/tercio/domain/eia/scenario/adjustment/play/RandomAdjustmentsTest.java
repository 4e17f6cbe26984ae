package tercio.domain.eia.scenario.adjustment.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.game.ChangeFaults;
import tercio.domain.game.Timeline;
import tercio.domain.game.Verdict;
import tercio.domain.given.Tier;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Readings;

/** Random play goes on after random adjustments, and the events alone, and undo with redo, give the same board again. */
@Tag(Tier.BOTH)
class RandomAdjustmentsTest {

    private static final EmpiresInArms RULES = new EmpiresInArms();
    private static final Citation ROOM = Citation.of("EIA-7.3.3.4");
    private static final int COMMANDS = Tier.times(60, 700);

    private Random random;
    private EiaState state;
    private final List<EiaEvent> events = new ArrayList<>();

    /** One game of each scenario in the short tier. */
    static Stream<Arguments> games() {
        return Stream.of(arguments("danube-1805", 11L), arguments("turkey-russia", 13L), arguments("europe-1805", 15L), arguments("danube-1805", 12L), arguments("turkey-russia", 14L))
                .limit(Tier.times(3, 5));
    }

    @ParameterizedTest
    @MethodSource("games")
    void playGoesOnAfterAdjustments(String scenario, long fixed) {
        random = new Random(Tier.seed(fixed));
        var start = RULES.start(RULES.scenario(scenario).orElseThrow(), Readings.STANDARD);
        state = start;
        int made = 0;
        for (int number = 0; number < COMMANDS && !RULES.isOver(state); number++) {
            made += random.nextInt(4) == 0 && adjusts() ? 1 : 0;
            if (!RULES.isOver(state)) {
                answers();
            }
        }
        assertThat(made).as("adjustments that were legal").isGreaterThan(Tier.times(1, 15));
        var timeline = Timeline.<EiaState, EiaEvent>from(start, RULES::evolve);
        for (var event : events) {
            timeline = timeline.afterEvent(event);
        }
        assertThat(timeline.state()).as("the events alone").isEqualTo(state);
        var undone = timeline.afterUndo(timeline.position() / 2);
        assertThat(undone.state()).isEqualTo(timeline.stateAt(timeline.position() / 2));
        assertThat(undone.afterRedo().state()).isEqualTo(state);
    }

    private void answers() {
        var decisions = RULES.decisions(state);
        assertThat(decisions).as("a game that is not over waits for somebody, in %s after %s", state.phase(), lately()).isNotEmpty();
        var decision = decisions.get(random.nextInt(decisions.size()));
        var command = (EiaCommand) RULES.sample(state, decision, random::nextInt);
        var verdict = RULES.decide(state, command, name -> OptionalInt.of(1 + random.nextInt(name.die().sides())));
        if (verdict instanceof Verdict.Refused<EiaEvent>(var refusal) && refusal.rule().equals(ROOM)) {
            return;
        }
        assertThat(verdict).as("%s offers %s after %s", decision.id(), command, lately()).isInstanceOf(Verdict.Accepted.class);
        happened((Verdict.Accepted<EiaEvent>) verdict);
    }

    private List<EiaEvent> lately() {
        return events.stream().filter(EiaAdjustmentEvent.class::isInstance).toList().reversed().stream().limit(4).toList();
    }

    private void happened(Verdict.Accepted<EiaEvent> accepted) {
        var evolved = state;
        for (var ruled : accepted.events()) {
            evolved = RULES.evolve(evolved, ruled.event());
            events.add(ruled.event());
        }
        assertThat(evolved).isEqualTo(accepted.boards().getLast());
        state = evolved;
    }

    private boolean adjusts() {
        var adjustment = new EiaAdjustment("at random", List.of(change()));
        var adjustments = RULES.adjustments().orElseThrow();
        if (!ChangeFaults.of(adjustments, state, adjustment).isEmpty()) {
            return false;
        }
        var verdict = adjustments.decide(state, adjustment);
        if (verdict instanceof Verdict.Accepted<EiaEvent> accepted) {
            happened(accepted);
            return true;
        }
        assertThat(((Verdict.Refused<EiaEvent>) verdict).refusal().faults()).as("a refusal says where").isNotEmpty();
        return false;
    }

    private EiaChange change() {
        return switch (random.nextInt(20)) {
            case 0, 1, 2 -> new EiaChange.CorpsPlaced(new UnitId(any("corps")), Optional.empty(), near(), Optional.of(random.nextInt(4) == 0), Optional.of(factors(8)));
            case 3 -> new EiaChange.CorpsPlaced(new UnitId(any("corps-on-map")), Optional.empty(), near(), Optional.empty(), Optional.empty());
            case 4 -> new EiaChange.CorpsWithdrawn(new UnitId(any("corps-on-map")));
            case 5 -> new EiaChange.CorpsStrength(new UnitId(any("corps-on-map")), Optional.of(factors(6)));
            case 6 -> new EiaChange.LeaderWithdrawn(new EiaLeaderId(any("leader-in-game")));
            case 7 -> new EiaChange.LeaderPlaced(new EiaLeaderId(any("leader")), near(), Optional.empty());
            case 8 -> new EiaChange.LeaderImprisoned(new EiaLeaderId(any("leader-in-game")), power());
            case 9 -> new EiaChange.CityGarrison(new SpaceId(any("city")), new NationId(any("nation")), infantry(random.nextInt(5)));
            case 10 -> new EiaChange.DepotStands(power(), near(), Optional.of(infantry(random.nextInt(3))));
            case 11 -> new EiaChange.DepotWithdrawn(new SpaceId(any("depot-area")));
            case 12 -> new EiaChange.IrregularsRaised(power(), FactorType.COSSACK, near(), 1, List.of());
            case 13 -> new EiaChange.RelationSet(new NationId(any("nation")), power().nation(), any(EiaChange.Relation.values()));
            case 14 -> new EiaChange.PermissionSet(power(), power(), any(EiaChange.Permission.values()), random.nextBoolean());
            case 15 -> new EiaChange.MoneySet(power(), random.nextInt(30));
            case 16 -> new EiaChange.CityControl(new SpaceId(any("city")), new NationId(any("nation")));
            case 17 -> new EiaChange.ProvinceControl(new ProvinceId(any("province")), any(ProvinceStanding.values()), new NationId(any("nation")));
            case 18 -> new EiaChange.SiegeLine(power(), near(), random.nextBoolean());
            default -> random.nextInt(4) == 0 ? new EiaChange.StepSet(power(), any(LandStep.values())) : new EiaChange.PoliticalPointsSet(power(), random.nextInt(9) - 4);
        };
    }

    /** An area with corps, or next to one. */
    private SpaceId near() {
        var at = state.corps().values().stream().map(corps -> corps.at().area()).toList();
        var area = at.isEmpty() ? new SpaceId(any("area")) : at.get(random.nextInt(at.size()));
        var next = WarMap.PRINTED.landNeighbours(area);
        return random.nextBoolean() || next.isEmpty() ? area : next.get(random.nextInt(next.size()));
    }

    private Power power() {
        return Power.of(any("power")).orElseThrow();
    }

    private String any(String to) {
        var known = RULES.adjustments().orElseThrow().knownIds(state, to);
        return known.isEmpty() ? "none" : known.get(random.nextInt(known.size()));
    }

    private <T> T any(T[] of) {
        return of[random.nextInt(of.length)];
    }

    private Factors factors(int most) {
        return random.nextInt(3) == 0 ? infantry(1 + random.nextInt(most)).plus(FactorType.CAVALRY, 1) : infantry(1 + random.nextInt(most));
    }

    private static Factors infantry(int count) {
        return Factors.of(FactorType.INFANTRY, count);
    }
}
