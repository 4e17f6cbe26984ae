package tercio.domain.eu.scenario.adjustment.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.campaign.ErsLine;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.game.ChangeFaults;
import tercio.domain.game.Decision;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** The host's adjustments stand on the board of a war, and a board that the rules do not know is refused with the place of the fault. */
class AdjustedWarTest {

    /** The first impulse of the first summer: France chooses its campaign. */
    private static EuState board() {
        var war = War.of("artois");
        assertThat(war.board().phase()).isInstanceOf(Phase.Campaigns.class);
        return war.board();
    }

    static Verdict<EuEvent> adjusted(EuState state, EuChange... changes) {
        var adjustment = new EuAdjustment("entered from paper", List.of(changes));
        var adjustments = War.RULES.adjustments().orElseThrow();
        var faults = ChangeFaults.of(adjustments, state, adjustment);
        return faults.isEmpty() ? adjustments.decide(state, adjustment) : new Verdict.Refused<>(Refusal.of(faults));
    }

    private static EuState after(EuState state, EuChange... changes) {
        var verdict = adjusted(state, changes);
        assertThat(verdict).as("%s", verdict).isInstanceOf(Verdict.Accepted.class);
        var accepted = (Verdict.Accepted<EuEvent>) verdict;
        var evolved = state;
        for (var ruled : accepted.events()) {
            assertThat(Told.of(War.RULES, evolved, ruled.event(), ruled.explanation())).isNotBlank();
            evolved = War.RULES.evolve(evolved, ruled.event());
        }
        assertThat(evolved).as("the events give the board that was decided").isEqualTo(accepted.boards().getLast());
        assertThat(War.RULES.decisions(evolved)).as("somebody decides next").isNotEmpty();
        return evolved;
    }

    private static Refusal refused(EuState state, EuChange... changes) {
        var verdict = adjusted(state, changes);
        assertThat(verdict).as("%s", List.of(changes)).isInstanceOf(Verdict.Refused.class);
        return ((Verdict.Refused<EuEvent>) verdict).refusal();
    }

    private static StackChange.StackRaised raised(String country, String province, Counters units) {
        return new StackChange.StackRaised(Optional.empty(), new CountryId(country), new SpaceId(province), units, Optional.empty(), Optional.empty());
    }

    private static StackChange.StackPlaced placed(String stack, String province, boolean inside) {
        return new StackChange.StackPlaced(new StackId(stack), new SpaceId(province), Optional.of(inside), Optional.empty());
    }

    @Test
    void everyKindOfChangeIsDescribedWithItsParts() {
        assertThat(EuChangeKinds.ALL.stream().map(kind -> kind.type().getName()))
                .containsExactlyInAnyOrderElementsOf(Stream.of(EuChange.class.getPermittedSubclasses()).flatMap(family -> Stream.of(family.getPermittedSubclasses())).map(Class::getName).toList());
        assertThat(EuChangeKinds.ALL).allSatisfy(kind -> assertThat(kind.fields().stream().map(field -> field.name().split("\\.")[0]).distinct())
                .containsExactlyElementsOf(Arrays.stream(kind.type().getRecordComponents()).map(part -> part.getName())
                        .filter(part -> !List.of("id", "small", "alliances").contains(part)).toList()));
    }

