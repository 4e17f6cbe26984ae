package tercio.domain.eia.combat.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.FactorType.CAVALRY;
import static tercio.domain.eia.common.concept.FactorType.GUARD;
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
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.combat.CombatEnd;
import tercio.domain.eia.combat.DayChoice;
import tercio.domain.eia.combat.play.CombatCommand.ChooseDayEnd;
import tercio.domain.eia.combat.play.CombatCommand.EndReinforcing;
import tercio.domain.eia.combat.play.CombatCommand.FightRound;
import tercio.domain.eia.combat.play.CombatCommand.LaunchPursuit;
import tercio.domain.eia.combat.play.CombatCommand.ReinforceCombat;
import tercio.domain.eia.combat.play.CombatCommand.RetreatForce;
import tercio.domain.eia.combat.play.CombatEvent.CombatDecided;
import tercio.domain.eia.combat.play.CombatEvent.CombatRoundFought;
import tercio.domain.eia.combat.play.CombatEvent.ForcesRevealed;
import tercio.domain.eia.combat.play.CombatEvent.OptionLosses;
import tercio.domain.eia.combat.play.CombatEvent.PursuitRolled;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CombatStage;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.Within;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;

/** Rounds, reinforcements and days in a game (EIA-7.5.2.9 to EIA-7.5.2.13). */
class DaysInPlayTest {

    private static final String PLAIN = "473";

