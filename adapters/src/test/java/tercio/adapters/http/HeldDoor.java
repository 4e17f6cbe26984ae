package tercio.adapters.http;

import java.util.List;
import tercio.adapters.adjudication.Chances;
import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.Door;
import tercio.adapters.adjudication.Question;
import tercio.adapters.computing.BlockedWork;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Reading;
import tools.jackson.databind.node.ObjectNode;

/** A procedure whose odds a test holds up: they are there when the test lets them, or when they are cancelled. */
record HeldDoor(BlockedWork work) implements Door {

    /** A question for its odds; those with another number are other questions. */
    static String question(int number) {
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
    public List<Reading> readings() {
        return List.of();
    }

    @Override
    public Chances odds(Question question) {
        question.fields().optionalInteger("number", 0, 99);
        question.check();
        return new Chances().with("/said", Distribution.certain(work.get()));
    }

    @Override
    public void settle(Question question, ObjectNode answer) {
        question.fields().optionalInteger("number", 0, 99);
        question.check();
        answer.put("said", "at once");
    }
}
