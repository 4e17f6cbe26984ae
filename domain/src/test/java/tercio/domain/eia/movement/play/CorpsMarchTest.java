package tercio.domain.eia.movement.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.RUSSIA;
import static tercio.domain.eia.common.concept.Power.SPAIN;
import static tercio.domain.eia.common.concept.Power.TURKEY;
import static tercio.domain.eia.common.play.Given.accepted;
import static tercio.domain.eia.common.play.Given.after;
import static tercio.domain.eia.common.play.Given.moves;
import static tercio.domain.eia.common.play.Given.refused;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.forces.CorpsCounter;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.Crossed;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.play.Given;
import tercio.domain.eia.given.LandWar;
import tercio.domain.eia.movement.MarchAllowances;
import tercio.domain.eia.movement.play.MarchCommand.MoveCorps;
import tercio.domain.eia.movement.play.MarchCommand.MoveIrregular;
import tercio.domain.eia.turn.play.TurnCommand.EndStep;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;
import tercio.domain.table.TableSource;

/**
 * Around Vienna 474: 473 and 472 lie across the Danube, 475 Linz (forest), 476, 477 Gratz, 479 Salzburg (mountain) and 323
 * (mountain, in Bavaria) beyond.
 */
class CorpsMarchTest {

    private static MoveCorps austria(String corps, String... path) {
        return new MoveCorps(AUSTRIA, new UnitId(corps), Id.all(List.of(path), SpaceId::new), List.of());
    }

    private static EiaState moving(Given given) {
        return given.in(LandStep.MOVEMENT, AUSTRIA);
    }

    /** The allowance that the table of the rules gives a corps of this kind under its own power. */
    private static int printedAllowance(CorpsCounter counter) {
        boolean french = counter.power().filter(FRANCE::equals).isPresent();
        var unit = switch (counter.kind()) {
            case CAVALRY -> "cavalry";
            case FEUDAL_CAVALRY -> "feudal-cavalry";
            case LIGHT_INFANTRY -> "light-infantry";
            default -> !french ? "other-corps" : counter.isMinor() ? "french-minor-corps" : "french-corps";
        };
        return TableSource.printedBeside(MarchAllowances.class).table("movement_allowances").rows().stream()
                .filter(row -> row.text("unit").equals(unit)).findFirst().orElseThrow().integer("points");
    }

    @Test
    void theAllowancesOfTheCountersAreThoseOfTheRules() {
        for (var counter : PrintedCounters.allCorps()) {
            assertThat(counter.movement()).as(counter.id().value()).isEqualTo(printedAllowance(counter));
        }
        assertThat(PrintedCounters.corps(new UnitId("bavaria-corps")).orElseThrow().frenchMovement()).isEqualTo(4);
        assertThat(MarchAllowances.of(FactorType.COSSACK)).isEqualTo(5);
        assertThat(MarchAllowances.of(FactorType.GUERILLA)).isEqualTo(1);
    }

    @Test
    void aRiverCostsNothingWithoutAnEnemyCorpsBehindIt() {
        var moved = after(moving(Given.war().corps("austria-i", "474", 10)), austria("austria-i", "473"));
        assertThat(moved.corps().get(new UnitId("austria-i")).at()).isEqualTo(Location.field(new SpaceId("473")));
        assertThat(moved.corps().get(new UnitId("austria-i")).journey().spent()).isEqualTo(1);
        assertThat(moved.corps().get(new UnitId("austria-i")).journey().crossed()).isEqualTo(Crossed.RIVER);
    }

    @Test
    void aRiverBeforeAnEnemyCorpsCostsOneMore() {
        var moved = after(moving(Given.war().corps("austria-i", "474", 10).corps("france-i", "473", 10)), austria("austria-i", "473"));
        assertThat(moved.corps().get(new UnitId("austria-i")).journey().spent()).isEqualTo(2);
    }

    @Test
    void aRiverBeforeACorpsInAnUnbesiegedCityCostsOneMoreByReadingE2() {
        // Leopoldstadt 492 lies across the river from Vienna; a French corps is in the city.
        var given = Given.war().corps("austria-i", "474", 10).corpsInCity("france-i", "492", 5);
        assertThat(after(moving(given), austria("austria-i", "492")).corps().get(new UnitId("austria-i")).journey().spent()).isEqualTo(2);
        var other = Given.war().corps("austria-i", "474", 10).corpsInCity("france-i", "492", 5).reading("EIA-RIVER-BEFORE-CITY", "off");
        assertThat(after(moving(other), austria("austria-i", "492")).corps().get(new UnitId("austria-i")).journey().spent()).isEqualTo(1);
    }

