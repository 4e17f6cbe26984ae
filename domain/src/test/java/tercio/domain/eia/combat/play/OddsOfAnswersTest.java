package tercio.domain.eia.combat.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.FactorType.ARTILLERY;
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

import java.math.BigInteger;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eia.combat.DayChoice;
import tercio.domain.eia.combat.play.CombatCommand.AnswerProposal;
import tercio.domain.eia.combat.play.CombatCommand.ChooseChit;
import tercio.domain.eia.combat.play.CombatCommand.ChooseCombat;
import tercio.domain.eia.combat.play.CombatCommand.ChooseDayEnd;
import tercio.domain.eia.combat.play.CombatCommand.FightRound;
import tercio.domain.eia.combat.play.CombatCommand.LaunchPursuit;
import tercio.domain.eia.combat.play.CombatEvent.CombatRoundFought;
import tercio.domain.eia.combat.play.CombatEvent.OptionLosses;
import tercio.domain.eia.combat.play.CombatEvent.PursuitRolled;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.game.Verdict;
import tercio.domain.game.Viewer;
import tercio.domain.given.Thorough;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Fraction;
import tercio.domain.ruling.Readings;

/** The odds on the answers of a combat are those of the game: every die is thrown in it and counted. */
class OddsOfAnswersTest {

    private static final String PLAIN = "473";

    private static LandBoard board(Readings readings) {
        return LandBoard.of(readings, FRANCE, AUSTRIA).war(FRANCE, AUSTRIA);
    }

    private static Optional<Forecast> odds(EiaState state, EiaCommand command) {
        return LandWar.RULES.forecasts(state, List.of(command)).getFirst();
    }

    /** The chance of a value as its count among so many throws that are alike. */
    private static int among(Distribution<?> odds, Object value, int throwsOfDice) {
        return odds.weightOf(value::equals).multiply(BigInteger.valueOf(throwsOfDice)).divide(odds.whole()).intValueExact();
    }

    private static List<EiaEvent> thrown(EiaState state, EiaCommand command, List<Integer> dice) {
        var verdict = (Verdict.Accepted<EiaEvent>) LandWar.RULES.decide(state, command, Dice.inOrder(dice));
        return verdict.events().stream().map(each -> each.event()).toList();
    }

    /** All throws of so many dice. */
    private static List<List<Integer>> dice(int number) {
        return IntStream.range(0, (int) Math.pow(6, number)).mapToObj(at -> IntStream.range(0, number).mapToObj(die -> at / (int) Math.pow(6, die) % 6 + 1).toList()).toList();
    }

    /** EIA-12.3.4: the guards that the commitment costs are among the losses: 1, 1, 2, 2, 3 or 4 of them with two levels. */
    @Test
    void guardsThatAreCommittedCountInTheOddsOfTheRound() {
        var board = board(new Readings(Map.of(CombatOptions.GUARD_COMMITMENT.id(), "on"))).corps("france-i", PLAIN, infantry(20))
                .corps("france-guard", PLAIN, Factors.of(GUARD, 3)).corps("austria-i", PLAIN, infantry(20));
        var war = Combats.chits(Combats.begun(board, FRANCE, PLAIN), FRANCE, ASSAULT, AUSTRIA, CORDON);
        var commits = new FightRound(FRANCE, Optional.empty(), 2, false);
        var forecast = odds(war.state(), commits).orElseThrow();
        war.plays(commits);
        counted(war.state(), forecast, 3);
    }

    /** EIA-12.3.5: what a bombardment takes is among the losses, and no longer fires. */
    @Test
    void aBombardmentCountsInTheOddsOfTheRound() {
        var board = board(new Readings(Map.of(CombatOptions.ARTILLERY.id(), "on"))).corps("france-i", PLAIN, infantry(20))
                .corps("france-artillery", PLAIN, Factors.of(ARTILLERY, 5)).corps("austria-i", PLAIN, infantry(20));
        var war = Combats.chits(Combats.begun(board, FRANCE, PLAIN), FRANCE, ASSAULT, AUSTRIA, CORDON);
        var bombards = new FightRound(FRANCE, Optional.empty(), 0, true);
        var forecast = odds(war.state(), bombards).orElseThrow();
        war.plays(bombards);
        counted(war.state(), forecast, 3);
    }

