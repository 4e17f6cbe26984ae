package tercio.domain.eu.land.siege;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.battle.BattleSide;
import tercio.domain.eu.supply.attrition.Attrition.PillageAnswer;
import tercio.domain.eu.supply.attrition.AttritionCauses.Besieging;
import tercio.domain.eu.supply.attrition.AttritionCauses.Unrest;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Readings;

/**
 * Arras of the rulebook, level 3 in the plain, 6 French LD of artillery value 4: -2 in the first round. Worked out by hand:
 * the first round brings nothing (1-5), S- (6-8) or S+ (9-10); the second nothing that ends the siege; the third starts at
 * +2 with a chance of 0.15, at +4 with 0.06 and at +3, with S+ and a breach of the second round, with 0.04.
 */
class SiegeOddsTest {

    private static final Units SIX_LD = Units.of(1, 1, 0);

    private boolean takesHonours = true;
    private Optional<Assault> assault = Optional.empty();
    private Optional<Siege.BesiegersAttritionTerms> want = Optional.empty();
    private Units besieger = SIX_LD;

    @Test
    void arrasHoldsTwoRoundsForCertain() {
        assertThat(chance(rounds(2).getLast(), standing -> standing.end() == SiegeEnd.HOLDS)).isEqualByComparingTo("1");
    }

    @Test
    void inTheThirdRoundItMayFall() {
        var third = rounds(3).getLast();
        assertThat(chance(third, standing -> standing.end() == SiegeEnd.HONOURS)).isEqualByComparingTo("0.025");
        assertThat(chance(third, standing -> standing.end() == SiegeEnd.SURRENDER)).isEqualByComparingTo("0.016");
        assertThat(chance(third, standing -> standing.endedIn() == 3)).isEqualByComparingTo("0.041");
    }

    @Test
    void whoRefusesHonoursAndDoesNotStormWaitsForTheSurrender() {
        takesHonours = false;
        var third = rounds(3).getLast();
        assertThat(chance(third, standing -> standing.end().hasFallen())).isEqualByComparingTo("0.016");
    }

    /** S+ in the first round and a 9 or 10 in the second breach the wall. */
    @Test
    void aBreachThatIsStormedFallsAsOftenAsTheAssaultSucceeds() {
        assault = Optional.of(assault());
        var stormed = AssaultOdds.of(assault(), EuTables.PRINTED).ends();
        var second = rounds(2).getLast();
        assertThat(chance(second, standing -> standing.end() == SiegeEnd.ASSAULT))
                .isEqualByComparingTo(chance(stormed, AssaultOdds.End::fortressFalls).multiply(new BigDecimal("0.04")));
        assertThat(chance(second, standing -> standing.besiegerLost() == 3))
                .isEqualByComparingTo(chance(stormed, end -> end.besieger().losses() == 3).multiply(new BigDecimal("0.04")));
    }

    /** The check is the die against 2 MP; in the first round of the turn +4 keeps the besieger from it. */
    @Test
    void onlyAOneBringsAttritionInLaterRounds() {
        var third = rounds(3).getLast();
        assertThat(chance(third, standing -> standing.attritions() == 0)).isEqualByComparingTo("0.81");
        assertThat(chance(third, standing -> standing.attritions() == 2)).isEqualByComparingTo("0.01");
    }

    /** 6 LD add 2 to the die: 4-6 take 1 LD, 7-10 take 2; the P is taken as a pillage. */
    @Test
    void attritionTakesItsToll() {
        want = Optional.of(new Siege.BesiegersAttritionTerms(new Besieging(false, false, false, false, 0, 0, new Unrest(0, 0), 0, 0),
                LandTechnology.MUSKETS, PillageAnswer.PILLAGE));
        var second = rounds(2).getLast();
        assertThat(chance(second, standing -> standing.besiegerLost() == 3)).isEqualByComparingTo("0.03");
        assertThat(chance(second, standing -> standing.besiegerLost() == 6)).isEqualByComparingTo("0.04");
    }

    /** 3 LD before a fortress of level 3: any LD lost ends the undermining. */
    @Test
    void aBesiegerWhoHasBecomeTooSmallUnderminesNoMore() {
        besieger = Units.of(0, 1, 1);
        want = Optional.of(new Siege.BesiegersAttritionTerms(new Besieging(false, false, false, true, 0, 0, new Unrest(0, 0), 0, 0),
                LandTechnology.MUSKETS, PillageAnswer.LOSE));
        var third = rounds(3).getLast();
        // 3 LD in bad weather: 4-6 bring the P, which takes 1 LD, 7-10 take one LD and one for the P; 1-3 nothing.
        assertThat(chance(third, standing -> standing.end() == SiegeEnd.TOO_SMALL)).isEqualByComparingTo("0.07");
    }

    @Test
    void theMarksOfTheFirstRoundCount() {
        var works = new Undermining.Round(3, Theatre.EUROPE, Terrain.PLAIN, SiegePort.NONE, 4,
                new SiegeMarks(new Siegeworks(0, 2), false, false, 3), 0, 0, Units.NONE, false, 2, Readings.STANDARD);
        var siege = new Siege(works, 1, SIX_LD, units -> 4, true, Optional.empty(), Optional.empty());
        // +4: 8 gives the choice, 9 and 10 the surrender.
        var first = SiegeOdds.of(siege, EuTables.PRINTED).getLast();
        assertThat(chance(first, standing -> standing.end() == SiegeEnd.HONOURS)).isEqualByComparingTo("0.1");
        assertThat(chance(first, standing -> standing.end() == SiegeEnd.SURRENDER)).isEqualByComparingTo("0.2");
    }

    private List<Distribution<SiegeProgress>> rounds(int rounds) {
        var first = new Undermining.Round(3, Theatre.EUROPE, Terrain.PLAIN, SiegePort.NONE, 4, SiegeMarks.NONE, 0, 0, Units.NONE,
                false, 2, Readings.STANDARD);
        return SiegeOdds.of(new Siege(first, rounds, besieger, units -> 4, takesHonours, assault, want), EuTables.PRINTED);
    }

    private static Assault assault() {
        return new Assault(Period.III, Theatre.EUROPE, 3, true, false, 4, side("france", SIX_LD), side("spain", Units.NONE),
                Readings.STANDARD);
    }

    private static BattleSide side(String country, Units units) {
        return new BattleSide(new CountryId(country), units, ArmyClass.IV, true, LandTechnology.MUSKETS, false, Optional.empty(), false, false);
    }

    private static <T> BigDecimal chance(Distribution<T> of, Predicate<T> what) {
        return new BigDecimal(of.weightOf(what)).divide(new BigDecimal(of.whole()));
    }
}
