package tercio.domain.eu.common.play.overseas;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

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
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.losses.play.LossCommand.RollMissionary;
import tercio.domain.eu.land.losses.play.LossEvent.MissionaryTested;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Each missionary takes the test of a commander after a battle of his stack (EU-CMD-5, EU-BATTLE-CASUALTY): he is hit by a 1 or less. */
class MissionariesInBattleTest {

    private static LeaderAtStart missionary(String id, String country) {
        return new LeaderAtStart(new LeaderId(id), id, new CountryId(country), "Z", 3, 0, 0, 0, false, Optional.of(LeaderKind.MISSIONARY), Optional.empty(), Optional.empty());
    }

    /** French troops with Xavier beat Spanish ones with Las Casas on the Amazon; all that is owed before the missionaries is answered. */
    private static War fought() {
        var war = franceAgainstSpain().charted().initiative("france", 30).stack("army", "france", "r_amazonia_ne", 1, 0, 0).ledBy("xavier")
                .stack("troops", "spain", "r_amazonia_n", 2, 0, 0).ledBy("las-casas").leader(missionary("xavier", "france")).leader(missionary("las-casas", "spain")).war()
                .declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), java.util.List.of(new SpaceId("r_amazonia_n")))).passes().plays(new EndMovement(new CountryId("france")))
                .exploresNothing().plays(new FightBattle(new SpaceId("r_amazonia_n"))).plays(new StandAndFight(new SpaceId("r_amazonia_n")), War.luck(Side.PHASING));
        while (!war.decisions().getFirst().id().equals("missionary")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command(), name -> OptionalInt.of(10));
        }
        return war;
    }

    @Test
    void whoHasWonIsHitByAOneAlone() {
        var war = fought();
        assertThat(war.decision("missionary").party()).isEqualTo("france");
        assertThat(Told.of(war.decision("missionary").prompt())).isEqualTo("eu.losses.ask-missionary: leader xavier.");
        war.plays(new RollMissionary(new LeaderId("xavier")), 2);
        assertThat(war.last(MissionaryTested.class)).isEqualTo(new MissionaryTested(new LeaderId("xavier"), true));
        assertThat(war.board().leaders().get(new LeaderId("xavier")).fate()).isEqualTo(Fate.PRESENT);

        assertThat(fought().plays(new RollMissionary(new LeaderId("xavier")), 1, 3).board().leaders().get(new LeaderId("xavier")).fate()).as("an odd die kills").isEqualTo(Fate.KILLED);
    }

    @Test
    void whoHasNotWonSubtractsOne() {
        var war = fought().plays(new RollMissionary(new LeaderId("xavier")), 10);
        war.plays(new RollMissionary(new LeaderId("las-casas")), 2, 4);
        assertThat(War.sum(war.step("casualty of las-casas"))).isEqualTo(-1);
        assertThat(Told.of(war.step("fate of las-casas").said())).isEqualTo("eu.common.result-fate: fate wounded, rounds 2.");
        assertThat(war.board().leaders().get(new LeaderId("las-casas")).fate()).isEqualTo(Fate.WOUNDED);

        var spared = fought().plays(new RollMissionary(new LeaderId("xavier")), 10).plays(new RollMissionary(new LeaderId("las-casas")), 3);
        assertThat(spared.last(MissionaryTested.class).unharmed()).isTrue();
        assertThat(spared.refuses(new RollMissionary(new LeaderId("las-casas"))).rule()).hasToString("EU-BATTLE-CASUALTY");
    }
}
