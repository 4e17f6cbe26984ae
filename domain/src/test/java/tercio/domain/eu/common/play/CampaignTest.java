package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.movement.play.MoveEvent.ProvinceEntered;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.campaign.CampaignReadings;
import tercio.domain.eu.turn.campaign.ErsLine;
import tercio.domain.eu.turn.campaign.play.CampaignCommand.DeclareCampaign;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.given.Told;

/** The costs of a campaign, and the actions that it allows (EU-CAMP). */
class CampaignTest {

    private static War war() {
        return Situation.franceAgainstSpain()
                .stack("large", "france", "ile_de_france", 1, 1, 0)
                .stack("small", "france", "picardie", 1, 0, 1)
                .stack("other", "france", "champagne", 0, 1, 0)
                .war();
    }

    @ParameterizedTest
    @CsvSource({"NONE, 0,", "PASSIVE, 10, B40", "SIMPLE_NO_LOGISTICS, 10, B40", "SIMPLE, 20, B41", "MAJOR, 50, B42", "MULTIPLE, 100, B43"})
    void eachKindHasItsPriceAndItsLine(Campaign kind, int ducats, ErsLine line) {
        var france = war().declares("france", kind).board().countries().get(new CountryId("france"));

        assertThat(france.spent()).isEqualTo(line == null ? Map.of() : Map.of(line, ducats));
    }

    @Test
    void aCampaignIsDeclaredInTheImpulseOfTheAlliance() {
        assertThat(war().refuses(new DeclareCampaign(new CountryId("spain"), Campaign.MAJOR)).rule().id()).isEqualTo("EU-CAMP-1");
        assertThat(war().declares("france", Campaign.MAJOR).refuses(new DeclareCampaign(new CountryId("france"), Campaign.MULTIPLE)).rule().id())
                .isEqualTo("EU-CAMP-1");
        assertThat(war().refuses(new DeclareCampaign(null, Campaign.MAJOR)).rule().id()).isEqualTo("EU-CAMP-1");
    }

    @Test
    void aCountryDeclaresOnceAndItsAllyForItself() {
        var war = Situation.franceAgainstSpain().alliances(List.of("france", "venice"), List.of("spain")).initiative("venice", 20).war();

        assertThat(war.decisions()).extracting(Decision::party).containsExactly("france", "venice");
        war.declares("venice", Campaign.PASSIVE);
        assertThat(war.refuses(new DeclareCampaign(new CountryId("venice"), Campaign.SIMPLE)).rule().id()).isEqualTo("EU-CAMP-1");
        assertThat(war.decisions()).extracting(Decision::party).containsExactly("france");
    }

    @Test
    void withoutACampaignNobodyMoves() {
        var refusal = war().declares("france", Campaign.NONE).refuses(new MoveStack(new StackId("small"), List.of(new SpaceId("caux"))));

        assertThat(refusal.rule().id()).isEqualTo("EU-CAMP-1");
    }

    @Test
    void aPassiveCampaignEntersOnlyFriendlyProvinces() {
        var war = war().declares("france", Campaign.PASSIVE);
        var refusal = war.refuses(new MoveStack(new StackId("large"), List.of(new SpaceId("artois"))));

        assertThat(refusal.rule().id()).isEqualTo("EU-CAMP-3");
        assertThat(refusal.legal()).extracting(Option::command)
                .contains(new MoveStack(new StackId("large"), List.of(new SpaceId("champagne")))).doesNotContain(new MoveStack(new StackId("large"), List.of(new SpaceId("artois"))));
        assertThat(war.marches("large", "champagne").board().stacks().get(new StackId("large")).province().value()).isEqualTo("champagne");
    }

    @ParameterizedTest
    @EnumSource(names = {"SIMPLE", "SIMPLE_NO_LOGISTICS"})
    void aSimpleCampaignLetsOneSmallStackMakeAnActiveMove(Campaign simple) {
        var war = war().declares("france", simple);

        assertThat(war.refuses(new MoveStack(new StackId("large"), List.of(new SpaceId("artois")))).rule().id()).as("6 LD").isEqualTo("EU-CAMP-3");
        war.marches("small", "artois");
        assertThat(war.refuses(new MoveStack(new StackId("other"), List.of(new SpaceId("hainaut")))).rule().id()).as("the second").isEqualTo("EU-CAMP-3");
        assertThat(war.marches("large", "picardie").board().stacks().get(new StackId("large")).province().value()).as("passive").isEqualTo("picardie");
    }

