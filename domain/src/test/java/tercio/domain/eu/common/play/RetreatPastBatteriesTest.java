package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.siege.SiegeMarks;
import tercio.domain.eu.land.siege.Siegeworks;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.NavalAttritionDue;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AcceptSeaBattle;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AttackFleet;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.FightAtSea;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.RetreatToPort;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.FleetRetreated;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;

/**
 * A retreat at sea leaves aside ports with a presidio, siegeworks or a closed strait before them as long as there is another (EU-SEA-RETREAT, l.2945-2953);
 * if there is none, each that is passed adds 2 to the attrition. All dice of these battles are ones: nobody wins, and the attacker retreats first.
 */
class RetreatPastBatteriesTest {

    private static final Ships THREE = new Ships(0, 0, 3, 0, 0, 0, 0);

    /** Three French ships attack three Spanish ones in the Bay of Biscay, where Les Sables, La Rochelle and Bordeaux are French ports. */
    private static Situation biscay() {
        return franceAgainstSpain().fleet("west", "france", "s_gascogne", THREE).fleet("armada", "spain", "s_gascogne", THREE);
    }

    private static War fought(Situation situation, String attacker, String country, String enemy, List<Besieged> besieged) {
        var war = situation.war();
        var board = war.board();
        for (var each : besieged) {
            board = board.with(new SpaceId(each.province()), board.fortress(new SpaceId(each.province())).withMarks(new SiegeMarks(each.works(), false, false, 1)));
        }
        war = War.on(board).declares(country, Campaign.MULTIPLE).plays(new SailFleet(new StackId(attacker), List.of(), Optional.of(NavalAction.battle(new StackId(enemy)))))
                .plays(new RollNavalAttrition(new StackId(attacker)), 1).plays(new EndMovement(new CountryId(country))).plays(new AttackFleet(new StackId(attacker))).plays(new AcceptSeaBattle(new StackId(enemy)))
                .plays(new FightAtSea(new StackId(attacker)), name -> OptionalInt.of(1));
        while (war.decisions().stream().noneMatch(asked -> asked.id().equals("sea-retreat")) && war.events().stream().noneMatch(FleetRetreated.class::isInstance)) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command(), name -> OptionalInt.of(1));
        }
        return war;
    }

    private record Besieged(String province, Siegeworks works) {}

    private static List<SpaceId> ports(War war) {
        return war.decision("sea-retreat").options().stream().map(Option::command).map(command -> ((RetreatToPort) command).port()).toList();
    }

    @Test
    void withoutBatteriesEveryClosestPortIsOpen() {
        assertThat(ports(fought(biscay(), "west", "france", "armada", List.of()))).contains(new SpaceId("vendee"), new SpaceId("poitou"), new SpaceId("guyenne"));
    }

    @Test
    void portsWithAPresidioOrSiegeworksAreLeftAside() {
        var situation = biscay().presidio("poitou", "spain", 1).stack("besiegers", "spain", "vendee", 0, 0, 3);
        var war = fought(situation, "west", "france", "armada", List.of(new Besieged("vendee", new Siegeworks(0, 1))));
        assertThat(war.last(FleetRetreated.class).port().value()).as("the only one that is left, without a question").isEqualTo("guyenne");
    }

    /** Rhodes is the only port of the Knights. */
    private static Situation rhodes() {
        return franceAgainstSpain().alliances(List.of("chevaliers"), List.of("turkey"), List.of("france"), List.of("spain")).initiative("chevaliers", 25)
                .fleet("knights", "chevaliers", "s_egee", THREE).fleet("reis", "turkey", "s_egee", THREE);
    }

    private static int tolls(Situation situation, Besieged... besieged) {
        var war = fought(situation, "knights", "chevaliers", "reis", List.of(besieged));
        assertThat(war.last(FleetRetreated.class).port().value()).isEqualTo("rhodos");
        return war.events().stream().filter(NavalAttritionDue.class::isInstance).map(NavalAttritionDue.class::cast).filter(due -> due.stack().equals(new StackId("knights")))
                .toList().getLast().strain().tolls();
    }

    @Test
    void whatCannotBeAvoidedCostsTwoEach() {
        assertThat(tolls(rhodes())).isZero();
        assertThat(tolls(rhodes().presidio("rhodos", "turkey", 1))).isEqualTo(2);
        assertThat(tolls(rhodes().presidio("rhodos", "turkey", 2))).as("whatever its level").isEqualTo(2);
        assertThat(tolls(rhodes().stack("besiegers", "turkey", "rhodos", 0, 0, 3), new Besieged("rhodos", new Siegeworks(1, 0)))).isEqualTo(2);
        assertThat(tolls(rhodes().presidio("rhodos", "turkey", 1).stack("besiegers", "turkey", "rhodos", 0, 0, 3), new Besieged("rhodos", new Siegeworks(0, 1)))).isEqualTo(4);
    }

    /** Siegeworks whose besiegers are gone, and a presidio of a friend, fire on nobody. */
    @Test
    void whatBelongsToNoEnemyIsNoBattery() {
        assertThat(tolls(rhodes().presidio("rhodos", "chevaliers", 1))).isZero();
    }
}
