package tercio.adapters.adjudication;

import java.util.List;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The reason why a request cannot be judged, as a problem of RFC 9457.
 *
 * @param status 400 where the body is no readable JSON object, else 422
 * @param errors at least one
 */
public record AdjudicationProblem(String type, String title, int status, String detail, List<RequestFault> errors) {

    private static final int BAD_REQUEST = 400;
    private static final int UNPROCESSABLE = 422;

    public AdjudicationProblem {
        errors = List.copyOf(errors);
        if (errors.isEmpty()) {
            throw new IllegalArgumentException("a problem names what is wrong");
        }
    }

    /** A problem for a body that is no readable JSON object. */
    public static AdjudicationProblem unreadable(String why) {
        return new AdjudicationProblem("urn:tercio:problem:unreadable", "Unreadable request", BAD_REQUEST, why,
                List.of(new RequestFault(Pointer.ROOT, why)));
    }

    /** A problem for a readable request that the rules or the contract do not allow. */
    public static AdjudicationProblem unjudgeable(List<RequestFault> faults) {
        var first = faults.getFirst();
        var detail = (first.pointer() + " " + first.message()).strip()
                + (faults.size() == 1 ? "" : " (and " + (faults.size() - 1) + " more)");
        return new AdjudicationProblem("urn:tercio:problem:unjudgeable", "The request cannot be judged", UNPROCESSABLE, detail, faults);
    }

    public ObjectNode json() {
        var json = JsonNodeFactory.instance.objectNode();
        json.put("type", type).put("title", title).put("status", status).put("detail", detail);
        var list = json.putArray("errors");
        errors.forEach(fault -> list.addObject().put("pointer", fault.pointer()).put("message", fault.message()));
        return json;
    }
}
