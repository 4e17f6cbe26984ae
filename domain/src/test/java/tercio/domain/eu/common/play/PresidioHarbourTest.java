package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.RideAlone;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AcceptSeaBattle;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AttackFleet;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.FightAtSea;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.FollowFleet;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.LetFleetGo;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.RetreatToPort;
import tercio.domain.eu.sea.cargo.play.Cargo;
import tercio.domain.eu.sea.flotilla.play.FlotillaCommand.FormFleets;
import tercio.domain.eu.sea.ships.play.NearestPorts;
import tercio.domain.eu.sea.ships.play.Ports;
import tercio.domain.eu.sea.shorefire.play.ShoreFireEvent.ShoreFireMet;
import tercio.domain.eu.sea.transport.play.TransportEvent.TroopsLanded;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailOn;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Decision;
import tercio.domain.game.Id;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.given.Told;

/** A presidio as a harbour (EU-STACK-5, EU-SUP-5). Spain has one before Picardie in the Channel, whose Spanish port is Vlaanderen, or one before Izmir. */
class PresidioHarbourTest {

    private static final Ships TWO = new Ships(0, 0, 2, 0, 0, 0, 0);
    private static final Ships FLEET = new Ships(0, 1, 2, 0, 0, 0, 0);

    private static Situation channel(Ships ships) {
        return franceAgainstSpain().initiative("spain", 20).initiative("france", 5).admiral("conde", "spain", 2, 2, 2)
                .fleet("armada", "spain", "s_manche", ships, "conde");
    }

    private static War moving(Situation situation) {
        return situation.war().declares("spain", Campaign.MULTIPLE);
    }

    private static SailFleet sail(String... path) {
        return new SailFleet(new StackId("armada"), Id.all(List.of(path), SpaceId::new));
    }

    private static String at(War war) {
        return war.board().fleet(new StackId("armada")).orElseThrow().at().value();
    }

    @Test
    void shipsWithoutAFleetLieInIt() {
        var war = moving(channel(TWO).presidio("picardie", "spain", 1)).plays(sail("picardie"));
        assertThat(at(war.plays(new RollNavalAttrition(new StackId("armada")), 1))).isEqualTo("picardie");
    }

    @Test
    void withoutOneTheyDoNot() {
        assertThat(Told.of(moving(channel(TWO)).refuses(sail("picardie")).detail())).contains("eu.voyage.refused-port-closed");
    }

    @Test
    void aFleetDoesNotAndNoneIsFormedThere() {
        var refusal = moving(channel(FLEET).presidio("picardie", "spain", 1)).refuses(sail("picardie"));
        assertThat(refusal.rule()).isEqualTo(Citation.of("EU-MOVE-SEA"));
        assertThat(Told.of(refusal.detail())).isEqualTo("eu.voyage.refused-presidio: where Picardie.");

        var inside = franceAgainstSpain().fleet("armada", "spain", "picardie", TWO).presidio("picardie", "spain", 1).initiative("spain", 20).initiative("france", 5);
        assertThat(moving(inside).refuses(new FormFleets(new StackId("armada"), 0, 1)).rule()).isEqualTo(Citation.of("EU-FLEET-1"));
    }

    @Test
    void thatOfAnEnemyIsNoHarbour() {
        // France holds Picardie: its own port takes its ships; that of Vlaanderen, before which France has a presidio, takes no Spanish FLEET less for it.
        assertThat(War.RULES.faults(channel(TWO).fleet("in", "spain", "picardie", TWO).presidio("picardie", "spain", 1).scenario())).isEmpty();
        assertThat(War.RULES.faults(channel(TWO).fleet("in", "spain", "picardie", FLEET).presidio("picardie", "spain", 1).scenario())).containsOnlyKeys("/fleets/1/at");
        assertThat(War.RULES.faults(channel(TWO).fleet("in", "spain", "picardie", TWO).scenario())).containsOnlyKeys("/fleets/1/at");
        assertThat(War.RULES.faults(channel(TWO).fleet("in", "spain", "vlaanderen", FLEET).presidio("vlaanderen", "france", 1).scenario())).isEmpty();
    }

