package tercio.adapters.adjudication.eu;

import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.EuMilitaryDoor;
import tercio.adapters.adjudication.Question;
import tercio.adapters.adjudication.Words;
import tercio.domain.eu.edition.Edition;
import tercio.domain.eu.edition.Editions;
import tercio.domain.eu.forces.NavalTechnology;
import tercio.domain.eu.movement.BlockadeEscape;
import tools.jackson.databind.node.ObjectNode;

/** {@code blockade-escape}: into or out of a blockaded port. */
public record BlockadeEscapeDoor(Edition edition) implements EuMilitaryDoor {

    /** For the main edition. */
    public BlockadeEscapeDoor() {
        this(Editions.military());
    }

    @Override
    public EuMilitaryDoor under(Edition other) {
        return new BlockadeEscapeDoor(other);
    }

    @Override
    public String procedure() {
        return "blockade-escape";
    }

    @Override
    public DieNames dice() {
        return DieNames.of("escape");
    }

    @Override
    public void settle(Question question, ObjectNode answer) {
        var fields = question.fields();
        var attempt = new BlockadeEscape.Attempt(fields.integer("movingManeuver", 0, BEST_VALUE, 0),
                fields.integer("blockadingManeuver", 0, BEST_VALUE, 0), fields.flag("blockaderSmaller"), fields.flag("blockaderNwd"),
                fields.word("blockaderTechnology", Words.of(NavalTechnology.class)));
        question.check();
        var roll = BlockadeEscape.with(tables());
        answer.put("result", Rolled.putSums(answer, question.run(roll.procedure(), roll.start(attempt))).toString());
    }
}
