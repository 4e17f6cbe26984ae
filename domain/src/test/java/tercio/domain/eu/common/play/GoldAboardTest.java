package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.ConvoyShips;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.GoldSunk;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.NavalAttritionRolled;
import tercio.domain.eu.sea.flotilla.play.FlotillaCommand.DivideFleet;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.HeaveTo;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailOn;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.campaign.ErsLine;
import tercio.domain.eu.world.convoy.ConvoyKind;
import tercio.domain.eu.world.convoy.play.TreasureCommand.LoadGold;
import tercio.domain.eu.world.convoy.play.TreasureCommand.PlaceFlota;
import tercio.domain.eu.world.convoy.play.TreasureEvent.ConvoyArrived;
import tercio.domain.eu.world.convoy.play.TreasureEvent.ConvoyCameBack;
import tercio.domain.eu.world.convoy.play.TreasureEvent.GoldLanded;
import tercio.domain.eu.world.establishment.Establishment;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.given.Told;

/** Gold aboard naval stacks, and the convoys that carry it (EU-CONVOY-GOLD, EU-SEA-TRANSPORT). */
class GoldAboardTest {

    private static final Ships FIVE_TRANSPORTS = new Ships(0, 0, 0, 0, 5, 0, 0);

    private static War spanish(Situation situation) {
        return situation.initiative("spain", 15).initiative("france", 5).war().declares("spain", Campaign.PASSIVE);
    }

    private static NavalStack fleet(War war, String id) {
        return war.board().fleet(new StackId(id)).orElseThrow();
    }

    private static int line(War war, String country, ErsLine line) {
        return war.board().countries().get(new CountryId(country)).spent().getOrDefault(line, 0);
    }

    // --- Going aboard ----------------------------------------------------------------------------------------------

    @Test
    void goldTakesOneTransportPointForFiveDucats() {
        // 2 NWD: 2 points; 1 NTD: 3 points; 5 points carry 25 ducats.
        var war = spanish(franceAgainstSpain().fleet("armada", "spain", "islas_canarias", new Ships(0, 0, 2, 0, 1, 0, 0)).gold("islas_canarias", 40));
        assertThat(Told.of(war.refuses(new LoadGold(new StackId("armada"), 26)).detail())).contains("most 25");
        war.plays(new LoadGold(new StackId("armada"), 25));
        assertThat(fleet(war, "armada").gold()).isEqualTo(25);
        assertThat(war.board().marks().gold()).containsEntry(new SpaceId("islas_canarias"), 15);
        assertThat(fleet(war, "armada").moved()).isFalse();
    }

    /** From Cadiz to the Canaries for 25 ducats, and back: they come ashore in Cadiz. The way counts as one for attrition. */
    @Test
    void shipsTakeGoldAboardOnTheirWayAndSailOn() {
        var war = spanish(franceAgainstSpain().allKnow("s_canarias").fleet("armada", "spain", "andalucia", new Ships(0, 0, 2, 0, 1, 0, 0)).gold("islas_canarias", 40));
        assertThat(Told.of(war.refuses(new SailFleet(new StackId("armada"), List.of(), Optional.of(NavalAction.lading()))).detail())).contains("eu.voyage.refused-no-voyage");
        war.plays(new SailFleet(new StackId("armada"), List.of(new SpaceId("s_cadix"), new SpaceId("s_canarias"), new SpaceId("islas_canarias")), Optional.of(NavalAction.lading())));
        assertThat(fleet(war, "armada").gold()).isEqualTo(25);
        assertThat(war.board().marks().gold()).containsEntry(new SpaceId("islas_canarias"), 15);
        assertThat(war.decision("sail-on-armada").options()).extracting(Option::command).contains(new HeaveTo(new StackId("armada")), new SailOn(new StackId("armada"), List.of(new SpaceId("s_canarias")), Optional.empty()));
        assertThat(Told.of(war.refuses(new LoadGold(new StackId("armada"), 5)).detail())).as("the voyage goes on").contains("eu.treasure.refused-between-movements");
        war.plays(new SailOn(new StackId("armada"), List.of(new SpaceId("s_canarias"), new SpaceId("s_cadix"), new SpaceId("andalucia")), Optional.empty())).plays(new RollNavalAttrition(new StackId("armada")), 1);
        assertThat(war.last(GoldLanded.class)).isEqualTo(new GoldLanded(new StackId("armada"), new CountryId("spain"), new SpaceId("andalucia"), 25));
        assertThat(line(war, "spain", ErsLine.A10)).isEqualTo(25);
    }

