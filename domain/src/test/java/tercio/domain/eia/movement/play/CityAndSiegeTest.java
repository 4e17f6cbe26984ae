package tercio.domain.eia.movement.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.play.Given.accepted;
import static tercio.domain.eia.common.play.Given.after;
import static tercio.domain.eia.common.play.Given.decisions;
import static tercio.domain.eia.common.play.Given.moves;
import static tercio.domain.eia.common.play.Given.options;
import static tercio.domain.eia.common.play.Given.refused;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.game.Upkeep;
import tercio.domain.eia.common.play.Given;
import tercio.domain.eia.movement.play.MarchCommand.AbsorbFactors;
import tercio.domain.eia.movement.play.MarchCommand.AnswerDepotThreat;
import tercio.domain.eia.movement.play.MarchCommand.BesiegeCity;
import tercio.domain.eia.movement.play.MarchCommand.ConvertDepot;
import tercio.domain.eia.movement.play.MarchCommand.DestroyDepot;
import tercio.domain.eia.movement.play.MarchCommand.DetachFactors;
import tercio.domain.eia.movement.play.MarchCommand.EnterCity;
import tercio.domain.eia.movement.play.MarchCommand.MoveCorps;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Cities, garrisons, sieges and enemy depots during movement: Vienna 474 (20 factors), Linz 475, Munich 326. */
class CityAndSiegeTest {

    private static final EnterCity ENTER = new EnterCity(FRANCE, new UnitId("france-i"), List.of());

    private static EiaState french(Given given) {
        return given.in(LandStep.MOVEMENT, FRANCE);
    }

    private static DetachFactors detach(GarrisonPlace post, FactorType type, int count) {
        return new DetachFactors(FRANCE, new UnitId("france-i"), post, Optional.of(Factors.of(type, count)));
    }

    private static MoveCorps march(String... path) {
        return new MoveCorps(FRANCE, new UnitId("france-i"), Id.all(List.of(path), SpaceId::new), List.of());
    }

    private static Factors infantry(int count) {
        return Factors.of(FactorType.INFANTRY, count);
    }

    @Test
    void aVacantEnemyCityIsOccupiedByWhoeverEnters() {
        var state = after(french(Given.war().corps("france-i", "474", 10)), ENTER);
        assertThat(state.corps().get(new UnitId("france-i")).at()).isEqualTo(Location.city(new SpaceId("474")));
        assertThat(state.city(new SpaceId("474")).orElseThrow().controller().value()).isEqualTo("france");
    }

    @Test
    void aCityHoldsFiveTimesItsSpires() {
        var state = french(Given.war().corps("france-i", "474", 21));
        assertThat(Told.of(refused(state, ENTER).detail())).endsWith("room 20, more no.");
    }

    @Test
    void anOccupiedCityAndOneWithEnemyCorpsOutsideAreClosed() {
        assertThat(refused(french(Given.war().corps("france-i", "474", 10).garrison("austria", "474", 1)), ENTER).rule().id()).isEqualTo("EIA-7.3.3");
        var met = after(french(Given.war().corps("france-i", "476", 10).corps("austria-i", "474", 5)), march("474"));
        assertThat(refused(met, ENTER).rule().id()).isEqualTo("EIA-7.3.7.1");
        // A corps that stood there before its movement may go inside.
        var stood = french(Given.war().corps("france-i", "474", 10).corps("austria-i", "474", 5));
        assertThat(after(stood, ENTER).corps().get(new UnitId("france-i")).at()).isEqualTo(Location.city(new SpaceId("474")));
    }

    @Test
    void aGarrisonComesOutOfTheCorpsAtNoCost() {
        var state = french(Given.war().corps("france-i", "474", 10));
        var left = after(state, detach(GarrisonPlace.CITY, FactorType.INFANTRY, 4));
        assertThat(left.corps().get(new UnitId("france-i")).factorsOrNone()).isEqualTo(infantry(6));
        assertThat(left.city(new SpaceId("474")).orElseThrow().garrisonOf(new NationId("france"))).isEqualTo(infantry(4));
        assertThat(left.city(new SpaceId("474")).orElseThrow().controller().value()).isEqualTo("france");
        assertThat(left.corps().get(new UnitId("france-i")).journey().spent()).isZero();
        assertThat(left.corps().get(new UnitId("france-i")).journey().detached()).singleElement()
                .satisfies(each -> assertThat(each.factors()).isEqualTo(infantry(4)));
        var back = after(left, new AbsorbFactors(FRANCE, new UnitId("france-i"), GarrisonPlace.CITY, infantry(3)));
        assertThat(back.corps().get(new UnitId("france-i")).factorsOrNone()).isEqualTo(infantry(9));
        assertThat(back.city(new SpaceId("474")).orElseThrow().garrisonOf(new NationId("france"))).isEqualTo(infantry(1));
        assertThat(back.corps().get(new UnitId("france-i")).journey().detached()).singleElement()
                .satisfies(each -> assertThat(each.factors()).isEqualTo(infantry(1)));
    }

