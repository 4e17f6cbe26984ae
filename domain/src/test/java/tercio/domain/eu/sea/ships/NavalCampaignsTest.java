package tercio.domain.eu.sea.ships;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.turn.campaign.Campaign;

/** EU-CAMP-SEA: the list of campaigns at sea, and the rulebook's example of a major one. */
class NavalCampaignsTest {

    private static NavalActivity sails(int fleets) {
        return new NavalActivity(new StackId("mover-" + fleets), fleets, true, false);
    }

    private static NavalActivity fights(int fleets) {
        return new NavalActivity(new StackId("fighter-" + fleets), fleets, true, true);
    }

    /** Goes on with its blockade where it is. */
    private static NavalActivity stays(int fleets) {
        return new NavalActivity(new StackId("blockader-" + fleets), fleets, false, false);
    }

    private static boolean allows(Campaign campaign, NavalActivity... deeds) {
        return NavalCampaigns.allows(campaign, List.of(deeds));
    }

    @Test
    void withoutACampaignNothingIsDone() {
        assertThat(allows(Campaign.NONE)).isTrue();
        assertThat(allows(Campaign.NONE, sails(0))).isFalse();
        assertThat(allows(Campaign.NONE, stays(1))).isFalse();
    }

    @Test
    void aPassiveCampaignMovesStacksOfOneFleetAndLetsLargeOnesStay() {
        assertThat(allows(Campaign.PASSIVE, sails(1), sails(0), sails(1))).isTrue();
        assertThat(allows(Campaign.PASSIVE, sails(2))).isFalse();
        assertThat(allows(Campaign.PASSIVE, stays(3))).isTrue();
        assertThat(allows(Campaign.PASSIVE, fights(0))).isFalse();
    }

    @Test
    void aSimpleCampaignHasOneActiveStackOfOneFleet() {
        assertThat(allows(Campaign.SIMPLE, fights(1), sails(3), sails(2))).isTrue();
        assertThat(allows(Campaign.SIMPLE, fights(2))).isFalse();
        assertThat(allows(Campaign.SIMPLE, fights(1), fights(0))).isFalse();
    }

    @Test
    void withoutLogisticsTheActiveStackHasNoFleet() {
        assertThat(allows(Campaign.SIMPLE_NO_LOGISTICS, fights(0), sails(3))).isTrue();
        assertThat(allows(Campaign.SIMPLE_NO_LOGISTICS, fights(1))).isFalse();
    }

    /** "Attack with one naval stack of 3 FLEET; move without attacking with as many as wanted; maintain as many blockades as wanted." */
    @Test
    void theExampleOfAMajorCampaign() {
        var others = Stream.concat(IntStream.range(0, 9).mapToObj(at -> sails(3)), IntStream.range(0, 9).mapToObj(at -> stays(3)));
        assertThat(NavalCampaigns.allows(Campaign.MAJOR, Stream.concat(Stream.of(fights(3)), others).toList())).isTrue();
    }

    @Test
    void aMajorCampaignHasOneLargeActiveStackOrAnyNumberOfSmallOnes() {
        assertThat(allows(Campaign.MAJOR, fights(1), fights(1), fights(0))).isTrue();
        assertThat(allows(Campaign.MAJOR, fights(3), fights(0))).isFalse();
        assertThat(allows(Campaign.MULTIPLE, fights(3), fights(3))).isTrue();
    }

    @Test
    void theLeastCampaignForWhatIsDone() {
        assertThat(NavalCampaigns.leastCampaign(List.of())).isEqualTo(Campaign.NONE);
        assertThat(NavalCampaigns.leastCampaign(List.of(stays(3)))).isEqualTo(Campaign.PASSIVE);
        assertThat(NavalCampaigns.leastCampaign(List.of(sails(2)))).isEqualTo(Campaign.SIMPLE);
        assertThat(NavalCampaigns.leastCampaign(List.of(fights(0)))).isEqualTo(Campaign.SIMPLE);
        assertThat(NavalCampaigns.leastCampaign(List.of(fights(2)))).isEqualTo(Campaign.MAJOR);
        assertThat(NavalCampaigns.leastCampaign(List.of(fights(2), fights(0)))).isEqualTo(Campaign.MULTIPLE);
    }
}
