package tercio.adapters.eia.adjudication;

import java.util.List;
import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.AllowedWords;
import tercio.domain.eia.combat.CombatForce;
import tercio.domain.eia.combat.CombatTerms;
import tercio.domain.eia.concept.AreaTerrain;

/** Reads what field and trivial combats have in common beside their sides. */
final class CombatTermsFields {

    private static final String SUPERIORITY = "cavalry-superiority";
    private static final AllowedWords<AreaTerrain> TERRAINS = AllowedWords.of(AreaTerrain.class);
    private static final AllowedWords<String> OPTIONS = AllowedWords.of(List.of(SUPERIORITY));
    private static final int MOST_DAYS = 999;
    private static final int METHODS = 2;

    private CombatTermsFields() {}

    static CombatTerms read(AdjudicationRequest request, CombatForce attacker, CombatForce defender) {
        var fields = request.fields();
        return new CombatTerms(fields.word("terrain", TERRAINS), fields.integer("day", 1, MOST_DAYS, 1), moraleMethod(request),
                fields.wordList("options", OPTIONS).contains(SUPERIORITY), attacker, defender, request.readings());
    }

    /** Method 1 or 2 of finding morale. */
    static int moraleMethod(AdjudicationRequest request) {
        return request.fields().integer("moraleMethod", 1, METHODS, 1);
    }
}
