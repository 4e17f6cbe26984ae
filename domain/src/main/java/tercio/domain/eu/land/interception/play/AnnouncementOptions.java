package tercio.domain.eu.land.interception.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Announcement;
import tercio.domain.eu.common.game.AnswerNames;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.interception.InterceptionReadings;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.interception.play.InterceptionCommand.PassInterception;
import tercio.domain.game.Form;
import tercio.domain.game.Option;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/** The possible announcements of a country: the stacks that try, in order. */
final class AnnouncementOptions {

    /** The largest number of stacks for which each choice is listed. Beyond it only the form holds all choices. */
    static final int LISTED = 3;

    private static final String STACKS = "stacks";

    private AnnouncementOptions() {}

    /** Whether a stack that arrived counts as a friendly force for the next attempt (reading). */
    static boolean countsArrivals(EuState state) {
        return state.readings().is(InterceptionReadings.INTERCEPTION_ORDER, "one-by-one");
    }

    /** Earlier announcements of other countries, then these stacks: the order of the dice. */
    static List<StackId> diceOrder(InterceptionQuestion inquiry, List<StackId> last) {
        return Stream.concat(inquiry.move().announced().stream().map(Announcement::stacks), Stream.of(last))
                .flatMap(List::stream)
                .toList();
    }

    /**
     * Every possible announcement of a country, each order of each choice of its stacks. With many stacks, only the option
     * to let the mover pass.
     */
    static List<Option> options(WarView board, InterceptionQuestion inquiry, CountryId country) {
        var ids = inquiry.of(country).stream().map(Stack::id).toList();
        var options = new ArrayList<Option>();
        if (ids.size() <= LISTED) {
            for (int size = 1; size <= ids.size(); size++) {
                addOrders(board, inquiry, ids, size, List.of(), options);
            }
        }
        var pass = Sentence.of("eu.interception.to-pass").with("help", inquiry.isCounter()).with("moving", SentenceNames.stack(board.state(), inquiry.move().stack()));
        options.add(new Option(AnswerNames.ofSeveral(board.state(), country, pass), new PassInterception(country)));
        return options;
    }

    /** The form for an ordered choice of the country's stacks; {@code null} if only one of its stacks may try. */
    static Form form(WarView board, InterceptionQuestion inquiry, CountryId country) {
        var stacks = inquiry.of(country);
        var example = legalExample(board, inquiry, stacks);
        if (stacks.size() < 2 || example.isEmpty()) {
            return null;
        }
        var items = stacks.stream().map(stack -> new Form.Item(stack.id().value(), Sentence.of("eu.name.one").with("who", SentenceNames.stack(board.state(), stack.id())))).toList();
        return new Form(new AttemptInterception(example),
                List.of(new Form.Order(STACKS, Sentence.of("eu.interception.field-stacks"), items, 1, items.size())),
                limits(board, inquiry, stacks),
                filled -> new AttemptInterception(filled.choices(STACKS).stream().map(StackId::new).toList()));
    }

    private static List<Form.Limit> limits(WarView board, InterceptionQuestion inquiry, List<Stack> stacks) {
        var order = Form.Limit.of(Sentence.of("eu.interception.limit-order").with("friends", countsArrivals(board.state())), inquiry.rule(), STACKS);
        var alliance = board.state().allianceOf(stacks.getFirst());
        return stacks.stream().allMatch(stack -> board.isControlledBy(stack.province(), alliance))
                ? List.of(order)
                : List.of(order, Form.Limit.of(Sentence.of("eu.interception.limit-siege"), "EU-MOVE-SIEGE", STACKS));
    }

    /**
     * Some stacks that the country may announce together: as few of one province as its siege allows. Empty if there are
     * none.
     */
    private static List<StackId> legalExample(WarView board, InterceptionQuestion inquiry, List<Stack> stacks) {
        for (var province : stacks.stream().map(Stack::province).distinct().toList()) {
            var there = stacks.stream().filter(stack -> stack.province().equals(province)).map(Stack::id).toList();
            for (var alone : there) {
                if (inquiry.refusal(board, List.of(alone)).isEmpty()) {
                    return List.of(alone);
                }
            }
            if (inquiry.refusal(board, there).isEmpty()) {
                return there;
            }
        }
        return List.of();
    }

    private static Argument inOrder(WarView board, List<StackId> stacks) {
        return AnswerNames.thenOthers(stacks.stream().map(id -> SentenceNames.stack(board.state(), id)).toList());
    }

    private static void addOrders(WarView board, InterceptionQuestion inquiry, List<StackId> ids, int size, List<StackId> chosen, List<Option> options) {
        if (chosen.size() == size) {
            if (inquiry.refusal(board, chosen).isEmpty()) {
                options.add(new Option(Sentence.of("eu.interception.to-try").with("help", inquiry.isCounter()).with("stacks", inOrder(board, chosen)),
                        new AttemptInterception(chosen)));
            }
            return;
        }
        for (var id : ids) {
            if (!chosen.contains(id)) {
                addOrders(board, inquiry, ids, size, Stream.concat(chosen.stream(), Stream.of(id)).toList(), options);
            }
        }
    }
}
