package tercio.domain.eu.sequence.ahead;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.MovementAction;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.interception.play.Announcements;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.interception.play.InterceptionCommand.FightAtOnce;
import tercio.domain.eu.land.interception.play.InterceptionCommand.PassInterception;
import tercio.domain.eu.land.interception.play.InterceptionCommand.SpareMover;
import tercio.domain.eu.land.interception.play.Postponement;
import tercio.domain.eu.peoples.holland.play.FloodCommand.KeepDikes;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.LoseShips;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.interception.play.EveryInterceptor;
import tercio.domain.eu.sea.ships.ShipLossChoices;
import tercio.domain.eu.sea.shorefire.play.ShoreFireCommand.FireFromShore;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.EngageRunner;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.HeaveTo;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.RunBlockade;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailOn;
import tercio.domain.eu.world.corsair.play.GoldRaids;

/**
 * The assumed answers of players on a foreseen voyage: every enemy does what it can against it, and its own player continues as announced
 * (reading: the rules do not mention odds).
 */
final class AssumedAnswers {

    private AssumedAnswers() {}

    /**
     * The next answer.
     *
     * @param troops the land stack aboard at the start, {@code null} if none
     * @return empty when the voyage is over, or when a battle comes first
     */
    static Optional<EuCommand> next(WarView board, StackId ships, StackId troops) {
        if (!board.state().duties().isEmpty()) {
            return duty(board, board.state().duties().getFirst());
        }
        if (!(board.state().phase() instanceof Movement movement) || movement.action() instanceof MovementAction.Fight) {
            return Optional.empty();
        }
        var voyage = movement.voyage().filter(under -> under.stack().equals(ships));
        return voyage.isPresent() ? underWay(board, voyage.get())
                : movement.move().filter(move -> move.stack().equals(troops) && !move.waitsForPlayer()).flatMap(move -> ashore(board, move));
    }

    private static Optional<EuCommand> duty(WarView board, Duty duty) {
        return switch (duty) {
            case Duty.NavalAttrition roll -> Optional.of(new RollNavalAttrition(roll.stack()));
            case Duty.ShipLosses lost -> board.state().fleet(lost.stack())
                    .map(stack -> new LoseShips(lost.stack(), Ships.of(ShipLossChoices.choices(stack.ships(), lost.thirds()).getFirst())));
            case Duty.ShoreFire fire -> Optional.of(new FireFromShore(fire.stack()));
            case Duty.Flood flood -> Optional.of(new KeepDikes(flood.province()));
            case Duty.OverrunOfMover overrun -> Optional.of(new SpareMover(overrun.province()));
            default -> Optional.empty();
        };
    }

    private static Optional<EuCommand> underWay(WarView board, Voyage voyage) {
        return switch (voyage.awaits()) {
            case ESCAPE -> Optional.of(new RunBlockade(voyage.stack()));
            case BLOCKADER -> Optional.of(new EngageRunner(voyage.stack()));
            case TURNED_AWAY -> Optional.of(new HeaveTo(voyage.stack()));
            case INTERCEPTION -> EveryInterceptor.nextAnswer(board);
            case ONWARD -> Optional.of(onward(voyage));
            case CORSAIRS -> GoldRaids.attackCommand(board);
            case NOTHING, SHORE_FIRE, BATTLE, EMBARKATION, REGROUPING -> Optional.empty();
        };
    }

    /**
     * The announced continuation. Ships that have fought go to the same place without the announced action where they
     * can no longer do it.
     */
    private static EuCommand onward(Voyage voyage) {
        return voyage.isTooLateFor(voyage.action()) && !voyage.onward().isEmpty() ? new SailOn(voyage.stack(), voyage.onward(), Optional.empty()) : new SailOn(voyage.stack());
    }

    /** Every country announces as many stacks as it may; the troops get no help. */
    private static Optional<EuCommand> ashore(WarView board, Move move) {
        if (Postponement.isAsked(board, move)) {
            return Optional.of(new FightAtOnce(move.province()));
        }
        if (move.awaits() == Move.Awaits.BATTLE) {
            return Optional.of(new FightBattle(move.province()));
        }
        return Announcements.openQuestions(board).stream().findFirst().map(question -> question.counter() ? new PassInterception(question.country()) : interceptWithMost(question));
    }

    private static EuCommand interceptWithMost(Announcements.Question question) {
        var listed = question.options().stream().map(option -> option.command());
        var described = question.form() == null ? Stream.<Object>of() : Stream.<Object>of(question.form().example());
        return Stream.concat(listed, described).filter(AttemptInterception.class::isInstance).map(AttemptInterception.class::cast)
                .max(Comparator.comparingInt(attempt -> attempt.stacks().size())).<EuCommand>map(attempt -> attempt)
                .orElseGet(() -> new PassInterception(question.country()));
    }
}
