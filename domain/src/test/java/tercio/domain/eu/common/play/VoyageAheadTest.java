package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailOn;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.EndAction;
import tercio.domain.game.Id;
import tercio.domain.game.OddsPreview;
import tercio.domain.game.PlannedMove;
import tercio.domain.game.Verdict;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Forecast;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.given.Told;

/** The odds of a whole voyage in one distribution (EU-MOVE-SEA, EU-BLOCKADE-ESCAPE, EU-ATTR-NAVAL, EU-INT-SEA, EU-SEA). */
class VoyageAheadTest {

    private static final Ships FOUR = new Ships(0, 1, 4, 0, 0, 0, 0);
    private static final Ships SIX = new Ships(1, 0, 6, 0, 0, 0, 0);
    private static final List<SpaceId> TO_THE_CHANNEL = List.of(new SpaceId("s_celtique"), new SpaceId("s_manche"));

    private static EuState moving(Situation situation) {
        return situation.war().declares("france", Campaign.MULTIPLE).board();
    }

    private static Forecast ahead(EuState board, Optional<NavalAction> action) {
        return War.RULES.forecasts(board, List.of(new SailFleet(new StackId("brest"), TO_THE_CHANNEL, action))).getFirst().orElseThrow();
    }

    private static double chance(Forecast forecast, String figure, Object value) {
        var values = forecast.figures().get(figure);
        return values.weightOf(each -> each.toString().equals(value.toString())).doubleValue() / values.whole().doubleValue();
    }

    private static Situation brest() {
        return franceAgainstSpain().fleet("brest", "france", "finistere", FOUR);
    }

    private static Situation blockaded() {
        return brest().fleet("galicia", "spain", "s_celtique", SIX).blockading("finistere");
    }

    /** Attrition -6 + 4: an 8 is a 6 and takes 10 %, which is less than one of the ships (EU-ATTR-NAVAL). */
    @Test
    void aVoyageThatNobodyStopsArrivesAndMayLoseShips() {
        var board = moving(brest());
        var odds = War.RULES.oddsPreview(board, "brest", new PlannedMove(Id.texts(TO_THE_CHANNEL), Optional.empty())).odds().orElseThrow();

        assertThat(chance(odds, "voyage/end", "arrives")).isEqualTo(1);
        assertThat(chance(odds, "voyage/shipsLost", 0)).isCloseTo(0.7, within(1e-12));
        assertThat(odds.assumptions()).contains(Sentence.of("eu.odds.everybody-tries"));
        assertThat(odds.parties()).containsEntry("voyage", "france");
    }

    /** The blockader is larger and of warships: +1. A 5 and a 6 do not get out, and up to a 4 the blockader fights (EU-BLOCKADE-ESCAPE). */
    @Test
    void aBlockadeHoldsOrFights() {
        var odds = ahead(moving(blockaded()), Optional.empty());

        assertThat(chance(odds, "voyage/end", "blockade")).isCloseTo(0.2, within(1e-12));
        assertThat(1 - chance(odds, "voyage/battle", "none")).as("of 4 in 10 by the blockade, more by the interception of who escapes").isGreaterThan(0.4);
        assertThat(chance(odds, "voyage/arrives", true)).isCloseTo(chance(odds, "voyage/end", "arrives"), within(1e-12));
    }

    /** A warship joins the blockade of a FLEET- of its country: nobody is there to stop it. */
    @Test
    void shipsThatJoinABlockadeHaveOdds() {
        var board = moving(franceAgainstSpain().fleet("first", "france", "s_manche", new Ships(0, 1, 2, 0, 0, 0, 0)).blockading("vlaanderen")
                .fleet("brest", "france", "s_manche", new Ships(0, 0, 1, 0, 0, 0, 0)));
        var odds = War.RULES.forecasts(board, List.of(new SailFleet(new StackId("brest"), List.of(), Optional.of(NavalAction.blockade(new SpaceId("vlaanderen")))))).getFirst().orElseThrow();

        assertThat(chance(odds, "voyage/end", "arrives")).isEqualTo(1);
        assertThat(chance(odds, "voyage/battle", "none")).isEqualTo(1);
    }

