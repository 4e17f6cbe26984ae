package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.TradeZoneId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.ConvoyShips;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Raid;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.LetFleetPass;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.campaign.ErsLine;
import tercio.domain.eu.world.convoy.ConvoyKind;
import tercio.domain.eu.world.corsair.ConvoyAttack.Ending;
import tercio.domain.eu.world.corsair.play.GoldRaidCommand.AttackConvoy;
import tercio.domain.eu.world.corsair.play.GoldRaidCommand.MeetPirates;
import tercio.domain.eu.world.corsair.play.GoldRaidCommand.SpareConvoy;
import tercio.domain.eu.world.corsair.play.GoldRaidEvent.ConvoyAttacked;
import tercio.domain.eu.world.corsair.play.GoldRaidEvent.ConvoySpared;
import tercio.domain.eu.world.corsair.play.GoldRaidEvent.CorsairsMet;
import tercio.domain.game.Decision;
import tercio.domain.game.Id;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Forecast;

/** Corsairs attack naval stacks with gold that enter a sea zone of their trade zone (EU-CONVOY-ATTACK). */
class GoldRaidTest {

    private static final Ships FLOTA = new Ships(0, 0, 0, 0, 5, 0, 0);
    private static final Raid PIRATES = new Raid(new CountryId("pirates"), 2, 0);

    /** The Flota with 75 ducats in the Gulf of Cadiz, Spain first to move. */
    private static Situation flota() {
        return franceAgainstSpain().initiative("spain", 15).initiative("france", 5).fleet("flota", "spain", "s_cadix", FLOTA).convoy(ConvoyKind.FLOTA_DE_ORO, 75);
    }

    private static War sails(Situation situation, String... path) {
        return situation.war().declares("spain", Campaign.SIMPLE).plays(new SailFleet(new StackId("flota"), Id.all(List.of(path), SpaceId::new)));
    }

    private static NavalStack fleet(War war) {
        return war.board().fleet(new StackId("flota")).orElseThrow();
    }

    private static int level(War war, String zone) {
        var raid = war.board().marks().raids().get(new SpaceId(zone));
        return raid == null ? 0 : raid.level();
    }

    // --- The procedure ---------------------------------------------------------------------------------------------

    @Test
    void piratesThatFindTheConvoyAreReducedAndRaidIt() {
        var war = sails(flota().corsairs("s_gascogne", PIRATES), "s_gascogne");
        assertThat(war.last(CorsairsMet.class).zone().value()).isEqualTo("s_gascogne");
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("pirates-flota");
        // Search: +2 manoeuvre without a leader, +1 in the same zone: a 5 is an 8. Defence: nothing is armed: a 7 fails. Raid: no modifier: a 4 captures 3 NTD.
        war.plays(new MeetPirates(new StackId("flota")), 5, 7, 4);
        var attacked = war.last(ConvoyAttacked.class);
        assertThat(War.sum(war.step("search for the convoy"))).isEqualTo(2 + 1);
        assertThat(War.sum(war.step("defence of the convoy"))).isZero();
        assertThat(attacked.ending()).isEqualTo(Ending.RAIDED);
        assertThat(attacked.captured()).isEqualTo(new Ships(0, 0, 0, 0, 3, 0, 0).units());
        assertThat(attacked.plundered()).as("15 for each").isEqualTo(45);
        assertThat(attacked.income()).as("pirates have no sheet").isZero();
        assertThat(fleet(war).gold()).isEqualTo(30);
        assertThat(fleet(war).convoys()).containsExactly(new ConvoyShips(ConvoyKind.FLOTA_DE_ORO, 2));
        assertThat(level(war, "s_gascogne")).as("they stay at sea").isEqualTo(1);
        assertThat(fleet(war).at().value()).as("it is never stopped").isEqualTo("s_gascogne");
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("naval-attrition-flota");
    }

