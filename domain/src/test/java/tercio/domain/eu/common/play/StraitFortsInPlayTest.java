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
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.shorefire.play.ShoreFireCommand.FireFromShore;
import tercio.domain.eu.sea.shorefire.play.ShoreFireEvent.ShotFromShore;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.supply.attrition.play.MarchAttritionCommand.RollMarchAttrition;
import tercio.domain.eu.supply.segment.play.SupplySegmentCommand.RollAttrition;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Modifier;

/**
 * Forts of straits on the line of the ships that supply land troops, and those of the rest of the world. French ships in the Ionian Sea, where
 * France has no port, supply troops in Calabria; their line to Toulon passes the strait of Messina, whose fort counts 2 where it is Spanish.
 */
class StraitFortsInPlayTest {

    /** As many ships as supply any land stack: a FLEET+ and three more ships. */
    private static final Ships LARGE = new Ships(1, 0, 6, 0, 0, 0, 0);

    private static Situation calabria(String messina, int armyPlus, int armyMinus, int ld) {
        return franceAgainstSpain().owner("calabria", "spain").owner("sicilia", messina).stack("army", "france", "calabria", armyPlus, armyMinus, ld)
                .fleet("levant", "france", "s_ionienne", LARGE);
    }

    /** The ships supply the coast. Spain has had its impulse, and the supply segment of the French has begun. */
    private static War supplied(Situation situation) {
        var board = situation.initiative("spain", 20).war().board();
        return War.on(board.with(board.fleet(new StackId("levant")).orElseThrow().withAction(NavalAction.supply()))).declares("spain", Campaign.PASSIVE)
                .plays(new EndMovement(new CountryId("spain")));
    }

    private static List<Integer> modifier(War war, String step, String rule) {
        return war.step(step).modifiers().stream().filter(modifier -> modifier.rule().id().equals(rule)).map(Modifier::value).toList();
    }

    // --- Supply, marches and sieges ------------------------------------------------------------------------------------

    /** Ships away from their port supply weakly. */
    private static War supplyRoll(String messina) {
        return supplied(calabria(messina, 0, 0, 2)).plays(new RollAttrition(new SpaceId("calabria"), AttritionKind.SUPPLY), 1);
    }

    @Test
    void aClosedStraitOnTheLineOfTheShipsMakesSupplyAttritionWorse() {
        var war = supplyRoll("spain");
        assertThat(modifier(war, "supply attrition", "EU-ATTR-SUPPLY-6")).containsExactly(2);
        assertThat(War.sum(war.step("supply attrition"))).as("the enemy fortress of Reggio 2, the strait 2").isEqualTo(4);
        assertThat(modifier(supplyRoll("sicile"), "supply attrition", "EU-ATTR-SUPPLY-6")).as("a fort of nobody at war is open").isEmpty();
    }

    /** Six LD that stay under a general of manoeuvre 3 are massed forces. */
    private static War massed(String messina) {
        return supplied(calabria(messina, 1, 1, 0).under(3, 1, 1, 0)).rollingForMarches().declares("france", Campaign.MULTIPLE)
                .plays(new EndMovement(new CountryId("france"))).plays(new RollMarchAttrition(new StackId("army")), 1);
    }

    @Test
    void aClosedStraitOnTheLineOfTheShipsMakesAMarchWorse() {
        var war = massed("spain");
        assertThat(modifier(war, "movement attrition", "EU-ATTR-MOVEMENT-4")).containsExactly(2);
        assertThat(War.sum(war.step("movement attrition"))).as("it stays in an enemy province 2, the strait 2, manoeuvre -3").isEqualTo(1);
        assertThat(modifier(war, "movement attrition", "EU-ATTR-MOVEMENT-2")).containsExactly(-3);
        assertThat(modifier(massed("sicile"), "movement attrition", "EU-ATTR-MOVEMENT-4")).isEmpty();
    }

    /** Two LD before a fortress of level 3 are too few to undermine it. */
    private static War tooFew(String messina) {
        return supplied(calabria(messina, 0, 0, 2).level("calabria", 3)).declares("france", Campaign.PASSIVE)
                .plays(new EndMovement(new CountryId("france"))).plays(new RollNavalAttrition(new StackId("levant")), 1)
                .plays(new RollAttrition(new SpaceId("calabria"), AttritionKind.BESIEGING), 1);
    }

    @Test
    void aClosedStraitOnTheLineOfTheShipsMakesASiegeWorse() {
        var war = tooFew("spain");
        assertThat(modifier(war, "siege attrition of the besieger", "EU-ATTR-BESIEGER-5")).containsExactly(2);
        assertThat(War.sum(war.step("siege attrition of the besieger"))).as("too few with a line: nothing").isEqualTo(2);
        assertThat(modifier(tooFew("sicile"), "siege attrition of the besieger", "EU-ATTR-BESIEGER-5")).isEmpty();
    }

    // --- Fire in the rest of the world ---------------------------------------------------------------------------------

    /** Louisbourg on Cape Breton commands the way from the Grand Banks into the Gulf of Saint Lawrence. */
    private static War louisbourg(int level) {
        return franceAgainstSpain().establishment("spain", Kind.COLONY, 2, "r_acadie_cape").fortified(level).allKnow("s_grand_bancs", "s_saint_laurent")
                .fleet("levant", "france", "s_grand_bancs", new Ships(0, 0, 2, 0, 0, 0, 0)).war()
                .declares("france", Campaign.MULTIPLE).plays(new SailFleet(new StackId("levant"), List.of(new SpaceId("s_saint_laurent"))));
    }

    @ParameterizedTest(name = "a fort of level {0} adds {1}: {2}")
    @CsvSource({"1,0,false", "2,1,true", "3,1,true"})
    void aStraitOfTheRestOfTheWorldCountsHalfItsFortressRoundedDown(int level, int modifier, boolean stopped) {
        var war = louisbourg(level).plays(new FireFromShore(new StackId("levant")), 8);
        assertThat(War.sum(war.step("fire from the shore"))).isEqualTo(modifier);
        assertThat(modifier(war, "fire from the shore", "EU-PRESIDIO-FIRE-4")).isEqualTo(modifier == 0 ? List.of() : List.of(modifier));
        assertThat(war.last(ShotFromShore.class).stopped()).as("9 stops").isEqualTo(stopped);
    }
}
