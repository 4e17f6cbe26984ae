package tercio.domain.eu.common.battle;

import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import tercio.domain.game.WireNamed;

/**
 * The changing state of a battle on land or at sea: counts, not armies. The constant part is with each kind of battle.
 *
 * @param pending the decision that a player must make now, {@code null} if none
 * @param special the part that only this kind of battle has, {@link SpecialState#NONE} on land
 */
public record BattleState(SideState phasing, SideState nonPhasing, BattleEnd ended, Winner winner, OpenDecision pending, ScoreSheet sheet, SpecialState special) {

    /** A decision that a battle waits for. */
    public enum Kind implements WireNamed {
        /** Whether a side tries to retreat after the first day. */
        RETREAT_ATTEMPT("retreat-attempt"),
        /** The LD for which there is room at the place to which a side retreats. */
        RETREAT_ROOM("retreat-room"),
        /** Whether the winner retreats, and how many LD find room where it goes. */
        WINNER("winner"),
        /** Whether the side with the wind withdraws after fire. */
        WITHDRAWAL("withdrawal"),
        /** The choice of the ships that the pursuer captures. */
        CAPTURE("capture");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    public record OpenDecision(Kind kind, Side side) {}

    /** The name of the stage at which a battle waits for a decision; games store it. */
    public static String stage(Kind kind, Side side) {
        return kind.word() + "/" + side.word();
    }

    /** No limit to the room of a retreat. */
    public static final int UNLIMITED_ROOM = 99;

    /**
     * The state before the first roll, with a score sheet.
     *
     * @param phasingDice the number of dice of the phasing side for each roll, 1 or more
     * @param nonPhasingDice those of the other side
     */
    public static BattleState atStart(int phasingDice, int nonPhasingDice) {
        return new BattleState(SideState.atStart(phasingDice), SideState.atStart(nonPhasingDice), BattleEnd.NOT_YET, Winner.UNDECIDED, null,
                ScoreSheet.KEPT, SpecialState.NONE);
    }

    /** The decision that is open. */
    public Optional<OpenDecision> openDecision() {
        return Optional.ofNullable(pending);
    }

    /** The state with the choice whether the side tries to retreat after the first day. It may be set before it is asked. */
    public BattleState withRetreatIntent(Side side, boolean attempt) {
        return with(side, sideState -> sideState.withIntent(attempt ? RetreatIntent.ATTEMPT_RETREAT : RetreatIntent.STAY))
                .withChoiceMade(Kind.RETREAT_ATTEMPT, side);
    }

    /**
     * The state with the room for the retreat of the side. It may be set before it is asked.
     *
     * @param ld the LD for which there is room, 0..{@link #UNLIMITED_ROOM}; 0 if there is no place to go
     */
    public BattleState withRetreatRoom(Side side, int ld) {
        if (ld < 0 || ld > UNLIMITED_ROOM) {
            throw new IllegalArgumentException("a retreat takes in 0 to " + UNLIMITED_ROOM + " LD: " + ld);
        }
        return with(side, sideState -> sideState.withRetreatRoom(ld)).withChoiceMade(Kind.RETREAT_ROOM, side);
    }

    /** The state in which each side is asked, if it wins, whether it retreats. */
    public BattleState withWinnerAsked() {
        return with(Side.PHASING, sideState -> sideState.withVictory(AfterVictory.ASKED))
                .with(Side.NON_PHASING, sideState -> sideState.withVictory(AfterVictory.ASKED));
    }

    /** The state in which the side stays if it wins. */
    public BattleState withWinnerStaying(Side side) {
        return with(side, sideState -> sideState.withVictory(AfterVictory.STAYS)).withChoiceMade(Kind.WINNER, side);
    }

    /**
     * The state in which the side retreats if it wins. It may be set before it is asked.
     *
     * @param ld the LD for which there is room, as in {@link #withRetreatRoom}
     */
    public BattleState withWinnerRetreating(Side side, int ld) {
        return withRetreatRoom(side, ld).with(side, sideState -> sideState.withVictory(AfterVictory.RETREATS)).withChoiceMade(Kind.WINNER, side);
    }