    /** A corsair+ and a corsair- lie together. The one that attacks is reduced, and is a second corsair- beside the other: neither attacks again. */
    @Test
    void aReducedCorsairBesideASmallOneDoesNotGrowTogetherWithIt() {
        var war = sails(flota().corsairs("s_gascogne", new Raid(new CountryId("pirates"), 3, 0)), "s_gascogne", "s_celtique").plays(new MeetPirates(new StackId("flota")), 5, 7, 4);
        var left = war.board().marks().raids().get(new SpaceId("s_gascogne"));
        assertThat(left.plus()).isZero();
        assertThat(left.minus()).isEqualTo(2);
        assertThat(left).hasToString("two corsairs-");
        assertThat(war.events().stream().filter(CorsairsMet.class::isInstance)).as("nobody attacks in the next zone").hasSize(1);
    }

    /** Their leader has 4: +4, and +1 in the same zone. */
    @Test
    void piratesSearchWithTheManoeuvreOfTheirLeader() {
        var war = sails(flota().corsairs("s_gascogne", new Raid(new CountryId("pirates"), 2, 4, Optional.of("A"), Optional.empty(), Optional.empty())), "s_gascogne")
                .plays(new MeetPirates(new StackId("flota")), 1);
        assertThat(War.sum(war.step("search for the convoy"))).isEqualTo(4 + 1);
    }

    @Test
    void aSearchThatFailsEndsTheAttack() {
        var war = sails(flota().corsairs("s_gascogne", PIRATES), "s_gascogne").plays(new MeetPirates(new StackId("flota")), 4);
        assertThat(war.last(ConvoyAttacked.class).ending()).isEqualTo(Ending.NOT_FOUND);
        assertThat(level(war, "s_gascogne")).isEqualTo(2);
        assertThat(fleet(war).gold()).isEqualTo(75);
    }

    @Test
    void anEscortFightsThemOff() {
        // Two NWD: +1. A 7 is an 8, and the corsair is not reduced further.
        var war = sails(franceAgainstSpain().initiative("spain", 15).initiative("france", 5).fleet("flota", "spain", "s_cadix", new Ships(0, 0, 2, 0, 5, 0, 0))
                .convoy(ConvoyKind.FLOTA_DE_ORO, 75).corsairs("s_gascogne", PIRATES), "s_gascogne").plays(new MeetPirates(new StackId("flota")), 5, 7);
        assertThat(war.last(ConvoyAttacked.class).ending()).isEqualTo(Ending.FOUGHT_OFF);
        assertThat(level(war, "s_gascogne")).isEqualTo(1);
        assertThat(fleet(war).gold()).isEqualTo(75);
    }

    @Test
    void theEscortModifiesTheRaid() {
        // FLEET-: +2 in the defence, a 1 is a 3; +2 in the raid: a 4 is a 6, 3 ships; a 5 is a 7, 2 ships.
        var escorted = franceAgainstSpain().initiative("spain", 15).initiative("france", 5).fleet("flota", "spain", "s_cadix", new Ships(0, 1, 2, 0, 5, 0, 0))
                .convoy(ConvoyKind.FLOTA_DE_ORO, 75).corsairs("s_gascogne", PIRATES);
        var war = sails(escorted, "s_gascogne").plays(new MeetPirates(new StackId("flota")), 5, 1, 5);
        assertThat(War.sum(war.step("raid"))).isEqualTo(2);
        assertThat(war.last(ConvoyAttacked.class).captured().ntd()).isEqualTo(2);
    }

    @Test
    void aWholeConvoyMayBeCaptured() {
        // A leader of manoeuvre 3 in the raid: a 1 is a -2, five ships. All 75 ducats are gone, and the voyage with them.
        var war = sails(flota().corsairs("s_gascogne", new Raid(new CountryId("pirates"), 2, 3)), "s_gascogne").plays(new MeetPirates(new StackId("flota")), 4, 7, 1);
        assertThat(war.board().fleet(new StackId("flota"))).isEmpty();
        assertThat(war.last(ConvoyAttacked.class).plundered()).isEqualTo(75);
        assertThat(war.decisions().getFirst().id()).isEqualTo("movement");
    }