    /** EIA-7.3.3.4: 18 factors of a corps inside Vienna and 1 of its garrison leave room for one factor from the depot outside. */
    @Test
    void aCorpsInsideACityTakesNoMoreFromADepotThanTheCityHasRoomFor() {
        var given = Given.war().corpsInCity("france-i", "474", 18).city("474", "france").garrison("france", "474", 1).depot(FRANCE, "474", 4);

        assertThat(refused(french(given), new AbsorbFactors(FRANCE, new UnitId("france-i"), GarrisonPlace.DEPOT, infantry(2))).rule().id()).isEqualTo("EIA-7.3.3.4");
        assertThat(after(french(given), new AbsorbFactors(FRANCE, new UnitId("france-i"), GarrisonPlace.DEPOT, infantry(1))).corps().get(new UnitId("france-i")).factorsOrNone()).isEqualTo(infantry(19));
    }

    @Test
    void cavalryAndGuardBecomeInfantry() {
        var factors = new Factors(Map.of(FactorType.GUARD, 5, FactorType.CAVALRY, 2));
        var given = Given.war().corps("france-guard", "438", factors);
        var command = new DetachFactors(FRANCE, new UnitId("france-guard"), GarrisonPlace.CITY, Optional.of(new Factors(Map.of(FactorType.GUARD, 2, FactorType.CAVALRY, 1))));
        var state = after(french(given), command);
        assertThat(state.city(new SpaceId("438")).orElseThrow().garrisonOf(new NationId("france"))).isEqualTo(infantry(3));
        assertThat(state.corps().get(new UnitId("france-guard")).factorsOrNone()).isEqualTo(new Factors(Map.of(FactorType.GUARD, 3, FactorType.CAVALRY, 1)));
    }

    @Test
    void whatWasDetachedIsSeenByItsOwnerAlone() {
        var event = accepted(french(Given.war().corps("france-i", "474", 10)), detach(GarrisonPlace.CITY, FactorType.INFANTRY, 4)).events().getFirst().event();
        assertThat(event.secrets()).singleElement().satisfies(secret -> {
            assertThat(secret.parties()).containsExactly("france");
            assertThat(secret.fields()).containsExactly("taken");
        });
    }

    @Test
    void aCorpsKeepsOneFactorAndArtilleryAndFeudalCorpsDetachNothing() {
        assertThat(refused(french(Given.war().corps("france-i", "438", 3)), detach(GarrisonPlace.CITY, FactorType.INFANTRY, 3)).rule().id())
                .isEqualTo("EIA-7.3.3.1.2");
        var artillery = Given.war().corps("france-artillery", "438", Factors.of(FactorType.ARTILLERY, 5));
        assertThat(refused(french(artillery), new DetachFactors(FRANCE, new UnitId("france-artillery"), GarrisonPlace.CITY, Optional.of(Factors.of(FactorType.ARTILLERY, 1))))
                .rule().id()).isEqualTo("EIA-7.3.3");
        assertThat(decisions(french(artillery))).noneMatch(decision -> decision.kind().equals("DetachFactors"));
    }

    @Test
    void infantryStaysInTheCorpsWhereEnemyCorpsStandOutside() {
        var given = Given.war().corps("france-i", "474", new Factors(Map.of(FactorType.INFANTRY, 5, FactorType.CAVALRY, 2))).corps("austria-i", "474", 5);
        assertThat(refused(french(given), detach(GarrisonPlace.CITY, FactorType.INFANTRY, 1)).rule().id()).isEqualTo("EIA-7.3.3.1");
        assertThat(after(french(given), detach(GarrisonPlace.CITY, FactorType.CAVALRY, 1)).city(new SpaceId("474")).orElseThrow().garrisonOf(new NationId("france"))).isEqualTo(infantry(1));
    }

    @Test
    void freeStatesDetachInfantryAtHomeOnly() {
        var given = Given.war().corps(FRANCE, "bavaria-corps", "474", 6);
        var command = new DetachFactors(FRANCE, new UnitId("bavaria-corps"), GarrisonPlace.CITY, Optional.of(infantry(2)));
        assertThat(refused(french(given), command).rule().id()).isEqualTo("EIA-7.3.3.1.1");
        var home = Given.war().war("france", "bavaria").corps(FRANCE, "bavaria-corps", "326", 6);
        assertThat(after(french(home), command).city(new SpaceId("326")).orElseThrow().garrisonOf(new NationId("bavaria"))).isEqualTo(infantry(2));
    }