    @Test
    void aMajorCampaignLetsOneStackOfAnySizeMakeAnActiveMove() {
        var war = war().declares("france", Campaign.MAJOR).marches("large", "artois");

        assertThat(war.refuses(new MoveStack(new StackId("small"), List.of(new SpaceId("flandre")))).rule().id()).isEqualTo("EU-CAMP-3");
    }

    @Test
    void orAllSmallOnes() {
        var war = war().declares("france", Campaign.MAJOR).marches("small", "flandre").marches("other", "hainaut");

        assertThat(war.refuses(new MoveStack(new StackId("large"), List.of(new SpaceId("artois")))).rule().id()).isEqualTo("EU-CAMP-3");
    }

    @Test
    void multipleCampaignsLetAllActFreely() {
        var war = war().declares("france", Campaign.MULTIPLE).marches("large", "artois").marches("small", "flandre").marches("other", "hainaut");

        assertThat(war.board().countries().get(new CountryId("france")).active()).hasSize(3);
    }

    @Test
    void leavingAnUnfriendlyProvinceIsPassive() {
        var war = Situation.franceAgainstSpain().stack("siege", "france", "artois", 0, 1, 0).war().declares("france", Campaign.PASSIVE);

        assertThat(war.marches("siege", "picardie").last(ProvinceEntered.class).active()).isFalse();
    }

    @Test
    void anExtendedCampaignGoesOnForNothingOrIsUpgradedForTheDifference() {
        var war = war().declares("france", Campaign.SIMPLE).nothingElse(4);

        assertThat(war.board().box()).isEqualTo(RoundBox.W1);
        assertThat(war.decision("campaign-france").options()).extracting(option -> Told.of(option.label()))
                .containsExactly("eu.campaign.choice: campaign (eu.campaign.simple), price 0, attrition no.",
                        "eu.campaign.choice: campaign (eu.campaign.major), price 30, attrition no.", "eu.campaign.choice: campaign (eu.campaign.multiple), price 80, attrition no.");
        var refusal = war.refuses(new DeclareCampaign(new CountryId("france"), Campaign.PASSIVE));
        assertThat(refusal.rule().id()).isEqualTo("EU-CAMP-6");
        assertThat(refusal.legal()).hasSize(3);
        war.declares("france", Campaign.MAJOR);
        assertThat(war.board().countries().get(new CountryId("france")).spent()).containsEntry(ErsLine.B41, 0).containsEntry(ErsLine.B42, 50);
    }

    @Test
    void itsSecondRoundHasFreshSlots() {
        var war = war().declares("france", Campaign.SIMPLE).marches("small", "artois");
        noSiege(war).nothingElse(4).declares("france", Campaign.SIMPLE);

        assertThat(war.marches("other", "hainaut").last(ProvinceEntered.class).active()).isTrue();
    }

    @Test
    void orSharesThemWithTheFirstWhereThisReadingHolds() {
        var shared = new Readings(Map.of(CampaignReadings.EXTENDED_CAMPAIGN.id(), CampaignReadings.SHARED));
        var war = War.of(Situation.franceAgainstSpain().stack("small", "france", "picardie", 1, 0, 1)
                        .stack("other", "france", "champagne", 0, 1, 0).scenario(), shared)
                .declares("france", Campaign.SIMPLE).marches("small", "artois");
        noSiege(war).nothingElse(4).declares("france", Campaign.SIMPLE);

        assertThat(war.refuses(new MoveStack(new StackId("other"), List.of(new SpaceId("hainaut")))).rule().id()).isEqualTo("EU-CAMP-3");
    }

    /** The round goes on to the siege of Artois, which is abandoned. */
    private static War noSiege(War war) {
        war.plays(new EndMovement(new CountryId("france"))).waits("spain");
        return war.plays((EuCommand) war.decision("siege-artois").options().getLast().command());
    }

    @Test
    void theChoiceNamesTheDrawbackOfACampaignWithoutLogistics() {
        var options = Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 1, 0, 0).war()
                .decision("campaign-france").options();

        assertThat(options).filteredOn(option -> Told.of(option.label()).contains("attrition yes")).extracting(Option::command)
                .containsExactly(new DeclareCampaign(new CountryId("france"), Campaign.SIMPLE_NO_LOGISTICS));
    }
}
