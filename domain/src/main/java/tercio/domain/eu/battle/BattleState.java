package tercio.domain.eu.battle;

import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import tercio.domain.game.WireNamed;

/**
 * The changing state of a battle: counts, not armies. The constant part is in {@link LandBattle} or {@link NavalBattle}.
 *
 * @param pending the decision that a player must make now, {@code null} if none
 * @param sea {@link NavalState#ASHORE} on land
 */
public record BattleState(SideState phasing, SideState nonPhasing, BattleEnd ended, Winner winner, Awaited pending, RollRecord sheet, NavalState sea) {

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

    public record Awaited(Kind kind, Side side) {}

    /** The name of the stage at which a battle waits for a decision; games store it. */
    static String stage(Kind kind, Side side) {
        return kind.word() + "/" + side.word();
    }

    /** No limit to the room of a retreat. */
    public static final int UNLIMITED_ROOM = 99;

    static BattleState joined(int phasingDice, int nonPhasingDice) {
        return new BattleState(SideState.fresh(phasingDice), SideState.fresh(nonPhasingDice), BattleEnd.NOT_YET, Winner.UNDECIDED, null,
                RollRecord.KEPT, NavalState.ASHORE);
    }

    static BattleState joinedAtSea() {
        return new BattleState(SideState.fresh(1), SideState.fresh(1), BattleEnd.NOT_YET, Winner.UNDECIDED, null, RollRecord.KEPT, NavalState.BECALMED);
    }

    /** The decision that is open. */
    public Optional<Awaited> awaited() {
        return Optional.ofNullable(pending);
    }

    /** The state with the choice whether the side tries to retreat after the first day. It may be set before it is asked. */
    public BattleState retreats(Side side, boolean attempt) {
        return with(side, sideState -> sideState.intent(attempt ? RetreatIntent.ATTEMPT_RETREAT : RetreatIntent.STAY))
                .answered(Kind.RETREAT_ATTEMPT, side);
    }

    /**
     * The state with the room for the retreat of the side. It may be set before it is asked.
     *
     * @param ld the LD for which there is room, 0..{@link #UNLIMITED_ROOM}; 0 if there is no place to go
     */
    public BattleState retreatRoom(Side side, int ld) {
        if (ld < 0 || ld > UNLIMITED_ROOM) {
            throw new IllegalArgumentException("a retreat takes in 0 to " + UNLIMITED_ROOM + " LD: " + ld);
        }
        return with(side, sideState -> sideState.retreatRoom(ld)).answered(Kind.RETREAT_ROOM, side);
    }

    /** The state in which each side is asked, if it wins, whether it retreats. */
    public BattleState askingTheWinner() {
        return with(Side.PHASING, sideState -> sideState.victory(AfterVictory.ASKED))
                .with(Side.NON_PHASING, sideState -> sideState.victory(AfterVictory.ASKED));
    }

    /** The state in which the side stays if it wins. */
    public BattleState winnerStays(Side side) {
        return with(side, sideState -> sideState.victory(AfterVictory.STAYS)).answered(Kind.WINNER, side);
    }

    /**
     * The state in which the side retreats if it wins. It may be set before it is asked.
     *
     * @param ld the LD for which there is room, as in {@link #retreatRoom}
     */
    public BattleState winnerRetreats(Side side, int ld) {
        return retreatRoom(side, ld).with(side, sideState -> sideState.victory(AfterVictory.RETREATS)).answered(Kind.WINNER, side);
    }

    /** The state without the open choice, for a choice that is stored elsewhere: in the orders of a side at sea. */
    public BattleState answered() {
        return new BattleState(phasing, nonPhasing, ended, winner, null, sheet, sea);
    }

    /**
     * The state with the ships that a side has lost in its retreat, or in the pursuit that follows it (EU-SEA-RETREAT).
     *
     * @param thirds of a ship
     */
    public BattleState sunkAfterwards(Side side, int thirds) {
        return with(side, sideState -> sideState.retreatLoss(thirds));
    }

    /**
     * The same battle without its score sheet, for exact odds. Details that no longer matter are dropped;
     * winner, rout, losses and fate of the leaders stay exact.
     */
    public BattleState withoutSheet() {
        return new BattleState(phasing, nonPhasing, ended, winner, pending, RollRecord.NOT_KEPT, sea);
    }

    public SideState sideState(Side side) {
        return side == Side.PHASING ? phasing : nonPhasing;
    }

    boolean goesOn() {
        return ended == BattleEnd.NOT_YET;
    }

    BattleState with(Side side, UnaryOperator<SideState> change) {
        return with(side, change.apply(sideState(side)));
    }

    BattleState ended(BattleEnd how, Winner by) {
        return new BattleState(phasing, nonPhasing, how, by, pending, sheet, sea);
    }

    BattleState won(Winner by) {
        return new BattleState(phasing, nonPhasing, ended, by, pending, sheet, sea);
    }

    BattleState asking(Kind kind, Side side) {
        return new BattleState(phasing, nonPhasing, ended, winner, new Awaited(kind, side), sheet, sea);
    }

    BattleState with(Side side, SideState changed) {
        return side == Side.PHASING ? sideState(changed, nonPhasing) : sideState(phasing, changed);
    }

    BattleState sideState(SideState first, SideState second) {
        return first == phasing && second == nonPhasing
                ? this
                : new BattleState(first, second, ended, winner, pending, sheet, sea);
    }

    private BattleState answered(Kind kind, Side side) {
        return pending != null && pending.kind() == kind && pending.side() == side
                ? new BattleState(phasing, nonPhasing, ended, winner, null, sheet, sea)
                : this;
    }

    /** The state after one die of a side, with the result on the score sheet if one is kept. */
    BattleState struck(Side side, BattleRoll roll, int die, int natural, int modified, int losses, int stars) {
        boolean byPhasing = side == Side.PHASING;
        var first = byPhasing ? phasing.inflicting(die, losses) : phasing.losingMorale(stars);
        var second = byPhasing ? nonPhasing.losingMorale(stars) : nonPhasing.inflicting(die, losses);
        var noted = sheet.kept() ? sheet.noting(new RollRecord.Entry(side, roll, natural, modified, losses, stars)) : sheet;
        return new BattleState(first, second, ended, winner, pending, noted, sea.struck(side, roll, stars));
    }

    BattleState sea(NavalState further) {
        return further == sea ? this : new BattleState(phasing, nonPhasing, ended, winner, pending, sheet, further);
    }

    /** Hand-written for speed, as is {@link #hashCode()}: exact odds look up states many thousand times. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof BattleState that && ended == that.ended && winner == that.winner
                && phasing.equals(that.phasing) && nonPhasing.equals(that.nonPhasing)
                && Objects.equals(pending, that.pending) && sheet.equals(that.sheet) && sea.equals(that.sea);
    }

    @Override
    public int hashCode() {
        int sides = phasing.hashCode() * 0x2545F491 + nonPhasing.hashCode();
        return (sides * 31 + ended.ordinal() * 7 + winner.ordinal()) * 31 + (sheet.kept() ? sheet.hashCode() : 0) + sea.hashCode();
    }
}