    @Test
    void warshipsAreTakenWhenNoTransportIsLeft() {
        // One NTD and two NWD with 25 ducats: a 1 captures 4, which are all; 15 and twice 5.
        var war = sails(franceAgainstSpain().initiative("spain", 15).initiative("france", 5).fleet("flota", "spain", "s_cadix", new Ships(0, 0, 2, 0, 1, 0, 0)).laden(25)
                .corsairs("s_gascogne", PIRATES), "s_gascogne").plays(new MeetPirates(new StackId("flota")), 5, 1, 1);
        assertThat(war.last(ConvoyAttacked.class).captured()).isEqualTo(new Ships(0, 0, 2, 0, 1, 0, 0).units());
        assertThat(war.last(ConvoyAttacked.class).plundered()).isEqualTo(25);
        assertThat(war.board().fleet(new StackId("flota"))).isEmpty();
    }

    @Test
    void aStackWithoutGoldIsNotAttacked() {
        var war = sails(franceAgainstSpain().initiative("spain", 15).initiative("france", 5).fleet("flota", "spain", "s_cadix", FLOTA).convoy(ConvoyKind.FLOTA_DE_ORO)
                .corsairs("s_gascogne", PIRATES), "s_gascogne");
        assertThat(war.events()).noneMatch(CorsairsMet.class::isInstance);
    }

    @Test
    void theyAttackOnTheWay() {
        // Nobody announces an action in the Gulf of Gascony; attrition waits for the end of the way.
        var war = sails(flota().corsairs("s_gascogne", PIRATES), "s_gascogne", "s_celtique");
        war.plays(new MeetPirates(new StackId("flota")), 4);
        assertThat(fleet(war).at().value()).isEqualTo("s_celtique");
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("naval-attrition-flota");
    }

    @Test
    void aSmallCorsairDoesNotAttack() {
        assertThat(sails(flota().corsairs("s_gascogne", new Raid(new CountryId("pirates"), 1, 0)), "s_gascogne").events()).noneMatch(CorsairsMet.class::isInstance);
    }

    // --- When ------------------------------------------------------------------------------------------------------

    @Test
    void theyComeAfterTheActionIsAnnouncedAndBeforeTheInterceptions() {
        var war = flota().fleet("brest", "france", "s_celtique", new Ships(0, 1, 4, 0, 0, 0, 0)).corsairs("s_gascogne", PIRATES).war()
                .declares("spain", Campaign.SIMPLE).plays(new SailFleet(new StackId("flota"), List.of(new SpaceId("s_gascogne")), Optional.of(NavalAction.corsairs())));
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("naval-attrition-flota");
        war.plays(new RollNavalAttrition(new StackId("flota")), 1);
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("pirates-flota");
        war.plays(new MeetPirates(new StackId("flota")), 1);
        assertThat(war.decisions().getFirst().id()).startsWith("sea-interception");
        war.plays(new LetFleetPass(new CountryId("france")));
        assertThat(fleet(war).action()).isEqualTo(NavalAction.corsairs());
    }

    // --- Who -------------------------------------------------------------------------------------------------------

    /** French corsairs in the Gulf of Gascony. */
    private static War french() {
        return sails(flota().corsairs("s_gascogne", new Raid(new CountryId("france"), 2, 0)), "s_gascogne");
    }