    private static LandBoard board() {
        return LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).depot(AUSTRIA, Location.field(new SpaceId("474")), Factors.NONE)
                .depot(FRANCE, Location.field(new SpaceId("467")), Factors.NONE);
    }

    /** Three rounds without a decision: 20 infantry on each side, a probe against a counterattack, low dice. */
    private static LandWar dayFought(LandBoard board) {
        var war = Combats.chits(Combats.begun(board, FRANCE, PLAIN), FRANCE, PROBE, AUSTRIA, COUNTERATTACK);
        for (int round = 0; round < 3; round++) {
            Combats.round(war, FRANCE, AUSTRIA, 1, 1);
        }
        return war;
    }

    private static LandBoard twenty() {
        return board().corps("france-i", PLAIN, infantry(20)).corps("austria-i", PLAIN, infantry(20));
    }

    private static LandWar ends(LandWar war, DayChoice attacker, DayChoice defender) {
        return war.plays(new ChooseDayEnd(FRANCE, Optional.of(attacker))).plays(new ChooseDayEnd(AUSTRIA, Optional.of(defender)));
    }

    /** A day without a decision, on which each side lost what it took; only its first round has the odds of the day. */
    @Test
    void aDayStandsBesideItsOdds() {
        var war = ends(dayFought(twenty()), DayChoice.WITHDRAW, DayChoice.WITHDRAW);
        var rules = new EmpiresInArms();
        var chosen = Combats.chits(Combats.begun(twenty(), FRANCE, PLAIN), FRANCE, PROBE, AUSTRIA, COUNTERATTACK);
        var state = chosen.state();
        var later = war.events().subList(chosen.events().size(), war.events().size());
        int first = 0;
        while (!(later.get(first) instanceof CombatEvent.CombatRoundFought)) {
            state = rules.evolve(state, later.get(first++));
        }
        int attackers = war.all(CombatEvent.CasualtiesTaken.class).stream().filter(taken -> taken.side() == CombatSide.ATTACKER)
                .flatMap(taken -> taken.losses().stream()).mapToInt(FactorLoss::count).sum();

        var appraisal = rules.forecastComparison(state, later.subList(first, later.size())).orElseThrow();

        assertThat(appraisal.expected().figures()).containsOnlyKeys("winner", "attacker/lostFactors", "defender/lostFactors");
        var none = appraisal.expected().figures().get("winner");
        assertThat(none.weightOf("none"::equals)).isPositive().isLessThan(none.whole());
        var actual = appraisal.actual().orElseThrow();
        assertThat(actual.figures().get("winner").outcomes()).extracting(Object::toString).containsExactly("none");
        assertThat(actual.figures().get("attacker/lostFactors").outcomes()).extracting(Object::toString).containsExactly(String.valueOf(attackers));
        assertThat(appraisal.expected().parties()).containsEntry("attacker", "france").containsEntry("defender", "austria");
        var next = rules.evolve(state, later.get(first));
        assertThat(rules.forecastComparison(next, later.subList(first, later.size()))).as("no first round").isEmpty();
    }

    /** EIA-7.5.2.6.2: on the second day both break half a point earlier, and the loss of the day starts anew (E12). */
    @Test
    void anotherDayIsFoughtWithHalfAPointLess() {
        var war = dayFought(twenty());
        int lost = war.state().combats().fought().orElseThrow().attacker().morale().lost();
        assertThat(war.last(ForcesRevealed.class).attacker().morale().level()).isEqualTo(40);
        ends(war, DayChoice.FIGHT, DayChoice.FIGHT);
        Combats.chits(war, FRANCE, PROBE, AUSTRIA, CORDON);

        var revealed = war.last(ForcesRevealed.class);
        assertThat(revealed.attacker().morale().level()).isEqualTo(35);
        assertThat(revealed.defender().morale().level()).isEqualTo(25);
        assertThat(revealed.attacker().morale().lost()).isZero();
        assertThat(revealed.attacker().morale().lostBefore()).isEqualTo(lost);
        assertThat(war.state().combats().fought().orElseThrow().day()).isEqualTo(2);
        assertThat(war.state().combats().fought().orElseThrow().round()).isZero();
    }

    /** EIA-7.5.2.13.1: both withdraw to their depots; no points, no pursuit. */
    @Test
    void bothSidesMayWithdraw() {
        var war = ends(dayFought(twenty()), DayChoice.WITHDRAW, DayChoice.WITHDRAW);

        assertThat(war.last(CombatDecided.class)).isEqualTo(new CombatDecided(CombatEnd.END_OF_DAY, Optional.empty()));
        assertThat(war.state().corps().get(new UnitId("france-i")).at().area().value()).isEqualTo("467");
        assertThat(war.state().corps().get(new UnitId("austria-i")).at().area().value()).isEqualTo("474");
        assertThat(war.state().power(FRANCE).orElseThrow().politicalPoints()).isZero();
    }

    /** EIA-7.5.2.10.2.1: who stays may pursue a side that withdraws at class 1; the owner chooses the way. */
    @Test
    void whoStaysPursuesAtClassOne() {
        var board = board().corps("france-i", PLAIN, new Factors(Map.of(INFANTRY, 10, CAVALRY, 10))).corps("austria-i", PLAIN, infantry(20));
        var war = ends(dayFought(board), DayChoice.FIGHT, DayChoice.WITHDRAW);
        assertThat(war.decision("pursuit").party()).isEqualTo("france");
        war.plays(new LaunchPursuit(FRANCE, true), 6);
        assertThat(war.last(PursuitRolled.class).pursuitClass()).isEqualTo(1);
        assertThat(war.state().corps().get(new UnitId("austria-i")).at().area().value()).isEqualTo("474");
        assertThat(war.state().power(AUSTRIA).orElseThrow().politicalPoints()).isZero();
        var declined = ends(dayFought(board), DayChoice.FIGHT, DayChoice.WITHDRAW).plays(new LaunchPursuit(FRANCE, false));
        assertThat(declined.all(PursuitRolled.class)).isEmpty();
        assertThat(declined.state().corps().get(new UnitId("austria-i")).at().area().value()).isEqualTo("474");
    }

    // --- Reinforcement ---------------------------------------------------------------------------------------------

    /** EIA-7.5.2.11.2, EIA-7.5.2.11.3: John (2) comes over a river with 1 or less; the final morale stays, his factors fight. */
    @Test
    void forcesBesideTheCombatReinforceIt() {
        var board = twenty().corps("austria-ii", "474", infantry(22)).leader("john", Location.field(new SpaceId("474")));
        var war = Combats.chits(Combats.begun(board, FRANCE, PLAIN), FRANCE, PROBE, AUSTRIA, COUNTERATTACK);
        Combats.round(war, FRANCE, AUSTRIA, 1, 1);
        assertThat(war.decisions()).extracting(decision -> decision.id()).containsExactly("reinforce-austria");
        var tries = new ReinforceCombat(AUSTRIA, new SpaceId("474"), Within.FIELD, List.of(new UnitId("austria-ii")), List.of());
        assertThat(war.refuses(new ReinforceCombat(AUSTRIA, new SpaceId("474"), Within.FIELD, List.of(new UnitId("austria-i")), List.of())).rule().id()).isEqualTo("EIA-7.5.2.11.1");
        assertThat(war.refuses(new ReinforceCombat(FRANCE, new SpaceId("474"), Within.FIELD, List.of(new UnitId("austria-ii")), List.of())).rule().id()).isEqualTo("EIA-7.5.2.11");
        war.plays(tries, 2);
        assertThat(war.state().combats().fought().orElseThrow().stage()).as("one attempt after a round").isEqualTo(CombatStage.ROUND);
        int level = war.state().combats().fought().orElseThrow().defender().morale().level();
        Combats.round(war, FRANCE, AUSTRIA, 1, 1);
        war.plays(tries, 1);
        var army = war.state().combats().fought().orElseThrow().defender();
        assertThat(army.corps()).containsExactly(new UnitId("austria-i"), new UnitId("austria-ii"));
        assertThat(army.commander()).contains(new EiaLeaderId("john"));
        assertThat(army.morale().level()).isEqualTo(level);
        Combats.round(war, FRANCE, AUSTRIA, 1, 1);
        assertThat(war.state().combats().fought().orElseThrow().defender().large()).containsExactly(new UnitId("austria-ii"));
    }

    /** EIA-7.5.2.11.1.2: who has fought another combat of this sequence, or must fight one, does not reinforce. */
    @Test
    void whoFightsElsewhereDoesNotReinforce() {
        var war = Combats.chits(Combats.begun(twenty().corps("france-ii", "474", infantry(5)).corps("austria-ii", "474", infantry(5)), FRANCE, PLAIN),
                FRANCE, PROBE, AUSTRIA, COUNTERATTACK);
        Combats.round(war, FRANCE, AUSTRIA, 1, 1);
        assertThat(war.state().combats().fought().orElseThrow().stage()).isEqualTo(CombatStage.ROUND);
    }

    @Test
    void reinforcingEndsWhereNobodyWants() {
        var war = Combats.chits(Combats.begun(twenty().corps("austria-ii", "474", infantry(5)), FRANCE, PLAIN), FRANCE, PROBE, AUSTRIA, COUNTERATTACK);
        Combats.round(war, FRANCE, AUSTRIA, 1, 1);
        war.plays(new EndReinforcing(AUSTRIA));
        assertThat(war.state().combats().fought().orElseThrow().stage()).isEqualTo(CombatStage.ROUND);
        assertThat(war.refuses(new EndReinforcing(AUSTRIA)).rule().id()).isEqualTo("EIA-7.5.2.9");
    }

    // --- Points ----------------------------------------------------------------------------------------------------

    /** EIA-7.5.2.10.1.3: 7 corps are 3.5 points, at most 3; Napoleon adds 1 to his victory. */
    @Test
    void aVictoryBringsAtMostThreePointsAndOneForNapoleon() {
        var board = board().corps("france-i", PLAIN, infantry(40)).leader("napoleon", Location.field(new SpaceId(PLAIN)));
        List.of("i", "ii", "iii", "iv", "v", "vi", "vii").forEach(corps -> board.corps("austria-" + corps, PLAIN, infantry(1)));
        var war = Combats.chits(Combats.begun(board, FRANCE, PLAIN), FRANCE, ASSAULT, AUSTRIA, CORDON);
        Combats.round(war, FRANCE, AUSTRIA, 6, 1);
        while (war.all(CombatDecided.class).isEmpty()) {
            answerLosses(war, AUSTRIA);
            if (war.all(CombatDecided.class).isEmpty()) {
                Combats.round(war, FRANCE, AUSTRIA, 6, 1);
            }
        }
        assertThat(war.state().power(FRANCE).orElseThrow().politicalPoints()).isEqualTo(4);
        assertThat(war.state().power(AUSTRIA).orElseThrow().politicalPoints()).isEqualTo(-3);
    }

    private static void answerLosses(LandWar war, Power power) {
        war.decisions().stream().filter(decision -> decision.id().startsWith("losses") && decision.party().equals(power.word())).findFirst()
                .ifPresent(decision -> war.plays((CombatCommand) decision.options().getFirst().command()));
    }

    /** EIA-7.5.2.10.4.2: both break with survivors: nobody wins; the attacker retreats his own forces. */
    @Test
    void whereBothBreakTheAttackerRetreats() {
        var board = board().corps("france-i", PLAIN, LandBoard.men(0, 20, 0)).corps("austria-i", PLAIN, LandBoard.men(0, 20, 0));
        var war = Combats.chits(Combats.begun(board, FRANCE, PLAIN), FRANCE, OperationalChit.ESCALATED_ASSAULT, AUSTRIA,
                OperationalChit.ESCALATED_COUNTERATTACK);
        while (war.all(CombatDecided.class).isEmpty()) {
            Combats.round(war, FRANCE, AUSTRIA, 6, 6);
        }
        assertThat(war.last(CombatDecided.class)).isEqualTo(new CombatDecided(CombatEnd.BOTH_BREAK, Optional.empty()));
        assertThat(war.state().corps().get(new UnitId("france-i")).at().area().value()).isEqualTo("467");
        assertThat(war.state().corps().get(new UnitId("austria-i")).at().area().value()).isEqualTo(PLAIN);
        assertThat(war.state().power(FRANCE).orElseThrow().politicalPoints()).isZero();
    }

    /** EIA-7.5.2.10.3: the victor chooses the way among areas closest to the nearest depot; with several, he is asked. */
    @Test
    void theVictorChoosesTheWayOfTheLoser() {
        var board = LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).depot(AUSTRIA, Location.field(new SpaceId("474")), Factors.NONE)
                .corps("france-i", PLAIN, infantry(60)).corps("austria-i", PLAIN, LandBoard.men(0, 20, 0)).corps("france-ii", "474", infantry(1));
        var war = Combats.chits(Combats.begun(board, FRANCE, PLAIN), FRANCE, ASSAULT, AUSTRIA, CORDON);
        while (war.all(CombatDecided.class).isEmpty()) {
            Combats.round(war, FRANCE, AUSTRIA, 6, 1);
            war.decisions().stream().filter(decision -> decision.kind().equals("EndReinforcing") || decision.id().equals("reinforce-france")).findFirst()
                    .ifPresent(decision -> war.plays(new EndReinforcing(FRANCE)));
        }
        // Vienna holds a French corps: the retreat goes on from there to one of several areas next to it.
        assertThat(war.decision("retreat").party()).isEqualTo("france");
        assertThat(war.state().corps().get(new UnitId("austria-i")).at().area().value()).isEqualTo("474");
        assertThat(war.refuses(new RetreatForce(FRANCE, new SpaceId(PLAIN))).rule().id()).isEqualTo("EIA-7.5.2.10.3.1");
        war.plays((RetreatForce) war.answers("retreat").getFirst());
        assertThat(war.state().corps().get(new UnitId("austria-i")).at().area().value()).isNotIn(PLAIN, "474");
    }

    // --- Options ---------------------------------------------------------------------------------------------------

    /** EIA-12.3.4: two levels of guards make 4-1 the table 4-3; without a victory in the round the side breaks (EIA-12.3.4.6). */
    @Test
    void guardsRaiseTheMoraleLevelAndMustWin() {
        var readings = new Readings(Map.of(CombatOptions.GUARD_COMMITMENT.id(), "on"));
        var board = LandBoard.of(readings, FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).corps("france-i", PLAIN, infantry(20))
                .corps("france-guard", PLAIN, Factors.of(GUARD, 8)).corps("austria-i", PLAIN, infantry(20));
        var war = Combats.chits(Combats.begun(board, FRANCE, PLAIN), FRANCE, ASSAULT, AUSTRIA, CORDON);
        assertThat(war.refuses(new FightRound(AUSTRIA, Optional.empty(), 1, false)).rule().id()).isEqualTo("EIA-12.3.4");
        assertThat(war.refuses(new FightRound(FRANCE, Optional.empty(), 3, false)).rule().id()).isEqualTo("EIA-12.3.4");
        war.plays(new FightRound(FRANCE, Optional.empty(), 2, false)).plays(FightRound.plain(AUSTRIA), 1, 1, 1);
        assertThat(war.last(CombatRoundFought.class).attacker().table()).isEqualTo("4-3");
        assertThat(war.last(OptionLosses.class).losses()).allMatch(loss -> loss.type() == GUARD);
        assertThat(war.last(CombatDecided.class).end()).isEqualTo(CombatEnd.BREAK);
        assertThat(war.last(CombatDecided.class).winner()).contains(CombatSide.DEFENDER);
    }
}
