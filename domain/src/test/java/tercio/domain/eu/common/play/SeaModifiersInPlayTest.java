package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AcceptSeaBattle;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AttackFleet;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.BreakOff;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.FightAtSea;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.FightOn;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleFought;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;

/** Each modifier of the rolls of a battle at sea in a game (EU-SEA-DRM, EU-SEA-WIND). The French attack in the Bay of Biscay or the Gulf of Lion. */
class SeaModifiersInPlayTest {

    private static final Ships SIX = new Ships(2, 0, 6, 0, 0, 0, 0);
    private static final String FRENCH = "phasing";
    private static final String SPANISH = "nonPhasing";

    private static Situation equals() {
        return franceAgainstSpain().admiral("duc", "france", 2, 2, 2).admiral("conde", "spain", 2, 2, 2);
    }

    private static War battle(Situation situation, String zone, Ships french, Ships spanish, Integer... dice) {
        return situation.fleet("west", "france", zone, french, "duc").fleet("armada", "spain", zone, spanish, "conde").war()
                .declares("france", Campaign.MULTIPLE).plays(new SailFleet(new StackId("west"), List.of(), Optional.of(NavalAction.battle(new StackId("armada")))))
                .plays(new RollNavalAttrition(new StackId("west")), 1).plays(new EndMovement(new CountryId("france")))
                .plays(new AttackFleet(new StackId("west"))).plays(new AcceptSeaBattle(new StackId("armada"))).plays(new FightAtSea(new StackId("west")), dice);
    }

    /** No wind and no star: both dice of each roll show a 1. */
    private static War calm(Situation situation, Ships french, Ships spanish) {
        return battle(situation, "s_gascogne", french, spanish, 5, 5, 1, 1, 1, 1);
    }

    private static int drm(War war, String roll, String side) {
        return War.sum(war.explanation().stream().filter(step -> step.step().equals(roll) && side.equals(step.side())).findFirst().orElseThrow());
    }

    @Test
    void theBetterAdmiralAddsTheDifference() {
        var war = calm(franceAgainstSpain().admiral("duc", "france", 2, 4, 1).admiral("conde", "spain", 2, 2, 4), SIX, SIX);
        assertThat(drm(war, "first-day fire", FRENCH)).isEqualTo(2);
        assertThat(drm(war, "first-day fire", SPANISH)).isZero();
        assertThat(drm(war, "first-day shock", FRENCH)).isZero();
        assertThat(drm(war, "first-day shock", SPANISH)).isEqualTo(3);
    }

    @Test
    void theSecondDayCostsOneAndAFailedRetreatGivesItBack() {
        var war = calm(equals(), SIX, SIX).plays(new BreakOff(new StackId("armada")), 5).plays(new FightOn(new StackId("west")), 1, 1, 1, 1);
        assertThat(drm(war, "second-day fire", SPANISH)).isEqualTo(-1);
        assertThat(drm(war, "second-day fire", FRENCH)).isEqualTo(-1 + 1);
        assertThat(drm(war, "second-day shock", SPANISH)).isEqualTo(-1);
        assertThat(drm(war, "second-day shock", FRENCH)).isEqualTo(-1 + 1);
    }

    @ParameterizedTest(name = "{0} against 6: fire {1}, shock {2}")
    @CsvSource({"6,0,0", "7,0,1", "8,0,1", "9,1,1", "12,1,1", "13,1,2"})
    void moreShipsOfTheFirstLineCount(int french, int fire, int shock) {
        var war = calm(equals(), new Ships(3, 0, french, 0, 0, 0, 0), SIX);
        assertThat(drm(war, "first-day fire", FRENCH)).isEqualTo(fire);
        assertThat(drm(war, "first-day shock", FRENCH)).isEqualTo(shock);
        assertThat(drm(war, "first-day fire", SPANISH)).isZero();
        assertThat(drm(war, "first-day shock", SPANISH)).isZero();
    }

    /** Manoeuvre 2 each: 6 against 5. The French have the wind, and go on. */
    @Test
    void theWindAddsOneToFireAndShock() {
        var war = battle(equals(), "s_gascogne", SIX, SIX, 6, 5, 1, 1);
        assertThat(drm(war, "wind advantage", FRENCH)).isEqualTo(2);
        assertThat(drm(war, "first-day fire", FRENCH)).isEqualTo(1);
        assertThat(drm(war, "first-day fire", SPANISH)).isZero();
        war.plays(new FightOn(new StackId("west")), 1, 1);
        assertThat(drm(war, "first-day shock", FRENCH)).isEqualTo(1);
        assertThat(drm(war, "first-day shock", SPANISH)).isZero();
    }

    /** Galleys have no wind among themselves; galleons have 2 against galleys, beside the manoeuvre. */
    @Test
    void technologyCountsForTheWind() {
        var war = battle(equals(), "s_lion", SIX, new Ships(0, 1, 0, 4, 0, 0, 0), 5, 5, 1, 1);
        assertThat(drm(war, "wind advantage", FRENCH)).isEqualTo(2 + 2);
        assertThat(drm(war, "wind advantage", SPANISH)).isEqualTo(2);
    }

