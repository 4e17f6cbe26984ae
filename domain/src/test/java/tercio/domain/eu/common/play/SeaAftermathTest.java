package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.WatersId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.NavalAttritionDue;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.NavalAttritionRolled;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.ShipsLost;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AcceptSeaBattle;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AttackFleet;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.CaptureShips;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.EndSeaBattle;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.FightAtSea;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.FollowFleet;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.LetFleetGo;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.RetreatToPort;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.AdmiralHit;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.AdmiralReturned;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.FleetRetreated;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleEnded;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.ShipsCaptured;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.ShipsLostInBattle;
import tercio.domain.eu.sea.flotilla.play.FlotillaEvent.FleetsFormed;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.EngageRunner;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.RunBlockade;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailOn;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.round.play.RoundCommand.RollContinuation;
import tercio.domain.game.Id;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Fraction;
import tercio.domain.sentence.given.Told;

/** The steps after the fighting at sea: retreat, follow-up, Major Battle, admirals and the voyage (EU-SEA-RETREAT, EU-SEA-FOLLOW). */
class SeaAftermathTest {

    private static final Ships SIX = new Ships(1, 0, 6, 0, 0, 0, 0);
    private static final Ships EIGHT = new Ships(1, 0, 8, 0, 0, 0, 0);

    private static Situation admirals() {
        return franceAgainstSpain().admiral("duc", "france", 2, 2, 2).admiral("conde", "spain", 2, 2, 2);
    }

    private static War begun(Ships french, Ships spanish) {
        return admirals().fleet("west", "france", "s_gascogne", french, "duc").fleet("armada", "spain", "s_gascogne", spanish, "conde").war()
                .declares("france", Campaign.SIMPLE)
                .plays(new SailFleet(new StackId("west"), List.of(), Optional.of(NavalAction.battle(new StackId("armada")))))
                .plays(new RollNavalAttrition(new StackId("west")), 1).plays(new EndMovement(new CountryId("france")))
                .plays(new AttackFleet(new StackId("west"))).plays(new AcceptSeaBattle(new StackId("armada")));
    }

    /** The French rout in the first fire and lose four ships, 3 damaged and 1 destroyed. */
    private static War routed() {
        // Fire of Spain: 9 + 1 for the wind = 10 on C: 1 2/3 and two stars.
        // Pursuit: 10 + 2 first day + 1 after fire + 1 wind = 14 on E: 2 1/3 and 3 stars.
        return begun(SIX, SIX).plays(new FightAtSea(new StackId("west")), 5, 6, 1, 9, 10).plays(new CaptureShips(new StackId("armada"), List.of(), Optional.empty()));
    }

    private static NavalStack fleet(War war, String id) {
        return war.board().fleet(new StackId(id)).orElseThrow();
    }

    @Test
    void theBeatenGoToAClosestPortAndRollWithoutTheirAdmiral() {
        var war = routed();
        assertThat(war.decision("sea-retreat").options()).extracting(Option::command).contains(new RetreatToPort(new StackId("west"), new SpaceId("vendee")));
        assertThat(war.refuses(new RetreatToPort(new StackId("west"), new SpaceId("finistere"))).rule()).isEqualTo(Citation.of("EU-SEA-RETREAT"));
        war.plays(new RetreatToPort(new StackId("west"), new SpaceId("vendee")));
        assertThat(war.last(NavalAttritionDue.class).strain().routed()).isTrue();
        assertThat(war.last(FleetRetreated.class).way()).containsExactly(new SpaceId("s_gascogne"), new SpaceId("vendee"));
        assertThat(fleet(war, "west").at().value()).isEqualTo("vendee");
    }

