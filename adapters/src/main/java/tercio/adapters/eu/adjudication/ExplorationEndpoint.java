package tercio.adapters.eu.adjudication;

import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.AllowedWords;
import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.RequestFields;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.world.exploration.Exploration;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.node.ObjectNode;

/** {@code exploration}: the exploration of a province or a sea zone. */
record ExplorationEndpoint(Edition edition) implements EuropaEndpoint {

    @Override
    public String procedure() {
        return "exploration";
    }

    @Override
    public DieNames dice() {
        return DieNames.of("exploration", "half", "leaderDeath").andLists("remainder");
    }

    @Override
    public void settle(AdjudicationRequest request, ObjectNode answer) {
        var fields = request.fields();
        var element = fields.word("element", AllowedWords.of(Element.class));
        var detachments = element == Element.LAND ? DetachmentFields.LAND : DetachmentFields.SEA;
        int maneuver = fields.integer("maneuver", 0, BEST_VALUE, 0);
        boolean alone = fields.flag("leaderAlone");
        int thirds = alone ? 0 : detachments.read(fields);
        if (alone) {
            detachments.refuse(fields);
        }
        boolean led = !fields.flag("withoutLeader");
        if (!led && (alone || maneuver > 0)) {
            fields.fault("withoutLeader", Sentence.of("eu.request.leader-counts"));
        }
        var sea = element == Element.LAND ? null : voyage(request, fields);
        request.check();
        var expedition = new Exploration.Expedition(maneuver, alone, thirds, sea, led);
        var result = request.run(Exploration.of(expedition, tables()), Exploration.start());
        answer.put("modifier", result.modifier()).put("modified", result.modifiedDie()).put("percentage", result.percent())
                .put("discovery", result.discovery().toString())
                .put("leader", result.leader() == Exploration.Fate.KILLED ? "killed" : "unharmed");
        if (!alone) {
            detachments.put(answer, "remaining", result.wastage().left());
        }
    }

    private static Exploration.Voyage voyage(AdjudicationRequest request, RequestFields fields) {
        int malus = fields.integer("seaMalus", 0, DetachmentFields.MOST, 0);
        var technology = fields.word("technology", AllowedWords.of(NavalTechnology.class));
        boolean badWeather = fields.flag("badWeather");
        boolean known = fields.flag("knownByOthers");
        return new Exploration.Voyage(malus, technology, badWeather, known, Period.of(EuropaEndpoint.period(request)));
    }
}
