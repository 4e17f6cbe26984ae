package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.FleetLost;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.ShipsLost;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AttackFleet;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleAvoided;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleEnded;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.ShipsLostInBattle;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.given.Tier;

/** Random battles at sea lose no ship without a trace: each is afloat, damaged, destroyed or sunk on its way (EU-SEA-LOSS). */
@Tag(Tier.BOTH)
class SeaFightConservationTest {

    private static final int BATTLES = 300;

    @Test
    void everyShipIsAccountedFor() {
        Tier.seeds(25, BATTLES).forEach(SeaFightConservationTest::conserved);
    }

    private static void conserved(long seed) {
        var random = new Random(seed);
        var french = ships(random);
        var spanish = ships(random);
        var situation = franceAgainstSpain().admiral("duc", "france", random.nextInt(7), random.nextInt(7), random.nextInt(7));
        situation.fleet("west", "france", "s_lion", french, "duc").fleet("armada", "spain", "s_lion", spanish);
        var war = situation.war().declares("france", Campaign.SIMPLE).plays(new SailFleet(new StackId("west"), List.of(), Optional.of(NavalAction.battle(new StackId("armada")))))
                .plays(new RollNavalAttrition(new StackId("west")), 1).plays(new EndMovement(new CountryId("france"))).plays(new AttackFleet(new StackId("west")));
        Dice dice = name -> OptionalInt.of(1 + random.nextInt(10));
        int steps = 0;
        while (war.events().stream().noneMatch(event -> event instanceof SeaBattleEnded || event instanceof SeaBattleAvoided)) {
            assertThat(steps++).as("seed %d", seed).isLessThan(60);
            var asked = war.decisions().get(random.nextInt(war.decisions().size()));
            war.plays((EuCommand) war.rules().sample(war.board(), asked, random::nextInt), dice);
        }
        int before = french.units().thirds() + spanish.units().thirds();
        int afloat = war.board().navies().stacks().values().stream().mapToInt(stack -> stack.ships().thirds()).sum();
        int damaged = war.board().navies().damaged().stream().mapToInt(tally -> tally.ships().thirds()).sum();
        int destroyed = war.events().stream().mapToInt(event -> switch (event) {
            case ShipsLostInBattle lost -> lost.stacks().stream().mapToInt(hit -> hit.destroyed().thirds()).sum();
            case ShipsLost lost -> lost.lost().thirds();
            case FleetLost lost -> lost.lost().thirds();
            default -> 0;
        }).sum();
        assertThat(afloat + damaged + destroyed).as("seed %d: %s against %s", seed, french, spanish).isEqualTo(before);
    }

    private static Ships ships(Random random) {
        var all = new NavalUnits(0, 0, random.nextInt(4), random.nextInt(5), random.nextInt(3), 0, 0);
        return all.thirds() == 0 ? new Ships(0, 0, 1, 0, 0, 0, 0) : Ships.of(all);
    }
}
