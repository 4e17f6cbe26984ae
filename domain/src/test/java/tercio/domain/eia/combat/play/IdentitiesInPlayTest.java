package tercio.domain.eia.combat.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.RUSSIA;
import static tercio.domain.eia.common.concept.Power.TURKEY;
import static tercio.domain.eia.given.LandWar.RULES;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eia.combat.play.CombatCommand.ChooseChit;
import tercio.domain.eia.combat.play.CombatCommand.ChooseCombat;
import tercio.domain.eia.combat.play.CombatEvent.ForcesRevealed;
import tercio.domain.eia.combat.play.CombatEvent.IdentitiesRevealed;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CombatStatus;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.eia.movement.play.MarchCommand.MoveCorps;
import tercio.domain.eia.supply.play.SupplyCommand.PaySupply;
import tercio.domain.eia.turn.play.TurnCommand.EndStep;
import tercio.domain.game.Verdict;
import tercio.domain.game.Viewer;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.given.Told;

/** Step six of a combat reveals which corps fight, and nothing before it does (EIA-7.5.2.6.3). */
class IdentitiesInPlayTest {

    private static final String FIELD = "513";
    private static final Readings HIDDEN = new Readings(Map.of("EIA-CORPS-IDENTITIES", "hidden"));
    private static final Viewer RUSSIAN = Viewer.of(List.of("russia"));
    private static final Viewer TURKISH = Viewer.of(List.of("turkey"));

    private EiaState state = RULES.start(RULES.asRecorded(RULES.scenario("turkey-russia").orElseThrow(), HIDDEN, bound -> 0), HIDDEN);
    private List<EiaEvent> events = List.of();

    private String corps(String counter) {
        return state.corps().values().stream().filter(each -> each.counter().equals(new UnitId(counter))).findFirst().orElseThrow().id().value();
    }

    private void plays(EiaCommand command) {
        var verdict = RULES.decide(state, command, Dice.NONE);
        assertThat(verdict).as("%s", command).isInstanceOf(Verdict.Accepted.class);
        var accepted = (Verdict.Accepted<EiaEvent>) verdict;
        events = accepted.events().stream().map(ruled -> ruled.event()).toList();
        state = (EiaState) accepted.boards().getLast();
    }

    /** The Janissaries and one feudal corps march against the four Russian corps. */
    private void toTheChits() {
        Stream.of(new EndStep(RUSSIA, LandStep.DEPOTS), new EndStep(RUSSIA, LandStep.MOVEMENT), new PaySupply(RUSSIA), new EndStep(RUSSIA, LandStep.GUERILLAS),
                new EndStep(TURKEY, LandStep.DEPOTS), new MoveCorps(TURKEY, new UnitId(corps("turkey-i-janissary")), List.of(new SpaceId(FIELD)), List.of(new EiaLeaderId("grand-vizier"))),
                new MoveCorps(TURKEY, new UnitId(corps("turkey-f2")), List.of(new SpaceId(FIELD)), List.of()), new EndStep(TURKEY, LandStep.MOVEMENT), new PaySupply(TURKEY),
                new ChooseCombat(TURKEY, new SpaceId(FIELD), false)).forEach(this::plays);
    }

    private String known(Viewer viewer, String id) {
        return RULES.asSeenBy(state, viewer).corps().get(new UnitId(id)).counter().value();
    }

    @Test
    void forcesAreKnownByNationAndKindUntilStepSix() {
        toTheChits();
        var feudal = corps("turkey-f2");
        var russian = corps("russia-ii");

        assertThat(known(RUSSIAN, feudal)).isEqualTo(feudal).startsWith("turkey-feudal-infantry-");
        assertThat(known(Viewer.PUBLIC, feudal)).isEqualTo(feudal);
        assertThat(known(TURKISH, feudal)).isEqualTo("turkey-f2");
        assertThat(known(TURKISH, russian)).isEqualTo(russian);
        plays(new ChooseChit(TURKEY, Optional.of(OperationalChit.ASSAULT)));
        assertThat(known(RUSSIAN, feudal)).isEqualTo(feudal);
    }

