package tercio.domain.eu.sea.interception.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.AnswerNames;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.InterceptAtSea;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.LetFleetPass;
import tercio.domain.game.Form;
import tercio.domain.game.Option;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/** The possible announcements of a country: the naval stacks that try, in order. */
final class SeaAnnouncementOptions {

    /** The largest number of stacks for which each choice is listed. Beyond it only the form holds all choices. */
    private static final int LISTED = 3;

    private static final String STACKS = "stacks";

    private SeaAnnouncementOptions() {}

    /** Every choice of the country's stacks in the order of their ids, the form holds every order; then letting the mover pass. */
    static List<Option> options(WarView board, SeaInterceptionQuestion inquiry, CountryId country) {
        var ids = inquiry.of(board, country);
        var options = new ArrayList<Option>();
        if (ids.size() <= LISTED) {
            IntStream.range(1, 1 << ids.size()).boxed()
                    .map(chosen -> IntStream.range(0, ids.size()).filter(each -> (chosen & 1 << each) != 0).mapToObj(ids::get).toList())
                    .filter(chosen -> chosen.stream().map(inquiry.voyage()::originalOf).distinct().count() == chosen.size())
                    .forEach(chosen -> options.add(new Option(Sentence.of("eu.seawatch.to-intercept").with("stacks", AnswerNames.thenOthers(fleets(board, chosen))), new InterceptAtSea(chosen))));
        }
        options.add(new Option(AnswerNames.ofSeveral(board.state(), country, Sentence.of("eu.seawatch.to-let-pass").with("stack", SentenceNames.fleet(board.state(), inquiry.voyage().stack()))),
                new LetFleetPass(country)));
        return options;
    }

    private static List<Argument> fleets(WarView board, List<StackId> ids) {
        return ids.stream().map(id -> SentenceNames.fleet(board.state(), id)).toList();
    }

    /** The form for an ordered choice of the country's stacks; {@code null} if only one of its stacks may try. */
    static Form form(WarView board, SeaInterceptionQuestion inquiry, CountryId country) {
        var ids = inquiry.of(board, country);
        if (ids.size() < 2) {
            return null;
        }
        var items = ids.stream().map(id -> new Form.Item(id.value(), AnswerNames.item(SentenceNames.fleet(board.state(), id)))).toList();
        return new Form(new InterceptAtSea(List.of(ids.getFirst())),
                List.of(new Form.Order(STACKS, Sentence.of("eu.seawatch.field-stacks"), items, 1, items.size())),
                List.of(Form.Limit.of(Sentence.of("eu.seawatch.limit-dice"), SeaInterceptionRolls.RULE, STACKS)),
                filled -> new InterceptAtSea(filled.choices(STACKS).stream().map(StackId::new).toList()));
    }
}
