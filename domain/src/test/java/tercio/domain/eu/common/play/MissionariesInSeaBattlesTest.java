package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.losses.play.LossCommand.RollMissionary;
import tercio.domain.eu.land.losses.play.LossEvent.MissionaryTested;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AcceptSeaBattle;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AttackFleet;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.FightAtSea;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleEnded;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;

/** Troops aboard are one stack with their ships: a missionary among them takes the test of a commander after a battle at sea (EU-CMD-5). */
class MissionariesInSeaBattlesTest {

    private static final Ships SIX = new Ships(1, 0, 6, 0, 0, 0, 0);

    /** Six Spanish warships attack as many French ones off the Canaries, with an LD and Xavier aboard, and the dice favour Spain; all that is owed before the missionary is answered. */
    private static War beaten() {
        return beaten(SIX, 1, 0);
    }

    private static War beaten(Ships french, int ld, int lde) {
        var war = franceAgainstSpain().charted().initiative("spain", 30).fleet("ships", "france", "s_canarias", french).troopsAboard("troops", ld, lde, "xavier")
                .fleet("galicia", "spain", "s_canarias", SIX)
                .leader(new LeaderAtStart(new LeaderId("xavier"), "xavier", new CountryId("france"), "Z", 3, 0, 0, 0, false, Optional.of(LeaderKind.MISSIONARY), Optional.empty(), Optional.empty()))
                .war().declares("spain", Campaign.MULTIPLE).plays(new SailFleet(new StackId("galicia"), List.of(), Optional.of(NavalAction.battle(new StackId("ships")))))
                .plays(new RollNavalAttrition(new StackId("galicia")), 1).plays(new EndMovement(new CountryId("spain"))).exploresNothing().plays(new AttackFleet(new StackId("galicia")))
                .plays(new AcceptSeaBattle(new StackId("ships"))).plays(new FightAtSea(new StackId("galicia")), War.luck(Side.PHASING));
        while (!war.decisions().getFirst().id().equals("missionary")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command(), name -> OptionalInt.of(name.purpose().equals("attrition") ? 1 : 10));
        }
        return war;
    }

    @Test
    void whoIsAboardTheBeatenShipsSubtractsOne() {
        var war = beaten();
        assertThat(war.decision("missionary").party()).isEqualTo("france");
        war.plays(new RollMissionary(new LeaderId("xavier")), 2, 4);
        assertThat(War.sum(war.step("casualty of xavier"))).isEqualTo(-1);
        assertThat(war.board().leaders().get(new LeaderId("xavier")).fate()).isEqualTo(Fate.WOUNDED);
        assertThat(war.board().stack(new StackId("troops")).orElseThrow().leaders()).as("the troops are ashore, and he is no longer with them").isEmpty();
    }

    @Test
    void whoComesThroughStaysWithTheTroops() {
        var war = beaten().plays(new RollMissionary(new LeaderId("xavier")), 3);
        assertThat(war.last(MissionaryTested.class)).isEqualTo(new MissionaryTested(new LeaderId("xavier"), true));
        assertThat(war.board().leaders().get(new LeaderId("xavier")).fate()).isEqualTo(Fate.PRESENT);
    }

    /** One warship with a detachment is sunk whole: 1 and 5 less. An 8 is a 2; he lives, and joins others when the next round begins. */
    @Test
    void ofShipsThatAreWhollyLostHeMayBeSaved() {
        var war = beaten(new Ships(0, 0, 1, 0, 0, 0, 0), 0, 1);
        assertThat(war.board().fleet(new StackId("ships"))).isEmpty();
        war.plays(new RollMissionary(new LeaderId("xavier")), 8);
        assertThat(War.sum(war.step("casualty of xavier"))).isEqualTo(-1 - 5);
        assertThat(war.board().leaders().get(new LeaderId("xavier")).fate()).isEqualTo(Fate.WAITING);
    }

    /** A 7 is a 1, and an odd die kills him. */
    @Test
    void ofShipsThatAreWhollyLostHeMayBeKilled() {
        var war = beaten(new Ships(0, 0, 1, 0, 0, 0, 0), 0, 1).plays(new RollMissionary(new LeaderId("xavier")), 7, 3);
        assertThat(war.board().leaders().get(new LeaderId("xavier")).fate()).isEqualTo(Fate.KILLED);
    }

    @Test
    void oneBattleIsOneTest() {
        var war = beaten().plays(new RollMissionary(new LeaderId("xavier")), 3);
        assertThat(war.last(SeaBattleEnded.class).winner()).isEqualTo(Side.PHASING);
        assertThat(war.refuses(new RollMissionary(new LeaderId("xavier"))).rule()).hasToString("EU-BATTLE-CASUALTY");
    }
}
