package tercio.application.amendment;

import java.util.ArrayList;
import java.util.List;
import tercio.application.record.Caller;

/** The commands of a branch in order: those of the line of play in effect with the corrections of a draft. */
final class CorrectedLine {

    private final List<BranchCommand> line = new ArrayList<>();
    /** Everything played up to this position is left out. */
    private int leftOut;

    private CorrectedLine() {}

    /** @param past the commands in effect, from the one that the proposal corrects */
    static List<BranchCommand> of(Amendment draft, List<PastCommand> past) {
        var corrected = new CorrectedLine();
        past.forEach(original -> corrected.add(draft, original));
        return corrected.line;
    }

    private void add(Amendment draft, PastCommand original) {
        if (original.position() < leftOut) {
            return;
        }
        var here = new ArrayList<BranchCommand>();
        here.add(new BranchCommand(original.position(), 0, original.by(), original.causedBy(), true, List.of()));
        draft.steps().stream().filter(step -> step.at() == original.position()).forEach(step -> apply(step, here));
        line.addAll(here);
    }

    /** Applies one correction. A correction of a command that another correction removed changes nothing. */
    private void apply(Amendment.PlacedCorrection step, List<BranchCommand> here) {
        int index = here.stream().map(BranchCommand::of).toList().indexOf(step.of());
        if (index < 0) {
            return;
        }
        var corrected = here.get(index);
        switch (step.correction().kind()) {
            case REPLACE -> here.set(index, commandBrought(step, corrected.inherits()));
            case INSERT -> here.add(index, commandBrought(step, false));
            case DROP -> here.remove(index);
            case DICE -> here.set(index, corrected.withDice(step.correction().dice()));
            case END -> {
                here.subList(index, here.size()).clear();
                leftOut = step.made();
            }
        }
    }

    private static BranchCommand commandBrought(Amendment.PlacedCorrection step, boolean inherits) {
        var correction = step.correction();
        return new BranchCommand(step.at(), step.number(), step.by(), correction.command().orElse(""), inherits, correction.dice());
    }

    /** Whether a draft has a command at this place, so that it can be corrected. */
    static boolean hasCommand(Amendment draft, int at, int of) {
        return of(draft, List.of(new PastCommand(at, Caller.HOST, "", List.of()))).stream().anyMatch(command -> command.of() == of);
    }
}
