package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AcceptSeaBattle;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AttackFleet;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleJoined;
import tercio.domain.eu.sea.flotilla.play.FlotillaEvent.BlockadersJoined;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.EngageRunner;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.RunBlockade;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.BlockadeLifted;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.given.Told;

/**
 * One stack blockades a port: allied stacks that want to blockade the same port are merged, and nobody else joins them (EU-SEA-BLOCKADE). In
 * period III a FLEET- of England, France and Spain has room for two warships.
 */
class BlockadesOfAlliesTest {

    /** One counter. */
    private static final Ships FLEET = new Ships(0, 1, 2, 0, 0, 0, 0);
    /** Two counters. */
    private static final Ships TWO = new Ships(0, 0, 2, 0, 0, 0, 0);
    private static final SailFleet DUTCH_BLOCKADE = blockade("dutch", NavalAction.blockade(new SpaceId("finistere")));

    private static SailFleet blockade(String stack, NavalAction action) {
        return new SailFleet(new StackId(stack), List.of(), Optional.of(action));
    }

    private static NavalStack fleet(War war, String id) {
        return war.board().fleet(new StackId(id)).orElseThrow();
    }

    private static Situation allied() {
        return franceAgainstSpain().alliances(List.of("france"), List.of("england", "holland"), List.of("spain")).initiative("france", 5).initiative("spain", 2)
                .level("finistere", 2);
    }

    /** The English blockade Brest, which takes a FLEET and 2 ND, and the Dutch lie beside them. */
    private static Situation allies() {
        return allied().fleet("english", "england", "s_celtique", FLEET).blockading("finistere").fleet("dutch", "holland", "s_celtique", TWO);
    }

    private static War alliesMove(Situation situation) {
        return situation.war().declares("england", Campaign.SIMPLE).declares("holland", Campaign.SIMPLE);
    }

    /** The Dutch blockade too, and France moves. */
    private static War franceMoves(Situation situation, Campaign campaign) {
        return alliesMove(situation).plays(DUTCH_BLOCKADE).plays(new RollNavalAttrition(new StackId("dutch")), 1).plays(new EndMovement(new CountryId("england"))).plays(new EndMovement(new CountryId("holland")))
                .plays(new RollNavalAttrition(new StackId("english")), 1).declares("france", campaign);
    }

    // --- Stacks of one country ---------------------------------------------------------------------------------------

    @Test
    void asManyShipsOfOneCountryAreOneStackFromThenOn() {
        var war = franceAgainstSpain().initiative("spain", 12).initiative("france", 5).fleet("galicia", "spain", "s_celtique", FLEET).blockading("finistere")
                .fleet("biscay", "spain", "s_celtique", TWO).war().declares("spain", Campaign.SIMPLE)
                .plays(blockade("biscay", NavalAction.blockade(new SpaceId("finistere")))).plays(new RollNavalAttrition(new StackId("biscay")), 1);
        assertThat(war.last(BlockadersJoined.class)).isEqualTo(new BlockadersJoined(new StackId("galicia"), new StackId("biscay"), NavalAction.blockade(new SpaceId("finistere"))));
        assertThat(war.board().fleet(new StackId("galicia"))).isEmpty();
        assertThat(fleet(war, "biscay").ships()).isEqualTo(new Ships(0, 1, 4, 0, 0, 0, 0).units());
        assertThat(fleet(war, "biscay").action()).isEqualTo(NavalAction.blockade(new SpaceId("finistere")));
    }

    @Test
    void theTroopsThatOneOfThemSuppliesAreStillSupplied() {
        var war = franceAgainstSpain().initiative("spain", 12).initiative("france", 5).stack("tercio", "spain", "finistere", 0, 0, 2).fleet("galicia", "spain", "s_celtique", FLEET)
                .fleet("biscay", "spain", "s_celtique", TWO).war().declares("spain", Campaign.MULTIPLE)
                .plays(blockade("galicia", NavalAction.blockadeAndSupply(new SpaceId("finistere")))).plays(new RollNavalAttrition(new StackId("galicia")), 1)
                .plays(blockade("biscay", NavalAction.blockade(new SpaceId("finistere")))).plays(new RollNavalAttrition(new StackId("biscay")), 1);
        assertThat(fleet(war, "biscay").action()).isEqualTo(NavalAction.blockadeAndSupply(new SpaceId("finistere")));
    }

