package tercio.domain.eia.movement.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.GREAT_BRITAIN;
import static tercio.domain.eia.common.play.Given.after;
import static tercio.domain.eia.common.play.Given.moves;
import static tercio.domain.eia.common.play.Given.options;
import static tercio.domain.eia.common.play.Given.refused;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.Crossed;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.play.Given;
import tercio.domain.eia.movement.play.MarchCommand.Disembark;
import tercio.domain.eia.movement.play.MarchCommand.EnterCity;
import tercio.domain.eia.movement.play.MarchCommand.MoveCorps;
import tercio.domain.eia.supply.play.SupplyCommand.PaySupply;
import tercio.domain.eia.turn.play.TurnCommand.EndStep;
import tercio.domain.game.Viewer;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/**
 * The British come from the sea (7.3.5). Sea area 734 is next to 014 and 015, Portsmouth 774, and in France Brest 427 and 428; each
 * is clear ground. A British corps has 3 movement points.
 */
class TransportsTest {

    private static final String CORPS = "great-britain-i";
    private static final EndStep END = new EndStep(GREAT_BRITAIN, LandStep.MOVEMENT);

    private static Given war() {
        return Given.peace().war("france", "great-britain");
    }

    private static Given atSea() {
        return war().fleet("home", GREAT_BRITAIN, "734").aboard(CORPS, "home", "734", 6);
    }

    private static EiaState moving(Given given) {
        return given.in(LandStep.MOVEMENT, GREAT_BRITAIN);
    }

    private static Disembark in(String area) {
        return new Disembark(GREAT_BRITAIN, new UnitId(CORPS), new SpaceId(area), false, List.of());
    }

    private static Disembark intoCity(String area) {
        return new Disembark(GREAT_BRITAIN, new UnitId(CORPS), new SpaceId(area), true, List.of());
    }

    @Test
    void aCorpsAtSeaDisembarksInAnyAreaNextToItAndItsMovementIsOver() {
        var state = moving(atSea());
        assertThat(moves(state, CORPS)).extracting("command").containsExactlyInAnyOrder(in("014"), in("015"), in("774"), in("427"), in("428"));
        var landed = after(state, in("428"));
        var corps = landed.corps().get(new UnitId(CORPS));
        assertThat(corps.at()).isEqualTo(Location.field(new SpaceId("428")));
        assertThat(corps.journey().crossed()).isEqualTo(Crossed.SEA);
        assertThat(corps.journey().spent()).isEqualTo(3);
        // Not even a force march (7.3.1.2).
        assertThat(Told.of(refused(landed, new MoveCorps(GREAT_BRITAIN, new UnitId(CORPS), List.of(new SpaceId("429")), List.of())).detail())).contains("eia.refused.no-points");
        // Nobody is in Saint-Malo: going inside costs nothing.
        assertThat(moves(landed, CORPS)).extracting("command").containsExactly(new EnterCity(GREAT_BRITAIN, new UnitId(CORPS), List.of()));
    }

    @Test
    void otherAreasAndMarchesFromTheFleetAreRefusedWithTheWaysAshore() {
        var state = moving(atSea());
        var far = refused(state, in("438"));
        assertThat(far.rule().id()).isEqualTo("EIA-7.3.5");
        assertThat(far.legal()).hasSize(5);
        var march = refused(state, new MoveCorps(GREAT_BRITAIN, new UnitId(CORPS), List.of(new SpaceId("428")), List.of()));
        assertThat(march.rule().id()).isEqualTo("EIA-7.3.5");
        assertThat(march.legal()).hasSize(5);
        assertThat(Told.of(refused(state, intoCity("427")).detail())).contains("eia.refused.landing-in-field");
        assertThat(Told.of(refused(after(state, in("428")), in("427")).detail())).isEqualTo("eia.refused.no-corps: within fleet, who Great Britain, corps Great Britain I.");
    }

    @Test
    void neutralLandIsClosedToALanding() {
        // Lisbon lies on sea area 740.
        var state = moving(war().fleet("lisbon", GREAT_BRITAIN, "740").aboard(CORPS, "lisbon", "740", 6));
        assertThat(refused(state, in("376")).rule().id()).isEqualTo("EIA-10.3");
        assertThat(moves(state, CORPS)).extracting("command").doesNotContain(in("376"));
        var war = moving(war().war("great-britain", "portugal").fleet("lisbon", GREAT_BRITAIN, "740").aboard(CORPS, "lisbon", "740", 6));
        assertThat(after(war, in("376")).corps().get(new UnitId(CORPS)).at()).isEqualTo(Location.field(new SpaceId("376")));
    }

    @Test
    void fromABlockadeBoxOnlyTheAreaOfThePortIsOpen() {
        var state = moving(war().blockade("channel", GREAT_BRITAIN, "427").aboard(CORPS, "channel", "427", 6));
        assertThat(moves(state, CORPS)).extracting("command").containsExactly(in("427"));
        assertThat(Told.of(refused(state, in("428")).detail())).endsWith("port yes, where Brest.");
    }

