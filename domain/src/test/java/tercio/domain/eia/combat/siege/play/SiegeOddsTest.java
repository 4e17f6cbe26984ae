package tercio.domain.eia.combat.siege.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.given.LandBoard.infantry;
import static tercio.domain.eia.given.LandBoard.men;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.AnswerHonours;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.AskHonours;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.AttackBesiegers;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.AttemptAssault;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.DecideSortie;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.DefendBreach;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.FightSiegeRound;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.SurrenderCity;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.TakeSiegeLosses;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.eia.common.game.SiegeDuty;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.game.Viewer;
import tercio.domain.map.SpaceId;

/** The exact odds of sieges, and what a viewer may know of one. */
class SiegeOddsTest {

    private static final EmpiresInArms RULES = LandWar.RULES;
    private static final String LINZ = "475";
    private static final AttemptAssault ATTEMPT = new AttemptAssault(FRANCE, new SpaceId(LINZ));
    private static final FightSiegeRound ROUND = new FightSiegeRound(FRANCE, new SpaceId(LINZ));

    private static LandBoard linz() {
        return LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).besieged(LINZ, FRANCE).corps("france-i", LINZ, men(0, 10, 0))
                .garrison(LINZ, "austria", men(0, 5, 0)).siegesOf(FRANCE);
    }

    private static Map<?, BigInteger> figure(LandBoard board, CitySiegeCommand command, String name) {
        return figure(board.state(), command, name);
    }

    private static Map<?, BigInteger> figure(EiaState state, CitySiegeCommand command, String name) {
        return RULES.forecasts(state, List.of(command)).getFirst().orElseThrow().figures().get(name).weights();
    }

    @Test
    void theOddsOfAnAttempt() {
        assertThat(figure(linz(), ATTEMPT, "attempt").values().stream().map(BigInteger::intValue)).as("a 1, 2 to 4, 5 and 6").containsExactlyInAnyOrder(1, 3, 2);
        assertThat(figure(linz(), ATTEMPT, "outcome").keySet()).extracting(Object::toString).contains("sortie", "no-result", "captured", "repulsed");
        assertThat(figure(linz(), new DecideSortie(AUSTRIA, new SpaceId(LINZ), true), "loser").values().stream().map(BigInteger::intValue)).containsExactlyInAnyOrder(2, 4);
    }

    /** Plays all 6^6 dice of an assault and counts how often the city is taken; equal positions are played once. */
    @Test
    void theOddsOfAnAssaultAreThoseOfItsDice() {
        var start = linz().play().plays(ATTEMPT, 5).plays(new DefendBreach(AUSTRIA, new SpaceId(LINZ))).state();
        var duty = (SiegeDuty.SiegeFight) start.duties().getFirst();
        var odds = figure(start, ROUND, "winner");
        long captured = 0;
        for (int dice = 0; dice < 46_656; dice++) {
            captured += taken(duty.combat().attacker().factors(), duty.combat().defender().factors(), dice) ? 1 : 0;
        }
        var whole = odds.values().stream().reduce(BigInteger.ZERO, BigInteger::add);
        assertThat(odds.get("besieger").multiply(BigInteger.valueOf(46_656))).isEqualTo(whole.multiply(BigInteger.valueOf(captured)));
    }

    /** Whether militia against militia take the city. */
    private static boolean taken(int besiegers, int garrison, int dice) {
        return prisoners(besiegers, garrison, dice) >= 0;
    }

    /**
     * The prisoners of an assault of militia against militia with morale 2.0, -1 where the city is not taken: by the rows of the tables 5-1 and
     * 5-2, written down here again.
     */
    private static int prisoners(int besiegers, int garrison, int dice) {
        int[] attackPercent = {5, 10, 10, 15, 15, 15};
        int[] attackMorale = {3, 6, 10, 14, 18, 22};
        int[] defencePercent = {10, 10, 10, 15, 15, 20};
        int[] defenceMorale = {8, 11, 14, 18, 23, 28};
        int outside = besiegers;
        int inside = garrison;
        int lostOutside = 0;
        int lostInside = 0;
        int rest = dice;
        for (int round = 0; round < 3; round++) {
            int attack = rest % 6;
            int defence = rest / 6 % 6;
            rest /= 36;
            int hitInside = percent(attackPercent[attack], outside);
            int hitOutside = percent(defencePercent[defence], inside);
            lostInside += attackMorale[attack];
            lostOutside += defenceMorale[defence];
            inside = Math.max(0, inside - hitInside);
            outside = Math.max(0, outside - hitOutside);
            boolean brokenInside = inside == 0 || lostInside >= 20;
            boolean brokenOutside = outside == 0 || lostOutside >= 20;
            if (brokenInside || brokenOutside) {
                return inside == 0 && outside > 0 || brokenInside && !brokenOutside ? inside : -1;
            }
        }
        return -1;
    }

    /** Up to 10 factors of the casualty percentage table. */
    private static int percent(int percent, int factors) {
        return switch (percent) {
            case 5 -> factors >= 7 ? 1 : 0;
            case 10 -> factors >= 5 ? 1 : 0;
            case 15 -> factors >= 10 ? 2 : factors >= 4 ? 1 : 0;
            default -> (factors * 20 + 50) / 100;
        };
    }

    /** EIA-7.5.4.1.2.3.2, EIA-7.5.4.1.4: who fights in a breach may be taken prisoner, and one point is at stake for the fleche of Linz. */
    @Test
    void theAnswersToABreachStandBesideEachOther() {
        var walls = linz().play().plays(ATTEMPT, 5).state();
        var defends = new DefendBreach(AUSTRIA, new SpaceId(LINZ));
        var prisoners = figure(walls, defends, "garrison/prisonerFactors");
        var whole = prisoners.values().stream().reduce(BigInteger.ZERO, BigInteger::add);
        int[] times = new int[6];
        for (int dice = 0; dice < 46_656; dice++) {
            times[Math.max(0, prisoners(10, 5, dice))]++;
        }
        for (int taken = 0; taken <= 5; taken++) {
            var weight = prisoners.containsKey(taken) ? prisoners.get(taken) : BigInteger.ZERO;
            assertThat(weight.multiply(BigInteger.valueOf(46_656))).as("%d prisoners", taken).isEqualTo(whole.multiply(BigInteger.valueOf(times[taken])));
        }
        assertThat(figure(walls, defends, "besieger/politicalPoints").keySet()).extracting(Object::toString).containsExactlyInAnyOrder("0", "1");
        assertThat(figure(walls, new SurrenderCity(AUSTRIA, new SpaceId(LINZ)), "garrison/prisonerFactors").keySet()).extracting(Object::toString).containsExactly("5");
    }

    /** EIA-7.5.4.1.2.3.1: honours of war save the garrison; refused, it may fight. */
    @Test
    void honoursOfWarShowWhatTheySave() {
        var board = linz();
        var ask = new AskHonours(AUSTRIA, new SpaceId(LINZ));
        var walls = board.play().plays(ATTEMPT, 5);
        assertThat(figure(walls.state(), ask, "ifGranted/garrison/factorsSaved").keySet()).extracting(Object::toString).containsExactly("5");
        var fights = figure(walls.state(), new DefendBreach(AUSTRIA, new SpaceId(LINZ)), "outcome");
        var asked = walls.plays(ask).state();
        assertThat(figure(asked, new AnswerHonours(FRANCE, new SpaceId(LINZ), true), "garrison/factorsSaved").keySet()).extracting(Object::toString).containsExactly("5");
        assertThat(figure(asked, new AnswerHonours(FRANCE, new SpaceId(LINZ), false), "ifItFights/outcome").toString()).isEqualTo(fights.toString());
    }

    /** EIA-7.5.4.1.3.3: the besiegers choose which of 10 factors they lose to a 20 % of 5; the odds are those of the rounds after it. */
    @Test
    void aChoiceOfLossesShowsTheRoundsThatAreLeft() {
        var board = LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).besieged(LINZ, FRANCE).corps("france-i", LINZ, men(5, 5, 0))
                .garrison(LINZ, "austria", men(0, 5, 0)).siegesOf(FRANCE);
        var war = board.play().plays(ATTEMPT, 5).plays(new DefendBreach(AUSTRIA, new SpaceId(LINZ))).plays(ROUND, 1, 6);
        var loses = new TakeSiegeLosses(FRANCE, new SpaceId(LINZ), List.of(new FactorShare(new UnitId("france-i"), FactorType.MILITIA, 1)));
        var left = figure(war.state(), loses, "besieger/factorsLeft").keySet();
        var winner = figure(war.state(), loses, "winner").toString();
        assertThat(left).extracting(Object::toString).containsExactly("9");
        assertThat(winner).isEqualTo(figure(war.plays(loses).state(), ROUND, "winner").toString());
    }

    /** The city is taken by a 5 or a 6 of the attempt and then by the dice of the assault. */
    @Test
    void anAttemptStandsBesideItsChanceToTakeTheCity() {
        var start = linz();
        var war = start.play().plays(ATTEMPT, 3);
        var attempt = war.events().stream().dropWhile(event -> !(event instanceof CitySiegeEvent.AssaultAttempted)).toList();
        long captured = 0;
        for (int dice = 0; dice < 46_656; dice++) {
            captured += taken(10, 5, dice) ? 1 : 0;
        }

        var appraisal = RULES.forecastComparison(start.state(), attempt).orElseThrow();

        var winner = appraisal.expected().figures().get("winner");
        assertThat(winner.weightOf("besieger"::equals).multiply(BigInteger.valueOf(6 * 46_656))).isEqualTo(winner.whole().multiply(BigInteger.valueOf(2 * captured)));
        assertThat(appraisal.actual().orElseThrow().figures().get("winner").outcomes()).extracting(Object::toString).containsExactly("garrison");
        assertThat(appraisal.expected().parties()).containsEntry("besieger", "france").containsEntry("garrison", "austria");
    }

    @Test
    void anAssaultThatIsNotOverStandsBesideNothing() {
        var start = linz();
        var war = start.play().plays(ATTEMPT, 5).plays(new DefendBreach(AUSTRIA, new SpaceId(LINZ))).plays(ROUND, 5, 1);
        var attempt = war.events().stream().dropWhile(event -> !(event instanceof CitySiegeEvent.AssaultAttempted)).toList();
        assertThat(RULES.forecastComparison(start.state(), attempt)).isEmpty();
    }

    @Test
    void whoDoesNotKnowTheCorpsLearnsNoOddsOfAnAttempt() {
        var start = linz().state();
        var event = new CitySiegeEvent.AssaultAttempted(FRANCE, new SpaceId(LINZ), "no-result");
        assertThat(RULES.forecastComparison(RULES.asSeenBy(start, Viewer.PUBLIC), List.of(event))).isEmpty();
    }

    @Test
    void theOddsInTheMidstOfAnAssaultGoOnFromThere() {
        var war = linz().play().plays(ATTEMPT, 5).plays(new DefendBreach(AUSTRIA, new SpaceId(LINZ))).plays(ROUND, 5, 1);
        assertThat(((SiegeDuty.SiegeFight) war.state().duties().getFirst()).combat().defender().moraleLost()).isEqualTo(18);
        var odds = figure(war.state(), ROUND, "winner");
        assertThat(odds.keySet()).extracting(Object::toString).as("any attack breaks the garrison").containsExactlyInAnyOrder("besieger", "none");
        assertThat(odds.get("none")).as("a 3 or more breaks the besieger too: 0.8 + 1.4").isEqualTo(odds.get("besieger").multiply(BigInteger.TWO));
    }

    // --- What is hidden --------------------------------------------------------------------------------------------------

    private static List<Object> questions(LandBoard board, Viewer viewer) {
        var seen = RULES.asSeenBy(board.state(), viewer);
        var answers = new ArrayList<Object>();
        RULES.decisions(seen).forEach(decision -> {
            answers.add(decision);
            RULES.forecasts(seen, decision.options().stream().map(option -> (EiaCommand) option.command()).toList())
                    .forEach(forecast -> answers.add(forecast));
        });
        return answers;
    }

    private static LandBoard twins(LandBoard board, int hidden) {
        return board.corps("france-ii", LINZ, infantry(hidden)).inside("austria-i", LINZ, infantry(hidden == 9 ? 2 : 3));
    }

    @Test
    void whoMayNotSeeACorpsLearnsNothingFromTheQuestions() {
        for (var viewer : List.of(Viewer.PUBLIC, Viewer.of(Set.of("turkey")))) {
            assertThat(questions(twins(linz(), 9), viewer)).isEqualTo(questions(twins(linz(), 4), viewer)).isNotEmpty();
            assertThat(questions(twins(linz().siegesOf(AUSTRIA), 9), viewer)).isEqualTo(questions(twins(linz().siegesOf(AUSTRIA), 4), viewer)).isNotEmpty();
        }
        assertThat(RULES.forecasts(RULES.asSeenBy(twins(linz(), 9).state(), Viewer.of(Set.of("france"))), List.of(ATTEMPT)).getFirst()).isEmpty();
    }

    @Test
    void anAssaultRevealsItsForcesWhileItIsFought() {
        var war = twins(linz(), 9).play().plays(ATTEMPT, 6).plays(new DefendBreach(AUSTRIA, new SpaceId(LINZ)));
        assertThat(RULES.asSeenBy(war.state(), Viewer.PUBLIC).corps().values()).allSatisfy(corps -> assertThat(corps.factors()).isPresent());
    }

    @Test
    void anAttackOfTheGarrisonHasOdds() {
        var board = linz().siegesOf(AUSTRIA);
        var attack = new AttackBesiegers(AUSTRIA, new SpaceId(LINZ), List.of(new FactorShare(FactorShare.garrisonPiece(new NationId("austria")), FactorType.MILITIA, 5)));
        assertThat(figure(board, attack, "winner").keySet()).extracting(Object::toString).contains("garrison", "besieger", "none");
    }
}
