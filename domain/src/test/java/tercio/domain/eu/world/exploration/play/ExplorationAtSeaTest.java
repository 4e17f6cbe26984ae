package tercio.domain.eu.world.exploration.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.GoldSunk;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.TroopsSunk;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.InterceptAtSea;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.LetFleetPass;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.HeaveTo;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailOn;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.world.exploration.play.ExpeditionCommand.ExploreNothing;
import tercio.domain.eu.world.exploration.play.ExpeditionCommand.ExploreZone;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.ZoneExplored;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.given.Told;

/** Explorations of unknown seas in the game (EU-EXPLORATION). */
class ExplorationAtSeaTest {

    private static final Ships FOUR = new Ships(0, 1, 4, 0, 0, 0, 0);

    /** Four French warships under an explorer of manoeuvre 4 lie off the Canaries, the last sea that France knows. */
    private static Situation canaries() {
        return franceAgainstSpain().knows("france", "s_acores", "s_canarias").explorer("jacques", "france", 4)
                .fleet("ships", "france", "s_canarias", FOUR, "jacques");
    }

    /** The ships have announced the exploration where they lie, and the movements are over. */
    private static War exploring(Situation situation) {
        return situation.war().declares("france", Campaign.PASSIVE).plays(new SailFleet(new StackId("ships"), List.of(), Optional.of(NavalAction.exploration())))
                .plays(new RollNavalAttrition(new StackId("ships")), 1).plays(new EndMovement(new CountryId("france")));
    }

    private static ExploreZone explores(String zone) {
        return new ExploreZone(new CountryId("france"), new StackId("ships"), new SpaceId(zone));
    }

    private static NavalStack ships(War war) {
        return war.board().fleet(new StackId("ships")).orElseThrow();
    }

    private static boolean knows(War war, String zone) {
        return war.board().world().discoveries().knows(new CountryId("france"), new SpaceId(zone));
    }

    @Test
    void unknownZonesAreNotEntered() {
        var war = canaries().war().declares("france", Campaign.PASSIVE);
        assertThat(Told.of(war.refuses(new SailFleet(new StackId("ships"), List.of(new SpaceId("s_atlantique_n")))).detail())).contains("eu.voyage.refused-unknown");
        assertThat(War.RULES.moves(war.board(), "ships").orElseThrow()).extracting(Option::command).contains(new SailFleet(new StackId("ships"), List.of(new SpaceId("s_acores"))))
                .doesNotContain(new SailFleet(new StackId("ships"), List.of(new SpaceId("s_arguin"))));
    }

    @Test
    void aStackExploresOnlyAnUnknownZoneNextToIt() {
        var war = exploring(canaries());
        assertThat(war.board().phase()).isInstanceOf(Phase.Exploration.class);
        assertThat(war.decision("explore-ships").options()).extracting(Option::command)
                .containsExactlyInAnyOrder(explores("s_arguin"), explores("s_atlantique_n"), explores("s_bonnet_flamand"), new ExploreNothing(new StackId("ships")));
        assertThat(war.refuses(explores("s_acores")).rule()).isEqualTo(Citation.of("EU-EXPLORATION-WHO"));
        assertThat(war.refuses(explores("s_gambie")).legal()).hasSize(4);
    }

    @Test
    void explorationIsAPassiveActionAndAttritionComesBeforeIt() {
        var war = canaries().war().declares("france", Campaign.PASSIVE).plays(new SailFleet(new StackId("ships"), List.of(), Optional.of(NavalAction.exploration())));
        assertThat(war.decisions().getFirst().id()).isEqualTo("naval-attrition-ships");
        war.plays(new RollNavalAttrition(new StackId("ships")), 1);
        // -6 always, -4 for the explorer, difficulty 5; the French ports on the Gulf of Gascony are one zone away: +3.
        assertThat(War.sum(war.step("naval attrition"))).isEqualTo(-6 - 4 + 5 + 3);
    }

    @Test
    void aSuccessMovesTheShipsIntoTheZoneWhichTheyAloneKnow() {
        // +4 always, -4 for the explorer: a 5 is a 5, a success without losses.
        var war = exploring(canaries()).plays(explores("s_arguin"), 5);
        assertThat(War.sum(war.step("exploration"))).isZero();
        assertThat(war.last(ZoneExplored.class).found()).contains(true);
        assertThat(ships(war).at().value()).isEqualTo("s_arguin");
        assertThat(ships(war).ships()).isEqualTo(FOUR.units());
        assertThat(knows(war, "s_arguin")).isFalse();
        assertThat(war.board().world().discoveries().knows(new StackId("ships"), new CountryId("france"), new SpaceId("s_arguin"))).isTrue();
        assertThat(war.board().phase()).isNotInstanceOf(Phase.Exploration.class);
    }

