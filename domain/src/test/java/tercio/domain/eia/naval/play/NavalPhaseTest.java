package tercio.domain.eia.naval.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.GREAT_BRITAIN;
import static tercio.domain.eia.common.concept.Power.RUSSIA;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.FleetId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.MonthPhase;
import tercio.domain.eia.common.game.SupplyFleet;
import tercio.domain.eia.common.play.Given;
import tercio.domain.eia.movement.play.MarchEvent;
import tercio.domain.eia.supply.line.play.SeaLanes;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Fleets as the seats enter them, and what hangs on where they are. */
class NavalPhaseTest {

    private static final String BREST = "427";
    private static final String PORTSMOUTH = "774";
    /** Between the two. */
    private static final String CHANNEL = "734";
    private static final String GULF_OF_RIGA = "722";

    private static Given war() {
        return Given.peace().war("france", "great-britain");
    }

    private static NavalCommand.SailFleet sail(String to, boolean blockading, String... corps) {
        return new NavalCommand.SailFleet(GREAT_BRITAIN, new FleetId("home"), new SpaceId(to), blockading, Id.all(List.of(corps), UnitId::new));
    }

    @Test
    void aFleetThatSailsOpensAndClosesTheSea() {
        var inPort = war().fleet("home", GREAT_BRITAIN, PORTSMOUTH).entering(MonthPhase.NAVAL);
        assertThat(SeaLanes.isBlockaded(Given.board(inPort), FRANCE, new SpaceId(BREST))).isFalse();

        var blockade = Given.after(inPort, sail(BREST, true));
        assertThat(blockade.fleets().get(new FleetId("home"))).isEqualTo(new SupplyFleet(new FleetId("home"), GREAT_BRITAIN, new SpaceId(BREST), Optional.of(new SpaceId(BREST))));
        assertThat(SeaLanes.isBlockaded(Given.board(blockade), FRANCE, new SpaceId(BREST))).isTrue();

        var lifted = Given.after(blockade, sail(CHANNEL, false));
        assertThat(SeaLanes.isBlockaded(Given.board(lifted), FRANCE, new SpaceId(BREST))).isFalse();
        assertThat(lifted.fleets().get(new FleetId("home")).blockades()).isEmpty();
    }

    @Test
    void aFleetEndsAtSeaInAFriendlyPortOrBeforeAForeignOne() {
        var state = war().fleet("home", GREAT_BRITAIN, PORTSMOUTH).entering(MonthPhase.NAVAL);

        assertThat(Told.of(Given.refused(state, sail(BREST, false)).detail())).isEqualTo("eia.refused.no-friendly-port: port Brest.");
        assertThat(Told.of(Given.refused(state, sail(PORTSMOUTH, true)).detail())).startsWith("eia.refused.friendly-port: ");
        assertThat(Told.of(Given.refused(state, sail(CHANNEL, true)).detail())).startsWith("eia.refused.no-blockade-at-sea: ");
        assertThat(Told.of(Given.refused(state, sail("474", false)).detail())).as("Vienna").isEqualTo("eia.refused.fleet-ends.");
        assertThat(Told.of(Given.refused(state, sail("nowhere", false)).detail())).isEqualTo("eia.refused.fleet-ends.");
        assertThat(Told.of(Given.refused(state, new NavalCommand.SailFleet(FRANCE, new FleetId("home"), new SpaceId(CHANNEL), false, List.of())).detail())).isEqualTo("eia.refused.own-fleet: who France, any no, fleets [].");
    }

    @Test
    void iceClosesTheNorthInWinterAlone() {
        assertThat(Told.of(Given.refused(war().month(1805, 12).fleet("home", GREAT_BRITAIN, PORTSMOUTH).entering(MonthPhase.NAVAL), sail(GULF_OF_RIGA, false)).detail()))
                .startsWith("eia.refused.ice: sea (eia.name.sea-area: number 722").endsWith("month (eia.name.month: month m12, year 1805).");
        assertThat(Given.after(war().month(1806, 3).fleet("home", GREAT_BRITAIN, PORTSMOUTH).entering(MonthPhase.NAVAL), sail(GULF_OF_RIGA, false)).fleets().get(new FleetId("home")).at().value())
                .isEqualTo(GULF_OF_RIGA);
    }

