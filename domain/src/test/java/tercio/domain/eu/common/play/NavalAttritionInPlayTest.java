package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.BlockadeEscape;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.RunBlockade;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.BlockadeRun;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Modifier;

/**
 * Each modifier of attrition at sea (EU-ATTR-NAVAL) and of the escape from a blockade (EU-BLOCKADE-ESCAPE) in a game. The Celtic Sea has
 * difficulty 6, the Channel, the Bay of Biscay and the Ionian Sea 5, Rockall 7; a zone with a port of one's own has 2 less.
 */
class NavalAttritionInPlayTest {

    private static final Ships FOUR = new Ships(0, 1, 4, 0, 0, 0, 0);
    /** -6 always, and the Celtic Sea with Brest on it: 6 - 2. */
    private static final int CALM = -6 + 4;

    private static Situation brest(Ships ships, String... admirals) {
        return franceAgainstSpain().fleet("brest", "france", "finistere", ships, admirals);
    }

    private static War sails(Situation situation, String... path) {
        return rolls(situation.war().declares("france", Campaign.MULTIPLE).plays(new SailFleet(new StackId("brest"), Id.all(List.of(path), SpaceId::new))));
    }

    /** The ships stay where they lie at sea. */
    private static War stays(Situation situation) {
        return rolls(situation.war().declares("france", Campaign.MULTIPLE).plays(new EndMovement(new CountryId("france"))));
    }

    private static War rolls(War war) {
        return war.plays(new RollNavalAttrition(new StackId("brest")), 1);
    }

    private static int sum(War war) {
        return War.sum(war.step("naval attrition"));
    }

    private static List<Integer> modifier(War war, String rule) {
        return war.step("naval attrition").modifiers().stream().filter(modifier -> modifier.rule().id().equals(rule)).map(Modifier::value).toList();
    }

    @Test
    void shipsThatStayAtSeaRollAndThoseInPortDoNot() {
        assertThat(sum(stays(franceAgainstSpain().fleet("brest", "france", "s_celtique", FOUR)))).isEqualTo(CALM);
        var inPort = brest(FOUR).war().declares("france", Campaign.MULTIPLE).plays(new EndMovement(new CountryId("france")));
        assertThat(inPort.board().duties()).isEmpty();
    }

    /** The example of the rules: a difficult zone with a port counts 2 less, and the greatest of all counts. */
    @Test
    void theGreatestDifficultyCountsAfterThePorts() {
        assertThat(sum(sails(brest(FOUR), "s_celtique"))).isEqualTo(CALM);
        assertThat(sum(sails(brest(FOUR), "s_celtique", "s_rockall"))).as("6 - 2 and 7 without a port").isEqualTo(-6 + 7);
    }

    @Test
    void theManoeuvreOfTheAdmiralIsTakenOff() {
        assertThat(sum(sails(franceAgainstSpain().admiral("duc", "france", 3, 1, 1).fleet("brest", "france", "finistere", FOUR, "duc"), "s_celtique"))).isEqualTo(CALM - 3);
    }

    /** The fort of Messina is Spanish and lies on the way from Toulon to the Ionian Sea: 2, beside 6 for a start two zones away. */
    @Test
    void aClosedStraitOnTheLineOfSupplyAtTheStartCounts() {
        var war = stays(franceAgainstSpain().owner("sicilia", "spain").fleet("brest", "france", "s_ionienne", FOUR));
        assertThat(modifier(war, "EU-ATTR-NAVAL-3")).containsExactly(2);
        assertThat(sum(war)).isEqualTo(-6 + 5 + 6 + 2);
        assertThat(modifier(stays(franceAgainstSpain().owner("sicilia", "sicile").fleet("brest", "france", "s_ionienne", FOUR)), "EU-ATTR-NAVAL-3")).isEmpty();
    }

    /** From the South Atlantic around Cape Horn and back: difficulty 8, malus 2 for the Horn and 1 for the zone before it; the start is not entered. */
    @Test
    void theMalusOfEachZoneThatIsEnteredCounts() {
        var war = sails(franceAgainstSpain().allKnow("s_atlantique_sw", "s_horn").fleet("brest", "france", "s_atlantique_sw", FOUR), "s_horn", "s_atlantique_sw");
        assertThat(modifier(war, "EU-ATTR-NAVAL-4")).containsExactly(2 + 1);
        assertThat(modifier(stays(franceAgainstSpain().allKnow("s_atlantique_sw", "s_horn").fleet("brest", "france", "s_atlantique_sw", FOUR)), "EU-ATTR-NAVAL-4")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"CARRACK,1", "NAU_GALLEON,0", "GALLEON_FLUYT,0", "BATTERY,-1", "VESSEL,-2", "THREE_DECKER,-2", "SEVENTY_FOUR,-3"})
    void theTechnologyOfTheShipsCounts(NavalTechnology technology, int modifier) {
        assertThat(sum(sails(franceAgainstSpain().navy("france", technology, 24).fleet("brest", "france", "finistere", FOUR), "s_celtique"))).isEqualTo(CALM + modifier);
    }

