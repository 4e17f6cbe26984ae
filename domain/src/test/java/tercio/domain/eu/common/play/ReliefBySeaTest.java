package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.siege.play.SiegeCommand.Undermine;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.LetFleetPass;
import tercio.domain.eu.sea.ships.NavalActivity;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.RunBlockade;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailOn;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.SupplyChecked;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.round.play.RoundCommand.RollContinuation;
import tercio.domain.game.Id;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Modifier;
import tercio.domain.sentence.given.Told;

/** Ships bring supply into a besieged port (EU-MOVE-SEA-ACTIVE, AMB-8), also together with troops (EU-SEA-TRANSPORT). */
class ReliefBySeaTest {

    private static final Ships SIX = new Ships(1, 0, 6, 0, 0, 0, 0);

    /** Bordeaux, plain, level 2, is besieged by a Spanish army, which is supplied from Pau, and blockaded by Spanish ships; French ships lie in La Rochelle. */
    private static Situation bordeaux() {
        return franceAgainstSpain().initiative("france", 12).initiative("spain", 5).startingIn("S1").level("guyenne", 2).controller("bearn", "spain")
                .stack("inside", "france", "guyenne", 0, 0, 1).inside().stack("siege", "spain", "guyenne", 1, 0, 0)
                .fleet("west", "france", "poitou", SIX).fleet("galicia", "spain", "s_gascogne", SIX).blockading("guyenne");
    }

    private static War moving(Situation situation) {
        return situation.war().declares("france", Campaign.MULTIPLE);
    }

    private static SailFleet relief(String... path) {
        return new SailFleet(new StackId("west"), Id.all(List.of(path), SpaceId::new), Optional.of(NavalAction.relief(new SpaceId("guyenne"))));
    }

    /** Nobody intercepts the ships; they come through the blockade, and their attrition costs nothing. */
    private static War relieved(Situation situation, SailFleet sail) {
        return arrived(moving(situation).plays(sail));
    }

    private static War arrived(War war) {
        return war.plays(new LetFleetPass(new CountryId("spain"))).plays(new RunBlockade(new StackId("west")), 10).plays(new RollNavalAttrition(new StackId("west")), 1);
    }

    /** The movements are over, and the Spaniards undermine Bordeaux: the modifier of its terrain and port. */
    private static int terrain(War war) {
        war.waits("spain").plays(new RollNavalAttrition(new StackId("galicia")), 1).plays(new Undermine(new SpaceId("guyenne")), 5);
        return war.step("undermining").modifiers().stream().filter(each -> each.reason().contains("port")).mapToInt(Modifier::value).sum();
    }

    @Test
    void aSuppliedPortCountsAsOpenInTheSiegeSegmentOfThisRound() {
        // Bordeaux lies in a plain: 0 for a blockaded port, -2 for one that is supplied.
        assertThat(terrain(moving(bordeaux()).plays(new EndMovement(new CountryId("france"))))).isZero();
        assertThat(terrain(relieved(bordeaux(), relief("s_gascogne", "guyenne")).plays(new EndMovement(new CountryId("france"))))).isEqualTo(-2);
    }

    @Test
    void itsTroopsDoNotRollInTheNextSupplyStep() {
        var war = relieved(bordeaux(), relief("s_gascogne", "guyenne"));
        assertThat(war.board().fleet(new StackId("west")).orElseThrow().at().value()).isEqualTo("guyenne");
        assertThat(war.board().countries().get(new CountryId("france")).deeds()).containsExactly(new NavalActivity(new StackId("west"), 1, true, true));
        terrain(war.plays(new EndMovement(new CountryId("france"))));
        war.plays(new RollContinuation(), 6);
        assertThat(war.last(SupplyChecked.class).resupplied()).containsExactly(new SpaceId("guyenne"));
        assertThat(war.last(SupplyChecked.class).due()).isEmpty();
        assertThat(war.board().marks().supplied()).isEmpty();
    }

    @Test
    void aGarrisonAloneIsSuppliedForOneRoundToo() {
        var war = relieved(franceAgainstSpain().initiative("france", 12).initiative("spain", 5).startingIn("S1").level("guyenne", 2).controller("bearn", "spain")
                .stack("siege", "spain", "guyenne", 1, 0, 0).fleet("west", "france", "poitou", SIX).fleet("galicia", "spain", "s_gascogne", SIX).blockading("guyenne"),
                relief("s_gascogne", "guyenne"));
        assertThat(war.board().marks().supplied()).containsExactly(new SpaceId("guyenne"));
        terrain(war.plays(new EndMovement(new CountryId("france"))));
        war.plays(new RollContinuation(), 6);
        assertThat(war.board().marks().supplied()).isEmpty();
    }

