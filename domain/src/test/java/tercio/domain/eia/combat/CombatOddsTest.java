package tercio.domain.eia.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.FactorType.ARTILLERY;
import static tercio.domain.eia.common.concept.FactorType.CAVALRY;
import static tercio.domain.eia.common.concept.FactorType.INFANTRY;
import static tercio.domain.eia.common.concept.FactorType.MILITIA;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.eia.combat.CorpsDivision.CorpsPart;
import tercio.domain.eia.combat.FieldCombat.OutflankingPart;
import tercio.domain.eia.common.concept.AreaTerrain;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.IntrinsicRatings.Ratings;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.given.Thorough;
import tercio.domain.given.Tier;
import tercio.domain.ruling.Fraction;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Readings;

/** Exact odds against every throw of the dice. */
@Execution(ExecutionMode.CONCURRENT)
class CombatOddsTest {

    private static final EiaTables TABLES = EiaTables.PRINTED;

    private record Figures(CombatEnd ended, Optional<CombatSide> winner, Optional<CombatSide> captured, PoliticalPoints points, int attackers, int defenders) {}

    private static CombatForce force(Power power, int infantry, int cavalry, int militia, boolean commander) {
        return new CombatForce(power, 2, 0, List.of(new FactorLine(INFANTRY, power.nation(), infantry, 30), new FactorLine(CAVALRY, power.nation(), cavalry, 40),
                new FactorLine(MILITIA, power.nation(), militia, 20)), commander ? Optional.of(new CombatCommander(3, 3, OptionalInt.of(1), false, true))
                : Optional.empty(), new Ratings(2, 2, 1), List.of(MILITIA, INFANTRY), OptionalInt.of(14), 0, DayChoice.FIGHT, false);
    }

    private static FieldCombat combat(OperationalChit attack, OperationalChit defence, AreaTerrain terrain, boolean commander) {
        var attacker = force(Power.FRANCE, 9, 3, 2, true);
        var defender = CombatForces.withEndOfDay(force(Power.AUSTRIA, 7, 2, 4, commander), DayChoice.WITHDRAW);
        var terms = new CombatTerms(terrain, 1, 1, true, attacker, defender, Readings.STANDARD);
        boolean divided = FieldCombat.outflanker(attack, defence, TABLES).isPresent();
        var corps = List.of(List.of(new CorpsPart(INFANTRY, new NationId("austria"), 7, OptionalInt.empty())), List.of(
                new CorpsPart(CAVALRY, new NationId("austria"), 2, OptionalInt.empty()), new CorpsPart(MILITIA, new NationId("austria"), 4, OptionalInt.empty())));
        return new FieldCombat(terms, attack, defence, CombatCrossing.RIVER,
                divided ? Optional.of(new OutflankingPart(1, List.of(3, 1, 0))) : Optional.empty(), corps);
    }

    static Stream<FieldCombat> combats() {
        return Tier.firstOrSome(List.of(combat(OperationalChit.PROBE, OperationalChit.WITHDRAW, AreaTerrain.CLEAR, true),
                combat(OperationalChit.OUTFLANK, OperationalChit.ESCALATED_COUNTERATTACK, AreaTerrain.FOREST, true),
                combat(OperationalChit.ASSAULT, OperationalChit.CORDON, AreaTerrain.DESERT, true),
                combat(OperationalChit.ASSAULT, OperationalChit.WITHDRAW, AreaTerrain.MARSH, false),
                combat(OperationalChit.ESCALATED_ASSAULT, OperationalChit.COUNTERATTACK, AreaTerrain.CLEAR, true)), 1, 2).stream();
    }

    @Tag(Tier.BOTH)
    @ParameterizedTest
    @MethodSource("combats")
    void theyAreThoseOfAllThrows(FieldCombat combat) {
        var procedure = new FieldProcedure(combat, TABLES);
        var thrown = AllThrows.of(procedure.stages(), procedure.start(), state -> {
            var outcome = CombatOutcome.of(combat, state, TABLES);
            return new Figures(outcome.end(), outcome.winner(), outcome.captured(), outcome.points(), 14 - outcome.survivors().attacker().total(),
                    13 - outcome.survivors().defender().total());
        });

        var forecast = CombatForecast.of(combat, TABLES);

        Map<Figures, Fraction> computed = new HashMap<>();
        forecast.ends().weights().forEach((end, weight) -> computed.merge(new Figures(end.ended(), Optional.ofNullable(end.winner()),
                Optional.ofNullable(end.captured()), new PoliticalPoints(end.attackerPoints(), end.defenderPoints()), end.attackerLost(),
                end.defenderLost()), new Fraction(weight, forecast.ends().whole()), Fraction::plus));
        assertThat(computed).isEqualTo(thrown);
    }

