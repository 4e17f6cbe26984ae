package tercio.domain.eu.land.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.edition.Editions;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.given.Tier;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Fraction;
import tercio.domain.ruling.Readings;

/** The odds of land battles whose leaders are drawn, with the days of pairs that are alike computed once, are those of the stages. */
class DaysOfManyLeadersTest {

    private static BattleSide side(String country, Units units, boolean led, Random random) {
        var general = new Leader(new LeaderId("general"), "general", new CountryId(country), LeaderCategory.GENERAL, 'B', random.nextInt(6), 1 + random.nextInt(5), 1 + random.nextInt(5), 0,
                false, false, false, false);
        return new BattleSide(new CountryId(country), units, ArmyClass.values()[random.nextInt(ArmyClass.values().length - 1)], random.nextBoolean(), LandTechnology.MUSKETS, false,
                led ? Optional.of(general) : Optional.empty(), false, false);
    }

    /** One of each kind in the short tier. */
    static List<Integer> battles() {
        return Tier.firstOrSome(IntStream.range(0, 8).boxed().toList(), 4, 1);
    }

    /** Without leaders, with one of them, with retreats of either side or none, and by the rules of an older edition, in which manoeuvre matters in the pursuit. */
    @Tag(Tier.BOTH)
    @ParameterizedTest
    @MethodSource("battles")
    void theOddsAreThoseOfTheStages(int seed) {
        var random = new Random(seed);
        var tables = seed % 4 == 3 ? Editions.rapid().tables() : EuTables.PRINTED;
        var battle = new LandBattle(Period.III, Theatre.EUROPE, Terrain.values()[random.nextInt(Terrain.values().length)], random.nextBoolean(), Crossing.NONE, false,
                side("france", Units.of(0, 0, 2 + random.nextInt(2)), seed % 4 == 1, random), side("spain", Units.of(0, 1, 0), false, random), Readings.STANDARD);
        var start = LandBattleProcedure.start(battle, tables).withRetreatIntent(Side.PHASING, seed % 3 == 1).withRetreatIntent(Side.NON_PHASING, seed % 3 == 2)
                .withRetreatRoom(Side.PHASING, BattleState.UNLIMITED_ROOM).withRetreatRoom(Side.NON_PHASING, BattleState.UNLIMITED_ROOM).withoutSheet();
        var parameters = new BattleParameters(battle, tables);

        var stages = LandBattleProcedure.fighting(parameters).distribution(start);

        assertThat(probabilities(DaysOfManyLeaders.odds(parameters, start))).isEqualTo(probabilities(stages));
    }

    private static <S> Map<S, Fraction> probabilities(Distribution<S> odds) {
        var probabilities = new HashMap<S, Fraction>();
        odds.weights().forEach((value, weight) -> probabilities.put(value, new Fraction(weight, odds.whole())));
        return probabilities;
    }
}
