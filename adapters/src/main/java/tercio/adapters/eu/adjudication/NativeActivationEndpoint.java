package tercio.adapters.eu.adjudication;

import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.DieNames;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.world.natives.NativeActivation;
import tools.jackson.databind.node.ObjectNode;

/** {@code native-activation}: whether quiet natives rise against troops that enter their province. */
record NativeActivationEndpoint(Edition edition) implements EuropaEndpoint {

    @Override
    public String procedure() {
        return "native-activation";
    }

    @Override
    public DieNames dice() {
        return DieNames.of("activation");
    }

    @Override
    public void settle(AdjudicationRequest request, ObjectNode answer) {
        int tolerance = request.fields().integer("tolerance", 0, die().sides());
        request.check();
        var roll = NativeActivation.testByTolerance();
        answer.put("rise", request.run(roll.procedure(), roll.start(tolerance)).result() == NativeActivation.Reaction.RISE);
    }
}