    @Test
    void theControllerDecides() {
        var war = french();
        assertThat(war.decision("corsairs-of-france-flota").options()).extracting(Option::command)
                .containsExactly(new AttackConvoy(new CountryId("france"), new StackId("flota"), new SpaceId("s_gascogne")), new SpareConvoy(new CountryId("france"), new StackId("flota")));
        assertThat(war.refuses(new MeetPirates(new StackId("flota"))).rule()).isEqualTo(Citation.of("EU-CONVOY-ATTACK-WHO"));
        assertThat(war.refuses(new AttackConvoy(new CountryId("spain"), new StackId("flota"), new SpaceId("s_gascogne"))).legal()).hasSize(2);
        assertThat(war.refuses(new AttackConvoy(new CountryId("france"), new StackId("flota"), new SpaceId("s_cadix"))).legal()).hasSize(2);
        war.plays(new SpareConvoy(new CountryId("france"), new StackId("flota")));
        assertThat(war.last(ConvoySpared.class).stack().value()).isEqualTo("flota");
        assertThat(fleet(war).gold()).isEqualTo(75);
    }

    @Test
    void goldOfAMajorCountryIsWrittenAmongItsPillagesAndTheCorsairGoesHome() {
        // Search: equal navies without leaders, same zone +1: a 7 is an 8. Raid: a 7 captures 2.
        var war = french().plays(new AttackConvoy(new CountryId("france"), new StackId("flota"), new SpaceId("s_gascogne")), 7, 1, 7);
        var attacked = war.last(ConvoyAttacked.class);
        assertThat(attacked.plundered()).isEqualTo(30);
        assertThat(attacked.income()).isEqualTo(30);
        assertThat(attacked.home()).isTrue();
        assertThat(war.board().countries().get(new CountryId("france")).spent()).containsEntry(ErsLine.A9, 30);
        assertThat(level(war, "s_gascogne")).as("none is left at sea").isZero();
    }

    @Test
    void theOtherCorsairOfTheZoneStays() {
        var war = sails(flota().corsairs("s_gascogne", new Raid(new CountryId("france"), 3, 0)), "s_gascogne").plays(new AttackConvoy(new CountryId("france"), new StackId("flota"), new SpaceId("s_gascogne")), 7, 10);
        assertThat(level(war, "s_gascogne")).as("the corsair- stays").isEqualTo(1);
    }

    @Test
    void corsairsOfBarbaryStatesAttackInTheMediterraneanAlone() {
        var algiers = new Raid(new CountryId("algerie"), 2, 0, Optional.empty(), Optional.of(new CountryId("france")), Optional.empty());
        assertThat(sails(flota().corsairs("s_gascogne", algiers), "s_gascogne").events()).noneMatch(CorsairsMet.class::isInstance);
        var war = sails(flota().corsairs("s_lion", algiers), "s_alboran", "s_lion");
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("corsairs-of-france-flota");
        war.plays(new AttackConvoy(new CountryId("france"), new StackId("flota"), new SpaceId("s_lion")), 7, 1, 7);
        assertThat(war.last(ConvoyAttacked.class).income()).as("gold of a minor country is lost").isZero();
    }

    @Test
    void theKnightsAttackTurkeyAlone() {
        var knights = new Raid(new CountryId("chevaliers"), 2, 0, Optional.empty(), Optional.of(new CountryId("france")), Optional.empty());
        assertThat(sails(flota().corsairs("s_lion", knights), "s_alboran", "s_lion").events()).noneMatch(CorsairsMet.class::isInstance);
    }

    @Test
    void nobodyAttacksHisOwn() {
        assertThat(sails(flota().corsairs("s_gascogne", new Raid(new CountryId("spain"), 2, 0)), "s_gascogne").events()).noneMatch(CorsairsMet.class::isInstance);
    }

    @Test
    void piratesComeFirst() {
        // Both act in the trade zone of France; the pirates are told to act there.
        var war = sails(flota().corsairs("s_gascogne", new Raid(new CountryId("france"), 2, 0)).corsairs("s_celtique", new Raid(new CountryId("pirates"), 2, 0, Optional.empty(), Optional.empty(), Optional.of(new TradeZoneId("ctz_france")))), "s_gascogne");
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("pirates-flota");
        // Not in the same zone: +2 alone; a 6 is an 8. Then a 7 fails, and a 10 captures 2.
        war.plays(new MeetPirates(new StackId("flota")), 6, 7, 10);
        assertThat(level(war, "s_celtique")).isEqualTo(1);
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("corsairs-of-france-flota");
    }

