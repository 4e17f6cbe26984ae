package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.FleetLost;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.LeaveLostPort;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.FleetLeftPort;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Option;
import tercio.domain.game.WrittenScenario;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Readings;

/** No naval stack is in the port of another alliance: ships leave one that is lost (EU-MOVE-SEA, reading EU-PORT-LOST). */
class LostPortsTest {

    private static final Ships TWO = new Ships(0, 0, 2, 0, 0, 0, 0);
    private static final Readings LIE_ON = new Readings(Map.of("EU-PORT-LOST", "stay"));

    /** The Spanish take the city of a province while France moves. */
    private static War taken(War war, String province) {
        return War.on(war.board().with(new SpaceId(province), war.board().fortress(new SpaceId(province)).takenBy(new CountryId("spain")))).plays(new EndMovement(new CountryId("france")));
    }

    private static War begun(Situation situation) {
        return situation.war().declares("france", Campaign.PASSIVE);
    }

    private static Situation brest() {
        return franceAgainstSpain().fleet("brest", "france", "finistere", TWO);
    }

    /** From Brest the ports on the Celtic Sea and the Bay of Biscay are equally close: France chooses. */
    @Test
    void theShipsGoToAClosestFriendlyPort() {
        var war = taken(begun(brest()), "finistere");
        var decision = war.decision("lost-port");
        assertThat(decision.party()).isEqualTo("france");
        assertThat(decision.options()).extracting(Option::command).contains(new LeaveLostPort(new StackId("brest"), new SpaceId("armor"))).hasSizeGreaterThan(1);
        assertThat(war.refuses(new LeaveLostPort(new StackId("brest"), new SpaceId("picardie"))).rule()).isEqualTo(Citation.of("EU-MOVE-SEA"));
        war.plays(new LeaveLostPort(new StackId("brest"), new SpaceId("armor")));
        assertThat(war.last(FleetLeftPort.class)).isEqualTo(new FleetLeftPort(new StackId("brest"), new SpaceId("finistere"), List.of(new SpaceId("s_celtique"), new SpaceId("armor"))));
        assertThat(war.board().fleet(new StackId("brest")).orElseThrow().at().value()).isEqualTo("armor");
        assertThat(war.decisions().getFirst().id()).as("it is a move").isEqualTo("naval-attrition-brest");
        war.plays(new RollNavalAttrition(new StackId("brest")), 1);
        assertThat(war.board().fleet(new StackId("brest")).orElseThrow().ships().nwd()).isEqualTo(2);
    }

    @Test
    void byTheOtherReadingTheyLieOn() {
        assertThat(taken(lyingOn(brest()), "finistere").board().fleet(new StackId("brest")).orElseThrow().at().value()).isEqualTo("finistere");
    }

    private static War lyingOn(Situation situation) {
        return War.of(situation.scenario(), LIE_ON).declares("france", Campaign.PASSIVE);
    }

    @Test
    void aScenarioThatPutsShipsThereIsRefused() {
        assertThat(War.RULES.faults(brest().controller("finistere", "spain").scenario())).containsKey("/fleets/0/at");
    }

    @Test
    void byTheOtherReadingAScenarioPutsThemThere() {
        var scenario = brest().controller("finistere", "spain").scenario();
        assertThat(War.RULES.faults(scenario, LIE_ON)).isEmpty();
        assertThat(War.RULES.start(scenario, LIE_ON).fleet(new StackId("brest")).orElseThrow().at().value()).isEqualTo("finistere");
        assertThat(War.RULES.faults(brest().scenario(), LIE_ON)).as("a port of their own is as by the standard").isEmpty();
        var five = new Ships(0, 0, 5, 0, 0, 0, 0);
        assertThat(War.RULES.faults(franceAgainstSpain().fleet("crowd", "france", "finistere", five).controller("finistere", "spain").scenario(), LIE_ON))
                .as("too many for one stack").containsOnlyKeys("/fleets/0/ships");
        assertThat(War.RULES.faults(franceAgainstSpain().fleet("inland", "france", "champagne", TWO).scenario(), LIE_ON)).as("no port").containsOnlyKeys("/fleets/0/at");
    }

    /** The position is written out, and read again by the readings of its game alone. */
    @Test
    void byTheOtherReadingThePositionIsTheBeginningOfAGame() {
        var war = taken(lyingOn(brest()), "finistere");
        var written = War.RULES.asScenario(war.board()).orElseThrow();
        assertThat(written).isInstanceOf(WrittenScenario.Ready.class);
        var scenario = ((WrittenScenario.Ready<EuScenario>) written).scenario();
        assertThat(War.RULES.faults(scenario, LIE_ON)).isEmpty();
        assertThat(War.RULES.faults(scenario)).containsOnlyKeys("/fleets/0/at");
        var again = War.of(scenario, LIE_ON).board();
        assertThat(again.fleet(new StackId("brest")).orElseThrow().at().value()).isEqualTo("finistere");
        assertThat(again.fortress(new SpaceId("finistere")).controller().value()).isEqualTo("spain");
    }

    @Test
    void shipsInAPortOfTheirAllianceStay() {
        assertThat(begun(brest()).plays(new EndMovement(new CountryId("france"))).events()).noneMatch(FleetLeftPort.class::isInstance).noneMatch(FleetLost.class::isInstance);
    }
}
