package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.BattleEnd;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.AttemptEvasion;
import tercio.domain.eu.land.battle.play.BattleCommand.AttemptRetreat;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.HoldTheField;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleFought;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleJoined;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.interception.play.InterceptionCommand.PassInterception;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.siege.UnderminingResult;
import tercio.domain.eu.land.siege.play.SiegeCommand.ResolveAssault;
import tercio.domain.eu.land.siege.play.SiegeCommand.Undermine;
import tercio.domain.eu.land.siege.play.SiegeEvent.AssaultFought;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.round.play.RoundCommand.RollContinuation;
import tercio.domain.eu.turn.round.play.RoundCommand.RollInitiative;
import tercio.domain.game.ForecastComparison;
import tercio.domain.game.Verdict;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Forecast;

/** The odds of a command in a game: exactly the results that the dice can bring, weighed. */
class OutlookTest {

    /** The French have marched into Artois, as in the example of the rulebook; the Spanish are asked whether they stand. */
    private static War atArtois() {
        return War.of("artois").declares("france", Campaign.MAJOR).marches("fra-1", "artois")
                .plays(new EndMovement(new CountryId("france"))).plays(new FightBattle(new SpaceId("artois")));
    }

    /** The first day of the example: 8 and 6 in the fire, 4 and 7 in the shock. */
    private static War afterTheFirstDay() {
        return atArtois().plays(new StandAndFight(new SpaceId("artois")), 8, 6, 4, 7);
    }

    private static Forecast forecast(War war, EuCommand command) {
        return asked(war.board(), command).orElseThrow();
    }

    private static Optional<Forecast> asked(EuState board, EuCommand command) {
        return War.RULES.forecasts(board, List.of(command)).getFirst();
    }

    private static double chance(Forecast forecast, String figure, Object value) {
        var values = forecast.figures().get(figure);
        return values.weightOf(value::equals).doubleValue() / values.whole().doubleValue();
    }

    private static void isChance(Forecast forecast, String figure, Object value, int of, int whole) {
        var values = forecast.figures().get(figure);
        assertThat(values.weightOf(value::equals).multiply(BigInteger.valueOf(whole)))
                .as("%s is %s with %d/%d", figure, value, of, whole).isEqualTo(values.whole().multiply(BigInteger.valueOf(of)));
    }

    @Test
    void theContinuationFollowsTheArrowsOfTheTrack() {
        var war = Situation.franceAgainstSpain().startingIn("W1").war().waits("france").waits("spain");

        var odds = forecast(war, new RollContinuation());

        isChance(odds, "next", "S2", 7, 10);
        isChance(odds, "next", "W2", 1, 10);
        isChance(odds, "next", "S3", 2, 10);
        isChance(odds, "badWeather", true, 0, 10);
    }

    @Test
    void equalsThrowForTheInitiativeUntilOneIsFirst() {
        var war = Situation.franceAgainstSpain().initiative("france", 10).initiative("spain", 10).war();

        isChance(forecast(war, new RollInitiative()), "first", "france", 1, 2);
    }

    @Test
    void underminingReadsEachFaceOfItsDie() {
        var war = Situation.franceAgainstSpain().level("artois", 3).stack("army", "france", "artois", 2, 0, 0).war()
                .waits("france").waits("spain");

        var odds = forecast(war, new Undermine(new SpaceId("artois")));

        // 1..10 - 3 level + 2 artillery = 0..9: up to 3 nothing, 4 to 6 S-, 7 to 9 S+.
        isChance(odds, "result", UnderminingResult.NONE, 4, 10);
        isChance(odds, "result", UnderminingResult.SIEGEWORK_MINUS, 3, 10);
        isChance(odds, "result", UnderminingResult.SIEGEWORK_PLUS, 3, 10);
        assertThat(forecast(war, new ResolveAssault(new SpaceId("artois"))).figures()).containsKeys("fortressFalls", "besieger/lossesLd");
    }

