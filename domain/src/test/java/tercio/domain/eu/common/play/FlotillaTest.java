package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.flotilla.play.FlotillaCommand.DivideFleet;
import tercio.domain.eu.sea.flotilla.play.FlotillaCommand.FormFleets;
import tercio.domain.eu.sea.flotilla.play.FlotillaCommand.JoinFleets;
import tercio.domain.eu.sea.flotilla.play.Flotillas;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Command;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.given.Told;

/** Naval stacks divided and joined, and their FLEET counters (EU-FLEET-1, EU-STACK-2). In period III a French F- holds 2 warships and 1 transport. */
class FlotillaTest {

    private static War moving(Situation situation) {
        return situation.war().declares("france", Campaign.PASSIVE);
    }

    private static War brest(Ships ships) {
        return moving(franceAgainstSpain().fleet("brest", "france", "finistere", ships));
    }

    @Test
    void shipsLeaveAStack() {
        var war = brest(new Ships(0, 1, 4, 0, 0, 0, 0)).plays(new DivideFleet(new StackId("brest"), new Ships(0, 0, 2, 0, 0, 0, 0), List.of()));
        assertThat(war.board().fleet(new StackId("brest")).orElseThrow().ships()).isEqualTo(new Ships(0, 1, 2, 0, 0, 0, 0).units());
        assertThat(war.board().fleet(new StackId("brest.1")).orElseThrow().ships()).isEqualTo(new Ships(0, 0, 2, 0, 0, 0, 0).units());
        assertThat(war.board().fleet(new StackId("brest.1")).orElseThrow().at().value()).isEqualTo("finistere");
    }

    @Test
    void eachPartHasAtMostThreeCounters() {
        // Four warships without a FLEET would be four counters.
        var war = brest(new Ships(1, 0, 5, 0, 0, 0, 0));
        assertThat(war.refuses(new DivideFleet(new StackId("brest"), new Ships(0, 0, 4, 0, 0, 0, 0), List.of())).rule()).isEqualTo(Citation.of("EU-FLEET-1"));
        war.plays(new DivideFleet(new StackId("brest"), new Ships(0, 1, 4, 0, 0, 0, 0), List.of(), Optional.of(new Ships(0, 1, 0, 0, 0, 0, 0))));
        assertThat(war.board().fleet(new StackId("brest")).orElseThrow().ships()).isEqualTo(new Ships(0, 1, 1, 0, 0, 0, 0).units());
    }

    @Test
    void eachPartFitsItsPort() {
        // A printed port holds one FLEET counter: neither part forms two.
        var war = moving(franceAgainstSpain().fleet("one", "france", "guyenne", new Ships(0, 1, 4, 0, 0, 0, 0)));
        var refusal = war.refuses(new DivideFleet(new StackId("one"), new Ships(0, 2, 3, 0, 0, 0, 0), List.of()));
        assertThat(refusal.rule()).isEqualTo(Citation.of("EU-FLEET-1"));
        assertThat(Told.of(refusal.detail())).contains("eu.flotilla.refused-port");
    }

    @Test
    void twoTransportsAreNotCounted() {
        var war = brest(new Ships(0, 1, 4, 0, 3, 0, 0));
        assertThat(war.board().fleet(new StackId("brest"))).isPresent();
        // Out of the FLEET: three warships and two transports are three counters, a third transport would be the fourth.
        assertThat(war.refuses(new FormFleets(new StackId("brest"), 0, 0)).rule()).isEqualTo(Citation.of("EU-FLEET-1"));
    }

    @Test
    void aFleetIsBrokenWhereItsShipsAreFewEnough() {
        var war = brest(new Ships(0, 1, 3, 0, 2, 0, 0)).plays(new FormFleets(new StackId("brest"), 0, 0));
        assertThat(war.board().fleet(new StackId("brest")).orElseThrow().fleets()).isZero();
        war.plays(new FormFleets(new StackId("brest"), 1, 0));
        assertThat(war.board().fleet(new StackId("brest")).orElseThrow().ships().fleetPlus()).isEqualTo(1);
    }

