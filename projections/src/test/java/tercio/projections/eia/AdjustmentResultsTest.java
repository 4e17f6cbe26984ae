package tercio.projections.eia;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.PRUSSIA;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.scenario.adjustment.play.EiaChange;
import tercio.domain.eia.scenario.adjustment.play.EiaChange.Permission;
import tercio.domain.eia.scenario.adjustment.play.EiaChange.Relation;
import tercio.domain.eia.scenario.adjustment.play.EiaChangePhrases;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** The changes of an adjustment read in explanations as records have them. */
class AdjustmentResultsTest {

    private static final SpaceId VIENNA = new SpaceId("474");
    private static final EiaState BOARD = new EmpiresInArms().start(new EmpiresInArms().scenario("danube-1805").orElseThrow(), Readings.STANDARD);
    private static final Factors THREE = Factors.of(FactorType.INFANTRY, 3);

    private static String english(EiaChange change) {
        return Texts.englishPhrase(EiaChangePhrases.resultOf(BOARD, change));
    }

    @Test
    void eachChangeOfTheForcesReadsAsItWasWritten() {
        assertThat(english(new EiaChange.CorpsPlaced(new UnitId("turkey-f1"), Optional.empty(), VIENNA, Optional.of(true), Optional.of(THREE)))).isEqualTo("Turkey F1 stands inside Vienna, new on the map");
        assertThat(english(new EiaChange.CorpsPlaced(new UnitId("france-iii"), Optional.empty(), VIENNA, Optional.of(false), Optional.of(THREE)))).isEqualTo("France III stands in Vienna");
        assertThat(english(new EiaChange.CorpsStrength(new UnitId("france-iii"), Optional.of(THREE)))).isEqualTo("the factors of France III are written anew");
        assertThat(english(new EiaChange.CorpsWithdrawn(new UnitId("france-iii")))).isEqualTo("France III is taken off the map");
        assertThat(english(new EiaChange.LeaderPlaced(new EiaLeaderId("davout"), VIENNA, Optional.of(true)))).isEqualTo("Davout stands inside Vienna");
        assertThat(english(new EiaChange.LeaderWithdrawn(new EiaLeaderId("davout")))).isEqualTo("Davout is off the map and free");
        assertThat(english(new EiaChange.LeaderImprisoned(new EiaLeaderId("davout"), AUSTRIA))).isEqualTo("Davout is a prisoner of Austria");
        assertThat(english(new EiaChange.CityGarrison(VIENNA, new NationId("austria"), THREE.plus(FactorType.CAVALRY, 1)))).isEqualTo("Austria has 3 infantry and 1 cavalry as garrison in Vienna");
        assertThat(english(new EiaChange.DepotStands(AUSTRIA, VIENNA, Optional.of(THREE)))).isEqualTo("Austria has a depot in Vienna with 3 infantry");
        assertThat(english(new EiaChange.DepotStands(AUSTRIA, VIENNA, Optional.of(Factors.NONE)))).isEqualTo("Austria has a depot in Vienna");
        assertThat(english(new EiaChange.DepotWithdrawn(VIENNA))).isEqualTo("the depot in Vienna is taken off the map");
        assertThat(english(new EiaChange.IrregularsRaised(AUSTRIA, FactorType.FREIKORPS, VIENNA, 2, List.of()))).isEqualTo("Austria has 2 more freikorps in Vienna");
        assertThat(english(new EiaChange.IrregularWithdrawn(new UnitId("cossack-3")))).isEqualTo("cossack 3 is taken off the map");
    }

    @Test
    void eachChangeOfTheCampaignReadsAsItWasWritten() {
        Map.of(Relation.WAR, "at war", Relation.PEACE, "at peace", Relation.TRUCE, "at peace, and may not declare war on each other", Relation.ALLIANCE, "allied",
                Relation.COMBINED, "allied, with combined movement").forEach((relation, words) ->
                assertThat(english(new EiaChange.RelationSet(new NationId("france"), new NationId("bavaria"), relation))).isEqualTo("France and Bavaria are " + words));
        Map.of(Permission.ACCESS, "to enter its territory", Permission.DEPOTS, "to use its depots", Permission.IMPOSED, "to enter its territory and place depots there")
                .forEach((permission, words) -> assertThat(english(new EiaChange.PermissionSet(PRUSSIA, AUSTRIA, permission, true))).isEqualTo("Prussia permits Austria " + words));
        assertThat(english(new EiaChange.PermissionSet(PRUSSIA, AUSTRIA, Permission.DEPOTS, false))).isEqualTo("Prussia no longer permits Austria to use its depots");
        assertThat(english(new EiaChange.MoneySet(FRANCE, 999))).isEqualTo("France has 999 money");
        assertThat(english(new EiaChange.CityControl(VIENNA, new NationId("france")))).isEqualTo("France controls Vienna");
        Map.of(ProvinceStanding.HOME, "a home province of France", ProvinceStanding.NEUTRAL, "neutral", ProvinceStanding.FREE_STATE, "a free state under France",
                ProvinceStanding.CONQUERED, "conquered by France").forEach((standing, words) ->
                assertThat(english(new EiaChange.ProvinceControl(new ProvinceId("Bavaria"), standing, new NationId("france")))).isEqualTo("Bavaria is " + words));
        assertThat(english(new EiaChange.SiegeLine(FRANCE, VIENNA, true))).isEqualTo("France besieges Vienna");
        assertThat(english(new EiaChange.SiegeLine(FRANCE, VIENNA, false))).isEqualTo("France does not besiege Vienna");
        assertThat(english(new EiaChange.MonthSet(1805, 10))).isEqualTo("October 1805 begins");
        Map.of(LandStep.DEPOTS, "depot step", LandStep.MOVEMENT, "land movement step", LandStep.SUPPLY, "supply step", LandStep.COMBAT, "land combat step", LandStep.GUERILLAS, "guerilla step")
                .forEach((step, words) -> assertThat(english(new EiaChange.StepSet(AUSTRIA, step))).isEqualTo("Austria begins its " + words));
    }

    /** Records have the plural of one point too. */
    @Test
    void politicalPointsReadAsRecordsHaveThem() {
        var one = EiaChangePhrases.resultOf(BOARD, new EiaChange.PoliticalPointsSet(FRANCE, 1));

        assertThat(Texts.englishPhrase(one)).isEqualTo("France has 1 political points");
        assertThat(Texts.in(Language.FR).phrase(one)).isEqualTo("La France a 1 point politique");
    }
}
