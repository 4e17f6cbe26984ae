package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.PortKind;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.HaltMove;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.ShipsLost;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.TroopsSunk;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.FightAtSea;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.InterceptAtSea;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.LetFleetPass;
import tercio.domain.eu.sea.ships.NavalActivity;
import tercio.domain.eu.sea.transport.play.TransportEvent.TroopsLanded;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailOn;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.NavalActionBegan;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.NavalActionReduced;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.game.Id;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.given.Told;

/** Ships are where they are, and do what was announced: ports are used by who enters them, actions are announced, and each part of one stands by itself. */
class ShipsWhereTheyAreTest {

    /** Four warships in a FLEET-, 4 transport points. */
    private static final Ships FOUR = new Ships(0, 1, 4, 0, 0, 0, 0);

    private static NavalStack fleet(War war, String id) {
        return war.board().fleet(new StackId(id)).orElseThrow();
    }

    private static SailFleet embarks(String... path) {
        return new SailFleet(new StackId("brest"), Id.all(List.of(path), SpaceId::new), Optional.of(NavalAction.embarkation(new StackId("troops"))));
    }

    private static SailOn lands(String province, String... path) {
        return new SailOn(new StackId("brest"), Id.all(List.of(path), SpaceId::new), Optional.of(NavalAction.landing(new SpaceId(province))));
    }

    // --- Ports are used by who enters them -----------------------------------------------------------------------------

    /** The ships lie in the Celtic Sea, the troops in Brest. */
    private static War beforeBrest(Campaign campaign) {
        return franceAgainstSpain().fleet("brest", "france", "s_celtique", FOUR).stack("troops", "france", "finistere", 0, 0, 2).war().declares("france", campaign);
    }

    @Test
    void troopsTakenAboardInTheSeaZoneBeforeTheirPortHaveEmbarkedInNoPort() {
        var war = beforeBrest(Campaign.SIMPLE).plays(embarks());
        assertThat(war.refuses(lands("vlaanderen", "s_manche")).rule()).as("one end of the transport is a controlled port").isEqualTo(Citation.of("EU-SEA-TRANSPORT"));
        war.plays(lands("armor", "armor")).plays(new RollNavalAttrition(new StackId("brest")), 1);
        assertThat(war.last(TroopsLanded.class).mp()).as("one end is no port: 3 MP, and a cause of attrition").isEqualTo(3);
        assertThat(war.last(TroopsLanded.class).open()).isTrue();
        assertThat(war.board().countries().get(new CountryId("france")).deeds()).as("an active action").containsExactly(new NavalActivity(new StackId("brest"), 1, true, true));
    }

    @Test
    void itTakesACampaignThatAllowsAnActiveAction() {
        assertThat(beforeBrest(Campaign.PASSIVE).refuses(embarks()).rule()).isEqualTo(Citation.of("EU-CAMP-SEA"));
    }

    @Test
    void shipsThatEnterThePortUseIt() {
        var war = beforeBrest(Campaign.SIMPLE).plays(embarks("finistere")).plays(lands("vlaanderen", "s_celtique", "s_manche")).plays(new RollNavalAttrition(new StackId("brest")), 1);
        assertThat(war.board().stack(new StackId("troops")).orElseThrow().province().value()).isEqualTo("vlaanderen");
        war.plays(new HaltMove(new StackId("troops")));
    }

    /** Six Spanish ships blockade Brest: who takes troops aboard before it does not pass the blockade, and is in no port. */
    @Test
    void troopsInABlockadedPortDoNotPassTheBlockadeByGoingAboardOutsideIt() {
        var blockade = franceAgainstSpain().fleet("galicia", "spain", "s_celtique", new Ships(1, 0, 6, 0, 0, 0, 0)).blockading("finistere")
                .fleet("brest", "france", "s_celtique", FOUR).stack("troops", "france", "finistere", 0, 0, 2);
        var war = blockade.war().declares("france", Campaign.SIMPLE).plays(embarks());
        assertThat(war.refuses(lands("vlaanderen", "s_manche")).rule()).isEqualTo(Citation.of("EU-SEA-TRANSPORT"));
        var into = blockade.war().declares("france", Campaign.SIMPLE).plays(embarks("finistere"));
        assertThat(into.decisions().getFirst().id()).as("who enters the port rolls to escape").isEqualTo("escape-brest");
    }

    // --- Announced as the ships enter the zone -------------------------------------------------------------------------

