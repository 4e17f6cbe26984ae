package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.battle.BattleStanding;
import tercio.domain.eu.common.battle.BattleStanding.Question;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.Retreat;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Verdict;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** A battle of a game that another program stored, and that waits at a stage of which these rules know nothing. */
class UnknownStageTest {

    /** The side that has lost is asked where it retreats. */
    private static EuState waiting() {
        return Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 2, 0, 0).stack("field", "spain", "artois", 2, 0, 0)
                .war().declares("france", Campaign.MULTIPLE).marches("army", "picardie", "artois").plays(new EndMovement(new CountryId("france")))
                .plays(new FightBattle(new SpaceId("artois"))).plays(new StandAndFight(new SpaceId("artois")), War.luck(Side.PHASING)).board();
    }

    private static EuState at(EuState state, String stage) {
        var battles = (Phase.Battles) state.phase();
        var engagement = battles.engagement();
        var standing = engagement.standing();
        var question = standing.waits().orElseThrow();
        var moved = new BattleStanding(standing.rolls(), standing.phasing(), standing.nonPhasing(), standing.ended(), standing.winner(),
                Optional.of(new Question(stage, question.what(), question.side())), standing.unit());
        return state.withPhase(new Phase.Battles(battles.turnOf(), battles.provinces(), engagement.withBattle(engagement.battle(), moved)));
    }

    @Test
    void theAnswerIsRefusedWithTheStagesThatAreKnown() {
        var answer = Retreat.to(new SpaceId("artois"), new SpaceId("hainaut"));
        assertThat(War.RULES.decide(at(waiting(), "retreat-room/nonPhasing"), answer, War.luck(Side.PHASING))).isInstanceOf(Verdict.Accepted.class);

        assertThat(War.RULES.decide(at(waiting(), "parley/nonPhasing"), answer, Dice.NONE)).isInstanceOfSatisfying(Verdict.Refused.class,
                refused -> assertThat(Told.of(refused.refusal().detail())).contains("Artois", "stage parley/nonPhasing", "retreat-room/nonPhasing"));
    }
}
