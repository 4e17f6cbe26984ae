package tercio.domain.eia.movement.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.PRUSSIA;
import static tercio.domain.eia.common.concept.Power.RUSSIA;
import static tercio.domain.eia.common.concept.Power.SPAIN;
import static tercio.domain.eia.common.play.Given.after;
import static tercio.domain.eia.common.play.Given.decisions;
import static tercio.domain.eia.common.play.Given.moves;
import static tercio.domain.eia.common.play.Given.options;
import static tercio.domain.eia.common.play.Given.refused;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.play.Given;
import tercio.domain.eia.movement.play.MarchCommand.BesiegeCity;
import tercio.domain.eia.movement.play.MarchCommand.JoinAttackers;
import tercio.domain.eia.movement.play.MarchCommand.JoinDefenders;
import tercio.domain.eia.movement.play.MarchCommand.MoveCorps;
import tercio.domain.eia.movement.play.MarchCommand.StandAside;
import tercio.domain.eia.turn.play.TurnCommand.EndStep;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

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
        var joined = after(asked, new JoinDefenders(RUSSIA, new SpaceId("474")));
        assertThat(joined.diplomacy().atWar(new NationId("france"), new NationId("russia"))).isTrue();
        assertThat(joined.power(RUSSIA).orElseThrow().politicalPoints()).isEqualTo(-1);
        assertThat(joined.corps().get(new UnitId("russia-i")).at()).isEqualTo(Location.field(new SpaceId("474")));
        assertThat(joined.phase()).isInstanceOf(LandPhase.InSequence.class);
    }

    @Test
    void whoIsNoAllyLeavesWithAllItsForces() {
        var asked = attacked(between().leader("kutusov", "474"));
        assertThat(refused(asked, new JoinDefenders(RUSSIA, new SpaceId("474"))).rule().id()).isEqualTo("EIA-7.3.8.4");
        assertThat(options(asked, "bystander")).isNotEmpty().allSatisfy(option -> assertThat(option.command()).isInstanceOf(StandAside.class));
        var to = ((StandAside) options(asked, "bystander").getFirst().command()).to().value();
        var left = after(asked, new StandAside(RUSSIA, new SpaceId("474"), new SpaceId(to)));
        assertThat(left.corps().get(new UnitId("russia-i")).at()).isEqualTo(Location.field(new SpaceId(to)));
        assertThat(left.diplomacy().atWar(new NationId("france"), new NationId("russia"))).isFalse();
        assertThat(refused(asked, new StandAside(RUSSIA, new SpaceId("474"), new SpaceId("438"))).legal()).isNotEmpty();
    }

    @Test
    void whoIsAtWarOrAwayIsNotAsked() {
        assertThat(options(attacked(between().war("france", "russia")), "bystander")).isEmpty();
        var away = Given.war().corps("france-i", "474", 10).corps("austria-i", "474", 10).corps("prussia-i", "285", 8);
        assertThat(attacked(away).duties()).isEmpty();
        assertThat(attacked(away).power(PRUSSIA)).isPresent();
    }

    @Test
    void noPowerDeclaresWarOnItsAllyOrWhileAPeaceLasts() {
        for (var given : List.of(between().allied(AUSTRIA, RUSSIA).truce(FRANCE, RUSSIA), between().allied(AUSTRIA, RUSSIA).allied(FRANCE, RUSSIA))) {
            var asked = attacked(given);
            assertThat(options(asked, "bystander")).isNotEmpty().noneSatisfy(option -> assertThat(option.command()).isInstanceOf(JoinDefenders.class));
            var refusal = refused(asked, new JoinDefenders(RUSSIA, new SpaceId("474")));
            assertThat(Told.of(refusal.detail())).startsWith("kernel.refusal.first: question (eia.march.ask-bystander: who Russia");
            assertThat(asked.diplomacy().mayDeclareWar(RUSSIA, FRANCE)).isFalse();
        }
    }

    /** EIA-7.3.8.6: it may stay and participate; else it leaves. It is not asked again. */
    @Test
    void anAllyOfTheAttackerWhoIsAtWarWithTheDefendersChoosesWhetherItAttacks() {
        var asked = attacked(between().allied(FRANCE, RUSSIA).war("austria", "russia"));
        assertThat(decisions(asked)).singleElement().satisfies(decision -> assertThat(decision.party()).isEqualTo("russia"));
        assertThat(options(asked, "bystander").getFirst().command()).isEqualTo(new JoinAttackers(RUSSIA, new SpaceId("474")));

        var stays = after(asked, new JoinAttackers(RUSSIA, new SpaceId("474")));
        assertThat(stays.duties()).isEmpty();
        assertThat(stays.corps().get(new UnitId("russia-i")).at()).isEqualTo(Location.field(new SpaceId("474")));
        assertThat(refused(stays, new JoinAttackers(RUSSIA, new SpaceId("474"))).rule().id()).isEqualTo("EIA-7.3.8.6");

        var to = ((StandAside) options(asked, "bystander").getLast().command()).to().value();
        assertThat(after(asked, new StandAside(RUSSIA, new SpaceId("474"), new SpaceId(to))).corps().get(new UnitId("russia-i")).at()).isEqualTo(Location.field(new SpaceId(to)));
    }

    /** An ally that moves in the same sequence becomes an attacker (EIA-7.3.8.5). */
    @Test
    void anAllyThatMovesWithTheAttackerIsNotAsked() {
        var given = Given.war().corps("france-i", "474", 10).corps("austria-i", "474", 10).corps("spain-i", "474", 8).combined(FRANCE, SPAIN).war("austria", "spain");
        var moved = after(after(given.in(LandStep.MOVEMENT, 0, FRANCE, SPAIN), new EndStep(FRANCE, LandStep.MOVEMENT)), new EndStep(SPAIN, LandStep.MOVEMENT));
        assertThat(moved.duties()).isEmpty();
    }

    @Test
    void anAllyOfTheAttackerWhoIsNotAtWarWithAllDefendersLeavesAtLast() {
        // Prussia defends too, and Russia is at war with Austria alone.
        var given = between().allied(FRANCE, RUSSIA).war("austria", "russia").war("france", "prussia").corps("prussia-i", "474", 5);
        assertThat(decisions(attacked(given))).singleElement().satisfies(decision -> assertThat(decision.party()).isEqualTo("russia"));
    }

    @Test
    void aSecondAllyEntersNoAreaInWhichTheFirstAttacksOthers() {
        var given = Given.war().corps("france-i", "475", 10).corps("austria-i", "475", 10).corps("spain-i", "474", 8).access(AUSTRIA, SPAIN)
                .combined(FRANCE, SPAIN);
        var march = new MoveCorps(SPAIN, new UnitId("spain-i"), List.of(new SpaceId("475")), List.of());
        var peace = given.in(LandStep.MOVEMENT, 1, FRANCE, SPAIN);
        var refusal = refused(peace, march);
        assertThat(refusal.rule().id()).isEqualTo("EIA-7.3.8.5");
        assertThat(Told.of(refusal.detail())).contains("ally France, at (eia.name.at: area Linz");
        assertThat(moves(peace, "spain-i")).extracting("move.to").contains("476").doesNotContain("475");
        // It may where nobody is attacked, and at war with the defenders.
        var empty = Given.war().corps("france-i", "475", 10).corps("spain-i", "474", 8).access(AUSTRIA, SPAIN).combined(FRANCE, SPAIN);
        assertThat(after(empty.in(LandStep.MOVEMENT, 1, FRANCE, SPAIN), march).corps().get(new UnitId("spain-i")).at().area().value()).isEqualTo("475");
        var war = given.war("austria", "spain").in(LandStep.MOVEMENT, 1, FRANCE, SPAIN);
        assertThat(after(war, march).corps().get(new UnitId("spain-i")).at().area().value()).isEqualTo("475");
    }

    @Test
    void garrisonsOfOutsidersStayAndAreIgnored() {
        var given = Given.war().corps("france-i", "474", 10).corps("austria-i", "474", 10).allied(AUSTRIA, RUSSIA).garrison("russia", "474", 3);
        assertThat(attacked(given).duties()).isEmpty();
    }

    @Test
    void allAlliesAroundABesiegedCityBesiegeIt() {
        var given = Given.war().war("austria", "spain").allied(FRANCE, SPAIN).corps("france-i", "474", 10).corps("spain-i", "474", 8)
                .corpsInCity("austria-i", "474", 10);
        var besieged = after(given.in(LandStep.MOVEMENT, FRANCE), new BesiegeCity(FRANCE, new SpaceId("474")));
        assertThat(besieged.city(new SpaceId("474")).orElseThrow().besiegers()).containsExactly(FRANCE);
        var ended = after(besieged, new EndStep(FRANCE, LandStep.MOVEMENT));
        assertThat(ended.city(new SpaceId("474")).orElseThrow().besiegers()).containsExactly(FRANCE, SPAIN);
    }

    @Test
    void aCorpsThatEndsWithIrregularsOrTheGarrisonOfADepotAttacks() {
        var freikorps = Given.war().corps("france-i", "476", 10).irregulars(AUSTRIA, FactorType.FREIKORPS, "474", 1).in(LandStep.MOVEMENT, FRANCE);
        assertThat(moves(freikorps, "france-i")).filteredOn(option -> option.move().to().equals("474")).singleElement()
                .satisfies(option -> assertThat(option.move().active()).isTrue());
        var depot = Given.war().corps("france-i", "476", 10).depot(AUSTRIA, "474", 2).in(LandStep.MOVEMENT, FRANCE);
        assertThat(moves(depot, "france-i")).filteredOn(option -> option.move().to().equals("474")).singleElement()
                .satisfies(option -> assertThat(Told.of(option.label())).endsWith("attack yes."));
        // It may march on through the area (7.3.7.2).
        assertThat(moves(freikorps, "france-i")).extracting("move.to").contains("473");
    }
}
