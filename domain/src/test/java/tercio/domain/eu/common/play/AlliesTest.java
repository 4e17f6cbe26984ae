package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.losses.play.LossCommand.TakeLosses;
import tercio.domain.eu.land.losses.play.LossEvent.LossesSuffered;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.movement.play.MoveEvent.CountryEndedMovement;
import tercio.domain.eu.land.movement.play.MoveEvent.MovementEnded;
import tercio.domain.eu.land.siege.play.SiegeCommand.Undermine;
import tercio.domain.eu.sequence.EuChapters;
import tercio.domain.eu.sequence.Sequence;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.precedence.play.PrecedenceCommand.ClaimPrecedence;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.given.Told;

/** Each seat answers for its own troops, and the commander for a force of several countries. */
class AlliesTest {

    private static Situation allies() {
        return Situation.franceAgainstSpain().alliances(List.of("france", "venice"), List.of("spain", "genes"))
                .initiative("france", 40).initiative("venice", 40);
    }

    private static War moving(Situation situation) {
        return situation.war().declares("france", Campaign.MULTIPLE).declares("venice", Campaign.MULTIPLE);
    }

    private static void isFor(War war, String country, EuCommand command) {
        assertThat(War.RULES.parties(war.board(), command)).as("who may give %s", command).containsExactly(country);
    }

    // --- The end of movements ---------------------------------------------------------------------------------------

    private static War twoMove() {
        return moving(allies().stack("army", "france", "champagne", 1, 0, 0).stack("ally", "venice", "caux", 1, 0, 0));
    }

    @Test
    void eachCountryEndsItsOwnMovements() {
        var war = twoMove();
        isFor(war, "venice", new EndMovement(new CountryId("venice")));

        war.plays(new EndMovement(new CountryId("france")));

        assertThat(war.last(CountryEndedMovement.class)).isEqualTo(new CountryEndedMovement(new CountryId("france")));
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("movement-venice");
        assertThat(Told.of(war.refuses(new MoveStack(new StackId("army"), List.of(new SpaceId("ile_de_france")))).detail())).isEqualTo("eu.common.refused-movements-ended: who France.");
        assertThat(war.refuses(new EndMovement(new CountryId("france"))).rule().id()).isEqualTo("EU-MOVE-1");
        war.marches("ally", "picardie").plays(new EndMovement(new CountryId("venice")));
        assertThat(war.last(MovementEnded.class)).isEqualTo(new MovementEnded(Alliance.of(0), List.of()));
    }

    /** One player may lead several allied countries: the same answer of each is told apart. */
    @Test
    void theAnswersOfAlliesSayWhose() {
        var war = allies().stack("army", "france", "champagne", 1, 0, 0).stack("red", "spain", "luxemburg", 1, 0, 0).stack("gen", "genes", "lorraine", 0, 1, 0)
                .owner("lorraine", "genes").war();

        assertThat(Told.of(war.decision("campaign-venice").options().getFirst().label())).isEqualTo("eu.name.answer-of: answer (eu.campaign.choice: campaign (eu.campaign.none), price 0, attrition no), country Venice.");
        assertThat(Told.of(Situation.franceAgainstSpain().war().decisions().getFirst().options().getFirst().label())).as("alone").isEqualTo("eu.campaign.choice: campaign (eu.campaign.none), price 0, attrition no.");
    }

