package tercio.domain.eia.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.map.AreaBorder;
import tercio.domain.eia.common.map.CapitalKind;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;

/** The scenarios that come with the program. */
class EiaScenariosTest {

    private static EiaScenario printed(String name) {
        return EiaScenarios.find(name).orElseThrow();
    }

    private static EiaState board(String name) {
        return FirstBoard.of(printed(name), Readings.STANDARD, WarMap.PRINTED);
    }

    @Test
    void threeScenariosAreListed() {
        assertThat(EiaScenarios.descriptions().keySet()).containsExactly("danube-1805", "turkey-russia", "europe-1805");
        assertThat(EiaScenarios.find("atlantis")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"danube-1805", "turkey-russia", "europe-1805"})
    void eachCanBePlayedAndSaysWhatIsInvented(String name) {
        assertThat(EiaScenarioFaults.of(printed(name), WarMap.PRINTED)).isEmpty();
        assertThat(EiaScenarios.descriptions().get(name).description().printed()).contains("invented");
        assertThat(new EmpiresInArms().decisions(new EmpiresInArms().start(printed(name), Readings.STANDARD))).isNotEmpty();
    }

    @Test
    void theForcesOfTheRulebookExampleStandSideBySide() {
        var board = board("turkey-russia");
        assertThat(all(board, Power.TURKEY)).isEqualTo(new Factors(
                Map.of(FactorType.FEUDAL_INFANTRY, 18, FactorType.FEUDAL_CAVALRY, 18, FactorType.INFANTRY, 14)));
        assertThat(all(board, Power.RUSSIA)).isEqualTo(new Factors(
                Map.of(FactorType.GUARD, 6, FactorType.INFANTRY, 17, FactorType.MILITIA, 13, FactorType.CAVALRY, 1)));
        assertThat(board.corpsOf(Power.TURKEY)).hasSize(7).allSatisfy(corps -> {
            var way = WarMap.PRINTED.way(corps.at().area(), new SpaceId(russians(board))).orElseThrow();
            assertThat(way.kind()).as("the example is fought without a river").isEqualTo(new AreaBorder.Land(false));
        });
        assertThat(board.corpsOf(Power.RUSSIA)).hasSize(4);
        assertThat(WarMap.PRINTED.area(new SpaceId(russians(board))).orElseThrow().terrain().word()).isEqualTo("clear");
    }

    private static String russians(EiaState board) {
        return board.corpsOf(Power.RUSSIA).getFirst().at().area().value();
    }

    private static Factors all(EiaState board, Power power) {
        return board.corpsOf(power).stream().map(corps -> corps.factorsOrNone()).reduce(Factors.NONE, Factors::plus);
    }

    @Test
    void theDanubeIsAWarOfThreePowersWithFreeStatesUnderFrance() {
        var scenario = printed("danube-1805");
        assertThat(scenario.powers()).extracting(EiaScenario.Treasury::power)
                .containsExactlyInAnyOrder(Power.FRANCE, Power.AUSTRIA, Power.RUSSIA);
        assertThat(scenario.diplomacy().atWar(new NationId("france"), new NationId("austria"))).isTrue();
        assertThat(scenario.diplomacy().areAllied(new NationId("russia"), new NationId("austria"))).isTrue();
        var board = board("danube-1805");
        for (var corps : List.of("bavaria-corps", "wurttemburg-corps", "baden-corps")) {
            assertThat(board.corps().get(new UnitId(corps)).power()).isEqualTo(Power.FRANCE);
        }
        assertThat(board.provinces().get(new ProvinceId("Bavaria")).owner().value()).isEqualTo("france");
    }

    @Test
    void inEuropeEachOfTheSevenPowersHasForcesDepotsAndGarrisonedCapitals() {
        var board = board("europe-1805");
        assertThat(board.powers()).hasSize(7);
        for (var power : Power.values()) {
            assertThat(board.corpsOf(power)).as(power.title()).isNotEmpty();
            assertThat(board.depots().values()).anyMatch(depot -> depot.power() == power);
            assertThat(board.diplomacy().enemies(power.nation())).as("enemies of " + power.title()).isNotEmpty();
            WarMap.PRINTED.nationalCapitals(power).forEach(capital ->
                    assertThat(board.city(capital.area()).orElseThrow().garrisonOf(power.nation()).isEmpty()).as(capital.name()).isFalse());
        }
        WarMap.PRINTED.cities().stream().filter(city -> city.isFortress() || city.capital() == CapitalKind.PROVINCIAL).forEach(city ->
                assertThat(board.city(city.area()).orElseThrow().garrisonFactors()).as(city.name()).isPositive());
    }
}
