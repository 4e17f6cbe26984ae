package tercio.domain.eu.world.corsair;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.TradeZoneId;
import tercio.domain.eu.common.concept.Standing;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.world.corsair.RaidTurnId;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.interception.SeaInterception;
import tercio.domain.eu.land.interception.SeaInterception.Landing;
import tercio.domain.eu.land.interception.SeaInterception.Station;
import tercio.domain.eu.world.corsair.ConvoyAttack.Attack;
import tercio.domain.eu.world.corsair.ConvoyAttack.Ending;
import tercio.domain.eu.world.corsair.ConvoyAttack.Escort;
import tercio.domain.eu.world.corsair.ConvoyAttack.Result;
import tercio.domain.eu.world.corsair.ConvoyAttackers.Bidder;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;

/** EU-CONVOY-ATTACK: who attacks a convoy, in which order, and with what result. */
class ConvoyAttackTest {

    private static final Escort NONE = new Escort(false, 0, 0, 0, 0);

    private static Corsair corsair(String id, String owner, String at, String zone) {
        return new Corsair(id, new CountryId(owner), new SpaceId(at), new TradeZoneId(zone), Optional.empty());
    }

    private static Corsair under(char rank, Corsair corsair) {
        return new Corsair(corsair.id(), corsair.owner(), corsair.at(), corsair.tradeZone(),
                Optional.of(new Corsair.Captain(new SpaceId("of " + corsair.id()), rank, 4)));
    }

    private static Bidder bidder(Corsair corsair, int initiative) {
        return new Bidder(corsair, new RaidTurnId(corsair.owner().value()), initiative, true);
    }

    private static List<List<String>> turns(String sea, Bidder... bidders) {
        return ConvoyAttackers.turns(List.of(bidders), new SpaceId(sea), TradeZones.PRINTED).stream()
                .map(turn -> turn.corsairs().stream().map(Corsair::id).toList()).toList();
    }

    private static Attack attack(int maneuver, Escort escort, int fleetMinus, int ships) {
        var search = new SeaInterception.Attempt(maneuver, 1, 0, NavalTechnology.GALLEON_FLUYT, Station.SEA, false, false, Landing.NONE, false);
        var defence = new CorsairHunt.Hunt(NavalTechnology.GALLEON_FLUYT, fleetMinus, 0, false, 1, maneuver, 0, false, false,
                CorsairHunt.EnemyShips.NONE);
        return new Attack(search, defence, escort, ships);
    }

    private static Result settle(Attack attack, Integer... dice) {
        var run = ConvoyAttack.of(attack, EuTables.PRINTED).start(ConvoyAttack.start(), Dice.inOrder(List.of(dice)), StepRecorder.recording());
        assertThat(run).isInstanceOf(Run.Finished.class);
        return ((Run.Finished<Result>) run).state();
    }

    /** The example of the chapter: a corsair in the Lesser Antilles attacks a convoy that enters the sea of Mexico. */
    @Test
    void aCorsairActsInItsWholeTradeZone() {
        var french = bidder(corsair("french", "france", "s_petites_antilles", "stz_caraibes"), 10);
        assertThat(turns("s_mexique", french)).containsExactly(List.of("french"));
        assertThat(turns("s_caraibes", french)).containsExactly(List.of("french"));
        assertThat(turns("s_bahamas", french)).isEmpty();
        assertThat(TradeZones.PRINTED.with(new TradeZoneId("stz_caraibes"), Set.of(new SpaceId("s_bahamas"))).seas(new TradeZoneId("stz_caraibes"))).containsExactly(new SpaceId("s_bahamas"));
        assertThat(TradeZones.PRINTED.all()).hasSize(24);
    }

    @Test
    void onlyACorsairAtSeaThatMayAttackTheOwner() {
        var inPort = bidder(corsair("port", "france", "r_antilles_b", "stz_caraibes"), 10);
        var atPeace = new Bidder(corsair("peace", "france", "s_caraibes", "stz_caraibes"), new RaidTurnId("france"), 10, false);
        assertThat(turns("s_caraibes", inPort, atPeace)).isEmpty();
    }

    @Test
    void barbaryCorsairsAttackInTheMediterraneanOnly() {
        assertThat(turns("s_lion", bidder(corsair("algiers", "algerie", "s_lion", "stz_lion"), 10))).hasSize(1);
        assertThat(turns("s_canarias", bidder(corsair("algiers", "algerie", "s_canarias", "stz_canarias"), 10))).isEmpty();
        assertThat(turns("s_canarias", bidder(corsair("french", "france", "s_canarias", "stz_canarias"), 10))).hasSize(1);
        assertThat(TradeZones.PRINTED.seas(new TradeZoneId("nowhere"))).isEmpty();
    }