    @Test
    void treasuryOwnerBlockadeAndTheAgeOfASiegeAreWrittenIn() {
        var now = after(board(), new CountryChange.TreasurySet(new CountryId("france"), 200), new CountryChange.CampaignCosts(new CountryId("france"), ErsLine.B42, 120),
                new ProvinceChange.ProvinceOwner(new SpaceId("artois"), new CountryId("france")), new ProvinceChange.PortBlockade(new SpaceId("vlaanderen"), true), placed("fra-2", "artois", false),
                new ProvinceChange.SiegeContinued(new SpaceId("artois"), true));
        assertThat(now.countries().get(new CountryId("france")).treasuryLeft()).isEqualTo(80);
        assertThat(now.countries().get(new CountryId("spain")).treasuryLeft()).as("as the scenario begins").isEqualTo(400);
        assertThat(now.fortress(new SpaceId("artois")).owner().value()).isEqualTo("france");
        assertThat(now.fortress(new SpaceId("artois")).controller().value()).isEqualTo("spain");
        assertThat(now.marks().blockaded()).containsExactly(new SpaceId("vlaanderen"));
        assertThat(now.marks().continued()).containsExactly(new SpaceId("artois"));
        assertThat(after(now, new ProvinceChange.ProvinceController(new SpaceId("artois"), new CountryId("france"))).marks().continued()).as("it fell").isEmpty();

        assertThat(pointers(new ProvinceChange.PortBlockade(new SpaceId("artois"), true))).as("no port").containsExactly("/changes/0");
        assertThat(pointers(new ProvinceChange.SiegeContinued(new SpaceId("brabant"), true))).as("nobody besieges it").containsExactly("/changes/0");
    }

    @Test
    void theOrderOfTheAlliancesIsSetBetweenRoundsOrWithTheRound() {
        var spainFirst = new RoundChange.InitiativeOrder(List.of(new CountryId("spain"), new CountryId("france")), List.of());
        assertThat(pointers(spainFirst)).as("France is in its impulse").containsExactly("/changes/0");
        assertThat(pointers(new RoundChange.InitiativeOrder(List.of(new CountryId("spain")), List.of()), new RoundChange.RoundSet(RoundBox.S2, Optional.empty())))
                .containsExactly("/changes/0/countries");

        var now = after(board(), spainFirst, new RoundChange.RoundSet(RoundBox.S2, Optional.empty()));
        assertThat(now.allianceAt(0)).isEqualTo(now.allianceOf(new CountryId("spain")));
        assertThat(War.RULES.decisions(now)).extracting(Decision::party).containsOnly("spain");
    }

    @Test
    void aStackIsRaisedMovedWrittenAnewAndRemoved() {
        var raised = after(board(), raised("france", "picardie", new Counters(1, 0, 1)));
        var stack = raised.stacks().get(new StackId("france-1"));
        assertThat(stack.ld()).isEqualTo(5);
        assertThat(stack.province().value()).isEqualTo("picardie");

        var moved = after(raised, placed("france-1", "champagne", false), new StackChange.StackUnits(new StackId("france-1"), new Counters(0, 1, 0), Optional.of(2)));
        assertThat(moved.stacks().get(new StackId("france-1")).province().value()).isEqualTo("champagne");
        assertThat(moved.stacks().get(new StackId("france-1")).veteranLd()).isEqualTo(2);
        var withdrawn = after(moved, new StackChange.StackWithdrawn(new StackId("fra-1")));
        assertThat(withdrawn.stacks()).doesNotContainKey(new StackId("fra-1"));
        assertThat(withdrawn.leaders().get(new LeaderId("french-general")).fate()).as("his stack is gone").isEqualTo(Fate.WAITING);
    }

    @Test
    void aSiegeIsEnteredWithTroopsInsideSiegeworksAndBreach() {
        var besieged = after(board(), placed("fra-1", "artois", false), new StackChange.StackUnits(new StackId("his-1"), new Counters(0, 0, 1), Optional.empty()),
                placed("his-1", "artois", true), new ProvinceChange.SiegeworksSet(new SpaceId("artois"), 1, 1), new ProvinceChange.BreachSet(new SpaceId("artois"), true));

        assertThat(besieged.stacks().get(new StackId("his-1")).besieged()).isTrue();
        var fortress = besieged.fortress(new SpaceId("artois"));
        assertThat(fortress.works().minus() + fortress.works().plus()).isEqualTo(2);
        assertThat(fortress.isBreached()).isTrue();
        assertThat(refused(board(), new ProvinceChange.SiegeworksSet(new SpaceId("artois"), 1, 0)).faults()).as("nobody besieges it").hasSize(1);
        assertThat(refused(board(), placed("his-2", "brabant", true)).faults()).as("nobody besieges it").hasSize(1);
    }

