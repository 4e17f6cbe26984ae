package tercio.domain.eu.sequence;

import java.util.List;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.MovementAction;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.land.battle.play.Engagements;
import tercio.domain.eu.land.battle.play.Sorties;
import tercio.domain.eu.land.movement.play.EndOfMovement;
import tercio.domain.eu.land.movement.play.LeadersAtSea;
import tercio.domain.eu.land.movement.play.LoneRides;
import tercio.domain.eu.land.siege.play.BesiegersAttrition;
import tercio.domain.eu.land.siege.play.Sieges;
import tercio.domain.eu.sea.battle.play.AdmiralsReturn;
import tercio.domain.eu.sea.voyage.play.VoyageSteps;
import tercio.domain.eu.supply.segment.play.SupplySegment;
import tercio.domain.eu.turn.leader.play.WinterPostings;
import tercio.domain.eu.turn.levy.play.LevySegment;
import tercio.domain.eu.turn.refit.play.Refits;
import tercio.domain.eu.turn.round.play.Rounds;
import tercio.domain.eu.world.convoy.play.Flotas;
import tercio.domain.eu.world.establishment.play.FortBuilding;
import tercio.domain.game.AutomaticStep;

/**
 * A position in the sequence of play with the automatic steps that belong to it, in the order in which they are tried (EU-RND-5). The last one
 * is taken, or players are asked.
 */
enum SequencePosition {
    INITIATIVE(AutomaticStep.last("orderAlliances", PhaseSteps::orderAlliances, "EU-INIT-1")),
    STARTING_ROUND(AutomaticStep.last("startGivenRound", Rounds::startGivenRound, "EU-RND-START")),
    ROUND_START(
            AutomaticStep.of("bringBackAdmirals", AdmiralsReturn::bringBackNext, "EU-WOUND-1"),
            AutomaticStep.of("returnFlota", Flotas::returnFlota, "EU-CONVOY-FLOTA"),
            AutomaticStep.last("beginFirstImpulse", PhaseSteps::beginFirstImpulse, "EU-RND-5")),
    SUPPLY(AutomaticSteps.ENFORCE_STACKING, AutomaticSteps.EXPEL_STACKS,
            PhaseStep.last("endSupply", Phase.Supply.class, SupplySegment::end, "EU-SUP-STEP")),
    CAMPAIGNS(PhaseStep.last("beginMovementIfDeclared", Phase.Campaigns.class, PhaseSteps::beginMovementIfDeclared, "EU-CAMP-1")),

    BETWEEN_MOVES(AutomaticSteps.ENFORCE_STACKING, AutomaticSteps.EXPEL_STACKS,
            PhaseStep.last("finishMovement", Movement.class, EndOfMovement::finish, "EU-MOVE-ORDER")),
    MOVE_OF_LOST_STACK(AutomaticStep.last("endLostMove", MoveSteps::endMove, "EU-MOVE-ONCE")),
    MOVE_AWAITS_ENEMIES(
            AutomaticStep.waits("interception", play -> MoveSteps.isInterceptionAsked(play.board()), "EU-INT-LAND", "EU-INT-COUNTER", "EU-INT-MERGE"),
            MoveSteps.OFFER_OVERRUN,
            AutomaticStep.of("rollAttritionBeforeInterception", MoveSteps::rollAttritionIfIntercepted, "EU-ATTR-MOVEMENT"),
            AutomaticStep.of("joinInterceptionBattle", MoveSteps::joinBattleIfIntercepted, "EU-INT-LAND"),
            AutomaticStep.last("continueMove", MoveSteps::continueMove, "EU-MOVE-1")),
    MOVE_AWAITS_MOVER(AutomaticStep.waits("pathOfMove", "EU-MOVE-1")),
    MOVE_AT_ITS_END(MoveSteps.OFFER_OVERRUN, AutomaticStep.last("endMove", MoveSteps::endMove, "EU-MOVE-ONCE")),
    MOVE_INTO_BATTLE(MoveSteps.OFFER_OVERRUN,
            AutomaticStep.of("rollAttritionBeforeBattle", MoveSteps::rollAttritionBeforeBattle, "EU-ATTR-MOVEMENT"),
            AutomaticStep.last("startInterceptionBattle", MoveSteps::startInterceptionBattle, "EU-INT-LAND")),
    INTERCEPTION_BATTLE(AutomaticStep.waits("interceptionBattle", "EU-INT-LAND")),
    RIDE(PhaseStep.last("continueRide", Movement.class, LoneRides::continueRide, "EU-MOVE-LEADER")),
    CROSSING(PhaseStep.last("continueCrossing", Movement.class, LeadersAtSea::continuePassage, "EU-MOVE-LEADER")),
    VOYAGE(AutomaticStep.last("continueVoyage", play -> VoyageSteps.continueVoyage(play, MoveSteps.movement(play).voyage().orElseThrow()), "EU-MOVE-SEA")),
    VOYAGE_INTO_BATTLE(AutomaticStep.last("startInterceptionBattleAtSea", MoveSteps::startInterceptionBattleAtSea, "EU-INT-SEA")),
    EXPLORATION(AutomaticSteps.ENFORCE_STACKING, AutomaticSteps.EXPEL_STACKS,
            PhaseStep.last("finishExploration", Phase.Exploration.class, EndOfMovement::finish, "EU-EXPLORATION")),

