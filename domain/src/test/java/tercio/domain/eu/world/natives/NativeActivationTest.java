package tercio.domain.eu.world.natives;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.world.establishment.Establishment;
import tercio.domain.eu.world.establishment.Establishments;
import tercio.domain.eu.world.natives.NativeActivation.Arrival;
import tercio.domain.eu.world.natives.NativeActivation.Reaction;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.StepRecorder;

/** EU-NAT: when the natives of a province rise, and what is left of them. */
class NativeActivationTest {

    private static Arrival arrival(String province) {
        return new Arrival(EuMap.PRINTED.province(new SpaceId(province)).orElseThrow(), new CountryId("portugal"), false, false);
    }

    private static boolean possible(Arrival arrival, Natives natives, Establishments establishments) {
        return NativeActivation.isPossible(arrival, natives, establishments);
    }

    /** Printed tolerances: Gold Coast 7, Java 6, Mumbai 5, Aztecs none. */
    @ParameterizedTest
    @CsvSource({"r_cotedor_e,7,RISE", "r_cotedor_e,8,QUIET", "r_java_c,6,RISE", "r_java_c,7,QUIET", "r_mumbai_ne,5,RISE", "r_mumbai_ne,6,QUIET",
            "r_azteca_c,1,QUIET"})
    void aDieOfAtMostTheToleranceWakesThem(String province, int die, Reaction reaction) {
        var test = NativeActivation.test();
        var run = test.procedure().start(test.start(arrival(province)), Dice.inOrder(List.of(die)), StepRecorder.recording());
        assertThat(((Run.Finished<SingleRoll.RollState<Arrival, Reaction>>) run).state().result()).isEqualTo(reaction);
    }

    @Test
    void whoIsTested() {
        var none = Establishments.NONE;
        var here = arrival("r_cotedor_e");
        assertThat(possible(here, Natives.PRINTED, none)).isTrue();
        assertThat(possible(new Arrival(here.province(), new CountryId("portugal"), true, false), Natives.PRINTED, none)).as("leaders alone").isFalse();
        assertThat(possible(new Arrival(here.province(), new CountryId("portugal"), false, true), Natives.PRINTED, none)).as("a treaty").isFalse();
        assertThat(possible(arrival("tejo"), Natives.PRINTED, none)).as("Europe").isFalse();
        assertThat(possible(here, Natives.PRINTED.withRisen(new SpaceId("r_cotedor_e"), new CountryId("portugal")), none)).as("awake already").isFalse();
        assertThat(possible(arrival("r_cotedor_w"), Natives.PRINTED.withRisen(new SpaceId("r_cotedor_e"), new CountryId("portugal")), none)).as("of the province only").isTrue();
        assertThat(possible(here, Natives.PRINTED.afterLosses(new SpaceId("r_cotedor_e"), 12), none)).as("all dead").isFalse();
    }

    @Test
    void anOwnColonyIsExemptAndATradingPostIsNot() {
        var colony = Establishment.of(new SpaceId("r_cotedor_e"), new CountryId("portugal"), Establishment.Kind.COLONY, 2);
        assertThat(possible(arrival("r_cotedor_e"), Natives.PRINTED, Establishments.NONE.with(colony))).isFalse();
        assertThat(possible(arrival("r_cotedor_e"), Natives.PRINTED, Establishments.NONE.with(colony.withController(new CountryId("france"))))).isTrue();
        assertThat(possible(arrival("r_cotedor_e"), Natives.PRINTED, Establishments.NONE.with(colony.withController(new CountryId("france")).withLevel(6)))).as("of Europe").isFalse();
        assertThat(possible(arrival("r_cotedor_w"), Natives.PRINTED, Establishments.IN_1492)).isTrue();
    }

    /** 20 LD of Aztecs are five full ARMY; 7 1/3 a full one, a small one, 1 LD and 1 LDE; Acadia has 1 LDE. */
    @Test
    void nativesStandAsCounters() {
        assertThat(Natives.PRINTED.forceIn(new SpaceId("r_azteca_c")).units()).isEqualTo(Units.of(5, 0, 0));
        assertThat(new NativeForce(22).units()).isEqualTo(new Units(1, 1, 1, 1, 0, 0, false));
        assertThat(Natives.PRINTED.forceIn(new SpaceId("r_acadie_s")).units()).isEqualTo(new Units(0, 0, 0, 1, 0, 0, false));
        assertThat(Natives.PRINTED.forceIn(new SpaceId("r_japon_s"))).as("the example of Nagasaki").isEqualTo(new NativeForce(40 * 3));
    }

    /** In America and Siberia nobody comes back where nobody was left; in Africa all do. */
    @Test
    void theyComeBackAtTheEndOfTheTurn() {
        var natives = Natives.PRINTED.afterLosses(new SpaceId("r_azteca_c"), 60).afterLosses(new SpaceId("r_azteca_e"), 30).afterLosses(new SpaceId("r_siberie_s"), 6).afterLosses(new SpaceId("r_angola_n"), 9)
                .withRisen(new SpaceId("r_azteca_e"), new CountryId("espagne")).atEndOfTurn();
        assertThat(natives.forceIn(new SpaceId("r_azteca_c")).isNone()).isTrue();
        assertThat(natives.forceIn(new SpaceId("r_azteca_e"))).isEqualTo(new NativeForce(60));
        assertThat(natives.forceIn(new SpaceId("r_siberie_s")).isNone()).isTrue();
        assertThat(natives.forceIn(new SpaceId("r_angola_n"))).isEqualTo(new NativeForce(9));
        assertThat(natives.isQuiet(new SpaceId("r_azteca_e"))).isTrue();
        assertThat(natives.atEndOfTurn().forceIn(new SpaceId("r_azteca_c")).isNone()).as("for good").isTrue();
    }

    @Test
    void nobodyDiesTwiceAndEuropeHasNone() {
        assertThatThrownBy(() -> Natives.PRINTED.afterLosses(new SpaceId("r_angola_n"), 10)).hasMessageContaining("9 thirds");
        assertThatThrownBy(() -> Natives.PRINTED.forceIn(new SpaceId("tejo"))).hasMessageContaining("rest of the world");
    }
}