    @Test
    void aFleetShowsItsLargerSideWhereItsShipsDoNotFitTheSmallerOne() {
        // An F- holds 2 warships: two fit it, the third does not. A galley takes half a place: four fit, the fifth does not.
        var two = brest(new Ships(0, 0, 2, 0, 0, 0, 0));
        assertThat(Told.of(two.refuses(new FormFleets(new StackId("brest"), 1, 0)).detail())).startsWith("eu.flotilla.refused-larger-side: parts no");
        assertThat(offered(two)).doesNotContain(new FormFleets(new StackId("brest"), 1, 0)).contains(new FormFleets(new StackId("brest"), 0, 1));
        two.plays(new FormFleets(new StackId("brest"), 0, 1));
        assertThat(offered(brest(new Ships(0, 0, 3, 0, 0, 0, 0)))).contains(new FormFleets(new StackId("brest"), 1, 0), new FormFleets(new StackId("brest"), 0, 1));
        // Two larger sides: three warships each, or of four a transport more than the one of the smaller side.
        assertThat(offered(brest(new Ships(1, 0, 5, 0, 0, 0, 0)))).doesNotContain(new FormFleets(new StackId("brest"), 2, 0)).contains(new FormFleets(new StackId("brest"), 0, 2));
        assertThat(offered(brest(new Ships(1, 0, 6, 0, 0, 0, 0)))).contains(new FormFleets(new StackId("brest"), 2, 0));
    }

    @Test
    void aDivisionFormsLargerSidesWhereTheShipsOfThePartDoNotFitTheSmallerOne() {
        // An F- holds 2 warships. Of 5 in an F+, 3 may leave in an F+, and the 2 that stay fit an F-.
        var war = brest(new Ships(1, 0, 5, 0, 0, 0, 0));
        var smaller = Optional.of(new Ships(0, 1, 0, 0, 0, 0, 0));

        assertThat(Told.of(war.refuses(new DivideFleet(new StackId("brest"), new Ships(1, 0, 2, 0, 0, 0, 0), List.of(), smaller)).detail()))
                .startsWith("eu.flotilla.refused-larger-side: parts yes");
        assertThat(war.refuses(new DivideFleet(new StackId("brest"), new Ships(1, 0, 3, 0, 0, 0, 0), List.of(), Optional.of(new Ships(1, 0, 0, 0, 0, 0, 0)))).rule())
                .isEqualTo(Citation.of("EU-FLEET-1"));
        war.plays(new DivideFleet(new StackId("brest"), new Ships(1, 0, 3, 0, 0, 0, 0), List.of(), smaller));
        assertThat(war.board().fleet(new StackId("brest.1")).orElseThrow().ships()).isEqualTo(new Ships(1, 0, 3, 0, 0, 0, 0).units());
        assertThat(war.board().fleet(new StackId("brest")).orElseThrow().ships()).isEqualTo(new Ships(0, 1, 2, 0, 0, 0, 0).units());
    }

    private static List<Command> offered(War war) {
        return Flotillas.options(new WarView(war.board(), EuMap.PRINTED, EuTables.PRINTED), war.board().fleet(new StackId("brest")).orElseThrow()).stream().map(Option::command).toList();
    }

    @Test
    void stacksOfOneCountryJoin() {
        var war = moving(franceAgainstSpain().fleet("one", "france", "finistere", new Ships(0, 1, 2, 0, 0, 2, 0))
                .fleet("two", "france", "finistere", new Ships(0, 0, 1, 0, 0, 1, 0)));
        war.plays(new JoinFleets(new StackId("two"), new StackId("one")));
        // Two thirds and one third are a warship.
        assertThat(war.board().fleet(new StackId("one")).orElseThrow().ships()).isEqualTo(new Ships(0, 1, 4, 0, 0, 0, 0).units());
        assertThat(war.board().fleet(new StackId("two"))).isEmpty();
    }

