package tercio.adapters.http;

import java.util.List;
import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.FieldOdds;
import tercio.adapters.adjudication.ProcedureEndpoint;
import tercio.adapters.computing.BlockedWork;
import tercio.domain.dice.Die;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Reading;
import tools.jackson.databind.node.ObjectNode;

/** A procedure whose odds a test holds up: they are there when the test lets them, or when they are cancelled. */
record HeldEndpoint(BlockedWork work) implements ProcedureEndpoint {

    /** A question for its odds; those with another number are other questions. */
    static String request(int number) {
        return "{\"ruleset\": \"held\", \"procedure\": \"wait\", \"number\": " + number + "}";
    }

    @Override
    public String ruleset() {
        return "held";
    }

    @Override
    public String procedure() {
        return "wait";
    }

    @Override
    public DieNames dice() {
        return DieNames.NONE;
    }

    @Override
    public Die die() {
        return Die.D10;
    }

    @Override
    public List<Reading> readings() {
        return List.of();
    }

    @Override
    public FieldOdds odds(AdjudicationRequest request) {
        request.fields().optionalInteger("number", 0, 99);
        request.check();
        return new FieldOdds().with("/said", Distribution.certain(work.get()));
    }

    @Override
    public void settle(AdjudicationRequest request, ObjectNode answer) {
        request.fields().optionalInteger("number", 0, 99);
        request.check();
        answer.put("said", "at once");
    }
}