    @Test
    void controlLevelStabilityPointsAndMoneyAreSet() {
        var now = after(board(), new ProvinceChange.ProvinceController(new SpaceId("luxemburg"), new CountryId("france")), new ProvinceChange.FortressLevel(new SpaceId("picardie"), 4),
                new CountryChange.StabilitySet(new CountryId("france"), -2), new CountryChange.VictoryPointsSet(new CountryId("spain"), 30),
                new CountryChange.CampaignCosts(new CountryId("france"), ErsLine.B41, 70), new CountryChange.CampaignSet(new CountryId("spain"), Campaign.MAJOR));

        assertThat(now.fortress(new SpaceId("luxemburg")).controller().value()).isEqualTo("france");
        assertThat(now.fortress(new SpaceId("picardie")).level()).isEqualTo(4);
        assertThat(now.countries().get(new CountryId("france")).stability()).isEqualTo(-2);
        assertThat(now.countries().get(new CountryId("france")).spent()).isEqualTo(Map.of(ErsLine.B41, 70));
        assertThat(now.countries().get(new CountryId("spain")).victoryPoints()).isEqualTo(30);
        assertThat(now.countries().get(new CountryId("spain")).campaign()).isEqualTo(Campaign.MAJOR);
    }

    @Test
    void supplyAndPillageAreMarked() {
        var now = after(board(), new ProvinceChange.PillageSet(new SpaceId("picardie"), 3), placed("fra-4", "granada", false), new StackChange.StackSupply(new StackId("fra-4"), true));

        assertThat(now.marks().pillageLevel(new SpaceId("picardie"))).isEqualTo(3);
        assertThat(now.stacks().get(new StackId("fra-4")).cutOff()).isTrue();
        assertThat(after(now, new StackChange.StackForaging(new StackId("fra-4"), true)).stacks().get(new StackId("fra-4")).foraging()).isTrue();
        var again = after(now, new ProvinceChange.PillageSet(new SpaceId("picardie"), 0), new StackChange.StackSupply(new StackId("fra-4"), false));
        assertThat(again.marks().pillages()).isEmpty();
        assertThat(again.stacks().get(new StackId("fra-4")).cutOff()).isFalse();
        assertThat(pointers(new StackChange.StackSupply(new StackId("fra-1"), true))).as("it stands at home").containsExactly("/changes/0");
        var inside = after(board(), placed("fra-1", "artois", false), new StackChange.StackUnits(new StackId("his-1"), new Counters(0, 0, 1), Optional.empty()),
                placed("his-1", "artois", true), new ProvinceChange.FortressSupply(new SpaceId("artois"), true));
        assertThat(inside.marks().supplied()).containsExactly(new SpaceId("artois"));
        assertThat(pointers(new ProvinceChange.FortressSupply(new SpaceId("artois"), true))).as("nobody is besieged there").containsExactly("/changes/0");
        assertThat(pointers(new ProvinceChange.PillageSet(new SpaceId("artois"), 5))).containsExactly("/changes/0/level");
    }

    @Test
    void onlyADutchProvinceIsFlooded() {
        var now = after(board(), new ProvinceChange.FloodSet(new SpaceId("utrecht"), true));
        assertThat(now.marks().isFlooded(new SpaceId("utrecht"))).isTrue();
        assertThat(after(now, new ProvinceChange.FloodSet(new SpaceId("utrecht"), false)).marks().isFlooded(new SpaceId("utrecht"))).isFalse();
        assertThat(adjusted(board(), new ProvinceChange.FloodSet(new SpaceId("brabant"), true))).isInstanceOf(Verdict.Refused.class);
    }