    @Test
    void whoHasNotDisembarkedFromTheSeaOrABlockadeBoxIsLostWithItsLeaders() {
        var state = moving(atSea().leaderAboard("wellington", "home", "734"));
        assertThat(options(state, "end-movement")).singleElement().satisfies(end -> assertThat(Told.of(end.label())).endsWith("lost 1, corps [Great Britain I]."));
        var lost = after(state, END);
        assertThat(lost.corps()).isEmpty();
        assertThat(lost.leaders().get(new EiaLeaderId("wellington")).at()).isEmpty();
        assertThat(lost.power(GREAT_BRITAIN).orElseThrow().lost()).isEqualTo(Factors.of(FactorType.INFANTRY, 6));
        var others = new EmpiresInArms().asSeenBy(lost, Viewer.of(List.of("france"))).power(GREAT_BRITAIN).orElseThrow();
        assertThat(others.lost().total() + others.unseen()).as("nobody else knows how many they were").isZero();
        assertThat(lost.seenBy(Viewer.of(List.of("france"))).power(GREAT_BRITAIN).orElseThrow().lost()).isEqualTo(Factors.NONE);
        var box = moving(war().blockade("channel", GREAT_BRITAIN, "427").aboard(CORPS, "channel", "427", 6));
        assertThat(after(box, END).corps()).isEmpty();
    }

    @Test
    void whoIsInPortGoesAshoreThereAtLast() {
        var state = moving(war().fleet("home", GREAT_BRITAIN, "774").aboard(CORPS, "home", "774", 6).leaderAboard("wellington", "home", "774"));
        assertThat(Told.of(options(state, "end-movement").getFirst().label())).contains("lost 0");
        var ended = after(state, END);
        assertThat(ended.corps().get(new UnitId(CORPS)).at()).isEqualTo(Location.field(new SpaceId("774")));
        assertThat(ended.leaders().get(new EiaLeaderId("wellington")).at()).contains(Location.field(new SpaceId("774")));
    }

    @Test
    void aBesiegedFriendlyPortTakesThemInIfItHasRoom() {
        // Portsmouth holds 15 factors: 9 are inside.
        var given = atSea().corps("france-i", "774", 10).garrison("great-britain", "774", 9);
        var state = moving(given);
        var besieged = state.with(state.city(new SpaceId("774")).orElseThrow().withBesiegers(List.of(FRANCE)));
        assertThat(refused(state, intoCity("774")).rule().id()).isEqualTo("EIA-7.3.5");
        assertThat(moves(besieged, CORPS)).extracting("command").contains(in("774"), intoCity("774"));
        assertThat(after(besieged, intoCity("774")).corps().get(new UnitId(CORPS)).at()).isEqualTo(Location.city(new SpaceId("774")));
        var full = besieged.with(besieged.city(new SpaceId("774")).orElseThrow().withGarrison(new NationId("great-britain"), Factors.of(FactorType.INFANTRY, 10)));
        var refusal = refused(full, intoCity("774"));
        assertThat(refusal.rule().id()).isEqualTo("EIA-7.3.3.4");
        assertThat(Told.of(refusal.detail())).endsWith("room 5, more no.");
    }

    @Test
    void leadersGoAshoreWithTheLastCorps() {
        var state = moving(atSea().leaderAboard("wellington", "home", "734"));
        assertThat(refused(state, in("428")).rule().id()).isEqualTo("EIA-7.3.3.4");
        var landed = after(state, new Disembark(GREAT_BRITAIN, new UnitId(CORPS), new SpaceId("428"), false, List.of(new EiaLeaderId("wellington"))));
        assertThat(landed.leaders().get(new EiaLeaderId("wellington")).at()).contains(Location.field(new SpaceId("428")));
    }

    @Test
    void whoHasLandedForagesWithoutUnusedPointsAndIsFedByInvasionSupply() {
        // Forage value 5 in 428, outside own territory, in October: no modifier.
        var landed = after(after(moving(atSea()), in("428")), END);
        assertThat(options(landed, "forage")).singleElement().satisfies(forage -> assertThat(Told.of(forage.label())).endsWith("minus no, modifier 0, value 5."));
        assertThat(options(landed, "pay-supply")).isEmpty();
        var supplied = moving(atSea().depot(GREAT_BRITAIN, "774"));
        var depot = supplied.with(new Depot(GREAT_BRITAIN, Location.aboard(new SpaceId("734")), Factors.NONE, true));
        var fed = after(after(after(depot, in("428")), END), new PaySupply(GREAT_BRITAIN));
        assertThat(fed.power(GREAT_BRITAIN).orElseThrow().money()).isEqualTo(19);
    }

    @Test
    void whoIsOnAFleetIsSeenAndItsFactorsAreNot() {
        var rules = new EmpiresInArms();
        var french = Viewer.of(List.of("france"));
        var six = rules.asSeenBy(moving(atSea()), french);
        var nine = rules.asSeenBy(moving(war().fleet("home", GREAT_BRITAIN, "734").aboard(CORPS, "home", "734", 9)), french);
        assertThat(six).isEqualTo(nine);
        assertThat(six.corps().get(new UnitId(CORPS)).at()).isEqualTo(Location.aboard(new SpaceId("734")));
        assertThat(six.corps().get(new UnitId(CORPS)).factors()).isEmpty();
        assertThat(rules.decisions(six)).isEqualTo(rules.decisions(nine));
    }
}
