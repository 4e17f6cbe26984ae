package tercio.domain.eia.supply.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.RUSSIA;
import static tercio.domain.eia.common.play.Given.accepted;
import static tercio.domain.eia.common.play.Given.after;
import static tercio.domain.eia.common.play.Given.decisions;
import static tercio.domain.eia.common.play.Given.options;
import static tercio.domain.eia.common.play.Given.refused;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.Detachment;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.game.Slot;
import tercio.domain.eia.common.game.Upkeep;
import tercio.domain.eia.common.play.Given;
import tercio.domain.eia.given.LandWar;
import tercio.domain.eia.movement.play.GarrisonPlace;
import tercio.domain.eia.movement.play.MarchCommand.DetachFactors;
import tercio.domain.eia.movement.play.MarchCommand.MoveCorps;
import tercio.domain.eia.supply.Foraging;
import tercio.domain.eia.supply.play.SupplyCommand.ForageCorps;
import tercio.domain.eia.supply.play.SupplyCommand.ForageInCity;
import tercio.domain.eia.supply.play.SupplyCommand.OccupyStarvedCity;
import tercio.domain.eia.supply.play.SupplyCommand.PaySupply;
import tercio.domain.eia.supply.play.SupplyCommand.TakeForageLosses;
import tercio.domain.eia.supply.play.SupplyCommand.TakeHungerLosses;
import tercio.domain.game.Id;
import tercio.domain.game.Verdict;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Vienna 474 and the areas around it have forage values of 3 and 4; 473, 472 and 474 are clear with 4, 475 forest with 3. */
class SupplyChapterTest {

    private static final ForageCorps FORAGE = new ForageCorps(AUSTRIA, new UnitId("austria-i"));

    private static EiaState supply(EiaState state) {
        return state.withPhase(new LandPhase.InSequence(new Slot(0, List.of(AUSTRIA), 0), LandStep.SUPPLY));
    }

    private static EiaState standing(Given given) {
        return given.in(LandStep.SUPPLY, AUSTRIA);
    }

    private static EiaState marched(Given given, String... path) {
        return supply(after(given.in(LandStep.MOVEMENT, AUSTRIA), new MoveCorps(AUSTRIA, new UnitId("austria-i"), Id.all(List.of(path), SpaceId::new), List.of())));
    }

    private static Factors infantry(int count) {
        return Factors.of(FactorType.INFANTRY, count);
    }

    private static int modifier(EiaState state) {
        return Foraging.modifiers(ForageResolution.attempt(Given.board(state), state.corps().get(new UnitId("austria-i")))).total();
    }

    @Test
    void aCorpsThatStoodStillUsesItsWholeAllowanceByReadingE5() {
        assertThat(modifier(standing(Given.war().corps("austria-i", "474", 10)))).isEqualTo(-3 - 1);
        assertThat(modifier(standing(Given.war().corps("austria-i", "474", 10).reading("EIA-STANDING-FORAGE", "nothing")))).isEqualTo(-1);
    }

    @Test
    void theLowestForageValueOfTheAreasEnteredCounts() {
        // Out of Vienna (4) into Linz (3), on to Salzburg (mountain, 3).
        var state = marched(Given.war().corps("austria-i", "474", 10), "475");
        assertThat(ForageResolution.attempt(Given.board(state), state.corps().get(new UnitId("austria-i"))).forageValue()).isEqualTo(3);
        // The area in which it began does not count once it moved: from Linz (3) into Vienna (4).
        var other = marched(Given.war().corps("austria-i", "475", 10), "474");
        assertThat(ForageResolution.attempt(Given.board(other), other.corps().get(new UnitId("austria-i"))).forageValue()).isEqualTo(4);
    }

    @Test
    void everybodyInTheAreaCountsButTheBesieged() {
        var crowd = Given.war().corps("austria-i", "474", 10).corps("austria-ii", "474", 5).corps("france-i", "474", 5).corps("france-ii", "474", 5);
        assertThat(modifier(standing(crowd))).isEqualTo(2 - 3 - 1);
        var state = standing(Given.war().corps("austria-i", "320", 10).corpsInCity("france-i", "320", 5).war("austria", "wurttemburg"));
        assertThat(modifier(state)).isEqualTo(1 - 3);
        var besieging = state.with(state.city(new SpaceId("320")).orElseThrow().withBesiegers(List.of(AUSTRIA)));
        assertThat(modifier(besieging)).as("a besieger: no other corps, and no unused points").isZero();
    }

    @Test
    void winterAndForceMarchAddToTheDie() {
        var winter = Given.war().month(1806, 1).corps("austria-i", "474", 10);
        assertThat(modifier(standing(winter))).isEqualTo(2 - 3 - 1);
        var forced = marched(Given.war().corps("austria-i", "474", 10), "476", "477", "496", "474");
        assertThat(modifier(forced)).isEqualTo(1 - 1);
    }

