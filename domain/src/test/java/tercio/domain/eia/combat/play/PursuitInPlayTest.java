package tercio.domain.eia.combat.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;
import static tercio.domain.eia.common.concept.FactorType.CAVALRY;
import static tercio.domain.eia.common.concept.FactorType.INFANTRY;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.tables.OperationalChit.ASSAULT;
import static tercio.domain.eia.common.tables.OperationalChit.CORDON;
import static tercio.domain.eia.given.LandBoard.infantry;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.combat.play.CombatCommand.JoinRelief;
import tercio.domain.eia.combat.play.CombatCommand.LaunchPursuit;
import tercio.domain.eia.combat.play.CombatCommand.RetreatForce;
import tercio.domain.eia.combat.play.CombatCommand.TakeCasualties;
import tercio.domain.eia.combat.play.CombatEvent.CombatDecided;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.Crossed;
import tercio.domain.eia.common.game.Journey;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Modifier;

/** Pursuit after a combat: the pursuing force, the losses, and the retreat (EIA-7.5.2.10.2, EIA-7.5.2.10.3, EIA-7.5.4.2.3.1.2). */
class PursuitInPlayTest {

    private static final String PLAIN = "473";
    private static final String VIENNA = "474";

    private static LandBoard field(Factors french) {
        return LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).corps("france-i", PLAIN, french).corps("austria-i", PLAIN, LandBoard.men(0, 15, 0))
                .corps("austria-ii", PLAIN, LandBoard.men(0, 15, 0)).leader("davout", Location.field(new SpaceId(PLAIN)));
    }

    /** Fights with 6 for one side and 1 for the other, and takes the first losses offered, until one side breaks. */
    private static LandWar broken(LandWar war, Power attacker, Power defender, int one, int other) {
        while (war.all(CombatDecided.class).isEmpty()) {
            Combats.round(war, attacker, defender, one, other);
            for (var losses = losses(war); !losses.isEmpty(); losses = losses(war)) {
                war.plays(losses.getFirst());
            }
        }
        return war;
    }

    private static List<TakeCasualties> losses(LandWar war) {
        return war.decisions().stream().filter(decision -> decision.kind().equals("TakeCasualties"))
                .flatMap(decision -> decision.options().stream()).map(option -> (TakeCasualties) option.command()).toList();
    }

    private static LandWar victory(LandBoard board) {
        return broken(Combats.chits(Combats.begun(board, FRANCE, PLAIN), FRANCE, ASSAULT, AUSTRIA, CORDON), FRANCE, AUSTRIA, 6, 1);
    }

    private static List<Modifier> modifiers(LandBoard board) {
        return victory(board).plays(new LaunchPursuit(FRANCE, true), 3).step("pursuit").modifiers();
    }

    /** EIA-7.5.2.10.2.2.1: a cavalry leader adds 1 though another one commands, so long as cavalry of his power pursues. */
    @Test
    void aCavalryLeaderWithCavalryOfHisPowerAddsOne() {
        var withCavalry = new Factors(Map.of(INFANTRY, 40, CAVALRY, 10));
        var murat = modifiers(field(withCavalry).leader("murat", Location.field(new SpaceId(PLAIN))));
        assertThat(murat).extracting(Modifier::value, modifier -> modifier.rule().id()).containsExactly(tuple(1, "EIA-7.5.2.10.2.2.1"));
        assertThat(modifiers(field(withCavalry))).as("Davout leads no cavalry").isEmpty();
        var bavarian = field(infantry(40)).corps("bavaria-corps", PLAIN, Factors.of(CAVALRY, 1)).leader("murat", Location.field(new SpaceId(PLAIN)));
        assertThat(modifiers(bavarian)).as("the cavalry is Bavarian").isEmpty();
    }

    /** EIA-7.5.2.10.3.2: all corps of a beaten side retreat into one area. */
    @Test
    void aRetreatingForceIsNotSplit() {
        var war = victory(field(infantry(40)).depot(AUSTRIA, Location.field(new SpaceId(VIENNA)), infantry(1)).depot(AUSTRIA, Location.field(new SpaceId("472")), infantry(1)));
        assertThat(war.answers("retreat")).containsExactlyInAnyOrder(new RetreatForce(FRANCE, new SpaceId(VIENNA)), new RetreatForce(FRANCE, new SpaceId("472")));
        war.plays(new RetreatForce(FRANCE, new SpaceId("472")));
        assertThat(war.state().corps().values()).filteredOn(corps -> corps.power() == AUSTRIA).extracting(corps -> corps.at())
                .containsExactly(Location.field(new SpaceId("472")), Location.field(new SpaceId("472")));
    }

    private static LandWar sally(Factors inside, Factors relieving) {
        var board = LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).corps("france-i", VIENNA, new Factors(Map.of(INFANTRY, 40, CAVALRY, 20)))
                .inside("austria-i", VIENNA, inside).controlled(VIENNA, "austria").besieged(VIENNA, FRANCE).corps("austria-ii", VIENNA, relieving)
                .depot(AUSTRIA, Location.field(new SpaceId("477")), Factors.NONE)
                .journey("austria-ii", Journey.from(new SpaceId("477")).afterEntering(List.of(new SpaceId("476"), new SpaceId(VIENNA)), 2, false, Crossed.NOTHING));
        var war = Combats.begun(board, AUSTRIA, VIENNA).plays(new JoinRelief(AUSTRIA, List.of(new UnitId("austria-i")), List.of()));
        return Combats.chits(war, AUSTRIA, ASSAULT, FRANCE, CORDON);
    }

    /** EIA-7.5.4.2.3.1.2: besiegers pursue the relieving force that broke, and not the defenders who sallied. */
    @Test
    void besiegersPursueTheRelievingForceAlone() {
        var war = broken(sally(infantry(5), LandBoard.men(20, 30, 0)), AUSTRIA, FRANCE, 1, 6).plays(new LaunchPursuit(FRANCE, true), 1);

        assertThat(losses(war)).isNotEmpty().allSatisfy(loss -> assertThat(loss.losses()).extracting(part -> part.unit()).containsOnly(new UnitId("austria-ii")));
        assertThat(war.refuses(new TakeCasualties(AUSTRIA, List.of(new CombatCommand.LossOf(new UnitId("austria-i"), INFANTRY, 2)))).legal()).isNotEmpty();
    }
}
