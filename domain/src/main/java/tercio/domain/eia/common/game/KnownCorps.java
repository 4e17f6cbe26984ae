package tercio.domain.eia.common.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.game.Decision;
import tercio.domain.game.Form;
import tercio.domain.game.Option;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Argument.Name;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;
import tercio.domain.sentence.Sentence.Written;

/** Adds the counters of corps to a sentence whose reader knows them, where identities were hidden: {@code France III (infantry corps 2)}. */
public final class KnownCorps {

    private KnownCorps() {}

    /**
     * The sentence as the viewer of the board reads it; the sentence itself in a game without hidden identities.
     *
     * @param board as the viewer knows it
     */
    public static Sentence asReadBy(EiaState board, Sentence sentence) {
        return areIn(board) ? in(board, sentence) : sentence;
    }

    /** Questions as the viewer of the board reads them, with their answers and forms. */
    public static List<Decision> asReadBy(EiaState board, List<Decision> decisions) {
        return areIn(board) ? decisions.stream().map(decision -> new Decision(decision.id(), decision.party(), decision.kind(), decision.rule(), in(board, decision.prompt()),
                decision.options().stream().map(option -> in(board, option)).toList(), decision.movers(),
                decision.optionalForm().map(form -> in(board, form)).orElse(null), decision.piece())).toList() : decisions;
    }

    private static boolean areIn(EiaState board) {
        return board.corps().values().stream().anyMatch(corps -> corps.identity().flatMap(CorpsIdentity::counter).isPresent());
    }

    private static Option in(EiaState board, Option option) {
        return new Option(in(board, option.label()), option.command(), option.move());
    }

    private static Form in(EiaState board, Form form) {
        return new Form(form.example(), form.fields().stream().map(field -> in(board, field)).toList(),
                form.limits().stream().map(limit -> new Form.Limit(in(board, limit.text()), limit.fields(), limit.rule())).toList(), form.command(), form.sampler());
    }

    private static Form.Field in(EiaState board, Form.Field field) {
        return switch (field) {
            case Form.Count(var name, var label, var min, var max) -> new Form.Count(name, in(board, label), min, max);
            case Form.Subset(var name, var label, var of, var min, var max) -> new Form.Subset(name, in(board, label), items(board, of), min, max);
            case Form.Order(var name, var label, var of, var min, var max, var repeats) -> new Form.Order(name, in(board, label), items(board, of), min, max, repeats);
            case Form.Choice(var name, var label, var of) -> new Form.Choice(name, in(board, label), items(board, of));
        };
    }

    private static List<Form.Item> items(EiaState board, List<Form.Item> items) {
        return items.stream().map(item -> new Form.Item(item.value(), in(board, item.label()))).toList();
    }

    private static Sentence in(EiaState board, Sentence sentence) {
        return switch (sentence) {
            case Keyed keyed -> in(board, keyed);
            case Written written -> in(board, written);
            case Sentence.Several several -> Sentence.several(several.sentences().stream().map(each -> in(board, each)).toList());
        };
    }

    private static Keyed in(EiaState board, Keyed keyed) {
        if (keyed.key().equals(CampaignNames.HIDDEN_CORPS)) {
            return withCounter(board, keyed);
        }
        Map<String, Argument> arguments = new LinkedHashMap<>();
        keyed.arguments().forEach((name, argument) -> arguments.put(name, in(board, argument)));
        return new Keyed(keyed.key(), arguments);
    }

    /** A text that is not in the catalogs: each corps stands in it by what everybody knows of it. */
    private static Written in(EiaState board, Written written) {
        var text = written.text();
        for (var corps : board.corps().values()) {
            if (!corps.counter().equals(corps.id())) {
                text = text.replaceAll(Pattern.quote(corps.title()) + "(?!\\d)", PrintedCounters.corpsTitle(corps.counter()) + " (" + corps.name() + ")");
            }
        }
        return new Written(text);
    }

    private static Argument in(EiaState board, Argument argument) {
        return switch (argument) {
            case Phrase phrase -> new Phrase(in(board, phrase.sentence()));
            case Items items -> new Items(items.items().stream().map(each -> in(board, each)).toList());
            case Argument.Count count -> count;
            case Argument.Amount amount -> amount;
            case Name name -> name;
            case Argument.Word word -> word;
            case Argument.Text text -> text;
        };
    }

    private static Keyed withCounter(EiaState board, Keyed hidden) {
        return hidden.arguments().get(CampaignNames.CORPS) instanceof Argument.Word(var id)
                ? board.findCorps(new UnitId(id)).map(Corps::counter).filter(counter -> !counter.equals(new UnitId(id)))
                        .map(counter -> CampaignNames.withCounter(hidden, counter)).orElse(hidden)
                : hidden;
    }
}