    private static War caught(SailOn voyage) {
        return franceAgainstSpain().owner("holland", "spain").level("holland", 1).admiral("duc", "france", 5, 5, 5).fleet("brest", "france", "finistere", new Ships(0, 1, 6, 0, 0, 0, 0), "duc")
                .stack("troops", "france", "finistere", 0, 0, 2).fleet("galicia", "spain", "s_manche", new Ships(0, 0, 1, 0, 0, 0, 0)).war()
                .declares("france", Campaign.MULTIPLE).plays(embarks()).plays(voyage);
    }

    /** The ships go by the Channel to the North Sea, and are caught in the Channel. */
    @Test
    void whoHasWonWhereHeAnnouncedNothingGoesOnAndDoesNotLandThere() {
        var war = caught(lands("holland", "s_celtique", "s_manche", "s_nord"));
        war.plays(new InterceptAtSea(List.of(new StackId("galicia"))), 10).plays(new FightAtSea(new StackId("brest")), War.luck(Side.PHASING));
        answered(war, "sail-on-brest");
        var offered = war.decision("sail-on-brest").options().stream().map(Option::command).toList();
        assertThat(offered).isNotEmpty().doesNotContain(new SailOn(new StackId("brest"), List.of(), Optional.of(NavalAction.landing(new SpaceId("vlaanderen")))));
        var refusal = war.refuses(new SailOn(new StackId("brest"), List.of(), Optional.of(NavalAction.landing(new SpaceId("vlaanderen")))));
        assertThat(refusal.rule()).isEqualTo(Citation.of("EU-MOVE-SEA"));
        assertThat(Told.of(refusal.detail())).contains("eu.voyage.refused-announced-late");
    }

