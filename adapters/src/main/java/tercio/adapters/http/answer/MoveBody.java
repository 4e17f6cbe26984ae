package tercio.adapters.http.answer;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import java.util.function.BiFunction;
import tercio.adapters.http.problem.ReaderText;
import tercio.domain.game.MovePreview;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.Sentence;

/**
 * The cost and the risks of a move, its texts in the language of the reader.
 *
 * @param to the zone in which the move ends
 * @param path the zones it enters, in order
 * @param cost the movement cost, in the game's measure
 * @param left the movement left afterwards, in the same measure
 * @param active whether the move is directed against an opponent
 * @param needs the least payment or declaration it requires, in words; {@code null} if none
 * @param risks the pieces that could stop it, and where
 * @param caught the exact chance that it is stopped, if each such piece tries where its chance is best
 * @param toll the cost of the move itself if it is not stopped; {@code null} if nothing
 */
@Schema(name = "MovePreview")
record MoveBody(String to, List<String> path, int cost, int left, boolean active, String needs, List<RiskBody> risks, String caught, TollBody toll) {

    /**
     * A piece that could stop the move.
     *
     * @param party its party, which the contract calls a country
     */
    @Schema(name = "Risk")
    record RiskBody(String by,
            @JsonProperty("country")
            String party, String zone, String kind, String chance, String fraction, Citation rule, String reason) {}

    /** A roll that the move itself brings, and the pieces that it may cost. */
    @Schema(name = "Toll")
    record TollBody(String kind, Citation rule, String reason, String chance, List<MovePreview.Toll.Loss> losses, String more) {}

    /** @param names reads the names of modifiers by the rule that they stand in */
    static MoveBody of(MovePreview move, BiFunction<String, Citation, String> names) {
        return new MoveBody(move.to(), move.path(), move.cost(), move.left(), move.active(), move.needs() == null ? null : ReaderText.phrase(move.needs()),
                move.risks().stream().map(risk -> new RiskBody(risk.by(), risk.party(), risk.zone(), risk.kind(), risk.chance(), risk.fraction(), risk.rule(), reason(risk.reason(), risk.rule(), names))).toList(),
                move.caught(), move.toll() == null ? null : toll(move.toll(), names));
    }

    private static TollBody toll(MovePreview.Toll toll, BiFunction<String, Citation, String> names) {
        return new TollBody(toll.kind(), toll.rule(), reason(toll.reason(), toll.rule(), names), toll.chance(), toll.losses(), toll.more());
    }

    private static String reason(Sentence reason, Citation rule, BiFunction<String, Citation, String> names) {
        return reason instanceof Sentence.Written(var text) ? names.apply(text, rule) : ReaderText.phrase(reason);
    }
}
