package tercio.domain.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.AttemptRetreat;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.HoldTheField;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleEnded;
import tercio.domain.eu.land.interception.play.InterceptionCommand.PassInterception;
import tercio.domain.eu.land.losses.play.LossCommand.TakeLosses;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.siege.Siegeworks;
import tercio.domain.eu.land.siege.play.SiegeCommand.GrantWarHonours;
import tercio.domain.eu.land.siege.play.SiegeCommand.ManFortress;
import tercio.domain.eu.land.siege.play.SiegeCommand.PlaceGarrison;
import tercio.domain.eu.land.siege.play.SiegeCommand.Undermine;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.campaign.ErsLine;
import tercio.domain.eu.turn.campaign.play.CampaignCommand.DeclareCampaign;
import tercio.domain.eu.turn.leader.play.LeaderCommand.PlaceLeader;
import tercio.domain.eu.turn.levy.play.LevyCommand.EndLevies;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.eu.turn.round.play.RoundCommand.RollContinuation;
import tercio.domain.map.SpaceId;

/** The example with which the rulebook explains battles and sieges, played as one game. */
class WorkedExampleTest {

    private static War battleOfArtois() {
        var war = War.of("artois")
                .plays(new DeclareCampaign(new CountryId("france"), Campaign.MAJOR))
                .plays(new MoveStack(new StackId("fra-1"), List.of(new SpaceId("artois"))));
        if (war.board().phase() instanceof tercio.domain.eu.common.game.Movement movement && movement.move().isPresent()) {
            war.plays(new PassInterception(new CountryId("spain")));
        }
        return war.plays(new EndMovement(new CountryId("france")))
                .plays(new FightBattle(new SpaceId("artois")))
                .plays(new StandAndFight(new SpaceId("artois")), 8, 6, 4, 7)
                .plays(new AttemptRetreat(new SpaceId("artois")), 7)
                .plays(new HoldTheField(new SpaceId("artois")), 2, 9, 6, 5, 9, 2, 3, 6, 4);
    }

    @Test
    void theFrenchWinAMajorBattleAndTheSpanishGeneralIsWoundedForTwoRounds() {
        var war = battleOfArtois();

        var battle = war.last(BattleEnded.class);
        assertThat(battle.winner()).isEqualTo(Side.PHASING);
        assertThat(battle.major()).isTrue();
        assertThat(battle.lossesLd()).containsEntry(Side.PHASING, 2).containsEntry(Side.NON_PHASING, 5);
        assertThat(war.board().countries().get(new CountryId("france")).stability()).isEqualTo(1 + 1);
        assertThat(war.board().countries().get(new CountryId("france")).victoryPoints()).isEqualTo(5);
        assertThat(war.board().countries().get(new CountryId("spain")).stability()).isEqualTo(1 - 1);
        assertThat(war.board().stack(new StackId("his-1"))).isEmpty();
        var general = war.board().leaders().get(new LeaderId("spanish-general"));
        assertThat(general.fate()).isEqualTo(LeaderStatus.Fate.WOUNDED);
        assertThat(general.returns()).as("two rounds after S1: W1, S2").isEqualTo(RoundBox.S2);
    }

    @Test
    void theSiegeOfArrasEndsWithWarHonoursAndALevelTwoFortress() {
        var war = battleOfArtois().plays(new TakeLosses(new StackId("fra-1"), Counters.of(Units.of(1, 1, 0))));
        quietImpulse(war, "spain");
        war.plays(new Undermine(new SpaceId("artois")), 10);
        assertThat(war.step("undermining").modified()).as("10 - 3 level + 1 artillery").isEqualTo(8);
        assertThat(war.step("attrition check against 2 MP of supply").modified()).as("10 + 4 first round").isEqualTo(14);
        assertThat(war.board().fortress(new SpaceId("artois")).works()).isEqualTo(new Siegeworks(0, 1));

        siegeRound(war, 5);
        assertThat(war.step("undermining").modified()).as("5 - 3 + 1 + 3").isEqualTo(6);
        assertThat(war.board().fortress(new SpaceId("artois")).works()).isEqualTo(new Siegeworks(1, 1));

        siegeRound(war, 7);
        assertThat(war.step("undermining").modified()).as("7 + 2").isEqualTo(9);
        assertThat(war.board().fortress(new SpaceId("artois")).works()).isEqualTo(new Siegeworks(0, 2));

        siegeRound(war, 8);
        assertThat(war.step("undermining").modified()).as("8 + 4").isEqualTo(12);
        war.plays(new GrantWarHonours(new SpaceId("artois")));
        var garrison = (PlaceGarrison) war.decision("garrison").options().stream()
                .filter(option -> ((PlaceGarrison) option.command()).province().equals(new SpaceId("brabant")))
                .findFirst().orElseThrow().command();
        war.settle("garrison", garrison);
        war.settle("manning", new ManFortress(new SpaceId("artois")));
        war.settle("losses", new TakeLosses(new StackId("fra-1"), Counters.of(Units.of(1, 0, 1))));

        assertThat(war.board().fortress(new SpaceId("artois")).level()).isEqualTo(2);
        assertThat(war.board().fortress(new SpaceId("artois")).controller().value()).isEqualTo("france");
        assertThat(war.board().stack(garrison.stack()).orElseThrow().units()).isEqualTo(Units.of(0, 0, 1));
        assertThat(war.board().stack(new StackId("fra-1")).orElseThrow().ld()).as("8 - 2 in battle - 1 garrison").isEqualTo(5);
    }

    @Test
    void theCampaignsAreOnTheRecordSheet() {
        var war = battleOfArtois();

        assertThat(war.board().countries().get(new CountryId("france")).spent()).containsEntry(ErsLine.B42, 50);
    }

    /** Both sides do nothing, and the next round is a summer again. */
    private static void siegeRound(War war, int die) {
        war.plays(new RollContinuation(), 6);
        if (war.decisions().getFirst().id().equals("levies-spain")) {
            war.plays(new EndLevies(new CountryId("spain")));
        }
        war.leadersStay();
        while (war.decisions().getFirst().id().equals("return")) {
            war.plays((PlaceLeader) war.decisions().getFirst().options().getFirst().command());
        }
        quietImpulse(war, "france");
        quietImpulse(war, "spain");
        war.plays(new Undermine(new SpaceId("artois")), die);
    }

    private static void quietImpulse(War war, String country) {
        war.plays(new DeclareCampaign(new CountryId(country), Campaign.PASSIVE)).plays(new EndMovement(new CountryId(country)));
    }
}
