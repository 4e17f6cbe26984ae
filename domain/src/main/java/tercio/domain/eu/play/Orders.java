package tercio.domain.eu.play;

import java.util.Optional;
import java.util.Set;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.game.BattleCommand;
import tercio.domain.eu.game.EuCommand;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
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

/** Takes each command to the rule that decides it, and tells whose command it is. */
public final class Orders {

    private Orders() {}

    /** Empty when it is carried out. What is owed is settled before anything else. */
    public static Optional<Verdict<EuEvent>> carryOut(Play play, EuCommand command) {
        if (!play.state().duties().isEmpty()) {
            var owed = Awaited.decisions(play.board()).getFirst();
            boolean answers = owed.options().stream().anyMatch(option -> option.command().getClass() == command.getClass());
            if (!answers) {
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
            case MoveCommand.EndMovement end -> LandMoves.end(play, end);
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

    /** The countries one of which must give the command; all countries at war where it names nothing that exists. */
    public static Set<String> parties(Board board, EuCommand command) {
        var state = board.state();
        return switch (command) {
            case RoundCommand.RollInitiative roll -> everybody(state);
            case RoundCommand.RollStartingRound roll -> everybody(state);
            case RoundCommand.RollContinuation roll -> everybody(state);
            case RoundCommand.PlaceLeader place -> state.leaders().containsKey(String.valueOf(place.leader()))
                    ? Set.of(state.leaders().get(place.leader()).leader().country())
                    : everybody(state);
            case RoundCommand.DeclareCampaign declare -> country(state, declare.country());
            case MoveCommand.MoveStack move -> stack(state, move.stack());
            case MoveCommand.SplitStack split -> stack(state, split.stack());
            case MoveCommand.MergeStacks merge -> stack(state, merge.stack());
            case MoveCommand.ContinueMove onward -> stack(state, onward.stack());
            case MoveCommand.HaltMove halt -> stack(state, halt.stack());
            case MoveCommand.EndMovement end -> allies(state, end.country());
            case MoveCommand.AttemptInterception attempt ->
                attempt.stacks().isEmpty() ? everybody(state) : alliesOf(state, attempt.stacks().getFirst());
            case MoveCommand.PassInterception pass -> allies(state, pass.country());
            case MoveCommand.ReturnAfterInterception back -> stack(state, back.stack());
            case MoveCommand.StayOverstacked stay -> country(state, stay.country());
            case MoveCommand.FightAtOnce fight -> awaited(board, command);
            case MoveCommand.FightLater later -> awaited(board, command);
            case BattleCommand battle -> battle(board, battle);
            case SiegeCommand siege -> siege(board, siege);
        };
    }

    private static Set<String> battle(Board board, BattleCommand command) {
        var state = board.state();
        return switch (command) {
            case BattleCommand.TakeLosses take -> alliesOf(state, take.stack());
            case BattleCommand.FightBattle fight -> awaited(board, command);
            case BattleCommand.AttemptEvasion evade -> side(state, Side.NON_PHASING);
            case BattleCommand.WithdrawIntoFortress withdraw -> side(state, Side.NON_PHASING);
            case BattleCommand.StandAndFight stand -> side(state, Side.NON_PHASING);
            case BattleCommand.ChooseFighters choose -> awaited(board, command);
            case BattleCommand.MakeSortie sortie -> awaited(board, command);
            case BattleCommand.StayInside stay -> awaited(board, command);
            case BattleCommand.AttemptRetreat attempt -> awaited(board, command);
            case BattleCommand.HoldTheField hold -> awaited(board, command);
            case BattleCommand.Retreat retreat -> awaited(board, command);
        };
    }

    private static Set<String> siege(Board board, SiegeCommand command) {
        return switch (command) {
            case SiegeCommand.PlaceGarrison place -> stack(board.state(), place.stack());
            case SiegeCommand.Undermine undermine -> awaited(board, command);
            case SiegeCommand.ResolveAssault assault -> awaited(board, command);
            case SiegeCommand.DeclineAssault decline -> awaited(board, command);
            case SiegeCommand.GrantWarHonours grant -> awaited(board, command);
            case SiegeCommand.TakeBreach take -> awaited(board, command);
            case SiegeCommand.Redeploy redeploy -> awaited(board, command);
            case SiegeCommand.ManFortress man -> awaited(board, command);
            case SiegeCommand.LeaveUnmanned leave -> awaited(board, command);
        };
    }

    /** The alliance of whoever must decide now: such a command only makes sense as an answer. */
    private static Set<String> awaited(Board board, EuCommand command) {
        var decisions = Awaited.decisions(board);
        return decisions.isEmpty() ? everybody(board.state()) : allies(board.state(), decisions.getFirst().party());
    }

    private static Set<String> side(EuState state, Side side) {
        return Engagements.current(state)
                .map(engagement -> alliesOf(state, engagement.side(side).getFirst().stack()))
                .orElseGet(() -> everybody(state));
    }

    private static Set<String> stack(EuState state, String stack) {
        return state.stack(stack).map(known -> Set.of(known.country())).orElseGet(() -> everybody(state));
    }

    /** Stacks of allies are led together in a battle: any of them may answer for it. */
    private static Set<String> alliesOf(EuState state, String stack) {
        return state.stack(stack).map(known -> allies(state, known.country())).orElseGet(() -> everybody(state));
    }

    private static Set<String> country(EuState state, String country) {
        return country != null && state.countries().containsKey(country) ? Set.of(country) : everybody(state);
    }

    private static Set<String> allies(EuState state, String country) {
        int alliance = country == null ? -1 : state.allianceOf(country);
        return alliance < 0 ? everybody(state) : Set.copyOf(state.members(alliance));
    }

    private static Set<String> everybody(EuState state) {
        return state.countries().keySet();
    }
}