    @Test
    void aCorpsGoesAboardWithItsLeaderAndSailsAlong() {
        var state = war().fleet("home", GREAT_BRITAIN, PORTSMOUTH).corps("great-britain-i", PORTSMOUTH, 10).leader("wellington", PORTSMOUTH).entering(MonthPhase.NAVAL);
        var aboard = Given.after(state, new NavalCommand.EmbarkCorps(GREAT_BRITAIN, new UnitId("great-britain-i"), List.of()));
        assertThat(aboard.corps().get(new UnitId("great-britain-i")).at()).isEqualTo(Location.aboard(new SpaceId(PORTSMOUTH)));
        assertThat(aboard.leaders().get(new EiaLeaderId("wellington")).at()).as("no leader stays without a corps").contains(Location.aboard(new SpaceId(PORTSMOUTH)));

        var atSea = Given.after(aboard, sail(CHANNEL, false, "great-britain-i"));
        assertThat(atSea.corps().get(new UnitId("great-britain-i")).at()).isEqualTo(Location.aboard(new SpaceId(CHANNEL)));
        assertThat(atSea.leaders().get(new EiaLeaderId("wellington")).at()).contains(Location.aboard(new SpaceId(CHANNEL)));
        assertThat(Told.of(Given.refused(atSea, sail(BREST, true)).detail())).startsWith("eia.refused.left-at-sea: ");
    }

    @Test
    void aCorpsStaysInPortWhereItsFleetSailsWithoutIt() {
        var state = war().fleet("home", GREAT_BRITAIN, PORTSMOUTH).corps("great-britain-i", PORTSMOUTH, 10).entering(MonthPhase.NAVAL);
        var aboard = Given.after(state, new NavalCommand.EmbarkCorps(GREAT_BRITAIN, new UnitId("great-britain-i"), List.of()));

        assertThat(Given.after(aboard, sail(CHANNEL, false)).corps().get(new UnitId("great-britain-i")).at()).isEqualTo(Location.aboard(new SpaceId(PORTSMOUTH)));
        assertThat(Told.of(Given.refused(state, sail(CHANNEL, false, "great-britain-i")).detail())).startsWith("eia.refused.cargo: ").contains("area Portsmouth").endsWith("any no, corps [].");
        assertThat(Told.of(Given.refused(aboard, sail(CHANNEL, false, "great-britain-i", "great-britain-i")).detail())).endsWith("any yes, corps [Great Britain I].");
    }

    @Test
    void onlyAFriendlyPortWithAFleetTakesCorpsAboardAndASiegeTheGarrisonAlone() {
        var without = war().corps("great-britain-i", PORTSMOUTH, 10).entering(MonthPhase.NAVAL);
        assertThat(Given.refused(without, new NavalCommand.EmbarkCorps(GREAT_BRITAIN, new UnitId("great-britain-i"), List.of())).rule().id()).isEqualTo("EIA-6.2.5");

        var given = war().fleet("home", GREAT_BRITAIN, PORTSMOUTH).corpsInCity("great-britain-i", PORTSMOUTH, 10).corps("great-britain-ii", PORTSMOUTH, 5).corps("france-i", PORTSMOUTH, 10)
                .entering(MonthPhase.NAVAL);
        var besieged = given.with(given.city(new SpaceId(PORTSMOUTH)).orElseThrow().withBesiegers(List.of(FRANCE)));
        assertThat(Given.refused(besieged, new NavalCommand.EmbarkCorps(GREAT_BRITAIN, new UnitId("great-britain-ii"), List.of())).rule().id()).isEqualTo("EIA-6.2.5");
        assertThat(Given.after(besieged, new NavalCommand.EmbarkCorps(GREAT_BRITAIN, new UnitId("great-britain-i"), List.of())).corps().get(new UnitId("great-britain-i")).at()).isEqualTo(Location.aboard(new SpaceId(PORTSMOUTH)));
    }

