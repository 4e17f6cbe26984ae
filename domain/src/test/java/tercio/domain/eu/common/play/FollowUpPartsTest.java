package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.NavalAttritionDue;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.NavalAttritionRolled;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AcceptSeaBattle;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AttackFleet;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.CaptureShips;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.EndSeaBattle;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.EvadeAtSea;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.FightAtSea;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.FollowFleet;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.LetFleetGo;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.RetreatToPort;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleEnded;
import tercio.domain.eu.sea.flotilla.play.FlotillaCommand.DivideFleet;
import tercio.domain.eu.sea.flotilla.play.FlotillaEvent.FleetDivided;
import tercio.domain.eu.sea.shorefire.play.ShoreFireCommand.FireFromShore;
import tercio.domain.eu.sea.shorefire.play.ShoreFireCommand.HoldFire;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.EngageRunner;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.RunBlockade;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.given.Told;

/**
 * A part of the winner's ships follows the beaten and blockades their port, while the others stay or carry on (EU-SEA-FOLLOW). A fortress of level 1
 * asks for one ship, one of level 2 for a FLEET and two.
 */
class FollowUpPartsTest {

    private static final Ships SIX = new Ships(1, 0, 6, 0, 0, 0, 0);

    private static Situation admirals() {
        return franceAgainstSpain().admiral("duc", "france", 2, 2, 2).admiral("conde", "spain", 2, 2, 2);
    }

    private static DivideFleet part(String stack, Ships follows, Ships stays) {
        return new DivideFleet(new StackId(stack), follows, List.of(), Optional.of(stays));
    }

    private static Ships warships(int fleetPlus, int fleetMinus, int nwd) {
        return new Ships(fleetPlus, fleetMinus, nwd, 0, 0, 0, 0);
    }

    private static NavalStack fleet(War war, String id) {
        return war.board().fleet(new StackId(id)).orElseThrow();
    }

    // --- After a declared battle -----------------------------------------------------------------------------------------

    private static War declared(Situation situation) {
        return situation.fleet("west", "france", "s_gascogne", SIX, "duc").fleet("armada", "spain", "s_gascogne", SIX, "conde").war().declares("france", Campaign.SIMPLE)
                .plays(new SailFleet(new StackId("west"), List.of(), Optional.of(NavalAction.battle(new StackId("armada"))))).plays(new RollNavalAttrition(new StackId("west")), 1)
                .plays(new EndMovement(new CountryId("france"))).plays(new AttackFleet(new StackId("west")));
    }

    /** The French rout in the first fire, and go to Nantes. The Spaniards have lost no ship. */
    private static War routed(int nantes) {
        return declared(admirals().level("vendee", nantes)).plays(new AcceptSeaBattle(new StackId("armada"))).plays(new FightAtSea(new StackId("west")), 5, 6, 1, 9, 10)
                .plays(new CaptureShips(new StackId("armada"), List.of(), Optional.empty())).plays(new RetreatToPort(new StackId("west"), new SpaceId("vendee"))).plays(new RollNavalAttrition(new StackId("west")), 1);
    }

    @Test
    void aPartOfTheWinnerFollowsAndBlockadesThePort() {
        var war = routed(2);
        assertThat(war.rules().decisions(war.board())).extracting(decision -> decision.id()).containsExactlyInAnyOrder("follow-up", "split-armada");
        war.plays(part("armada", warships(0, 1, 2), warships(0, 1, 4)));
        var part = war.last(FleetDivided.class).newStack().value();
        assertThat(war.decision("follow-up").options()).extracting(Option::command)
                .containsExactly(new LetFleetGo(new StackId("armada")), new FollowFleet(new StackId("armada")), new FollowFleet(new StackId(part)));
        war.plays(new FollowFleet(new StackId(part))).plays(new RollNavalAttrition(new StackId(part)), 1);
        assertThat(fleet(war, part).action()).isEqualTo(NavalAction.blockade(new SpaceId("vendee")));
        assertThat(fleet(war, "armada").action()).isNull();
        assertThat(fleet(war, "armada").ships().nwd()).isEqualTo(4);
        war.plays(new EndSeaBattle(new StackId("west")), 5, 5);
        assertThat(war.last(SeaBattleEnded.class).winner()).isEqualTo(Side.NON_PHASING);
        assertThat(war.last(SeaBattleEnded.class).barred()).containsExactly(new StackId("west"));
    }