    @Test
    void costsAddUpAsTheRulebookExplainsThem() {
        // From 475 over the river into the mountains of 323 with an enemy corps: one for the river, two for the mountain.
        var state = moving(Given.war().war("austria", "bavaria").corps("austria-i", "475", 10).corps("france-i", "323", 10));
        var explained = accepted(state, austria("austria-i", "323")).events().getFirst().explanation().getFirst();
        assertThat(explained.modifiers()).extracting("value").containsExactly(2, 1);
        assertThat(explained.modifiers()).extracting(modifier -> modifier.rule().id()).containsExactly("EIA-7.3.1.3.1", "EIA-7.3.1.3.2");
        assertThat(LandWar.result(explained)).isEqualTo("eia.march.result-points: points 3.");
    }

    @Test
    void aStepThatCostsMoreThanIsLeftIsRefused() {
        // 474 - 475 - 479 (mountain) - 480 (mountain): 1 + 2 + 2.
        var state = moving(Given.war().corps("austria-i", "474", 10));
        var refusal = refused(state, austria("austria-i", "475", "479", "480"));
        assertThat(refusal.rule().id()).isEqualTo("EIA-7.3.2.3");
        assertThat(Told.of(refusal.detail())).contains("points 5, has 4, force yes");
        assertThat(refusal.legal()).isNotEmpty();
    }

    @Test
    void onePointMoreIsAForceMarch() {
        var state = moving(Given.war().corps("austria-i", "474", 10));
        var normal = after(state, austria("austria-i", "475", "479"));
        assertThat(normal.corps().get(new UnitId("austria-i")).journey().forcedMarch()).isFalse();
        // Vienna, 475, 326 would be Bavaria; within Austria: 474, 476, 477, 501, 500.
        var forced = after(state, austria("austria-i", "476", "477", "496", "474"));
        assertThat(forced.corps().get(new UnitId("austria-i")).journey().forcedMarch()).isTrue();
        assertThat(forced.corps().get(new UnitId("austria-i")).journey().spent()).isEqualTo(4);
    }

    @Test
    void aForceMarchMayFollowAnEarlierMoveOfTheMonth() {
        var state = moving(Given.war().corps("austria-i", "474", 10));
        var once = after(state, austria("austria-i", "476", "477", "496"));
        var twice = after(once, austria("austria-i", "474"));
        assertThat(twice.corps().get(new UnitId("austria-i")).journey().forcedMarch()).isTrue();
        assertThat(twice.corps().get(new UnitId("austria-i")).journey().entered()).containsExactly(new SpaceId("476"), new SpaceId("477"), new SpaceId("496"), new SpaceId("474"));
        assertThat(Told.of(refused(twice, austria("austria-i", "476")).detail())).contains("eia.refused.no-points: piece Austria I");
    }

    @Test
    void cavalryCorpsNeverForceMarchAndLightInfantryMayByReadingE25() {
        var six = new String[] {"476", "477", "496", "474", "476", "477"};
        var given = Given.war().corps("austria-i-c", "474", Factors.of(FactorType.CAVALRY, 3)).corps("austria-i-lt", "474", 3);
        assertThat(Told.of(refused(moving(given), austria("austria-i-c", six)).detail())).endsWith("has 5, force no.");
        assertThat(after(moving(given), austria("austria-i-lt", six)).corps().get(new UnitId("austria-i-lt")).journey().forcedMarch()).isTrue();
        assertThat(refused(moving(given.reading("EIA-LIGHT-INFANTRY-MARCH", "off")), austria("austria-i-lt", six)).rule().id()).isEqualTo("EIA-7.3.2.3");
    }

    @Test
    void frenchCorpsAndFrenchFreeStatesMoveFour() {
        var state = Given.war().corps("france-iii", "438", 10).in(LandStep.MOVEMENT, FRANCE);
        assertThat(new MarchingCorps(Given.board(state), state.corps().get(new UnitId("france-iii"))).pointsLeft()).isEqualTo(4);
        var bavarian = Given.war().corps(FRANCE, "bavaria-corps", "326", 5).in(LandStep.MOVEMENT, FRANCE);
        assertThat(new MarchingCorps(Given.board(bavarian), bavarian.corps().get(new UnitId("bavaria-corps"))).pointsLeft()).isEqualTo(4);
    }