    @Test
    void aFleetCarriesTheCorpsOfAnAlly() {
        var state = war().allied(GREAT_BRITAIN, RUSSIA).fleet("home", GREAT_BRITAIN, PORTSMOUTH).corps("russia-i", PORTSMOUTH, 10).entering(MonthPhase.NAVAL);
        var aboard = Given.after(state, new NavalCommand.EmbarkCorps(RUSSIA, new UnitId("russia-i"), List.of()));

        assertThat(Given.after(aboard, sail(CHANNEL, false, "russia-i")).corps().get(new UnitId("russia-i")).at()).isEqualTo(Location.aboard(new SpaceId(CHANNEL)));
    }

    /** A British leader with a Russian corps alone goes where it goes. */
    @Test
    void theLeaderOfAnAllyIsNotLeftAlone() {
        var state = war().allied(GREAT_BRITAIN, RUSSIA).fleet("home", GREAT_BRITAIN, PORTSMOUTH).corps("russia-i", PORTSMOUTH, 10).leader("wellington", PORTSMOUTH).entering(MonthPhase.NAVAL);
        var atSea = Given.after(Given.after(state, new NavalCommand.EmbarkCorps(RUSSIA, new UnitId("russia-i"), List.of())), sail(CHANNEL, false, "russia-i"));

        assertThat(atSea.leaders().get(new EiaLeaderId("wellington")).at()).contains(Location.aboard(new SpaceId(CHANNEL)));
    }

    @Test
    void theDepotOnAFleetIsLostWhenTheLastFleetOfItsPowerLeaves() {
        var one = withDepot(war().fleet("home", GREAT_BRITAIN, CHANNEL).entering(MonthPhase.NAVAL));
        assertThat(Given.after(one, sail(PORTSMOUTH, false)).depotAt(Location.aboard(new SpaceId(CHANNEL)))).isEmpty();

        var two = withDepot(war().fleet("home", GREAT_BRITAIN, CHANNEL).fleet("other", GREAT_BRITAIN, CHANNEL).entering(MonthPhase.NAVAL));
        assertThat(Given.after(two, sail(PORTSMOUTH, false)).depotAt(Location.aboard(new SpaceId(CHANNEL)))).isPresent();
    }

    private static EiaState withDepot(EiaState state) {
        return state.with(new Depot(GREAT_BRITAIN, Location.aboard(new SpaceId(CHANNEL)), Factors.NONE, false));
    }

    @Test
    void aFleetThatLeavesTheMapTakesItsCorpsWithIt() {
        var state = war().fleet("home", GREAT_BRITAIN, CHANNEL).aboard("great-britain-i", "home", CHANNEL, 7).entering(MonthPhase.NAVAL);
        var sunk = Given.accepted(state, new NavalCommand.RemoveFleet(GREAT_BRITAIN, new FleetId("home")));

        assertThat(sunk.events()).extracting(ruled -> ruled.event()).hasAtLeastOneElementOfType(MarchEvent.CorpsLostAtSea.class);
        assertThat(((EiaState) sunk.boards().getLast()).corps()).isEmpty();
        assertThat(((EiaState) sunk.boards().getLast()).fleets()).isEmpty();
    }

    @Test
    void aNewFleetIsNamedByTheGameAndLiesInAnOwnPort() {
        var state = war().entering(MonthPhase.NAVAL);
        var launched = Given.after(Given.after(state, new NavalCommand.LaunchFleet(FRANCE, new SpaceId(BREST))), new NavalCommand.LaunchFleet(FRANCE, new SpaceId(BREST)));

        assertThat(launched.fleets().keySet()).containsExactly(new FleetId("france-fleet-1"), new FleetId("france-fleet-2"));
        assertThat(Told.of(Given.refused(state, new NavalCommand.LaunchFleet(FRANCE, new SpaceId(PORTSMOUTH))).detail())).isEqualTo("eia.refused.launch: who France.");
        var many = state;
        for (int number = 0; number < 20; number++) {
            many = Given.after(many, new NavalCommand.LaunchFleet(FRANCE, new SpaceId(BREST)));
        }
        assertThat(Told.of(Given.refused(many, new NavalCommand.LaunchFleet(FRANCE, new SpaceId(BREST))).detail())).isEqualTo("eia.refused.fleets-full: who France, most 20.");
    }
}
