package tercio.adapters.http.correction;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.request.RequestReader;
import tercio.application.record.Correction;
import tercio.application.record.Correction.Kind;
import tercio.application.record.RecordCodec;
import tercio.domain.game.Adjustment;
import tercio.domain.game.Command;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.node.ObjectNode;

/** Reads the body of an amendment or of a step of one: exactly one correction, with what belongs to it. */
@Component
class AmendmentRequest {

    private static final Map<String, Kind> KINDS = Map.of(
            "replace", Kind.REPLACE, "insert", Kind.INSERT, "drop", Kind.DROP, "dice", Kind.DICE, "end", Kind.END);

    private final RequestReader wire;
    private final RecordCodec notation;

    AmendmentRequest(RequestReader wire, RecordCodec notation) {
        this.wire = wire;
        this.notation = notation;
    }

    /**
     * The correction in a body.
     *
     * @param words the kinds of corrections that can be asked for here
     * @param more the other members that the body can have
     */
    Correction correction(ObjectNode body, String ruleset, Set<String> words, Set<String> more) {
        var known = new TreeSet<>(words);
        known.addAll(more);
        body.propertyNames().stream().filter(name -> !known.contains(name)).findFirst().ifPresent(name -> {
            throw Problem.malformed("/" + name, Sentence.of("kernel.sent.unknown").with("known", new Text(String.join(", ", known))));
        });
        var named = words.stream().filter(body::has).sorted().toList();
        if (named.size() != 1) {
            throw Problem.malformed(named.isEmpty() ? "" : "/" + named.getLast(), Sentence.of("kernel.sent.exactly-one").with("known", new Text(words.stream().sorted().collect(Collectors.joining(", ")))));
        }
        var word = named.getFirst();
        return switch (KINDS.get(word)) {
            case DICE -> new Correction(Kind.DICE, Optional.empty(), wire.dice(body));
            case DROP, END -> {
                if (!body.path(word).isBoolean() || !body.path(word).booleanValue()) {
                    throw Problem.malformed("/" + word, Sentence.of("kernel.sent.true-or-nothing"));
                }
                yield Correction.of(KINDS.get(word));
            }
            case REPLACE, INSERT -> commandCorrection(KINDS.get(word), body, word, ruleset);
        };
    }

    private Correction commandCorrection(Kind kind, ObjectNode body, String word, String ruleset) {
        if (!(body.path(word) instanceof ObjectNode written)) {
            throw Problem.malformed("/" + word, Sentence.of("kernel.sent.a-command"));
        }
        var parts = written.deepCopy();
        try {
            List<Integer> dice = wire.dice(parts);
            return Correction.of(kind, notation.encode(command(ruleset, parts)), dice);
        } catch (Problem fault) {
            throw fault.within("/" + word);
        }
    }

    private Command command(String ruleset, ObjectNode parts) {
        if (parts.path("type").asString("").equals(Adjustment.WORD)) {
            parts.remove("type");
            return wire.adjustment(ruleset, parts);
        }
        return wire.command(ruleset, parts);
    }
}