    /** A FLEET- and two warships beside it are three counters: one more ship is one too many. */
    @Test
    void shipsOfMoreThanThreeCountersAreNotMerged() {
        var war = franceAgainstSpain().initiative("spain", 12).initiative("france", 5).fleet("galicia", "spain", "s_celtique", new Ships(0, 1, 4, 0, 0, 0, 0)).blockading("finistere")
                .fleet("biscay", "spain", "s_celtique", new Ships(0, 0, 1, 0, 0, 0, 0)).war().declares("spain", Campaign.SIMPLE);
        var refusal = war.refuses(blockade("biscay", NavalAction.blockade(new SpaceId("finistere"))));
        assertThat(refusal.rule()).isEqualTo(Citation.of("EU-STACK-2"));
        assertThat(Told.of(refusal.detail())).contains("eu.voyage.refused-blockaders");
    }

    /** Both have discovered the Gulf of Arguin, and neither has brought that home. */
    @Test
    void stacksDoNotJoinWhereTheirDiscoveryIsNotBroughtHome() {
        var war = franceAgainstSpain().initiative("spain", 12).initiative("france", 5).establishment("france", Kind.TRADING_POST, 1, "r_senegal_n")
                .fleet("galicia", "spain", "s_arguin", FLEET).blockading("r_senegal_n").fleet("biscay", "spain", "s_arguin", TWO)
                .carries("galicia", "s_arguin").carries("biscay", "s_arguin").war().declares("spain", Campaign.SIMPLE);
        var refusal = war.refuses(blockade("biscay", NavalAction.blockade(new SpaceId("r_senegal_n"))));
        assertThat(refusal.rule()).isEqualTo(Citation.of("EU-DISCOVERY-MEETING"));
        assertThat(Told.of(refusal.detail())).contains("eu.common.refused-discovery-meeting");
    }

    // --- Stacks of allies --------------------------------------------------------------------------------------------

    @Test
    void aStackOfAThirdPartyDoesNotBlockadeTheSamePort() {
        var war = allied().initiative("spain", 12).fleet("english", "england", "s_celtique", FLEET).blockading("finistere").fleet("biscay", "spain", "s_celtique", FLEET)
                .war().declares("spain", Campaign.SIMPLE);
        var refusal = war.refuses(blockade("biscay", NavalAction.blockade(new SpaceId("finistere"))));
        assertThat(refusal.rule()).isEqualTo(Citation.of("EU-SEA-BLOCKADE"));
        assertThat(Told.of(refusal.detail())).contains("eu.voyage.refused-blockaded-by-others");
    }

    /** Two Dutch warships alone are too few for a fortress of level 2; with the English FLEET- they are enough. */
    @Test
    void shipsThatWouldBeTooFewAloneJoinAnAlly() {
        var apart = alliesMove(allied().fleet("dutch", "holland", "s_celtique", TWO));
        assertThat(apart.refuses(DUTCH_BLOCKADE).rule()).isEqualTo(Citation.of("EU-SEA-BLOCKADE"));
        var war = alliesMove(allies()).plays(DUTCH_BLOCKADE).plays(new RollNavalAttrition(new StackId("dutch")), 1);
        assertThat(fleet(war, "english").action()).isEqualTo(NavalAction.blockade(new SpaceId("finistere")));
        assertThat(fleet(war, "dutch").action()).isEqualTo(NavalAction.blockade(new SpaceId("finistere")));
    }

    @Test
    void whenTheAllySailsAwayTheyAreTooFewAgain() {
        var war = alliesMove(allies()).plays(DUTCH_BLOCKADE).plays(new RollNavalAttrition(new StackId("dutch")), 1).plays(new SailFleet(new StackId("english"), List.of(new SpaceId("s_manche"))));
        assertThat(war.last(BlockadeLifted.class)).isEqualTo(new BlockadeLifted(new StackId("dutch"), new SpaceId("finistere")));
    }

