package tercio.domain.eu.sequence;

import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.battle.play.Engagements;
import tercio.domain.eu.land.battle.play.Overruns;
import tercio.domain.eu.land.interception.play.Interceptions;
import tercio.domain.eu.land.interception.play.Postponement;
import tercio.domain.eu.land.movement.play.LandMoves;
import tercio.domain.eu.sea.battle.play.SeaFights;
import tercio.domain.eu.supply.attrition.play.MarchAttrition;
import tercio.domain.game.AutomaticStep;

/**
 * The automatic steps of a move after a stack has entered a province: interception, counter-interception, then battle or the rest of the
 * path. Attrition of the part of the move that ends there comes before the interception battle.
 */
final class MoveSteps {

    /**
     * An overrun is offered before attrition is rolled, and not again after it; nor is it offered to a stack that a flood has driven
     * back.
     */
    static final AutomaticStep<EuCommandRun> OFFER_OVERRUN = AutomaticStep.of("offerOverrun", MoveSteps::offerOverrun, "EU-MOVE-OVERRUN");

    private MoveSteps() {}

    static Movement movement(EuCommandRun play) {
        return (Movement) play.state().phase();
    }

    private static Move move(EuCommandRun play) {
        return movement(play).move().orElseThrow();
    }

    private static boolean offerOverrun(EuCommandRun play) {
        var move = move(play);
        return !move.marched().hasRolledHere() && !move.marched().flooded() && Overruns.offerOverrun(play, move);
    }

    /** Whether somebody is asked to intercept, to put a battle off, or to come to the help of the mover. */
    static boolean isInterceptionAsked(WarView board) {
        var move = ((Movement) board.state().phase()).move().orElseThrow();
        return Interceptions.allianceToAsk(board, move).isPresent() || Postponement.isAsked(board, move) || !Interceptions.counterInterceptors(board, move).isEmpty();
    }

    static boolean rollAttritionIfIntercepted(EuCommandRun play) {
        return !move(play).interceptors().isEmpty() && rollAttritionBeforeBattle(play);
    }

    static boolean joinBattleIfIntercepted(EuCommandRun play) {
        return !move(play).interceptors().isEmpty() && startInterceptionBattle(play);
    }

    static boolean rollAttritionBeforeBattle(EuCommandRun play) {
        return MarchAttrition.makeDueBeforeBattle(play, move(play));
    }

    static boolean startInterceptionBattle(EuCommandRun play) {
        Engagements.startInterceptionBattle(play, move(play));
        return true;
    }

    static boolean continueMove(EuCommandRun play) {
        LandMoves.continueMove(play);
        return true;
    }

    static boolean endMove(EuCommandRun play) {
        LandMoves.endMove(play);
        return true;
    }

    static boolean startInterceptionBattleAtSea(EuCommandRun play) {
        SeaFights.startInterceptionBattle(play, movement(play).voyage().orElseThrow());
        return true;
    }
}