    @Test
    void stepSixTellsEverybodyWhichCorpsFight() {
        toTheChits();
        plays(new ChooseChit(TURKEY, Optional.of(OperationalChit.ASSAULT)));
        var before = state;
        plays(new ChooseChit(RUSSIA, Optional.of(OperationalChit.DEFEND)));
        var feudal = corps("turkey-f2");
        var away = corps("turkey-f1");

        var identities = events.stream().filter(IdentitiesRevealed.class::isInstance).map(IdentitiesRevealed.class::cast).toList();
        assertThat(identities).singleElement().satisfies(revealed -> {
            assertThat(revealed.corps()).hasSize(6).isSortedAccordingTo((one, other) -> one.corps().compareTo(other.corps())).contains(new RevealedIdentity(new UnitId(feudal), new UnitId("turkey-f2")));
            assertThat(revealed.corps()).extracting(RevealedIdentity::counter)
                    .containsExactlyInAnyOrder(new UnitId("russia-guard"), new UnitId("russia-i"), new UnitId("russia-ii"), new UnitId("russia-iii"), new UnitId("turkey-i-janissary"), new UnitId("turkey-f2"));
        });
        assertThat(events.indexOf(identities.getFirst())).as("before the forces").isLessThan(events.stream().filter(ForcesRevealed.class::isInstance).map(events::indexOf).findFirst().orElseThrow());
        for (var viewer : List.of(RUSSIAN, TURKISH, Viewer.PUBLIC)) {
            assertThat(known(viewer, feudal)).isEqualTo("turkey-f2");
            assertThat(known(viewer, corps("russia-iii"))).isEqualTo("russia-iii");
        }
        assertThat(known(RUSSIAN, away)).as("who does not fight stays unknown").isEqualTo(away);
        assertThat(RULES.revealsMore(before, state)).isTrue();
    }

    @Test
    void whoFoughtStaysKnownWhenTheCombatIsOverAndItsFactorsAreHiddenAgain() {
        toTheChits();
        plays(new ChooseChit(TURKEY, Optional.of(OperationalChit.ASSAULT)));
        plays(new ChooseChit(RUSSIA, Optional.of(OperationalChit.DEFEND)));
        state = state.withCombats(CombatStatus.NONE);

        assertThat(known(RUSSIAN, corps("turkey-f2"))).isEqualTo("turkey-f2");
        assertThat(RULES.asSeenBy(state, RUSSIAN).corps().get(new UnitId(corps("turkey-f2"))).factors()).isEmpty();
    }

    @Test
    void sentencesNameTheCounterToThoseWhoKnowIt() {
        toTheChits();
        plays(new ChooseChit(TURKEY, Optional.of(OperationalChit.ASSAULT)));
        var feudal = corps("turkey-f2");
        var number = feudal.substring(feudal.lastIndexOf('-') + 1);
        var removed = new CombatEvent.CorpsRemoved(List.of(new UnitId(feudal)), List.of());

        assertThat(Told.of(RULES, RULES.asSeenBy(state, RUSSIAN), removed, List.of())).contains("eia.name.hidden-corps: nation Turkey, kind feudal_infantry, number " + number)
                .doesNotContain("F2");
        assertThat(Told.of(RULES, RULES.asSeenBy(state, TURKISH), removed, List.of())).contains("eia.name.known-corps: nation Turkey, kind feudal_infantry, number " + number
                + ", corps Turkey F2");
        plays(new ChooseChit(RUSSIA, Optional.of(OperationalChit.DEFEND)));
        assertThat(Told.of(RULES, RULES.asSeenBy(state, RUSSIAN), removed, List.of())).contains("corps Turkey F2");
    }
}
