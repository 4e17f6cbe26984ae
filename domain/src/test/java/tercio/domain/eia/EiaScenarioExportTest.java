package tercio.domain.eia;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.game.Viewer;
import tercio.domain.game.WrittenScenario;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.given.Told;

/** A position at the beginning of a month is written out as a scenario, from which the same war goes on. */
class EiaScenarioExportTest {

    private static final EmpiresInArms RULES = RandomCampaign.RULES;
    private static final int MOST = 40_000;
    /** Within a month one command of so many is looked at. */
    private static final int EACH = 12;

    private static WrittenScenario<EiaScenario> written(EiaState state) {
        return RULES.asScenario(state).orElseThrow();
    }

    private static EiaScenario ready(EiaState state) {
        assertThat(written(state)).isInstanceOf(WrittenScenario.Ready.class);
        var scenario = ((WrittenScenario.Ready<EiaScenario>) written(state)).scenario();
        assertThat(RULES.faults(scenario)).isEmpty();
        return scenario;
    }

    private static String refused(EiaState state) {
        assertThat(written(state)).isInstanceOf(WrittenScenario.NotNow.class);
        var refusal = ((WrittenScenario.NotNow<EiaScenario>) written(state)).refusal();
        return refusal.rule() + ": " + Told.of(refusal.detail());
    }

    private static void sameBoard(EiaState again, EiaState before) {
        assertThat(again.month()).isEqualTo(before.month());
        assertThat(again.fleets()).isEqualTo(before.fleets());
        assertThat(again.diplomacy()).isEqualTo(before.diplomacy());
        assertThat(again.leaders().values()).allSatisfy(leader -> assertThat(before.leaders().get(leader.id()).at()).isEqualTo(leader.at()));
        assertThat(again.corps().keySet()).isEqualTo(before.corps().keySet());
        assertThat(again.corps().values()).allSatisfy(corps -> {
            assertThat(corps.at()).as(corps.id().value()).isEqualTo(before.corps().get(corps.id()).at());
            assertThat(corps.power()).as(corps.id().value()).isEqualTo(before.corps().get(corps.id()).power());
            assertThat(corps.factors()).as(corps.id().value()).isEqualTo(before.corps().get(corps.id()).factors());
        });
        assertThat(again.cities().values()).allSatisfy(city -> {
            assertThat(city.controller().value()).as(city.area().value()).isEqualTo(before.cities().get(city.area()).controller().value());
            assertThat(city.garrisons()).as(city.area().value()).isEqualTo(before.cities().get(city.area()).garrisons());
        });
        assertThat(again.provinces().values()).allSatisfy(province -> {
            assertThat(province.owner().value()).as(province.province().value()).isEqualTo(before.provinces().get(province.province()).owner().value());
            assertThat(province.standing()).as(province.province().value()).isEqualTo(before.provinces().get(province.province()).standing());
        });
        before.powers().forEach((power, status) -> assertThat(again.powers().get(power).money()).as(power.value()).isEqualTo(status.money()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"danube-1805", "turkey-russia", "europe-1805"})
    void theFirstPositionOfAPrintedScenarioIsThatScenario(String printed) {
        var start = RULES.start(RULES.scenario(printed).orElseThrow(), Readings.STANDARD);
        var written = written(start);

        assertThat(((WrittenScenario.Ready<EiaScenario>) written).leftOut()).isEmpty();
        var again = RULES.start(ready(start), Readings.STANDARD);
        sameBoard(again, start);
        assertThat(again.depots()).isEqualTo(start.depots());
        assertThat(RULES.decisions(again)).isEqualTo(RULES.decisions(start)).isNotEmpty();
    }

    @Test
    void eachMonthOfACampaignIsABeginningFromWhichTheSameIsAwaited() {
        var campaign = new RandomCampaign(RULES.scenario("turkey-russia").orElseThrow(), 1);
        var begun = new HashSet<String>();
        var other = new HashSet<String>();
        for (int command = 1; !RULES.isOver(campaign.state()) && command < MOST; command++) {
            var state = campaign.state();
            boolean looked = begun.contains(state.month().title()) && command % EACH != 0;
            if (looked) {
                campaign.play(command);
                continue;
            }
            if (written(state) instanceof WrittenScenario.Ready<EiaScenario>) {
                begun.add(state.month().title());
                var again = RULES.start(ready(state), Readings.STANDARD);
                sameBoard(again, state);
                assertThat(RULES.decisions(again)).as(state.month().title()).isEqualTo(RULES.decisions(state)).isNotEmpty();
            } else {
                other.add(refused(state));
            }
            campaign.play(command);
        }
        assertThat(refused(campaign.state())).isEqualTo("EIA-7.1: eia.refused.scenario-of-ended-war.");
        assertThat(begun).as("months from whose beginning a game can be made").hasSizeGreaterThan(2);
        assertThat(other).isNotEmpty().allSatisfy(reason -> assertThat(reason).startsWith("EIA-7.1: eia.refused.scenario-within-month: month "));
    }

    @Test
    void whoDoesNotSeeWhatACorpsHoldsWritesNoScenario() {
        var start = RULES.start(RULES.scenario("turkey-russia").orElseThrow(), Readings.STANDARD);

        assertThat(refused(start.seenBy(Viewer.of(Set.of("russia"))))).startsWith("EIA-7.5.2.6.3: eia.refused.scenario-of-unknown: strength yes, corps Turkey ");
        assertThat(List.of(written(start.seenBy(Viewer.ALL)))).hasOnlyElementsOfType(WrittenScenario.Ready.class);
    }
}