    BATTLE_AT_SEA(AutomaticStep.last("resolveSeaBattleStep", PhaseSteps::resolveSeaBattleStep, "EU-SEA")),
    BATTLE(AutomaticStep.waits("battle", "EU-BATTLE")),
    BETWEEN_BATTLES(AutomaticSteps.ENFORCE_STACKING, AutomaticSteps.EXPEL_STACKS,
            PhaseStep.of("scheduleNextBattle", Phase.Battles.class, Engagements::scheduleNextBattle, "EU-STACK-7"),
            PhaseStep.of("endPointlessSally", Phase.Battles.class, Sorties::endPointlessSally, "EU-BATTLE-SORTIE"),
            PhaseStep.last("endBattles", Phase.Battles.class, PhaseSteps::endBattles, "EU-RND-5")),
    BESIEGERS(AutomaticSteps.ENFORCE_STACKING, AutomaticSteps.EXPEL_STACKS,
            PhaseStep.last("beginSiegesAfterAttrition", Phase.Besiegers.class, PhaseSteps::beginSiegesAfterAttrition, "EU-ATTR-BESIEGER")),
    SIEGES(AutomaticSteps.ENFORCE_STACKING, AutomaticSteps.EXPEL_STACKS,
            PhaseStep.of("applyUndermining", Phase.Sieges.class, BesiegersAttrition::applyUndermining, "EU-SIEGE-UNDERMINING"),
            PhaseStep.of("resolveDesertedSieges", Phase.Sieges.class, Sieges::resolveDesertedSieges, "EU-SIEGE"),
            PhaseStep.last("endSieges", Phase.Sieges.class, PhaseSteps::endSieges, "EU-SIEGE", "EU-CORSAIR-HUNT")),