    @Test
    void aCorpsStopsWhereEnemyCorpsStandInTheField() {
        var state = moving(Given.war().corps("austria-i", "474", 10).corps("france-i", "475", 10));
        assertThat(refused(state, austria("austria-i", "475", "476")).rule().id()).isEqualTo("EIA-7.3.2.1");
        var met = after(state, austria("austria-i", "475"));
        assertThat(Told.of(refused(met, austria("austria-i", "476")).detail())).startsWith("eia.refused.met-enemies: corps Austria I");
        assertThat(moves(met, "austria-i")).isEmpty();
    }

    @Test
    void garrisonsIrregularsAndCorpsInCitiesStopNobody() {
        var given = Given.war().corps("austria-i", "474", 10).corpsInCity("france-i", "475", 5).garrison("france", "477", 2);
        assertThat(after(moving(given), austria("austria-i", "475", "476")).corps().get(new UnitId("austria-i")).at().area().value()).isEqualTo("476");
        var strict = given.reading("EIA-STOP-AT-CITY", "on");
        assertThat(refused(moving(strict), austria("austria-i", "475", "476")).rule().id()).isEqualTo("EIA-7.3.2.1");
    }

    @Test
    void aCorpsThatBeganBesideAnEnemyMayLeave() {
        var state = moving(Given.war().corps("austria-i", "474", 10).corps("france-i", "474", 10));
        assertThat(after(state, austria("austria-i", "476")).corps().get(new UnitId("austria-i")).at().area().value()).isEqualTo("476");
    }

    @Test
    void neutralAndForeignTerritoryIsClosed() {
        var state = moving(Given.war().corps("austria-i", "475", 10));
        var neutral = refused(state, austria("austria-i", "326"));
        assertThat(neutral.rule().id()).isEqualTo("EIA-10.3");
        assertThat(Told.of(neutral.detail())).contains("eia.refused.neutral").contains("province Bavaria");
        var russia = Given.peace().corps("russia-i", "244", 5);
        assertThat(Told.of(refused(russia.in(LandStep.MOVEMENT, RUSSIA), new MoveCorps(RUSSIA, new UnitId("russia-i"), List.of(new SpaceId("514")), List.of())).detail())).contains("Turkey");
        var access = russia.access(TURKEY, RUSSIA).in(LandStep.MOVEMENT, RUSSIA);
        assertThat(moves(access, "russia-i")).extracting("move.to").contains("514");
    }

    @Test
    void anArrowCostsOneMoreAndAnEnemyFleetClosesIt() {
        // Constantinople 555 and 556 in Asia; the Dardanelles lie between.
        var given = Given.peace().war("turkey", "russia").corps("turkey-i-janissary", "555", 10);
        var cross = new MoveCorps(TURKEY, new UnitId("turkey-i-janissary"), List.of(new SpaceId("556")), List.of());
        var crossed = after(given.in(LandStep.MOVEMENT, TURKEY), cross).corps().get(new UnitId("turkey-i-janissary")).journey();
        assertThat(crossed.crossed()).isEqualTo(Crossed.ARROW);
        int terrain = switch (Given.board(given.in(LandStep.MOVEMENT, TURKEY)).area(new SpaceId("556")).terrain()) {
            case MOUNTAIN, MARSH -> 2;
            default -> 1;
        };
        assertThat(crossed.spent()).isEqualTo(terrain + 1);
        var fleet = given.fleet("black-sea", RUSSIA, "768").in(LandStep.MOVEMENT, TURKEY);
        assertThat(refused(fleet, cross).rule().id()).isEqualTo("EIA-7.3.1.3.3");
    }

    @Test
    void theChannelArrowIsAnOption() {
        var given = Given.peace().corps("france-iii", "433", 10).war("france", "great-britain");
        var cross = new MoveCorps(FRANCE, new UnitId("france-iii"), List.of(new SpaceId("019")), List.of());
        assertThat(Told.of(refused(given.in(LandStep.MOVEMENT, FRANCE), cross).detail())).isEqualTo("eia.refused.channel.");
        assertThat(after(given.reading("EIA-CHANNEL-ARROW", "on").in(LandStep.MOVEMENT, FRANCE), cross).corps().get(new UnitId("france-iii")).at().area().value()).isEqualTo("019");
    }