    @Test
    void whereNoGoldWaitsOrThePortIsOfOthersNoneIsTakenOnTheWay() {
        var way = new SailFleet(new StackId("armada"), List.of(new SpaceId("s_cadix"), new SpaceId("s_canarias"), new SpaceId("islas_canarias")), Optional.of(NavalAction.lading()));
        var none = spanish(franceAgainstSpain().allKnow("s_canarias").fleet("armada", "spain", "andalucia", new Ships(0, 0, 2, 0, 1, 0, 0)));
        assertThat(Told.of(none.refuses(way).detail())).contains("eu.treasure.refused-no-gold");
        var full = spanish(franceAgainstSpain().allKnow("s_canarias").fleet("armada", "spain", "s_canarias", new Ships(0, 0, 0, 0, 4, 0, 0)).convoy(ConvoyKind.EAST_INDIES, 60).gold("islas_canarias", 40));
        assertThat(full.refuses(new SailFleet(new StackId("armada"), List.of(new SpaceId("islas_canarias")), Optional.of(NavalAction.lading()))).rule()).isEqualTo(Citation.of("EU-CONVOY-GOLD"));
    }

    @Test
    void aFlotaCarriesSeventyFiveDucats() {
        var war = spanish(franceAgainstSpain().fleet("flota", "spain", "islas_canarias", FIVE_TRANSPORTS).convoy(ConvoyKind.FLOTA_DE_ORO).gold("islas_canarias", 100));
        assertThat(fleet(war, "flota").gold()).isZero();
        assertThat(war.rules().moves(war.board(), "flota").orElseThrow().stream().map(Option::command).map(EuCommand.class::cast).toList())
                .contains(new LoadGold(new StackId("flota"), 75));
        assertThat(war.decision("load-flota").form()).isNotNull();
        war.plays(new LoadGold(new StackId("flota"), 40)).plays(new LoadGold(new StackId("flota"), 35));
        assertThat(war.refuses(new LoadGold(new StackId("flota"), 1)).rule()).isEqualTo(Citation.of("EU-CONVOY-GOLD"));
        assertThat(war.board().marks().gold()).containsEntry(new SpaceId("islas_canarias"), 25);
    }

    @Test
    void aConvoyThatSailsFullTakesNoMore() {
        var war = spanish(franceAgainstSpain().fleet("indies", "spain", "islas_canarias", new Ships(0, 0, 0, 0, 4, 0, 0)).convoy(ConvoyKind.EAST_INDIES, 30)
                .gold("islas_canarias", 100));
        assertThat(Told.of(war.refuses(new LoadGold(new StackId("indies"), 5)).detail())).contains("most 0");
        // An escort has room of its own: 2 NWD.
        var escorted = spanish(franceAgainstSpain().fleet("indies", "spain", "islas_canarias", new Ships(0, 0, 2, 0, 4, 0, 0)).convoy(ConvoyKind.EAST_INDIES)
                .gold("islas_canarias", 100));
        assertThat(fleet(escorted, "indies").gold()).as("full").isEqualTo(60);
        assertThat(Told.of(escorted.refuses(new LoadGold(new StackId("indies"), 11)).detail())).contains("most 10");
        escorted.plays(new LoadGold(new StackId("indies"), 10));
    }

    @Test
    void onlyTheControllerOfThePortTakesGold() {
        var war = spanish(franceAgainstSpain().fleet("armada", "spain", "s_cadix", FIVE_TRANSPORTS).gold("islas_canarias", 40));
        assertThat(Told.of(war.refuses(new LoadGold(new StackId("armada"), 5)).detail())).contains("eu.treasure.refused-no-gold");
        var french = spanish(franceAgainstSpain().alliances(List.of("spain", "england"), List.of("france"))
                .fleet("drake", "england", "islas_canarias", FIVE_TRANSPORTS).gold("islas_canarias", 40)).declares("england", Campaign.PASSIVE);
        assertThat(Told.of(french.refuses(new LoadGold(new StackId("drake"), 5)).detail())).contains("eu.treasure.refused-no-control");
    }

    @Test
    void goldGoesAboardBetweenTheMovementsOfTheShips() {
        var war = franceAgainstSpain().initiative("spain", 5).initiative("france", 15).fleet("armada", "spain", "islas_canarias", FIVE_TRANSPORTS)
                .gold("islas_canarias", 40).war().declares("france", Campaign.PASSIVE);
        assertThat(Told.of(war.refuses(new LoadGold(new StackId("armada"), 5)).detail())).contains("eu.treasure.refused-between-movements");
    }

    // --- At sea ----------------------------------------------------------------------------------------------------