    @Test
    void theSupplyIsTakenFromAnotherFriendlyPortOnTheWay() {
        var atSea = moving(franceAgainstSpain().initiative("france", 12).initiative("spain", 5).level("guyenne", 2).controller("bearn", "spain")
                .stack("siege", "spain", "guyenne", 1, 0, 0).fleet("west", "france", "s_gascogne", SIX));
        assertThat(Told.of(atSea.refuses(relief("guyenne")).detail())).contains("eu.voyage.refused-relief-from-port");
        // The first by name of two ports that are as near.
        assertThat(War.RULES.moves(atSea.board(), "west").orElseThrow()).extracting(Option::command).contains(relief("poitou", "s_gascogne", "guyenne"));
    }

    @Test
    void shipsThatAreTooFewToBlockadeTheFortressDoNotSupplyIt() {
        // Level 2 takes a FLEET and 2 ND.
        var war = moving(franceAgainstSpain().initiative("france", 12).initiative("spain", 5).level("guyenne", 2).controller("bearn", "spain")
                .stack("siege", "spain", "guyenne", 1, 0, 0).fleet("west", "france", "poitou", new Ships(0, 0, 3, 0, 0, 0, 0)));
        assertThat(Told.of(war.refuses(relief("s_gascogne", "guyenne")).detail())).startsWith("eu.voyage.refused-too-few").endsWith("relief yes, level 2.");
    }

    // --- With troops aboard ------------------------------------------------------------------------------------------

    private static War aboard(Situation situation, NavalAction action, String... path) {
        return moving(situation).plays(new SailFleet(new StackId("west"), List.of(), Optional.of(NavalAction.embarkation(new StackId("troops")))))
                .plays(new SailOn(new StackId("west"), Id.all(List.of(path), SpaceId::new), Optional.of(action)));
    }

    @Test
    void troopsAndSupplyComeIntoTheBesiegedPortTogether() {
        var war = arrived(aboard(bordeaux().stack("troops", "france", "poitou", 0, 0, 1), NavalAction.reinforcement(new SpaceId("guyenne")), "s_gascogne", "guyenne"));
        assertThat(war.board().stack(new StackId("troops")).orElseThrow().besieged()).isTrue();
        assertThat(war.board().marks().supplied()).containsExactly(new SpaceId("guyenne"));
        assertThat(war.board().countries().get(new CountryId("france")).deeds()).as("with the supply it is an active action").containsExactly(new NavalActivity(new StackId("west"), 1, true, true));
    }

    @Test
    void troopsAloneComeInAsAPassiveAction() {
        var war = arrived(aboard(bordeaux().stack("troops", "france", "poitou", 0, 0, 1), NavalAction.landing(new SpaceId("guyenne")), "s_gascogne", "guyenne"));
        assertThat(war.board().marks().supplied()).isEmpty();
        assertThat(war.board().countries().get(new CountryId("france")).deeds()).containsExactly(new NavalActivity(new StackId("west"), 1, true, false));
    }

    @Test
    void shipsMayLandAndSupplyWithoutABlockadeOrBlockadeWithoutSupply() {
        var situation = franceAgainstSpain().initiative("france", 12).initiative("spain", 5).fleet("west", "france", "poitou", SIX).stack("troops", "france", "poitou", 0, 0, 2);
        var supplies = aboard(situation, NavalAction.landingAndSupply(new SpaceId("vizcaya")), "s_gascogne").plays(new RollNavalAttrition(new StackId("west")), 1);
        assertThat(supplies.board().fleet(new StackId("west")).orElseThrow().action().supplies(new SpaceId("vizcaya"))).isTrue();
        assertThat(supplies.board().fleet(new StackId("west")).orElseThrow().action().blockadedPort()).isEmpty();
        var blockades = aboard(situation, NavalAction.landingAndBlockade(new SpaceId("vizcaya")), "s_gascogne").plays(new RollNavalAttrition(new StackId("west")), 1);
        assertThat(blockades.board().fleet(new StackId("west")).orElseThrow().action().supplies(new SpaceId("vizcaya"))).isFalse();
        assertThat(blockades.board().fleet(new StackId("west")).orElseThrow().action().blockadedPort()).contains(new SpaceId("vizcaya"));
        assertThat(blockades.board().stack(new StackId("troops")).orElseThrow().province().value()).isEqualTo("vizcaya");
    }
}