    /** The commands of the game with dice at random come to a battle as often as the odds say. */
    @Test
    void theOddsAgreeWithTheGame() {
        var board = moving(blockaded());
        var odds = ahead(board, Optional.empty());
        var random = new Random(11);
        Dice dice = name -> OptionalInt.of(1 + random.nextInt(name.die().sides()));
        int plays = 300;
        int fought = 0;
        for (int play = 0; play < plays; play++) {
            fought += fights(board, dice) ? 1 : 0;
        }
        // Four standard deviations of 300 plays are less than 0.12.
        assertThat(fought / (double) plays).isCloseTo(1 - chance(odds, "voyage/battle", "none"), within(0.12));
    }

    private static boolean fights(EuState board, Dice dice) {
        EuCommand command = new SailFleet(new StackId("brest"), TO_THE_CHANNEL);
        var state = board;
        while (true) {
            var verdict = (Verdict.Accepted<EuEvent>) War.RULES.decide(state, command, dice);
            for (var event : verdict.events()) {
                state = War.RULES.evolve(state, event.event());
            }
            var movement = (Movement) state.phase();
            if (movement.seaBattle().isPresent() || movement.voyage().isEmpty()) {
                return movement.seaBattle().isPresent();
            }
            command = (EuCommand) War.RULES.decisions(state).getFirst().options().getFirst().command();
        }
    }

    /** The odds of a voyage with an attack at its end include the battle. */
    @Test
    void anAttackAtTheEndIsPartOfTheOdds() {
        var board = moving(brest().fleet("armada", "spain", "s_manche", new Ships(0, 0, 2, 0, 0, 0, 0)));
        var odds = ahead(board, Optional.of(NavalAction.battle(new StackId("armada"))));

        assertThat(chance(odds, "voyage/acts", true)).isCloseTo(chance(odds, "attack/fought", true), within(1e-12));
        assertThat(chance(odds, "attack/winner", "phasing")).isGreaterThan(chance(odds, "attack/winner", "nonPhasing"));
        assertThat(odds.figures()).containsKeys("attack/shipsLost", "attack/enemyShipsLost");
    }

    private static War aboard(Situation situation) {
        return situation.admiral("duc", "france", 2, 2, 2).fleet("west", "france", "finistere", SIX, "duc").stack("troops", "france", "finistere", 0, 0, 3)
                .war().declares("france", Campaign.MULTIPLE).plays(new SailFleet(new StackId("west"), List.of(), Optional.of(NavalAction.embarkation(new StackId("troops")))));
    }

    private static final SailOn LANDS = new SailOn(new StackId("west"), TO_THE_CHANNEL, Optional.of(NavalAction.landing(new SpaceId("vlaanderen"))));

    /** The watch in Flandre intercepts on the beach with the chance of its attempt; it fights there, and else the siege begins. */
    @Test
    void aLandingHasItsInterceptionBattleAndSiegeInOneDistribution() {
        var war = aboard(franceAgainstSpain().stack("watch", "spain", "flandre", 1, 0, 0));
        var odds = War.RULES.forecasts(war.board(), List.of(LANDS)).getFirst().orElseThrow();

        assertThat(chance(odds, "landing/lands", true)).isEqualTo(1);
        double battle = 1 - chance(odds, "landing/battle", "none");
        assertThat(battle).isBetween(0.1, 0.9).isCloseTo(chance(odds, "landing/intercepted", true), within(1e-12));
        assertThat(chance(odds, "landing/siege", true)).isCloseTo(1 - battle, within(1e-12));
        assertThat(odds.assumptions()).contains(Sentence.of("eu.odds.landing-met"));
    }

    private static PlannedMove asked(String action, String target) {
        return new PlannedMove(Id.texts(TO_THE_CHANNEL), Optional.of(new EndAction(action, Optional.of(target))));
    }

    /** A voyage with its action, asked for by its way, is the command of the game and has the odds of that command. */
    @Test
    void anAttackIsAskedForByItsWay() {
        var board = moving(brest().fleet("armada", "spain", "s_manche", new Ships(0, 0, 2, 0, 0, 0, 0)));
        var attack = asked("battle", "armada");
        var move = War.RULES.moveOption(board, "brest", attack).orElseThrow();

        assertThat(move.command()).isEqualTo(new SailFleet(new StackId("brest"), TO_THE_CHANNEL, Optional.of(NavalAction.battle(new StackId("armada")))));
        assertThat(Told.of(move.label())).contains("action battle");
        assertThat(move.move().active()).isTrue();
        assertThat(War.RULES.oddsPreview(board, "brest", attack).odds()).contains(ahead(board, Optional.of(NavalAction.battle(new StackId("armada")))));
        assertThat(War.RULES.moveOption(board, "brest", asked("battle", "nobody")).orElseThrow().move()).as("nobody is there").isNull();
    }