    @Test
    void attritionTakesTheSamePercentageOfTheGold() {
        // 10 % of 5 ND are two thirds, which is one transport: of 75 ducats 67 are left, and 4 transports have room for 60.
        var war = spanish(franceAgainstSpain().fleet("flota", "spain", "s_cadix", FIVE_TRANSPORTS).convoy(ConvoyKind.FLOTA_DE_ORO, 75))
                .plays(new SailFleet(new StackId("flota"), List.of(new SpaceId("s_gascogne")))).plays(new RollNavalAttrition(new StackId("flota")), 9);
        int percent = war.last(NavalAttritionRolled.class).percent();
        assertThat(percent).isEqualTo(10);
        assertThat(war.events()).filteredOn(GoldSunk.class::isInstance).containsExactly(new GoldSunk(new StackId("flota"), 8, 67), new GoldSunk(new StackId("flota"), 7, 60));
        assertThat(fleet(war, "flota").convoys()).containsExactly(new ConvoyShips(ConvoyKind.FLOTA_DE_ORO, 4));
    }

    @Test
    void goldStaysAboardFromRoundToRound() {
        var war = spanish(franceAgainstSpain().fleet("flota", "spain", "s_cadix", FIVE_TRANSPORTS).convoy(ConvoyKind.FLOTA_DE_ORO, 75))
                .plays(new SailFleet(new StackId("flota"), List.of(new SpaceId("s_gascogne")))).plays(new RollNavalAttrition(new StackId("flota")), 1).plays(new EndMovement(new CountryId("spain"))).waits("france");
        assertThat(fleet(war, "flota").gold()).isEqualTo(75);
    }

    // --- Coming ashore ---------------------------------------------------------------------------------------------

    @Test
    void goldIsLandedAtOnceInAFriendlyPortOfEurope() {
        var war = spanish(franceAgainstSpain().fleet("flota", "spain", "s_cadix", new Ships(0, 0, 2, 0, 5, 0, 0)).convoy(ConvoyKind.FLOTA_DE_ORO, 75))
                .plays(new SailFleet(new StackId("flota"), List.of(new SpaceId("andalucia"))));
        assertThat(fleet(war, "flota").gold()).as("before the roll for the voyage").isEqualTo(0);
        assertThat(war.last(GoldLanded.class)).isEqualTo(new GoldLanded(new StackId("flota"), new CountryId("spain"), new SpaceId("andalucia"), 75));
        assertThat(war.last(ConvoyArrived.class)).isEqualTo(new ConvoyArrived(new StackId("flota"), ConvoyKind.FLOTA_DE_ORO, new SpaceId("andalucia"), new Ships(0, 0, 2, 0, 0, 0, 0).units()));
        assertThat(line(war, "spain", ErsLine.A10)).isEqualTo(75);
        assertThat(fleet(war, "flota").convoys()).isEmpty();
        assertThat(fleet(war, "flota").ships()).isEqualTo(new Ships(0, 0, 2, 0, 0, 0, 0).units());
    }

    @Test
    void aConvoyAloneLeavesTheMap() {
        var war = spanish(franceAgainstSpain().fleet("flota", "spain", "s_cadix", FIVE_TRANSPORTS).convoy(ConvoyKind.FLOTA_DE_ORO, 75))
                .plays(new SailFleet(new StackId("flota"), List.of(new SpaceId("andalucia"))));
        assertThat(war.board().fleet(new StackId("flota"))).isEmpty();
        assertThat(war.decisions().getFirst().id()).isEqualTo("movement");
    }

    @Test
    void theLevantConvoyIsLandedWhereItIsReceived() {
        var war = franceAgainstSpain().alliances(List.of("spain"), List.of("turkey"), List.of("france")).warBetween("spain", "turkey")
                .fleet("levant", "spain", "izmir", new Ships(0, 0, 0, 0, 3, 0, 0)).convoy(ConvoyKind.LEVANT).war();
        assertThat(fleet(war, "levant").gold()).as("3 transports of 15, not landed in Izmir").isEqualTo(45);
    }

    /** The Flota lands its gold in Andalucia; Spain has colonies on Haiti and Cuba, whose coasts are those of the Atlantic. */
    private static Situation flotaAtHome() {
        return franceAgainstSpain().fleet("flota", "spain", "s_cadix", FIVE_TRANSPORTS).convoy(ConvoyKind.FLOTA_DE_ORO, 75)
                .establishment("spain", Establishment.Kind.COLONY, 3, "r_haiti_e");
    }

