package tercio.adapters.adjudication;

import java.util.List;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The reason why a request cannot be judged, as a problem of RFC 9457.
 *
 * @param status 400 where the body is no readable JSON object, else 422
 * @param errors at least one
 */
public record AdjudicationProblem(String type, Sentence title, int status, Sentence detail, List<RequestFault> errors) {

    private static final int BAD_REQUEST = 400;
    private static final int UNPROCESSABLE = 422;

    public AdjudicationProblem {
        errors = List.copyOf(errors);
        if (errors.isEmpty()) {
            throw new IllegalArgumentException("a problem names what is wrong");
        }
    }

    /** A problem for a body that is no readable JSON object. */
    public static AdjudicationProblem unreadable(Sentence why) {
        return new AdjudicationProblem("urn:tercio:problem:unreadable", Sentence.of("kernel.request.unreadable"), BAD_REQUEST, why,
                List.of(new RequestFault(Pointer.ROOT, why)));
    }

    /** A problem for a readable request that the rules or the contract do not allow. */
    public static AdjudicationProblem unjudgeable(List<RequestFault> faults) {
        var first = faults.getFirst();
        var at = first.pointer().isEmpty() ? first.message()
                : Sentence.of("kernel.request.at").with("pointer", new Text(first.pointer())).with("fault", Argument.of(first.message()));
        var detail = faults.size() == 1 ? at : Sentence.of("kernel.request.and-more").with("fault", Argument.of(at)).with("count", faults.size() - 1);
        return new AdjudicationProblem("urn:tercio:problem:unjudgeable", Sentence.of("kernel.request.unjudgeable"), UNPROCESSABLE, detail, faults);
    }

    /** The problem as it is sent to who reads that language. */
    public ObjectNode json(Language language) {
        var texts = Texts.in(language);
        var json = JsonNodeFactory.instance.objectNode();
        json.put("type", type).put("title", texts.phrase(title)).put("status", status).put("detail", texts.phrase(detail));
        var list = json.putArray("errors");
        errors.forEach(fault -> list.addObject().put("pointer", fault.pointer()).put("message", texts.phrase(fault.message())));
        if (language != Language.EN) {
            json.put("lang", language.code());
        }
        return json;
    }
}
