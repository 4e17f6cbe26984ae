package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.RideAlone;
import tercio.domain.eu.land.movement.play.MoveEvent.LoneLeaderDied;
import tercio.domain.eu.land.movement.play.MoveEvent.RideEnded;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.InterceptAtSea;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.eu.world.exploration.play.ExpeditionCommand.ExploreZone;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Admirals and explorers who leave their ships in a port and ride alone, to other ships or to stay in a province (EU-MOVE-LEADER). */
class LeadersOfShipsAloneTest {

    private static final Ships THREE = new Ships(0, 0, 3, 0, 0, 0, 0);

    /** Tourville, of manoeuvre 3, is with the French ships in Provence; others lie in Guyenne, two provinces away. */
    private static Situation provence() {
        return Situation.franceAgainstSpain().initiative("france", 20).initiative("spain", 10).admiral("tourville", "france", 3, 3, 3)
                .fleet("east", "france", "provence", THREE, "tourville").fleet("west", "france", "guyenne", THREE).stack("army", "france", "languedoc", 0, 1, 0)
                .under(2, 2, 2, 0);
    }

    private static War riding(Situation situation) {
        return situation.war().declares("france", Campaign.PASSIVE);
    }

    /** 1 MP each to Languedoc and Guyenne, and 1 for the river on the way to each. */
    @Test
    void anAdmiralRidesFromShipsToShips() {
        var war = riding(provence()).plays(new RideAlone(new LeaderId("tourville"), new StackId("west")));

        assertThat(war.last(RideEnded.class)).isEqualTo(new RideEnded(new LeaderId("tourville"), new StackId("east.alone"), Optional.of(new StackId("west")), new SpaceId("guyenne"), 2 * (1 + 1)));
        assertThat(war.board().fleet(new StackId("east")).orElseThrow().leaders()).isEmpty();
        assertThat(war.board().fleet(new StackId("west")).orElseThrow().leaders()).containsExactly(new LeaderId("tourville"));
        assertThat(war.board().leaders()).as("he is a leader of ships again").doesNotContainKey(new LeaderId("tourville"));
        assertThat(war.board().stacks()).containsOnlyKeys(new StackId("army"));
        var refusal = war.refuses(new SailFleet(new StackId("west"), List.of(new SpaceId("s_gascogne"))));
        assertThat(refusal.rule()).hasToString("EU-MOVE-ONCE");
        assertThat(Told.of(refusal.detail())).contains("eu.common.refused-leader-rode");
        war.plays(new SailFleet(new StackId("east"), List.of(new SpaceId("s_lion"))));
    }

    @Test
    void heStaysAloneInAProvinceAndGoesOnInALaterRound() {
        var war = riding(provence()).plays(new RideAlone(new LeaderId("tourville"), Optional.empty(), List.of(new SpaceId("languedoc"))));
        assertThat(war.board().leaders().get(new LeaderId("tourville")).fate()).isEqualTo(Fate.ALONE);
        assertThat(war.refuses(new RideAlone(new LeaderId("tourville"), new StackId("west"))).rule()).hasToString("EU-MOVE-ONCE");

        war.nothingElse(1).declares("france", Campaign.PASSIVE).plays(new RideAlone(new LeaderId("tourville"), new StackId("west")));
        assertThat(war.board().fleet(new StackId("west")).orElseThrow().leaders()).containsExactly(new LeaderId("tourville"));
    }

    @Test
    void everybodyJoinsWhatHeCommands() {
        var war = riding(provence());
        assertThat(Told.of(war.refuses(new RideAlone(new LeaderId("tourville"), new StackId("army"))).detail())).contains("eu.movement.refused-admiral");
        assertThat(Told.of(war.refuses(new RideAlone(new LeaderId("general-of-army"), new StackId("west"))).detail())).contains("eu.movement.refused-no-ships");
        assertThat(war.decision("ride-france").form().example()).isEqualTo(new RideAlone(new LeaderId("tourville"), Optional.of(new StackId("west")), List.of(new SpaceId("languedoc"), new SpaceId("guyenne"))));
    }

    @Test
    void nobodyLeavesOrJoinsShipsAtSea() {
        var war = riding(Situation.franceAgainstSpain().initiative("france", 20).initiative("spain", 10).admiral("tourville", "france", 3, 3, 3)
                .fleet("east", "france", "s_lion", THREE, "tourville").fleet("west", "france", "guyenne", THREE));
        assertThat(Told.of(war.refuses(new RideAlone(new LeaderId("tourville"), new StackId("west"))).detail())).contains("eu.movement.refused-no-leader");
    }

