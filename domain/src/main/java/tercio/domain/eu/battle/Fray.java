package tercio.domain.eu.battle;

import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import tercio.domain.game.WireNamed;

/**
 * A battle as it goes on: tallies, not armies. What stays the same stands in the {@link LandBattle} or {@link NavalBattle}.
 *
 * @param pending what a player must decide now, {@code null} when nothing
 * @param sea {@link AtSea#ASHORE} on land
 */
public record Fray(Ranks phasing, Ranks nonPhasing, Ended ended, Winner winner, Awaited pending, ScoreSheet sheet, AtSea sea) {

    /** A decision that a battle waits for. */
    public enum Kind implements WireNamed {
        /** Whether a side tries to break off after the first day. */
        RETREAT_ATTEMPT("retreat-attempt"),
        /** Where a side goes that has to retreat: how many LD find room there. */
        RETREAT_ROOM("retreat-room");

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

    static Fray joined(int phasingDice, int nonPhasingDice) {
        return new Fray(Ranks.fresh(phasingDice), Ranks.fresh(nonPhasingDice), Ended.NOT_YET, Winner.UNDECIDED, null,
                ScoreSheet.KEPT, AtSea.ASHORE);
    }

    static Fray joinedAtSea() {
        return new Fray(Ranks.fresh(1), Ranks.fresh(1), Ended.NOT_YET, Winner.UNDECIDED, null, ScoreSheet.KEPT, AtSea.BECALMED);
    }

    /** The decision that is open. */
    public Optional<Awaited> awaited() {
        return Optional.ofNullable(pending);
    }

    /** With the answer whether the side tries to retreat after the first day; it may be given before it is asked. */
    public Fray retreats(Side side, boolean attempt) {
        return with(side, ranks -> ranks.intent(attempt ? Intent.ATTEMPT_RETREAT : Intent.STAY))
                .answered(Kind.RETREAT_ATTEMPT, side);
    }

    /**
     * With the answer where the side retreats to; it may be given before it is asked.
     *
     * @param ld how many LD find room, 0 where there is no place to go, {@link #UNLIMITED_ROOM} at most
     */
    public Fray retreatRoom(Side side, int ld) {
        if (ld < 0 || ld > UNLIMITED_ROOM) {
            throw new IllegalArgumentException("a retreat takes in 0 to " + UNLIMITED_ROOM + " LD: " + ld);
        }
        return with(side, ranks -> ranks.retreatRoom(ld)).answered(Kind.RETREAT_ROOM, side);
    }

    /**
     * The same battle without its score sheet: for exact odds. How it came about is forgotten once it no longer matters;
     * winner, rout, losses and fate of the leaders stay exact.
     */
    public Fray withoutSheet() {
        return new Fray(phasing, nonPhasing, ended, winner, pending, ScoreSheet.NOT_KEPT, sea);
    }

    public Ranks ranks(Side side) {
        return side == Side.PHASING ? phasing : nonPhasing;
    }

    boolean goesOn() {
        return ended == Ended.NOT_YET;
    }

    Fray with(Side side, UnaryOperator<Ranks> change) {
        return with(side, change.apply(ranks(side)));
    }

    Fray ended(Ended how, Winner by) {
        return new Fray(phasing, nonPhasing, how, by, pending, sheet, sea);
    }

    Fray won(Winner by) {
        return new Fray(phasing, nonPhasing, ended, by, pending, sheet, sea);
    }

    Fray asking(Kind kind, Side side) {
        return new Fray(phasing, nonPhasing, ended, winner, new Awaited(kind, side), sheet, sea);
    }

    Fray with(Side side, Ranks changed) {
        return side == Side.PHASING ? ranks(changed, nonPhasing) : ranks(phasing, changed);
    }

    Fray ranks(Ranks first, Ranks second) {
        return first == phasing && second == nonPhasing
                ? this
                : new Fray(first, second, ended, winner, pending, sheet, sea);
    }

    private Fray answered(Kind kind, Side side) {
        return pending != null && pending.kind() == kind && pending.side() == side
                ? new Fray(phasing, nonPhasing, ended, winner, null, sheet, sea)
                : this;
    }

    /** With what one of the dice of a side did to the enemy, and that noted where a sheet is kept. */
    Fray struck(Side side, BattleRoll roll, int die, int natural, int modified, int losses, int stars) {
        boolean byPhasing = side == Side.PHASING;
        var first = byPhasing ? phasing.inflicting(die, losses) : phasing.losingMorale(stars);
        var second = byPhasing ? nonPhasing.losingMorale(stars) : nonPhasing.inflicting(die, losses);
        var noted = sheet.kept() ? sheet.noting(new ScoreSheet.Entry(side, roll, natural, modified, losses, stars)) : sheet;
        return new Fray(first, second, ended, winner, pending, noted, sea.struck(side, roll, stars));
    }

    Fray sea(AtSea further) {
        return further == sea ? this : new Fray(phasing, nonPhasing, ended, winner, pending, sheet, further);
    }

    /** Written out, as is {@link #hashCode()}: exact odds look states up many thousand times. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Fray that && ended == that.ended && winner == that.winner
                && phasing.equals(that.phasing) && nonPhasing.equals(that.nonPhasing)
                && Objects.equals(pending, that.pending) && sheet.equals(that.sheet) && sea.equals(that.sea);
    }

    @Override
    public int hashCode() {
        int sides = phasing.hashCode() * 0x2545F491 + nonPhasing.hashCode();
        return (sides * 31 + ended.ordinal() * 7 + winner.ordinal()) * 31 + (sheet.kept() ? sheet.hashCode() : 0) + sea.hashCode();
    }
}
