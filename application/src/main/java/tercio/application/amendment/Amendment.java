package tercio.application.amendment;

import java.util.ArrayList;
import java.util.List;
import tercio.application.record.Caller;
import tercio.application.record.Correction;

/**
 * An amendment that is neither adopted nor thrown away.
 *
 * @param number of the amendment in its game
 * @param by its proposer: a seat or the host
 * @param at the position of the first event of the command that the proposal corrects
 * @param steps the corrections, that of the proposal first
 */
public record Amendment(int number, Caller by, int at, String reason, List<PlacedCorrection> steps) {

    /** The most corrections of an amendment. */
    public static final int MOST_STEPS = 200;

    /**
     * One correction.
     *
     * @param number from 1
     * @param at the position of the first event of the original command at which the branch is corrected
     * @param of the correction whose command is corrected, 0 for the original command
     * @param by its author: a seat or the host
     * @param made the position of its event
     */
    public record PlacedCorrection(int number, int at, int of, Correction correction, Caller by, int made) {}

    public Amendment {
        steps = List.copyOf(steps);
    }

    /** Whether its branch has a command at this place, so that it can be corrected. */
    public boolean hasCommand(int place, int of) {
        return CorrectedLine.hasCommand(this, place, of);
    }

    /** This draft with a further correction. */
    Amendment withCorrection(int place, int of, Correction correction, Caller who, int made) {
        var more = new ArrayList<>(steps);
        more.add(new PlacedCorrection(steps.size() + 1, place, of, correction, who, made));
        return new Amendment(number, by, at, reason, more);
    }
}
