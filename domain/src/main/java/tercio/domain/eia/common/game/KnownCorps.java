package tercio.domain.eia.common.game;

import java.util.LinkedHashMap;
import java.util.Map;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Argument.Name;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Adds the counters of corps to a sentence whose reader knows them, where identities were hidden: {@code France III (infantry corps 2)}. */
public final class KnownCorps {

    private KnownCorps() {}

    /**
     * The sentence as the viewer of the board reads it; the sentence itself in a game without hidden identities.
     *
     * @param board as the viewer knows it
     */
    public static Sentence named(EiaState board, Sentence sentence) {
        return board.corps().values().stream().anyMatch(corps -> corps.identity().flatMap(CorpsIdentity::counter).isPresent()) ? in(board, sentence) : sentence;
    }

    private static Sentence in(EiaState board, Sentence sentence) {
        return switch (sentence) {
            case Keyed keyed -> in(board, keyed);
            case Sentence.Written written -> written;
            case Sentence.Several several -> Sentence.several(several.sentences().stream().map(each -> in(board, each)).toList());
        };
    }

    private static Keyed in(EiaState board, Keyed keyed) {
        if (keyed.key().equals(CampaignNames.HIDDEN_CORPS)) {
            return known(board, keyed);
        }
        Map<String, Argument> arguments = new LinkedHashMap<>();
        keyed.arguments().forEach((name, argument) -> arguments.put(name, in(board, argument)));
        return new Keyed(keyed.key(), arguments);
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

    private static Keyed known(EiaState board, Keyed hidden) {
        return hidden.arguments().get(CampaignNames.CORPS) instanceof Argument.Word(var id)
                ? board.findCorps(id).map(Corps::counter).filter(counter -> !counter.equals(id))
                        .map(counter -> CampaignNames.known(hidden, counter)).orElse(hidden)
                : hidden;
    }
}
