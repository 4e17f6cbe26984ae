package tercio.domain.eia.combat.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.FactorType.CAVALRY;
import static tercio.domain.eia.common.concept.FactorType.INFANTRY;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.tables.OperationalChit.ASSAULT;
import static tercio.domain.eia.common.tables.OperationalChit.CORDON;
import static tercio.domain.eia.common.tables.OperationalChit.COUNTERATTACK;
import static tercio.domain.eia.common.tables.OperationalChit.PROBE;
import static tercio.domain.eia.given.LandBoard.infantry;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.combat.CombatCrossing;
import tercio.domain.eia.combat.CombatEnd;
import tercio.domain.eia.combat.play.CombatCommand.JoinRelief;
import tercio.domain.eia.combat.play.CombatCommand.LaunchPursuit;
import tercio.domain.eia.combat.play.CombatCommand.LossOf;
import tercio.domain.eia.combat.play.CombatEvent.CombatDecided;
import tercio.domain.eia.combat.play.CombatEvent.EmptiedCityFell;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CombatKind;
import tercio.domain.eia.common.game.CombatStage;
import tercio.domain.eia.common.game.Crossed;
import tercio.domain.eia.common.game.Journey;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.Within;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.game.Decision;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument;

/** Limited field combats: relieving forces against besiegers (EIA-7.5.4.2.3). */
class ReliefInPlayTest {

    private static final String VIENNA = "474";

