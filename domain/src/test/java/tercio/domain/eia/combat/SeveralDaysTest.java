package tercio.domain.eia.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.eia.combat.FieldCombat.OutflankingPart;
import tercio.domain.eia.common.concept.AreaTerrain;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.IntrinsicRatings.Ratings;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.given.Tier;
import tercio.domain.ruling.Cancellation;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Fraction;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Readings;

/** Exact odds over several days against the procedures of single days, which go through their stages on their own (EIA-7.5.2.13.2). */
class SeveralDaysTest {

    private static final EiaTables TABLES = EiaTables.PRINTED;

    /** The figures on which both ways of computing must agree. */
    private record Figures(int days, CombatEnd ended, Optional<CombatSide> winner, int attackers, int defenders, int pursuitClass) {}

    private static CombatForce force(Power power, int infantry, int cavalry, int militia, int morale) {
        return new CombatForce(power, 2, 0, List.of(new FactorLine(INFANTRY, power.nation(), infantry, 30), new FactorLine(CAVALRY, power.nation(), cavalry, 40),
                new FactorLine(MILITIA, power.nation(), militia, 20)), Optional.of(CombatForces.commander(2, 3)), new Ratings(1, 1, 1), List.of(MILITIA, INFANTRY),
                OptionalInt.of(morale), 0, DayChoice.FIGHT, false);
    }

    private static FieldCombat combat(OperationalChit attack, OperationalChit defence, Map<String, String> readings) {
        var terms = new CombatTerms(AreaTerrain.CLEAR, 1, 1, true, force(Power.FRANCE, 2, 1, 1, 44), force(Power.AUSTRIA, 1, 1, 1, 40),
                new Readings(readings));
        var divided = FieldCombat.outflanker(attack, defence, TABLES);
        return new FieldCombat(terms, attack, defence, CombatCrossing.RIVER,
                divided.isPresent() ? Optional.of(new OutflankingPart(1, List.of(1, 0, 1))) : Optional.empty(), List.of());
    }

    static Stream<FieldCombat> combats() {
        var carried = Map.of(CombatReadings.OVERNIGHT_MORALE.id(), "carries-over");
        var today = Map.of(CombatReadings.PURSUIT_LOSS.id(), "last-day");
        return Tier.firstOrSome(List.of(combat(OperationalChit.ECHELON, OperationalChit.DEFEND, carried),
                combat(OperationalChit.ECHELON, OperationalChit.DEFEND, today),
                combat(OperationalChit.ECHELON, OperationalChit.DEFEND, Map.of()),
                combat(OperationalChit.ASSAULT, OperationalChit.DEFEND, Map.of())), 1, 2).stream();
    }

    @Tag(Tier.BOTH)
    @ParameterizedTest
    @MethodSource("combats")
    void theyAreThoseOfTwoDaysAskedOneByOne(FieldCombat combat) {
        Map<Figures, Fraction> thrown = new HashMap<>();
        var first = new FieldProcedure(combat, TABLES);
        chances(Procedure.of(first.stagesOfFighting()).distribution(first.startOfOdds())).forEach((state, chance) -> {
            if (state.ended() == CombatEnd.END_OF_DAY) {
                second(combat, state).forEach((figures, later) -> thrown.merge(figures, chance.times(later), Fraction::plus));
            } else {
                pursued(combat, state, 1).forEach((figures, later) -> thrown.merge(figures, chance.times(later), Fraction::plus));
            }
        });

        var forecast = CombatForecast.of(combat, TABLES, 2);

        Map<Figures, Fraction> computed = new HashMap<>();
        forecast.ends().weights().forEach((end, weight) -> computed.merge(new Figures((end.rounds() + 2) / 3, end.ended(),
                Optional.ofNullable(end.winner()), end.attackerLost(), end.defenderLost(), end.pursuitClass()),
                new Fraction(weight, forecast.ends().whole()), Fraction::plus));
        assertThat(computed).isEqualTo(thrown);
    }

    private static <S> Map<S, Fraction> chances(Distribution<S> states) {
        Map<S, Fraction> chances = new HashMap<>();
        states.weights().forEach((state, weight) -> chances.put(state, new Fraction(weight, states.whole())));
        return chances;
    }

    /** The ends of a state after its pursuit. */
    private static Map<Figures, Fraction> pursued(FieldCombat combat, CombatState state, int day) {
        var stages = new FieldProcedure(combat, TABLES).pursuit().stages();
        return chances(Procedure.of(stages).distribution(state).map(end -> figures(end, day)));
    }

    private static Figures figures(CombatState end, int day) {
        return new Figures(day, end.ended(), Optional.ofNullable(end.winner()), 4 - end.attacker().counts().sum(), 3 - end.defender().counts().sum(),
                end.pursuit() == null ? 0 : end.pursuit().pursuitClass());
    }

