package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.forces.Timar;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.sentence.given.Told;

/** While Turkey is in no war, one Pasha stands in a province and none in its capital (EU-TUR-6). */
class PashasAtPeaceTest {

    /** France fights Spain; Turkey fights nobody, or Hungary. */
    private static Situation turkey(boolean atWar) {
        var situation = Situation.franceAgainstSpain().alliances(List.of("turkey"), List.of("hongrie"), List.of("france"), List.of("spain"))
                .warBetween("france", "spain").initiative("turkey", 30);
        return atWar ? situation.warBetween("turkey", "hongrie") : situation;
    }

    private static Situation pashas(boolean atWar, String province, int... sizes) {
        return turkey(atWar).stack("pashas", "turkey", province, 0, 0, 0).with(Timar.pashas(sizes));
    }

    @Test
    void oneStandsInAProvinceAndNoneInTheCapital() {
        assertThat(War.RULES.faults(pashas(false, "rumeli", 2).scenario())).isEmpty();
        assertThat(Told.of(War.RULES.faults(pashas(false, "rumeli", 2, 1).scenario()))).containsValue("eu.fault.pashas-at-peace: most 1.");
        assertThat(Told.of(War.RULES.faults(pashas(false, "trakya", 2).scenario()))).containsValue("eu.fault.pashas-at-peace: most 0.");
    }

    @Test
    void inAWarTwoStandAnywhere() {
        assertThat(War.RULES.faults(pashas(true, "rumeli", 2, 1).scenario())).isEmpty();
        assertThat(War.RULES.faults(pashas(true, "trakya", 2).scenario())).isEmpty();
    }

    @Test
    void whoMarchesToAnotherIsOneTooMany() {
        var war = turkey(false).stack("pasha", "turkey", "rumeli", 0, 0, 0).with(Timar.pashas(2))
                .stack("other", "turkey", "bulgaristan", 0, 0, 0).with(Timar.pashas(3)).war().declares("turkey", Campaign.PASSIVE).marches("pasha", "bulgaristan");

        assertThat(Told.of(war.decision("losses").prompt())).contains("cause too many Pashas");
        assertThat(war.decision("losses").options()).as("one of them goes").hasSize(2);
    }
}