    @Test
    void aDepotHoldsTenFactors() {
        var given = Given.war().corps("france-i", "775", 12).depot(FRANCE, "775", 4);
        assertThat(after(french(given), detach(GarrisonPlace.DEPOT, FactorType.INFANTRY, 6)).depotAt(Location.field(new SpaceId("775"))).orElseThrow().garrison()).isEqualTo(infantry(10));
        assertThat(refused(french(given), detach(GarrisonPlace.DEPOT, FactorType.INFANTRY, 7)).rule().id()).isEqualTo("EIA-7.3.3.5");
    }

    @Test
    void aCorpsTakesInNoMoreThanItsCounterHolds() {
        var given = Given.war().corps("france-i", "438", 20).garrison("france", "438", 10);
        assertThat(Told.of(refused(french(given), new AbsorbFactors(FRANCE, new UnitId("france-i"), GarrisonPlace.CITY, infantry(6))).detail())).contains("eia.refused.no-room-in-corps");
        assertThat(after(french(given), new AbsorbFactors(FRANCE, new UnitId("france-i"), GarrisonPlace.CITY, infantry(5))).corps().get(new UnitId("france-i")).factorsOrNone()).isEqualTo(infantry(25));
    }

    /** Infantry and militia share 15 places: with 12 and 2 one of both is left, and the form offers one. */
    @Test
    void infantryAndMilitiaShareTheRoomThatIsOffered() {
        var held = new Factors(Map.of(FactorType.INFANTRY, 12, FactorType.MILITIA, 2));
        var state = Given.war().corps("austria-i", "474", held).in(LandStep.MOVEMENT, AUSTRIA);
        var mixed = state.with(state.city(new SpaceId("474")).orElseThrow().withGarrison(new NationId("austria"), new Factors(Map.of(FactorType.INFANTRY, 3, FactorType.MILITIA, 3))));
        var form = decisions(mixed).stream().filter(decision -> decision.id().equals("absorb-austria-i-city")).findFirst().orElseThrow().optionalForm().orElseThrow();
        var random = new Random(1);
        for (int sample = 0; sample < 20; sample++) {
            var command = (AbsorbFactors) form.sample(random::nextInt, any -> true);
            assertThat(command.factors().total()).isEqualTo(1);
        }
    }

    @Test
    void aSiegeBeginsWhereEnemiesHoldTheCityAndEndsWhenTheLastCorpsLeaves() {
        var given = Given.war().corps("france-i", "474", 10).corps("france-ii", "474", 10).garrison("austria", "474", 5).reading("EIA-FORAGE-TIME", "after-all");
        var besieged = after(french(given), new BesiegeCity(FRANCE, new SpaceId("474")));
        assertThat(besieged.city(new SpaceId("474")).orElseThrow().besiegers()).containsExactly(FRANCE);
        var one = after(besieged, march("476"));
        assertThat(one.city(new SpaceId("474")).orElseThrow().isBesieged()).isTrue();
        var none = after(one, new MoveCorps(FRANCE, new UnitId("france-ii"), List.of(new SpaceId("476")), List.of()));
        assertThat(none.city(new SpaceId("474")).orElseThrow().isBesieged()).isFalse();
        assertThat(refused(none, new BesiegeCity(FRANCE, new SpaceId("474"))).rule().id()).isEqualTo("EIA-7.5.4");
    }

    @Test
    void aBesiegedCorpsDoesNotLeaveItsCity() {
        var state = Given.war().corps("france-i", "474", 10).corpsInCity("austria-i", "474", 5).in(LandStep.MOVEMENT, AUSTRIA);
        var besieged = state.with(state.city(new SpaceId("474")).orElseThrow().withBesiegers(List.of(FRANCE)));
        assertThat(refused(besieged, new MoveCorps(AUSTRIA, new UnitId("austria-i"), List.of(new SpaceId("476")), List.of())).rule().id()).isEqualTo("EIA-7.3.4");
        assertThat(moves(besieged, "austria-i")).isEmpty();
        assertThat(after(state, new MoveCorps(AUSTRIA, new UnitId("austria-i"), List.of(new SpaceId("476")), List.of())).corps().get(new UnitId("austria-i")).at()).isEqualTo(Location.field(new SpaceId("476")));
    }

