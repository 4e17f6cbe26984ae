package tercio.domain.eu.ahead;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuCommand;
import tercio.domain.eu.game.Move;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Ships;
import tercio.domain.eu.game.Voyage;
import tercio.domain.eu.naval.ShipsLost;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.battle.BattleCommand.FightBattle;
import tercio.domain.eu.play.interception.Announcements;
import tercio.domain.eu.play.interception.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.play.interception.InterceptionCommand.FightAtOnce;
import tercio.domain.eu.play.interception.InterceptionCommand.PassInterception;
import tercio.domain.eu.play.interception.InterceptionCommand.SpareMover;
import tercio.domain.eu.play.flood.FloodCommand.KeepDikes;
import tercio.domain.eu.play.goldraid.GoldRaids;
import tercio.domain.eu.play.interception.Postponement;
import tercio.domain.eu.play.seawatch.EveryInterceptor;
import tercio.domain.eu.play.shiploss.ShipLossCommand.LoseShips;
import tercio.domain.eu.play.shiploss.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.play.shorefire.ShoreFireCommand.FireFromShore;
import tercio.domain.eu.play.voyage.VoyageCommand.EngageRunner;
import tercio.domain.eu.play.voyage.VoyageCommand.HeaveTo;
import tercio.domain.eu.play.voyage.VoyageCommand.RunBlockade;
import tercio.domain.eu.play.voyage.VoyageCommand.SailOn;

/**
 * The assumed answers of players on a foreseen voyage: every enemy does what it can against it, and its own player continues as announced
 * (reading: the rules do not mention odds).
 */
final class UsualAnswers {

    private UsualAnswers() {}

    /**
     * The next answer.
     *
     * @param troops the land stack aboard at the start, {@code null} if none
     * @return empty when the voyage is over, or when a battle comes first
     */
    static Optional<EuCommand> next(Board board, String ships, String troops) {
        if (!board.state().duties().isEmpty()) {
            return duty(board, board.state().duties().getFirst());
        }
        if (!(board.state().phase() instanceof Phase.Movement movement) || movement.engagement() != null || movement.seaBattle() != null) {
            return Optional.empty();
        }
        if (movement.voyage() != null && movement.voyage().stack().equals(ships)) {
            return underWay(board, movement.voyage());
        }
        boolean ashore = movement.move() != null && movement.move().stack().equals(troops) && !movement.move().waits();
        return ashore ? ashore(board, movement) : Optional.empty();
    }

    private static Optional<EuCommand> duty(Board board, Duty duty) {
        return switch (duty) {
            case Duty.NavalAttrition roll -> Optional.of(new RollNavalAttrition(roll.stack()));
            case Duty.ShipLosses lost -> board.state().fleet(lost.stack())
                    .map(stack -> new LoseShips(lost.stack(), Ships.of(ShipsLost.choices(stack.ships(), lost.thirds()).getFirst())));
            case Duty.ShoreFire fire -> Optional.of(new FireFromShore(fire.stack()));
            case Duty.Flood flood -> Optional.of(new KeepDikes(flood.province()));
            case Duty.OverrunOfMover overrun -> Optional.of(new SpareMover(overrun.province()));
            default -> Optional.empty();
        };
    }

    private static Optional<EuCommand> underWay(Board board, Voyage voyage) {
        return switch (voyage.awaits()) {
            case ESCAPE -> Optional.of(new RunBlockade(voyage.stack()));
            case BLOCKADER -> Optional.of(new EngageRunner(voyage.stack()));
            case TURNED_AWAY -> Optional.of(new HeaveTo(voyage.stack()));
            case INTERCEPTION -> EveryInterceptor.next(board);
            case ONWARD -> Optional.of(onward(voyage));
            case CORSAIRS -> GoldRaids.attack(board);
            case NOTHING, SHORE_FIRE, BATTLE, EMBARKATION, REGROUPING -> Optional.empty();
        };
    }

    /**
     * The announced continuation. Ships that have fought go to the same place without the announced action where they
     * can no longer do it.
     */
    private static EuCommand onward(Voyage voyage) {
        return voyage.tooLateFor(voyage.action()) && !voyage.onward().isEmpty() ? new SailOn(voyage.stack(), voyage.onward(), Optional.empty()) : new SailOn(voyage.stack());
    }

    /** Every country announces as many stacks as it may; the troops get no help. */
    private static Optional<EuCommand> ashore(Board board, Phase.Movement movement) {
        if (Postponement.asked(board, movement.move())) {
            return Optional.of(new FightAtOnce(movement.move().province()));
        }
        if (movement.move().awaits() == Move.Awaits.BATTLE) {
            return Optional.of(new FightBattle(movement.move().province()));
        }
        return Announcements.open(board).stream().findFirst().map(question -> question.counter() ? new PassInterception(question.country()) : most(question));
    }

    private static EuCommand most(Announcements.Question question) {
        var listed = question.options().stream().map(option -> option.command());
        var described = question.form() == null ? Stream.<Object>of() : Stream.<Object>of(question.form().example());
        return Stream.concat(listed, described).filter(AttemptInterception.class::isInstance).map(AttemptInterception.class::cast)
                .max(Comparator.comparingInt(attempt -> attempt.stacks().size())).<EuCommand>map(attempt -> attempt)
                .orElseGet(() -> new PassInterception(question.country()));
    }
}