    @Test
    void aLeaderStaysAloneInAProvinceAndIsPutWithAStackAgain() {
        var alone = after(board(), alone(Optional.of("picardie")));

        assertThat(alone.leaders().get(new LeaderId("french-general")).fate()).isEqualTo(Fate.ALONE);
        assertThat(alone.leaders().get(new LeaderId("french-general")).place().value()).isEqualTo("picardie");
        assertThat(alone.stacks().get(new StackId("fra-1")).leaders()).isEmpty();
        var back = after(alone, new LeaderChange.LeaderSet(new LeaderId("french-general"), LeaderChange.LeaderCondition.PRESENT, Optional.of(new StackId("fra-1")), Optional.empty()));
        assertThat(back.stacks().get(new StackId("fra-1")).leaders()).containsExactly(new LeaderId("french-general"));
        assertThat(pointers(alone(Optional.empty()))).as("where he stays").containsExactly("/changes/0/province");
        assertThat(pointers(alone(Optional.of("atlantis")))).containsExactly("/changes/0/province");
        assertThat(pointers(new LeaderChange.LeaderSet(new LeaderId("french-general"), LeaderChange.LeaderCondition.KILLED, Optional.empty(), Optional.empty(), Optional.of(new SpaceId("picardie")))))
                .as("a dead leader stays nowhere").containsExactly("/changes/0/province");
    }

    private static EuChange alone(Optional<String> province) {
        return new LeaderChange.LeaderSet(new LeaderId("french-general"), LeaderChange.LeaderCondition.ALONE, Optional.empty(), Optional.empty(), province.map(SpaceId::new));
    }

    @Test
    void leadersAreWoundedKilledAndPutWithAnotherStack() {
        var wounded = after(board(), new LeaderChange.LeaderSet(new LeaderId("french-general"), LeaderChange.LeaderCondition.WOUNDED, Optional.empty(), Optional.of(RoundBox.S3)));
        assertThat(wounded.leaders().get(new LeaderId("french-general")).returns()).isEqualTo(RoundBox.S3);
        assertThat(wounded.stacks().get(new StackId("fra-1")).leaders()).isEmpty();

        var back = after(wounded, new LeaderChange.LeaderSet(new LeaderId("french-general"), LeaderChange.LeaderCondition.PRESENT, Optional.of(new StackId("fra-2")), Optional.empty()));

        assertThat(back.stacks().get(new StackId("fra-2")).leaders()).containsExactly(new LeaderId("french-general"));
        assertThat(after(back, new LeaderChange.LeaderSet(new LeaderId("french-general"), LeaderChange.LeaderCondition.KILLED, Optional.empty(), Optional.empty()))
                .leaders().get(new LeaderId("french-general")).fate()).isEqualTo(Fate.KILLED);
        assertThat(refused(board(), new LeaderChange.LeaderSet(new LeaderId("french-general"), LeaderChange.LeaderCondition.PRESENT, Optional.of(new StackId("his-1")), Optional.empty())).faults())
                .singleElement().satisfies(fault -> assertThat(fault.pointer()).isEqualTo("/changes/0/stack"));
    }

    /** In a Winter round of a turn with poor weather alone, as in a set-up (EU-WX-3). */
    @Test
    void theSundIsFrozenAndOpened() {
        var poor = Situation.franceAgainstSpain().poorWeather().stack("fra-1", "france", "picardie", 0, 1, 0).war().board();
        var winter = after(poor, new RoundChange.RoundSet(RoundBox.W2, Optional.of(true)));

        var frozen = after(winter, new RoundChange.SundSet(true));
        assertThat(frozen.marks().ice().lies()).isTrue();
        assertThat(after(frozen, new RoundChange.SundSet(false)).marks().ice().lies()).isFalse();
        for (var open : List.of(after(poor, new RoundChange.RoundSet(RoundBox.S2, Optional.of(false))), after(board(), new RoundChange.RoundSet(RoundBox.W2, Optional.of(true))))) {
            assertThat(refused(open, new RoundChange.SundSet(true)).faults()).as("a Summer round, and a turn without poor weather").singleElement()
                    .satisfies(fault -> assertThat(fault.pointer()).isEqualTo("/changes/0/frozen"));
        }
    }

