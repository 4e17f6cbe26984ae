package tercio.domain.eu.play.interception;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tercio.domain.eu.EuReadings;
import tercio.domain.eu.game.Announcement;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.MoveCommand.AttemptInterception;
import tercio.domain.eu.game.MoveCommand.PassInterception;
import tercio.domain.eu.game.Stack;
import tercio.domain.game.Option;

/** What a country can announce: which of its stacks try, and in which order. */
final class Announcing {

    /** With more stacks the choices are no longer listed one by one; the form holds all of them. */
    static final int LISTED = 3;

    private Announcing() {}

    /** Whether a stack that got there counts as a friendly force for the next one (reading). */
    static boolean oneByOne(EuState state) {
        return state.readings().is(EuReadings.INTERCEPTION_ORDER, "one-by-one");
    }

    /** What countries announced before, and then these: the order in which the dice are thrown. */
    static List<String> all(Inquiry inquiry, List<String> last) {
        return Stream.concat(inquiry.move().announced().stream().map(Announcement::stacks), Stream.of(last))
                .flatMap(List::stream)
                .toList();
    }

    /** Everything a country can announce, each order of each choice of its stacks; of many stacks only to let the mover pass. */
    static List<Option> options(Inquiry inquiry, String country) {
        var ids = inquiry.of(country).stream().map(Stack::id).toList();
        var options = new ArrayList<Option>();
        if (ids.size() <= LISTED) {
            for (int size = 1; size <= ids.size(); size++) {
                ordered(ids, size, List.of(), options);
            }
        }
        var moving = inquiry.move().stack();
        options.add(new Option(inquiry.counter() ? "do not help " + moving : "let " + moving + " pass", new PassInterception(country)));
        return options;
    }

    private static void ordered(List<String> ids, int size, List<String> chosen, List<Option> options) {
        if (chosen.size() == size) {
            options.add(new Option("intercept with " + String.join(", then ", chosen), new AttemptInterception(chosen)));
            return;
        }
        for (var id : ids) {
            if (!chosen.contains(id)) {
                ordered(ids, size, Stream.concat(chosen.stream(), Stream.of(id)).toList(), options);
            }
        }
    }
}