    @Test
    void aCountryThatIsAloneEndsTheMovementsAtOnce() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "champagne", 1, 0, 0).war().declares("france", Campaign.PASSIVE)
                .plays(new EndMovement(new CountryId("france")));

        assertThat(war.events()).noneMatch(CountryEndedMovement.class::isInstance).anyMatch(MovementEnded.class::isInstance);
    }

    // --- Battles ----------------------------------------------------------------------------------------------------

    @Test
    void eachCommanderTurnsToTheBattlesOfTheTroopsItLeads() {
        var war = moving(allies().stack("army", "france", "champagne", 2, 0, 0).stack("ally", "venice", "picardie", 1, 1, 0)
                .stack("few", "france", "picardie", 0, 0, 1)
                .stack("watch", "spain", "hainaut", 0, 0, 1).stack("field", "spain", "artois", 0, 0, 1));
        war.marches("army", "hainaut").marches("ally", "artois").marches("few", "artois")
                .plays(new EndMovement(new CountryId("france"))).plays(new EndMovement(new CountryId("venice")));

        assertThat(war.decisions()).extracting(Decision::id).containsExactly("battles-france", "battles-venice");
        assertThat(war.decision("battles-venice").options()).as("Venice leads with 6 LD against 1")
                .extracting(Option::command).containsExactly(new FightBattle(new SpaceId("artois")), new ClaimPrecedence(new CountryId("venice")));
        isFor(war, "venice", new FightBattle(new SpaceId("artois")));
        isFor(war, "france", new FightBattle(new SpaceId("hainaut")));
        assertThat(war.plays(new FightBattle(new SpaceId("artois"))).decisions().getFirst().party()).isEqualTo("spain");
    }

    // --- Sieges -----------------------------------------------------------------------------------------------------

    @Test
    void theCountryThatLeadsTheBesiegersIsAsked() {
        var war = moving(allies().stack("army", "france", "artois", 0, 0, 1).stack("ally", "venice", "artois", 1, 0, 0)
                .stack("own", "france", "hainaut", 1, 0, 0));
        war.plays(new EndMovement(new CountryId("france"))).plays(new EndMovement(new CountryId("venice"))).waits("spain", "genes");

        assertThat(war.decision("siege-artois").party()).isEqualTo("venice");
        assertThat(war.decision("siege-hainaut").party()).isEqualTo("france");
        isFor(war, "venice", new Undermine(new SpaceId("artois")));
        isFor(war, "france", new Undermine(new SpaceId("hainaut")));
    }

    // --- Losses -----------------------------------------------------------------------------------------------------

    /** Losses of stacks in Picardie, as a battle leaves them. */
    private static EuState owing(Situation situation, Readings readings, String why, int ld, String... stacks) {
        var war = War.of(situation.scenario(), readings);
        var state = War.RULES.evolve(war.board(), new LossesSuffered(new CountryId("france"), Stream.of(stacks).map(StackId::new).toList(), ld, why));
        var play = EuChapters.play(state, EuMap.PRINTED, EuTables.PRINTED, Dice.NONE);
        Sequence.continueAutomatically(play);
        return play.state();
    }

    private static Situation together(int armyMinus, int ld) {
        return allies().stack("army", "france", "picardie", 1, 1, 0).stack("ally", "venice", "picardie", 0, armyMinus, ld);
    }

    @Test
    void lossesOfAForceOfSeveralCountriesAreSharedInProportionAndEachChoosesItsOwn() {
        var state = owing(together(1, 0), Readings.STANDARD, "battle", 5, "army", "ally");

        assertThat(state.duties()).as("5 LD over 6 and 2: 3 3/4 and 1 1/4").containsExactly(
                new Duty.Losses(new CountryId("france"), List.of(new StackId("army")), 4, "battle"), new Duty.Losses(new CountryId("venice"), List.of(new StackId("ally")), 1, "battle"));
        assertThat(War.RULES.decisions(state)).extracting(Decision::party).containsExactly("france");
        assertThat(War.RULES.parties(state, new TakeLosses(new StackId("army"), Counters.of(Units.of(0, 1, 0))))).containsExactly("france");
        assertThat(War.RULES.parties(state, new TakeLosses(new StackId("ally"), Counters.of(Units.of(0, 0, 1))))).containsExactly("venice");
        assertThat(War.RULES.decide(state, new TakeLosses(new StackId("ally"), Counters.of(Units.of(0, 0, 1))), Dice.NONE))
                .as("France chooses first").isInstanceOf(Verdict.Refused.class);
    }

    @Test
    void ofEqualPartsTheCountryThatCommandsBearsTheOddLd() {
        var state = owing(allies().stack("army", "france", "picardie", 1, 0, 0).stack("ally", "venice", "picardie", 1, 0, 0).under(2, 2, 2, 0),
                Readings.STANDARD, "battle", 3, "army", "ally");

        assertThat(state.duties()).as("1 1/2 each, and the Venetian general commands").containsExactly(
                new Duty.Losses(new CountryId("france"), List.of(new StackId("army")), 1, "battle"), new Duty.Losses(new CountryId("venice"), List.of(new StackId("ally")), 2, "battle"));
    }

    @Test
    void byTheOtherReadingTheCommanderChoosesForAll() {
        var state = owing(together(1, 0), new Readings(Map.of("EU-BATTLE-LOSSES-ALLIES", "commander")), "battle", 5, "army", "ally");

        assertThat(state.duties()).containsExactly(new Duty.Losses(new CountryId("france"), List.of(new StackId("army"), new StackId("ally")), 5, "battle"));
        assertThat(War.RULES.parties(state, new TakeLosses(new StackId("ally"), Counters.of(Units.of(0, 0, 1))))).containsExactly("france");
    }

    @Test
    void whoMansAFortressGivesTheGarrison() {
        var state = owing(together(2, 0), Readings.STANDARD, "garrison", 1, "army", "ally");

        assertThat(state.duties()).containsExactly(new Duty.Losses(new CountryId("france"), List.of(new StackId("army")), 1, "garrison"));
    }

    // --- Stacking ---------------------------------------------------------------------------------------------------

    @Test
    void whoComesLastBearsWhatIsTooMuch() {
        var war = moving(allies().stack("stood", "venice", "picardie", 1, 1, 0).stack("army", "france", "champagne", 1, 0, 0));

        war.marches("army", "ile_de_france", "picardie");

        var owed = (Duty.Losses) war.board().duties().getFirst();
        assertThat(owed.country().value()).isEqualTo("france");
        assertThat(owed.stacks()).containsExactly(new StackId("army"));
        assertThat(owed.ld()).as("6 + 4 LD, of which 8 may stand").isEqualTo(2);
        isFor(war, "france", new TakeLosses(new StackId("army"), Counters.of(Units.of(0, 1, 0))));
        assertThat(war.refuses(new TakeLosses(new StackId("stood"), Counters.of(Units.of(1, 0, 0)))).rule().id()).isEqualTo("EU-BATTLE-LOSSES");
    }
}
