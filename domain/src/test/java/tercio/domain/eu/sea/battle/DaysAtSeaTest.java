package tercio.domain.eu.sea.battle;

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
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.given.Tier;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Fraction;
import tercio.domain.ruling.Readings;

/** The odds of a battle at sea, computed on counts, are those of its stages. */
class DaysAtSeaTest {

    private static final List<FirstLine> CAPTURES = List.of(FirstLine.NWD, FirstLine.NTD, FirstLine.NGD);

    static List<Integer> battles() {
        return Tier.firstOrSome(IntStream.range(0, 10).boxed().toList(), 3, 2);
    }

    private static NavalSide side(String country, Random random) {
        var units = new NavalUnits(random.nextInt(2), random.nextInt(2), random.nextInt(12), random.nextInt(9), random.nextInt(4), random.nextInt(3), random.nextInt(3));
        var lines = List.of(FirstLine.values()).stream().filter(units::canForm).toList();
        if (lines.isEmpty()) {
            return side(country, random);
        }
        var admiral = new Leader(new LeaderId("admiral"), "admiral", new CountryId(country), LeaderCategory.ADMIRAL, 'B', random.nextInt(6), random.nextInt(6), random.nextInt(6), 0, false, false, false, false);
        // A leader must be drawn in one of twelve fleets: the odds of the stages then take a hundred times as long.
        return new NavalSide(new CountryId(country), units, NavalTechnology.values()[random.nextInt(NavalTechnology.values().length)], lines.get(random.nextInt(lines.size())),
                random.nextBoolean(), random.nextInt(12) == 0 ? Optional.empty() : Optional.of(admiral), random.nextBoolean(),
                Withdrawal.values()[random.nextInt(Withdrawal.values().length)], CAPTURES.subList(0, random.nextInt(4)));
    }

    @Tag(Tier.BOTH)
    @ParameterizedTest
    @MethodSource("battles")
    void theOddsAreThoseOfTheStages(int seed) {
        var random = new Random(seed);
        var battle = new NavalBattle(SeaRegion.values()[random.nextInt(SeaRegion.values().length)], 1 + random.nextInt(62), random.nextBoolean(),
                side("spain", random), side("france", random), Readings.STANDARD);
        same(battle, NavalBattleProcedure.start().withRetreatIntent(Side.PHASING, random.nextBoolean()).withRetreatIntent(Side.NON_PHASING, random.nextBoolean()));
    }

    /** Fleets of which neither has an admiral: each of a hundred pairs of leaders may be drawn. */
    enum WithoutAdmirals {
        GALLEYS(new NavalUnits(0, 0, 0, 3, 0, 0, 0), FirstLine.NGD, new NavalUnits(0, 0, 0, 2, 0, 0, 0), FirstLine.NGD),
        A_CONVOY(new NavalUnits(0, 0, 2, 0, 0, 0, 0), FirstLine.NWD, new NavalUnits(0, 0, 0, 0, 3, 0, 0), FirstLine.NTD);

        private final NavalUnits moving;
        private final FirstLine movingLine;
        private final NavalUnits waiting;
        private final FirstLine waitingLine;

        WithoutAdmirals(NavalUnits moving, FirstLine movingLine, NavalUnits waiting, FirstLine waitingLine) {
            this.moving = moving;
            this.movingLine = movingLine;
            this.waiting = waiting;
            this.waitingLine = waitingLine;
        }

        /** The side with the wind withdraws after the fire of the second day or fights to the end. */
        NavalBattle battle(Withdrawal withdrawal) {
            return new NavalBattle(SeaRegion.MEDITERRANEAN, 20, false, fleet("spain", moving, movingLine, withdrawal),
                    fleet("turkey", waiting, waitingLine, withdrawal), Readings.STANDARD);
        }

        private static NavalSide fleet(String country, NavalUnits units, FirstLine line, Withdrawal withdrawal) {
            return new NavalSide(new CountryId(country), units, NavalTechnology.GALLEON_FLUYT, line, true, Optional.empty(), false, withdrawal, CAPTURES.subList(0, 1));
        }
    }

    /** Those whose stages take least: the others take so many times as long, and wait for the thorough tier. */
    static List<WithoutAdmirals> fleets() {
        return Tier.firstOrSome(List.of(WithoutAdmirals.A_CONVOY, WithoutAdmirals.GALLEYS), 1, 1);
    }

    @Tag(Tier.BOTH)
    @ParameterizedTest
    @MethodSource("fleets")
    void theOddsOfFleetsWithoutAdmiralsThatTryToRetreatAreThoseOfTheStages(WithoutAdmirals fleets) {
        same(fleets.battle(Withdrawal.AFTER_FIRE2), NavalBattleProcedure.start().withRetreatIntent(Side.PHASING, true).withRetreatIntent(Side.NON_PHASING, true));
    }

    /** Under all pairs of leaders the last roll is fought together, also where their attempts to retreat differ. */
    @Tag(Tier.BOTH)
    @ParameterizedTest
    @MethodSource("fleets")
    void theOddsOfTheLastRollWithoutAdmiralsAreThoseOfTheStagesWhoeverTriesToRetreat(WithoutAdmirals fleets) {
        for (var side : Side.values()) {
            same(fleets.battle(Withdrawal.NONE), NavalBattleProcedure.start().withRetreatIntent(side, true).withRetreatIntent(side.opponent(), false));
        }
    }

    /** Without an attempt to retreat the days end by a rout, by the last roll or by a withdrawal after the first fire. */
    @Tag(Tier.BOTH)
    @ParameterizedTest
    @MethodSource("fleets")
    void theOddsOfFleetsWithoutAdmiralsThatFightOnAreThoseOfTheStages(WithoutAdmirals fleets) {
        var start = NavalBattleProcedure.start().withRetreatIntent(Side.PHASING, false).withRetreatIntent(Side.NON_PHASING, false);
        same(fleets.battle(Withdrawal.NONE), start);
        same(fleets.battle(Withdrawal.AFTER_FIRE1), start);
    }

    private static void same(NavalBattle battle, BattleState start) {
        var parameters = new NavalParameters(battle, EuTables.PRINTED);

        var stages = NavalBattleOdds.ofFought(parameters, NavalBattleProcedure.fighting(parameters).distribution(start.withoutSheet()));
        var counts = NavalBattleOdds.of(battle, start, EuTables.PRINTED);

        assertThat(probabilities(counts.ends())).isEqualTo(probabilities(stages.ends()));
        assertThat(probabilities(counts.phasingLeader())).isEqualTo(probabilities(stages.phasingLeader()));
        assertThat(probabilities(counts.nonPhasingLeader())).isEqualTo(probabilities(stages.nonPhasingLeader()));
    }

    private static <S> Map<S, Fraction> probabilities(Distribution<S> odds) {
        var probabilities = new HashMap<S, Fraction>();
        odds.weights().forEach((value, weight) -> probabilities.put(value, new Fraction(weight, odds.whole())));
        return probabilities;
    }
}