    @Test
    void anAllyLiesInItToo() {
        var situation = channel(TWO).alliances(List.of("spain", "venice"), List.of("france")).fleet("galleons", "venice", "picardie", TWO)
                .presidio("picardie", "spain", 1);
        assertThat(War.RULES.faults(situation.scenario())).isEmpty();
    }

    // --- Supply and retreat ----------------------------------------------------------------------------------------------

    /** Spanish ships in the Aegean; their closest own ports are on the Ionian Sea, one zone away. Venice and Turkey are enemies of Spain and of each other. */
    private static Situation aegean(Ships ships) {
        return franceAgainstSpain().alliances(List.of("spain"), List.of("turkey"), List.of("venice"), List.of("france")).fleet("armada", "spain", "s_egee", ships)
                .presidio("izmir", "spain", 2);
    }

    private static WarView board(Situation situation) {
        return new WarView(situation.war().board(), EuMap.PRINTED, EuTables.PRINTED);
    }

    private static String source(Situation situation) {
        var board = board(situation);
        var line = Ports.supplyLine(board, board.state().fleet(new StackId("armada")).orElseThrow()).orElseThrow();
        return line.length() + " from " + (line.length() == 0 ? line.source() : new SpaceId("afar"));
    }

    @Test
    void itSuppliesShipsWithoutAFleet() {
        assertThat(source(aegean(TWO))).isEqualTo("0 from izmir");
        assertThat(source(aegean(FLEET))).isEqualTo("1 from afar");
    }

    @Test
    void anEnemyWhoBlockadesThePortBlockadesIt() {
        // Izmir has the printed level 2 at most: a FLEET+ and 3 ships are enough for any fortress.
        var blockade = new Ships(1, 0, 4, 0, 0, 0, 0);
        assertThat(source(aegean(TWO).fleet("galleons", "venice", "s_egee", blockade).blockading("izmir"))).isEqualTo("1 from afar");
        var ally = franceAgainstSpain().alliances(List.of("spain", "france"), List.of("turkey"), List.of("venice")).fleet("armada", "spain", "s_egee", TWO)
                .presidio("izmir", "spain", 2).fleet("west", "france", "s_egee", blockade).blockading("izmir");
        assertThat(source(ally)).isEqualTo("0 from izmir");
    }

    @Test
    void shipsThatAreTurnedAwayOrBeatenGoToIt() {
        var board = board(aegean(TWO));
        assertThat(NearestPorts.ofRetreat(board, board.state().fleet(new StackId("armada")).orElseThrow(), new SpaceId("s_egee"))).containsOnlyKeys(new SpaceId("izmir"));
        var fleet = board(aegean(FLEET));
        assertThat(NearestPorts.ofRetreat(fleet, fleet.state().fleet(new StackId("armada")).orElseThrow(), new SpaceId("s_egee"))).doesNotContainKey(new SpaceId("izmir"));
    }

    /** Three Spanish ships attack six French ones in the Bay of Biscay, rout, and go to a port, or to the presidio before Poitou. */
    private static War routed(String port) {
        return franceAgainstSpain().initiative("spain", 20).initiative("france", 5).admiral("duc", "france", 2, 2, 2).admiral("conde", "spain", 2, 2, 2)
                .fleet("armada", "spain", "s_gascogne", new Ships(0, 0, 3, 0, 0, 0, 0), "conde").fleet("west", "france", "s_gascogne", new Ships(1, 0, 6, 0, 0, 0, 0), "duc")
                .presidio("poitou", "spain", 1).war().declares("spain", Campaign.SIMPLE)
                .plays(new SailFleet(new StackId("armada"), List.of(), Optional.of(NavalAction.battle(new StackId("west"))))).plays(new RollNavalAttrition(new StackId("armada")), 1)
                .plays(new EndMovement(new CountryId("spain"))).plays(new AttackFleet(new StackId("armada"))).plays(new AcceptSeaBattle(new StackId("west")))
                .plays(new FightAtSea(new StackId("armada")), 5, 6, 1, 9, 1)
                .plays(new RetreatToPort(new StackId("armada"), new SpaceId(port))).plays(new RollNavalAttrition(new StackId("armada")), 1);
    }

