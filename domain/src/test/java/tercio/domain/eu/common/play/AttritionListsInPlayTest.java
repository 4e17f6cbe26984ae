package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.AttritionKind;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.supply.attrition.play.MarchAttritionCommand.RollMarchAttrition;
import tercio.domain.eu.supply.segment.play.SupplySegmentCommand.RollAttrition;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.AttritionRolled;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.map.SpaceId;

/** One procedure of attrition with several lists of modifiers: those that need a province or a moment of their own. */
class AttritionListsInPlayTest {

    private static final String SUPPLY = "supply attrition";
    private static final String MARCH = "movement attrition";
    private static final String BESIEGED = "siege attrition of the besieged";
    private static final String BESIEGER = "siege attrition of the besieger";

    /** The modifiers of the last roll of that name, each with the number of its rule. */
    private static List<String> modifiers(War war, String step) {
        return war.step(step).modifiers().stream()
                .map(modifier -> modifier.rule().id().substring(modifier.rule().id().lastIndexOf('-') + 1) + ": " + modifier.value()).toList();
    }

    private static EuState pillaged(EuState board, String province, int level) {
        return board.withMarks(board.marks().withPillage(new SpaceId(province), level));
    }

    /** The French in Brabant, whom no line reaches past Hainaut, roll in their supply segment. */
    private static War inBrabant(int ld, int pillage, int die) {
        var board = franceAgainstSpain().stack("army", "france", "brabant", 0, 0, ld).war().board();
        return War.on(pillaged(board, "brabant", pillage)).plays(new RollAttrition(new SpaceId("brabant"), AttritionKind.SUPPLY), die);
    }

    /** The table "Land, Europe" at 9, a 5 with 2 without a line and 2 for the enemy fortress: P for 1 LD, 1 for 2 and 3 LD. */
    @ParameterizedTest(name = "{0} LD lose {1} at 9, P {2}")
    @CsvSource({"1,0,true", "5,1,true"})
    void theColumnIsThatOfTheSizeOfTheStack(int ld, int lost, boolean p) {
        var rolled = inBrabant(ld, 0, 5).last(AttritionRolled.class);
        assertThat(rolled.ld()).isEqualTo(lost);
        assertThat(rolled.p()).isEqualTo(p);
    }

    @Test
    void aPillageMinusCountsOneForSupply() {
        assertThat(modifiers(inBrabant(1, 1, 1), SUPPLY)).as("no line, the fortress, a pillage-").containsExactly("3: 2", "4: 2", "7: 1");
    }

    // --- Marches -------------------------------------------------------------------------------------------------------

    @Test
    void theManoeuvreOfTheGeneralIsTakenOffAMarch() {
        var war = franceAgainstSpain().stack("army", "france", "champagne", 1, 0, 0).under(3, 1, 1, 0).war().rollingForMarches().declares("france", Campaign.MULTIPLE)
                .plays(new MoveStack(new StackId("army"), List.of(new SpaceId("ile_de_france"), new SpaceId("champagne"), new SpaceId("ile_de_france"), new SpaceId("champagne"), new SpaceId("ile_de_france"), new SpaceId("champagne"))))
                .plays(new RollMarchAttrition(new StackId("army")), 1);
        assertThat(modifiers(war, MARCH)).as("6 MP in France: one cause").containsExactly("2: -3");
    }

    // --- Besieged ------------------------------------------------------------------------------------------------------

    /** Two French LD inside Toulon before which Spaniards lie; Spain has its impulse first. */
    private static Situation toulon() {
        return franceAgainstSpain().initiative("spain", 20).stack("tercio", "spain", "provence", 1, 0, 0).stack("inside", "france", "provence", 0, 0, 2).inside();
    }

    @Test
    void aPortThatNobodyBlockadesHelpsTheBesieged() {
        assertThat(modifiers(spainWaits(toulon()), BESIEGED)).containsExactly("3: -3");
        assertThat(modifiers(spainWaits(toulon().fleet("armada", "spain", "s_lion", new Ships(0, 1, 3, 0, 0, 0, 0)).blockading("provence")), BESIEGED)).isEmpty();
    }