    /** Three Spanish warships beat six French ones, and capture some: four counters and more are put into a FLEET (l.3314). */
    @Test
    void capturedShipsBeyondThreeCountersAreAFleet() {
        var war = fought(begun(SIX, new Ships(0, 0, 3, 0, 0, 0, 0)));
        assertThat(fleet(war, "armada").ships().nwd()).as("with one captured ship at least").isGreaterThan(3);
        assertThat(war.last(FleetsFormed.class).stack().value()).isEqualTo("armada");
        assertThat(fleet(war, "armada").fleets()).isEqualTo(1);
    }

    /** The non-phasing side throws tens, pursues with a ten, and captures as many ships as it can. */
    private static War fought(War war) {
        Dice tens = name -> OptionalInt.of(name.purpose().equals("leaderCasualty") ? 10 : name.purpose().equals("retreat") || name.purpose().equals("attrition") ? 1
                : name.purpose().equals("pursuit") || name.side().equals(Side.NON_PHASING.word()) ? 10 : 1);
        war.plays(new FightAtSea(new StackId("west")), tens);
        while (war.events().stream().noneMatch(SeaBattleEnded.class::isInstance)) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command(), tens);
        }
        return war;
    }

    /** In period III a Portuguese FLEET+ holds 4 warships and a transport; two ships beside it make three counters, and Portugal has no other FLEET. */
    private static War portuguese(Ships ships) {
        return fought(franceAgainstSpain().alliances(List.of("france"), List.of("portugal"), List.of("spain")).initiative("france", 12).initiative("portugal", 8).initiative("spain", 5)
                .admiral("duc", "france", 2, 2, 2).admiral("conde", "portugal", 2, 2, 2).fleet("west", "france", "s_gascogne", SIX, "duc")
                .fleet("armada", "portugal", "s_gascogne", ships, "conde").war().declares("france", Campaign.SIMPLE)
                .plays(new SailFleet(new StackId("west"), List.of(), Optional.of(NavalAction.battle(new StackId("armada"))))).plays(new RollNavalAttrition(new StackId("west")), 1).plays(new EndMovement(new CountryId("france")))
                .plays(new AttackFleet(new StackId("west"))).plays(new AcceptSeaBattle(new StackId("armada"))));
    }

    /** "If one of the stack involved in the battle is now overstacked, exceeding troops are removed. This is not part of battle casualties" (l.3314). */
    @Test
    void capturedShipsForWhichThereIsNoCounterAreRemovedAndNoLossOfTheBattle() {
        var war = portuguese(SIX);
        int captured = war.last(ShipsCaptured.class).ships().nwd();
        assertThat(captured).isPositive();
        assertThat(war.last(ShipsLost.class)).isEqualTo(new ShipsLost(new StackId("armada"), new NavalUnits(0, 0, captured, 0, 0, 0, 0), SIX.units()));
        assertThat(Told.of(war.step("too many counters").said())).isEqualTo("eu.seabattle.result-counters: ships [(eu.name.warships: count " + captured + ")].");
        assertThat(fleet(war, "armada").ships()).isEqualTo(SIX.units());
        assertThat(war.last(SeaBattleEnded.class).losses()).containsEntry(Side.NON_PHASING, 0);
    }

    /** A transport in the FLEET takes no counter: it stays, though of as many ships transports are removed before warships. */
    @Test
    void noMoreShipsAreRemovedThanAreTooMany() {
        var war = portuguese(new Ships(1, 0, 6, 0, 1, 0, 0));
        assertThat(war.last(ShipsLost.class).lost().ntd()).isZero();
        assertThat(fleet(war, "armada").ships()).isEqualTo(new NavalUnits(1, 0, 6, 0, 1, 0, 0));
    }

    /** One of 5 transports is in the full FLEET, 2 are beside the three counters, and 2 are counters: these give way to captured warships. */
    @Test
    void ofAsManyShipsTransportsAreRemovedBeforeWarships() {
        var war = portuguese(new Ships(1, 0, 4, 0, 5, 0, 0));
        int captured = war.last(ShipsCaptured.class).ships().nwd();
        int transports = Math.min(2, captured);
        assertThat(war.last(ShipsLost.class).lost()).isEqualTo(new NavalUnits(0, 0, captured - transports, 0, transports, 0, 0));
        assertThat(fleet(war, "armada").ships()).isEqualTo(new NavalUnits(1, 0, 4 + transports, 0, 5 - transports, 0, 0));
    }

    @Test
    void theAccountTellsNoLossesThatAreNone() {
        var board = begun(SIX, SIX).board();
        var none = NavalUnits.NONE;
        var two = new NavalUnits(0, 0, 2, 0, 0, 0, 0);
        assertThat(said(board, two, none)).isEqualTo("eu.seabattle.hit: stack (eu.name.fleet-under: country France, size 6, leader duc), how destroyed, destroyed [(eu.name.warships: count 2)], damaged (eu.name.no-ships), left 4.");
        assertThat(said(board, none, two)).isEqualTo("eu.seabattle.hit: stack (eu.name.fleet-under: country France, size 6, leader duc), how damaged, destroyed (eu.name.no-ships), damaged [(eu.name.warships: count 2)], left 4.");
        assertThat(said(board, two, two)).isEqualTo("eu.seabattle.hit: stack (eu.name.fleet-under: country France, size 6, leader duc), how both, destroyed [(eu.name.warships: count 2)], damaged [(eu.name.warships: count 2)], left 4.");
    }

    private static String said(EuState board, NavalUnits destroyed, NavalUnits damaged) {
        var four = new NavalUnits(0, 0, 4, 0, 0, 0, 0);
        return Told.of(War.RULES, board, new ShipsLostInBattle(new SpaceId("s_gascogne"), Side.PHASING, new WatersId("atlantic"), List.of(new ShipsLostInBattle.Hit(new StackId("west"), new CountryId("france"), destroyed, damaged, four))), List.of());
    }

    @Test
    void shipsThatSinkInTheRetreatMakeAMajorBattle() {
        // Eight ships against eight: 4 inflicted are 4 2/3 at size +1, a third too few for a Major Battle. 3 1/3 ships retreat.
        var war = begun(EIGHT, EIGHT).plays(new FightAtSea(new StackId("west")), 5, 6, 1, 9, 10).plays(new CaptureShips(new StackId("armada"), List.of(), Optional.empty()))
                .plays(new RetreatToPort(new StackId("west"), new SpaceId("vendee")));
        assertThat(fleet(war, "west").ships().thirds()).isEqualTo(10);
        // -6 always, difficulty 5 less 2 for the own ports of the zone: 10 is a 7, 20 %.
        war.plays(new RollNavalAttrition(new StackId("west")), 10);
        assertThat(War.sum(war.step("naval attrition"))).isEqualTo(-3);
        int sunk = war.last(NavalAttritionRolled.class).lostThirds();
        assertThat(sunk).isPositive();
        war.plays(new LetFleetGo(new StackId("armada"))).plays(new EndSeaBattle(new StackId("west")), 5, 5);
        assertThat(war.last(SeaBattleEnded.class).losses()).isEqualTo(Map.of(Side.PHASING, 14 + sunk, Side.NON_PHASING, 0));
        assertThat(war.last(SeaBattleEnded.class).major()).isTrue();
    }

    /** A 1 hits the winner, a 1 or a 2 who has not won; an odd second die kills, and each even one wounds for half of it (EU-BATTLE-CASUALTY, EU-BATTLE-FATE). */
    @Test
    void theEndOfABattleHasTheOddsOfBothCommanders() {
        var war = routed().plays(new RetreatToPort(new StackId("west"), new SpaceId("vendee"))).plays(new RollNavalAttrition(new StackId("west")), 1).plays(new LetFleetGo(new StackId("armada")));

        var odds = War.RULES.forecasts(war.board(), List.of(new EndSeaBattle(new StackId("west")))).getFirst().orElseThrow();

        assertThat(odds.parties()).isEqualTo(Map.of("phasing", "france", "nonPhasing", "spain"));
        assertThat(chance(odds, "phasing/leader", "unharmed")).isEqualTo(new Fraction(BigInteger.valueOf(8), BigInteger.valueOf(10)));
        assertThat(chance(odds, "phasing/leader", "killed")).isEqualTo(new Fraction(BigInteger.valueOf(1), BigInteger.valueOf(10)));
        assertThat(chance(odds, "nonPhasing/leader", "unharmed")).isEqualTo(new Fraction(BigInteger.valueOf(9), BigInteger.valueOf(10)));
        assertThat(chance(odds, "nonPhasing/leader", "wounded")).isEqualTo(new Fraction(BigInteger.valueOf(1), BigInteger.valueOf(20)));
        assertThat(chance(odds, "nonPhasing/leaderRounds", 5)).isEqualTo(new Fraction(BigInteger.valueOf(1), BigInteger.valueOf(100)));
    }

    private static Fraction chance(Forecast odds, String figure, Object value) {
        var values = odds.figures().get(figure);
        return new Fraction(values.weightOf(each -> each.toString().equals(value.toString())), values.whole());
    }

    @Test
    void aMajorBattleChangesStabilityAndGivesVictoryPoints() {
        // Twelve against six: 3 ND more on fire, 5 more in pursuit, 7 more on boarding. Fire 9 + 1 + 1 = 11 on C: 2 and 2 stars. Pursuit 10 + 2 + 1 + 1 + 1 is
        // the last line: 2 1/3. 4 1/3 inflicted are 4 2/3 and 1/3 at size +1: five ships.
        var war = begun(SIX, new Ships(1, 0, 12, 0, 0, 0, 0)).plays(new FightAtSea(new StackId("west")), 5, 6, 1, 9, 10)
                .plays(new CaptureShips(new StackId("armada"), List.of(), Optional.empty()))
                .plays(new RetreatToPort(new StackId("west"), new SpaceId("vendee"))).plays(new RollNavalAttrition(new StackId("west")), 1);
        war.plays(new LetFleetGo(new StackId("armada"))).plays(new EndSeaBattle(new StackId("west")), 5, 5);
        var ended = war.last(SeaBattleEnded.class);
        assertThat(ended.losses()).isEqualTo(Map.of(Side.PHASING, 15, Side.NON_PHASING, 0));
        assertThat(ended.major()).isTrue();
        assertThat(ended.stability()).isEqualTo(Map.of(new CountryId("france"), -1, new CountryId("spain"), 1));
        assertThat(ended.victoryPoints()).isEqualTo(Map.of(new CountryId("spain"), 5));
        assertThat(war.board().countries().get(new CountryId("spain")).victoryPoints()).isEqualTo(5);
        assertThat(ended.barred()).containsExactly(new StackId("west"));
    }

    @Test
    void theWinnerMayFollowAndBlockade() {
        var war = routed().plays(new RetreatToPort(new StackId("west"), new SpaceId("vendee"))).plays(new RollNavalAttrition(new StackId("west")), 1);
        assertThat(war.decision("follow-up").party()).isEqualTo("spain");
        assertThat(war.refuses(new FollowFleet(new StackId("west"))).rule()).isEqualTo(Citation.of("EU-SEA-FOLLOW"));
        war.plays(new FollowFleet(new StackId("armada"))).plays(new RollNavalAttrition(new StackId("armada")), 1);
        assertThat(fleet(war, "armada").action()).isEqualTo(NavalAction.blockade(new SpaceId("vendee")));
        war.plays(new EndSeaBattle(new StackId("west")), 5, 5);
        assertThat(war.last(SeaBattleEnded.class).winner()).isEqualTo(Side.NON_PHASING);
    }

    /** Hellas is blockaded from the Aegean, where its city lies, and the Turks are beaten in the Ionian Sea (EU-MOVE-3). */
    @Test
    void aPortIsNotBlockadedFromItsOtherCoastByWhoFollows() {
        var war = Situation.franceAgainstSpain().alliances(List.of("spain"), List.of("turkey"), List.of("france")).initiative("turkey", 20).initiative("spain", 5).initiative("france", 1)
                .admiral("ali", "turkey", 2, 2, 2).admiral("conde", "spain", 2, 2, 2).fleet("kapudan", "turkey", "s_ionienne", new Ships(0, 0, 3, 0, 0, 0, 0), "ali")
                .fleet("armada", "spain", "s_ionienne", new Ships(1, 0, 6, 0, 0, 0, 0), "conde").war().declares("turkey", Campaign.SIMPLE)
                .plays(new SailFleet(new StackId("kapudan"), List.of(), Optional.of(NavalAction.battle(new StackId("armada"))))).plays(new RollNavalAttrition(new StackId("kapudan")), 1)
                .plays(new EndMovement(new CountryId("turkey"))).plays(new AttackFleet(new StackId("kapudan"))).plays(new AcceptSeaBattle(new StackId("armada")))
                .plays(new FightAtSea(new StackId("kapudan")), 5, 6, 1, 9, 1).plays(new RetreatToPort(new StackId("kapudan"), new SpaceId("hellas")))
                .plays(new RollNavalAttrition(new StackId("kapudan")), 1);
        war.plays(new FollowFleet(new StackId("armada"))).plays(new RollNavalAttrition(new StackId("armada")), 1);

        assertThat(fleet(war, "armada").at()).isEqualTo(new SpaceId("s_ionienne"));
        assertThat(fleet(war, "armada").action()).isNull();
    }

    @Test
    void aWoundedAdmiralComesBackToANavalStack() {
        var war = routed().plays(new RetreatToPort(new StackId("west"), new SpaceId("vendee"))).plays(new RollNavalAttrition(new StackId("west")), 1).plays(new LetFleetGo(new StackId("armada")));
        // Casualty: 2 - 1 for the beaten = 1: hit. Fate: 2, wounded for one round.
        war.plays(new EndSeaBattle(new StackId("west")), 2, 5, 2);
        var hit = war.last(AdmiralHit.class);
        assertThat(hit.leader().value()).isEqualTo("duc");
        assertThat(hit.fate()).isEqualTo(Fate.WOUNDED);
        assertThat(fleet(war, "west").leaders()).isEmpty();
        war.declares("spain", Campaign.PASSIVE).plays(new EndMovement(new CountryId("spain")));
        while (war.decisions().getFirst().id().startsWith("naval-attrition")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command(), 1);
        }
        war.plays(new RollContinuation(), 5);
        assertThat(war.last(AdmiralReturned.class)).isEqualTo(new AdmiralReturned(new LeaderId("duc"), new StackId("west")));
        assertThat(fleet(war, "west").leaders()).containsExactly(new LeaderId("duc"));
    }

    // --- An interception battle ------------------------------------------------------------------------------------

    /** The French run the blockade of Brest, and the blockader fights. */
    private static War running(Ships blockader) {
        return running(admirals(), blockader, List.of("s_celtique", "s_manche"), null);
    }

    private static War running(Situation situation, Ships blockader, List<String> way, NavalAction action) {
        return situation.fleet("brest", "france", "finistere", SIX, "duc").fleet("galicia", "spain", "s_celtique", blockader, "conde").blockading("finistere").war()
                .declares("france", Campaign.PASSIVE)
                .plays(new SailFleet(new StackId("brest"), Id.all(way, SpaceId::new), Optional.ofNullable(action))).plays(new RunBlockade(new StackId("brest")), 3).plays(new EngageRunner(new StackId("brest")));
    }

    @Test
    void aBlockaderFightsARunnerInItsZoneAtOnce() {
        var war = running(SIX);
        assertThat(war.decisions().getFirst().id()).isEqualTo("sea-battle");
        assertThat(fleet(war, "brest").at().value()).isEqualTo("s_celtique");
        assertThat(Told.of(war.refuses(new EndMovement(new CountryId("france"))).detail())).isNotBlank();
    }

    @Test
    void aBeatenRunnerRollsOnceForBothWays() {
        // Spain routs the French in the first fire.
        var war = running(SIX).plays(new FightAtSea(new StackId("brest")), 5, 6, 1, 9, 1);
        war.plays(new RetreatToPort(new StackId("brest"), new SpaceId("vendee")));
        var strain = war.last(NavalAttritionDue.class).strain();
        assertThat(strain.way()).containsExactly(new SpaceId("finistere"), new SpaceId("s_celtique"), new SpaceId("vendee"));
        assertThat(strain.departure().fromArsenal()).isTrue();
        war.plays(new RollNavalAttrition(new StackId("brest")), 1).plays(new LetFleetGo(new StackId("galicia"))).plays(new EndSeaBattle(new StackId("brest")), 5, 5);
        assertThat(war.decisions()).extracting(decision -> decision.id()).contains("movement");
        assertThat(fleet(war, "galicia").action()).isEqualTo(NavalAction.blockade(new SpaceId("finistere")));
    }

    @Test
    void aRunnerThatWinsMaySailOn() {
        var war = wins(running(SIX));
        assertThat(fleet(war, "galicia").action()).isNull();
        assertThat(war.decision("sail-on-brest").options()).isNotEmpty();
    }

    /** France has the wind and routs Spain in the first fire: the blockade is over. */
    private static War wins(War war) {
        war.plays(new FightAtSea(new StackId("brest")), 6, 5, 9, 1, 1);
        while (!war.decisions().getFirst().id().equals("sea-battle-end")) {
            var decision = war.decisions().getFirst();
            war.plays((EuCommand) decision.options().getFirst().command(), decision.id().startsWith("naval-attrition") ? new Integer[] {1} : new Integer[0]);
        }
        return war.plays(new EndSeaBattle(new StackId("brest")), 5, 5);
    }

    /** Ships that have fought take no troops aboard and explore nothing, neither as they had announced it nor anew. */
    @Test
    void aRunnerThatHasFoughtTakesNoTroopsAboard() {
        var embarks = NavalAction.embarkation(new StackId("troops"));
        var way = List.of("s_celtique", "s_manche", "caux");
        var war = wins(running(admirals().stack("troops", "france", "caux", 0, 0, 1), SIX, way, embarks));
        var commands = war.decision("sail-on-brest").options().stream().map(Option::command).toList();
        assertThat(commands).contains(new SailOn(new StackId("brest"), List.of(new SpaceId("s_manche"), new SpaceId("caux")), Optional.empty()))
                .doesNotContain(new SailOn(new StackId("brest"), List.of(new SpaceId("s_manche"), new SpaceId("caux")), Optional.of(embarks)), new SailOn(new StackId("brest")));
        var refused = war.refuses(new SailOn(new StackId("brest"), List.of(new SpaceId("s_manche"), new SpaceId("caux")), Optional.of(embarks)));
        assertThat(refused.rule()).isEqualTo(Citation.of("EU-SEA-TRANSPORT"));
        assertThat(Told.of(refused.detail())).isEqualTo("eu.voyage.refused-has-fought: stack (eu.name.fleet-under: country France, size 6, leader duc).");
        assertThat(Told.of(war.refuses(new SailOn(new StackId("brest"))).detail())).isEqualTo(Told.of(refused.detail()));
        assertThat(war.refuses(new SailOn(new StackId("brest"), List.of(new SpaceId("s_manche")), Optional.of(NavalAction.exploration()))).rule()).isEqualTo(Citation.of("EU-EXPLORATION-WHO"));
        assertThat(war.refuses(new SailOn(new StackId("brest"), List.of(new SpaceId("s_manche"), new SpaceId("caux")), Optional.of(NavalAction.lading()))).rule()).isEqualTo(Citation.of("EU-CONVOY-GOLD"));
    }
}