    /** "+1 for NWD in TCAR technology": galleys of a country with carracks have no modifier. The Gulf of Lion has difficulty 5 and a port. */
    @Test
    void galleysAreNoCarracks() {
        var galleys = franceAgainstSpain().navy("france", NavalTechnology.CARRACK, 5).fleet("brest", "france", "provence", new Ships(0, 0, 0, 3, 0, 0, 0));
        assertThat(sum(sails(galleys, "s_lion"))).isEqualTo(-6 + 3);
    }

    @Test
    void badWeatherCountsTwo() {
        assertThat(sum(sails(brest(FOUR).startingIn("W0").poorWeather(), "s_celtique"))).isEqualTo(CALM + 2);
    }

    /** The ports of the Channel hold one FLEET: for two of them its difficulty is 5, for one 3. */
    @Test
    void aPortThatIsTooSmallTakesNothingOff() {
        assertThat(sum(sails(brest(new Ships(2, 0, 6, 0, 0, 0, 0)), "s_celtique", "s_manche"))).isEqualTo(-6 + 5 + 2);
        assertThat(sum(sails(brest(FOUR), "s_celtique", "s_manche"))).isEqualTo(CALM);
    }

    /** One FLEET: 1 for each 4 zones. Two: 2 for each 2. Three: 4 for each 2. "A large stack that only moves one zone does not have this malus." */
    @ParameterizedTest(name = "{0} FLEET and {1} zones: {2}")
    @CsvSource({"1,3,0", "1,4,1", "1,8,2", "2,1,0", "2,2,2", "2,3,2", "2,4,4", "3,1,0", "3,2,4", "3,5,8"})
    void zonesEnteredCountByTheSizeOfTheStack(int fleets, int zones, int modifier) {
        var path = java.util.stream.IntStream.range(0, zones).mapToObj(at -> at % 2 == 0 ? "s_celtique" : "s_gascogne").toArray(String[]::new);
        assertThat(sum(sails(brest(new Ships(fleets, 0, 3 * fleets, 0, 0, 0, 0)), path))).isEqualTo(CALM + modifier);
    }

    /** Brest and La Rochelle are arsenals. Three zones: the Celtic Sea, the Bay of Biscay and the port. */
    @Test
    void severalFleetsFromArsenalToArsenalHaveOneLess() {
        assertThat(sum(sails(brest(new Ships(2, 0, 6, 0, 0, 0, 0)), "s_celtique", "s_gascogne", "poitou"))).isEqualTo(CALM + 2 - 1);
        assertThat(sum(sails(brest(FOUR), "s_celtique", "s_gascogne", "poitou"))).as("one FLEET").isEqualTo(CALM);
        assertThat(sum(sails(brest(new Ships(2, 0, 6, 0, 0, 0, 0)), "s_celtique", "s_gascogne"))).as("it stays at sea").isEqualTo(CALM + 2);
    }

    /** "From an arsenal to another arsenal": who comes back to the same one has gone to no other. Three zones: the Celtic Sea, the Bay of Biscay and the Celtic Sea; then the port. */
    @Test
    void severalFleetsBackInTheSameArsenalHaveNotOneLess() {
        assertThat(sum(sails(brest(new Ships(2, 0, 6, 0, 0, 0, 0)), "s_celtique", "finistere"))).as("2 zones: 2 for two FLEETs, and nothing off").isEqualTo(CALM + 2);
        assertThat(sum(sails(brest(new Ships(2, 0, 6, 0, 0, 0, 0)), "s_celtique", "s_gascogne", "s_celtique", "finistere"))).as("4 zones").isEqualTo(CALM + 4);
        assertThat(modifier(sails(brest(new Ships(2, 0, 6, 0, 0, 0, 0)), "s_celtique", "s_gascogne", "poitou"), "EU-ATTR-NAVAL-11")).containsExactly(-1);
        assertThat(modifier(sails(brest(new Ships(2, 0, 6, 0, 0, 0, 0)), "s_celtique", "finistere"), "EU-ATTR-NAVAL-11")).isEmpty();
    }