    private static void answered(War war, String decision) {
        while (war.decisions().stream().noneMatch(each -> each.id().equals(decision))) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command(), War.luck(Side.PHASING));
        }
    }

    /** A French presidio at Vlaanderen makes the coast a port for the transport: the Channel is where they go aboard and where they land. */
    @Test
    void aLandingFromTheZoneOfTheEmbarkationIsAnnouncedThereAndMayBeIntercepted() {
        var war = franceAgainstSpain().presidio("vlaanderen", "france", 1).fleet("brest", "france", "s_manche", FOUR).stack("troops", "france", "vlaanderen", 0, 0, 2)
                .fleet("galicia", "spain", "s_manche", new Ships(0, 0, 1, 0, 0, 0, 0)).war().declares("france", Campaign.SIMPLE).plays(embarks());
        war.plays(lands("picardie")).plays(new RollNavalAttrition(new StackId("brest")), 1);
        assertThat(war.decision("sea-interception").party()).isEqualTo("spain");
        war.plays(new LetFleetPass(new CountryId("spain")));
        assertThat(war.board().stack(new StackId("troops")).orElseThrow().province().value()).isEqualTo("picardie");
    }

    // --- Each part of an action by itself ------------------------------------------------------------------------------

    /** A FLEET- of two warships and a transport blockades a fortress of level 2; the transport alone does not. */
    private static War invading() {
        return franceAgainstSpain().level("vlaanderen", 2).fleet("brest", "france", "finistere", new Ships(0, 1, 2, 0, 1, 0, 0)).stack("troops", "france", "finistere", 0, 0, 1).war()
                .declares("france", Campaign.MULTIPLE).plays(embarks())
                .plays(new SailOn(new StackId("brest"), List.of(new SpaceId("s_celtique"), new SpaceId("s_manche")), Optional.of(NavalAction.invasion(new SpaceId("vlaanderen")))));
    }

    @Test
    void anInvasionIsALandingABlockadeAndSupply() {
        var war = invading().plays(new RollNavalAttrition(new StackId("brest")), 1);
        assertThat(war.last(NavalActionBegan.class).action()).isEqualTo(NavalAction.invasion(new SpaceId("vlaanderen")));
        assertThat(war.events()).noneMatch(NavalActionReduced.class::isInstance);
    }

    @Test
    void withoutShipsForTheBlockadeItIsALandingAndThatIsTold() {
        var announced = invading();
        var war = War.on(announced.board().with(fleet(announced, "brest").withShips(new Ships(0, 0, 0, 0, 1, 0, 0).units()))).plays(new RollNavalAttrition(new StackId("brest")), 1);
        assertThat(war.last(NavalActionReduced.class)).isEqualTo(new NavalActionReduced(new StackId("brest"), NavalAction.invasion(new SpaceId("vlaanderen")), NavalAction.landingAndSupply(new SpaceId("vlaanderen"))));
        assertThat(war.board().stack(new StackId("troops")).orElseThrow().province().value()).isEqualTo("vlaanderen");
        assertThat(fleet(war, "brest").aboard()).as("nobody stays in the ships").isEmpty();
    }

    /** Both a blockade and supply are announced; what is left of the ships supplies nobody, but can blockade a fortress of level 1. */
    @Test
    void whatIsLeftOfABlockadeWithSupplyIsDone() {
        var announced = franceAgainstSpain().level("vlaanderen", 1).fleet("brest", "france", "s_celtique", FOUR).stack("army", "france", "vlaanderen", 1, 0, 0).war()
                .declares("france", Campaign.MULTIPLE).plays(new SailFleet(new StackId("brest"), List.of(new SpaceId("s_manche")), Optional.of(NavalAction.blockadeAndSupply(new SpaceId("vlaanderen")))));
        var war = War.on(announced.board().with(fleet(announced, "brest").withShips(new Ships(0, 0, 1, 0, 0, 0, 0).units()))).plays(new RollNavalAttrition(new StackId("brest")), 1);
        assertThat(war.last(NavalActionReduced.class).left()).isEqualTo(NavalAction.blockade(new SpaceId("vlaanderen")));
        assertThat(fleet(war, "brest").action()).isEqualTo(NavalAction.blockade(new SpaceId("vlaanderen")));
    }

    @Test
    void anActionOfWhichNothingIsLeftIsTold() {
        var announced = franceAgainstSpain().level("vlaanderen", 3).fleet("brest", "france", "s_celtique", FOUR).war().declares("france", Campaign.MULTIPLE)
                .plays(new SailFleet(new StackId("brest"), List.of(new SpaceId("s_manche")), Optional.of(NavalAction.blockade(new SpaceId("vlaanderen")))));
        var war = War.on(announced.board().with(fleet(announced, "brest").withShips(new Ships(0, 0, 1, 0, 0, 0, 0).units()))).plays(new RollNavalAttrition(new StackId("brest")), 1);
        assertThat(war.last(NavalActionReduced.class)).isEqualTo(new NavalActionReduced(new StackId("brest"), NavalAction.blockade(new SpaceId("vlaanderen")), null));
        assertThat(war.step("announced action").said().key()).isEqualTo("eu.voyage.refused-too-few");
        assertThat(fleet(war, "brest").action()).isNull();
    }

    /** The troops have gone down: there is no landing and nobody to supply, but the port is blockaded. */
    @Test
    void withoutTroopsAnInvasionIsABlockade() {
        var announced = invading();
        var war = War.on(announced.board().with(fleet(announced, "brest").withCargo(List.of(), 0))).plays(new RollNavalAttrition(new StackId("brest")), 1);
        assertThat(war.last(NavalActionReduced.class)).isEqualTo(new NavalActionReduced(new StackId("brest"), NavalAction.invasion(new SpaceId("vlaanderen")), NavalAction.blockade(new SpaceId("vlaanderen"))));
        assertThat(war.step("announced action").said().key()).isEqualTo("eu.transport.refused-nobody-aboard");
        assertThat(fleet(war, "brest").action()).isEqualTo(NavalAction.blockade(new SpaceId("vlaanderen")));
    }

    /** "A land stack may not stay in the ships" (l.979): who can land no more comes to the closest port, of several the first by name. */
    @Test
    void troopsOfEuropeThatCannotLandAnyMoreComeToAPortAndThatIsTold() {
        var announced = invading();
        // The Spanish take Brest, where the troops went aboard: neither end of the transport is a controlled port now.
        var war = War.on(announced.board().with(new SpaceId("finistere"), announced.board().fortresses().get(new SpaceId("finistere")).takenBy(new CountryId("spain")))).plays(new RollNavalAttrition(new StackId("brest")), 1);
        assertThat(war.last(NavalActionReduced.class)).isEqualTo(new NavalActionReduced(new StackId("brest"), NavalAction.invasion(new SpaceId("vlaanderen")), null));
        assertThat(war.events()).as("ships with troops aboard do nothing else").noneMatch(NavalActionBegan.class::isInstance);
        assertThat(fleet(war, "brest").at().value()).as("Armor, Caux, Normandie and Picardie lie as close").isEqualTo("armor");
        assertThat(fleet(war, "brest").aboard()).isEmpty();
        assertThat(war.board().stack(new StackId("troops")).orElseThrow().province().value()).isEqualTo("armor");
    }

    /** The board on which the Spanish hold all provinces of which this is true. */
    private static EuState takenBySpain(EuState board, Predicate<String> which) {
        for (var province : board.fortresses().keySet()) {
            board = which.test(province.value()) ? board.with(province, board.fortresses().get(province).takenBy(new CountryId("spain"))) : board;
        }
        return board;
    }

    /** Ships of two FLEETs, which a port without arsenal does not hold: each French port is too small, and the arsenals are lost. */
    private static War withoutPort(Predicate<String> taken) {
        var announced = invading();
        var large = announced.board().with(fleet(announced, "brest").withShips(new Ships(0, 2, 8, 0, 1, 0, 0).units()));
        return War.on(takenBySpain(large, province -> taken.test(province) || EuMap.PRINTED.province(new SpaceId(province)).orElseThrow().port() == PortKind.ARSENAL)).plays(new RollNavalAttrition(new StackId("brest")), 1);
    }

    /** Reading: as out of a port on the closest friendly coast, the first by name; Armor, Caux, Normandie and Picardie lie on the Channel. */
    @Test
    void troopsThatNoPortReceivesGoAshoreOnAFriendlyCoast() {
        var war = withoutPort(province -> false);
        assertThat(fleet(war, "brest").at().value()).isEqualTo("s_manche");
        assertThat(fleet(war, "brest").aboard()).isEmpty();
        assertThat(war.board().stack(new StackId("troops")).orElseThrow().province().value()).isEqualTo("armor");
        assertThat(war.last(TroopsLanded.class).open()).as("no port: a cause of attrition").isTrue();
    }

    /** The four provinces on the Channel are Spanish too: the next zone with a French coast is the Celtic Sea, with Morbihan and Vendée. */
    @Test
    void theShipsSailToTheClosestOfThem() {
        var war = withoutPort(province -> Set.of("armor", "caux", "normandie", "picardie").contains(province));
        assertThat(fleet(war, "brest").at().value()).isEqualTo("s_celtique");
        assertThat(war.board().stack(new StackId("troops")).orElseThrow().province().value()).isEqualTo("morbihan");
    }

    /** Reading: as troops on land who have no way to retreat. */
    @Test
    void whereNoCoastIsFriendlyTheyAreLostAndTheShipsAreNot() {
        var war = withoutPort(province -> !EuMap.PRINTED.seasOf(new SpaceId(province)).isEmpty());
        assertThat(fleet(war, "brest").at().value()).isEqualTo("s_manche");
        assertThat(fleet(war, "brest").aboard()).isEmpty();
        assertThat(war.board().stack(new StackId("troops"))).isEmpty();
        assertThat(war.last(TroopsSunk.class)).extracting(TroopsSunk::troops, TroopsSunk::left).containsExactly(new StackId("troops"), Units.NONE);
        assertThat(war.events()).as("no ship is lost").noneMatch(ShipsLost.class::isInstance);
    }

    // --- Small troops beyond Europe stay in the ships (l.985-988) ------------------------------------------------------

    /** An explorer makes the coast of Haiti a port for one detachment, which goes aboard there and is to land in a Spanish colony in the west of the island. */
    private static War westward() {
        return franceAgainstSpain().charted().explorer("jacques", "france", 4).establishment("spain", Kind.COLONY, 1, "r_haiti_w")
                .fleet("brest", "france", "s_caraibes", FOUR, "jacques").stack("troops", "france", "r_haiti_e", 0, 0, 1).war()
                .declares("france", Campaign.MULTIPLE).plays(embarks());
    }

    private static War withoutExplorer(War war) {
        return War.on(war.board().with(fleet(war, "brest").withLeaders(List.of())));
    }

    @Test
    void withTheExplorerTheyLand() {
        var war = westward().plays(lands("r_haiti_w")).plays(new RollNavalAttrition(new StackId("brest")), 1);
        assertThat(war.events()).noneMatch(NavalActionReduced.class::isInstance);
        assertThat(war.board().stack(new StackId("troops")).orElseThrow().province().value()).isEqualTo("r_haiti_w");
    }

    @Test
    void withoutHimTheyStayInTheShipsWhichIsToldAndHaveEmbarkedInAPortTheNextRound() {
        var war = withoutExplorer(westward().plays(lands("r_haiti_w"))).plays(new RollNavalAttrition(new StackId("brest")), 1);
        assertThat(war.last(NavalActionReduced.class)).isEqualTo(new NavalActionReduced(new StackId("brest"), NavalAction.landing(new SpaceId("r_haiti_w")), null));
        assertThat(war.step("announced action").said().key()).isEqualTo("eu.transport.refused-port-needed");
        assertThat(fleet(war, "brest").at().value()).isEqualTo("s_caraibes");
        assertThat(fleet(war, "brest").aboard()).hasSize(1);

        war.nothingElse(1).declares("france", Campaign.MULTIPLE);
        war.plays(new SailFleet(new StackId("brest"), List.of(), Optional.of(NavalAction.landing(new SpaceId("r_haiti_w"))))).plays(new RollNavalAttrition(new StackId("brest")), 1);
        assertThat(war.board().stack(new StackId("troops")).orElseThrow().province().value()).isEqualTo("r_haiti_w");
    }
}
