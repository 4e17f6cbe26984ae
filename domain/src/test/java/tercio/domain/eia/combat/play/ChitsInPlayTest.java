package tercio.domain.eia.combat.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.tables.OperationalChit.ASSAULT;
import static tercio.domain.eia.common.tables.OperationalChit.CORDON;
import static tercio.domain.eia.common.tables.OperationalChit.COUNTERATTACK;
import static tercio.domain.eia.common.tables.OperationalChit.OUTFLANK;
import static tercio.domain.eia.common.tables.OperationalChit.PROBE;
import static tercio.domain.eia.common.tables.OperationalChit.WITHDRAW;
import static tercio.domain.eia.given.LandBoard.infantry;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.combat.CombatEnd;
import tercio.domain.eia.combat.play.CombatCommand.DivideForce;
import tercio.domain.eia.combat.play.CombatCommand.FightRound;
import tercio.domain.eia.combat.play.CombatCommand.LossOf;
import tercio.domain.eia.combat.play.CombatCommand.RetreatForce;
import tercio.domain.eia.combat.play.CombatCommand.RollArrival;
import tercio.domain.eia.combat.play.CombatCommand.RollWithdrawal;
import tercio.domain.eia.combat.play.CombatCommand.TakeCasualties;
import tercio.domain.eia.combat.play.CombatEvent.ArrivalRolled;
import tercio.domain.eia.combat.play.CombatEvent.CombatDecided;
import tercio.domain.eia.combat.play.CombatEvent.CombatRoundFought;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CombatStage;
import tercio.domain.eia.common.game.Crossed;
import tercio.domain.eia.common.game.Journey;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument;

/** Chits, outflanking and withdrawal in a game (EIA-7.5.2.1 to EIA-7.5.2.7, EIA-7.5.2.12). */
class ChitsInPlayTest {

    /** Clear, without a city, in Austria. */
    private static final String PLAIN = "473";

