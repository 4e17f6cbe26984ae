package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.TradeZoneId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Raid;
import tercio.domain.eu.common.game.Relations;
import tercio.domain.eu.common.game.Relations.MinorAtStart;
import tercio.domain.eu.common.game.SessionAtStart.TradeFleets;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.revolt.play.RevoltCommand.FightPirates;
import tercio.domain.eu.land.revolt.play.RevoltEvent.PiratesFought;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.campaign.ErsLine;
import tercio.domain.eu.turn.campaign.play.CampaignCommand.DeclareCampaign;
import tercio.domain.eu.turn.campaign.play.CampaignEvent.CampaignGranted;
import tercio.domain.game.Decision;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.given.Told;

/** Minor countries against corsairs and pirates (EU-CORSAIR-MINORS, EU-CORSAIR-PIRATES). */
class MinorsAgainstPiracyTest {

    /** Trade fleets of minor countries in the Gulf of Lion: 3 sides. */
    private static final TradeFleets MINORS = new TradeFleets(false, Map.of(new CountryId("genes"), 2, new CountryId("chevaliers"), 1), List.of(new CountryId("genes")));

    private static Situation pirates(int level, TradeFleets fleets) {
        return franceAgainstSpain().corsairs("s_lion", new Raid(new CountryId("pirates"), level, 0)).trade("stz_lion", fleets);
    }

    /** The siege segment of the first round. */
    private static War segment(Situation situation) {
        return situation.war().declares("france", Campaign.PASSIVE).plays(new EndMovement(new CountryId("france"))).waits("spain");
    }

    // --- Without counters ------------------------------------------------------------------------------------------

    @Test
    void minorCountriesAtPeaceFightPiratesOnceARound() {
        // Three sides of trade fleets: +3; a 5 is an 8.
        var war = segment(pirates(2, MINORS));
        assertThat(war.decisions()).extracting(Decision::id).contains("minors-stz_lion");
        war.plays(new FightPirates(new TradeZoneId("stz_lion")), 5);
        assertThat(war.last(PiratesFought.class)).isEqualTo(new PiratesFought(new TradeZoneId("stz_lion"), new SpaceId("s_lion"), true, 1));
        assertThat(War.sum(war.step("minor countries against pirates"))).isEqualTo(3);
        assertThat(war.board().marks().raids().get(new SpaceId("s_lion")).level()).isEqualTo(1);
        assertThat(war.refuses(new FightPirates(new TradeZoneId("stz_lion"))).rule()).isEqualTo(Citation.of("EU-CORSAIR-PIRATES"));
    }

    @Test
    void aSevenFailsAlsoWithANaturalTenForgotten() {
        var war = segment(pirates(1, MINORS)).plays(new FightPirates(new TradeZoneId("stz_lion")), 4);
        assertThat(war.last(PiratesFought.class).success()).isFalse();
        assertThat(segment(pirates(1, MINORS)).plays(new FightPirates(new TradeZoneId("stz_lion")), 5).board().marks().raids()).doesNotContainKey(new SpaceId("s_lion"));
    }

    @Test
    void whereAMajorCountryTradesTheyDoNot() {
        assertThat(segment(pirates(2, new TradeFleets(true, Map.of(new CountryId("genes"), 2), List.of()))).decisions()).extracting(Decision::id).doesNotContain("minors-stz_lion");
    }

    @Test
    void onlyAgainstPirates() {
        assertThat(segment(franceAgainstSpain().corsairs("s_lion", new Raid(new CountryId("algerie"), 2, 0)).trade("stz_lion", MINORS)).decisions())
                .extracting(Decision::id).doesNotContain("minors-stz_lion");
    }

    @Test
    void onlyInTradeZonesOfTheSea() {
        var war = segment(franceAgainstSpain().corsairs("s_gascogne", new Raid(new CountryId("pirates"), 2, 0)).trade("ctz_france", MINORS));
        assertThat(war.decisions()).extracting(Decision::id).doesNotContain("minors-ctz_france");
    }

    // --- With counters ---------------------------------------------------------------------------------------------

    private static War genoese(TradeFleets fleets, Raid raid) {
        return franceAgainstSpain().alliances(List.of("france", "genes"), List.of("spain")).initiative("france", 18).initiative("genes", 18).initiative("spain", 2).fleet("genoese", "genes", "s_lion", new Ships(0, 1, 2, 0, 0, 0, 0))
                .corsairs("s_lion", raid).trade("stz_lion", fleets).war().declares("france", Campaign.SIMPLE).declares("genes", Campaign.SIMPLE);
    }

    private static final SailFleet HUNT = new SailFleet(new StackId("genoese"), List.of(), Optional.of(NavalAction.corsairs()));

