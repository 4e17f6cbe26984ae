package tercio.domain.eu.common.play.overseas;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.common.play.overseas.NativesMetTest.amazon;
import static tercio.domain.eu.common.play.overseas.NativesMetTest.enters;
import static tercio.domain.eu.common.play.overseas.NativesMetTest.goldCoast;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.given.War;
import tercio.domain.eu.world.natives.play.NativeCommand.AttackNatives;
import tercio.domain.eu.world.natives.play.NativeCommand.ConvertNatives;
import tercio.domain.eu.world.natives.play.NativeCommand.PassNatives;
import tercio.domain.ruling.Forecast;

/** The odds beside the answers of a stack that has met natives, worked out from the printed tolerance and table. */
class NativesOutlookTest {

    private static Forecast odds(War war, EuCommand command) {
        return War.RULES.forecasts(war.board(), List.of(command)).getFirst().orElseThrow();
    }

    private static void isChance(Forecast forecast, String figure, Object value, int of, int whole) {
        var values = forecast.figures().get(figure);
        assertThat(values.weightOf(value::equals).multiply(BigInteger.valueOf(whole)))
                .as("%s is %s with %d/%d", figure, value, of, whole).isEqualTo(values.whole().multiply(BigInteger.valueOf(of)));
    }

    /** The tolerance of the Gold Coast is 7. */
    @Test
    void nativesRiseOnTheirTolerance() {
        isChance(odds(enters(goldCoast(), "r_cotedor_e"), new PassNatives(new StackId("s"))), "activated", true, 7, 10);
    }

    /** A sum of 14, and -1 for no ARMY: a 7 is a 6, R30/D80 (4 resist, 1 joins, 1 is gone); a 10 is a 9, R0: all 6 resist; 1 and 2 are R100/D70: none resists. */
    @Test
    void whatAConquistadorMakesOfSixNatives() {
        var odds = odds(enters(amazon(), "r_amazonia_n"), new ConvertNatives(new StackId("s"), new LeaderId("c")));
        isChance(odds, "resisting", "6", 1, 10);
        isChance(odds, "resisting", "0", 2, 10);
        isChance(odds, "resisting", "4", 1, 10);
    }

    @Test
    void anAttackIsForeseenAsTheBattle() {
        var odds = odds(enters(goldCoast(), "r_cotedor_e"), new AttackNatives(new StackId("s")));
        assertThat(odds.figures()).containsKey("winner").doesNotContainKey("activated");
        assertThat(odds.parties()).containsEntry("phasing", "spain").containsEntry("nonPhasing", "natives");
    }
}
