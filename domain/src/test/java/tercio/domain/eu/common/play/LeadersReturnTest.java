package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.losses.play.LossEvent.LeaderKilled;
import tercio.domain.eu.land.losses.play.LossEvent.LeaderWounded;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.campaign.play.CampaignCommand.DeclareCampaign;
import tercio.domain.eu.turn.leader.play.LeaderCommand.DrawLeader;
import tercio.domain.eu.turn.leader.play.LeaderCommand.PlaceLeader;
import tercio.domain.eu.turn.leader.play.LeaderCommand.Posting;
import tercio.domain.eu.turn.leader.play.LeaderEvent.LeadersRedeployed;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;

/** Leaders who were wounded, or whose stack is gone, come back (EU-WOUND-1). */
class LeadersReturnTest {

    /** The Spanish general loses his only LD in Artois; the casualty dice are given. */
    private static War war(int casualty, int fate) {
        return Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 2, 0, 0)
                .stack("field", "spain", "artois", 0, 0, 1).under(1, 1, 1, 0).stack("home", "spain", "catalunya", 0, 1, 0)
                .war().declares("france", Campaign.MULTIPLE).marches("army", "artois").plays(new EndMovement(new CountryId("france")))
                .plays(new FightBattle(new SpaceId("artois")))
                .plays(new StandAndFight(new SpaceId("artois")), name -> switch (name.purpose()) {
                    case "leaderCasualty" -> OptionalInt.of(casualty);
                    case "leaderFate" -> OptionalInt.of(fate);
                    default -> OptionalInt.of(name.side().equals("phasing") ? 10 : 1);
                });
    }

    @Test
    void anUnharmedLeaderJoinsAnotherStackNextRound() {
        var war = war(10, 0).nothingElse(6);

        war.settle("return", new PlaceLeader(new LeaderId("general-of-field"), new StackId("home")));
        assertThat(war.board().stacks().get(new StackId("home")).leaders()).containsExactly(new LeaderId("general-of-field"));
    }

    @Test
    void aWoundedOneWaitsForHisBox() {
        var war = war(1, 4);

        assertThat(war.last(LeaderWounded.class)).as("half of 4 rounds from S1: W1 and S2").isEqualTo(new LeaderWounded(new LeaderId("general-of-field"), 2, RoundBox.S2));
        war.nothingElse(2);
        assertThat(war.decisions()).extracting(Decision::id).as("W1: another comes for him").containsExactly("new-leader");
        war.plays(new DrawLeader(new LeaderId("general-of-field")), 1).settle("return", new PlaceLeader(new LeaderId("espagne_anonymous_g4"), new StackId("home")));
        war.nothingElse(1);
        assertThat(war.last(LeadersRedeployed.class).postings()).as("S2: he comes back in the Wintering").contains(new Posting(new LeaderId("general-of-field"), new StackId("home")));
        assertThat(war.board().leaders().get(new LeaderId("general-of-field")).fate()).isEqualTo(Fate.PRESENT);
    }

    @Test
    void anOddDieKillsHim() {
        assertThat(war(1, 3).last(LeaderKilled.class).leader().value()).isEqualTo("general-of-field");
    }

    @Test
    void heJoinsAStackOfHisCountryAndNobodyElsePlaysBefore() {
        var war = war(10, 0).nothingElse(6);

        var refusal = war.refuses(new PlaceLeader(new LeaderId("general-of-field"), new StackId("army")));
        assertThat(refusal.rule().id()).isEqualTo("EU-WOUND-1");
        assertThat(refusal.legal()).extracting(Option::command).containsExactly(new PlaceLeader(new LeaderId("general-of-field"), new StackId("home")));
        assertThat(war.refuses(new DeclareCampaign(new CountryId("france"), Campaign.NONE)).rule().id()).isEqualTo("EU-WOUND-1");
        assertThat(war.refuses(new PlaceLeader(new LeaderId("general-of-army"), new StackId("home"))).rule().id()).isEqualTo("EU-WOUND-1");
    }
}
