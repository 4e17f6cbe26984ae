package tercio.domain.eia.scenario.adjustment.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.PRUSSIA;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.play.Given;
import tercio.domain.game.ChangeFaults;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.game.Viewer;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** The host's adjustments stand on the board, and a board that the rules do not know is refused with the place of the fault. */
class AdjustedCampaignTest {

    private static final EmpiresInArms RULES = new EmpiresInArms();

    private static EiaState board() {
        return Given.war().corps("austria-i", "474", 6).corps("france-i", "326", 10).in(LandStep.MOVEMENT, AUSTRIA);
    }

    private static Verdict<EiaEvent> adjusted(EiaState state, EiaChange... changes) {
        var adjustment = new EiaAdjustment("entered from paper", List.of(changes));
        var adjustments = RULES.adjustments().orElseThrow();
        var faults = ChangeFaults.of(adjustments, state, adjustment);
        return faults.isEmpty() ? adjustments.decide(state, adjustment) : new Verdict.Refused<>(Refusal.of(faults));
    }

    private static EiaState after(EiaState state, EiaChange... changes) {
        var verdict = adjusted(state, changes);
        assertThat(verdict).as("%s", verdict).isInstanceOf(Verdict.Accepted.class);
        var accepted = (Verdict.Accepted<EiaEvent>) verdict;
        var evolved = state;
        for (var ruled : accepted.events()) {
            assertThat(Told.of(RULES, evolved, ruled.event(), ruled.explanation())).isNotBlank();
            evolved = RULES.evolve(evolved, ruled.event());
        }
        assertThat(evolved).as("the events give the board that was decided").isEqualTo(accepted.boards().getLast());
        return evolved;
    }

    private static Refusal refused(EiaState state, EiaChange... changes) {
        var verdict = adjusted(state, changes);
        assertThat(verdict).isInstanceOf(Verdict.Refused.class);
        return ((Verdict.Refused<EiaEvent>) verdict).refusal();
    }

    private static EiaChange.CorpsPlaced corps(String id, String area, boolean city, Factors factors) {
        return new EiaChange.CorpsPlaced(new UnitId(id), Optional.empty(), new SpaceId(area), Optional.of(city), Optional.ofNullable(factors));
    }

    private static Factors infantry(int count) {
        return Factors.of(FactorType.INFANTRY, count);
    }

    @Test
    void everyKindOfChangeIsDescribedWithItsParts() {
        assertThat(EiaChangeKinds.ALL.stream().map(kind -> kind.type().getName()))
                .containsExactlyInAnyOrderElementsOf(Stream.of(EiaChange.class.getPermittedSubclasses()).map(Class::getName).toList());
        assertThat(EiaChangeKinds.ALL).allSatisfy(kind -> assertThat(kind.fields().stream().map(field -> field.name().split("\\.")[0]))
                .containsExactlyElementsOf(Arrays.stream(kind.type().getRecordComponents()).map(part -> part.getName())
                        .filter(part -> !part.equals("ids")).toList()));
    }

    @Test
    void aCorpsIsPlacedMovedWrittenAnewAndRemovedAndOnlyItsPowerSeesItsFactors() {
        var placed = after(board(), corps("austria-ii", "476", false, infantry(4)), new EiaChange.CorpsStrength(new UnitId("france-i"), Optional.of(infantry(7))));

        assertThat(placed.corps().get(new UnitId("austria-ii")).factorsOrNone()).isEqualTo(infantry(4));
        assertThat(placed.corps().get(new UnitId("france-i")).factorsOrNone()).isEqualTo(infantry(7));
        assertThat(RULES.asSeenBy(placed, Viewer.of(List.of("france"))).corps().get(new UnitId("austria-ii")).factors()).isEmpty();
        var moved = after(placed, corps("austria-ii", "474", true, null), new EiaChange.CorpsWithdrawn(new UnitId("austria-i")));
        assertThat(moved.corps().get(new UnitId("austria-ii")).at()).isEqualTo(Location.city(new SpaceId("474")));
        assertThat(moved.corps().get(new UnitId("austria-ii")).factorsOrNone()).as("it keeps what it holds").isEqualTo(infantry(4));
        assertThat(moved.corps()).doesNotContainKey(new UnitId("austria-i"));
    }