    @Test
    void ofSeveralPiratesTheHighestLeaderAttacks() {
        var war = sails(flota().corsairs("s_gascogne", new Raid(new CountryId("pirates"), 2, 1, Optional.of("B"), Optional.empty(), Optional.empty()))
                .corsairs("s_celtique", new Raid(new CountryId("pirates"), 2, 1, Optional.of("A"), Optional.empty(), Optional.of(new TradeZoneId("ctz_france")))), "s_gascogne").plays(new MeetPirates(new StackId("flota")), 1);
        assertThat(war.last(ConvoyAttacked.class).raiders().value()).isEqualTo("s_celtique");
    }

    @Test
    void aRollDecidesBetweenEqualPirates() {
        var war = sails(flota().corsairs("s_gascogne", PIRATES).corsairs("s_celtique", new Raid(new CountryId("pirates"), 2, 0, Optional.empty(), Optional.empty(), Optional.of(new TradeZoneId("ctz_france")))), "s_gascogne")
                .plays(new MeetPirates(new StackId("flota")), 3, 8, 1);
        // The zones in the order of their names: 3 for the Celtic Sea, 8 for the Gulf of Gascony.
        assertThat(war.last(ConvoyAttacked.class).raiders().value()).isEqualTo("s_gascogne");
    }

    @Test
    void controllersOfAnAllianceMustAgree() {
        var situation = flota().alliances(List.of("spain"), List.of("france", "england")).corsairs("s_gascogne", new Raid(new CountryId("france"), 2, 0))
                .corsairs("s_celtique", new Raid(new CountryId("england"), 2, 0, Optional.empty(), Optional.empty(), Optional.of(new TradeZoneId("ctz_france"))));
        var war = sails(situation, "s_gascogne");
        assertThat(war.decisions()).extracting(Decision::id).containsExactlyInAnyOrder("corsairs-of-france-flota", "corsairs-of-england-flota");
        war.plays(new AttackConvoy(new CountryId("france"), new StackId("flota"), new SpaceId("s_gascogne")));
        war.plays(new AttackConvoy(new CountryId("england"), new StackId("flota"), new SpaceId("s_celtique")));
        assertThat(war.events()).anyMatch(ConvoySpared.class::isInstance).noneMatch(ConvoyAttacked.class::isInstance);
        var agreed = sails(situation, "s_gascogne").plays(new AttackConvoy(new CountryId("france"), new StackId("flota"), new SpaceId("s_celtique"))).plays(new AttackConvoy(new CountryId("england"), new StackId("flota"), new SpaceId("s_celtique")), 1);
        assertThat(agreed.last(ConvoyAttacked.class).by().value()).isEqualTo("england");
    }

    @Test
    void theOddsOfAnAttack() {
        var war = french();
        var odds = War.RULES.forecasts(war.board(), List.of(new AttackConvoy(new CountryId("france"), new StackId("flota"), new SpaceId("s_gascogne")))).getFirst().orElseThrow();
        // Found by 7 to 10 in the same zone: 0.4. French ports on the Gulf shelter the corsair, -2: fought off by a natural 10 alone. Four ships by 1 to 3.
        isChance(odds, "result", "not-found", 600);
        isChance(odds, "result", "fought-off", 40);
        isChance(odds, "result", "raided", 360);
        isChance(odds, "captured", 4, 108);
        isChance(odds, "ducats", 60, 108);
        isChance(odds, "ducats", 0, 640);
    }

    private static void isChance(Forecast forecast, String figure, Object value, int ofThousand) {
        var values = forecast.figures().get(figure);
        assertThat(values.weightOf(value::equals).multiply(BigInteger.valueOf(1000))).isEqualTo(values.whole().multiply(BigInteger.valueOf(ofThousand)));
    }
}
