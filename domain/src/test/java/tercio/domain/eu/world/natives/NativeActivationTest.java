package tercio.domain.eu.world.natives;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.world.natives.NativeActivation.Reaction;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.StepRecorder;

/** EU-NAT: the test by which the natives of a province rise, their counters, and what is left of them. */
class NativeActivationTest {

    /** Printed tolerances: Gold Coast 7, Java 6, Mumbai 5, Aztecs none. */
    @ParameterizedTest
    @CsvSource({"r_cotedor_e,7,RISE", "r_cotedor_e,8,QUIET", "r_java_c,6,RISE", "r_java_c,7,QUIET", "r_mumbai_ne,5,RISE", "r_mumbai_ne,6,QUIET",
            "r_azteca_c,1,QUIET"})
    void aDieOfAtMostTheToleranceWakesThem(String province, int die, Reaction reaction) {
        var test = NativeActivation.test();
        var run = test.procedure().start(test.start(EuMap.PRINTED.province(new SpaceId(province)).orElseThrow()), Dice.inOrder(List.of(die)), StepRecorder.recording());
        assertThat(((Run.Finished<SingleRoll.RollState<Province, Reaction>>) run).state().result()).isEqualTo(reaction);
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
        var natives = Natives.PRINTED.withNatives(new SpaceId("r_azteca_c"), 0, Set.of()).withNatives(new SpaceId("r_azteca_e"), 30, Set.of()).withNatives(new SpaceId("r_siberie_s"), 0, Set.of())
                .withNatives(new SpaceId("r_angola_n"), 0, Set.of())
                .withRisen(new SpaceId("r_azteca_e"), new CountryId("espagne")).atEndOfTurn();
        assertThat(natives.forceIn(new SpaceId("r_azteca_c")).isNone()).isTrue();
        assertThat(natives.forceIn(new SpaceId("r_azteca_e"))).isEqualTo(new NativeForce(60));
        assertThat(natives.forceIn(new SpaceId("r_siberie_s")).isNone()).isTrue();
        assertThat(natives.forceIn(new SpaceId("r_angola_n"))).isEqualTo(new NativeForce(9));
        assertThat(natives.isQuiet(new SpaceId("r_azteca_e"))).isTrue();
        assertThat(natives.atEndOfTurn().forceIn(new SpaceId("r_azteca_c")).isNone()).as("for good").isTrue();
    }

    @Test
    void europeHasNone() {
        assertThatThrownBy(() -> Natives.PRINTED.forceIn(new SpaceId("tejo"))).hasMessageContaining("rest of the world");
    }
}
