package tercio.adapters.eia.adjudication;

import java.util.Optional;
import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.FieldOdds;
import tercio.domain.eia.combat.CombatForecast;
import tercio.domain.eia.combat.CombatOutcome;
import tercio.domain.eia.combat.TrivialCombat;
import tercio.domain.eia.combat.TrivialProcedure;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.node.ObjectNode;

/** {@code trivial-combat}: one day of a trivial combat. */
public record TrivialCombatEndpoint(EiaTables tables) implements EmpiresInArmsEndpoint {

    private static final String BY_AGREEMENT = "byAgreement";
    private static final String[] ROLLS = {"round1", "round2", "round3", "pursuit"};
    private static final String ATTACKER = CombatSide.ATTACKER.word();
    private static final String DEFENDER = CombatSide.DEFENDER.word();

    @Override
    public String procedure() {
        return "trivial-combat";
    }

    @Override
    public DieNames dice() {
        return DieNames.ofSide(ATTACKER, ROLLS).andSide(DEFENDER, ROLLS);
    }

    @Override
    public void settle(AdjudicationRequest request, ObjectNode answer) {
        var combat = read(request);
        var procedure = new TrivialProcedure(combat, tables);
        var outcome = CombatOutcome.of(combat, request.run(procedure.stages(), procedure.start()), tables);
        CombatJson.put(answer, combat.terms(), outcome);
        CombatJson.putFactors(answer, "surrendered", combat.terms(), outcome.surrendered()::of);
        CombatJson.putFactors(answer, "survivors", combat.terms(), outcome.survivors()::of);
    }

    @Override
    public FieldOdds odds(AdjudicationRequest request) {
        int days = request.fields().integer(CombatTermsFields.DAYS, 1, CombatTermsFields.MOST_DAYS_OF_ODDS, 1);
        return new FieldOdds().with(CombatForecast.of(read(request), tables, days).figures());
    }

    @Override
    public Optional<Sentence> policyOfOdds(ObjectNode request) {
        return CombatTermsFields.policy(request);
    }

    private TrivialCombat read(AdjudicationRequest request) {
        var attacking = request.fields().object(ATTACKER);
        var defending = request.fields().object(DEFENDER);
        var attacker = CombatSideFields.read(attacking, 0, true, tables);
        var defender = CombatSideFields.read(defending, 0, true, tables);
        boolean agreed = request.fields().flag(BY_AGREEMENT);
        if (!agreed && attacker.corps() > 0 && defender.corps() > 0) {
            var rule = Sentence.of("eia.request.no-trivial-combat");
            attacking.fault(CombatSideFields.CORPS, rule);
            defending.fault(CombatSideFields.CORPS, rule);
            request.fields().fault(BY_AGREEMENT, rule);
        }
        var terms = CombatTermsFields.read(request, attacker, defender);
        request.check();
        return new TrivialCombat(terms, agreed);
    }
}
