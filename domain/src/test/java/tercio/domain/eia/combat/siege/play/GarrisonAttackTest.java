package tercio.domain.eia.combat.siege.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.FactorType.CAVALRY;
import static tercio.domain.eia.common.concept.FactorType.INFANTRY;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.given.LandBoard.infantry;
import static tercio.domain.eia.given.LandBoard.men;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.AttackBesiegers;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.FightSiegeRound;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.HoldSiege;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.LeaveFreedCity;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.RetreatBesiegers;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** A garrison attacks its besiegers (EIA-7.5.4.2.1). Vienna is 474; 473, 475 (Linz) and 492 are among the areas next to it. */
class GarrisonAttackTest {

    private static final String VIENNA = "474";
    private static final String GARRISON = FactorShare.garrisonPiece(new NationId("austria")).value();
    private static final FightSiegeRound ROUND = new FightSiegeRound(AUSTRIA, new SpaceId(VIENNA));

    private static LandBoard board() {
        return LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).besieged(VIENNA, FRANCE);
    }

    /** 4 French militia before Vienna; 8 infantry of the garrison and a corps of 6 infantry and 1 cavalry inside. */
    private static LandBoard vienna() {
        return board().corps("france-i", VIENNA, men(0, 4, 0)).leader("davout", Location.field(new SpaceId(VIENNA)))
                .garrison(VIENNA, "austria", infantry(8)).inside("austria-i", VIENNA, men(6, 0, 1)).leader("charles", Location.city(new SpaceId(VIENNA)))
                .depot(FRANCE, Location.field(new SpaceId("475")), Factors.NONE).siegesOf(AUSTRIA);
    }

    private static AttackBesiegers attack(FactorShare... force) {
        return new AttackBesiegers(AUSTRIA, new SpaceId(VIENNA), List.of(force));
    }

    @Test
    void aPartOfTheGarrisonAttacksOnTheTableOfTheAttacker() {
        var war = vienna().play().plays(attack(new FactorShare(new UnitId(GARRISON), INFANTRY, 5), new FactorShare(new UnitId("austria-i"), CAVALRY, 1)));
        var combat = war.last(CitySiegeEvent.SiegeFightBegan.class).combat();
        assertThat(combat.attacker().factors()).isEqualTo(6);
        assertThat(combat.attacker().morale()).as("(5 x 3.0 + 4.0) / 6 = 3.17").isEqualTo(32);
        assertThat(combat.defender().factors()).as("all besiegers").isEqualTo(4);
        war.plays(ROUND, 3, 1);
        assertThat(war.explanation()).filteredOn(step -> step.step().equals("combat table"))
                .extracting(step -> step.side() + " " + step.result()).containsExactly("garrison 5-1", "besieger 5-2");
        assertThat(war.state().city(new SpaceId(VIENNA)).orElseThrow().garrisonOf(new NationId("austria"))).as("10% of 4 is none").isEqualTo(infantry(8));
    }

    @Test
    void theGarrisonMayStayInside() {
        var war = vienna().besieged("475", FRANCE).corps("france-ii", "475", infantry(4)).garrison("475", "austria", infantry(3)).play();
        assertThat(war.answers("siege-474").getFirst()).isEqualTo(new HoldSiege(AUSTRIA, new SpaceId(VIENNA)));
        war.plays(new HoldSiege(AUSTRIA, new SpaceId(VIENNA)));
        assertThat(war.refuses(attack(new FactorShare(new UnitId(GARRISON), INFANTRY, 5))).rule().id()).isEqualTo("EIA-7.5.4.1");
    }

    @Test
    void besiegersThatBreakAreRetreatedByTheVictor() {
        var war = vienna().depot(FRANCE, Location.field(new SpaceId("473")), Factors.NONE).play()
                .plays(attack(new FactorShare(new UnitId(GARRISON), INFANTRY, 8))).plays(ROUND, 6, 1);
        assertThat(war.last(CitySiegeEvent.SiegeFightEnded.class).result()).as("2.2 of 2.0").isEqualTo(SiegeFightResult.ATTACKER_WON);
        assertThat(war.state().city(new SpaceId(VIENNA)).orElseThrow().isBesieged()).isFalse();
        assertThat(war.answers("besiegers-retreat")).containsExactly(new RetreatBesiegers(AUSTRIA, new SpaceId(VIENNA), new SpaceId("473")), new RetreatBesiegers(AUSTRIA, new SpaceId(VIENNA), new SpaceId("475")));
        assertThat(war.refuses(new RetreatBesiegers(AUSTRIA, new SpaceId(VIENNA), new SpaceId("492"))).rule().id()).isEqualTo("EIA-7.5.2.10.3.1");
        war.plays(new RetreatBesiegers(AUSTRIA, new SpaceId(VIENNA), new SpaceId("475")));
        assertThat(war.state().corps().get(new UnitId("france-i")).at()).isEqualTo(Location.field(new SpaceId("475")));
        assertThat(war.state().leaders().get(new EiaLeaderId("davout")).at()).isEqualTo(Optional.of(Location.field(new SpaceId("475"))));
        assertThat(war.state().powers().values()).extracting(power -> power.politicalPoints()).as("no points (EIA-7.5.4.2.2)").containsOnly(0);

        assertThat(war.decision("freed-corps").party()).isEqualTo("austria");
        assertThat(war.refuses(new LeaveFreedCity(AUSTRIA, new SpaceId(VIENNA), List.of(new UnitId("france-i")))).rule().id()).isEqualTo("EIA-7.5.4.2.1.5");
        war.plays(new LeaveFreedCity(AUSTRIA, new SpaceId(VIENNA), List.of(new UnitId("austria-i"))));
        assertThat(war.state().corps().get(new UnitId("austria-i")).at()).isEqualTo(Location.field(new SpaceId(VIENNA)));
        assertThat(war.state().leaders().get(new EiaLeaderId("charles")).at()).as("with the last corps").isEqualTo(Optional.of(Location.field(new SpaceId(VIENNA))));
    }

    @Test
    void theRetreatGoesOnFromAnAreaWithEnemies() {
        var war = vienna().irregular("freikorps-1", AUSTRIA, FactorType.FREIKORPS, Location.field(new SpaceId("475"))).play()
                .plays(attack(new FactorShare(new UnitId(GARRISON), INFANTRY, 8))).plays(ROUND, 6, 1);
        assertThat(war.all(CitySiegeEvent.BesiegersRetreated.class).getFirst().to().value()).isEqualTo("475");
        assertThat(war.all(CitySiegeEvent.RetreatGoesOn.class)).hasSize(1);
        assertThat(war.last(CitySiegeEvent.RetreatGoesOn.class).duty().passed()).containsExactly(new SpaceId(VIENNA), new SpaceId("475"));
    }

    @Test
    void besiegersWithoutAWayToRetreatSurrender() {
        var war = LandBoard.of(FRANCE, AUSTRIA).besieged("366", FRANCE).war(FRANCE, AUSTRIA).controlled("366", "austria")
                .corps("france-i", "366", men(0, 4, 0)).leader("davout", Location.field(new SpaceId("366"))).garrison("366", "austria", infantry(8)).siegesOf(AUSTRIA)
                .play().plays(new AttackBesiegers(AUSTRIA, new SpaceId("366"), List.of(new FactorShare(new UnitId(GARRISON), INFANTRY, 8))))
                .plays(new FightSiegeRound(AUSTRIA, new SpaceId("366")), 6, 1);
        assertThat(war.last(CitySiegeEvent.PrisonersTaken.class).prisoners()).as("Majorca has no land next to it; 15% of 8 is 1").isEqualTo(men(0, 3, 0));
        assertThat(war.state().corps()).isEmpty();
        assertThat(war.state().leaders().get(new EiaLeaderId("davout")).prisonerOf()).isEqualTo(Optional.of(AUSTRIA));
        assertThat(war.state().power(FRANCE).orElseThrow().lost()).isEqualTo(men(0, 4, 0));
    }

    @Test
    void aGarrisonThatDoesNotWinIsBesiegedAsBefore() {
        var war = board().corps("france-i", VIENNA, infantry(10)).garrison(VIENNA, "austria", men(0, 6, 0)).siegesOf(AUSTRIA).play()
                .plays(attack(new FactorShare(new UnitId(GARRISON), FactorType.MILITIA, 6))).plays(ROUND, 1, 5);
        assertThat(war.last(CitySiegeEvent.SiegeFightEnded.class).result()).as("2.3 of 2.0").isEqualTo(SiegeFightResult.DEFENDER_WON);
        assertThat(war.state().city(new SpaceId(VIENNA)).orElseThrow().isBesieged()).isTrue();
        assertThat(war.state().city(new SpaceId(VIENNA)).orElseThrow().controller().value()).isEqualTo("austria");
    }

    /** 15% of 20 are 3: both factors that attack are lost, and two stayed inside. */
    @Test
    void aCityWithFactorsThatStayedInsideIsNotCaptured() {
        var war = board().corps("france-i", VIENNA, infantry(20)).garrison(VIENNA, "austria", infantry(4)).siegesOf(AUSTRIA).play()
                .plays(attack(new FactorShare(new UnitId(GARRISON), INFANTRY, 2))).plays(ROUND, 1, 4);
        assertThat(war.state().city(new SpaceId(VIENNA)).orElseThrow().garrisonOf(new NationId("austria"))).isEqualTo(infantry(2));
        assertThat(war.state().city(new SpaceId(VIENNA)).orElseThrow().controller().value()).isEqualTo("austria");
        assertThat(war.state().city(new SpaceId(VIENNA)).orElseThrow().isBesieged()).isTrue();
    }

    @Test
    void aCityWithoutAFactorLeftIsCaptured() {
        var war = board().corps("france-i", VIENNA, infantry(20)).garrison(VIENNA, "austria", infantry(2)).leader("mack", Location.city(new SpaceId(VIENNA)))
                .siegesOf(AUSTRIA).play().plays(attack(new FactorShare(new UnitId(GARRISON), INFANTRY, 2))).plays(ROUND, 1, 4);
        assertThat(war.state().city(new SpaceId(VIENNA)).orElseThrow().controller().value()).as("15% of 20 are 3").isEqualTo("france");
        assertThat(war.state().leaders().get(new EiaLeaderId("mack")).prisonerOf()).isEqualTo(Optional.of(FRANCE));

        var stays = board().corps("france-i", VIENNA, infantry(20)).garrison(VIENNA, "austria", infantry(2)).inside("austria-i", VIENNA, infantry(1))
                .siegesOf(AUSTRIA).play().plays(attack(new FactorShare(new UnitId(GARRISON), INFANTRY, 2))).plays(ROUND, 1, 4);
        assertThat(stays.state().city(new SpaceId(VIENNA)).orElseThrow().controller().value()).as("a corps stayed inside").isEqualTo("austria");
    }

    @Test
    void onlyWhatIsInsideAttacks() {
        var war = vienna().play();
        assertThat(war.refuses(attack()).rule().id()).isEqualTo("EIA-7.5.4.2.1.1");
        assertThat(Told.of(war.refuses(attack(new FactorShare(new UnitId(GARRISON), INFANTRY, 9))).detail())).contains("held 8, ").endsWith("count 9.");
        assertThat(war.refuses(attack(new FactorShare(new UnitId("france-i"), INFANTRY, 1))).rule().id()).isEqualTo("EIA-7.5.4.2.1.1");
        assertThat(war.refuses(new AttackBesiegers(FRANCE, new SpaceId(VIENNA), List.of())).rule().id()).isEqualTo("EIA-7.5.4");
        assertThat(war.refuses(new CitySiegeCommand.AttemptAssault(AUSTRIA, new SpaceId(VIENNA))).rule().id()).isEqualTo("EIA-7.5.4");
    }

    @Test
    void theFormReachesEveryPart() {
        LandWar war = vienna().play();
        var form = war.decision("siege-474").optionalForm().orElseThrow();
        assertThat(form.fields()).hasSize(3);
        var chance = new Random(7);
        for (int each = 0; each < 50; each++) {
            var sampled = (CitySiegeCommand) form.sample(chance::nextInt, command -> true);
            assertThat(((AttackBesiegers) sampled).force().stream().mapToInt(FactorShare::count).sum()).isBetween(1, 15);
            vienna().play().plays(sampled);
        }
    }
}
