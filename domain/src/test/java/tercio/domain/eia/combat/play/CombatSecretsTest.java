package tercio.domain.eia.combat.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.tables.OperationalChit.ASSAULT;
import static tercio.domain.eia.common.tables.OperationalChit.COUNTERATTACK;
import static tercio.domain.eia.common.tables.OperationalChit.PROBE;
import static tercio.domain.eia.common.tables.OperationalChit.WITHDRAW;
import static tercio.domain.eia.given.LandBoard.infantry;
import static tercio.domain.eia.given.LandWar.RULES;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.combat.DayChoice;
import tercio.domain.eia.combat.play.CombatCommand.ChooseDayEnd;
import tercio.domain.eia.combat.play.CombatEvent.ChitChosen;
import tercio.domain.eia.combat.play.CombatEvent.DayEndChosen;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.game.Viewer;
import tercio.domain.map.SpaceId;

/** Secrets of a combat: chits, choices and strengths before they are revealed. */
class CombatSecretsTest {

    private static final String PLAIN = "473";
    private static final Viewer ENEMY = Viewer.of(List.of("france"));

    private static LandWar begun(int austrians) {
        return Combats.begun(LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).corps("france-i", PLAIN, infantry(20))
                .corps("austria-i", PLAIN, infantry(austrians)).corps("austria-ii", "474", infantry(austrians))
                .depot(AUSTRIA, Location.field(new SpaceId("474")), infantry(1)), FRANCE, PLAIN);
    }

    /** Everything that is computed from the board of a viewer. */
    private static void same(EiaState one, EiaState other) {
        for (var viewer : List.of(Viewer.PUBLIC, ENEMY)) {
            var seen = RULES.asSeenBy(one, viewer);
            var twin = RULES.asSeenBy(other, viewer);
            assertThat(seen).isEqualTo(twin);
            assertThat(RULES.decisions(seen)).isEqualTo(RULES.decisions(twin));
            for (var decision : RULES.decisions(seen)) {
                var commands = decision.options().stream().map(option -> (EiaCommand) option.command()).toList();
                assertThat(RULES.forecasts(seen, commands)).isEqualTo(RULES.forecasts(twin, commands));
            }
        }
    }

    @Test
    void anUnrevealedChitIsNotSeen() {
        var one = begun(20).plays(Combats.chit(AUSTRIA, COUNTERATTACK));
        var other = begun(20).plays(Combats.chit(AUSTRIA, WITHDRAW));

        same(one.state(), other.state());
        assertThat(RULES.asSeenBy(one.state(), Viewer.of(List.of("austria"))).combats().fought().orElseThrow().chits().of("austria")).contains(COUNTERATTACK);
        assertThat(one.sentences().getLast()).isEqualTo(other.sentences().getLast()).doesNotContain("counterattack");
        assertThat(one.last(ChitChosen.class).secrets()).hasSize(1);
        assertThat(Combats.chit(AUSTRIA, WITHDRAW).secrets()).hasSize(1);
    }

    /** Strengths are hidden until the forces are revealed, and hidden again once the combat is over. */
    @Test
    void strengthsAreSeenFromTheRevealToTheEnd() {
        same(begun(20).state(), begun(31).state());
        var war = begun(20);
        assertThat(seenFactors(war)).isEmpty();
        Combats.chits(war, FRANCE, PROBE, AUSTRIA, COUNTERATTACK);
        assertThat(seenFactors(war)).contains(infantry(20));
        assertThat(RULES.asSeenBy(war.state(), ENEMY).corps().get(new UnitId("austria-ii")).factors()).as("not in the combat").isEmpty();
        for (int round = 0; round < 3; round++) {
            Combats.round(war, FRANCE, AUSTRIA, 1, 1);
            war.plays(new CombatCommand.EndReinforcing(AUSTRIA));
        }
        war.plays(new ChooseDayEnd(FRANCE, Optional.of(DayChoice.FIGHT))).plays(new ChooseDayEnd(AUSTRIA, Optional.of(DayChoice.WITHDRAW)));
        assertThat(war.state().combats().fought()).isEmpty();
        assertThat(seenFactors(war)).isEmpty();
    }

    private static Optional<Factors> seenFactors(LandWar war) {
        return RULES.asSeenBy(war.state(), ENEMY).corps().get(new UnitId("austria-i")).factors();
    }

    @Test
    void theChoiceAtTheEndOfADayIsNotSeen() {
        var one = day(DayChoice.FIGHT);
        var other = day(DayChoice.WITHDRAW);

        same(one.state(), other.state());
        assertThat(one.last(DayEndChosen.class).secrets()).hasSize(1);
    }

    private static LandWar day(DayChoice choice) {
        var war = Combats.chits(begun(20), FRANCE, PROBE, AUSTRIA, COUNTERATTACK);
        for (int round = 0; round < 3; round++) {
            Combats.round(war, FRANCE, AUSTRIA, 1, 1);
            war.plays(new CombatCommand.EndReinforcing(AUSTRIA));
        }
        return war.plays(new ChooseDayEnd(AUSTRIA, Optional.of(choice)));
    }

    /** The event of a chit is shown whole once the chits are revealed, not before. */
    @Test
    void aChitIsShownToAllOnceItIsRevealed() {
        var war = begun(20);
        var before = war.state();
        war.plays(Combats.chit(AUSTRIA, COUNTERATTACK));
        var event = war.last(ChitChosen.class);
        assertThat(RULES.isRevealed(before, event, war.state())).isFalse();
        war.plays(Combats.chit(FRANCE, ASSAULT));
        assertThat(RULES.isRevealed(before, event, war.state())).isTrue();
    }

    /** Whether the defender withdraws tells nothing of strengths: the dice that are asked depend on the corps alone. */
    @Test
    void aWithdrawalHidesStrengths() {
        for (var chit : List.of(OperationalChit.PROBE)) {
            var one = Combats.chits(begun(20), FRANCE, chit, AUSTRIA, WITHDRAW);
            var other = Combats.chits(begun(7), FRANCE, chit, AUSTRIA, WITHDRAW);
            same(one.state(), other.state());
            assertThat(one.sentences()).isEqualTo(other.sentences());
        }
    }
}
