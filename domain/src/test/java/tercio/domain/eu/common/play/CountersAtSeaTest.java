package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleJoined;
import tercio.domain.eu.sea.flotilla.play.FlotillaCommand.DivideFleet;
import tercio.domain.eu.sea.flotilla.play.FlotillaCommand.FormFleets;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.InterceptAtSea;
import tercio.domain.eu.sea.ships.FleetPlaces;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.given.Told;

/** The counters of naval stacks: how many there are, what they hold, who commands them and how many fight (EU-UNIT-4, EU-FLEET-1, EU-STACK-2, EU-LEAD-1). */
class CountersAtSeaTest {

    private static NavalUnits shrunk(NavalUnits ships) {
        return FleetPlaces.from(EuTables.PRINTED).withFewestFleets(ships, new CountryId("spain"), Optional.of(ArmyClass.III), Period.V);
    }

    /** In period V a Spanish FLEET- holds 3 warships and 1 transport, a FLEET+ 6 and 2. */
    @Test
    void fleetsThatLoseTheirShipsAreTurnedAndPutTogether() {
        assertThat(shrunk(new NavalUnits(2, 0, 2, 0, 0, 0, 0))).as("2 warships are one FLEET-").isEqualTo(new NavalUnits(0, 1, 2, 0, 0, 0, 0));
        assertThat(shrunk(new NavalUnits(2, 0, 8, 0, 0, 0, 0))).as("8 do not fit one FLEET+").isEqualTo(new NavalUnits(1, 1, 8, 0, 0, 0, 0));
        assertThat(shrunk(new NavalUnits(1, 0, 3, 0, 0, 0, 0))).as("3 fit the smaller side").isEqualTo(new NavalUnits(0, 1, 3, 0, 0, 0, 0));
        assertThat(shrunk(new NavalUnits(1, 0, 4, 0, 0, 0, 0))).as("4 do not").isEqualTo(new NavalUnits(1, 0, 4, 0, 0, 0, 0));
        assertThat(shrunk(new NavalUnits(0, 1, 1, 0, 0, 0, 0))).as("a FLEET need not be full").isEqualTo(new NavalUnits(0, 1, 1, 0, 0, 0, 0));
        assertThat(shrunk(new NavalUnits(1, 0, 3, 0, 2, 0, 0))).as("the second transport needs the larger side").isEqualTo(new NavalUnits(1, 0, 3, 0, 2, 0, 0));
        assertThat(shrunk(new NavalUnits(0, 2, 4, 0, 0, 0, 0))).as("4 fill two FLEET-").isEqualTo(new NavalUnits(0, 2, 4, 0, 0, 0, 0));
    }

    /** Portugal has one FLEET counter. */
    private static War portuguese(Ships ships) {
        return franceAgainstSpain().alliances(List.of("portugal"), List.of("spain"), List.of("france")).initiative("portugal", 25).initiative("spain", 5)
                .fleet("lisboa", "portugal", "s_celtique", ships).war().declares("portugal", Campaign.MULTIPLE);
    }

    @Test
    void aCountryFormsNoMoreFleetsThanItHasCounters() {
        var war = portuguese(new Ships(0, 0, 3, 0, 0, 0, 0));
        assertThat(War.RULES.moves(war.board(), "lisboa").orElseThrow()).extracting(Option::command)
                .contains(new FormFleets(new StackId("lisboa"), 0, 1)).doesNotContain(new FormFleets(new StackId("lisboa"), 0, 3), new FormFleets(new StackId("lisboa"), 0, 2));
        var refusal = war.refuses(new FormFleets(new StackId("lisboa"), 0, 3));
        assertThat(refusal.rule()).isEqualTo(Citation.of("EU-UNIT-4"));
        assertThat(Told.of(refusal.detail())).contains("eu.flotilla.refused-no-counters: who Portugal, all 1");
        war.plays(new FormFleets(new StackId("lisboa"), 0, 1));
        assertThat(war.board().fleet(new StackId("lisboa")).orElseThrow().fleets()).isEqualTo(1);
    }

    @Test
    void norByADivision() {
        var war = portuguese(new Ships(0, 1, 2, 0, 0, 0, 0));
        assertThat(war.refuses(new DivideFleet(new StackId("lisboa"), new Ships(0, 1, 1, 0, 0, 0, 0), List.of(), Optional.of(new Ships(0, 1, 0, 0, 0, 0, 0)))).rule())
                .isEqualTo(Citation.of("EU-UNIT-4"));
        war.plays(new DivideFleet(new StackId("lisboa"), new Ships(0, 1, 1, 0, 0, 0, 0), List.of()));
    }

    /** Three Spanish stacks of 2, 2 and 1 FLEETs catch a French one: 3 counters are one stack, and the second stack of two watches. */
    @Test
    void interceptorsBeyondThreeCountersWatch() {
        var war = franceAgainstSpain().initiative("spain", 15).initiative("france", 5).fleet("one", "spain", "s_celtique", new Ships(2, 0, 8, 0, 0, 0, 0))
                .fleet("two", "spain", "s_celtique", new Ships(2, 0, 8, 0, 0, 0, 0)).fleet("three", "spain", "s_celtique", new Ships(0, 1, 2, 0, 0, 0, 0))
                .fleet("west", "france", "s_manche", new Ships(1, 0, 4, 0, 0, 0, 0)).war().declares("spain", Campaign.MULTIPLE)
                .plays(new EndMovement(new CountryId("spain")));
        while (war.decisions().getFirst().id().startsWith("naval-attrition-")) {
            war.plays(new RollNavalAttrition(new StackId(war.decisions().getFirst().id().substring("naval-attrition-".length()))), 1);
        }
        war.declares("france", Campaign.MULTIPLE).plays(new SailFleet(new StackId("west"), List.of(new SpaceId("s_celtique"))))
                .plays(new InterceptAtSea(List.of(new StackId("one"), new StackId("two"), new StackId("three"))), 10, 10, 10);
        assertThat(war.last(SeaBattleJoined.class).nonPhasing()).containsExactly(new StackId("one"), new StackId("three"));
        assertThat(war.board().fleet(new StackId("two")).orElseThrow().at().value()).isEqualTo("s_celtique");
    }

    // --- Who commands --------------------------------------------------------------------------------------------------

    private static War led(Ships ships, String... leaders) {
        return franceAgainstSpain()
                .leader(new LeaderAtStart(new LeaderId("bart"), "Bart", new CountryId("france"), "A", 5, 5, 5, 0, false, Optional.of(LeaderKind.PRIVATEER), Optional.empty(), Optional.empty()))
                .leader(new LeaderAtStart(new LeaderId("duc"), "Duc", new CountryId("france"), "C", 1, 1, 1, 0, false, Optional.of(LeaderKind.ADMIRAL), Optional.empty(), Optional.empty()))
                .fleet("brest", "france", "finistere", ships, leaders).war();
    }

    @Test
    void aPrivateerCommandsNoFleetCounter() {
        var two = new Ships(0, 0, 2, 0, 0, 0, 0);
        var fleet = new Ships(0, 1, 2, 0, 0, 0, 0);
        assertThat(commander(led(two, "bart", "duc"))).contains("bart");
        assertThat(commander(led(fleet, "bart", "duc"))).contains("duc");
        assertThat(commander(led(fleet, "bart"))).isEmpty();
    }

    private static Optional<String> commander(War war) {
        return war.board().admiral(war.board().fleet(new StackId("brest")).orElseThrow()).map(leader -> leader.id().value());
    }
}