    /** The second side goes into the round with every throw of so many dice. */
    private static void counted(EiaState state, Forecast forecast, int number) {
        for (var side : CombatSide.values()) {
            var losses = new LinkedHashMap<Integer, Integer>();
            var breaks = new LinkedHashMap<Boolean, Integer>();
            for (var dice : dice(number)) {
                var events = thrown(state, FightRound.plain(AUSTRIA), dice);
                var round = events.stream().filter(CombatRoundFought.class::isInstance).map(CombatRoundFought.class::cast).findFirst().orElseThrow();
                int before = events.stream().filter(OptionLosses.class::isInstance).map(OptionLosses.class::cast).filter(each -> each.side() == side)
                        .mapToInt(each -> FactorLoss.sum(each.losses()).total()).sum();
                var demand = side == CombatSide.ATTACKER ? round.attackerDemand() : round.defenderDemand();
                var morale = side == CombatSide.ATTACKER ? round.attackerMorale() : round.defenderMorale();
                losses.merge(before + demand.map(each -> each.due()).orElse(0), 1, Integer::sum);
                breaks.merge(morale.lost() >= morale.level(), 1, Integer::sum);
            }
            losses.forEach((lost, times) -> assertThat(among(forecast.figures().get(side + "/losses"), lost, (int) Math.pow(6, number))).as("%s loses %d", side, lost).isEqualTo(times));
            breaks.forEach((broken, times) -> assertThat(among(forecast.figures().get(side + "/breaks"), broken, (int) Math.pow(6, number))).as("%s breaks %s", side, broken).isEqualTo(times));
        }
    }

    /** EIA-7.5.2.10.2.1: a side that withdraws after the day is pursued at class 1 where the other one stays. */
    @Test
    void whoWithdrawsAfterADaySeesThePursuit() {
        var board = board(Readings.STANDARD).corps("france-i", PLAIN, new Factors(Map.of(INFANTRY, 10, CAVALRY, 10))).corps("austria-i", PLAIN, infantry(20));
        var war = Combats.chits(Combats.begun(board, FRANCE, PLAIN), FRANCE, PROBE, AUSTRIA, COUNTERATTACK);
        for (int round = 0; round < 3; round++) {
            Combats.round(war, FRANCE, AUSTRIA, 1, 1);
        }
        var withdraws = new ChooseDayEnd(AUSTRIA, Optional.of(DayChoice.WITHDRAW));
        var forecast = odds(war.state(), withdraws).orElseThrow();
        assertThat(odds(war.state(), new ChooseDayEnd(FRANCE, Optional.of(DayChoice.WITHDRAW)))).as("Austria has no cavalry").isEmpty();

        war.plays(new ChooseDayEnd(FRANCE, Optional.of(DayChoice.FIGHT))).plays(withdraws);
        for (int die = 1; die <= 6; die++) {
            var points = thrown(war.state(), new LaunchPursuit(FRANCE, true), List.of(die)).stream().filter(PursuitRolled.class::isInstance)
                    .map(PursuitRolled.class::cast).findFirst().orElseThrow().points();
            assertThat(among(forecast.figures().get("otherStays/pursuitPoints"), points, 6)).isPositive();
        }
    }

    /** EIA-7.5.2.6.3: the odds of chits hang on what corps hold, which the enemy does not know before the first round. */
    @Test
    void chitsHaveOddsOnlyForWhoKnowsAllForces() {
        var war = Combats.begun(board(Readings.STANDARD).corps("france-i", PLAIN, infantry(20)).corps("austria-i", PLAIN, infantry(10)), FRANCE, PLAIN);
        var chits = List.<EiaCommand>of(Combats.chit(FRANCE, ASSAULT), Combats.chit(FRANCE, PROBE));

        assertThat(LandWar.RULES.forecasts(war.state().seenBy(Viewer.of(List.of("france"))), chits)).allMatch(Optional::isEmpty);
        var known = LandWar.RULES.forecasts(war.state(), chits);
        for (var each : known) {
            assertThat(each.orElseThrow().figures()).containsKeys("winner", "lostFactors/attacker", "lostFactors/defender");
        }
        assertThat(known.getFirst()).isNotEqualTo(known.getLast());
    }

    /**
     * Against the enemy's mixture of chits no chit does better than the equilibrium, and the best one does as well: what the attacker gains
     * with its best chit is what the defender concedes with its own, in points (10 each) and factors.
     */
    @Test
    void theEnemyMixesItsChitsAsInTheEquilibrium() {
        var war = Combats.begun(board(Readings.STANDARD).corps("france-i", PLAIN, infantry(20)).corps("austria-i", PLAIN, infantry(16)), FRANCE, PLAIN);
        var attacks = gains(war.state(), FRANCE, withoutOutflank(OperationalChit.ofAttacker()));
        var defences = gains(war.state(), AUSTRIA, withoutOutflank(OperationalChit.ofDefender()));

        assertThat(attacks).hasSize(4);
        assertThat(defences).hasSize(5);
        assertThat(attacks.stream().max(Comparator.naturalOrder())).isEqualTo(defences.stream().min(Comparator.naturalOrder()));
    }

