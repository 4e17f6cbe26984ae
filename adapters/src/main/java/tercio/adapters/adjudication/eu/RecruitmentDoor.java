package tercio.adapters.adjudication.eu;

import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.EuMilitaryDoor;
import tercio.adapters.adjudication.Question;
import tercio.domain.eu.edition.Edition;
import tercio.domain.eu.edition.Editions;
import tercio.domain.eu.levy.Recruitment;
import tools.jackson.databind.node.ObjectNode;

/** {@code recruitment}: limit and price of land troops. */
public record RecruitmentDoor(Edition edition) implements EuMilitaryDoor {

    /** Far above any price of the tables; it keeps the cost a small number. */
    private static final int HIGHEST_PRICE = 99_999;
    private static final String RECRUIT = "recruit";

    /** For the main edition. */
    public RecruitmentDoor() {
        this(Editions.military());
    }

    @Override
    public EuMilitaryDoor under(Edition other) {
        return new RecruitmentDoor(other);
    }

    @Override
    public String procedure() {
        return "recruitment";
    }

    @Override
    public DieNames dice() {
        return DieNames.NONE;
    }

    @Override
    public void settle(Question question, ObjectNode answer) {
        var fields = question.fields();
        var recruitment = new Recruitment(fields.integer("limit", 1, Detachments.MOST),
                fields.integer("alreadyRecruited", 0, Detachments.MOST, 0), fields.flag("exceptionalLevies"));
        int recruit = fields.integer(RECRUIT, 0, Detachments.MOST);
        int price = fields.integer("unitPrice", 0, HIGHEST_PRICE);
        question.check();
        if (recruit > recruitment.stillAllowed()) {
            fields.fault(RECRUIT, "at most " + recruitment.stillAllowed() + " LD may still be recruited");
        }
        question.refuseIfFaulty();
        answer.put("effectiveLimit", recruitment.effectiveLimit()).put("cost", recruitment.cost(recruit, price, question.account()));
    }
}
