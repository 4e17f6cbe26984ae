package tercio.domain.eia.movement.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.RUSSIA;
import static tercio.domain.eia.common.play.Given.after;
import static tercio.domain.eia.common.play.Given.decisions;
import static tercio.domain.eia.common.play.Given.moves;
import static tercio.domain.eia.common.play.Given.refused;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.LocationId;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.play.CityRoom;
import tercio.domain.eia.common.play.Given;
import tercio.domain.eia.depots.play.DepotCommand.RemoveDepot;
import tercio.domain.eia.movement.play.MarchCommand.AbsorbFactors;
import tercio.domain.eia.movement.play.MarchCommand.ConvertDepot;
import tercio.domain.eia.movement.play.MarchCommand.DetachFactors;
import tercio.domain.eia.movement.play.MarchCommand.EnterCity;
import tercio.domain.eia.movement.play.MarchCommand.MoveIrregular;
import tercio.domain.eia.movement.play.MarchCommand.ShiftIrregular;
import tercio.domain.game.Viewer;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** The troops that may be a garrison, their places, and the knowledge of others of the room (7.3.3.3 to 7.3.3.5): Vienna 474 holds 20 factors. */
class GarrisonsTest {

    private static final Viewer AUSTRIAN = Viewer.of(List.of("austria"));
    private static final EnterCity ENTER = new EnterCity(AUSTRIA, new UnitId("austria-i"), List.of());

    private static Factors infantry(int count) {
        return Factors.of(FactorType.INFANTRY, count);
    }

    /** A Russian corps of so many factors is in Vienna. */
    private static Given russiansInside(int factors) {
        return Given.war().allied(AUSTRIA, RUSSIA).access(AUSTRIA, RUSSIA).corpsInCity("russia-i", "474", factors);
    }

    @Test
    void theRoomBesideAnAllyTellsNothingOfItsCorps() {
        var rules = new EmpiresInArms();
        int counter = russiansInside(1).in(LandStep.MOVEMENT, AUSTRIA).charts().corps(new UnitId("russia-i")).maxFactors();
        for (int corps : new int[] {20 - counter, 21 - counter}) {
            var few = russiansInside(1).corps("austria-i", "474", corps).in(LandStep.MOVEMENT, AUSTRIA);
            var many = russiansInside(counter).corps("austria-i", "474", corps).in(LandStep.MOVEMENT, AUSTRIA);
            assertThat(rules.decisions(rules.asSeenBy(few, AUSTRIAN))).isEqualTo(rules.decisions(rules.asSeenBy(many, AUSTRIAN)));
            assertThat(rules.moves(rules.asSeenBy(few, AUSTRIAN), "austria-i")).isEqualTo(rules.moves(rules.asSeenBy(many, AUSTRIAN), "austria-i"));
            if (corps + counter <= 20) {
                assertThat(after(few, ENTER).corps().get(new UnitId("austria-i")).at()).isEqualTo(Location.city(new SpaceId("474")));
                assertThat(after(many, ENTER).corps().get(new UnitId("austria-i")).at()).isEqualTo(Location.city(new SpaceId("474")));
            } else {
                assertThat(refused(few, ENTER)).isEqualTo(refused(many, ENTER));
                assertThat(refused(few, ENTER).rule().id()).isEqualTo("EIA-7.3.3.4");
                assertThat(moves(rules.asSeenBy(few, AUSTRIAN), "austria-i")).extracting("command").doesNotContain(ENTER);
            }
        }
    }

    @Test
    void neitherDoTheGarrisonOfARemovedDepotAndDetachedFactors() {
        int counter = russiansInside(1).in(LandStep.MOVEMENT, AUSTRIA).charts().corps(new UnitId("russia-i")).maxFactors();
        int room = 20 - counter;
        for (int factors : new int[] {1, counter}) {
            var removed = after(russiansInside(factors).depot(AUSTRIA, "474", 10).garrison("austria", "474", room - 2).in(LandStep.DEPOTS, AUSTRIA),
                    new RemoveDepot(AUSTRIA, new LocationId("474")));
            assertThat(removed.city(new SpaceId("474")).orElseThrow().garrisonOf(new NationId("austria"))).isEqualTo(infantry(room));
            var detaching = russiansInside(factors).corps("austria-i", "474", 15).in(LandStep.MOVEMENT, AUSTRIA);
            var refusal = refused(detaching, new DetachFactors(AUSTRIA, new UnitId("austria-i"), GarrisonPlace.CITY, Optional.of(infantry(room + 1))));
            assertThat(Told.of(refusal.detail())).contains("room " + room);
        }
    }

    @Test
    void cossacksAndFreikorpsGoIntoACityAndHoldItAndBesiegedOnesStay() {
        var state = Given.war().irregulars(AUSTRIA, FactorType.FREIKORPS, "474", 1).garrison("austria", "474", 19).in(LandStep.MOVEMENT, AUSTRIA);
        var piece = state.irregulars().firstKey().value();
        var inside = after(state, new ShiftIrregular(AUSTRIA, new UnitId(piece), true));
        assertThat(inside.irregulars().get(new UnitId(piece)).at()).isEqualTo(Location.city(new SpaceId("474")));
        assertThat(CityRoom.asKnownTo(Given.board(inside), AUSTRIA, new SpaceId("474"))).isZero();
        var besieged = inside.with(inside.city(new SpaceId("474")).orElseThrow().withBesiegers(List.of(FRANCE)));
        assertThat(refused(besieged, new ShiftIrregular(AUSTRIA, new UnitId(piece), false)).rule().id()).isEqualTo("EIA-7.3.4");
        var full = Given.war().irregulars(AUSTRIA, FactorType.FREIKORPS, "474", 1).garrison("austria", "474", 20).in(LandStep.MOVEMENT, AUSTRIA);
        assertThat(Told.of(refused(full, new ShiftIrregular(AUSTRIA, new UnitId(piece), true)).detail())).contains("eia.refused.no-open-city");
    }

