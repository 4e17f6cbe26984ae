package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.Relations;
import tercio.domain.eu.common.game.Relations.MinorAtStart;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.campaign.ErsLine;
import tercio.domain.eu.turn.campaign.play.CampaignCommand.DeclareCampaign;
import tercio.domain.eu.turn.campaign.play.CampaignCommand.UseFreeCampaign;
import tercio.domain.eu.turn.campaign.play.CampaignEvent.CampaignGranted;
import tercio.domain.game.Option;
import tercio.domain.sentence.given.Told;

/** Campaigns of minor countries and others that cost nothing (EU-CAMP-MINOR, EU-CAMP-7). */
class FreeCampaignsTest {

    private static War led(boolean limited, Map<CountryId, List<Campaign>> free) {
        var relations = new Relations(List.of(), Map.of(new CountryId("venice"), new MinorAtStart(new CountryId("france"), Optional.of(limited))), free, List.of());
        return Situation.franceAgainstSpain().alliances(List.of("france", "venice"), List.of("spain")).relations(relations)
                .initiative("france", 20).initiative("spain", 10).stack("ven", "venice", "picardie", 1, 0, 0).war();
    }

    private static Map<ErsLine, Integer> sheet(War war, String country) {
        return war.board().countries().get(new CountryId(country)).spent();
    }

    @Test
    void aMinorCountryAtWarHasASimpleCampaignEachRound() {
        var war = led(false, Map.of()).settle("campaign-venice", new DeclareCampaign(new CountryId("venice"), Campaign.SIMPLE));

        assertThat(war.last(CampaignGranted.class).price()).isZero();
        assertThat(war.board().countries().get(new CountryId("venice")).campaign()).isEqualTo(Campaign.SIMPLE);
        assertThat(sheet(war, "venice")).isEmpty();
        assertThat(sheet(war, "france")).isEmpty();
    }

    @Test
    void itsPatronPaysTheDifferenceToAMoreExpensiveOne() {
        var war = led(false, Map.of()).settle("campaign-venice", new DeclareCampaign(new CountryId("venice"), Campaign.MAJOR));

        assertThat(sheet(war, "france")).as("50 less 20").containsExactly(Map.entry(ErsLine.B42, 30));
        assertThat(sheet(war, "venice")).isEmpty();
        assertThat(Told.of(war.step("price of a major campaign of Venice").said())).isEqualTo("eu.campaign.result-free-each-round: price 30, byOther yes, payer France, free simple.");
    }

    @Test
    void inALimitedInterventionOnePassiveCampaignARoundAndOneSimpleATurnAreFree() {
        var war = led(true, Map.of());
        assertThat(war.decision("campaign-venice").options()).extracting(Option::command)
                .contains(new DeclareCampaign(new CountryId("venice"), Campaign.PASSIVE), new UseFreeCampaign(new CountryId("venice"), Campaign.SIMPLE, Campaign.SIMPLE));
        war.settle("campaign-venice", new UseFreeCampaign(new CountryId("venice"), Campaign.SIMPLE, Campaign.SIMPLE));
        assertThat(war.last(CampaignGranted.class).price()).isZero();

        war.declares("france", Campaign.NONE).plays(new EndMovement(new CountryId("france"))).plays(new EndMovement(new CountryId("venice"))).waits("spain").nothingElse(3);
        assertThat(war.refuses(new UseFreeCampaign(new CountryId("venice"), Campaign.SIMPLE, Campaign.SIMPLE)).rule().id()).isEqualTo("EU-CAMP-7");
        war.luckyInAttrition().plays(new DeclareCampaign(new CountryId("venice"), Campaign.SIMPLE));
        assertThat(sheet(war, "france").getOrDefault(ErsLine.B41, 0)).as("20 less the free 10, or the campaign goes on").isEqualTo(war.board().extended() ? 0 : 10);
    }

    @Test
    void aCampaignOfTheTurnIsFreeOnceAndCanBeMadeMoreExpensive() {
        var war = led(false, Map.of(new CountryId("france"), List.of(Campaign.MAJOR)));

        assertThat(war.decision("campaign-france").options()).extracting(Option::command).contains(
                new DeclareCampaign(new CountryId("france"), Campaign.MAJOR), new UseFreeCampaign(new CountryId("france"), Campaign.MAJOR, Campaign.MAJOR),
                new UseFreeCampaign(new CountryId("france"), Campaign.MULTIPLE, Campaign.MAJOR));
        assertThat(war.refuses(new UseFreeCampaign(new CountryId("france"), Campaign.MAJOR, Campaign.MULTIPLE)).legal()).isNotEmpty();
        assertThat(war.refuses(new UseFreeCampaign(new CountryId("spain"), Campaign.MAJOR, Campaign.MAJOR)).rule().id()).isEqualTo("EU-CAMP-1");
        war.settle("campaign-france", new UseFreeCampaign(new CountryId("france"), Campaign.MULTIPLE, Campaign.MAJOR));
        assertThat(sheet(war, "france")).as("100 less 50").containsExactly(Map.entry(ErsLine.B43, 50));
        assertThat(Told.of(war.refuses(new UseFreeCampaign(new CountryId("france"), Campaign.MAJOR, Campaign.MAJOR)).detail())).contains("eu.campaign.refused-declared");
    }

    @Test
    void whoHasNoFreeCampaignsPaysAsBefore() {
        var war = led(false, Map.of());
        war.plays(new DeclareCampaign(new CountryId("france"), Campaign.MAJOR));

        assertThat(sheet(war, "france")).containsExactly(Map.entry(ErsLine.B42, 50));
        assertThat(war.events()).noneMatch(CampaignGranted.class::isInstance);
    }
}
