package tercio.application.game;

import java.util.ArrayList;
import java.util.List;
import org.pcollections.PVector;
import tercio.application.amendment.PastCommand;
import tercio.application.record.EventHistory;
import tercio.application.record.RequestAnswered;
import tercio.application.record.RequestMade;
import tercio.domain.game.Timeline;

/** The commands of the line of play in effect. */
record LineOfPlay(Timeline<?, ?> timeline, PVector<EventFlags> marks) {

    /** The positions of the first events of the commands in effect, from that of an event on; none where it is not in effect. */
    List<Integer> from(int at) {
        var since = new ArrayList<Integer>();
        if (at < 1 || at > marks.size()) {
            return since;
        }
        int first = marks.get(at - 1).since();
        for (int event = timeline.history().head(timeline.position()); event >= first; event = timeline.history().predecessorOf(event)) {
            int begun = marks.get(event - 1).since();
            if (since.isEmpty() || since.getLast() != begun) {
                since.add(begun);
            }
        }
        return since.isEmpty() || since.getLast() != first ? List.of() : since.reversed();
    }

    /** The same commands with their recorded events. */
    List<PastCommand> commands(int at, EventHistory past) {
        return from(at).stream().map(position -> command(position, past)).toList();
    }

    /** The positions of the events of a command that are in effect, in order. */
    List<Integer> eventsOf(int first) {
        var events = new ArrayList<Integer>();
        for (int event = first; event <= marks.size() && marks.get(event - 1).since() == first; event++) {
            if (timeline.history().head(event) == event) {
                events.add(event);
            }
        }
        return events;
    }

    /** The command at a position. For an answer by which others agreed, it is the command that they agreed to. */
    static PastCommand command(int position, EventHistory past) {
        var first = past.event(position);
        var given = first.fact() instanceof RequestAnswered answered && past.event(answered.request()).fact() instanceof RequestMade
                ? past.event(answered.request()).envelope() : first.envelope();
        return new PastCommand(position, given.caller(), given.causedBy(), first.envelope().rolls());
    }
}
