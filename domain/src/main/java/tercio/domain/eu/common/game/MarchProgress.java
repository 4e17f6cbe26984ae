package tercio.domain.eu.common.game;

import java.util.List;
import java.util.stream.Stream;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.map.SpaceId;

/**
 * The course of a move so far, as attrition counts it. Interception battles divide a move into parts.
 *
 * @param path the provinces left or entered, from the start
 * @param partFrom the place in the path where the current part began
 * @param before movement points spent before the current part
 * @param massed whether the stack was a massed force when it set out
 * @param noLine whether it had no line of supply then
 * @param rolled whether a part of the move has brought a roll
 * @param dropped stacks that it has dropped since its last roll; none in older stored boards
 * @param along stacks of allies that move with it as one; none in older stored boards
 * @param open whether it came by ships and an end of the voyage was no controlled port large enough; false in older stored boards
 * @param straits the modifier to attrition for closed straits on the line of the ships that supplied it as it set out; 0 in older stored
 *     boards
 * @param flooded whether a flood has driven it back out of the last province of the path; false in older stored boards
 */
public record MarchProgress(List<SpaceId> path, int partFrom, int before, boolean massed, boolean noLine, boolean rolled,
        List<StackId> dropped, List<StackId> along, boolean open, int straits, boolean flooded) {

    public MarchProgress {
        path = List.copyOf(path);
        dropped = dropped == null ? List.of() : List.copyOf(dropped);
        along = along == null ? List.of() : List.copyOf(along);
    }

    /** A move that has not left its start, of one stack. */
    public static MarchProgress from(SpaceId start) {
        return from(start, List.of());
    }

    /** A move that has not left its start. */
    public static MarchProgress from(SpaceId start, List<StackId> along) {
        return new MarchProgress(List.of(start), 0, 0, false, false, false, List.of(), along, false, 0, false);
    }

    /** A move that begins with a transport by ships. */
    public MarchProgress withShips(boolean openCoast) {
        return new MarchProgress(path, partFrom, before, massed, noLine, rolled, dropped, along, openCoast, straits, flooded);
    }

    /** Whether the open end of a voyage belongs to the current part. */
    public boolean isOpenInPart() {
        return open && partFrom == 0;
    }

    public MarchProgress afterEntering(SpaceId province) {
        return new MarchProgress(Stream.concat(path.stream(), Stream.of(province)).toList(), partFrom, before, massed, noLine, rolled, dropped, along, open, straits, flooded);
    }

    /** The size and the supply of the stack as it sets out. */
    public MarchProgress withDeparture(boolean asMassed, boolean withoutLine, int beyondStraits) {
        return new MarchProgress(path, partFrom, before, asMassed, withoutLine, rolled, dropped, along, open, beyondStraits, flooded);
    }

    /** This move after a flood has driven it back out of the province that it has just entered. */
    MarchProgress afterFlood() {
        return new MarchProgress(path, partFrom, before, massed, noLine, rolled, dropped, along, open, straits, true);
    }

    /** This move after the stack has dropped a part. */
    MarchProgress withDropped(StackId part) {
        return new MarchProgress(path, partFrom, before, massed, noLine, rolled, Stream.concat(dropped.stream(), Stream.of(part)).toList(), along, open, straits, flooded);
    }

    /** Ends the current part. */
    MarchProgress withPartEnded(int spent, boolean nowRolled) {
        return new MarchProgress(path, path.size() - 1, spent, massed, noLine, rolled || nowRolled, nowRolled ? List.of() : dropped, along, open, straits, flooded);
    }

    /** Whether a part of the move has brought a roll in the province where the stack is. */
    public boolean hasRolledHere() {
        return rolled && partFrom == path.size() - 1;
    }

    /** The provinces left or entered in the current part. */
    public List<SpaceId> currentPart() {
        return path.subList(partFrom, path.size());
    }
}