    /** An intervention has one naval stack in the war: it follows whole (EU-ALLY-3). */
    @Test
    void theNavalStackOfAnInterventionFollowsWhole() {
        var war = War.on(InterventionTest.withOneStack(routed(2).board(), "spain", Optional.empty(), Optional.of("armada")));
        assertThat(war.rules().decisions(war.board())).extracting(decision -> decision.id()).containsExactly("follow-up");
        assertThat(war.refuses(part("armada", warships(0, 1, 2), warships(0, 1, 4))).rule()).isEqualTo(Citation.of("EU-ALLY-3"));
        assertThat(war.decision("follow-up").options()).extracting(Option::command).containsExactly(new LetFleetGo(new StackId("armada")), new FollowFleet(new StackId("armada")));
    }

    /** The admiral stays, so that the part rolls without his manoeuvre: 8 - 6 and difficulty 5 for Spain, whose ports on the Bay of Biscay take 2 off, is 5. */
    @Test
    void shipsThatSinkOnThatWayAreLossesOfTheBattle() {
        var war = routed(2).plays(part("armada", warships(0, 1, 2), warships(0, 1, 4)));
        var part = war.last(FleetDivided.class).newStack().value();
        war.plays(new FollowFleet(new StackId(part)));
        war.plays(new RollNavalAttrition(new StackId(part)), 10);
        assertThat(War.sum(war.step("naval attrition"))).isEqualTo(-6 + 3);
        int sunk = war.last(NavalAttritionRolled.class).lostThirds();
        assertThat(sunk).as("7 for two ships").isPositive();
        while (!war.decisions().getFirst().id().equals("sea-battle-end")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command());
        }
        war.plays(new EndSeaBattle(new StackId("west")), 5, 5);
        assertThat(war.last(SeaBattleEnded.class).losses().get(Side.NON_PHASING)).isEqualTo(sunk);
    }

    @Test
    void theAdmiralMayGoWithThePart() {
        var war = routed(1).plays(new DivideFleet(new StackId("armada"), warships(0, 0, 1), List.of(new LeaderId("conde")), Optional.of(warships(1, 0, 5))));
        var part = war.last(FleetDivided.class).newStack().value();
        war.plays(new FollowFleet(new StackId(part))).plays(new RollNavalAttrition(new StackId(part)), 1);
        assertThat(War.sum(war.step("naval attrition"))).isEqualTo(-6 + 3 - 2);
    }

    @Test
    void aPartThatIsTooSmallForTheBlockadeIsNotDividedOff() {
        var war = routed(2);
        var refusal = war.refuses(part("armada", warships(0, 0, 2), warships(1, 0, 4)));
        assertThat(refusal.rule()).isEqualTo(Citation.of("EU-FLEET-1"));
        assertThat(Told.of(refusal.detail())).contains("eu.flotilla.refused-follows");
        assertThat(war.refuses(part("west", warships(0, 0, 1), warships(0, 1, 1))).rule()).as("the beaten are not divided").isEqualTo(Citation.of("EU-FLEET-1"));
    }

    @Test
    void theFormOfTheDivisionBeginsWithASmallestPart() {
        var war = routed(2);
        var form = war.rules().decisions(war.board()).stream().filter(decision -> decision.id().equals("split-armada")).findFirst().orElseThrow().form();
        var example = (DivideFleet) form.example();
        assertThat(example.ships()).isEqualTo(warships(0, 1, 2));
        war.plays(example);
    }

    /** An evasion is no victory: the phasing stack follows whole or not at all. */
    @Test
    void whoWasEvadedIsNotDivided() {
        var war = declared(admirals().level("vizcaya", 2)).plays(new EvadeAtSea(new StackId("armada"), new SpaceId("vizcaya")), 8).plays(new RollNavalAttrition(new StackId("armada")), 1);
        assertThat(war.decision("follow-up").options()).extracting(Option::command).containsExactly(new LetFleetGo(new StackId("west")), new FollowFleet(new StackId("west")));
        assertThat(war.refuses(part("west", warships(0, 1, 2), warships(0, 1, 4))).rule()).isEqualTo(Citation.of("EU-FLEET-1"));
    }

    /** The English blockade Bilbao already: nobody goes there, and so nobody follows to blockade it beside an ally. */
    @Test
    void nobodyGoesToAPortThatAnAllyOfTheEnemyBlockades() {
        var war = admirals().alliances(List.of("france", "england"), List.of("spain")).initiative("spain", 2).level("vizcaya", 2)
                .fleet("west", "france", "s_gascogne", warships(1, 0, 4), "duc").fleet("english", "england", "s_gascogne", warships(0, 1, 2)).blockading("vizcaya")
                .fleet("armada", "spain", "s_gascogne", SIX, "conde").war().declares("france", Campaign.SIMPLE).declares("england", Campaign.PASSIVE)
                .plays(new SailFleet(new StackId("west"), List.of(), Optional.of(NavalAction.battle(new StackId("armada"))))).plays(new RollNavalAttrition(new StackId("west")), 1)
                .plays(new EndMovement(new CountryId("france"))).plays(new EndMovement(new CountryId("england"))).plays(new RollNavalAttrition(new StackId("english")), 1).plays(new AttackFleet(new StackId("west")));
        var refusal = war.refuses(new EvadeAtSea(new StackId("armada"), new SpaceId("vizcaya")));
        assertThat(refusal.rule()).isEqualTo(Citation.of("EU-SEA-EVASION"));
        assertThat(Told.of(refusal.detail())).contains("eu.seabattle.refused-evasion-port");
        assertThat(refusal.legal()).extracting(Option::command).doesNotContain(new EvadeAtSea(new StackId("armada"), new SpaceId("vizcaya")));
    }

    // --- Past a closed strait --------------------------------------------------------------------------------------------

    /**
     * The French rout Spaniards in the Adriatic, who go through the strait of Otranto to Malta. The fort of Corfu is in the hands of Venice, at war with
     * France alone: it may fire on who follows, with 2 and 1 for a FLEET.
     */
    private static War throughOtranto() {
        var war = franceAgainstSpain().alliances(List.of("france"), List.of("spain"), List.of("venice")).war(List.of(List.of("france"), List.of("spain")))
                .war(List.of(List.of("france"), List.of("venice"))).initiative("france", 20).initiative("spain", 10).initiative("venice", 5)
                .admiral("duc", "france", 2, 2, 2).admiral("conde", "spain", 2, 2, 2).owner("corfu", "venice").owner("puglia", "france").level("malta", 1)
                .fleet("levant", "france", "s_adriatique", SIX, "duc").fleet("armada", "spain", "s_adriatique", SIX, "conde").war().declares("france", Campaign.SIMPLE)
                .plays(new SailFleet(new StackId("levant"), List.of(), Optional.of(NavalAction.battle(new StackId("armada"))))).plays(new RollNavalAttrition(new StackId("levant")), 1)
                .plays(new EndMovement(new CountryId("france"))).plays(new AttackFleet(new StackId("levant")));
        war.plays(new AcceptSeaBattle(new StackId("armada"))).plays(new FightAtSea(new StackId("levant")), 6, 5, 9, 1, 1);
        while (!war.decisions().getFirst().id().equals("follow-up")) {
            var decision = war.decisions().getFirst();
            war.plays((EuCommand) decision.options().getFirst().command(), decision.id().startsWith("naval-attrition") ? new Integer[] {1} : new Integer[0]);
        }
        return war.plays(new FollowFleet(new StackId("levant")));
    }

    @Test
    void aFortMayFireOnWhoFollowsAndLetHimPass() {
        var war = throughOtranto();
        assertThat(war.decision("shore-fire-levant").party()).isEqualTo("venice");
        war.plays(new HoldFire(new StackId("levant"))).plays(new RollNavalAttrition(new StackId("levant")), 1);
        assertThat(fleet(war, "levant").at().value()).isEqualTo("s_ionienne");
        assertThat(fleet(war, "levant").action()).isEqualTo(NavalAction.blockade(new SpaceId("malta")));
    }

    /** A 6 with 3 is a 9: it stops, before the strait, and blockades nothing. A 10 with 3 costs two ships, which are losses of the battle. */
    @Test
    void whoIsStoppedBeforeTheStraitBlockadesNothing() {
        var war = throughOtranto().plays(new FireFromShore(new StackId("levant")), 6).plays(new RollNavalAttrition(new StackId("levant")), 1);
        assertThat(fleet(war, "levant").at().value()).isEqualTo("s_adriatique");
        assertThat(fleet(war, "levant").action()).isNull();
        assertThat(war.decisions().getFirst().id()).isEqualTo("sea-battle-end");
        var hit = throughOtranto().plays(new FireFromShore(new StackId("levant")), 10).plays(new RollNavalAttrition(new StackId("levant")), 1);
        assertThat(fleet(hit, "levant").ships().nwd()).isEqualTo(4);
        hit.plays(new EndSeaBattle(new StackId("levant")), 5, 5);
        assertThat(hit.last(SeaBattleEnded.class).losses().get(Side.PHASING)).isEqualTo(6);
    }

    // --- After an interception -------------------------------------------------------------------------------------------

    /** The French run the blockade of Brest with 1 LD aboard, and rout the blockader in the first fire; it goes to Coruna. */
    private static War broken() {
        var board = admirals().level("vizcaya", 1).level("galiza", 1).level("asturias", 1).fleet("brest", "france", "finistere", SIX, "duc")
                .fleet("galicia", "spain", "s_celtique", SIX, "conde").blockading("finistere").war().declares("france", Campaign.PASSIVE).board();
        var troops = Stack.atRest(new StackId("troops"), new CountryId("france"), new SpaceId("finistere"), Units.of(0, 0, 1), 0, List.of());
        var war = War.on(board.with(board.fleet(new StackId("brest")).orElseThrow().withCargo(List.of(troops), 0)))
                .plays(new SailFleet(new StackId("brest"), List.of(new SpaceId("s_celtique"), new SpaceId("s_manche")))).plays(new RunBlockade(new StackId("brest")), 3).plays(new EngageRunner(new StackId("brest")))
                .plays(new FightAtSea(new StackId("brest")), 6, 5, 9, 1, 1);
        while (!war.decisions().getFirst().id().equals("follow-up")) {
            var decision = war.decisions().getFirst();
            war.plays((EuCommand) decision.options().getFirst().command(), decision.id().startsWith("naval-attrition") ? new Integer[] {1} : new Integer[0]);
        }
        return war;
    }

    @Test
    void nobodyFollowsWithTroopsAboardButAPartWithoutThemMay() {
        var war = broken();
        assertThat(war.decision("follow-up").options()).extracting(Option::command).containsExactly(new LetFleetGo(new StackId("brest")));
        assertThat(war.refuses(new FollowFleet(new StackId("brest"))).rule()).isEqualTo(Citation.of("EU-SEA-FOLLOW"));
        // The LD needs two points: two warships stay.
        assertThat(Told.of(war.refuses(part("brest", warships(1, 0, 5), warships(0, 0, 1))).detail())).contains("eu.flotilla.refused-no-room-left");
        war.plays(part("brest", warships(0, 0, 1), warships(1, 0, 5)));
        var part = war.last(FleetDivided.class).newStack().value();
        war.plays(new FollowFleet(new StackId(part)));
        assertThat(war.last(NavalAttritionDue.class).strain().way()).as("out of Brest, and on to the port of the beaten").startsWith(new SpaceId("finistere"), new SpaceId("s_celtique"));
        war.plays(new RollNavalAttrition(new StackId(part)), 1).plays(new EndSeaBattle(new StackId("brest")), 5, 5);
        assertThat(fleet(war, part).action().blockadedPort()).isPresent();
        assertThat(fleet(war, "brest").aboard()).hasSize(1);
        assertThat(war.decision("sail-on-brest").options()).as("the others carry on").isNotEmpty();
    }
}