    @Test
    void aCorpsIsAGarrisonWithAllItsTypes() {
        var mixed = new Factors(Map.of(FactorType.INFANTRY, 5, FactorType.MILITIA, 2, FactorType.CAVALRY, 1));
        var inside = after(Given.war().corps("austria-i", "474", mixed).in(LandStep.MOVEMENT, AUSTRIA), ENTER);
        assertThat(inside.corps().get(new UnitId("austria-i")).factorsOrNone()).isEqualTo(mixed);
        assertThat(Given.board(inside).factorsInCity(new SpaceId("474"))).isEqualTo(8);
    }

    @Test
    void aDepotIsGarrisonedByItsOwnPowerAlone() {
        var given = Given.peace().allied(AUSTRIA, RUSSIA).depot(AUSTRIA, "474", 3).corps("russia-i", "474", 5).access(AUSTRIA, RUSSIA);
        var command = new DetachFactors(RUSSIA, new UnitId("russia-i"), GarrisonPlace.DEPOT, Optional.of(infantry(1)));
        assertThat(refused(given.in(LandStep.MOVEMENT, RUSSIA), command).rule().id()).isEqualTo("EIA-7.3.3.5.1");
        assertThat(refused(given.in(LandStep.MOVEMENT, RUSSIA), new AbsorbFactors(RUSSIA, new UnitId("russia-i"), GarrisonPlace.DEPOT, infantry(1))).rule().id())
                .isEqualTo("EIA-7.3.3.5.1");
    }

    @Test
    void aFreeStateGarrisonsDepotsOfItsPowerAtHomeOnly() {
        var command = new DetachFactors(FRANCE, new UnitId("bavaria-corps"), GarrisonPlace.DEPOT, Optional.of(infantry(2)));
        var free = Given.war().province("Bavaria", ProvinceStanding.FREE_STATE, "france");
        var home = free.corps(FRANCE, "bavaria-corps", "326", 6).depot(FRANCE, "326").in(LandStep.MOVEMENT, FRANCE);
        assertThat(after(home, command).depotAt(Location.field(new SpaceId("326"))).orElseThrow().garrison()).isEqualTo(infantry(2));
        var abroad = Given.war().province("Bavaria", ProvinceStanding.FREE_STATE, "france").corps(FRANCE, "bavaria-corps", "775", 6)
                .depot(FRANCE, "775").in(LandStep.MOVEMENT, FRANCE);
        assertThat(refused(abroad, command).rule().id()).isEqualTo("EIA-7.3.3.1.1");
    }

    @Test
    void aDepotInsideABesiegedPortAddsNoRoom() {
        // Toulon holds 15.
        var state = Given.war().garrison("france", "463", 14).corpsInCity("france-i", "463", 1).in(LandStep.MOVEMENT, FRANCE);
        var port = state.with(new Depot(FRANCE, Location.city(new SpaceId("463")), Factors.NONE, false))
                .with(state.city(new SpaceId("463")).orElseThrow().withBesiegers(List.of(AUSTRIA)));
        assertThat(CityRoom.asKnownTo(Given.board(port), FRANCE, new SpaceId("463"))).isZero();
        assertThat(decisions(port)).noneMatch(decision -> decision.kind().equals("DetachFactors"));
        assertThat(refused(port, new DetachFactors(FRANCE, new UnitId("france-i"), GarrisonPlace.DEPOT, Optional.of(infantry(1)))).rule().id()).isEqualTo("EIA-7.3.3.5.1");
    }

    @Test
    void freikorpsTakeOverNoDepotOutsideTheirCountry() {
        // Austrian depots in Linz 475 and French ones in Munich 326: two areas in a chain, but no Austrian corps is there.
        var given = Given.war().war("austria", "bavaria").depot(AUSTRIA, "475").depot(FRANCE, "326").irregulars(AUSTRIA, FactorType.FREIKORPS, "475", 1);
        var state = given.in(LandStep.MOVEMENT, AUSTRIA);
        var piece = state.irregulars().firstKey().value();
        var there = after(state, new MoveIrregular(AUSTRIA, new UnitId(piece), List.of(new SpaceId("326"))));
        assertThat(refused(there, new ConvertDepot(AUSTRIA, new UnitId(piece))).rule().id()).isEqualTo("EIA-7.3.6.1");
        var corps = after(given.corps("austria-i", "326", 5).in(LandStep.MOVEMENT, AUSTRIA), new MoveIrregular(AUSTRIA, new UnitId(piece), List.of(new SpaceId("326"))));
        assertThat(after(corps, new ConvertDepot(AUSTRIA, new UnitId(piece))).depotAt(Location.field(new SpaceId("326"))).orElseThrow().power()).isEqualTo(AUSTRIA);
    }
}