    /** In the West Indies small stacks stay aboard from round to round. */
    @Test
    void twoStacksThatCarryTroopsDoNotBecomeOne() {
        var two = new Ships(0, 0, 0, 0, 1, 0, 0);
        var war = moving(franceAgainstSpain().charted().fleet("one", "france", "s_caraibes", two).troopsAboard("first", 1, 0)
                .fleet("two", "france", "s_caraibes", two).troopsAboard("second", 1, 0).fleet("empty", "france", "s_caraibes", two));

        var refusal = war.refuses(new JoinFleets(new StackId("one"), new StackId("two")));
        assertThat(refusal.rule()).isEqualTo(Citation.of("EU-SEA-TRANSPORT"));
        assertThat(Told.of(refusal.detail())).contains("eu.flotilla.refused-both-laden");
        assertThat(refusal.legal()).extracting(Option::command).contains(new JoinFleets(new StackId("one"), new StackId("empty"))).doesNotContain(new JoinFleets(new StackId("one"), new StackId("two")));
        war.plays(new JoinFleets(new StackId("empty"), new StackId("one")));
        assertThat(war.board().fleet(new StackId("one")).orElseThrow().aboard()).hasSize(1);
    }

    @Test
    void aPortHoldsOneFleet() {
        var war = moving(franceAgainstSpain().fleet("one", "france", "normandie", new Ships(0, 1, 2, 0, 0, 0, 0))
                .fleet("two", "france", "normandie", new Ships(0, 1, 2, 0, 0, 0, 0)));
        assertThat(war.refuses(new JoinFleets(new StackId("two"), new StackId("one"))).rule()).isEqualTo(Citation.of("EU-STACK-2"));
    }

    @Test
    void aStackThatHasMovedDoesNotMoveAgainWithAnother() {
        var war = moving(franceAgainstSpain().fleet("one", "france", "finistere", new Ships(0, 0, 2, 0, 0, 0, 0))
                .fleet("two", "france", "armor", new Ships(0, 0, 1, 0, 0, 0, 0)));
        war.plays(new SailFleet(new StackId("two"), List.of(new SpaceId("s_celtique"), new SpaceId("finistere")))).plays(new RollNavalAttrition(new StackId("two")), 1).plays(new JoinFleets(new StackId("one"), new StackId("two")));
        assertThat(war.refuses(new SailFleet(new StackId("two"), List.of(new SpaceId("s_celtique")))).rule()).isEqualTo(Citation.of("EU-MOVE-ONCE"));
    }

    @Test
    void everyRandomDivisionIsLegalAndKeepsTheShips() {
        var war = moving(franceAgainstSpain().admiral("tourville", "france", 3, 3, 3).fleet("brest", "france", "finistere", new Ships(1, 0, 4, 0, 2, 1, 0), "tourville"));
        var random = new Random(7);
        var asked = war.decision("split-brest");
        for (int at = 0; at < 200; at++) {
            var command = (EuCommand) war.rules().sample(war.board(), asked, random::nextInt);
            assertThat(war.rules().refusal(war.board(), command)).as("%s", command).isEmpty();
            var after = War.on(war.board()).plays(command).board();
            assertThat(after.navies().stacks().values().stream().mapToInt(stack -> stack.ships().thirds()).sum()).isEqualTo(4 * 3 + 2 * 3 + 1);
        }
    }

    @Test
    void theRestCanFormOtherCounters() {
        var war = brest(new Ships(1, 0, 5, 0, 0, 0, 0))
                .plays(new DivideFleet(new StackId("brest"), new Ships(0, 0, 3, 0, 0, 0, 0), List.of(), Optional.of(new Ships(0, 1, 0, 0, 0, 0, 0))));
        assertThat(war.board().fleet(new StackId("brest")).orElseThrow().ships()).isEqualTo(new Ships(0, 1, 2, 0, 0, 0, 0).units());
    }
}