    /** Against the two English ships alone three French ones have +1 for a smaller blockader; against all four they have not. Warships before the seventy-four: +1. */
    @Test
    void whoRunsTheBlockadeMeetsTheShipsOfAll() {
        var three = new Ships(0, 0, 3, 0, 0, 0, 0);
        var alone = allied().initiative("france", 12).fleet("english", "england", "s_celtique", FLEET).blockading("finistere").fleet("brest", "france", "finistere", three)
                .war().declares("france", Campaign.PASSIVE).plays(new SailFleet(new StackId("brest"), List.of(new SpaceId("s_celtique")))).plays(new RunBlockade(new StackId("brest")), 5);
        assertThat(War.sum(alone.step("escape from a blockade"))).isEqualTo(1 + 1);
        var both = franceMoves(allies().fleet("brest", "france", "finistere", three), Campaign.PASSIVE).plays(new SailFleet(new StackId("brest"), List.of(new SpaceId("s_celtique"))))
                .plays(new RunBlockade(new StackId("brest")), 5);
        assertThat(War.sum(both.step("escape from a blockade"))).isEqualTo(1);
    }

    /** Four Dutch ships with seventy-fours outnumber two English ones with galleons: they watch as seventy-fours do. */
    @Test
    void theTechnologyOfMostShipsWatches() {
        var dutch = allied().navy("holland", NavalTechnology.SEVENTY_FOUR, 45).fleet("english", "england", "s_celtique", FLEET).blockading("finistere")
                .fleet("dutch", "holland", "s_celtique", new Ships(0, 1, 3, 0, 0, 0, 0));
        var war = franceMoves(dutch.fleet("brest", "france", "finistere", TWO), Campaign.PASSIVE).plays(new SailFleet(new StackId("brest"), List.of(new SpaceId("s_celtique"))))
                .plays(new RunBlockade(new StackId("brest")), 5);
        assertThat(War.sum(war.step("escape from a blockade"))).isZero();
    }

    /** A 3 is a 4: the blockaders may fight, and all of them do. */
    @Test
    void allOfThemFightWhoDoesNotGetPast() {
        var larger = allied().fleet("english", "england", "s_celtique", FLEET).blockading("finistere").fleet("dutch", "holland", "s_celtique", new Ships(0, 0, 1, 0, 0, 0, 0));
        var war = franceMoves(larger.fleet("brest", "france", "finistere", new Ships(0, 0, 3, 0, 0, 0, 0)), Campaign.PASSIVE)
                .plays(new SailFleet(new StackId("brest"), List.of(new SpaceId("s_celtique")))).plays(new RunBlockade(new StackId("brest")), 3);
        assertThat(war.decisions().getFirst().party()).as("the country with most ships commands").isEqualTo("england");
        war.plays(new EngageRunner(new StackId("brest")));
        assertThat(war.last(SeaBattleJoined.class).nonPhasing()).containsExactlyInAnyOrder(new StackId("english"), new StackId("dutch"));
    }

    @Test
    void aBattleAgainstOneOfThemIsABattleAgainstAll() {
        var war = franceMoves(allies().fleet("west", "france", "s_celtique", new Ships(1, 0, 5, 0, 0, 0, 0)).fleet("east", "france", "s_celtique", FLEET), Campaign.MULTIPLE)
                .plays(blockade("west", NavalAction.battle(new StackId("dutch")))).plays(new RollNavalAttrition(new StackId("west")), 1);
        assertThat(war.decisions()).as("who is attacked intercepts nobody").noneMatch(decision -> decision.id().startsWith("sea-interception"));
        assertThat(Told.of(war.refuses(blockade("east", NavalAction.battle(new StackId("english")))).detail())).contains("eu.voyage.refused-attacked-already");
        war.plays(new EndMovement(new CountryId("france"))).plays(new RollNavalAttrition(new StackId("east")), 1).plays(new AttackFleet(new StackId("west"))).plays(new AcceptSeaBattle(new StackId("dutch")));
        assertThat(war.last(SeaBattleJoined.class).nonPhasing()).containsExactlyInAnyOrder(new StackId("english"), new StackId("dutch"));
    }

    /** A scenario may begin with such a blockade. */
    @Test
    void alliesMayBlockadeAPortFromTheStart() {
        var scenario = allied().fleet("english", "england", "s_celtique", FLEET).blockading("finistere").fleet("dutch", "holland", "s_celtique", TWO).blockading("finistere").scenario();
        assertThat(War.RULES.faults(scenario)).isEmpty();
        var war = War.of(scenario);
        assertThat(fleet(war, "dutch").action()).isEqualTo(fleet(war, "english").action());
    }
}
