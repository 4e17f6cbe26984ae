package tercio.adapters.eia.adjudication;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.AllowedWords;
import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.FieldOdds;
import tercio.adapters.adjudication.RequestFields;
import tercio.domain.eia.combat.CombatCrossing;
import tercio.domain.eia.combat.CombatForce;
import tercio.domain.eia.combat.CombatForecast;
import tercio.domain.eia.combat.CombatOutcome;
import tercio.domain.eia.combat.CombatState;
import tercio.domain.eia.combat.CombatValue;
import tercio.domain.eia.combat.FieldCombat;
import tercio.domain.eia.combat.FieldCombat.OutflankingPart;
import tercio.domain.eia.combat.FieldProcedure;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.node.ObjectNode;

/** {@code field-combat}: one day of a field combat. */
public record FieldCombatEndpoint(EiaTables tables) implements EmpiresInArmsEndpoint {

    static final String CHIT = "chit";

    private static final String WITHDRAW = "withdraw";
    private static final int MOST_WORTH = 1000;
    private static final String[] ROLLS = {"round1", "round2", "round3", "outflank1", "outflank2", "pursuit"};
    private static final String ATTACKER = CombatSide.ATTACKER.word();
    private static final String DEFENDER = CombatSide.DEFENDER.word();
    private static final DieNames DICE = DieNames.ofSide(ATTACKER, ROLLS).andSide(DEFENDER, ROLLS).andOneOrSeveral(DEFENDER, WITHDRAW);
    private static final AllowedWords<OperationalChit> ATTACKS = AllowedWords.of(OperationalChit.ofAttacker(), OperationalChit::word);
    private static final AllowedWords<OperationalChit> DEFENCES = AllowedWords.of(OperationalChit.ofDefender(), OperationalChit::word);

    @Override
    public String procedure() {
        return "field-combat";
    }

    @Override
    public DieNames dice() {
        return DICE;
    }

    @Override
    public void settle(AdjudicationRequest request, ObjectNode answer) {
        var combat = read(request);
        var procedure = new FieldProcedure(combat, tables);
        var end = request.run(procedure.stages(), procedure.start());
        var outcome = CombatOutcome.of(combat, end, tables);
        CombatJson.put(answer, combat.terms(), outcome);
        outcome.withdrawal().ifPresent(withdrawal -> {
            var json = answer.putObject("withdrawal").put("automatic", withdrawal.automatic());
            if (!withdrawal.automatic()) {
                json.put("needed", withdrawal.needed());
            }
            json.put("withdrawn", withdrawal.corps());
        });
        combat.outflanker(tables).ifPresent(side -> putArrival(answer.putObject("outflank"), side, end));
        CombatJson.putFactors(answer, "survivors", combat.terms(), outcome.survivors()::of);
    }

    /**
     * The odds. Their request may hold {@code values}, the worth of a political point, a factor and captured leaders, and
     * {@code days}, the number of days of the combat.
     */
    @Override
    public FieldOdds odds(AdjudicationRequest request) {
        var value = request.fields().optionalObject("values").map(FieldCombatEndpoint::value).orElse(CombatValue.STANDARD);
        int days = request.fields().integer(CombatTermsFields.DAYS, 1, CombatTermsFields.MOST_DAYS_OF_ODDS, 1);
        return new FieldOdds().with(CombatForecast.of(read(request), tables, days).figures(value));
    }

    @Override
    public Optional<Sentence> adviceOnTooManyStates() {
        return Optional.of(Sentence.of("eia.request.fewer-days"));
    }

    @Override
    public Optional<Sentence> policyOfOdds(ObjectNode request) {
        return CombatTermsFields.policy(request);
    }

    private static CombatValue value(RequestFields fields) {
        return new CombatValue(fields.integer("politicalPoint", 0, MOST_WORTH, CombatValue.STANDARD.politicalPoint()),
                fields.integer("factor", 0, MOST_WORTH, CombatValue.STANDARD.factor()),
                fields.integer("leaders", 0, MOST_WORTH, CombatValue.STANDARD.leaders()));
    }

    @Override
    public Map<String, List<?>> choices() {
        return ChitComparison.allChits();
    }

    @Override
    public Map<String, List<?>> choices(ObjectNode request) {
        return ChitComparison.openChits(request);
    }

    @Override
    public ObjectNode withoutDependentFields(ObjectNode request) {
        return ChitComparison.withoutDependentFields(request, tables);
    }

    @Override
    public void conclude(Map<Map<String, Object>, FieldOdds> odds, boolean fractions, ObjectNode answer) {
        ChitComparison.conclude(odds, answer);
    }

    private static void putArrival(ObjectNode json, CombatSide side, CombatState end) {
        json.put("side", side.word());
        var attempts = json.putArray("attempts");
        end.sheet().arrivals().forEach(attempt -> attempts.addObject().put("round", attempt.round()).put("die", attempt.die())
                .put("needed", attempt.needed()).put("arrived", attempt.arrived()));
        json.put("arrivedAfterRound", end.arrivedAfter());
    }

    private FieldCombat read(AdjudicationRequest request) {
        var attacking = request.fields().object(ATTACKER);
        var defending = request.fields().object(DEFENDER);
        var attacker = CombatSideFields.read(attacking, 1, false, tables);
        var defender = CombatSideFields.read(defending, 1, false, tables);
        var attack = attacking.word(CHIT, ATTACKS);
        var defence = defending.word(CHIT, DEFENCES);
        checkOutflank(attacking, attacker, attack);
        checkOutflank(defending, defender, defence);
        var crossing = attacking.word("crossing", AllowedWords.of(CombatCrossing.class), CombatCrossing.NONE);
        var outflanking = outflanking(attack, defence, attacking, attacker, defending, defender);
        boolean rolled = defence == OperationalChit.WITHDRAW && attack != OperationalChit.PROBE;
        boolean eachCorps = rolled && defender.commander().isEmpty();
        var corps = CorpsFactorsFields.read(defending, defender, eachCorps, tables);
        var terms = CombatTermsFields.read(request, attacker, CombatSideFields.withLargeCorps(defending, defender, corps));
        if (eachCorps) {
            request.expectDiceList(DEFENDER, WITHDRAW, defender.corps());
        } else if (rolled) {
            request.expectDice(DEFENDER, WITHDRAW, 1);
        }
        request.check();
        return new FieldCombat(terms, attack, defence, crossing, outflanking, corps);
    }

    private static void checkOutflank(RequestFields side, CombatForce force, OperationalChit chit) {
        if (side.has(CHIT) && chit == OperationalChit.OUTFLANK && (force.commander().isEmpty() || force.corps() < 2)) {
            side.fault(CHIT, Sentence.of("eia.request.outflank-needs"));
        }
    }

    private Optional<OutflankingPart> outflanking(OperationalChit attack, OperationalChit defence, RequestFields attacking, CombatForce attacker,
            RequestFields defending, CombatForce defender) {
        var outflanker = FieldCombat.outflanker(attack, defence, tables);
        for (var side : List.of(CombatSide.ATTACKER, CombatSide.DEFENDER)) {
            if (!outflanker.equals(Optional.of(side))) {
                OutflankingFields.refuse(side == CombatSide.ATTACKER ? attacking : defending);
            }
        }
        return outflanker.flatMap(side -> side == CombatSide.ATTACKER ? OutflankingFields.read(attacking, attacker, tables)
                : OutflankingFields.read(defending, defender, tables));
    }
}