    @Test
    void theEventLeavesFactorsOutAndTheirEventIsForTheirPower() {
        var accepted = (Verdict.Accepted<EiaEvent>) adjusted(board(), corps("austria-ii", "476", false, infantry(4)));

        var made = (EiaAdjustmentEvent.AdjustmentMade) accepted.events().getFirst().event();
        assertThat(((EiaChange.CorpsPlaced) made.changes().getFirst()).factors()).isEmpty();
        assertThat(made.secrets()).isEmpty();
        var written = (EiaAdjustmentEvent.StrengthsWritten) accepted.events().get(1).event();
        assertThat(written.secrets()).hasSize(1).allSatisfy(secret -> {
            assertThat(secret.parties()).containsExactly("austria");
            assertThat(secret.fields()).containsExactly("strengths.austria-ii");
        });
        assertThat(new EiaAdjustment("why", List.of(corps("austria-ii", "476", false, infantry(4)))).secrets())
                .singleElement().satisfies(secret -> assertThat(secret.parties()).isEmpty());
    }

    @Test
    void moneyPointsWarsAlliancesPermissionsAndControlAreSet() {
        var now = after(board(), new EiaChange.MoneySet(FRANCE, 7), new EiaChange.PoliticalPointsSet(AUSTRIA, -3),
                new EiaChange.RelationSet(new NationId("austria"), new NationId("prussia"), EiaChange.Relation.ALLIANCE),
                new EiaChange.RelationSet(new NationId("france"), new NationId("prussia"), EiaChange.Relation.WAR),
                new EiaChange.PermissionSet(PRUSSIA, AUSTRIA, EiaChange.Permission.ACCESS, true),
                new EiaChange.ProvinceControl(new ProvinceId("Bavaria"), ProvinceStanding.FREE_STATE, new NationId("france")), new EiaChange.CityControl(new SpaceId("326"), new NationId("france")));

        assertThat(now.power(FRANCE).orElseThrow().money()).isEqualTo(7);
        assertThat(now.power(AUSTRIA).orElseThrow().politicalPoints()).isEqualTo(-3);
        assertThat(now.diplomacy().areAllied(new NationId("austria"), new NationId("prussia"))).isTrue();
        assertThat(now.diplomacy().atWar(new NationId("france"), new NationId("prussia"))).isTrue();
        assertThat(now.diplomacy().access()).extracting(grant -> grant.to()).contains(AUSTRIA);
        assertThat(now.provinces().get(new ProvinceId("Bavaria")).standing()).isEqualTo(ProvinceStanding.FREE_STATE);
        assertThat(now.city(new SpaceId("326")).orElseThrow().controller().value()).isEqualTo("france");
        var peace = after(now, new EiaChange.RelationSet(new NationId("france"), new NationId("prussia"), EiaChange.Relation.PEACE),
                new EiaChange.PermissionSet(PRUSSIA, AUSTRIA, EiaChange.Permission.ACCESS, false));
        assertThat(peace.diplomacy().atWar(new NationId("france"), new NationId("prussia"))).isFalse();
        assertThat(peace.diplomacy().access()).isEmpty();
        var truce = after(peace, new EiaChange.RelationSet(new NationId("france"), new NationId("prussia"), EiaChange.Relation.TRUCE));
        assertThat(truce.diplomacy().mayDeclareWar(FRANCE, PRUSSIA)).isFalse();
        var others = after(truce, new EiaChange.RelationSet(new NationId("austria"), new NationId("prussia"), EiaChange.Relation.PEACE),
                new EiaChange.PermissionSet(PRUSSIA, AUSTRIA, EiaChange.Permission.DEPOTS, true));
        assertThat(others.diplomacy().mayDeclareWar(FRANCE, PRUSSIA)).as("other relations stay").isFalse();
    }

