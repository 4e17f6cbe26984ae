package tercio.domain.eu.play;

import java.util.Optional;
import tercio.domain.eu.game.BattleCommand;
import tercio.domain.eu.game.EuCommand;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.MoveCommand;
import tercio.domain.eu.game.RoundCommand;
import tercio.domain.eu.game.SiegeCommand;
import tercio.domain.eu.play.battle.Engagements;
import tercio.domain.eu.play.battle.Evasions;
import tercio.domain.eu.play.battle.Fighting;
import tercio.domain.eu.play.battle.FightingTroops;
import tercio.domain.eu.play.battle.Losses;
import tercio.domain.eu.play.battle.Sorties;
import tercio.domain.eu.play.campaign.ChoiceOfCampaign;
import tercio.domain.eu.play.interception.Attempts;
import tercio.domain.eu.play.interception.Postponement;
import tercio.domain.eu.play.movement.EndOfMovement;
import tercio.domain.eu.play.movement.GoingBack;
import tercio.domain.eu.play.movement.LandMoves;
import tercio.domain.eu.play.movement.Regrouping;
import tercio.domain.eu.play.round.Initiative;
import tercio.domain.eu.play.round.LeadersPlacement;
import tercio.domain.eu.play.round.LeadersReturn;
import tercio.domain.eu.play.round.Rounds;
import tercio.domain.eu.play.siege.AssaultInPlay;
import tercio.domain.eu.play.siege.FallOfFortress;
import tercio.domain.eu.play.siege.Redeployment;
import tercio.domain.eu.play.siege.Sieges;
import tercio.domain.eu.play.siege.UnderminingInPlay;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;

/** Takes each command to the rule that decides it. */
public final class Orders {

    private Orders() {}

    /** Empty when it is carried out. What is owed is settled before anything else. */
    public static Optional<Verdict<EuEvent>> carryOut(Play play, EuCommand command) {
        if (!play.state().duties().isEmpty()) {
            var owed = Awaited.decisions(play.board()).getFirst();
            if (Answering.answers(owed).noneMatch(answer -> Answering.alike(answer, command))) {
                return Optional.of(new Verdict.Refused<>(new Refusal(owed.rule(), "first: " + owed.prompt(), owed.options())));
            }
        }
        return switch (command) {
            case RoundCommand round -> round(play, round);
            case MoveCommand move -> move(play, move);
            case BattleCommand battle -> battle(play, battle);
            case SiegeCommand siege -> siege(play, siege);
        };
    }

    private static Optional<Verdict<EuEvent>> round(Play play, RoundCommand command) {
        return switch (command) {
            case RoundCommand.RollInitiative roll -> Initiative.roll(play);
            case RoundCommand.RollStartingRound roll -> Rounds.start(play);
            case RoundCommand.PlaceLeader place -> LeadersPlacement.awaits(play.board(), place.leader())
                    ? LeadersPlacement.place(play, place)
                    : LeadersReturn.place(play, place);
            case RoundCommand.DeclareCampaign declare -> ChoiceOfCampaign.declare(play, declare);
            case RoundCommand.RollContinuation roll -> Rounds.next(play);
        };
    }

    private static Optional<Verdict<EuEvent>> move(Play play, MoveCommand command) {
        return switch (command) {
            case MoveCommand.MoveStack move -> LandMoves.move(play, move);
            case MoveCommand.SplitStack split -> Regrouping.split(play, split);
            case MoveCommand.MergeStacks merge -> Regrouping.merge(play, merge);
            case MoveCommand.ContinueMove onward -> LandMoves.resume(play, onward);
            case MoveCommand.HaltMove halt -> LandMoves.halt(play, halt);
            case MoveCommand.EndMovement end -> EndOfMovement.end(play, end);
            case MoveCommand.AttemptInterception attempt -> Attempts.attempt(play, attempt);
            case MoveCommand.PassInterception pass -> Attempts.pass(play, pass);
            case MoveCommand.ReturnAfterInterception back -> GoingBack.back(play, back);
            case MoveCommand.StayOverstacked stay -> GoingBack.stay(play, stay);
            case MoveCommand.FightAtOnce fight -> Postponement.fight(play, fight);
            case MoveCommand.FightLater later -> Postponement.wait(play, later);
        };
    }

    private static Optional<Verdict<EuEvent>> battle(Play play, BattleCommand command) {
        return switch (command) {
            case BattleCommand.FightBattle fight -> Engagements.fight(play, fight);
            case BattleCommand.AttemptEvasion evade -> Evasions.evade(play, evade);
            case BattleCommand.WithdrawIntoFortress withdraw -> Evasions.withdraw(play, withdraw);
            case BattleCommand.StandAndFight stand -> Evasions.stand(play, stand);
            case BattleCommand.ChooseFighters choose -> FightingTroops.choose(play, choose);
            case BattleCommand.MakeSortie sortie -> Sorties.make(play, sortie);
            case BattleCommand.StayInside stay -> Sorties.stay(play, stay);
            case BattleCommand.AttemptRetreat attempt -> Fighting.attemptRetreat(play, attempt);
            case BattleCommand.HoldTheField hold -> Fighting.hold(play, hold);
            case BattleCommand.Retreat retreat -> Fighting.retreat(play, retreat);
            case BattleCommand.TakeLosses take -> Losses.take(play, take);
        };
    }

    private static Optional<Verdict<EuEvent>> siege(Play play, SiegeCommand command) {
        return switch (command) {
            case SiegeCommand.Undermine undermine -> UnderminingInPlay.undermine(play, undermine);
            case SiegeCommand.ResolveAssault assault -> AssaultInPlay.resolve(play, assault);
            case SiegeCommand.DeclineAssault decline -> UnderminingInPlay.declineAssault(play, decline);
            case SiegeCommand.GrantWarHonours grant -> UnderminingInPlay.grantHonours(play, grant);
            case SiegeCommand.TakeBreach take -> UnderminingInPlay.takeBreach(play, take);
            case SiegeCommand.Redeploy redeploy -> Redeployment.redeploy(play, redeploy);
            case SiegeCommand.PlaceGarrison place -> FallOfFortress.place(play, place);
            case SiegeCommand.ManFortress man -> FallOfFortress.man(play, man);
            case SiegeCommand.LeaveUnmanned leave -> FallOfFortress.leave(play, leave);
        };
    }
}
