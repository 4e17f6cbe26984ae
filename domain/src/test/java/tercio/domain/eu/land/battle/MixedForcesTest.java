package tercio.domain.eu.land.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.land.battle.BattleUnderTest.battle;
import static tercio.domain.eu.land.battle.BattleUnderTest.general;
import static tercio.domain.eu.land.battle.BattleUnderTest.stack;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.sentence.given.Told;

/** Allied stacks count by all their troops, not by the country of their commander (EU-SIZE-1, EU-TECH-1, EU-ARTY-2). */
class MixedForcesTest {

    private static final Units A_PLUS = Units.of(1, 0, 0);
    private static final Units A_MINUS = Units.of(0, 1, 0);

    private static Contingent of(String country, Units units) {
        return of(country, units, LandTechnology.MUSKETS, false);
    }

    private static Contingent of(String country, Units units, LandTechnology technology, boolean tercio) {
        return new Contingent(new CountryId(country), units, EuTables.PRINTED.armyClasses().of(new CountryId(country), Period.III).orElseThrow(), technology, tercio, false);
    }

    /** A side under a 222 of the first country. */
    private static BattleSide side(Contingent... contingents) {
        var together = List.of(contingents);
        var units = together.stream().map(Contingent::units).reduce(Units.NONE, Units::plus);
        return new BattleSide(together.getFirst().country(), units, together.getFirst().armyClass(), false,
                MixedForces.technology(together), MixedForces.hasTercios(together), Optional.of(general(2, 2, 2)), false, false, together);
    }

    private static int size(Contingent... contingents) {
        return MixedForces.size(List.of(contingents), Period.III, EuTables.PRINTED);
    }

    private static int differential(BattleUnderTest battle) {
        return Combatant.of(battle.asItBegins(), Side.PHASING, EuTables.PRINTED).sizeDifferential();
    }

    private static int artillery(Contingent... contingents) {
        return MixedForces.artillery(List.of(contingents), Period.III, EuTables.PRINTED);
    }

    @Test
    void theArmySizeIsTheAverageOverAllLdRoundedDown() {
        assertThat(size(of("france", A_PLUS))).as("class IV in period III").isEqualTo(2);
        assertThat(size(of("france", A_PLUS), of("venice", A_PLUS))).as("(4 x 2 + 4 x 0) / 8").isEqualTo(1);
        assertThat(size(of("france", Units.of(1, 1, 0)), of("venice", A_MINUS))).as("(6 x 2 + 2 x 0) / 8 = 1 1/2").isEqualTo(1);
        assertThat(size(of("poland", A_PLUS), of("venice", Units.of(0, 0, 1)))).as("(4 x 4 + 1 x 0) / 5 = 3 1/5").isEqualTo(3);
        assertThat(size(of("venice", Units.NONE))).as("a garrison alone").isZero();
    }

    @Test
    void theSizeDifferentialFollowsFromTheAverage() {
        var french = battle().of(side(of("france", A_PLUS), of("venice", A_PLUS)), stack("baviere", A_PLUS));
        var poles = battle().of(side(of("venice", Units.of(0, 0, 1)), of("poland", A_PLUS)), stack("baviere", A_PLUS));

        assertThat(differential(french)).as("1 against 0").isZero();
        assertThat(differential(poles)).as("3 against 0").isEqualTo(1);
    }

    @Test
    void theTechnologyIsThatOfMostLdThenOfMostArmiesThenTheWorse() {
        var baroque = of("sweden", A_MINUS, LandTechnology.BAROQUE, false);
        var muskets = of("france", Units.of(0, 0, 3), LandTechnology.MUSKETS, false);
        var fewMuskets = of("france", Units.of(0, 0, 2), LandTechnology.MUSKETS, false);
        var arquebus = of("venice", A_MINUS, LandTechnology.ARQUEBUS, false);

        assertThat(MixedForces.technology(List.of(baroque, muskets))).as("3 LD of 5").isEqualTo(LandTechnology.MUSKETS);
        assertThat(MixedForces.technology(List.of(baroque, fewMuskets))).as("2 LD each, one ARMY").isEqualTo(LandTechnology.BAROQUE);
        assertThat(MixedForces.technology(List.of(baroque, arquebus))).as("2 LD and an ARMY each").isEqualTo(LandTechnology.ARQUEBUS);
        assertThat(MixedForces.technology(List.of(baroque, arquebus, muskets))).as("3 LD, 2 and 2").isEqualTo(LandTechnology.MUSKETS);
    }