    @Test
    void anUngarrisonedDepotIsDestroyedAndFeedsTheCorpsThatStays() {
        var state = after(french(Given.war().corps("france-i", "475", 10).depot(AUSTRIA, "474")), march("474"));
        var destroyed = after(state, new DestroyDepot(FRANCE, new UnitId("france-i")));
        assertThat(destroyed.depotAt(Location.field(new SpaceId("474")))).isEmpty();
        assertThat(destroyed.corps().get(new UnitId("france-i")).journey().upkeep()).isEqualTo(Upkeep.DESTROYED_DEPOT);
        assertThat(after(destroyed, march("476")).corps().get(new UnitId("france-i")).journey().upkeep()).isEqualTo(Upkeep.OPEN);
    }

    @Test
    void aDepotIsTakenOverOnlyIntoAChain() {
        var alone = after(french(Given.war().corps("france-i", "475", 10).depot(AUSTRIA, "474")), march("474"));
        assertThat(refused(alone, new ConvertDepot(FRANCE, new UnitId("france-i"))).rule().id()).isEqualTo("EIA-7.3.6.1");
        var chain = Given.war().war("france", "bavaria").province("Bavaria", ProvinceStanding.CONQUERED, "france")
                .depot(FRANCE, "326").corps("france-i", "475", 10).depot(AUSTRIA, "474");
        var there = after(french(chain), march("474"));
        // Munich, Linz, Vienna: two areas.
        var converted = after(there, new ConvertDepot(FRANCE, new UnitId("france-i")));
        assertThat(converted.depotAt(Location.field(new SpaceId("474"))).orElseThrow().power()).isEqualTo(FRANCE);
    }

    /** EIA-7.2: the depot in Munich and six others are all seven counters of France. */
    @Test
    void withoutACounterLeftADepotIsDestroyedAndNotTakenOver() {
        var chain = Given.war().war("france", "bavaria").province("Bavaria", ProvinceStanding.CONQUERED, "france")
                .depot(FRANCE, "326").corps("france-i", "475", 10).depot(AUSTRIA, "474");
        List.of("441", "442", "443", "444", "445", "446").forEach(area -> chain.depot(FRANCE, area));
        var there = after(french(chain), march("474"));

        assertThat(refused(there, new ConvertDepot(FRANCE, new UnitId("france-i"))).rule().id()).isEqualTo("EIA-7.3.6.1");
        assertThat(after(there, new DestroyDepot(FRANCE, new UnitId("france-i"))).depotAt(Location.field(new SpaceId("474")))).isEmpty();
    }

    @Test
    void theGarrisonOfADepotDecidesBeforeTheEnemyGoesOn() {
        var given = Given.war().corps("france-i", "475", 10).depot(AUSTRIA, "474", 6).garrison("austria", "474", 17);
        assertThat(refused(french(given), march("474", "476")).rule().id()).isEqualTo("EIA-7.3.6.2");
        var entered = after(french(given), march("474"));
        assertThat(decisions(entered)).singleElement().satisfies(decision -> assertThat(decision.party()).isEqualTo("austria"));
        assertThat(Told.of(refused(entered, march("476")).detail())).contains("eia.march.ask-depot: where Vienna");
        var held = after(entered, new AnswerDepotThreat(AUSTRIA, false));
        assertThat(after(held, march("476")).corps().get(new UnitId("france-i")).at().area().value()).isEqualTo("476");
        var given2 = after(entered, new AnswerDepotThreat(AUSTRIA, true));
        assertThat(given2.depotAt(Location.field(new SpaceId("474")))).isEmpty();
        assertThat(given2.city(new SpaceId("474")).orElseThrow().garrisonOf(new NationId("austria"))).isEqualTo(infantry(20));
        assertThat(given2.power(AUSTRIA).orElseThrow().lost()).isEqualTo(infantry(3));
        assertThat(given2.power(FRANCE).orElseThrow().prisoners()).isEqualTo(infantry(3));
    }

    @Test
    void theFormsToDetachGiveLegalAnswers() {
        var state = french(Given.war().corps("france-i", "438", new Factors(Map.of(FactorType.INFANTRY, 5, FactorType.MILITIA, 3, FactorType.CAVALRY, 2)))
                .garrison("france", "438", 4));
        var random = new Random(7);
        for (var decision : decisions(state)) {
            decision.optionalForm().ifPresent(form -> {
                for (int sample = 0; sample < 50; sample++) {
                    var command = form.sample(random::nextInt, any -> true);
                    after(state, (MarchCommand) command);
                }
            });
        }
        assertThat(decisions(state)).extracting("id").contains("movement", "detach-france-i-city", "absorb-france-i-city");
        assertThat(options(state, "sieges")).isEmpty();
    }
}