    /** France besieges Vienna with those factors; an Austrian corps inside and one that came from 476. */
    private static LandBoard siege(Factors besieger, Factors inside, Factors relieving) {
        return LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).corps("france-i", VIENNA, besieger).inside("austria-i", VIENNA, inside)
                .controlled(VIENNA, "austria").besieged(VIENNA, FRANCE).corps("austria-ii", VIENNA, relieving)
                .depot(FRANCE, Location.field(new SpaceId("472")), Factors.NONE)
                .journey("austria-ii", Journey.from(new SpaceId("477")).afterEntering(List.of(new SpaceId("476"), new SpaceId(VIENNA)), 2, false, Crossed.NOTHING));
    }

    private static LandWar begun(LandBoard board) {
        return Combats.begun(board, AUSTRIA, VIENNA);
    }

    private static JoinRelief joins(String... corps) {
        return new JoinRelief(AUSTRIA, Id.all(List.of(corps), UnitId::new), List.of());
    }

    @Test
    void theBesiegedMayJoinWhollyOrInPart() {
        var war = begun(siege(infantry(9), infantry(3), infantry(9)).garrison(VIENNA, "austria", infantry(4)));
        assertThat(war.state().combats().fought().orElseThrow().kind()).isEqualTo(CombatKind.LIMITED);
        assertThat(war.refuses(joins("austria-ii")).rule().id()).isEqualTo("EIA-7.5.4.2.3");
        assertThat(war.refuses(new JoinRelief(AUSTRIA, List.of(), List.of(new LossOf(new UnitId("austria"), INFANTRY, 5)))).legal()).hasSize(2);
        war.plays(new JoinRelief(AUSTRIA, List.of(new UnitId("austria-i")), List.of(new LossOf(new UnitId("austria"), INFANTRY, 2))));

        var army = war.state().combats().fought().orElseThrow().attacker();
        assertThat(army.corps()).containsExactly(new UnitId("austria-ii"), new UnitId("austria-i"));
        assertThat(army.relieving()).containsExactly(new UnitId("austria-ii"));
        assertThat(army.garrison()).extracting(part -> part.factors().total()).containsExactly(2);
        assertThat(war.state().city(new SpaceId(VIENNA)).orElseThrow().garrisonFactors()).as("none has died yet").isEqualTo(4);
        assertThat(war.state().combats().fought().orElseThrow().stage()).isEqualTo(CombatStage.CHITS);
    }

    /** EIA-7.5.4.2.3.1.1: who reinforced the relieving force goes back with it and not into the city, whatever room is there. */
    @Test
    void reinforcementsOfTheRelieversGoBackWithThem() {
        var war = begun(siege(infantry(9), infantry(3), infantry(9)).corps("austria-iii", "476", infantry(14))
                .journey("austria-iii", Journey.from(new SpaceId("477")).afterEntering(List.of(new SpaceId("476")), 1, false, Crossed.NOTHING))).plays(joins("austria-i"));
        Combats.chits(war, AUSTRIA, PROBE, FRANCE, COUNTERATTACK);
        roundWithLosses(war);
        war.plays(new CombatCommand.ReinforceCombat(AUSTRIA, new SpaceId("476"), Within.FIELD, List.of(new UnitId("austria-iii")), List.of()), 1);
        assertThat(war.state().combats().fought().orElseThrow().attacker().relieving()).containsExactly(new UnitId("austria-ii"), new UnitId("austria-iii"));
        roundWithLosses(war);
        roundWithLosses(war);

        assertThat(war.state().corps().get(new UnitId("austria-i")).at()).isEqualTo(Location.city(new SpaceId(VIENNA)));
        for (var reliever : List.of("austria-ii", "austria-iii")) {
            assertThat(war.state().corps().get(new UnitId(reliever)).at()).as(reliever).isEqualTo(Location.field(new SpaceId("476")));
        }
    }

    private static void roundWithLosses(LandWar war) {
        Combats.round(war, AUSTRIA, FRANCE, 1, 1);
        for (var losses = asked(war); losses.isPresent(); losses = asked(war)) {
            war.plays((CombatCommand) losses.get().options().getFirst().command());
        }
    }

    private static Optional<Decision> asked(LandWar war) {
        return war.decisions().stream().filter(decision -> decision.kind().equals("TakeCasualties")).findFirst();
    }

    /** EIA-7.5.4.2.3.1: no victory within three rounds: relievers go back whence they came, the besieged inside, the siege goes on. */
    @Test
    void withoutVictoryAllGoBackAndTheSiegeGoesOn() {
        var war = begun(siege(infantry(9), infantry(3), infantry(9))).plays(joins("austria-i"));
        Combats.chits(war, AUSTRIA, PROBE, FRANCE, COUNTERATTACK);
        for (int round = 0; round < 3; round++) {
            Combats.round(war, AUSTRIA, FRANCE, 1, 1);
            losses(war);
        }

        assertThat(war.last(CombatDecided.class).end()).isEqualTo(CombatEnd.END_OF_DAY);
        assertThat(war.state().corps().get(new UnitId("austria-ii")).at()).as("the area from which it entered").isEqualTo(Location.field(new SpaceId("476")));
        assertThat(war.state().corps().get(new UnitId("austria-i")).at()).isEqualTo(Location.city(new SpaceId(VIENNA)));
        assertThat(war.state().city(new SpaceId(VIENNA)).orElseThrow().besiegers()).containsExactly(FRANCE);
        assertThat(war.state().power(AUSTRIA).orElseThrow().politicalPoints()).isZero();
    }

    /** EIA-7.3.5: a corps that disembarked into the besieged port in this sequence counts as having crossed a river when it sallies. */
    @Test
    void aCorpsThatDisembarkedIntoThePortHasCrossedARiver() {
        var landed = Journey.from(new SpaceId(VIENNA)).afterEntering(List.of(new SpaceId(VIENNA)), 3, false, Crossed.SEA);
        var sallies = begun(siege(infantry(9), infantry(3), infantry(9)).journey("austria-i", landed));
        assertThat(sallies.state().combats().fought().orElseThrow().crossing()).as("the relievers crossed nothing").isEqualTo(CombatCrossing.NONE);
        sallies.plays(joins("austria-i"));
        assertThat(sallies.state().combats().fought().orElseThrow().crossing()).isEqualTo(CombatCrossing.SEA);

        var stays = begun(siege(infantry(9), infantry(3), infantry(9)).journey("austria-i", landed)).plays(joins());
        assertThat(stays.state().combats().fought().orElseThrow().crossing()).isEqualTo(CombatCrossing.NONE);
        var inside = begun(siege(infantry(9), infantry(3), infantry(9))).plays(joins("austria-i"));
        assertThat(inside.state().combats().fought().orElseThrow().crossing()).as("it was there before").isEqualTo(CombatCrossing.NONE);
    }

    private static void losses(LandWar war) {
        for (var decision : war.decisions()) {
            if (decision.id().startsWith("losses")) {
                war.plays((CombatCommand) decision.options().getFirst().command());
            }
        }
    }

    /** EIA-7.5.4.2.3.2: beaten besiegers retreat, only the relieving cavalry pursues, and the siege is lifted; points as in the field. */
    @Test
    void aVictoryLiftsTheSiege() {
        var board = siege(LandBoard.men(0, 20, 0), Factors.of(CAVALRY, 5), new Factors(Map.of(INFANTRY, 40, CAVALRY, 20)));
        var war = begun(board).plays(joins("austria-i"));
        Combats.chits(war, AUSTRIA, ASSAULT, FRANCE, CORDON);
        while (war.all(CombatDecided.class).isEmpty()) {
            Combats.round(war, AUSTRIA, FRANCE, 4, 1);
            losses(war);
        }
        assertThat(war.last(CombatDecided.class).end()).isEqualTo(CombatEnd.BREAK);
        war.plays(new LaunchPursuit(AUSTRIA, true), 1);
        assertThat(war.explanation().stream().filter(step -> step.step().equals("casualties by percentage")).map(step -> step.said().arguments().get("count")).toList())
                .as("20 cavalry of the relieving force, not 25").isNotEmpty().allMatch(count -> count.equals(new Argument.Count(20)));
        assertThat(war.state().city(new SpaceId(VIENNA)).orElseThrow().besiegers()).isEmpty();
        assertThat(war.state().power(AUSTRIA).orElseThrow().politicalPoints()).isEqualTo(1);
        assertThat(war.state().power(FRANCE).orElseThrow().politicalPoints()).isEqualTo(-1);
        assertThat(war.state().corpsIn(new SpaceId(VIENNA))).extracting(corps -> corps.power()).doesNotContain(FRANCE);
    }

    /** EIA-7.5.4.2.3.1.1: a city whose defenders all died in the sally is captured. */
    @Test
    void aCityWithoutDefendersFalls() {
        var war = begun(siege(infantry(60), LandBoard.men(0, 1, 0), LandBoard.men(0, 20, 0))).plays(joins("austria-i"));
        Combats.chits(war, AUSTRIA, ASSAULT, FRANCE, CORDON);
        while (war.all(CombatDecided.class).isEmpty()) {
            Combats.round(war, AUSTRIA, FRANCE, 1, 6);
            for (var decision : war.decisions()) {
                if (decision.id().equals("losses-attacker")) {
                    int due = war.state().combats().fought().orElseThrow().attacker().demand().orElseThrow().due();
                    int inside = war.state().corps().get(new UnitId("austria-i")).factorsOrNone().total();
                    war.plays(new CombatCommand.TakeCasualties(AUSTRIA, List.of(new LossOf(new UnitId("austria-i"), FactorType.MILITIA, inside),
                            new LossOf(new UnitId("austria-ii"), FactorType.MILITIA, due - inside))));
                }
            }
        }
        assertThat(war.last(EmptiedCityFell.class)).isEqualTo(new EmptiedCityFell(new SpaceId(VIENNA), new NationId("france")));
        assertThat(war.state().city(new SpaceId(VIENNA)).orElseThrow().controller().value()).isEqualTo("france");
        assertThat(war.state().city(new SpaceId(VIENNA)).orElseThrow().isBesieged()).isFalse();
        assertThat(war.state().corps().get(new UnitId("austria-ii")).at().area().value()).isEqualTo("476");
    }
}
