package tercio.adapters.adjudication.eu;

import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.EuMilitaryDoor;
import tercio.adapters.adjudication.Question;
import tercio.domain.eu.edition.Edition;
import tercio.domain.eu.edition.Editions;
import tercio.domain.eu.forces.Thirds;
import tercio.domain.eu.natives.Conquistador;
import tools.jackson.databind.node.ObjectNode;

/** {@code conquistador}: what the natives of a province do. */
public record ConquistadorDoor(Edition edition) implements EuMilitaryDoor {

    private static final int GREATEST_SUM = 3 * BEST_VALUE;

    /** For the main edition. */
    public ConquistadorDoor() {
        this(Editions.military());
    }

    @Override
    public EuMilitaryDoor under(Edition other) {
        return new ConquistadorDoor(other);
    }

    @Override
    public String procedure() {
        return "conquistador";
    }

    @Override
    public DieNames dice() {
        return DieNames.of("conquistador").andLists("remainder");
    }

    @Override
    public void settle(Question question, ObjectNode answer) {
        var fields = question.fields();
        var attempt = new Conquistador.Attempt(fields.integer("leaderSum", 0, GREATEST_SUM),
                fields.integer("previousUses", 0, Detachments.MOST, 0), fields.flag("missionary"),
                fields.integer("sizeLd", 0, Detachments.MOST, 0), fields.flag("armyCounter"),
                fields.integer("nativesLd", 1, Detachments.MOST));
        question.check();
        var result = question.run(Conquistador.of(attempt, tables()), Conquistador.start());
        answer.put("modified", result.modified()).put("result", result.cell().toString());
        int joined = result.deserting().left();
        int resisting = result.resisting().left();
        Detachments.LAND.put(answer, "deserting", joined);
        Detachments.LAND.put(answer, "resisting", resisting);
        Detachments.LAND.put(answer, "eliminated", attempt.nativesLd() * Thirds.LD - joined - resisting);
    }
}
