package tercio.adapters.adjudication.eu;

import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.EuMilitaryDoor;
import tercio.adapters.adjudication.Question;
import tercio.domain.eu.battle.Evasion;
import tercio.domain.eu.battle.EvasionProcedure;
import tercio.domain.eu.edition.Edition;
import tercio.domain.eu.edition.Editions;
import tools.jackson.databind.node.ObjectNode;

/** {@code evasion}: a stack tries to avoid a battle, on land or at sea. */
public record EvasionDoor(Edition edition) implements EuMilitaryDoor {

    /** For the main edition. */
    public EvasionDoor() {
        this(Editions.military());
    }

    @Override
    public EuMilitaryDoor under(Edition other) {
        return new EvasionDoor(other);
    }

    @Override
    public String procedure() {
        return "evasion";
    }

    @Override
    public DieNames dice() {
        return DieNames.of("evasion");
    }

    @Override
    public void settle(Question question, ObjectNode answer) {
        var fields = question.fields();
        var evasion = new Evasion(fields.integer("phasingManeuver", 0, BEST_VALUE),
                fields.integer("nonPhasingManeuver", 0, BEST_VALUE));
        question.check();
        var roll = EvasionProcedure.of("", tables());
        Rolled.put(answer, question.run(roll.procedure(), roll.start(evasion)));
    }
}