    /** The roll of the besieged, who are not lucky. */
    private static War spainWaits(Situation situation) {
        var war = situation.war().luckyInAttrition().declares("spain", Campaign.PASSIVE).plays(new EndMovement(new CountryId("spain")));
        while (!war.decisions().getFirst().id().startsWith("supply-provence")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command(), 1);
        }
        return war.plays(new RollAttrition(new SpaceId("provence"), AttritionKind.BESIEGED), 4);
    }

    // --- Besiegers -----------------------------------------------------------------------------------------------------

    /** The French before Arras of level 3 are too few; the impulses are over. */
    private static War arras(Situation situation, int pillage) {
        var board = situation.level("artois", 3).stack("army", "france", "artois", 0, 1, 0).war().board();
        return War.on(pillaged(board, "artois", pillage)).waits("france").declares("spain", Campaign.PASSIVE).plays(new EndMovement(new CountryId("spain")))
                .plays(new RollAttrition(new SpaceId("artois"), AttritionKind.BESIEGING), 1);
    }

    @Test
    void badWeatherCountsTwoForBesiegers() {
        assertThat(modifiers(arras(franceAgainstSpain().poorWeather().startingIn("W1"), 0), BESIEGER)).containsExactly("4: 2");
        assertThat(modifiers(arras(franceAgainstSpain(), 0), BESIEGER)).isEmpty();
    }

    @Test
    void aPillageMinusCountsOneForBesiegers() {
        assertThat(modifiers(arras(franceAgainstSpain(), 1), BESIEGER)).containsExactly("7: 1");
    }

    @Test
    void theSiegeValueOfALeaderInsideCounts() {
        assertThat(modifiers(arras(franceAgainstSpain().stack("inside", "spain", "artois", 0, 0, 1).under(1, 1, 1, 2).inside(), 0), BESIEGER)).containsExactly("10: 2");
    }

    /** A Spanish colony in Patagonia, which has one snowflake, behind a fortress of level 2. One French LD from the colony beside it is too few. */
    @Test
    void snowflakesCountForBesiegers() {
        var war = franceAgainstSpain().establishment("spain", Kind.COLONY, 2, "r_patagonia_e").fortified(2).establishment("france", Kind.COLONY, 2, "r_patagonia_ne")
                .stack("la", "france", "r_patagonia_e", 0, 0, 1).war()
                .waits("france").exploresNothing().declares("spain", Campaign.PASSIVE).plays(new EndMovement(new CountryId("spain")))
                .plays(new RollAttrition(new SpaceId("r_patagonia_e"), AttritionKind.BESIEGING), 1);
        assertThat(modifiers(war, BESIEGER)).as("with a line the few have none but the snowflake").containsExactly("6: 1");
    }

    // --- Fleets --------------------------------------------------------------------------------------------------------

    /** French ships in the Black Sea, beyond the Turkish straits, far from any port: the supply segment asks nothing of them, in this round and the next. */
    @Test
    void navalStacksNeverRollForSupply() {
        var war = franceAgainstSpain().fleet("far", "france", "s_noire_w", new Ships(0, 0, 2, 0, 0, 0, 0)).war();
        assertThat(war.board().phase()).isEqualTo(new Phase.Campaigns(0));
        war.declares("france", Campaign.PASSIVE).plays(new EndMovement(new CountryId("france"))).plays(new RollNavalAttrition(new StackId("far")), 1).waits("spain").nothingElse(6);
        assertThat(war.board().phase()).as("the second round: no roll, and nobody is destroyed for want of a line").isEqualTo(new Phase.Campaigns(0));
        assertThat(war.board().fleet(new StackId("far"))).isPresent();
        assertThat(war.events()).noneMatch(AttritionRolled.class::isInstance);
    }
}