    @Test
    void anUnderminingStandsBesideItsChanceToOpenTheFortress() {
        var war = Situation.franceAgainstSpain().level("artois", 1).stack("army", "france", "artois", 2, 0, 0).war().waits("france").waits("spain");
        var board = war.board();
        int known = war.events().size();
        var over = war.plays(new Undermine(new SpaceId("artois")), 10);

        var events = over.events().subList(known, over.events().size());
        var appraisal = War.RULES.forecastComparison(board, List.copyOf(events)).orElseThrow();

        // 1..10 - 1 level + 2 artillery = 2..11: 10 and 11 are breaches, by a 9 and a 10.
        isChance(appraisal.expected(), "winner", "besieger", 2, 10);
        isChance(appraisal.expected(), "winner", "besieged", 8, 10);
        isChance(appraisal.actual().orElseThrow(), "winner", "besieger", 1, 1);
        assertThat(appraisal.expected().parties()).containsEntry("besieger", "france").containsEntry("besieged", "spain");
    }

    /** The odds of an assault are those that were given for its command. */
    @Test
    void anAssaultStandsBesideTheOddsOfItsCommand() {
        var war = Situation.franceAgainstSpain().level("artois", 3).stack("army", "france", "artois", 2, 0, 0).war().waits("france").waits("spain");
        var asked = forecast(war, new ResolveAssault(new SpaceId("artois")));
        var verdict = (Verdict.Accepted<EuEvent>) War.RULES.decide(war.board(), new ResolveAssault(new SpaceId("artois")), name -> OptionalInt.of(10));
        var fought = (AssaultFought) verdict.events().getFirst().event();

        var appraisal = War.RULES.forecastComparison(war.board(), verdict.events().stream().map(Verdict.ExplainedEvent::event).toList()).orElseThrow();

        assertThat(chance(appraisal.expected(), "winner", "besieger")).isEqualTo(chance(asked, "fortressFalls", true));
        assertThat(appraisal.expected().figures().get("besieger/lossesLd")).isEqualTo(asked.figures().get("besieger/lossesLd"));
        var actual = appraisal.actual().orElseThrow();
        isChance(actual, "winner", fought.falls() ? "besieger" : "besieged", 1, 1);
        isChance(actual, "besieger/lossesLd", fought.thirds().getFirst() / 3, 1, 1);
        isChance(actual, "besieged/lossesLd", fought.thirds().getLast() / 3, 1, 1);
    }

