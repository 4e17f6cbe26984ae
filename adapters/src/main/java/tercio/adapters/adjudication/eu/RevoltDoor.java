package tercio.adapters.adjudication.eu;

import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.EuMilitaryDoor;
import tercio.adapters.adjudication.Question;
import tercio.domain.dice.DieName;
import tercio.domain.eu.edition.Edition;
import tercio.domain.eu.edition.Editions;
import tercio.domain.eu.revolt.RebelFight;
import tools.jackson.databind.node.ObjectNode;

/** {@code revolt}: a stack fights a revolt or a rebellion. */
public record RevoltDoor(Edition edition) implements EuMilitaryDoor {

    private static final String REVOLT = "revolt";
    private static final int HIGHEST_LEVEL = 5;

    /** For the main edition. */
    public RevoltDoor() {
        this(Editions.military());
    }

    @Override
    public EuMilitaryDoor under(Edition other) {
        return new RevoltDoor(other);
    }

    @Override
    public String procedure() {
        return REVOLT;
    }

    @Override
    public DieNames dice() {
        return DieNames.of(REVOLT);
    }

    @Override
    public void settle(Question question, ObjectNode answer) {
        var fields = question.fields();
        var fight = RebelFields.fight(fields, fields.integer("sizeLd", 0, Detachments.MOST, 0),
                fields.integer("rebelManeuver", 0, BEST_VALUE, 0), fields.integer("fortressLevel", 0, HIGHEST_LEVEL, 0),
                fields.integer("garrisonLd", 0, Detachments.MOST, 0), fields.integer("revoltPlus", 0, Detachments.MOST, 0));
        question.check();
        var roll = RebelFight.with(tables(), DieName.d10(REVOLT));
        Rolled.put(answer, question.run(roll.procedure(), roll.start(fight)));
    }
}
