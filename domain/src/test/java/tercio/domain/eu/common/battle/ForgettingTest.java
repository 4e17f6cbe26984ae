package tercio.domain.eu.common.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.forces.Casualty;
import tercio.domain.eu.sea.battle.NavalState;
import tercio.domain.given.Thorough;
import tercio.domain.given.Tier;
import tercio.domain.ruling.KnownDice;
import tercio.domain.ruling.Procedure;

/** Exact odds forget what no later rule reads. That they forget nothing else is seen where nothing is forgotten. */
class ForgettingTest {

    private static final int FACES = 10;
    /** The number of open dice; all others have fallen: few enough to follow each way by itself. */
    private static final int OPEN = 3;
    private static final int MORE_OPEN = 8;

    record Seen<L>(BattleEnd ended, Winner winner, Optional<Winner> wind, boolean phasingRouts, boolean nonPhasingRouts, L phasingLoses,
            L nonPhasingLoses, Casualty phasingLeader, Casualty nonPhasingLeader) {

        static <L> Seen<L> of(SampledBattle<L> battle, BattleState battleState) {
            return new Seen<>(battleState.ended(), battleState.winner(), wind(battleState), battle.contest().isRouted(battleState, Side.PHASING),
                    battle.contest().isRouted(battleState, Side.NON_PHASING), battle.lost().apply(battleState, Side.PHASING),
                    battle.lost().apply(battleState, Side.NON_PHASING), battleState.phasing().casualty(), battleState.nonPhasing().casualty());
        }

        private static Optional<Winner> wind(BattleState battleState) {
            return battleState.special() instanceof NavalState sea ? Optional.of(sea.wind()) : Optional.empty();
        }
    }

    @Property(tries = 1500)
    void aBattleWithoutItsScoreSheetEndsJustAsLikely(@ForAll int number, @ForAll long dice) {
        forgotten(VariedBattles.one(number), dice);
    }

    @Thorough("The same of many more battles.")
    @Test
    void soItIsOfManyBattles() {
        var random = new Random(Tier.seed(0));
        for (int battle = 0; battle < 5000; battle++) {
            forgotten(VariedBattles.one(random.nextInt()), random.nextLong());
        }
    }

    private static <L> void forgotten(SampledBattle<L> battle, long dice) {
        // given: a battle in which all dice but a few have fallen
        var procedure = withOpen(OPEN, battle.procedure(), dice);

        // when: each way is followed by itself, and when those that come to the same merge on the way
        var apart = procedure.distribution(battle.start()).map(battleState -> Seen.of(battle, battleState));
        var merged = procedure.distribution(battle.start().withoutSheet()).map(battleState -> Seen.of(battle, battleState));

        // then
        assertThat(merged).as(battle.told()).isEqualTo(apart);
    }

    @Property(tries = 400)
    void facesThatAreSaidToComeToTheSameDoSo(@ForAll int number, @ForAll long dice) {
        facesAlike(VariedBattles.one(number), dice);
    }

    private static void facesAlike(SampledBattle<?> battle, long dice) {
        // given
        var procedure = withOpen(MORE_OPEN, battle.procedure(), dice);
        var start = battle.start().withoutSheet();

        // when: only one of the faces that are known to come to the same is followed, and when all are
        var known = procedure.distribution(start);
        var all = KnownDice.eachFace(procedure).distribution(start);

        // then
        assertThat(known).as(battle.told()).isEqualTo(all);
    }

    private static Procedure<BattleState> withOpen(int open, Procedure<BattleState> procedure, long dice) {
        var random = new Random(dice);
        var fallen = new OptionalInt[KnownDice.thrown(procedure)];
        Arrays.setAll(fallen, die -> OptionalInt.of(1 + random.nextInt(FACES)));
        for (int die = 0; die < open; die++) {
            fallen[random.nextInt(fallen.length)] = OptionalInt.empty();
        }
        return KnownDice.of(procedure, die -> fallen[die]);
    }
}