    /** In the Mediterranean galleys have 1 against warships up to turn 25, and 1 less from turn 35 on. */
    @ParameterizedTest(name = "turn {0}: {1}")
    @CsvSource({"24,1", "25,1", "26,0", "34,0", "35,-1"})
    void galleysAgainstWarshipsByTurn(int turn, int modifier) {
        var war = battle(equals().turn(turn), "s_lion", new Ships(0, 0, 2, 0, 0, 0, 0), new Ships(0, 1, 0, 4, 0, 0, 0), 10, 1, 1, 1);
        assertThat(drm(war, "first-day fire", SPANISH)).isEqualTo(modifier);
    }

    /** Two galleasses before batteries, none needed after. */
    @ParameterizedTest(name = "{0}, {1} galleasses: {2}")
    @CsvSource({"GALLEON_FLUYT,1,0", "GALLEON_FLUYT,2,1", "BATTERY,0,1"})
    void galleassesFireOnGalleys(NavalTechnology technology, int galleasses, int modifier) {
        var war = battle(equals().navy("france", technology, 24), "s_lion", new Ships(0, 1, 0, 4 - galleasses, 0, 0, galleasses), new Ships(0, 1, 0, 4, 0, 0, 0), 1, 1, 1, 1);
        assertThat(drm(war, "first-day fire", FRENCH)).isEqualTo(modifier);
    }

    /**
     * Batteries against nau-galleons: columns A and B, morale 3, against C and C, morale 2. Neither has the wind: 2 and 2 for the manoeuvre and 3 for
     * batteries, 1 + 5 against 4 + 2. Each side throws a 7 twice; on A that is 1 1/3 and a star, on B a full loss and a star, on C 2/3 and a star.
     */
    @Test
    void moraleAndColumnsAreThoseOfTheTechnologies() {
        var war = battle(equals().navy("france", NavalTechnology.BATTERY, 34).navy("spain", NavalTechnology.NAU_GALLEON, 11), "s_gascogne", SIX, SIX,
                1, 4, 7, 7, 7, 7, 1);
        var rolls = war.last(SeaBattleFought.class).standing().rolls();
        assertThat(rolls.rolls()).extracting(roll -> roll.side() + " " + roll.roll() + " " + roll.lossThirds() + " " + roll.stars()).startsWith(
                "PHASING FIRE1 4 1", "NON_PHASING FIRE1 2 1", "PHASING SHOCK1 3 1", "NON_PHASING SHOCK1 2 1");
        assertThat(rolls.winner().orElseThrow().side()).as("two stars rout the galleons and leave the batteries one").contains(Side.PHASING);
    }

    // --- Pursuit ---------------------------------------------------------------------------------------------------

    /** The French rout in the first fire: 9 and 1 for the wind are 10. The Spaniards pursue with a 10. */
    private static War pursued(Situation situation, Ships spanish, int wind) {
        return battle(situation, "s_gascogne", SIX, spanish, 5, wind, 1, 9, 10);
    }

    /** 2 for the first day, 1 after fire, 1 for the wind. */
    @Test
    void aPursuitAfterFireHasOneMore() {
        assertThat(drm(pursued(equals(), SIX, 6), "pursuit", SPANISH)).isEqualTo(2 + 1 + 1);
    }

    /** Twelve ships pursue six. */
    @Test
    void fiveShipsMoreCountInPursuit() {
        assertThat(drm(pursued(equals(), new Ships(1, 0, 12, 0, 0, 0, 0), 6), "pursuit", SPANISH)).isEqualTo(2 + 1 + 1 + 1);
    }

    /** Manoeuvre 4 against 2, with 4 + 4 against 2 + 5 for the wind. */
    @Test
    void theBetterManoeuvreCountsInPursuit() {
        var situation = franceAgainstSpain().admiral("duc", "france", 2, 2, 2).admiral("conde", "spain", 4, 2, 2);
        assertThat(drm(pursued(situation, SIX, 4), "pursuit", SPANISH)).isEqualTo(2 + 1 + 2 + 1);
    }

    // --- Facing the Ottomans ---------------------------------------------------------------------------------------

    /** France has not fought Turkish ships yet: its boarding has 2 less in turn 14, and not from turn 15 on. */
    @ParameterizedTest(name = "turn {0}: {1}")
    @CsvSource({"14,-2", "15,0"})
    void whoFacesTurkishShipsForTheFirstTimeBoardsWorse(int turn, int modifier) {
        var war = franceAgainstSpain().alliances(List.of("france"), List.of("turkey"), List.of("spain")).warBetween("france", "turkey").turn(turn).admiral("duc", "france", 2, 2, 2).admiral("piyale", "turkey", 2, 2, 2)
                .fleet("west", "france", "s_ionienne", SIX, "duc").fleet("donanma", "turkey", "s_ionienne", SIX, "piyale").war()
                .declares("france", Campaign.MULTIPLE).plays(new SailFleet(new StackId("west"), List.of(), Optional.of(NavalAction.battle(new StackId("donanma")))))
                .plays(new RollNavalAttrition(new StackId("west")), 1).plays(new EndMovement(new CountryId("france")))
                .plays(new AttackFleet(new StackId("west"))).plays(new AcceptSeaBattle(new StackId("donanma"))).plays(new FightAtSea(new StackId("west")), 5, 5, 1, 1, 1, 1);
        assertThat(drm(war, "first-day fire", FRENCH)).isZero();
        assertThat(drm(war, "first-day shock", FRENCH)).isEqualTo(modifier);
    }
}