    @Test
    void eachInterceptionHasItsChanceAndSoHasAny() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "champagne", 1, 0, 1)
                .stack("watch", "spain", "flandre", 0, 0, 1).stack("guard", "spain", "flandre", 0, 0, 1)
                .war().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("hainaut"))));

        // 9 and 10 do: the die + 1 city - 2 river, 8 or more.
        isChance(forecast(war, new AttemptInterception(List.of(new StackId("watch")))), "success", true, 2, 10);
        var both = forecast(war, new AttemptInterception(List.of(new StackId("watch"), new StackId("guard"))));
        isChance(both, "success", true, 36, 100);
        isChance(both, "guard/success", true, 2, 10);
        assertThat(asked(war.board(), new PassInterception(new CountryId("spain")))).isEmpty();
    }

    @Test
    void whoTriesToEvadeFightsWhereHeFails() {
        var war = atArtois();
        var stand = forecast(war, new StandAndFight(new SpaceId("artois")));
        var evade = forecast(war, new AttemptEvasion(new SpaceId("artois"), new SpaceId("hainaut"), 0));

        // Manoeuvre 4 against 2: 6 to 10 on the die get away.
        isChance(evade, "evaded", true, 1, 2);
        assertThat(chance(evade, "winner", "phasing")).isCloseTo(chance(stand, "winner", "phasing") / 2, within());
        assertThat(asked(war.board(), new HoldTheField(new SpaceId("artois")))).as("nobody is asked yet").isEmpty();
    }

    @Test
    void aBattleThatWaitsHasTheOddsOfWhatIsStillToBeRolled() {
        var war = afterTheFirstDay();
        var attempt = forecast(war, new AttemptRetreat(new SpaceId("artois")));

        // Manoeuvre 4 and morale 4 - 2: up to 6 get away, and the field is lost.
        isChance(attempt, "ended", BattleEnd.DAY1_RETREAT, 6, 10);
        var failed = forecast(war.plays(new AttemptRetreat(new SpaceId("artois")), 7), new HoldTheField(new SpaceId("artois")));
        for (var winner : List.of("phasing", "nonPhasing", "none")) {
            double away = winner.equals("phasing") ? 0.6 : 0;
            assertThat(chance(attempt, "winner", winner)).isCloseTo(away + 0.4 * chance(failed, "winner", winner), within());
        }
    }

    @Test
    void theOddsOfAWaitingBattleAreThoseOfPlayingEachFace() {
        var war = afterTheFirstDay();

        long away = IntStream.rangeClosed(1, 10).filter(die -> getsAway(war, die)).count();

        isChance(forecast(war, new AttemptRetreat(new SpaceId("artois"))), "ended", BattleEnd.DAY1_RETREAT, (int) away, 10);
    }

    /** Whether this die takes the Spanish off the field; the dice that follow are all 5. */
    private static boolean getsAway(War war, int die) {
        var verdict = War.RULES.decide(war.board(), new AttemptRetreat(new SpaceId("artois")),
                name -> OptionalInt.of(name.purpose().equals("retreatAttempt") ? die : 5));
        return ((Verdict.Accepted<EuEvent>) verdict).events().stream().map(Verdict.ExplainedEvent::event)
                .anyMatch(event -> event instanceof BattleFought fought && fought.standing().ended().equals(Optional.of(BattleEnd.DAY1_RETREAT)));
    }

    @Test
    void aBattleIsAppraisedByTheOddsAtItsBeginning() {
        var before = War.of("artois").declares("france", Campaign.MAJOR).marches("fra-1", "artois").plays(new EndMovement(new CountryId("france")));
        var board = before.board();
        int known = before.events().size();
        var after = before.plays(new FightBattle(new SpaceId("artois"))).plays(new StandAndFight(new SpaceId("artois")), 8, 6, 4, 7);
        assertThat(appraised(board, after, known).actual()).as("it goes on").isEmpty();

        var over = after.plays(new AttemptRetreat(new SpaceId("artois")), 7).plays(new HoldTheField(new SpaceId("artois")), 2, 9, 6, 5, 9, 2, 3, 6, 4);
        var appraisal = appraised(board, over, known);

        assertThat(appraisal.burdens()).containsExactly("phasing/lossesLd", "nonPhasing/lossesLd");
        var actual = appraisal.actual().orElseThrow();
        isChance(actual, "winner", "phasing", 1, 1);
        isChance(actual, "phasing/lossesLd", 2, 1, 1);
        isChance(actual, "nonPhasing/lossesLd", 5, 1, 1);
        isChance(actual, "nonPhasing/leader", "wounded", 1, 1);
        assertThat(chance(appraisal.expected(), "ended", BattleEnd.DAY1_RETREAT)).as("Spain tried to break off").isPositive();
    }

    private static ForecastComparison appraised(EuState before, War war, int known) {
        List<EuEvent> events = war.events().subList(known, war.events().size());
        assertThat(events.getFirst()).isInstanceOf(BattleJoined.class);
        return War.RULES.forecastComparison(before, events).orElseThrow();
    }

    /** Every command with dice has odds. */
    @Test
    void whereverDiceAreThrownThereAreOdds() {
        var turns = Chance.game(War.RULES.scenario("france-spain").orElseThrow(), 3, 150);

        for (var turn : turns) {
            if (!turn.outcome().rolls().isEmpty()) {
                assertThat(asked(turn.before(), turn.command())).as("%s", turn.command()).isPresent();
            }
        }
    }

    private static Offset<Double> within() {
        return Offset.offset(1e-12);
    }
}
