package tercio.adapters.eia.adjudication;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.AllowedWords;
import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.FieldOdds;
import tercio.domain.eia.combat.CombatState;
import tercio.domain.eia.combat.ThreeRoundCombat;
import tercio.domain.eia.combat.siege.AssaultAttempt;
import tercio.domain.eia.combat.siege.AttemptState;
import tercio.domain.eia.combat.siege.CityAssault;
import tercio.domain.eia.combat.siege.CityAssaultForecast;
import tercio.domain.eia.combat.siege.CityAssaultOutcome;
import tercio.domain.eia.combat.siege.CityAssaultProcedure;
import tercio.domain.eia.combat.siege.Honours;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.SiegeTable.SiegeResult;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.node.ObjectNode;

/** {@code siege-assault}: one assault attempt and its consequences. */
public record SiegeAssaultEndpoint(EiaTables tables) implements EmpiresInArmsEndpoint {

    private static final String BESIEGER = "besieger";
    private static final String GARRISON = "garrison";
    private static final String[] ROLLS = {"round1", "round2", "round3"};
    private static final int MOST_FLECHES = 5;
    private static final int MOST_SPIRES = 9;

    @Override
    public String procedure() {
        return "siege-assault";
    }

    @Override
    public DieNames dice() {
        return DieNames.of(CityAssaultProcedure.SIEGE, CityAssaultProcedure.SORTIE).andSide(BESIEGER, ROLLS).andSide(GARRISON, ROLLS);
    }

    @Override
    public void settle(AdjudicationRequest request, ObjectNode answer) {
        var assault = read(request, request.diceGiven("", CityAssaultProcedure.SORTIE) > 0);
        var outcome = outcome(request, assault);
        var attempt = outcome.attempt();
        answer.putObject("attempt").put("die", attempt.die()).put("modifier", attempt.modifier()).put("modified", attempt.modifiedDie())
                .put("result", attempt.result().toString());
        answer.put("outcome", outcome.result().toString());
        outcome.garrisonLosesSortie().ifPresent(garrison -> answer.putObject("sortie").put("die", attempt.sortieDie())
                .put("loser", garrison ? GARRISON : BESIEGER));
        outcome.fight().ifPresent(fight -> putFight(answer, assault, outcome, fight));
        answer.putObject("politicalPoints").put(BESIEGER, outcome.besiegerPoints()).put(GARRISON, outcome.garrisonPoints());
        answer.set("prisoners", CombatJson.factors(outcome.prisoners(), assault.garrison()));
        var survivors = answer.putObject("survivors");
        survivors.set(BESIEGER, CombatJson.factors(outcome.besieger(), assault.besieger()));
        survivors.set(GARRISON, CombatJson.factors(outcome.garrison(), assault.garrison()));
    }

    /**
     * The odds. Their request says in {@code sortie} whether the garrison makes a sortie; in an adjudication the dice show
     * it.
     */
    @Override
    public FieldOdds odds(AdjudicationRequest request) {
        boolean sortie = request.fields().flag(CityAssaultProcedure.SORTIE);
        return new FieldOdds().with(CityAssaultForecast.of(read(request, sortie), tables));
    }

    @Override
    public Map<String, List<?>> choices() {
        var choices = new LinkedHashMap<String, List<?>>();
        choices.put("/" + CityAssaultProcedure.SORTIE, List.of(false, true));
        choices.put("/honours", List.of(Honours.NONE, Honours.ASKED));
        choices.put("/surrenders", List.of(false, true));
        return choices;
    }

    private CityAssaultOutcome outcome(AdjudicationRequest request, CityAssault assault) {
        var procedure = new CityAssaultProcedure(assault, tables);
        var attempt = request.run(procedure.attempt(), AttemptState.START);
        if (attempt.result() != SiegeResult.BREACH) {
            return CityAssaultOutcome.of(assault, attempt, CityAssaultOutcome.withoutBreach(attempt.result()), tables);
        }
        var before = procedure.afterBreach(request.recorder());
        if (before.isPresent()) {
            return CityAssaultOutcome.of(assault, attempt, before.get(), tables);
        }
        var combat = procedure.combat();
        var fight = request.run(combat.stages(), combat.start());
        procedure.explainResult(fight, request.recorder());
        return CityAssaultOutcome.of(assault, attempt, fight, tables);
    }

    private static void putFight(ObjectNode answer, CityAssault assault, CityAssaultOutcome outcome, CombatState fight) {
        CombatJson.putRounds(answer, outcome.rounds(), assault.besieger(), assault.garrison(), SiegeAssaultEndpoint::word);
        var morale = answer.putObject("finalMorale");
        var lost = answer.putObject("moraleLost");
        for (var side : CombatSide.values()) {
            morale.put(word(side), ThreeRoundCombat.finalMorale(fight, side));
            lost.put(word(side), ThreeRoundCombat.moraleLost(fight, side));
        }
        answer.put("ended", fight.ended().toString());
    }

    private static String word(CombatSide side) {
        return side == CombatSide.ATTACKER ? BESIEGER : GARRISON;
    }

    private CityAssault read(AdjudicationRequest request, boolean sortie) {
        var fields = request.fields();
        int fleches = fields.integer("fleches", 0, MOST_FLECHES);
        int spires = fields.integer("spires", 1, MOST_SPIRES);
        int method = CombatTermsFields.moraleMethod(request);
        var besieger = CombatSideFields.readSiegeSide(fields.object(BESIEGER), 1, tables);
        var inside = fields.object(GARRISON);
        var garrison = CombatSideFields.readSiegeSide(inside, 0, tables);
        if (fields.has("spires") && garrison.total() > AssaultAttempt.capacity(tables, spires)) {
            inside.fault(CombatSideFields.FACTORS, Sentence.of("eia.request.city-full").with("most", AssaultAttempt.capacity(tables, spires)));
        }
        var honours = fields.word("honours", AllowedWords.of(Honours.class), Honours.NONE);
        if (honours != Honours.NONE && (garrison.power() == Power.TURKEY || garrison.power() == Power.SPAIN)) {
            fields.fault("honours", Sentence.of("eia.request.no-honours"));
        }
        boolean refuge = fields.flag("refuge", true);
        boolean surrenders = fields.flag("surrenders");
        request.check();
        return new CityAssault(fleches, spires, method, besieger, garrison, honours, refuge, surrenders, sortie, request.readings());
    }
}
