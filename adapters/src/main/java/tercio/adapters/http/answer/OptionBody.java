package tercio.adapters.http.answer;

import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import tercio.adapters.http.problem.ReaderText;
import tercio.domain.game.Command;
import tercio.domain.game.GameWords;
import tercio.domain.game.Option;
import tercio.domain.ruling.Citation;

/**
 * A legal answer with its label in the language of the reader.
 *
 * @param label the meaning of the answer
 * @param lang the language of a label that is not English; left out where the label stands in no catalog
 * @param sentence key and arguments of the label, for who asks for them
 * @param move the cost and risks of a move; {@code null} for another answer
 */
@Schema(name = "Option")
public record OptionBody(String label, Optional<String> lang, Optional<Object> sentence, Command command, MoveBody move) {

    /** @param rules know the names in the reasons of risks */
    public static OptionBody of(Option option, GameWords<?, ?> rules) {
        return withReasons(option, (reason, rule) -> ReaderText.reason(reason, rule, rules));
    }

    private static OptionBody withReasons(Option option, BiFunction<String, Citation, String> reasons) {
        var label = option.label();
        return new OptionBody(ReaderText.phrase(label), ReaderText.language(label), ReaderText.sentence(label).map(known -> known), option.command(),
                option.move() == null ? null : MoveBody.of(option.move(), reasons));
    }

    /** @param rules know the names in the reasons of risks */
    public static List<OptionBody> all(List<Option> options, GameWords<?, ?> rules) {
        return options.stream().map(option -> of(option, rules)).toList();
    }

    /** The alternatives of a refusal, whose rules are not at hand. */
    public static List<OptionBody> all(List<Option> options) {
        return options.stream().map(option -> withReasons(option, ReaderText::reason)).toList();
    }
}