    @Test
    void whoHoldsThePortDoesNotBlockadeItToFollow() {
        assertThat(at(routed("poitou"))).isEqualTo("poitou");
        assertThat(offered(routed("poitou"), FollowFleet.class)).isFalse();
        assertThat(offered(routed("vizcaya"), FollowFleet.class)).as("a port of Spain").isTrue();
        assertThat(routed("poitou").refuses(new LetFleetGo(new StackId("west"))).rule()).isEqualTo(Citation.of("EU-SEA-FOLLOW"));
    }

    private static boolean offered(War war, Class<?> command) {
        return war.decisions().stream().map(Decision::options).flatMap(List::stream).map(Option::command).anyMatch(command::isInstance);
    }

    // --- With troops -------------------------------------------------------------------------------------------------------

    /** One LD goes aboard in Vlaanderen, a Spanish port, and lands in Picardie. */
    private static War lands(Situation situation) {
        return moving(situation.fleet("carracks", "spain", "vlaanderen", FLEET).stack("tercio", "spain", "vlaanderen", 0, 0, 1))
                .plays(new SailFleet(new StackId("carracks"), List.of(), Optional.of(NavalAction.embarkation(new StackId("tercio")))))
                .plays(new SailOn(new StackId("carracks"), List.of(new SpaceId("s_manche")), Optional.of(NavalAction.landing(new SpaceId("picardie"))))).plays(new RollNavalAttrition(new StackId("carracks")), 1);
    }

    @Test
    void aFleetCallsAtItWithTroopsAndStaysAtSea() {
        // 3 MP, 2 where both ends are controlled ports.
        assertThat(lands(channel(TWO)).last(TroopsLanded.class).mp()).isEqualTo(3);
        var war = lands(channel(TWO).presidio("picardie", "spain", 1));
        assertThat(war.last(TroopsLanded.class).mp()).isEqualTo(2);
        assertThat(war.board().fleet(new StackId("carracks")).orElseThrow().at().value()).isEqualTo("s_manche");
        assertThat(war.board().stack(new StackId("tercio")).orElseThrow().province().value()).isEqualTo("picardie");
    }

    @Test
    void twoFleetsDoNotCall() {
        var board = board(channel(new Ships(0, 2, 4, 0, 0, 0, 0)).presidio("picardie", "spain", 1).stack("tercio", "spain", "picardie", 0, 0, 1));
        var troops = board.state().stack(new StackId("tercio")).orElseThrow();
        assertThat(Cargo.isControlledPort(board, board.state().fleet(new StackId("armada")).orElseThrow(), troops, new SpaceId("picardie"))).isFalse();
        var one = board(channel(FLEET).presidio("picardie", "spain", 1).stack("tercio", "spain", "picardie", 0, 0, 1));
        assertThat(Cargo.isControlledPort(one, one.state().fleet(new StackId("armada")).orElseThrow(), troops, new SpaceId("picardie"))).isTrue();
    }

    @Test
    void troopsThatGoAboardThroughItLandOnAnyCoast() {
        var siege = channel(FLEET).stack("tercio", "spain", "picardie", 0, 0, 1);
        assertThat(Told.of(war(siege).refuses(ashore()).detail())).contains("eu.transport.refused-port-needed");
        assertThat(war(siege.presidio("picardie", "spain", 1)).plays(ashore()).plays(new RollNavalAttrition(new StackId("armada")), 1).board().stack(new StackId("tercio")).orElseThrow().province().value())
                .isEqualTo("normandie");
    }