    @Test
    void whoseShipsHaveSailedMovesNoFurther() {
        var war = riding(provence()).plays(new SailFleet(new StackId("east"), List.of(new SpaceId("s_lion"), new SpaceId("provence")))).plays(new RollNavalAttrition(new StackId("east")), 1);
        assertThat(war.refuses(new RideAlone(new LeaderId("tourville"), new StackId("west"))).rule()).hasToString("EU-MOVE-ONCE");
    }

    /** Bazan has manoeuvre 2 against 3, and 1 for his own zone: a 7 fails and an 8 succeeds. */
    @Test
    void anAdmiralAloneAtSeaKeepsHisManoeuvre() {
        var watched = provence().owner("corsica", "france").controller("corsica", "france").admiral("bazan", "spain", 2, 2, 2).fleet("galleys", "spain", "s_lion", THREE, "bazan");
        var crossing = new RideAlone(new LeaderId("tourville"), Optional.empty(), List.of(new SpaceId("s_lion"), new SpaceId("corsica")));
        var passed = riding(watched).plays(crossing).plays(new InterceptAtSea(List.of(new StackId("galleys"))), 7);
        assertThat(War.sum(passed.step("interception"))).isEqualTo(2 - 3 + 1);
        assertThat(passed.board().leaders().get(new LeaderId("tourville")).place().value()).isEqualTo("corsica");

        var caught = riding(watched).plays(crossing).plays(new InterceptAtSea(List.of(new StackId("galleys"))), 8);
        assertThat(caught.last(LoneLeaderDied.class).by()).containsExactly(new StackId("galleys"));
        assertThat(caught.board().leaders().get(new LeaderId("tourville")).fate()).isEqualTo(Fate.KILLED);
    }

    @Test
    void anExplorerGoesAshoreExploresAloneAndComesBackToHisShips() {
        var war = riding(Situation.franceAgainstSpain().initiative("france", 20).knows("france", "s_acores", "s_amazonie").explorer("jacques", "france", 5)
                .establishment("france", Kind.TRADING_POST, 2, "r_guyana_e").fleet("ships", "france", "r_guyana_e", new Ships(0, 0, 2, 0, 0, 0, 0), "jacques"))
                .plays(new RideAlone(new LeaderId("jacques"), Optional.empty(), List.of())).plays(new EndMovement(new CountryId("france")));
        war.plays(new ExploreZone(new CountryId("france"), new StackId("jacques"), new SpaceId("r_guyana_c")), 3);
        assertThat(War.sum(war.step("exploration"))).as("half of 5 on land").isEqualTo(4 - 2);
        assertThat(war.board().leaders().get(new LeaderId("jacques")).place().value()).isEqualTo("r_guyana_c");

        war.nothingElse(1).declares("france", Campaign.PASSIVE).plays(new RideAlone(new LeaderId("jacques"), new StackId("ships")));
        assertThat(war.board().fleet(new StackId("ships")).orElseThrow().leaders()).containsExactly(new LeaderId("jacques"));
        assertThat(war.board().navies().leaders().get(new LeaderId("jacques")).leader().maneuver()).as("all of it at sea").isEqualTo(5);
        assertThat(war.board().world().discoveries().knows(new CountryId("france"), new SpaceId("r_guyana_c"))).as("the trading post was there before").isTrue();
    }

    /** He may go to the troops in the port, who are of his kind outside Europe: the refusal of another ride tells so. */
    @Test
    void aRefusedRideOfAnExplorerFromHisShipsListsTheTroopsThatHeMayJoin() {
        var war = riding(Situation.franceAgainstSpain().initiative("france", 20).knows("france", "s_acores", "s_amazonie").explorer("jacques", "france", 5)
                .establishment("france", Kind.TRADING_POST, 2, "r_guyana_e").fleet("ships", "france", "r_guyana_e", new Ships(0, 0, 2, 0, 0, 0, 0), "jacques")
                .stack("army", "france", "r_guyana_e", 0, 1, 0));

        var refusal = war.refuses(new RideAlone(new LeaderId("jacques"), Optional.empty(), List.of(new SpaceId("s_amazonie"))));

        assertThat(Told.of(refusal.detail())).contains("eu.movement.refused-ends-at-sea");
        assertThat(refusal.legal()).extracting(Option::command).containsExactly(new RideAlone(new LeaderId("jacques"), new StackId("army")));
        war.plays(new RideAlone(new LeaderId("jacques"), new StackId("army")));
        assertThat(war.board().stacks().get(new StackId("army")).leaders()).contains(new LeaderId("jacques"));
        assertThat(war.board().navies().leaders()).doesNotContainKey(new LeaderId("jacques"));
    }
}