    @Test
    void leadersGoWithTheLastCorpsOrStayWithAnother() {
        var alone = moving(Given.war().corps("austria-i", "474", 10).leader("charles", "474"));
        assertThat(refused(alone, austria("austria-i", "476")).rule().id()).isEqualTo("EIA-7.3.3.4");
        var along = after(alone, new MoveCorps(AUSTRIA, new UnitId("austria-i"), List.of(new SpaceId("476")), List.of(new EiaLeaderId("charles"))));
        assertThat(along.leaders().get(new EiaLeaderId("charles")).at()).contains(Location.field(new SpaceId("476")));
        var two = moving(Given.war().corps("austria-i", "474", 10).corps("austria-ii", "474", 10).leader("charles", "474"));
        assertThat(after(two, austria("austria-i", "476")).leaders().get(new EiaLeaderId("charles")).at()).contains(Location.field(new SpaceId("474")));
        assertThat(Told.of(refused(two, new MoveCorps(AUSTRIA, new UnitId("austria-i"), List.of(new SpaceId("476")), List.of(new EiaLeaderId("napoleon")))).detail())).contains("eia.refused.no-leader: leader napoleon");
    }

    @Test
    void cossacksNeedNotStopAndGuerillasMoveOneAreaOfAnyTerrain() {
        var state = moving(Given.war().irregulars(AUSTRIA, FactorType.FREIKORPS, "474", 1).corps("france-i", "475", 5));
        var piece = state.irregulars().firstKey().value();
        var moved = after(state, new MoveIrregular(AUSTRIA, new UnitId(piece), List.of(new SpaceId("475"), new SpaceId("476"), new SpaceId("477"), new SpaceId("496"), new SpaceId("474"))));
        assertThat(moved.irregulars().get(new UnitId(piece)).at().area().value()).isEqualTo("474");
        assertThat(refused(state, new MoveIrregular(AUSTRIA, new UnitId(piece), List.of(new SpaceId("475"), new SpaceId("476"), new SpaceId("477"), new SpaceId("496"), new SpaceId("474"), new SpaceId("476")))).rule().id()).isEqualTo("EIA-7.3.2.3");
        var spain = Given.peace().irregulars(SPAIN, FactorType.GUERILLA, "387", 1)
                .in(LandStep.MOVEMENT, SPAIN);
        assertThat(moves(spain, spain.irregulars().firstKey().value())).isNotEmpty().allSatisfy(option ->
                assertThat(option.move() == null || option.move().cost() == 1).isTrue());
    }

    @Test
    void nobodyNeedsToMoveAndAMoveMayEndAnywhere() {
        var state = moving(Given.war().corps("austria-i", "474", 10).corps("austria-ii", "474", 10).depot(AUSTRIA, "474"));
        var one = after(state, austria("austria-i", "476"));
        var ended = after(one, new EndStep(AUSTRIA, LandStep.MOVEMENT));
        assertThat(ended.isIn(LandStep.SUPPLY)).isTrue();
        assertThat(ended.corps().get(new UnitId("austria-i")).journey().spent()).isEqualTo(1);
        assertThat(ended.corps().get(new UnitId("austria-ii")).journey().entered()).isEmpty();
    }

    @Test
    void whoDoesNotMoveNowIsRefused() {
        var state = moving(Given.war().corps("austria-i", "474", 10).corps("france-i", "775", 10));
        assertThat(Told.of(refused(state, new MoveCorps(FRANCE, new UnitId("france-i"), List.of(new SpaceId("448")), List.of())).detail())).contains("eia.refused.other-power: acting Austria");
        assertThat(Told.of(refused(state, austria("france-i", "448")).detail())).isEqualTo("eia.refused.no-corps: within field, who Austria, corps France I.");
        assertThat(Told.of(refused(state, austria("austria-i")).detail())).isEqualTo("eia.refused.no-path.");
        assertThat(Told.of(refused(state, austria("austria-i", "999")).detail())).isEqualTo("eia.refused.no-area: area 999.");
        assertThat(Told.of(refused(state, austria("austria-i", "326")).detail())).contains("eia.refused.not-next");
    }
}