    @Test
    void outsideOwnTerritoryNothingIsSubtracted() {
        var state = marched(Given.war().war("austria", "bavaria").corps("austria-i", "475", 10), "326");
        assertThat(modifier(state)).isEqualTo(-2);
    }

    @Test
    void theOwnerChoosesWhatIsLost() {
        var mixed = new Factors(Map.of(FactorType.INFANTRY, 4, FactorType.MILITIA, 3));
        var state = marched(Given.war().war("austria", "bavaria").corps("austria-i", "475", mixed), "326");
        // 6 - 2 for two unused points against 3: one factor.
        var rolled = after(state, FORAGE, 6);
        assertThat(rolled.duties()).hasSize(1);
        assertThat(decisions(rolled)).singleElement().satisfies(decision -> assertThat(decision.id()).isEqualTo("forage-losses"));
        assertThat(refused(rolled, new TakeForageLosses(AUSTRIA, new UnitId("austria-i"), Optional.of(infantry(2)), List.of())).rule().id()).isEqualTo("EIA-7.4.1.3.1");
        var taken = after(rolled, new TakeForageLosses(AUSTRIA, new UnitId("austria-i"), Optional.of(Factors.of(FactorType.MILITIA, 1)), List.of()));
        assertThat(taken.corps().get(new UnitId("austria-i")).factorsOrNone()).isEqualTo(new Factors(Map.of(FactorType.INFANTRY, 4, FactorType.MILITIA, 2)));
        assertThat(taken.power(AUSTRIA).orElseThrow().lost()).isEqualTo(Factors.of(FactorType.MILITIA, 1));
        assertThat(taken.corps().get(new UnitId("austria-i")).journey().upkeep()).isEqualTo(Upkeep.FORAGED_WITH_UNUSED_POINTS);
    }

    /** 7.4.1.3.2, the third case: four factors, two detached on the way, two lost: one of the corps and one of the others. */
    @Test
    void lossesReachWhatTheCorpsLeftOnItsWay() {
        var moving = Given.war().war("austria", "bavaria").corps("austria-i", "475", 4).corps("france-i", "326", 5).corps("france-ii", "326", 5)
                .in(LandStep.MOVEMENT, AUSTRIA);
        var detached = after(moving, new DetachFactors(AUSTRIA, new UnitId("austria-i"), GarrisonPlace.CITY, Optional.of(infantry(2))));
        var there = supply(after(detached, new MoveCorps(AUSTRIA, new UnitId("austria-i"), List.of(new SpaceId("326")), List.of())));
        // Munich: forage 3, +2 for two other corps, -2 for unused points: a 5 loses two.
        var rolled = after(there, FORAGE, 5);
        var choice = new TakeForageLosses(AUSTRIA, new UnitId("austria-i"), Optional.of(infantry(1)), List.of(new Detachment(Location.city(new SpaceId("475")), infantry(1))));
        assertThat(refused(rolled, new TakeForageLosses(AUSTRIA, new UnitId("austria-i"), Optional.of(infantry(1)), List.of())).rule().id()).isEqualTo("EIA-7.4.1.3.2");
        var taken = after(rolled, choice);
        assertThat(taken.corps().get(new UnitId("austria-i")).factorsOrNone()).isEqualTo(infantry(1));
        assertThat(taken.city(new SpaceId("475")).orElseThrow().garrisonOf(new NationId("austria"))).isEqualTo(infantry(1));
    }

    @Test
    void aCorpsThatLosesAllIsRemovedAndItsLeadersLeave() {
        var state = marched(Given.war().war("austria", "bavaria").corps("austria-i", "475", 1).leader("charles", "326"), "326");
        var starved = after(state, FORAGE, 6);
        assertThat(starved.corps()).doesNotContainKey(new UnitId("austria-i"));
        assertThat(starved.power(AUSTRIA).orElseThrow().lost()).isEqualTo(infantry(1));
        assertThat(starved.leaders().get(new EiaLeaderId("charles")).at()).isEmpty();
    }

    @Test
    void theDieIsAskedForAndTheOddsAreExact() {
        var state = standing(Given.war().corps("austria-i", "474", 10));
        assertThat(new EmpiresInArms().decide(state, FORAGE, Dice.NONE)).isInstanceOf(Verdict.NeedsDie.class);
        var forecast = new EmpiresInArms().forecasts(state, List.of(FORAGE)).getFirst().orElseThrow();
        assertThat(forecast.figures().get("factorsLost").outcomes()).as("4 points less on the die: nothing is ever lost")
                .hasSize(1);
    }