    @Thorough("Follows every throw of a long combat; the odds of two shorter ones are compared whole in the short tier.")
    @Test
    void theMoraleLostIsThatOfAllThrows() {
        var combat = combat(OperationalChit.ESCALATED_ASSAULT, OperationalChit.COUNTERATTACK, AreaTerrain.CLEAR, true);
        var procedure = new FieldProcedure(combat, TABLES);
        var thrown = AllThrows.of(Procedure.of(procedure.stagesOfFighting()), procedure.start(), state -> state.defender().moraleLost());

        var computed = CombatForecast.of(combat, TABLES).figures().figures().get("moraleLost/defender");

        Map<Object, Fraction> chances = new HashMap<>();
        computed.weights().forEach((lost, weight) -> chances.put(lost, new Fraction(weight, computed.whole())));
        assertThat(chances).isEqualTo(thrown);
    }

    @Test
    void aTrivialCombatToo() {
        var garrison = new CombatForce(Power.AUSTRIA, 0, 0, List.of(new FactorLine(INFANTRY, new NationId("austria"), 4, 30), new FactorLine(MILITIA, new NationId("austria"), 2, 20)),
                Optional.empty(), Ratings.NONE, List.of(), OptionalInt.of(20), 0, DayChoice.FIGHT, true);
        var combat = new TrivialCombat(new CombatTerms(AreaTerrain.CLEAR, 1, 1, false, force(Power.FRANCE, 9, 3, 2, true), garrison,
                Readings.STANDARD), false);
        var procedure = new TrivialProcedure(combat, TABLES);
        var thrown = AllThrows.of(procedure.stages(), procedure.start(), state ->
                6 - CombatOutcome.of(combat, state, TABLES).survivors().defender().total());

        var computed = CombatForecast.of(combat, TABLES).figures().figures().get("lostFactors/defender");

        Map<Object, Fraction> chances = new HashMap<>();
        computed.weights().forEach((lost, weight) -> chances.put(lost, new Fraction(weight, computed.whole())));
        assertThat(chances).isEqualTo(thrown);
    }

    /** A side of which nothing but artillery is left has lost, in the odds as in the combat (EIA-12.3.5). */
    @Test
    void gunsAloneLoseInTheOddsToo() {
        var defender = new CombatForce(Power.AUSTRIA, 1, 0, List.of(new FactorLine(INFANTRY, new NationId("austria"), 2, 30), new FactorLine(ARTILLERY, new NationId("austria"), 3, 30)),
                Optional.empty(), Ratings.NONE, List.of(INFANTRY, ARTILLERY), OptionalInt.of(50), 0, DayChoice.FIGHT, false);
        var attacker = force(Power.FRANCE, 9, 3, 2, true);

        var with = trivial(new CombatTerms(AreaTerrain.CLEAR, 1, 1, false, true, false, attacker, defender, Readings.STANDARD));
        var without = trivial(new CombatTerms(AreaTerrain.CLEAR, 1, 1, false, attacker, defender, Readings.STANDARD));

        assertThat(winners(with)).isEqualTo(thrownWinners(with));
        assertThat(winners(without)).isEqualTo(thrownWinners(without)).isNotEqualTo(winners(with));
    }

    private static TrivialCombat trivial(CombatTerms terms) {
        return new TrivialCombat(terms, false);
    }

    private static Map<Object, Fraction> winners(TrivialCombat combat) {
        var forecast = CombatForecast.of(combat, TABLES);
        Map<Object, Fraction> chances = new HashMap<>();
        forecast.ends().weights().forEach((end, weight) -> chances.merge(Optional.ofNullable(end.winner()), new Fraction(weight, forecast.ends().whole()), Fraction::plus));
        return chances;
    }

    private static Map<Object, Fraction> thrownWinners(TrivialCombat combat) {
        var procedure = new TrivialProcedure(combat, TABLES);
        return AllThrows.of(procedure.stages(), procedure.start(), state -> Optional.ofNullable(state.winner()));
    }
}