    @Test
    void aFailureLeavesTheShipsAndTakesTheirPercentage() {
        // A 10 with +4 is a 14 without a leader: failure, 90 % lost. Of 4 ND one third and a star are left: the table says what.
        var war = exploring(franceAgainstSpain().knows("france", "s_acores", "s_canarias").fleet("ships", "france", "s_canarias", FOUR)).plays(explores("s_arguin"), 7);
        // 11: failure, 60 %.
        assertThat(war.last(ZoneExplored.class).found()).contains(false);
        assertThat(war.last(ZoneExplored.class).percent()).isEqualTo(60);
        assertThat(ships(war).at().value()).isEqualTo("s_canarias");
        assertThat(ships(war).ships().thirds()).isLessThan(12);
    }

    /** 60 % of 10 ducats go down with as many of the ships (EU-CONVOY-GOLD): of the 4 that are left all have room. */
    @Test
    void goldAboardLosesTheSamePercentage() {
        var war = exploring(franceAgainstSpain().knows("france", "s_acores", "s_canarias").fleet("ships", "france", "s_canarias", FOUR).laden(10)).plays(explores("s_arguin"), 7);
        assertThat(war.last(ZoneExplored.class).percent()).isEqualTo(60);
        assertThat(war.last(GoldSunk.class)).isEqualTo(new GoldSunk(new StackId("ships"), 6, 4));
        assertThat(ships(war).gold()).isEqualTo(4);
    }

    private static Set<String> carriersWithTroopsOf(String country) {
        var board = franceAgainstSpain().alliances(List.of("france", "england"), List.of("spain")).initiative("france", 17).initiative("england", 16).initiative("spain", 5)
                .knows("france", "s_acores", "s_canarias").explorer("jacques", "france", 4).fleet("ships", "france", "s_canarias", FOUR, "jacques").war()
                .declares("france", Campaign.PASSIVE).declares("england", Campaign.PASSIVE).board();
        var troops = Stack.atRest(new StackId("troops"), new CountryId(country), new SpaceId("s_canarias"), Units.of(0, 0, 1), 0, List.of());
        var war = War.on(board.with(board.fleet(new StackId("ships")).orElseThrow().withCargo(List.of(troops), 0)))
                .plays(new SailFleet(new StackId("ships"), List.of(), Optional.of(NavalAction.exploration()))).plays(new RollNavalAttrition(new StackId("ships")), 1).plays(new EndMovement(new CountryId("france")))
                .plays(new EndMovement(new CountryId("england"))).plays(explores("s_arguin"), 5);
        assertThat(war.last(ZoneExplored.class).found()).contains(true);
        return war.board().world().discoveries().carried().keySet().stream().map(StackId::value).collect(Collectors.toSet());
    }

    /** "Only the commanding country (and its units) carry this knowledge" (l.1651). */
    @Test
    void troopsOfAnAllyAboardCarryNoDiscoveryForTheirOwnCountry() {
        assertThat(carriersWithTroopsOf("france")).containsExactlyInAnyOrder("ships", "troops");
        assertThat(carriersWithTroopsOf("england")).containsExactly("ships");
    }

    /** 60 % of 2 LD are 1 1/5: the nearest detachments are four, so two are left. In Europe it would be a whole LD. */
    @Test
    void troopsAboardLoseTheSamePercentageInDetachments() {
        var board = franceAgainstSpain().knows("france", "s_acores", "s_canarias").fleet("ships", "france", "s_canarias", FOUR).war().declares("france", Campaign.PASSIVE).board();
        var troops = Stack.atRest(new StackId("troops"), new CountryId("france"), new SpaceId("s_canarias"), Units.of(0, 0, 2), 0, List.of());
        var war = War.on(board.with(board.fleet(new StackId("ships")).orElseThrow().withCargo(List.of(troops), 0)))
                .plays(new SailFleet(new StackId("ships"), List.of(), Optional.of(NavalAction.exploration()))).plays(new RollNavalAttrition(new StackId("ships")), 1).plays(new EndMovement(new CountryId("france")))
                .plays(explores("s_arguin"), 7);
        assertThat(war.last(ZoneExplored.class).percent()).isEqualTo(60);
        assertThat(war.last(TroopsSunk.class).lost()).as("thirds of an LD").isEqualTo(4);
        assertThat(war.last(TroopsSunk.class).left()).isEqualTo(new Units(0, 0, 0, 2, 0, 0, false));
    }

    @Test
    void aHalfResultIsDecidedByTheSmallTableAndTheExplorerIsTested() {
        // A 9 is a half; a 6 of the small table is a success that tests the leader; 4 is not above his manoeuvre.
        var war = exploring(canaries()).plays(explores("s_arguin"), 9, 6, 4);
        assertThat(war.last(ZoneExplored.class).found()).contains(true);
        assertThat(ships(war).leaders()).containsExactly(new LeaderId("jacques"));
        // A 5 kills him.
        var dead = exploring(canaries()).plays(explores("s_arguin"), 9, 6, 5);
        assertThat(ships(dead).leaders()).isEmpty();
        assertThat(dead.board().navies().leaders().get(new LeaderId("jacques")).fate()).isEqualTo(Fate.KILLED);
        // A 4 of the small table is a failure that tests leaders alone only.
        assertThat(exploring(canaries()).plays(explores("s_arguin"), 9, 4).last(ZoneExplored.class).found()).contains(false);
    }