    /** The state without the open choice, for a choice that is stored elsewhere: in the orders of a side at sea. */
    public BattleState withChoiceMade() {
        return new BattleState(phasing, nonPhasing, ended, winner, null, sheet, special);
    }

    /**
     * The state with the ships that a side has lost in its retreat, or in the pursuit that follows it (EU-SEA-RETREAT).
     *
     * @param thirds of a ship
     */
    public BattleState withLaterLosses(Side side, int thirds) {
        return with(side, sideState -> sideState.withRetreatLoss(thirds));
    }

    /**
     * The same battle without its score sheet, for exact odds. Details that no longer matter are dropped;
     * winner, rout, losses and fate of the leaders stay exact.
     */
    public BattleState withoutSheet() {
        return new BattleState(phasing, nonPhasing, ended, winner, pending, ScoreSheet.NOT_KEPT, special);
    }

    public SideState sideState(Side side) {
        return side == Side.PHASING ? phasing : nonPhasing;
    }

    /** Whether the fighting is not over yet. */
    public boolean isGoingOn() {
        return ended == BattleEnd.NOT_YET;
    }

    /** The state with a change of a side. */
    public BattleState with(Side side, UnaryOperator<SideState> change) {
        return with(side, change.apply(sideState(side)));
    }

    /** The state after the fighting, with how it ended and the winner so far. */
    public BattleState withEnd(BattleEnd how, Winner by) {
        return new BattleState(phasing, nonPhasing, how, by, pending, sheet, special);
    }

    /** The state with the winner of a battle. */
    public BattleState withWinner(Winner by) {
        return new BattleState(phasing, nonPhasing, ended, by, pending, sheet, special);
    }

    /** The state that waits for a decision of a side. */
    public BattleState withOpenDecision(Kind kind, Side side) {
        return new BattleState(phasing, nonPhasing, ended, winner, new OpenDecision(kind, side), sheet, special);
    }

    /** The state with another state of a side. */
    public BattleState with(Side side, SideState changed) {
        return side == Side.PHASING ? withSides(changed, nonPhasing) : withSides(phasing, changed);
    }

    /** The state with other states of both sides. */
    public BattleState withSides(SideState first, SideState second) {
        return first == phasing && second == nonPhasing
                ? this
                : new BattleState(first, second, ended, winner, pending, sheet, special);
    }

    private BattleState withChoiceMade(Kind kind, Side side) {
        return pending != null && pending.kind() == kind && pending.side() == side
                ? new BattleState(phasing, nonPhasing, ended, winner, null, sheet, special)
                : this;
    }

    /** The state after one die of a side, with the result on the score sheet if one is kept. */
    BattleState afterStrike(Side side, BattleRoll roll, int die, int natural, int modified, int losses, int stars) {
        boolean byPhasing = side == Side.PHASING;
        var first = byPhasing ? phasing.withInflicted(die, losses) : phasing.withMoraleLost(stars);
        var second = byPhasing ? nonPhasing.withMoraleLost(stars) : nonPhasing.withInflicted(die, losses);
        var noted = sheet.kept() ? sheet.with(new ScoreSheet.Entry(side, roll, natural, modified, losses, stars)) : sheet;
        return new BattleState(first, second, ended, winner, pending, noted, special.afterStrike(side, roll, stars));
    }

    /** The state with another part that only this kind of battle has. */
    public BattleState withSpecial(SpecialState further) {
        return further == special ? this : new BattleState(phasing, nonPhasing, ended, winner, pending, sheet, further);
    }

    /** Hand-written for speed, as is {@link #hashCode()}: exact odds look up states many thousand times. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof BattleState that && ended == that.ended && winner == that.winner
                && phasing.equals(that.phasing) && nonPhasing.equals(that.nonPhasing)
                && Objects.equals(pending, that.pending) && sheet.equals(that.sheet) && special.equals(that.special);
    }

    @Override
    public int hashCode() {
        int sides = phasing.hashCode() * 0x2545F491 + nonPhasing.hashCode();
        return (sides * 31 + ended.ordinal() * 7 + winner.ordinal()) * 31 + (sheet.kept() ? sheet.hashCode() : 0) + special.hashCode();
    }
}