    /** The second day of what is left, asked as a combat of its own: base morale of the first day and the morale lost before. */
    private static Map<Figures, Fraction> second(FieldCombat combat, CombatState evening) {
        var attacker = left(combat.terms().attacker(), evening.attacker());
        var defender = left(combat.terms().defender(), evening.defender());
        var terms = combat.terms();
        var next = new FieldCombat(new CombatTerms(terms.terrain(), 2, terms.moraleMethod(), terms.cavalrySuperiority(), attacker, defender, terms.readings()),
                combat.attackerChit(), combat.defenderChit(), combat.crossing(), Optional.empty(), List.of());
        var procedure = new FieldProcedure(next, TABLES);
        var ends = Procedure.of(procedure.stagesOfFighting()).then(Procedure.of(procedure.pursuit().stages())).distribution(procedure.startOfOdds());
        return chances(ends.map(end -> figures(end, 2)));
    }

    private static CombatForce left(CombatForce force, SideTally tally) {
        var lines = Stream.iterate(0, line -> line < force.factors().size(), line -> line + 1)
                .filter(line -> tally.counts().get(line) > 0)
                .map(line -> new FactorLine(force.factors().get(line).type(), force.factors().get(line).nation(), tally.counts().get(line),
                        force.factors().get(line).morale())).toList();
        return new CombatForce(force.power(), force.corps(), 0, lines, force.commander(), force.intrinsic(), force.casualtyOrder(), force.baseMorale(),
                tally.moraleLost(), DayChoice.FIGHT, false);
    }

    @Test
    void allChancesOfALongBattleSumUp() {
        var forecast = CombatForecast.of(combat(OperationalChit.PROBE, OperationalChit.CORDON, Map.of()), TABLES, 2);

        var days = forecast.figures().figures().get("daysFought");
        assertThat(days.outcomes()).allSatisfy(day -> assertThat((Integer) day).isBetween(1, 2));
        assertThat(days.weightOf(day -> true)).isEqualTo(days.whole());
        assertThat(forecast.ends().weightOf(end -> end.ended() == CombatEnd.END_OF_DAY)).isLessThan(forecast.ends().whole());
        assertThat(CombatForecast.of(combat(OperationalChit.PROBE, OperationalChit.CORDON, Map.of()), TABLES).figures().figures())
                .doesNotContainKey("daysFought");
    }

    /** The morale that was lost on the first day lowers the class of a pursuit on the second one. */
    @Test
    void anOrdinaryBattleIsFollowedIntoItsSecondDay() {
        var terms = new CombatTerms(AreaTerrain.CLEAR, 1, 1, true, force(Power.FRANCE, 14, 4, 3, 44), force(Power.AUSTRIA, 13, 4, 3, 40),
                new Readings(Map.of()));
        var combat = new FieldCombat(terms, OperationalChit.ECHELON, OperationalChit.DEFEND, CombatCrossing.RIVER, Optional.empty(), List.of());
        var today = new FieldCombat(new CombatTerms(AreaTerrain.CLEAR, 1, 1, true, terms.attacker(), terms.defender(),
                new Readings(Map.of(CombatReadings.PURSUIT_LOSS.id(), "last-day"))), combat.attackerChit(), combat.defenderChit(), combat.crossing(),
                Optional.empty(), List.of());

        var one = CombatForecast.of(combat, TABLES);
        var two = CombatForecast.of(combat, TABLES, 2);
        var other = CombatForecast.of(today, TABLES, 2);

        // A side that did not fight on ends as after one day.
        assertThat(new Fraction(two.ends().weightOf(end -> end.rounds() <= 3), two.ends().whole())).isEqualTo(
                new Fraction(one.ends().weightOf(end -> end.ended() != CombatEnd.END_OF_DAY), one.ends().whole()));
        for (int least = 2; least <= 5; least++) {
            int from = least;
            assertThat(two.ends().weightOf(end -> end.rounds() > 3 && end.pursuitClass() >= from)).as("classes from %d", least)
                    .isLessThanOrEqualTo(other.ends().weightOf(end -> end.rounds() > 3 && end.pursuitClass() >= from));
        }
        assertThat(two.ends().map(CombatForecast.End::pursuitClass)).isNotEqualTo(other.ends().map(CombatForecast.End::pursuitClass));
        assertThat(two.figures().figures().get("daysFought")).isEqualTo(other.figures().figures().get("daysFought"));
    }

    /** Outflankers rejoin overnight and go around the flank again; a commander rolls for his withdrawal each morning. */
    @Test
    void chitsWithDiceOfTheirOwnAreRepeated() {
        for (var defence : List.of(OperationalChit.COUNTERATTACK, OperationalChit.WITHDRAW)) {
            var forecast = CombatForecast.of(combat(OperationalChit.OUTFLANK, defence, Map.of()), TABLES, 2);
            assertThat(forecast.ends().weightOf(end -> end.rounds() > 3)).as("later days against %s", defence).isPositive();
        }
    }

    @Test
    void theWorkEndsWhenNobodyWantsIt() {
        var combat = combat(OperationalChit.PROBE, OperationalChit.CORDON, Map.of());
        assertThatThrownBy(() -> Cancellation.during(() -> true, () -> CombatForecast.of(combat, TABLES, 6))).isInstanceOf(Cancellation.Cancelled.class);
    }
}