    private static War war(Situation situation) {
        return moving(situation).plays(new SailFleet(new StackId("armada"), List.of(), Optional.of(NavalAction.embarkation(new StackId("tercio")))));
    }

    private static SailOn ashore() {
        return new SailOn(new StackId("armada"), List.of(), Optional.of(NavalAction.landing(new SpaceId("normandie"))));
    }

    /** Bavaria has no port anywhere. Its FLEET takes troops aboard on the coast of Normandy since it may call at its presidio before Picardie. */
    @Test
    void aPresidioIsThePortThatAFleetWithTroopsReaches() {
        var coast = franceAgainstSpain().alliances(List.of("baviere"), List.of("france"), List.of("spain")).initiative("baviere", 20).initiative("france", 5)
                .initiative("spain", 4).fleet("armada", "baviere", "s_manche", FLEET)
                .stack("tercio", "baviere", "normandie", 0, 0, 1);
        var without = board(coast);
        assertThat(Told.of(Cargo.embarkationRefusal(without, without.state().fleet(new StackId("armada")).orElseThrow(), new SpaceId("s_manche"), new StackId("tercio")).orElseThrow().detail())).contains("eu.transport.refused-no-port-in-reach");
        var with = new WarView(coast.presidio("picardie", "baviere", 1).war().declares("baviere", Campaign.MULTIPLE).board(), EuMap.PRINTED, EuTables.PRINTED);
        assertThat(Cargo.embarkationRefusal(with, with.state().fleet(new StackId("armada")).orElseThrow(), new SpaceId("s_manche"), new StackId("tercio"))).isEmpty();
        var afar = board(coast.fleet("second", "baviere", "s_adriatique", new Ships(0, 2, 4, 0, 0, 0, 0)).stack("guard", "baviere", "normandie", 0, 0, 1));
        assertThat(NearestPorts.canCall(afar, afar.state().fleet(new StackId("armada")).orElseThrow(), new SpaceId("s_adriatique"))).as("from anywhere").isTrue();
        assertThat(NearestPorts.canCall(afar, afar.state().fleet(new StackId("second")).orElseThrow(), new SpaceId("s_manche"))).as("two FLEET counters do not call").isFalse();
    }

    /** A French presidio before Vlaanderen fires on ships that enter the port, not on those that take troops aboard from the Channel. */
    @Test
    void onlyWhoEntersThePortIsFiredOn() {
        var guarded = channel(FLEET).presidio("vlaanderen", "france", 1).stack("tercio", "spain", "vlaanderen", 0, 0, 1);
        assertThat(war(guarded).events()).noneMatch(ShoreFireMet.class::isInstance);
        assertThat(moving(guarded).plays(sail("vlaanderen")).last(ShoreFireMet.class).to().value()).isEqualTo("vlaanderen");
    }

    private static Situation inPort(String port) {
        return franceAgainstSpain().initiative("spain", 20).initiative("france", 5).admiral("conde", "spain", 2, 2, 2).fleet("armada", "spain", port, TWO, "conde");
    }

    @Test
    void noSupplyAndNoLeaderComesThroughItToThoseAround() {
        var inside = inPort("picardie").presidio("picardie", "spain", 1).stack("tercio", "spain", "picardie", 1, 0, 2);
        var war = moving(inside);
        assertThat(Told.of(war.refuses(new SailFleet(new StackId("armada"), List.of(new SpaceId("s_manche"), new SpaceId("picardie")), Optional.of(NavalAction.relief(new SpaceId("picardie"))))).detail()))
                .contains("eu.voyage.refused-relief-into-port");
        var ride = new RideAlone(new LeaderId("conde"), Optional.empty(), List.of(new SpaceId("flandre")));
        assertThat(war.refuses(ride).rule()).isEqualTo(Citation.of("EU-MOVE-LEADER"));
        assertThat(moving(inPort("vlaanderen")).plays(ride).board().leader(new LeaderId("conde")).orElseThrow().place().value()).as("from a port").isEqualTo("flandre");
    }
}
