package tercio.domain.eia;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole games by players who know no rules: they come to an end, and {@link RandomCampaign} checks each command. */
class RandomCampaignTest {

    /** More commands than any of these games needs. */
    private static final int MOST = 40_000;

    @ParameterizedTest
    @CsvSource({"turkey-russia, 1", "turkey-russia, 2", "turkey-russia, 3", "danube-1805, 4", "danube-1805, 5"})
    void aCampaignComesToItsEnd(String scenario, long seed) {
        var campaign = new RandomCampaign(RandomCampaign.RULES.scenario(scenario).orElseThrow(), seed);
        campaign.play(MOST);
        assertThat(RandomCampaign.RULES.over(campaign.state())).as("%s commands", campaign.commands()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"europe-1805, 6"})
    void theWarOfAllPowersGoesOnWithoutDeadEnd(String scenario, long seed) {
        var campaign = new RandomCampaign(RandomCampaign.RULES.scenario(scenario).orElseThrow(), seed);
        campaign.play(600);
        assertThat(campaign.commands() == 600 || RandomCampaign.RULES.over(campaign.state())).as("%s commands", campaign.commands()).isTrue();
    }
}