    private static LandBoard board() {
        return LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).depot(AUSTRIA, Location.field(new SpaceId("474")), infantry(1));
    }

    private static LandWar begun(LandBoard board) {
        return Combats.begun(board, FRANCE, PLAIN);
    }

    // --- Secret chits ----------------------------------------------------------------------------------------------

    /** EIA-7.5.2.1: outflank needs a leader and two corps that are not artillery. */
    @Test
    void outflankIsOfferedWithALeaderAndTwoCorps() {
        var one = begun(board().corps("france-i", PLAIN, infantry(5)).leader("ney", Location.field(new SpaceId(PLAIN))).corps("austria-i", PLAIN, infantry(5)));
        var guns = begun(board().corps("france-i", PLAIN, infantry(5)).corps("france-artillery", PLAIN, infantry(1)).leader("ney", Location.field(new SpaceId(PLAIN)))
                .corps("austria-i", PLAIN, infantry(5)));
        var two = begun(board().corps("france-i", PLAIN, infantry(5)).corps("france-ii", PLAIN, infantry(5)).leader("ney", Location.field(new SpaceId(PLAIN)))
                .corps("austria-i", PLAIN, infantry(5)));

        assertThat(one.answers("chit-attacker")).doesNotContain(Combats.chit(FRANCE, OUTFLANK)).hasSize(4);
        assertThat(guns.answers("chit-attacker")).doesNotContain(Combats.chit(FRANCE, OUTFLANK));
        assertThat(two.answers("chit-attacker")).contains(Combats.chit(FRANCE, OUTFLANK)).hasSize(5);
        assertThat(one.answers("chit-defender")).hasSize(5);
        assertThat(one.refuses(Combats.chit(FRANCE, OUTFLANK)).rule().id()).isEqualTo("EIA-7.5.2.1");
        assertThat(one.refuses(Combats.chit(AUSTRIA, ASSAULT)).legal()).hasSize(5);
    }

    // --- Tables ----------------------------------------------------------------------------------------------------

    /** EIA-7.5.2.7.1: the river row of assault against cordon holds on the first day where an attacker crossed a river. */
    @Test
    void theRiverRowIsUsedOnTheFirstDay() {
        for (var crossed : List.of(Crossed.NOTHING, Crossed.RIVER, Crossed.ARROW, Crossed.SEA)) {
            var war = begun(board().corps("france-i", PLAIN, infantry(40)).corps("austria-i", PLAIN, infantry(40))
                    .journey("france-i", Journey.from(new SpaceId("472")).afterEntering(List.of(new SpaceId(PLAIN)), 1, false, crossed)));
            Combats.chits(war, FRANCE, ASSAULT, AUSTRIA, CORDON);
            Combats.round(war, FRANCE, AUSTRIA, 1, 2);
            Combats.round(war, FRANCE, AUSTRIA, 1, 2);
            var second = war.last(CombatRoundFought.class);
            assertThat(second.attacker().table()).isEqualTo(crossed == Crossed.NOTHING ? "4-3" : "4-2");
            assertThat(second.defender().table()).isEqualTo(crossed == Crossed.NOTHING ? "2-1" : "3-1");
        }
    }

    // --- Outflanking -----------------------------------------------------------------------------------------------

    /** EIA-7.5.2.7.2: 20 factors pin, 10 move around the flank; 4 are lost; once arrived the force counts 16 + 2 x 10 = 36. */
    @Test
    void outflankersCountTwiceOnceTheyHaveArrived() {
        var war = begun(board().corps("france-i", PLAIN, infantry(20)).corps("france-ii", PLAIN, infantry(10)).leader("ney", Location.field(new SpaceId(PLAIN)))
                .corps("austria-i", PLAIN, infantry(40)));
        Combats.chits(war, FRANCE, OUTFLANK, AUSTRIA, COUNTERATTACK);
        assertThat(war.refuses(new DivideForce(FRANCE, List.of(new UnitId("france-i"), new UnitId("france-ii")))).rule().id()).isEqualTo("EIA-7.5.2.3");
        assertThat(war.refuses(new DivideForce(FRANCE, List.of())).rule().id()).isEqualTo("EIA-7.5.2.3");
        war.plays(new DivideForce(FRANCE, List.of(new UnitId("france-ii"))));
        // Table 2-3 for Austria with 40 factors: die 4 becomes 3 (rating 1 against 3 loses 1).
        Combats.round(war, FRANCE, AUSTRIA, 1, 4);
        var first = war.last(CombatRoundFought.class);
        assertThat(first.attacker().table()).isEqualTo("2-1");
        assertThat(first.defender().table()).isEqualTo("2-3");
        int lost = first.defender().factors();
        assertThat(war.state().corps().get(new UnitId("france-i")).factorsOrNone().total()).as("only the pinning force loses").isEqualTo(20 - lost);
        assertThat(war.state().corps().get(new UnitId("france-ii")).factorsOrNone().total()).isEqualTo(10);
        // Ney's strategic rating is 2.
        war.plays(new RollArrival(FRANCE), 2);
        assertThat(war.last(ArrivalRolled.class)).isEqualTo(new ArrivalRolled(CombatSide.ATTACKER, 2, 2, true));
        Combats.round(war, FRANCE, AUSTRIA, 1, 1);
        var second = war.last(CombatRoundFought.class);
        assertThat(second.attacker().table()).isEqualTo("4-4");
        assertThat(second.defender().table()).isEqualTo("3-1");
        int counted = 20 - lost + 2 * 10;
        assertThat(war.explanation().stream().filter(step -> step.step().equals("casualties by percentage")).findFirst().orElseThrow().said().arguments())
                .containsEntry("count", new Argument.Count(counted / 20 * 20));
    }

    /** EIA-7.5.2.3: the account of a combat tells of a division only where a force is to be divided. */
    @Test
    void theAccountTellsOfADivisionWhereThereIsOne() {
        var board = board().corps("france-i", PLAIN, infantry(20)).corps("france-ii", PLAIN, infantry(10)).leader("ney", Location.field(new SpaceId(PLAIN)))
                .corps("austria-i", PLAIN, infantry(40));
        assertThat(Combats.chits(begun(board), FRANCE, OUTFLANK, AUSTRIA, COUNTERATTACK).sentences())
                .contains("eia.combat.step: number 3, step s3.");
        assertThat(Combats.chits(begun(board), FRANCE, ASSAULT, AUSTRIA, COUNTERATTACK).sentences())
                .contains("eia.combat.nobody-outflanks.", "eia.combat.step: number 3, step undivided.");
    }

    /** EIA-7.5.2.2: no division where both outflank, and none where the attacker outflanks against a cordon (reading E23). */
    @Test
    void noForceIsDividedWhereBothOutflankOrAgainstACordon() {
        for (var other : List.of(OUTFLANK, CORDON)) {
            var war = begun(board().corps("france-i", PLAIN, infantry(9)).corps("france-ii", PLAIN, infantry(9)).leader("ney", Location.field(new SpaceId(PLAIN)))
                    .corps("austria-i", PLAIN, infantry(9)).corps("austria-ii", PLAIN, infantry(9)).leader("mack", Location.field(new SpaceId(PLAIN))));
            Combats.chits(war, FRANCE, OUTFLANK, AUSTRIA, other);
            assertThat(war.state().combats().fought().orElseThrow().stage()).isEqualTo(CombatStage.ROUND);
        }
    }

    /** EIA-7.5.2.10.1.2.2: what a pinning force that is wiped out cannot lose falls on the outflankers; its leader is taken. */
    @Test
    void excessCasualtiesOfAPinningForceFallOnTheOutflankers() {
        var war = begun(board().corps("france-i", PLAIN, infantry(1)).corps("france-ii", PLAIN, infantry(10)).leader("ney", Location.field(new SpaceId(PLAIN)))
                .corps("austria-i", PLAIN, infantry(40)));
        Combats.chits(war, FRANCE, OUTFLANK, AUSTRIA, COUNTERATTACK);
        war.plays(new DivideForce(FRANCE, List.of(new UnitId("france-ii"))));
        Combats.round(war, FRANCE, AUSTRIA, 1, 6);
        int due = war.last(CombatRoundFought.class).defender().factors();
        assertThat(due).isGreaterThan(1);
        assertThat(war.last(CombatDecided.class).end()).isEqualTo(CombatEnd.ELIMINATION);
        assertThat(war.state().leaders().get(new EiaLeaderId("ney")).prisonerOf()).contains(AUSTRIA);
        assertThat(war.state().corps().get(new UnitId("france-ii")).factorsOrNone().total()).isEqualTo(10 - (due - 1));
        assertThat(war.state().corps()).doesNotContainKey(new UnitId("france-i"));
        assertThat(war.decision("retreat").party()).as("the victor retreats the outflankers").isEqualTo("austria");
        war.plays((RetreatForce) war.answers("retreat").getFirst());
        assertThat(war.state().corps().get(new UnitId("france-ii")).at().area().value()).isNotEqualTo(PLAIN);
    }

    // --- Withdrawal ------------------------------------------------------------------------------------------------

    private static LandWar withdrawing(LandBoard board, OperationalChit attacker) {
        return Combats.chits(begun(board), FRANCE, attacker, AUSTRIA, WITHDRAW);
    }

    /** EIA-7.5.2.5.2.1: against a probe the withdrawal needs no die; the owner chooses the way, toward the depot of Vienna. */
    @Test
    void aWithdrawalFromAProbeIsAutomatic() {
        var war = withdrawing(board().corps("france-i", PLAIN, infantry(5)).corps("austria-i", PLAIN, infantry(5)), PROBE);

        assertThat(war.state().corps().get(new UnitId("austria-i")).at()).isEqualTo(Location.field(new SpaceId("474")));
        assertThat(war.last(CombatDecided.class).end()).isEqualTo(CombatEnd.WITHDRAWAL);
        assertThat(war.state().combats().fought()).isEmpty();
        assertThat(war.state().power(AUSTRIA).orElseThrow().politicalPoints()).isZero();
        assertThat(war.all(CombatEvent.ForcesRevealed.class)).isEmpty();
    }

    /** EIA-7.5.2.5.2.2: Charles has a strategic rating of 4. */
    @Test
    void aCommanderWithdrawsWithHisRatingOrLess() {
        var board = board().corps("france-i", PLAIN, infantry(5)).corps("austria-i", PLAIN, infantry(5)).corps("austria-ii", PLAIN, infantry(5))
                .leader("charles", Location.field(new SpaceId(PLAIN)));
        var away = withdrawing(board, ASSAULT).plays(new RollWithdrawal(AUSTRIA), 4);
        assertThat(away.state().corps().get(new UnitId("austria-ii")).at().area().value()).isEqualTo("474");
        assertThat(away.state().leaders().get(new EiaLeaderId("charles")).at()).contains(Location.field(new SpaceId("474")));
        var stays = withdrawing(board, ASSAULT).plays(new RollWithdrawal(AUSTRIA), 5);
        assertThat(stays.state().combats().fought().orElseThrow().stage()).isEqualTo(CombatStage.ROUND);
    }

    /** Without a commander each corps rolls, Austrian corps with 1 or less; who stays fights on. */
    @Test
    void withoutACommanderEachCorpsRolls() {
        var war = withdrawing(board().corps("france-i", PLAIN, infantry(9)).corps("austria-i", PLAIN, infantry(5)).corps("austria-ii", PLAIN, infantry(5)),
                ASSAULT).plays(new RollWithdrawal(AUSTRIA), 1, 2);

        assertThat(war.state().corps().get(new UnitId("austria-i")).at().area().value()).isEqualTo("474");
        assertThat(war.state().combats().fought().orElseThrow().defender().corps()).containsExactly(new UnitId("austria-ii"));
        assertThat(war.state().combats().revealed()).as("who withdrew is not revealed").containsExactly(new UnitId("france-i"), new UnitId("austria-ii"));
        assertThat(war.state().combats().fought().orElseThrow().defender().used()).containsExactly(new UnitId("austria-ii"));
    }

    /** EIA-7.5.2.12.2: where the outflankers do not arrive after the first round, the rest withdraws. */
    @Test
    void theRestWithdrawsWhereOutflankersDoNotArrive() {
        var war = withdrawing(board().corps("france-i", PLAIN, infantry(20)).corps("france-ii", PLAIN, infantry(10)).leader("ney", Location.field(new SpaceId(PLAIN)))
                .corps("austria-i", PLAIN, infantry(20)), OUTFLANK);
        war.plays(new DivideForce(FRANCE, List.of(new UnitId("france-ii"))));
        // 1, and 1 more by the note of the chart.
        war.plays(new RollWithdrawal(AUSTRIA), 3);
        Combats.round(war, FRANCE, AUSTRIA, 1, 2);
        war.plays(new RollArrival(FRANCE), 3);
        assertThat(war.state().corps().get(new UnitId("austria-i")).at().area().value()).isEqualTo("474");
        assertThat(war.last(CombatDecided.class).end()).isEqualTo(CombatEnd.WITHDRAWAL);
        assertThat(war.state().combats().fought()).isEmpty();
    }

    /** A lower rating may be declared, a higher one not (EIA-7.5.2.9.1.2). */
    @Test
    void aLowerRatingMayBeDeclared() {
        var war = begun(board().corps("france-i", PLAIN, infantry(9)).leader("ney", Location.field(new SpaceId(PLAIN))).corps("austria-i", PLAIN, infantry(9)));
        Combats.chits(war, FRANCE, ASSAULT, AUSTRIA, CORDON);

        assertThat(war.answers("round-attacker")).hasSize(4);
        assertThat(war.refuses(new FightRound(FRANCE, Optional.of(4), 0, false)).rule().id()).isEqualTo("EIA-7.5.2.9.1.2");
        assertThat(war.refuses(new TakeCasualties(FRANCE, List.of(new LossOf(new UnitId("france-i"), FactorType.INFANTRY, 1)))).legal())
                .hasSize(4);
        assertThat(war.refuses(new RetreatForce(FRANCE, new SpaceId("474"))).rule().id()).isEqualTo("EIA-7.5.2.9");
    }
}
