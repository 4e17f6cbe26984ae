package tercio.domain.eu.common.forces;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.concept.Standing;
import tercio.domain.eu.common.tables.EuTables;

/** The printed tables of the forces, at the cells that the rules talk about. */
class ForcesTablesTest {

    private static final EuTables TABLES = EuTables.PRINTED;

    /** France, period III: 3 for an A+ and 1 for an A-. */
    @ParameterizedTest
    @CsvSource({"2,0,5", "1,1,4", "0,3,2", "1,0,3", "0,1,1", "0,0,0", "3,0,5"})
    void aFurtherArmyAddsTwoAtMost(int plus, int minus, int value) {
        assertThat(TABLES.artillery().value(Units.of(plus, minus, 1), new CountryId("france"), ArmyClass.IV, Period.III)).isEqualTo(value);
    }

    @Test
    void janissariesHaveMoreArtillery() {
        var army = Units.of(1, 0, 0);
        assertThat(TABLES.artillery().value(army, new CountryId("turkey"), ArmyClass.I, Period.II)).isEqualTo(2);
        assertThat(TABLES.artillery().value(army, new CountryId("turkey"), "janissary", ArmyClass.I, Period.II)).isEqualTo(3);
    }

    /** Holland before its own line begins is read in its class. */
    @Test
    void whereACountryHasNoLineItsClassHas() {
        assertThat(TABLES.artillery().value(Units.of(1, 0, 0), new CountryId("holland"), ArmyClass.III, Period.II)).isEqualTo(2);
        assertThat(TABLES.artillery().value(Units.of(1, 0, 0), new CountryId("holland"), ArmyClass.III, Period.III)).isEqualTo(4);
    }

    /** An artillery value of 4: +2 against level 1 and 2, +1 against 3, nothing against 4 and 5. */
    @ParameterizedTest
    @CsvSource({"1,2", "2,2", "3,1", "4,0", "5,0"})
    void artilleryBonusAgainstFortresses(int level, int bonus) {
        assertThat(TABLES.artillery().bonus(level, 4)).isEqualTo(bonus);
    }

    @ParameterizedTest
    @CsvSource({"france,III,IV", "austria,V,III", "austria,VI,IV", "turkey,I,I", "royalistes,IV,IVM", "sainte_ligue,III,IV", "natives,I,A"})
    void armyClassesOfCountries(String country, Period period, ArmyClass armyClass) {
        assertThat(TABLES.armyClasses().of(new CountryId(country), period)).contains(armyClass);
    }

    @Test
    void countriesOfTheRestOfTheWorldAndNatives() {
        assertThat(TABLES.armyClasses().standing(new CountryId("mogol"))).contains(Standing.ROTW);
        assertThat(TABLES.armyClasses().isOfRestOfTheWorld(new CountryId("natives"))).isTrue();
        assertThat(TABLES.armyClasses().standing(new CountryId("algerie"))).contains(Standing.MINOR);
        assertThat(TABLES.armyClasses().standing(new CountryId("portugal"))).contains(Standing.MAJOR);
        assertThat(TABLES.armyClasses().standing(new CountryId("atlantis"))).isEmpty();
    }

    @Test
    void theReformedTurkishArmyIsSmaller() {
        assertThat(TABLES.armySizes().size(ArmyClass.I, false, Period.III)).isEqualTo(7);
        assertThat(TABLES.armySizes().size(ArmyClass.I, true, Period.III)).isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource({
        "RENAISSANCE,MEDIEVAL,false,false,1", "RENAISSANCE,RENAISSANCE,false,false,2", "RENAISSANCE,MEDIEVAL,true,false,2",
        "ARQUEBUS,ARQUEBUS,true,true,4", "MUSKETS,MUSKETS,true,true,4", "MUSKETS,MUSKETS,true,false,4", "MEDIEVAL,LACE_WAR,false,true,2"})
    void moraleOfLandTechnologies(LandTechnology own, LandTechnology enemy, boolean veteran, boolean tercio, int morale) {
        assertThat(TABLES.landTechnologies().morale(own, enemy, veteran, tercio)).isEqualTo(morale);
    }

    @Test
    void replacementLeadersByCountry() {
        assertThat(TABLES.replacementLeaders().of(new CountryId("spain"), 1).values()).isEqualTo("232");
        assertThat(TABLES.replacementLeaders().of(new CountryId("saxe"), 10).values()).isEqualTo("342");
        assertThat(TABLES.replacementLeaders().of(new CountryId("natives"), 6).values()).isEqualTo("513");
    }
}
