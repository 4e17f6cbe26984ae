package tercio.domain.eu.sea.interception.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tercio.domain.eu.common.game.FleetTitle;
import tercio.domain.eu.common.game.SpokenNames;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.InterceptAtSea;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.LetFleetPass;
import tercio.domain.game.Form;
import tercio.domain.game.Option;

/** The possible announcements of a country: the naval stacks that try, in order. */
final class SeaAnnouncementOptions {

    /** The largest number of stacks for which each choice is listed. Beyond it only the form holds all choices. */
    private static final int LISTED = 3;

    private static final String STACKS = "stacks";

    private SeaAnnouncementOptions() {}

    /** Every choice of the country's stacks in the order of their ids, the form holds every order; then letting the mover pass. */
    static List<Option> options(WarView board, SeaInterceptionQuestion inquiry, String country) {
        var ids = inquiry.of(board, country);
        var options = new ArrayList<Option>();
        if (ids.size() <= LISTED) {
            IntStream.range(1, 1 << ids.size()).boxed()
                    .map(chosen -> IntStream.range(0, ids.size()).filter(each -> (chosen & 1 << each) != 0).mapToObj(ids::get).toList())
                    .filter(chosen -> chosen.stream().map(inquiry.voyage()::originalOf).distinct().count() == chosen.size())
                    .forEach(chosen -> options.add(new Option("intercept with " + String.join(", then ", titles(board, chosen)), new InterceptAtSea(chosen))));
        }
        options.add(new Option("let " + FleetTitle.of(board.state(), inquiry.voyage().stack()) + " pass" + SpokenNames.ofSeveral(board.state(), country),
                new LetFleetPass(country)));
        return options;
    }

    private static List<String> titles(WarView board, List<String> ids) {
        return ids.stream().map(id -> FleetTitle.of(board.state(), id)).toList();
    }

    /** The form for an ordered choice of the country's stacks; {@code null} if only one of its stacks may try. */
    static Form form(WarView board, SeaInterceptionQuestion inquiry, String country) {
        var ids = inquiry.of(board, country);
        if (ids.size() < 2) {
            return null;
        }
        var items = ids.stream().map(id -> new Form.Item(id, FleetTitle.of(board.state(), id))).toList();
        return new Form(new InterceptAtSea(List.of(ids.getFirst())),
                List.of(new Form.Order(STACKS, "stacks that try, in this order", items, 1, items.size())),
                List.of(Form.Limit.of("one die for each stack, in this order", SeaInterceptionRolls.RULE, STACKS)),
                filled -> new InterceptAtSea(filled.chosen(STACKS)));
    }
}
