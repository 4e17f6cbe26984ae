package tercio.adapters.eu.adjudication;

import java.util.Optional;
import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.FieldOdds;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.FleetTitle;
import tercio.domain.eu.sea.voyage.EveryRoll;
import tercio.domain.eu.sea.voyage.Passage;
import tercio.domain.eu.sea.voyage.PassageEnd;
import tercio.domain.eu.sea.voyage.RollResolver;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.node.ObjectNode;

/**
 * {@code voyage}: a voyage out of a blockaded port, past a battery, through an interception with its battle, and with
 * its attrition.
 */
record VoyageEndpoint(Edition edition) implements EuropaEndpoint {

    private static final String NAVAL_ATTRITION = "EU-ATTR-NAVAL";

    static final Sentence POLICY = Sentence.of("eu.request.policy-of-voyage");

    @Override
    public Optional<Sentence> policyOfOdds(ObjectNode request) {
        return Optional.of(POLICY);
    }

    @Override
    public String procedure() {
        return "voyage";
    }

    @Override
    public DieNames dice() {
        return PassageFields.dice();
    }

    @Override
    public void settle(AdjudicationRequest request, ObjectNode answer) {
        var passage = read(request);
        var end = ends(passage, new PassageFields.OnDice(request, tables())).outcomes().getFirst();
        recordShipsLeft(request, end);
        answer.put("end", end.how().toString()).put("arrives", end.how() == PassageEnd.How.ARRIVES).put("battle", end.battle().toString())
                .put("shipsLostThirds", shipThirdsLost(passage, end));
    }

    @Override
    public FieldOdds odds(AdjudicationRequest request) {
        var passage = read(request);
        return odds(passage, ends(passage, new EveryRoll(tables())));
    }

    static FieldOdds odds(Passage passage, Distribution<PassageEnd> ends) {
        return new FieldOdds().with("/end", ends.map(PassageEnd::how)).with("/arrives", ends.map(end -> end.how() == PassageEnd.How.ARRIVES))
                .with("/battle", ends.map(PassageEnd::battle)).with("/shipsLostThirds", ends.map(end -> shipThirdsLost(passage, end)));
    }

    /** Records the remaining ships. Their owner would choose; the first choice is taken. */
    static void recordShipsLeft(AdjudicationRequest request, PassageEnd end) {
        request.recorder().record(() -> Step.of("ships left", NAVAL_ATTRITION).result(end.ships().thirds() == 0 ? "none" : FleetTitle.ships(end.ships())));
    }

    static int shipThirdsLost(Passage passage, PassageEnd end) {
        return passage.moving().units().thirds() - end.ships().thirds();
    }

    private Passage read(AdjudicationRequest request) {
        var passage = PassageFields.read(request, request.fields().flag("action"), tables());
        request.check();
        return passage;
    }

    private Distribution<PassageEnd> ends(Passage passage, RollResolver rolls) {
        var start = new PassageEnd(PassageEnd.How.ARRIVES, PassageEnd.Fight.NONE, passage.moving().units(), Units.NONE);
        return passage.ends(start, Passage.Hold.EMPTY, rolls, tables());
    }
}