    /** From the start to Brest or another French port. Any stack has this modifier, also one without a FLEET. */
    @ParameterizedTest(name = "from {0}: {1}")
    @CsvSource({
        "s_celtique, 0, 4",
        "s_rockall, 3, 7",
        "s_norvege, 6, 6",
        "s_egee, 6, 4",
        "s_noire_w, 9, 4"})
    void theDistanceOfTheStartFromItsPortCounts(String from, int modifier, int difficulty) {
        assertThat(sum(stays(franceAgainstSpain().owner("sicilia", "sicile").fleet("brest", "france", from, new Ships(0, 0, 2, 0, 0, 0, 0))))).isEqualTo(-6 + difficulty + modifier);
    }

    /** A blockade of a fortress of level 3 at the start: 2, less the siege value of one admiral. The Channel has French ports: 5 - 2. */
    @Test
    void aBlockadeAtTheStartCountsHalfTheFortressAndTheSiegeOfOneAdmiral() {
        var war = stays(franceAgainstSpain().level("vlaanderen", 3)
                .leader(besieger("one", 2)).leader(besieger("other", 1))
                .fleet("brest", "france", "s_manche", FOUR, "one", "other").blockading("vlaanderen"));
        assertThat(modifier(war, "EU-ATTR-NAVAL-17")).containsExactly(2);
        assertThat(modifier(war, "EU-ATTR-NAVAL-16")).containsExactly(-2);
        assertThat(sum(war)).isEqualTo(-6 + 3 - 3 + 2 - 2);
        assertThat(modifier(stays(franceAgainstSpain().level("vlaanderen", 3).fleet("brest", "france", "s_manche", FOUR)), "EU-ATTR-NAVAL-17")).isEmpty();
    }

    private static LeaderAtStart besieger(String id, int siege) {
        return new LeaderAtStart(new LeaderId(id), id, new CountryId("france"), id.equals("one") ? "A" : "B", 3, 1, 1, siege, false, Optional.of(LeaderKind.ADMIRAL), Optional.empty(), Optional.empty());
    }

    // --- Blockades -------------------------------------------------------------------------------------------------

    /** A runner of four warships against a blockader of so many. */
    private static int escape(int maneuver, int blockadersManeuver, Ships blockader, NavalTechnology technology) {
        var war = franceAgainstSpain().navy("spain", technology, 24).admiral("duc", "france", maneuver, 1, 1).admiral("conde", "spain", blockadersManeuver, 1, 1)
                .fleet("brest", "france", "finistere", FOUR, "duc").fleet("galicia", "spain", "s_celtique", blockader, "conde").blockading("finistere").war()
                .declares("france", Campaign.MULTIPLE).plays(new SailFleet(new StackId("brest"), List.of(new SpaceId("s_celtique")))).plays(new RunBlockade(new StackId("brest")), 10);
        assertThat(war.last(BlockadeRun.class).result()).isEqualTo(BlockadeEscape.Result.ESCAPED);
        return War.sum(war.explanation().stream().filter(step -> step.dice().size() == 1).findFirst().orElseThrow());
    }

    @Test
    void onlyABetterManoeuvreHelpsTheRunner() {
        var larger = new Ships(1, 0, 6, 0, 0, 0, 0);
        assertThat(escape(3, 1, larger, NavalTechnology.GALLEON_FLUYT)).as("2 for the manoeuvre, 1 for warships before the seventy-four").isEqualTo(2 + 1);
        assertThat(escape(1, 3, larger, NavalTechnology.GALLEON_FLUYT)).isEqualTo(1);
    }

    @Test
    void aSmallerBlockaderIsEasierToEscape() {
        assertThat(escape(2, 2, new Ships(0, 1, 3, 0, 0, 0, 0), NavalTechnology.GALLEON_FLUYT)).isEqualTo(1 + 1);
        assertThat(escape(2, 2, new Ships(0, 1, 4, 0, 0, 0, 0), NavalTechnology.GALLEON_FLUYT)).as("as many").isEqualTo(1);
    }

    @Test
    void seventyFoursWatchBetter() {
        assertThat(escape(2, 2, new Ships(1, 0, 6, 0, 0, 0, 0), NavalTechnology.SEVENTY_FOUR)).isZero();
        assertThat(escape(2, 2, new Ships(1, 0, 6, 0, 0, 0, 0), NavalTechnology.THREE_DECKER)).isEqualTo(1);
    }
}
