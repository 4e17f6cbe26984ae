package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.edition.Editions;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Timar;
import tercio.domain.eu.common.forces.TurkishReform;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.BattleSide;
import tercio.domain.eu.land.battle.MixedForces;
import tercio.domain.eu.land.battle.play.BattleLines;
import tercio.domain.eu.land.siege.Assault;
import tercio.domain.eu.land.siege.AssaultCorrections;
import tercio.domain.eu.supply.segment.play.RollingTroops;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;

/** The parameters of Janissaries, Timar and Pashas follow from the stack and the reforms (EU-TUR-2, EU-TUR-3, EU-TUR-7, EU-TUR-8). */
class TurkishTroopsTest {

    private static final EuTables MAIN = Editions.military().tables();
    private static final EuTables RAPID = Editions.rapid().tables();

    /** Veteran Janissaries and these Timar, with muskets, in period III. */
    private static Situation army(int armyPlus, int armyMinus, Timar timar, TurkishReform... reforms) {
        return Situation.franceAgainstSpain().alliances(List.of("turkey", "france"), List.of("hongrie", "spain")).reforms(reforms)
                .stack("army", "turkey", "rumeli", armyPlus, armyMinus, 0).with(timar).veteran();
    }

    private static WarView board(Situation situation, EuMilitary rules, EuTables tables) {
        return new WarView(situation.war(rules).board(), EuMap.PRINTED, tables);
    }

    private static BattleSide line(Situation situation) {
        var board = board(situation, War.RULES, MAIN);
        return BattleLines.line(board, board.state().stacksIn(new SpaceId("rumeli")));
    }

    @Test
    void theTechnologyIsThatOfMostTroopsAndTheMoraleThatOfTimar() {
        var side = line(army(1, 0, Timar.of(0, 1, 0)));

        assertThat(side.technology()).as("4 LD with muskets, 2 with arquebuses").isEqualTo(LandTechnology.MUSKETS);
        assertThat(MixedForces.moraleTechnology(side, MAIN)).isEqualTo(LandTechnology.ARQUEBUS);
        assertThat(side.veteran()).as("4 of 6 LD").isTrue();
        assertThat(side.fightsAsVeteran()).as("Timar are conscripts, and the stack with them").isFalse();
        assertThat(line(army(0, 1, Timar.of(1, 0, 0))).technology()).isEqualTo(LandTechnology.ARQUEBUS);
    }

    @Test
    void reformM1bGivesThemMuskets() {
        assertThat(MixedForces.moraleTechnology(line(army(1, 0, Timar.of(0, 1, 0), TurkishReform.M1B)), MAIN)).isEqualTo(LandTechnology.MUSKETS);
    }

    @Test
    void theRapidEditionTakesTheTechnologyOfTheSide() {
        assertThat(MixedForces.moraleTechnology(line(army(1, 0, Timar.of(0, 1, 0))), RAPID)).isEqualTo(LandTechnology.MUSKETS);
    }

    @Test
    void janissariesAloneFightAsVeterans() {
        var side = line(army(1, 0, Timar.NONE));

        assertThat(side.fightsAsVeteran()).isTrue();
        assertThat(MixedForces.moraleTechnology(side, MAIN)).isEqualTo(LandTechnology.MUSKETS);
    }

    @Test
    void aPashaMakesItConscriptAndCountsWithHisLd() {
        var side = line(army(1, 0, Timar.pashas(2, 3)));

        assertThat(side.fightsAsVeteran()).isFalse();
        assertThat(side.units().allLd()).isEqualTo(9);
        assertThat(side.technology()).as("5 LD of Pashas against 4 LD of Janissaries").isEqualTo(LandTechnology.ARQUEBUS);
    }

    @Test
    void reformedJanissariesAreSmaller() {
        assertThat(MixedForces.size(line(army(1, 0, Timar.of(1, 0, 0))).byCountry(), Period.III, MAIN)).as("class I").isEqualTo(7);
        assertThat(MixedForces.size(line(army(1, 0, Timar.of(1, 0, 0), TurkishReform.M1A)).byCountry(), Period.III, MAIN))
                .as("4 LD of size 4 and 4 LD of size 7: 5.5, rounded down").isEqualTo(5);
        assertThat(MixedForces.size(line(army(1, 0, Timar.NONE, TurkishReform.M2)).byCountry(), Period.III, MAIN)).isEqualTo(4);
    }

    @Test
    void janissariesHaveMoreArtilleryUntilTheReform() {
        assertThat(MixedForces.artillery(line(army(1, 0, Timar.of(1, 0, 0))).byCountry(), Period.III, MAIN)).as("4, and 2 for the other's 3").isEqualTo(6);
        assertThat(MixedForces.artillery(line(army(1, 0, Timar.of(1, 0, 0), TurkishReform.M1A)).byCountry(), Period.III, MAIN)).as("3 and 2").isEqualTo(5);
        assertThat(MixedForces.artillery(line(army(0, 0, Timar.of(1, 0, 0))).byCountry(), Period.III, MAIN)).isEqualTo(3);
    }

    @Test
    void reformM2EndsTheSipahi() {
        assertThat(line(army(1, 0, Timar.of(1, 0, 0))).byCountry()).noneMatch(contingent -> contingent.reformM2());
        assertThat(line(army(1, 0, Timar.NONE, TurkishReform.M2)).byCountry()).allMatch(contingent -> contingent.reformM2());
    }

    @Test
    void onlyJanissariesStormBeforeTheReform() {
        assertThat(storming(MAIN, army(1, 0, Timar.of(1, 0, 0)))).as("thirds").isEqualTo(2);
        assertThat(storming(MAIN, army(0, 1, Timar.of(1, 0, 0)))).as("an A+ of Timar").isZero();
        assertThat(storming(MAIN, army(1, 0, Timar.of(1, 0, 0), TurkishReform.M1A))).isZero();
        assertThat(storming(RAPID, army(1, 0, Timar.of(1, 0, 0)))).as("halves, for each of two A+").isEqualTo(2);
    }

    private static int storming(EuTables tables, Situation situation) {
        var board = board(situation, tables == MAIN ? War.RULES : War.RAPID, tables);
        var besiegers = BattleLines.line(board, board.state().stacksIn(new SpaceId("rumeli")));
        var assault = new Assault(Period.III, Theatre.EUROPE, 2, true, false, 0, besiegers, BattleLines.garrison(board, new CountryId("hongrie")), Readings.STANDARD);
        return AssaultCorrections.from(tables).national().on(assault).total();
    }

    @Test
    void attritionTakesTheWorstTechnology() {
        var board = board(army(1, 0, Timar.of(0, 0, 1)), War.RULES, MAIN);

        assertThat(RollingTroops.technology(board, board.state().stacksIn(new SpaceId("rumeli")))).isEqualTo(LandTechnology.ARQUEBUS);
    }
}