    @Test
    void garrisonsDepotsLeadersAndIrregularsAreWrittenIn() {
        var now = after(board(), new EiaChange.CityGarrison(new SpaceId("474"), new NationId("austria"), infantry(3)),
                new EiaChange.DepotStands(FRANCE, new SpaceId("326"), Optional.of(infantry(2))), new EiaChange.LeaderPlaced(new EiaLeaderId("napoleon"), new SpaceId("326"), Optional.empty()),
                new EiaChange.LeaderImprisoned(new EiaLeaderId("charles"), FRANCE),
                new EiaChange.IrregularsRaised(AUSTRIA, FactorType.FREIKORPS, new SpaceId("476"), 2, List.of()));

        assertThat(now.city(new SpaceId("474")).orElseThrow().garrisonOf(new NationId("austria"))).isEqualTo(infantry(3));
        assertThat(now.depotAt(Location.field(new SpaceId("326"))).orElseThrow().garrison()).isEqualTo(infantry(2));
        assertThat(now.leaders().get(new EiaLeaderId("napoleon")).at()).contains(Location.field(new SpaceId("326")));
        assertThat(now.leaders().get(new EiaLeaderId("charles")).prisonerOf()).contains(FRANCE);
        assertThat(now.irregulars().values()).hasSize(2).allMatch(piece -> piece.at().area().equals(new SpaceId("476")));
        var freed = after(now, new EiaChange.LeaderWithdrawn(new EiaLeaderId("charles")), new EiaChange.DepotWithdrawn(new SpaceId("326")),
                new EiaChange.CityGarrison(new SpaceId("474"), new NationId("austria"), Factors.NONE));
        assertThat(freed.leaders().get(new EiaLeaderId("charles")).prisonerOf()).isEmpty();
        assertThat(freed.depots()).isEmpty();
        assertThat(freed.city(new SpaceId("474")).orElseThrow().garrisons()).isEmpty();
    }

    @Test
    void aSiegeIsWrittenInAndEndsWithTheLastBesieger() {
        var besieged = after(board(), new EiaChange.CityGarrison(new SpaceId("474"), new NationId("austria"), infantry(3)), corps("austria-i", "476", false, null),
                corps("france-i", "474", false, null), new EiaChange.SiegeLine(FRANCE, new SpaceId("474"), true));
        assertThat(besieged.city(new SpaceId("474")).orElseThrow().besiegers()).containsExactly(FRANCE);

        var lifted = after(besieged, new EiaChange.CorpsWithdrawn(new UnitId("france-i")));

        assertThat(lifted.city(new SpaceId("474")).orElseThrow().isBesieged()).isFalse();
        assertThat(refused(board(), new EiaChange.SiegeLine(FRANCE, new SpaceId("474"), true)).faults()).singleElement()
                .satisfies(fault -> assertThat(Told.of(fault.message())).isEqualTo("eia.fault.siege: who France, where Vienna."));
    }

    @Test
    void theMonthAndTheStepAreSet() {
        var month = after(board(), new EiaChange.MonthSet(1805, 11));
        assertThat(month.phase()).isInstanceOf(LandPhase.Announcement.class);
        assertThat(month.month().month()).isEqualTo(11);

        var step = after(board(), new EiaChange.StepSet(AUSTRIA, LandStep.DEPOTS));

        assertThat(step.isIn(LandStep.DEPOTS)).isTrue();
        assertThat(step.slot().orElseThrow().movingPower()).isEqualTo(AUSTRIA);
        assertThat(refused(board(), new EiaChange.MonthSet(1805, 11), new EiaChange.StepSet(AUSTRIA, LandStep.DEPOTS)).faults())
                .singleElement().satisfies(fault -> assertThat(fault.pointer()).isEqualTo("/changes/1"));
    }