    @Test
    void onePaymentFeedsAllThatAreLeftAndOnlyItsSumIsRounded() {
        // In the area of the depot (1/2), one area away (1): 1 1/2, so 2.
        var state = standing(Given.war().depot(AUSTRIA, "474").corps("austria-i", "474", 5).corps("austria-ii", "476", 5));
        var verdict = accepted(state, new PaySupply(AUSTRIA));
        var paid = (EiaState) verdict.boards().getLast();
        assertThat(paid.power(AUSTRIA).orElseThrow().money()).isEqualTo(18);
        assertThat(paid.corps().get(new UnitId("austria-i")).journey().upkeep()).isEqualTo(Upkeep.DEPOT);
        assertThat(verdict.events().getFirst().explanation()).extracting(step -> LandWar.result(step)).contains("1/2", "1", "eia.supply.result-to-pay: points 1 1/2, money 2.");
    }

    @Test
    void winterDoublesEachCost() {
        var state = standing(Given.war().month(1805, 12).depot(AUSTRIA, "474").corps("austria-i", "474", 5).corps("austria-ii", "475", 5));
        assertThat(after(state, new PaySupply(AUSTRIA)).power(AUSTRIA).orElseThrow().money()).isEqualTo(20 - 3);
    }

    @Test
    void whoIsTooFarOrBlockedOrForceMarchedForages() {
        var far = standing(Given.war().depot(AUSTRIA, "474").corps("austria-i", "284", 5).war("austria", "prussia"));
        assertThat(options(far, "pay-supply")).isEmpty();
        assertThat(Told.of(refused(far, new PaySupply(AUSTRIA)).detail())).isEqualTo("eia.refused.no-depot-to-use: corps Austria I, forced no.");
        // From Salzburg by Linz to Vienna: two areas. With enemies in 475 and 476 by Trieste and Gratz: three.
        var near = Given.war().depot(AUSTRIA, "474").corps("austria-i", "479", 5);
        assertThat(after(standing(near), new PaySupply(AUSTRIA)).power(AUSTRIA).orElseThrow().money()).isEqualTo(18);
        var around = near.corps("france-i", "475", 5).corps("france-ii", "476", 5);
        assertThat(after(standing(around), new PaySupply(AUSTRIA)).power(AUSTRIA).orElseThrow().money()).isEqualTo(17);
        assertThat(options(standing(around.corps("france-iii", "477", 5)), "pay-supply")).isEmpty();
        var forced = marched(Given.war().depot(AUSTRIA, "474").corps("austria-i", "474", 10), "476", "477", "496", "474");
        assertThat(Told.of(refused(forced, new PaySupply(AUSTRIA)).detail())).isEqualTo("eia.refused.no-depot-to-use: corps Austria I, forced yes.");
    }

    @Test
    void withoutMoneyCorpsForageUntilTheRestCanBePaid() {
        var state = standing(Given.war().money(1).depot(AUSTRIA, "474").corps("austria-i", "476", 5).corps("austria-ii", "477", 5));
        assertThat(Told.of(refused(state, new PaySupply(AUSTRIA)).detail())).endsWith("has 1, cost 2.");
        var one = after(state, FORAGE, 1);
        assertThat(after(one, new PaySupply(AUSTRIA)).power(AUSTRIA).orElseThrow().money()).isZero();
    }

    @Test
    void anAllyFeedsWithItsPermissionAndPays() {
        var given = Given.war().allied(AUSTRIA, RUSSIA).province("Moravia", ProvinceStanding.HOME, "russia")
                .city("471", "russia").depot(RUSSIA, "471").corps("austria-i", "472", 5).access(RUSSIA, AUSTRIA);
        assertThat(options(standing(given), "pay-supply")).isEmpty();
        var fed = after(standing(given.depotsOpen(RUSSIA, AUSTRIA)), new PaySupply(AUSTRIA));
        assertThat(fed.power(RUSSIA).orElseThrow().money()).isEqualTo(19);
        assertThat(fed.power(AUSTRIA).orElseThrow().money()).isEqualTo(20);
    }

    @Test
    void invasionSupplyFeedsTheCoastOfItsSeaArea() {
        var map = Given.board(standing(Given.war())).map();
        var sea = map.seasNextTo(new SpaceId("481")).getFirst().value();
        var shore = map.shoresOf(new SpaceId(sea)).stream().filter(area -> map.landDistances(area).getOrDefault(new SpaceId("481"), 99) > 3).findFirst().orElseThrow().value();
        var state = standing(Given.war().corps("austria-i", shore, 5).fleet("adria", AUSTRIA, sea).depot(AUSTRIA, "481")
                .war("austria", map.provinceOf(new SpaceId(shore)).orElseThrow().nation().value()));
        assertThat(options(state, "pay-supply")).isEmpty();
        var depot = state.with(new Depot(AUSTRIA, Location.aboard(new SpaceId(sea)), Factors.NONE, true));
        assertThat(after(depot, new PaySupply(AUSTRIA)).power(AUSTRIA).orElseThrow().money()).isEqualTo(19);
    }

