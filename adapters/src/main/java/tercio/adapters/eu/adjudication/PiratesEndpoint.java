package tercio.adapters.eu.adjudication;

import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.DieNames;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.world.corsair.MinorsAgainstCorsairs;
import tools.jackson.databind.node.ObjectNode;

/** {@code pirates}: the minor countries that trade in a sea trade zone fight the pirates there, without counters. */
record PiratesEndpoint(Edition edition) implements EuropaEndpoint {

    @Override
    public String procedure() {
        return "pirates";
    }

    @Override
    public DieNames dice() {
        return DieNames.of("pirates");
    }

    @Override
    public void settle(AdjudicationRequest request, ObjectNode answer) {
        var zone = new MinorsAgainstCorsairs.Zone(true, false, request.fields().integer("tradeFleetSides", 0, DetachmentFields.MOST));
        request.check();
        var roll = MinorsAgainstCorsairs.fight();
        RollJson.put(answer, request.run(roll.procedure(), roll.start(zone)));
    }
}
