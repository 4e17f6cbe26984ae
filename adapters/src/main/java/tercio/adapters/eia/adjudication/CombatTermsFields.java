package tercio.adapters.eia.adjudication;

import java.util.List;
import java.util.Optional;
import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.AllowedWords;
import tercio.domain.eia.combat.CombatForce;
import tercio.domain.eia.combat.CombatTerms;
import tercio.domain.eia.common.concept.AreaTerrain;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.node.ObjectNode;

/** Reads the terms of field and trivial combats beside their sides. */
final class CombatTermsFields {

    private static final String SUPERIORITY = "cavalry-superiority";
    private static final AllowedWords<AreaTerrain> TERRAINS = AllowedWords.of(AreaTerrain.class);
    private static final AllowedWords<String> OPTIONS = AllowedWords.of(List.of(SUPERIORITY));
    private static final int MOST_DAYS = 999;
    private static final int METHODS = 2;

    /** The field of a request for odds with the number of days. */
    static final String DAYS = "days";

    /** Limit of the days of odds. */
    static final int MOST_DAYS_OF_ODDS = 9;

    private static final Sentence POLICY = Sentence.of("eia.request.policy-of-days");

    private CombatTermsFields() {}

    /** The assumptions of odds over several days; empty for one day. */
    static Optional<Sentence> policy(ObjectNode request) {
        return request.path(DAYS).asInt(1) > 1 ? Optional.of(POLICY) : Optional.empty();
    }

    static CombatTerms read(AdjudicationRequest request, CombatForce attacker, CombatForce defender) {
        var fields = request.fields();
        return new CombatTerms(fields.word("terrain", TERRAINS), fields.integer("day", 1, MOST_DAYS, 1), moraleMethod(request),
                fields.wordList("options", OPTIONS).contains(SUPERIORITY), attacker, defender, request.readings());
    }

    /** The method of finding morale, 1 or 2. */
    static int moraleMethod(AdjudicationRequest request) {
        return request.fields().integer("moraleMethod", 1, METHODS, 1);
    }
}
