package tercio.adapters.eu.adjudication;

import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.AllowedWords;
import tercio.adapters.adjudication.DieNames;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.land.movement.BlockadeEscape;
import tools.jackson.databind.node.ObjectNode;

/** {@code blockade-escape}: an attempt to pass a blockade into or out of a port. */
record BlockadeEscapeEndpoint(Edition edition) implements EuropaEndpoint {

    @Override
    public String procedure() {
        return "blockade-escape";
    }

    @Override
    public DieNames dice() {
        return DieNames.of("escape");
    }

    @Override
    public void settle(AdjudicationRequest request, ObjectNode answer) {
        var fields = request.fields();
        var attempt = new BlockadeEscape.Attempt(fields.integer("movingManeuver", 0, BEST_VALUE, 0),
                fields.integer("blockadingManeuver", 0, BEST_VALUE, 0), fields.flag("blockaderSmaller"), fields.flag("blockaderNwd"),
                fields.word("blockaderTechnology", AllowedWords.of(NavalTechnology.class)));
        request.check();
        var roll = BlockadeEscape.roll(tables());
        answer.put("result", RollJson.putSums(answer, request.run(roll.procedure(), roll.start(attempt))).toString());
    }
}
