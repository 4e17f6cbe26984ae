package tercio.adapters.adjudication.eu;

import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.EuMilitaryDoor;
import tercio.adapters.adjudication.Fields;
import tercio.adapters.adjudication.Question;
import tercio.adapters.adjudication.Words;
import tercio.domain.eu.concept.Period;
import tercio.domain.eu.edition.Edition;
import tercio.domain.eu.edition.Editions;
import tercio.domain.eu.exploration.Exploration;
import tercio.domain.eu.forces.NavalTechnology;
import tools.jackson.databind.node.ObjectNode;

/** {@code exploration}: of a province or a sea zone. */
public record ExplorationDoor(Edition edition) implements EuMilitaryDoor {

    /** For the main edition. */
    public ExplorationDoor() {
        this(Editions.military());
    }

    @Override
    public EuMilitaryDoor under(Edition other) {
        return new ExplorationDoor(other);
    }

    @Override
    public String procedure() {
        return "exploration";
    }

    @Override
    public DieNames dice() {
        return DieNames.of("exploration", "half", "leaderDeath").andLists("remainder");
    }

    @Override
    public void settle(Question question, ObjectNode answer) {
        var fields = question.fields();
        var element = fields.word("element", Words.of(Element.class));
        var detachments = element == Element.LAND ? Detachments.LAND : Detachments.SEA;
        int maneuver = fields.integer("maneuver", 0, BEST_VALUE, 0);
        boolean alone = fields.flag("leaderAlone");
        int thirds = alone ? 0 : detachments.read(fields);
        if (alone) {
            detachments.refuse(fields);
        }
        var sea = element == Element.LAND ? null : voyage(question, fields);
        question.check();
        var expedition = new Exploration.Expedition(maneuver, alone, thirds, sea);
        var result = question.run(Exploration.of(expedition, tables()), Exploration.start());
        answer.put("modifier", result.modifier()).put("modified", result.modified()).put("percentage", result.percent())
                .put("discovery", result.discovery().toString())
                .put("leader", result.leader() == Exploration.Fate.KILLED ? "killed" : "unharmed");
        if (!alone) {
            detachments.put(answer, "remaining", result.wastage().left());
        }
    }

    private static Exploration.Voyage voyage(Question question, Fields fields) {
        int malus = fields.integer("seaMalus", 0, Detachments.MOST, 0);
        var technology = fields.word("technology", Words.of(NavalTechnology.class));
        boolean badWeather = fields.flag("badWeather");
        boolean known = fields.flag("knownByOthers");
        return new Exploration.Voyage(malus, technology, badWeather, known, Period.of(question.period()));
    }
}
