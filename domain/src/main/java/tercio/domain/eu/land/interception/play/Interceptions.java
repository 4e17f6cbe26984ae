package tercio.domain.eu.land.interception.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.FreeCounters;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.ExplorersAshore;
import tercio.domain.eu.common.play.Floods;
import tercio.domain.eu.common.play.LeavingSiege;
import tercio.domain.eu.common.play.Meetings;
import tercio.domain.eu.common.play.WarRestrictions;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.turn.campaign.Campaign;

/** The stacks that may intercept a stack that has entered a province, or counter-intercept (EU-INT). */
public final class Interceptions {

    private Interceptions() {}

    /** The move in progress; empty between moves. */
    public static Optional<Move> moveUnderWay(EuState state) {
        return state.phase() instanceof Movement movement && movement.engagement().isEmpty() ? movement.move() : Optional.empty();
    }

    /**
     * The alliance that may intercept now, in order of initiative. Empty once stacks of an alliance have caught the mover
     * (EU-INT-LAND), or when no alliance is left that may.
     */
    public static Optional<Alliance> allianceToAsk(WarView board, Move move) {
        if (move.awaits() != Move.Awaits.INTERCEPTION || !move.interceptors().isEmpty()) {
            return Optional.empty();
        }
        return board.state().alliancesInOrder().stream()
                .filter(alliance -> !move.hasPassed(alliance) && !eligibleStacks(board, move, alliance).isEmpty())
                .findFirst();
    }

    /** The stacks that may still be announced: those of asked countries that have not announced. */
    public static List<Stack> stacksToAsk(WarView board) {
        return InterceptionQuestion.of(board)
                .map(inquiry -> inquiry.openCountries().stream().flatMap(country -> inquiry.of(country).stream()).toList())
                .orElse(List.of());
    }

    /**
     * Stacks of a non-phasing alliance that may intercept, also in neutral land that it may cross. Stacks that counter-intercept have
     * no move to go on with and so come only where they may stay (reading).
     */
    public static List<Stack> eligibleStacks(WarView board, Move move, Alliance alliance) {
        var mover = board.state().stacks().get(move.stack());
        if (!board.areEnemiesIn(move.province(), alliance, board.state().allianceOf(mover))) {
            return List.of();
        }
        return board.state().stacksOf(alliance)
                .filter(stack -> mayTry(board, move, stack, move.stack()) && campaignAllows(board, move, stack))
                .toList();
    }

    /** Stacks of the phasing alliance that may counter-intercept. Stacks locked in a coming battle may not. */
    public static List<Stack> counterInterceptors(WarView board, Move move) {
        boolean open = move.awaits() == Move.Awaits.COUNTER || move.awaits() == Move.Awaits.INTERCEPTION;
        if (!open || move.interceptors().isEmpty() || Postponement.isAsked(board, move)) {
            return List.of();
        }
        var phasing = board.state().allianceOf(board.state().stacks().get(move.stack()));
        return board.state().stacksOf(phasing)
                .filter(stack -> !move.includes(stack.id()) && (stack.province().equals(move.province()) || board.mayStay(move.province(), phasing))
                        && mayTry(board, move, stack, move.interceptors().getFirst().stack())
                        && campaignAllows(board, move, stack))
                .toList();
    }

    /**
     * Whether the stack is in the same or an adjacent province, in the field, free to leave, and neither used nor beaten. One with an explorer is asked
     * about a province inland if a part of it can go without him.
     */
    private static boolean mayTry(WarView board, Move move, Stack stack, StackId against) {
        var alliance = board.state().allianceOf(stack);
        boolean here = stack.province().equals(move.province());
        if (stack.besieged() || stack.barred() || move.attempted().contains(stack.id()) || !Meetings.mayEngage(board, stack, move.province())) {
            return false;
        }
        if (here) {
            return !isLocked(board, stack, against) && !isEngaged(move, stack);
        }
        return board.adjacent(stack.province(), move.province())
                && !isLocked(board, stack, against)
                && !board.isClosed(move.province(), alliance)
                && WarRestrictions.entryRefusal(board, stack, move.province()).isEmpty()
                && !Floods.bars(board, stack, move.province())
                && (!ExplorersAshore.areBarredFrom(board, stack.leaders(), move.province()) || FreeCounters.of(board.state(), stack.country()).partsThatCanLeave(stack.units()).findFirst().isPresent())
                && mayLeave(board, stack, move, alliance);
    }

    private static boolean isEngaged(Move move, Stack stack) {
        return move.interceptors().stream().map(Engaged::stack).anyMatch(stack.id()::equals)
                || move.counters().stream().map(Engaged::stack).anyMatch(stack.id()::equals);
    }

    /**
     * Whether the stack is locked in battle: an enemy stack other than the intercepted one stands in the field beside it
     * (EU-INT-LAND).
     */
    private static boolean isLocked(WarView board, Stack stack, StackId against) {
        return board.enemiesInField(stack.province(), board.state().allianceOf(stack)).stream()
                .anyMatch(enemy -> !enemy.id().equals(against) && !isUnderWay(board, enemy));
    }

    private static boolean isUnderWay(WarView board, Stack stack) {
        return moveUnderWay(board.state()).map(move -> move.includes(stack.id()) || isEngaged(move, stack)).orElse(false);
    }

    /**
     * Whether the stack, or a part of it that is split off before (EU-INT-SPLIT), may leave a siege; the same rules apply as for moves.
     * A stack of which only a part may go is asked, and cannot be announced whole.
     */
    private static boolean mayLeave(WarView board, Stack stack, Move move, Alliance alliance) {
        int others = LeavingSiege.thirdsStaying(board, stack, stack.province());
        boolean friendly = isFriendly(board, move, stack);
        return canLeave(board, stack, alliance, others, friendly) || WarRestrictions.divisionRefusal(board, stack).isEmpty() && FreeCounters.of(board.state(), stack.country()).partsThatCanLeave(stack.units()).findFirst()
                .filter(part -> canLeave(board, stack, alliance, others + stack.units().thirds() - part.thirds(), friendly)).isPresent();
    }

    private static boolean canLeave(WarView board, Stack stack, Alliance alliance, int staying, boolean friendly) {
        return LeavingSiege.refusal(board, stack.province(), alliance, staying, friendly).isEmpty();
    }

    /**
     * The last campaign paid decides. No campaign forbids the attempt; a passive one (and none yet this turn) allows
     * friendly provinces only (EU-INT-LAND). The stack that has just entered does not make the province unfriendly.
     * Interceptors do not make it unfriendly for counter-interceptors.
     */
    static boolean campaignAllows(WarView board, Move move, Stack stack) {
        var campaign = board.state().countries().get(stack.country()).campaign();
        if (campaign == Campaign.NONE) {
            return false;
        }
        return campaign != null && campaign != Campaign.PASSIVE || isFriendly(board, move, stack);
    }

    static boolean isFriendly(WarView board, Move move, Stack stack) {
        return board.isFriendly(move.province(), board.state().allianceOf(stack),
                other -> move.includes(other.id()) || isEngaged(move, other));
    }
}