    @Test
    void terciosNeedMoreThanHalfOfTheLd() {
        var tercios = of("spain", A_PLUS, LandTechnology.MUSKETS, true);

        assertThat(MixedForces.hasTercios(List.of(tercios, of("austria", A_PLUS)))).as("4 of 8").isFalse();
        assertThat(MixedForces.hasTercios(List.of(tercios, of("austria", Units.of(0, 0, 3))))).as("4 of 7").isTrue();
    }

    @Test
    void theBestCounterOfAnyCountryCountsInFullAndTheSecondForTwoAtMost() {
        assertThat(artillery(of("venice", Units.of(0, 0, 3)), of("spain", A_PLUS))).as("4").isEqualTo(4);
        assertThat(artillery(of("france", A_PLUS), of("spain", A_PLUS))).as("4 + 2").isEqualTo(6);
        assertThat(artillery(of("france", A_MINUS), of("spain", A_PLUS))).as("4 + 1").isEqualTo(5);
        assertThat(artillery(of("france", A_MINUS), of("venice", A_MINUS))).as("1 + 1").isEqualTo(2);
        assertThat(artillery(of("france", Units.of(0, 0, 4)), of("venice", Units.of(0, 0, 4)))).as("no ARMY counter").isZero();
    }

    @Test
    void artilleryOfSixHelpsTheFireOfAllWhoeverCommands() {
        var battle = battle().of(side(of("france", A_PLUS), of("spain", A_PLUS)), stack("baviere", Units.of(2, 0, 0)));

        assertThat(battle.drms(Side.PHASING)).as("artillery 6, and the French cavalry of class IV in a plain").isEqualTo("+1/+1//+0/+0");
    }

    @Test
    void betterCavalryNeedsAnArmyOfThatClass() {
        var enemy = stack("baviere", Units.of(1, 0, 0));
        var withPoles = battle().in(Terrain.PLAIN).of(side(of("venice", A_MINUS), of("poland", A_MINUS)), enemy);
        var underPoles = battle().in(Terrain.PLAIN).of(side(of("poland", Units.of(0, 0, 3)), of("venice", A_MINUS)), enemy);

        assertThat(withPoles.drms(Side.PHASING)).as("a Polish ARMY under a Venetian").isEqualTo("+0/+1//-1/+0");
        assertThat(underPoles.drms(Side.PHASING)).as("Polish LD and a Venetian ARMY").isEqualTo("+0/+0//-1/-1");
    }

    @Test
    void anyArmyOfTheEastFacesTercios() {
        var tercios = side(of("spain", A_PLUS, LandTechnology.MUSKETS, true));
        var withPoles = battle().in(Terrain.MOUNTAIN).of(tercios, side(of("venice", A_MINUS), of("poland", A_MINUS)));
        var underPoles = battle().in(Terrain.MOUNTAIN).of(tercios, side(of("poland", Units.of(0, 0, 3)), of("venice", A_MINUS)));

        assertThat(withPoles.drms(Side.NON_PHASING)).isEqualTo("+0/+0//-1/-1");
        assertThat(underPoles.drms(Side.NON_PHASING)).isEqualTo("+0/-1//-1/-2");
    }

    @Test
    void theRulingSaysWhatTheAlliesCountAs() {
        var battle = battle().of(side(of("france", A_PLUS), of("spain", A_MINUS, LandTechnology.MUSKETS, true)), stack("baviere", A_PLUS));

        battle.fought();
        assertThat(Told.of(battle.recorder().steps().stream().filter(step -> step.step().equals("several countries")).findFirst().orElseThrow().said()))
                .startsWith("eu.battle.result-mixture: technology muskets, tercio no, size 1, artillery 5, troops (eu.battle.contingents: first (eu.battle.contingent: units ("
                        + "eu.name.army-plus: count 1), country France), ").contains("eu.name.army-minus: count 1), country Spain");
    }

    @Test
    void aSideOfOneCountryIsAsItWas() {
        var swedes = new BattleSide(new CountryId("sweden"), A_PLUS, ArmyClass.IIIM, true, LandTechnology.BAROQUE, false, Optional.empty(), false, false);

        assertThat(swedes.contingents()).isEmpty();
        assertThat(swedes.byCountry()).containsExactly(new Contingent(new CountryId("sweden"), A_PLUS, ArmyClass.IIIM, LandTechnology.BAROQUE, false, false));
    }
}
