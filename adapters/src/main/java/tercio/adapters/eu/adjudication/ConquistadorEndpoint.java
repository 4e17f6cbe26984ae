package tercio.adapters.eu.adjudication;

import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.DieNames;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.world.natives.Conquistador;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.node.ObjectNode;

/** {@code conquistador}: the reaction of the natives of a province. */
record ConquistadorEndpoint(Edition edition) implements EuropaEndpoint {

    private static final String NATIVES = "nativesLd";
    private static final int GREATEST_SUM = 3 * BEST_VALUE;

    @Override
    public String procedure() {
        return "conquistador";
    }

    @Override
    public DieNames dice() {
        return DieNames.of("conquistador").andLists("remainder");
    }

    @Override
    public void settle(AdjudicationRequest request, ObjectNode answer) {
        var fields = request.fields();
        int natives = fields.integer(NATIVES, 0, DetachmentFields.MOST) * Thirds.LD + fields.integer("nativesLde", 0, Thirds.LD - 1, 0);
        if (natives == 0 && fields.has(NATIVES)) {
            fields.fault(NATIVES, Sentence.of("eu.request.natives-missing"));
        }
        var attempt = new Conquistador.Attempt(fields.integer("leaderSum", 0, GREATEST_SUM),
                fields.integer("previousUses", 0, DetachmentFields.MOST, 0), fields.flag("missionary"),
                fields.integer("sizeLd", 0, DetachmentFields.MOST, 0), fields.flag("armyCounter"),
                natives);
        request.check();
        var result = request.run(Conquistador.of(attempt, tables()), Conquistador.start());
        answer.put("modified", result.modified()).put("result", result.cell().toString());
        int joined = result.deserting().left();
        int resisting = result.resisting().left();
        DetachmentFields.LAND.put(answer, "deserting", joined);
        DetachmentFields.LAND.put(answer, "resisting", resisting);
        DetachmentFields.LAND.put(answer, "eliminated", attempt.natives() - joined - resisting);
    }
}