    @Test
    void technologyMalusAndBadWeatherCount() {
        // Carracks: +1; the south-east Atlantic has a malus of 1.
        var war = exploring(franceAgainstSpain().knows("france", "s_acores", "s_canarias", "s_arguin", "s_gambie", "s_guinee", "s_angola", "s_atlantique_s")
                .navy("france", NavalTechnology.CARRACK, 10).explorer("jacques", "france", 4)
                .fleet("ships", "france", "s_atlantique_s", new Ships(0, 0, 2, 0, 0, 0, 0), "jacques")).plays(explores("s_atlantique_se"), 3);
        assertThat(War.sum(war.step("exploration"))).isEqualTo(4 - 4 + 1 + 1);
    }

    @Test
    void badWeatherMakesAnExplorationHarder() {
        var war = canaries().poorWeather().startingIn("W1").war();
        if (!war.board().badWeather()) {
            war = War.on(war.board().withRound(war.board().box(), false, true));
        }
        war.declares("france", Campaign.PASSIVE).plays(new SailFleet(new StackId("ships"), List.of(), Optional.of(NavalAction.exploration())))
                .plays(new RollNavalAttrition(new StackId("ships")), 1).plays(new EndMovement(new CountryId("france"))).plays(explores("s_arguin"), 1);
        // +4 always, -4 for the explorer, +2 for the weather.
        assertThat(War.sum(war.step("exploration"))).isEqualTo(2);
    }

    /** The ships come from the Azores to explore, and a Spanish warship lies off the Canaries. */
    private static War meetingSpain() {
        return franceAgainstSpain().initiative("france", 15).initiative("spain", 5).knows("france", "s_acores", "s_canarias").knows("spain", "s_acores", "s_canarias")
                .explorer("jacques", "france", 4).fleet("ships", "france", "s_acores", FOUR, "jacques").fleet("caravel", "spain", "s_canarias", new Ships(0, 0, 1, 0, 0, 0, 0))
                .war().declares("france", Campaign.PASSIVE).plays(new SailFleet(new StackId("ships"), List.of(new SpaceId("s_canarias")), Optional.of(NavalAction.exploration())))
                .plays(new RollNavalAttrition(new StackId("ships")), 1);
    }

    @Test
    void aStackThatWasLetPassExplores() {
        var war = meetingSpain().plays(new LetFleetPass(new CountryId("spain"))).plays(new EndMovement(new CountryId("france")));
        assertThat(war.decision("explore-ships").options()).extracting(Option::command).contains(explores("s_arguin"));
    }

    @Test
    void aStackThatHasFoughtOnItsWayDoesNotExplore() {
        // The caravel fires with a 1 and is beaten by a 10.
        Dice high = name -> OptionalInt.of(name.side().startsWith("phasing") ? 10 : 1);
        var war = meetingSpain().plays(new InterceptAtSea(List.of(new StackId("caravel"))), 10);
        for (int answers = 0; answers < 40 && war.decisions().stream().noneMatch(asked -> asked.id().equals("sail-on-ships")); answers++) {
            var asked = war.decisions().getFirst();
            war.plays((EuCommand) (asked.options().isEmpty() ? War.RULES.sample(war.board(), asked, bound -> 0) : asked.options().getFirst().command()), high);
        }
        assertThat(war.refuses(new SailOn(new StackId("ships"))).rule()).isEqualTo(Citation.of("EU-EXPLORATION-WHO"));
        war.plays(new HeaveTo(new StackId("ships"))).plays(new EndMovement(new CountryId("france")));
        assertThat(ships(war).at().value()).isEqualTo("s_canarias");
        assertThat(ships(war).leaders()).containsExactly(new LeaderId("jacques"));
        assertThat(war.board().phase()).isNotInstanceOf(Phase.Exploration.class);
    }

    @Test
    void theOddsOfAnExplorationAreItsDice() {
        var war = exploring(canaries());
        var odds = War.RULES.forecasts(war.board(), List.of(explores("s_arguin"))).getFirst().orElseThrow();
        // No modifier: 1 to 8 are a success, 9 and 10 by half: 8 in 10 and half of 2 in 10.
        assertThat(odds.figures().get("discovery").outcomes()).map(Object::toString).containsExactlyInAnyOrder("success", "failure");
        assertThat(odds.figures()).containsKeys("leftThirds", "leader");
    }

    @Test
    void aStackMayLeaveItBe() {
        var war = exploring(canaries()).plays(new ExploreNothing(new StackId("ships")));
        assertThat(ships(war).at().value()).isEqualTo("s_canarias");
        assertThat(war.board().phase()).isNotInstanceOf(Phase.Exploration.class);
    }
}