    /** Pirates first, only the one of the highest rank; then the alliances by initiative, each with one of its corsairs. */
    @Test
    void theOrderOfTheAttacks() {
        var english = bidder(corsair("english", "angleterre", "s_caraibes", "stz_caraibes"), 12);
        var french = bidder(corsair("french", "france", "s_caraibes", "stz_caraibes"), 14);
        var second = bidder(corsair("second", "france", "s_petites_antilles", "stz_caraibes"), 14);
        var morgan = new Bidder(under('B', corsair("morgan", "pirates", "s_caraibes", "stz_caraibes")), new RaidTurnId("pirates"), 0, false);
        var teach = new Bidder(under('D', corsair("teach", "pirates", "s_caraibes", "stz_caraibes")), new RaidTurnId("pirates"), 0, false);
        var nobody = new Bidder(corsair("nobody", "pirates", "s_caraibes", "stz_caraibes"), new RaidTurnId("pirates"), 0, false);
        assertThat(turns("s_caraibes", english, french, second, teach, morgan, nobody))
                .containsExactly(List.of("morgan"), List.of("french", "second"), List.of("english"));
        assertThat(turns("s_caraibes", nobody)).containsExactly(List.of("nobody"));
        var turns = ConvoyAttackers.turns(List.of(nobody, english), new SpaceId("s_caraibes"), TradeZones.PRINTED);
        assertThat(turns.getFirst().mustAttack()).isTrue();
        assertThat(turns.getLast().mustAttack()).isFalse();
    }

    @Test
    void piratesWithoutALeaderSearchWithTwo() {
        assertThat(CorsairHunt.pirateManeuver()).isEqualTo(2);
    }

    /** Manoeuvre 3 against 1: +2. A 5 makes 7 and does not find the convoy, a 6 does. */
    @Test
    void aConvoyThatIsNotFoundSailsOn() {
        assertThat(settle(attack(3, NONE, 0, 5), 5)).isEqualTo(new Result(Ending.NOT_FOUND, 0));
    }

    /** Two FLEET- are 4, manoeuvre 1 against 3: +2. A 6 makes 8: fought off. */
    @Test
    void aConvoyMayFightTheCorsairOff() {
        assertThat(settle(attack(3, NONE, 2, 5), 6, 6)).isEqualTo(new Result(Ending.FOUGHT_OFF, 0));
    }

    /** Without an escort the raid die is unmodified: 5 is the line 4 to 6, which takes 3 ships. */
    @Test
    void aRaidCapturesShips() {
        assertThat(settle(attack(3, NONE, 0, 5), 6, 5, 5)).isEqualTo(new Result(Ending.RAIDED, 3));
        assertThat(settle(attack(3, NONE, 0, 2), 6, 5, 5)).as("there were only 2").isEqualTo(new Result(Ending.RAIDED, 2));
        assertThat(settle(attack(3, NONE, 0, 5), 10, 5, 5).foundStack()).as("a natural 10 finds").isTrue();
    }

    /** The raid die 5: with warships 6; with a FLEET- 7; with a FLEET+ 9; with an admiral of 4 and a FLEET+ 13; against a captain of 5, 0. */
    @ParameterizedTest
    @CsvSource({"true,0,0,0,0,3", "true,1,0,0,0,2", "true,0,1,0,0,2", "true,0,1,4,0,1", "false,0,0,0,5,5"})
    void theModifiersOfTheRaid(boolean warships, int minus, int plus, int admiral, int captain, int captured) {
        var attack = attack(1, new Escort(warships, minus, plus, admiral, captain), 0, 9);
        assertThat(settle(attack, 8, 5, 5).captured()).isEqualTo(captured);
    }

    @Test
    void goldGoesToMajorCountriesAlone() {
        assertThat(ConvoyPlunder.of(3, 5, 0, 75, Standing.MAJOR)).isEqualTo(new ConvoyPlunder(3, 0, 45, 45));
        assertThat(ConvoyPlunder.of(3, 5, 0, 75, Standing.MINOR)).isEqualTo(new ConvoyPlunder(3, 0, 45, 0));
        assertThat(ConvoyPlunder.of(3, 2, 4, 75, Standing.MAJOR)).as("2 at 15 and 1 at 5").isEqualTo(new ConvoyPlunder(2, 1, 35, 35));
        assertThat(ConvoyPlunder.of(3, 5, 0, 20, Standing.MAJOR)).as("no more than there is").isEqualTo(new ConvoyPlunder(3, 0, 20, 20));
    }
}
