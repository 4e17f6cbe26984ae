package tercio.adapters.eu.adjudication;

import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.DieNames;
import tercio.domain.eu.common.battle.Evasion;
import tercio.domain.eu.common.battle.EvasionProcedure;
import tercio.domain.eu.common.edition.Edition;
import tools.jackson.databind.node.ObjectNode;

/** {@code evasion}: a stack tries to avoid a battle, on land or at sea. */
record EvasionEndpoint(Edition edition) implements EuropaEndpoint {

    @Override
    public String procedure() {
        return "evasion";
    }

    @Override
    public DieNames dice() {
        return DieNames.of("evasion");
    }

    @Override
    public void settle(AdjudicationRequest request, ObjectNode answer) {
        var fields = request.fields();
        var evasion = new Evasion(fields.integer("phasingManeuver", 0, BEST_VALUE),
                fields.integer("nonPhasingManeuver", 0, BEST_VALUE));
        request.check();
        var roll = EvasionProcedure.of("", tables());
        RollJson.put(answer, request.run(roll.procedure(), roll.start(evasion)));
    }
}