    @Test
    void aMinorCountryAtWarFightsWhereItTrades() {
        var war = genoese(MINORS, new Raid(new CountryId("pirates"), 2, 0)).plays(HUNT).plays(new RollNavalAttrition(new StackId("genoese")), 1);
        assertThat(war.board().fleet(new StackId("genoese")).orElseThrow().action()).isEqualTo(NavalAction.corsairs());
        assertThat(genoese(new TradeFleets(false, Map.of(new CountryId("chevaliers"), 1), List.of()), new Raid(new CountryId("pirates"), 2, 0)).refuses(HUNT).rule())
                .isEqualTo(Citation.of("EU-CORSAIR-MINORS"));
    }

    /** Genoa is at peace, led by Spain, and corsairs of Algiers attack its trade. */
    private static War led() {
        return franceAgainstSpain().alliances(List.of("genes"), List.of("france"), List.of("spain")).warBetween("france", "spain").initiative("genes", 18).initiative("france", 5)
                .initiative("spain", 18).relations(new Relations(List.of(), Map.of(new CountryId("genes"), new MinorAtStart(new CountryId("spain"), Optional.empty())), Map.of(), List.of()))
                .fleet("genoese", "genes", "s_thyrrenienne", new Ships(0, 1, 2, 0, 0, 0, 0)).fleet("west", "france", "s_lion", new Ships(0, 1, 4, 0, 0, 0, 0))
                .trade("stz_lion", MINORS).corsairs("s_lion", new Raid(new CountryId("algerie"), 2, 0)).war();
    }

    /** A passive campaign is free; a simple one costs 20 D, of which its patron pays the 10 D above it. */
    @Test
    void thePatronOfAMinorCountryAtPeacePaysForItsHunt() {
        var hunt = new SailFleet(new StackId("genoese"), List.of(new SpaceId("s_lion")), Optional.of(NavalAction.corsairs()));
        var passive = led().plays(new DeclareCampaign(new CountryId("genes"), Campaign.PASSIVE));
        assertThat(passive.last(CampaignGranted.class).price()).isZero();
        assertThat(passive.refuses(hunt).rule()).as("a passive campaign begins no fight").isEqualTo(Citation.of("EU-CAMP-SEA"));

        var war = led().plays(new DeclareCampaign(new CountryId("genes"), Campaign.SIMPLE));
        assertThat(war.last(CampaignGranted.class).payer().value()).isEqualTo("spain");
        assertThat(war.board().countries().get(new CountryId("spain")).spent()).containsExactly(Map.entry(ErsLine.B41, 10));
        assertThat(war.board().countries().get(new CountryId("genes")).spent()).isEmpty();
        war.plays(hunt).plays(new RollNavalAttrition(new StackId("genoese")), 1);
        assertThat(war.board().fleet(new StackId("genoese")).orElseThrow().action()).isEqualTo(NavalAction.corsairs());
        assertThat(war.decisions()).as("no simple campaign of the turn is free at peace").extracting(Decision::id).doesNotContain("campaign-genes");
    }

    @Test
    void itsShipsTakePartInNoOtherBattle() {
        var war = led().plays(new DeclareCampaign(new CountryId("genes"), Campaign.SIMPLE)).plays(new SailFleet(new StackId("genoese"), List.of(new SpaceId("s_lion")), Optional.of(NavalAction.corsairs())))
                .plays(new RollNavalAttrition(new StackId("genoese")), 1);
        war.plays(new EndMovement(new CountryId("genes"))).waits("spain").declares("france", Campaign.MULTIPLE);
        assertThat(Told.of(war.refuses(new SailFleet(new StackId("west"), List.of(), Optional.of(NavalAction.battle(new StackId("genoese"))))).detail())).startsWith("eu.voyage.refused-no-enemy").endsWith("who France.");
    }

    @Test
    void aMinorCountryAtPeaceFightsCorsairsOfBarbaryThatAttackItsTrade() {
        var situation = franceAgainstSpain().alliances(List.of("genes"), List.of("france"), List.of("spain")).warBetween("france", "spain").initiative("genes", 18).initiative("france", 5)
                .initiative("spain", 4).fleet("genoese", "genes", "s_lion", new Ships(0, 1, 2, 0, 0, 0, 0)).trade("stz_lion", MINORS);
        assertThat(situation.corsairs("s_lion", new Raid(new CountryId("pirates"), 2, 0)).war().declares("genes", Campaign.SIMPLE).refuses(HUNT).rule())
                .isEqualTo(Citation.of("EU-CORSAIR-MINORS"));
        situation.corsairs("s_lion", new Raid(new CountryId("algerie"), 2, 0)).war().declares("genes", Campaign.SIMPLE).plays(HUNT);
    }
}