    CONTINUATION(AutomaticStep.waits("continuationRoll", "EU-RND-CONT")),
    LEVIES(PhaseStep.last("endLevies", Phase.Levies.class, (play, levies) -> LevySegment.countriesToAsk(play.board()).isEmpty()
            && RoundStages.beginAfter(play, RoundStages.LEVIES, levies.coming()), "EU-LEVY")),
    REFIT(PhaseStep.last("endRefit", Phase.Refit.class, (play, refit) -> Refits.countriesToAsk(play.board()).isEmpty()
            && RoundStages.beginAfter(play, RoundStages.REFIT, refit.coming()), "EU-REFIT-1")),
    FORTS(PhaseStep.last("endForts", Phase.Forts.class, (play, forts) -> FortBuilding.countriesToAsk(play.board()).isEmpty()
            && RoundStages.beginAfter(play, RoundStages.FORTS, forts.coming()), "EU-FORT-BUILD")),
    WINTERING(AutomaticSteps.ENFORCE_STACKING, AutomaticSteps.EXPEL_STACKS,
            PhaseStep.last("endWinterAttrition", Phase.Wintering.class, (play, winter) -> SupplySegment.areRolled(play.state(), winter.due())
                    && RoundStages.beginAfter(play, RoundStages.WINTERING, winter.coming()), "EU-WINTER-COLD", "EU-TUR-4")),
    REDEPLOYMENT(PhaseStep.last("endRedeployment", Phase.Redeployment.class, (play, winter) -> WinterPostings.countriesToAsk(play.board()).isEmpty()
            && RoundStages.beginAfter(play, RoundStages.REDEPLOYMENT, winter.coming()), "EU-HIER-4")),
    OVER(AutomaticStep.waits("endOfTurn", "EU-RND-5"));

    private final List<AutomaticStep<EuCommandRun>> steps;

    @SafeVarargs
    SequencePosition(AutomaticStep<EuCommandRun>... steps) {
        this.steps = List.of(steps);
    }

    List<AutomaticStep<EuCommandRun>> steps() {
        return steps;
    }

    /** The position of a game in the sequence. */
    static SequencePosition of(EuState state) {
        return switch (state.phase()) {
            case Phase.Initiative initiative -> INITIATIVE;
            case Phase.StartingRound start -> STARTING_ROUND;
            case Phase.RoundStart start -> ROUND_START;
            case Phase.Supply supply -> SUPPLY;
            case Phase.Campaigns campaigns -> CAMPAIGNS;
            case Movement movement -> of(state, movement.action());
            case Phase.Exploration step -> EXPLORATION;
            case Phase.Battles battles -> battles.seaBattle() != null ? BATTLE_AT_SEA : battles.engagement() != null ? BATTLE : BETWEEN_BATTLES;
            case Phase.Besiegers besiegers -> BESIEGERS;
            case Phase.Sieges sieges -> SIEGES;
            case Phase.Continuation continuation -> CONTINUATION;
            case Phase.Levies levies -> LEVIES;
            case Phase.Refit refit -> REFIT;
            case Phase.Forts forts -> FORTS;
            case Phase.Wintering winter -> WINTERING;
            case Phase.Redeployment winter -> REDEPLOYMENT;
            case Phase.Over over -> OVER;
        };
    }

    private static SequencePosition of(EuState state, MovementAction action) {
        return switch (action) {
            case MovementAction.BetweenMoves none -> BETWEEN_MOVES;
            case MovementAction.Marching march -> of(state, march.move());
            case MovementAction.FightingOnLand fight -> INTERCEPTION_BATTLE;
            case MovementAction.RidingAlone ride -> RIDE;
            case MovementAction.CrossingAlone crossing -> crossing.voyage().awaits() == Voyage.Awaits.BATTLE ? VOYAGE_INTO_BATTLE : CROSSING;
            case MovementAction.Sailing sailing -> of(sailing.voyage());
            case MovementAction.MarchingBesideShips both -> of(both.voyage());
            case MovementAction.FightingAtSea fight -> BATTLE_AT_SEA;
        };
    }

    private static SequencePosition of(Voyage voyage) {
        return voyage.awaits() == Voyage.Awaits.BATTLE ? VOYAGE_INTO_BATTLE : VOYAGE;
    }

    private static SequencePosition of(EuState state, Move move) {
        if (state.stack(move.stack()).isEmpty()) {
            return MOVE_OF_LOST_STACK;
        }
        return switch (move.awaits()) {
            case INTERCEPTION, COUNTER -> MOVE_AWAITS_ENEMIES;
            case ONWARD, PAUSED -> MOVE_AWAITS_MOVER;
            case END -> MOVE_AT_ITS_END;
            case BATTLE -> MOVE_INTO_BATTLE;
        };
    }
}
