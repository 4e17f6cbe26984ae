package tercio.domain.eu.play.battle;

import tercio.domain.eu.battle.BattleStanding;
import tercio.domain.eu.battle.BattleState;
import tercio.domain.eu.forces.ArmyClasses;
import tercio.domain.eu.game.Engagement;

/**
 * The answers of natives in a battle, since nobody plays them: they hold the field, and stay in their province, beaten or not (reading).
 */
final class NativeAnswers {

    private NativeAnswers() {}

    /** Whether natives are asked. */
    static boolean asked(Engagement engagement, BattleStanding.Question question) {
        return engagement.battle().side(question.side()).country().equals(ArmyClasses.NATIVES);
    }

    static BattleState answered(BattleState battleState, BattleStanding.Question question) {
        return switch (question.what()) {
            case RETREAT_ATTEMPT -> battleState.retreats(question.side(), false);
            case RETREAT_ROOM -> battleState.retreatRoom(question.side(), BattleState.UNLIMITED_ROOM);
            case WINNER -> battleState.winnerStays(question.side());
            case WITHDRAWAL, CAPTURE -> throw new IllegalStateException("no battle on land asks for " + question.what());
        };
    }
}
