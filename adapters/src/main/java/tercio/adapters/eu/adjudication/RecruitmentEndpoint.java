package tercio.adapters.eu.adjudication;

import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.DieNames;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.turn.levy.Recruitment;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.node.ObjectNode;

/** {@code recruitment}: limit and price of land troops. */
record RecruitmentEndpoint(Edition edition) implements EuropaEndpoint {

    /** Limit of prices, far above the tables; it keeps the cost small. */
    private static final int HIGHEST_PRICE = 99_999;
    private static final String RECRUIT = "recruit";

    @Override
    public String procedure() {
        return "recruitment";
    }

    @Override
    public DieNames dice() {
        return DieNames.NONE;
    }

    @Override
    public void settle(AdjudicationRequest request, ObjectNode answer) {
        var fields = request.fields();
        var recruitment = new Recruitment(fields.integer("limit", 1, DetachmentFields.MOST),
                fields.integer("alreadyRecruited", 0, DetachmentFields.MOST, 0), fields.flag("exceptionalLevies"));
        int recruit = fields.integer(RECRUIT, 0, DetachmentFields.MOST);
        int price = fields.integer("unitPrice", 0, HIGHEST_PRICE);
        request.check();
        if (recruit > recruitment.remainingLd()) {
            fields.fault(RECRUIT, Sentence.of("eu.request.recruits").with("most", recruitment.remainingLd()));
        }
        request.refuseIfFaulty();
        answer.put("effectiveLimit", recruitment.effectiveLimit()).put("cost", recruitment.cost(recruit, price, request.recorder()));
    }
}