    /**
     * EIA-7.5.2.3: France has two corps that differ, so that either may go around the flank: a plan is a chit, and for outflank also a division. Its outflank carries the
     * odds of the better one, and the equilibrium holds over all chits of both sides.
     */
    @Thorough("The equilibrium of chits without a division is in the short tier, and OddsOfDivisionTest has the odds of divisions there.")
    @Test
    void whoMayOutflankMixesItsDivisionsToo() {
        var war = Combats.begun(board(Readings.STANDARD).corps("france-i", PLAIN, infantry(12)).corps("france-ii", PLAIN, new Factors(Map.of(INFANTRY, 4, CAVALRY, 1)))
                .leader("napoleon", Location.field(new SpaceId(PLAIN))).corps("austria-i", PLAIN, infantry(16)), FRANCE, PLAIN);
        var attacks = gains(war.state(), FRANCE, OperationalChit.ofAttacker());
        var defences = gains(war.state(), AUSTRIA, withoutOutflank(OperationalChit.ofDefender()));

        assertThat(attacks).hasSize(5);
        assertThat(defences).hasSize(5);
        assertThat(attacks.stream().max(Comparator.naturalOrder())).isEqualTo(defences.stream().min(Comparator.naturalOrder()));
    }

    /** EIA-7.5.2.3: five corps have thirty divisions, too many to follow each: outflank has no odds, and the other chits have them without it. */
    @Test
    void aForceOfManyCorpsHasNoOddsOfItsOutflank() {
        var board = board(Readings.STANDARD).leader("napoleon", Location.field(new SpaceId(PLAIN))).corps("austria-i", PLAIN, infantry(16));
        for (var corps : List.of("france-i", "france-ii", "france-iii", "france-iv", "france-v")) {
            board = board.corps(corps, PLAIN, infantry(4));
        }
        var war = Combats.begun(board, FRANCE, PLAIN);

        assertThat(odds(war.state(), Combats.chit(FRANCE, OperationalChit.OUTFLANK))).isEmpty();
        assertThat(odds(war.state(), Combats.chit(FRANCE, ASSAULT))).isPresent();
    }

    /** The gains of the attacker with each of some chits of a side, by the odds that its answer carries. */
    private static List<Fraction> gains(EiaState state, Power power, List<OperationalChit> chits) {
        return chits.stream().map(chit -> odds(state, Combats.chit(power, chit)).orElseThrow().figures())
                .map(figures -> mean(figures.get("politicalPoints/attacker")).minus(mean(figures.get("politicalPoints/defender"))).times(Fraction.of(10))
                        .plus(mean(figures.get("lostFactors/defender"))).minus(mean(figures.get("lostFactors/attacker")))).toList();
    }

    private static List<OperationalChit> withoutOutflank(List<OperationalChit> chits) {
        return chits.stream().filter(chit -> chit != OperationalChit.OUTFLANK).toList();
    }

    private static Fraction mean(Distribution<?> odds) {
        var sum = odds.weights().entrySet().stream().map(each -> each.getValue().multiply(BigInteger.valueOf((Integer) each.getKey()))).reduce(BigInteger.ZERO, BigInteger::add);
        return new Fraction(sum, odds.whole());
    }

    /** The enemy's secret choice does not move them. */
    @Test
    void aChitThatIsChosenChangesNoOdds() {
        var war = Combats.begun(board(Readings.STANDARD).corps("france-i", PLAIN, infantry(20)).corps("austria-i", PLAIN, infantry(10)), FRANCE, PLAIN);
        ChooseChit assault = Combats.chit(FRANCE, ASSAULT);
        var before = odds(war.state(), assault);

        assertThat(odds(war.plays(Combats.chit(AUSTRIA, COUNTERATTACK)).state(), assault)).isEqualTo(before);
    }

    /** EIA-7.5.3: who is asked for a trivial combat sees its odds, where all forces are known. */
    @Test
    void aProposedTrivialCombatHasItsOdds() {
        var board = board(Readings.STANDARD).corps("france-i", PLAIN, infantry(20)).corps("austria-i", PLAIN, infantry(10));
        var war = board.turnOf(FRANCE, LandStep.COMBAT).play().goesOn().plays(new ChooseCombat(FRANCE, new SpaceId(PLAIN), true));
        var agrees = new AnswerProposal(AUSTRIA, true);

        assertThat(odds(war.state(), agrees).orElseThrow().figures()).containsKeys("winner", "lostFactors/defender");
        assertThat(odds(war.state(), new AnswerProposal(AUSTRIA, false))).isEmpty();
        assertThat(odds(war.state().seenBy(Viewer.of(List.of("austria"))), agrees)).isEmpty();
    }
}