    @Test
    void aDestroyedDepotFeedsItsCorps() {
        var state = standing(Given.war().corps("austria-i", "474", 5));
        var corps = state.corps().get(new UnitId("austria-i"));
        var fed = state.with(corps.withJourney(corps.journey().withUpkeep(Upkeep.DESTROYED_DEPOT)));
        assertThat(Told.of(refused(fed, FORAGE).detail())).isEqualTo("eia.refused.no-forager: who Austria, corps Austria I.");
    }

    @Test
    void besiegedForcesLoseAgainstTheSpiresOfTheirCity() {
        var state = besieged(standing(Given.war().garrison("austria", "474", 12).corps("france-i", "474", 20)));
        // 12 factors: +2; a 6 against 4 spires: four are lost, and the garrison has one type: no choice.
        var hungry = after(state, new ForageInCity(AUSTRIA, new SpaceId("474")), 6);
        assertThat(hungry.city(new SpaceId("474")).orElseThrow().garrisonOf(new NationId("austria"))).isEqualTo(infantry(8));
        assertThat(refused(hungry, new ForageInCity(AUSTRIA, new SpaceId("474"))).rule().id()).isIn("EIA-7.4.5", "EIA-7.1.3");
    }

    @Test
    void theOwnerOfBesiegedForcesChoosesAmongCorpsAndGarrison() {
        var state = besieged(standing(Given.war().garrison("austria", "474", 3).corpsInCity("austria-i", "474", 2).corps("france-i", "474", 20)));
        // 5 factors: +1; 6 + 1 against 4: three are lost.
        var rolled = after(state, new ForageInCity(AUSTRIA, new SpaceId("474")), 6);
        assertThat(decisions(rolled)).singleElement().satisfies(decision -> assertThat(decision.id()).isEqualTo("hunger-losses"));
        assertThat(refused(rolled, new TakeHungerLosses(AUSTRIA, new SpaceId("474"), List.of(new HungerLoss(new UnitId("austria"), infantry(2))))).rule().id()).isEqualTo("EIA-7.4.5.2");
        var taken = after(rolled, new TakeHungerLosses(AUSTRIA, new SpaceId("474"),
                List.of(new HungerLoss(new UnitId("austria"), infantry(1)), new HungerLoss(new UnitId("austria-i"), infantry(2)))));
        assertThat(taken.corps()).doesNotContainKey(new UnitId("austria-i"));
        assertThat(taken.city(new SpaceId("474")).orElseThrow().garrisonOf(new NationId("austria"))).isEqualTo(infantry(2));
    }

    @Test
    void aStarvedCityMayBeOccupiedAtOnceAndItsLeadersArePrisoners() {
        var state = besieged(standing(Given.war().corpsInCity("austria-i", "474", 1).leader("mack", "474").corps("france-i", "474", 20)));
        var inside = state.with(state.leaders().get(new EiaLeaderId("mack")).withLocation(Location.city(new SpaceId("474"))));
        var starved = after(inside, new ForageInCity(AUSTRIA, new SpaceId("474")), 6);
        assertThat(starved.leaders().get(new EiaLeaderId("mack")).prisonerOf()).contains(FRANCE);
        assertThat(starved.city(new SpaceId("474")).orElseThrow().isBesieged()).isFalse();
        var taken = after(starved, new OccupyStarvedCity(FRANCE, new SpaceId("474"), List.of(new UnitId("france-i"))));
        assertThat(taken.city(new SpaceId("474")).orElseThrow().controller().value()).isEqualTo("france");
        assertThat(taken.corps().get(new UnitId("france-i")).at()).isEqualTo(Location.city(new SpaceId("474")));
    }

    @Test
    void aBesiegedPortLivesOffSeaSupply() {
        var given = Given.war().province("Venetia", ProvinceStanding.CONQUERED, "austria").garrison("austria", "341", 12)
                .corps("france-i", "341", 10).depot(AUSTRIA, "481").fleet("adria", AUSTRIA, "481");
        var state = besieged(standing(given), "341").with(new Depot(AUSTRIA, Location.city(new SpaceId("341")), Factors.NONE, false));
        assertThat(after(state, new PaySupply(AUSTRIA)).power(AUSTRIA).orElseThrow().money()).isEqualTo(19);
    }

    private static EiaState besieged(EiaState state) {
        return besieged(state, "474");
    }

    private static EiaState besieged(EiaState state, String area) {
        return state.with(state.city(new SpaceId(area)).orElseThrow().withBesiegers(List.of(Power.FRANCE)));
    }
}
