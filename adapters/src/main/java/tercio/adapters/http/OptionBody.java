package tercio.adapters.http;

import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import java.util.Optional;
import tercio.domain.game.Command;
import tercio.domain.game.MovePreview;
import tercio.domain.game.Option;

/**
 * A legal answer with its label in the language of the reader.
 *
 * @param label the meaning of the answer
 * @param lang the language of a label that is not English; left out where the label stands in no catalog
 * @param sentence key and arguments of the label, for who asks for them
 * @param move the cost and risks of a move; {@code null} for another answer
 */
@Schema(name = "Option")
record OptionBody(String label, Optional<String> lang, Optional<Object> sentence, Command command, MovePreview move) {

    static OptionBody of(Option option) {
        var label = option.label();
        return new OptionBody(ReaderText.phrase(label), ReaderText.language(label), ReaderText.sentence(label).map(known -> known), option.command(),
                option.move() == null ? null : option.move().withReasons(ReaderText::reason));
    }

    static List<OptionBody> all(List<Option> options) {
        return options.stream().map(OptionBody::of).toList();
    }
}
