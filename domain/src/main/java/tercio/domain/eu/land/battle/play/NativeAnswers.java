package tercio.domain.eu.land.battle.play;

import tercio.domain.eu.common.battle.BattleStanding;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.forces.ArmyClasses;
import tercio.domain.eu.common.game.Engagement;

/**
 * The answers of natives in a battle, since nobody plays them: they hold the field, and stay in their province, beaten or not (reading).
 */
final class NativeAnswers {

    private NativeAnswers() {}

    /** Whether natives are asked. */
    static boolean areAsked(Engagement engagement, BattleStanding.Question question) {
        return engagement.battle().side(question.side()).country().equals(ArmyClasses.NATIVES);
    }

    static BattleState answer(BattleState battleState, BattleStanding.Question question) {
        return switch (question.what()) {
            case RETREAT_ATTEMPT -> battleState.withRetreatIntent(question.side(), false);
            case RETREAT_ROOM -> battleState.withRetreatRoom(question.side(), BattleState.UNLIMITED_ROOM);
            case WINNER -> battleState.withWinnerStaying(question.side());
            case WITHDRAWAL, CAPTURE -> throw new IllegalStateException("no battle on land asks for " + question.what());
        };
    }
}
