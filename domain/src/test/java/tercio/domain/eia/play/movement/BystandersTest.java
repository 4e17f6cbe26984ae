package tercio.domain.eia.play.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.concept.Power.AUSTRIA;
import static tercio.domain.eia.concept.Power.FRANCE;
import static tercio.domain.eia.concept.Power.PRUSSIA;
import static tercio.domain.eia.concept.Power.RUSSIA;
import static tercio.domain.eia.play.Given.after;
import static tercio.domain.eia.play.Given.decisions;
import static tercio.domain.eia.play.Given.options;
import static tercio.domain.eia.play.Given.refused;

import org.junit.jupiter.api.Test;
import tercio.domain.eia.game.EiaState;
import tercio.domain.eia.game.LandPhase;
import tercio.domain.eia.game.LandStep;
import tercio.domain.eia.game.Location;
import tercio.domain.eia.play.Given;
import tercio.domain.eia.play.movement.MarchCommand.JoinDefenders;
import tercio.domain.eia.play.movement.MarchCommand.StandAside;
import tercio.domain.eia.play.turn.TurnCommand.EndStep;

/** France attacks the Austrians in Vienna 474; a Russian corps stands with them and is not at war with France. */
class BystandersTest {

    private static Given between() {
        return Given.war().corps("france-i", "474", 10).corps("austria-i", "474", 10).corps("russia-i", "474", 8)
                .access(AUSTRIA, RUSSIA).depot(AUSTRIA, "475");
    }

    private static EiaState attacked(Given given) {
        return after(given.in(LandStep.MOVEMENT, FRANCE), new EndStep(FRANCE, LandStep.MOVEMENT));
    }

    @Test
    void anAllyOfTheDefenderMayDeclareWarAndPaysForIt() {
        var asked = attacked(between().allied(AUSTRIA, RUSSIA));
        assertThat(decisions(asked)).singleElement().satisfies(decision -> assertThat(decision.party()).isEqualTo("russia"));
        var joined = after(asked, new JoinDefenders(RUSSIA, "474"));
        assertThat(joined.diplomacy().atWar("france", "russia")).isTrue();
        assertThat(joined.power(RUSSIA).orElseThrow().politicalPoints()).isEqualTo(-1);
        assertThat(joined.corps().get("russia-i").at()).isEqualTo(Location.field("474"));
        assertThat(joined.phase()).isInstanceOf(LandPhase.InSequence.class);
    }

    @Test
    void whoIsNoAllyLeavesWithAllItsForces() {
        var asked = attacked(between().leader("kutusov", "474"));
        assertThat(refused(asked, new JoinDefenders(RUSSIA, "474")).rule().id()).isEqualTo("EIA-7.3.8.4");
        assertThat(options(asked, "bystander")).isNotEmpty().allSatisfy(option -> assertThat(option.command()).isInstanceOf(StandAside.class));
        var to = ((StandAside) options(asked, "bystander").getFirst().command()).to();
        var left = after(asked, new StandAside(RUSSIA, "474", to));
        assertThat(left.corps().get("russia-i").at()).isEqualTo(Location.field(to));
        assertThat(left.diplomacy().atWar("france", "russia")).isFalse();
        assertThat(refused(asked, new StandAside(RUSSIA, "474", "438")).legal()).isNotEmpty();
    }

    @Test
    void whoIsAtWarOrAwayIsNotAsked() {
        assertThat(options(attacked(between().war("france", "russia")), "bystander")).isEmpty();
        var away = Given.war().corps("france-i", "474", 10).corps("austria-i", "474", 10).corps("prussia-i", "285", 8);
        assertThat(attacked(away).duties()).isEmpty();
        assertThat(attacked(away).power(PRUSSIA)).isPresent();
    }
}
