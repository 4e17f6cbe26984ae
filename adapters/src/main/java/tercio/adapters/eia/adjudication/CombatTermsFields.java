package tercio.adapters.eia.adjudication;

import java.util.List;
import java.util.Optional;
import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.AllowedWords;
import tercio.domain.eia.combat.CombatForce;
import tercio.domain.eia.combat.CombatTerms;
import tercio.domain.eia.common.concept.AreaTerrain;
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

    private static final String POLICY = "On each day both sides choose the chits of the first day and divide their forces alike; both fight on after"
            + " each day but the last, unless endOfDay says otherwise; nobody reinforces; every corps of the first day counts for ratings and points."
            + " A combat in which a side can no longer do so is left as it stands at the end of that day.";

    private CombatTermsFields() {}

    /** The assumptions of odds over several days; empty for one day. */
    static Optional<String> policy(ObjectNode request) {
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