    @Test
    void roundWeatherAndSlotsAreSet() {
        var round = after(board(), new RoundChange.RoundSet(RoundBox.W2, Optional.of(true)));
        assertThat(round.box()).isEqualTo(RoundBox.W2);
        assertThat(round.badWeather()).isTrue();
        assertThat(round.phase()).isInstanceOf(Phase.Campaigns.class);

        assertThat(after(round, new RoundChange.WeatherSet(false)).badWeather()).isFalse();
        var slots = after(round, new CountryChange.CampaignSlots(new CountryId("france"), List.of(new StackId("fra-1"), new StackId("fra-4")), List.of()));
        assertThat(slots.countries().get(new CountryId("france")).active()).extracting(active -> active.stack().value() + active.small()).containsExactly("fra-1false", "fra-4true");
    }

    @Test
    void eachFaultIsNamedWithItsPlaceAndNothingIsChanged() {
        assertThat(pointers(new StackChange.StackWithdrawn(new StackId("nobody")))).containsExactly("/changes/0/stack");
        assertThat(refused(board(), new StackChange.StackWithdrawn(new StackId("nobody"))).faults().getFirst().legal()).contains("fra-1", "his-4");
        assertThat(pointers(raised("france", "picardie", new Counters(0, 0, 0)))).containsExactly("/changes/0/units");
        assertThat(pointers(raised("france", "picardie", new Counters(1000, 0, 0)))).containsExactly("/changes/0/units/armyPlus");
        assertThat(pointers(raised("france", "picardie", new Counters(3, 0, 0)))).as("more than 8 LD").containsExactly("/changes/0");
        assertThat(pointers(raised("france", "kurland", new Counters(0, 0, 1)))).as("a neutral province").containsExactly("/changes/0");
        assertThat(pointers(raised("england", "picardie", new Counters(0, 0, 1)))).containsExactly("/changes/0/country");
        assertThat(pointers(new StackChange.StackUnits(new StackId("fra-4"), new Counters(0, 0, 1), Optional.of(2)))).containsExactly("/changes/0/veteranLd");
        assertThat(pointers(new ProvinceChange.SiegeworksSet(new SpaceId("artois"), 1, 2))).containsExactly("/changes/0/plus");
        assertThat(pointers(new ProvinceChange.FortressLevel(new SpaceId("artois"), 6))).containsExactly("/changes/0/level");
        assertThat(pointers(new CountryChange.StabilitySet(new CountryId("france"), 4))).containsExactly("/changes/0/stability");
        assertThat(refused(board(), new RoundChange.WeatherSet(true), new RoundChange.RoundSet(RoundBox.S2, Optional.empty()),
                new RoundChange.RoundSet(RoundBox.S3, Optional.empty())).faults()).extracting(Refusal.Fault::pointer).containsExactly("/changes/2");
    }

    private static List<String> pointers(EuChange... change) {
        return refused(board(), change).faults().stream().map(Refusal.Fault::pointer).toList();
    }

    @Test
    void whileAMarchWaitsPiecesStay() {
        var war = War.on(board()).declares("france", Campaign.MAJOR);
        war.plays(new MoveStack(new StackId("fra-1"), List.of(new SpaceId("picardie"), new SpaceId("artois"))));
        assertThat(((Movement) war.board().phase()).move()).as("Spain may intercept").isPresent();

        var refusal = refused(war.board(), placed("fra-2", "picardie", false));

        assertThat(refusal.legal()).as("what is to be answered first").isNotEmpty();
        assertThat(refusal.faults()).singleElement().satisfies(fault ->
                assertThat(fault.legal()).containsExactly("stability-set", "victory-points-set", "campaign-costs", "treasury-set"));
        assertThat(after(war.board(), new CountryChange.StabilitySet(new CountryId("spain"), 1)).countries().get(new CountryId("spain")).stability()).isEqualTo(1);
    }
}