    /** A colony in the hands of France, one of Spain in Africa and one off the Atlantic. */
    @Test
    void itComesBackInNoPortOfOthersNorOutsideAmericaNorAwayFromTheAtlantic() {
        var war = spanish(flotaAtHome().establishment("spain", Establishment.Kind.COLONY, 2, "r_cuba_w").heldBy("france")
                .establishment("spain", Establishment.Kind.COLONY, 2, "r_cabo_verde_i").establishment("spain", Establishment.Kind.COLONY, 2, "r_azteca_c"))
                .plays(new SailFleet(new StackId("flota"), List.of(new SpaceId("andalucia")))).nothingElse(5);
        assertThat(war.last(ConvoyCameBack.class).province().value()).isEqualTo("r_haiti_e");
    }

    @Test
    void theFlotaDeOroComesBackEmptyInTheOnlyAmericanPortAtTheNextRound() {
        var war = spanish(flotaAtHome()).plays(new SailFleet(new StackId("flota"), List.of(new SpaceId("andalucia"))));
        assertThat(war.board().navies().stacks()).isEmpty();
        war.nothingElse(5);
        var back = war.last(ConvoyCameBack.class);
        assertThat(back.province().value()).isEqualTo("r_haiti_e");
        assertThat(fleet(war, back.stack().value()).ships()).isEqualTo(FIVE_TRANSPORTS.units());
        assertThat(fleet(war, back.stack().value()).gold()).isZero();
    }

    @Test
    void itsCountryChoosesAmongSeveralPorts() {
        var war = spanish(flotaAtHome().establishment("spain", Establishment.Kind.COLONY, 2, "r_cuba_w")).plays(new SailFleet(new StackId("flota"), List.of(new SpaceId("andalucia")))).nothingElse(5);
        assertThat(war.refuses(new PlaceFlota(new SpaceId("andalucia"))).rule()).isEqualTo(Citation.of("EU-CONVOY-FLOTA"));
        war.plays(new PlaceFlota(new SpaceId("r_cuba_w")));
        assertThat(war.board().navies().stacks().values()).singleElement().satisfies(flota -> assertThat(flota.at().value()).isEqualTo("r_cuba_w"));
    }

    @Test
    void theFlotaDelPeruDoesNotComeBack() {
        var war = spanish(franceAgainstSpain().fleet("flota", "spain", "s_cadix", FIVE_TRANSPORTS).convoy(ConvoyKind.FLOTA_DEL_PERU, 75)
                .establishment("spain", Establishment.Kind.COLONY, 3, "r_haiti_e")).plays(new SailFleet(new StackId("flota"), List.of(new SpaceId("andalucia")))).nothingElse(5);
        assertThat(war.board().navies().stacks()).isEmpty();
    }

    // --- What convoys do not do ------------------------------------------------------------------------------------

    @Test
    void aConvoyNeitherBlockadesNorSupplies() {
        // 3 NTD beside no FLEET are 3 ND, which blockade a fortress of level 1; those of a convoy are none.
        var own = franceAgainstSpain().fleet("flota", "spain", "s_lion", FIVE_TRANSPORTS);
        assertThat(own.war().board().fleet(new StackId("flota")).orElseThrow().shipsWithoutConvoys().ntd()).isEqualTo(5);
        var convoy = franceAgainstSpain().fleet("flota", "spain", "s_lion", FIVE_TRANSPORTS).convoy(ConvoyKind.FLOTA_DE_ORO);
        var war = convoy.initiative("spain", 15).initiative("france", 5).war().declares("spain", Campaign.MAJOR);
        assertThat(war.refuses(new SailFleet(new StackId("flota"), List.of(), Optional.of(NavalAction.blockade(new SpaceId("provence"))))).rule()).isEqualTo(Citation.of("EU-SEA-BLOCKADE"));
        assertThat(war.refuses(new SailFleet(new StackId("flota"), List.of(), Optional.of(NavalAction.supply()))).rule()).isEqualTo(Citation.of("EU-MOVE-SEA-ACTIVE"));
    }

    @Test
    void theConvoyAndItsGoldStayWhenTheStackIsDivided() {
        var war = spanish(franceAgainstSpain().fleet("flota", "spain", "s_cadix", new Ships(0, 0, 2, 0, 5, 0, 0)).convoy(ConvoyKind.FLOTA_DE_ORO, 75));
        assertThat(Told.of(war.refuses(new DivideFleet(new StackId("flota"), new Ships(0, 0, 0, 0, 1, 0, 0), List.of(), Optional.empty())).detail())).contains("convoy yes");
        war.plays(new DivideFleet(new StackId("flota"), new Ships(0, 0, 2, 0, 0, 0, 0), List.of(), Optional.empty()));
        assertThat(fleet(war, "flota").gold()).isEqualTo(75);
        assertThat(fleet(war, "flota").convoys()).containsExactly(new ConvoyShips(ConvoyKind.FLOTA_DE_ORO, 5));
    }
}