    @Test
    void eachFaultIsNamedWithItsPlaceAndNothingIsChanged() {
        var refusal = refused(board(), corps("austria-ii", "nowhere", false, infantry(4)), new EiaChange.MoneySet(FRANCE, 1000),
                new EiaChange.CorpsStrength(new UnitId("austria-xx"), Optional.of(infantry(1))));

        assertThat(refusal.rule().id()).isEqualTo("TERCIO-ADJUST");
        assertThat(refusal.faults()).extracting(Refusal.Fault::pointer).containsExactly("/changes/0/area", "/changes/1/money", "/changes/2/corps");
        assertThat(refusal.faults().get(2).legal()).containsExactly("austria-i", "france-i");
        assertThat(pointers(corps("austria-ii", "474", false, infantry(99)))).containsExactly("/changes/0/factors");
        assertThat(pointers(corps("austria-ii", "474", false, null))).as("a new corps says what it holds").containsExactly("/changes/0/factors");
        assertThat(pointers(corps("bavaria-corps", "326", false, infantry(1)))).as("whose is it").containsExactly("/changes/0/power");
        assertThat(pointers(new EiaChange.LeaderPlaced(new EiaLeaderId("napoleon"), new SpaceId("474"), Optional.empty()))).as("without a French corps").containsExactly("/changes/0");
        assertThat(pointers(new EiaChange.CityGarrison(new SpaceId("474"), new NationId("austria"), infantry(60)))).as("more than fit in").containsExactly("/changes/0");
        assertThat(pointers(new EiaChange.CityGarrison(new SpaceId("474"), new NationId("austria"), Factors.of(FactorType.CAVALRY, 1)))).containsExactly("/changes/0/factors");
        assertThat(pointers(new EiaChange.CityGarrison(new SpaceId("474"), new NationId("france"), infantry(1)))).as("an enemy of its controller").containsExactly("/changes/0");
        assertThat(pointers(new EiaChange.RelationSet(new NationId("austria"), new NationId("bavaria"), EiaChange.Relation.ALLIANCE))).containsExactly("/changes/0/other");
        assertThat(pointers(new EiaChange.IrregularsRaised(FRANCE, FactorType.COSSACK, new SpaceId("474"), 1, List.of()))).containsExactly("/changes/0/type");
        assertThat(pointers(new EiaChange.ProvinceControl(new ProvinceId("Bavaria"), ProvinceStanding.HOME, new NationId("france")))).containsExactly("/changes/0/standing");
    }

    private static List<String> pointers(EiaChange change) {
        return refused(board(), change).faults().stream().map(Refusal.Fault::pointer).toList();
    }

    @Test
    void aReasonAndAtLeastOneChangeAreNeeded() {
        var adjustments = RULES.adjustments().orElseThrow();
        assertThat(ChangeFaults.of(adjustments, board(), new EiaAdjustment(" ", List.of()))).extracting(Refusal.Fault::pointer)
                .containsExactly("/reason", "/changes");
    }

    @Test
    void whileAnswersAreAwaitedOnlyMoneyAndPointsChange() {
        var state = Given.war().corps("austria-i", "474", 6).corps("france-i", "474", 10).in(LandStep.COMBAT, AUSTRIA);

        var refusal = refused(state, new EiaChange.CorpsWithdrawn(new UnitId("austria-i")));

        assertThat(refusal.faults()).singleElement().satisfies(fault -> {
            assertThat(fault.pointer()).isEqualTo("/changes/0/kind");
            assertThat(fault.legal()).containsExactly("money-set", "political-points-set");
        });
        assertThat(after(state, new EiaChange.MoneySet(FRANCE, 3)).power(FRANCE).orElseThrow().money()).isEqualTo(3);
    }
}
