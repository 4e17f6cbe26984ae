package tercio.adapters.eu.adjudication;

import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.DieNames;
import tercio.domain.dice.DieName;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.land.revolt.RebelFight;
import tools.jackson.databind.node.ObjectNode;

/** {@code revolt}: a stack fights a revolt or a rebellion. */
record RevoltEndpoint(Edition edition) implements EuropaEndpoint {

    private static final String REVOLT = "revolt";
    private static final int HIGHEST_LEVEL = 5;

    @Override
    public String procedure() {
        return REVOLT;
    }

    @Override
    public DieNames dice() {
        return DieNames.of(REVOLT);
    }

    @Override
    public void settle(AdjudicationRequest request, ObjectNode answer) {
        var fields = request.fields();
        var fight = RebelFields.fight(fields, fields.integer("sizeLd", 0, DetachmentFields.MOST, 0),
                fields.integer("rebelManeuver", 0, BEST_VALUE, 0), fields.integer("fortressLevel", 0, HIGHEST_LEVEL, 0),
                fields.integer("garrisonLd", 0, DetachmentFields.MOST, 0), fields.integer("revoltPlus", 0, DetachmentFields.MOST, 0));
        request.check();
        var roll = RebelFight.roll(tables(), DieName.d10(REVOLT));
        RollJson.put(answer, request.run(roll.procedure(), roll.start(fight)));
    }
}