    /** Ships with troops aboard wait for their player: the landing goes on with their voyage. */
    @Test
    void aLandingIsAskedForByItsWay() {
        var board = aboard(franceAgainstSpain().stack("watch", "spain", "flandre", 1, 0, 0)).board();
        var landing = asked("landing", "vlaanderen");

        assertThat(War.RULES.moveOption(board, "west", landing).orElseThrow().command()).isEqualTo(LANDS);
        assertThat(War.RULES.moveOption(board, "west", landing).orElseThrow().move().path()).isEqualTo(Id.texts(TO_THE_CHANNEL));
        assertThat(War.RULES.oddsPreview(board, "west", landing).odds()).isEqualTo(War.RULES.forecasts(board, List.of(LANDS)).getFirst()).isNotEmpty();
    }

    /** An army announces nothing; ships do, and a blockade names its port. */
    @Test
    void shipsAloneAnnounceActions() {
        var board = moving(brest().stack("army", "france", "picardie", 0, 1, 0));

        assertThat(War.RULES.endActions(board, "army")).isEmpty();
        assertThat(War.RULES.endActions(board, "brest")).contains(new EndAction.Kind("blockade", EndAction.Target.NAMED), new EndAction.Kind("supply", EndAction.Target.OPTIONAL),
                new EndAction.Kind("fight-corsairs", EndAction.Target.NONE));
    }

    /** From Brest through the Celtic Sea to the Channel; no water leads to Bavaria. */
    @Test
    void theNearestWayOfShipsIsKnown() {
        var board = moving(brest());

        assertThat(War.RULES.nearestPath(board, "brest", "s_manche")).isEqualTo(Id.texts(TO_THE_CHANNEL));
        assertThat(War.RULES.nearestPath(board, "brest", "bayern")).containsExactly("bayern");
    }

    /** Eleven ships pass six enemy fleets, and each battle leaves them with other ships for the next: more battles than are followed for one question. */
    @Test
    void aVoyageThatWouldTakeTooLongIsNotComputedAndToldWhy() {
        var all = new Ships(1, 1, 8, 0, 3, 0, 0);
        var situation = franceAgainstSpain().fleet("brest", "france", "finistere", all);
        for (var zone : List.of("s_celtique", "s_manche")) {
            for (int fleet = 1; fleet <= 3; fleet++) {
                situation = situation.fleet(zone + fleet, "spain", zone, new Ships(0, 1, 2 + fleet, 0, 0, 0, 0));
            }
        }
        var board = moving(situation);
        var ahead = War.RULES.oddsPreview(board, "brest", new PlannedMove(Id.texts(TO_THE_CHANNEL), Optional.empty()));
        var answers = War.RULES.oddsPreviews(board, List.<EuCommand>of(new SailFleet(new StackId("brest"), TO_THE_CHANNEL), new EndMovement(new CountryId("france"))));

        assertThat(ahead.odds()).isEmpty();
        assertThat(ahead.withheld()).hasValueSatisfying(why -> assertThat(Told.of(why)).startsWith("kernel.odds.too-long: most "));
        assertThat(answers).as("who ends his movements waits for nothing").containsExactly(ahead, OddsPreview.NONE);
    }

    /** Longer lists of voyages have no odds beside each answer, and it is told why. */
    @Test
    void aLongListOfVoyagesIsNotComputed() {
        var war = aboard(franceAgainstSpain());
        var many = Collections.<EuCommand>nCopies(13, LANDS);

        assertThat(War.RULES.forecasts(war.board(), many)).allMatch(Optional::isEmpty);
        assertThat(War.RULES.whyNoOdds(war.board(), many)).hasValueSatisfying(why -> assertThat(Told.of(why)).startsWith("eu.odds.too-many-voyages: voyages ").endsWith("most 12."));
        assertThat(War.RULES.whyNoOdds(war.board(), List.of(LANDS))).isEmpty();
    }
}
