package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.MarchStrain;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.Crossing;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleJoined;
import tercio.domain.eu.land.losses.play.LossEvent.StackRetreated;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.HaltMove;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.LoseShips;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.TroopsSunk;
import tercio.domain.eu.sea.ships.NavalActivity;
import tercio.domain.eu.sea.transport.play.TransportCommand.BringTroopsHome;
import tercio.domain.eu.sea.transport.play.TransportEvent.LandingBeatenBack;
import tercio.domain.eu.sea.transport.play.TransportEvent.TroopsLanded;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.HeaveTo;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailOn;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchAttritionDue;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.given.Told;

/** Combined moves of ships and troops (EU-SEA-TRANSPORT). */
class CombinedMoveTest {

    /** Four warships, 4 transport points. */
    private static final Ships FOUR = new Ships(0, 1, 4, 0, 0, 0, 0);

    private static Situation brest(int ld) {
        return franceAgainstSpain().fleet("brest", "france", "finistere", FOUR).stack("troops", "france", "finistere", 0, 0, ld);
    }

    private static War moving(Situation situation, Campaign campaign) {
        return situation.war().declares("france", campaign);
    }

    private static War aboard(Situation situation, Campaign campaign) {
        return moving(situation, campaign).plays(new SailFleet(new StackId("brest"), List.of(), Optional.of(NavalAction.embarkation(new StackId("troops")))));
    }

    private static NavalStack fleet(War war, String id) {
        return war.board().fleet(new StackId(id)).orElseThrow();
    }

    private static Stack troops(War war) {
        return war.board().stack(new StackId("troops")).orElseThrow();
    }

    /** On the coast of Caux the troops are in no port of these ships, two FLEET counters: the transport is active wherever it ends. */
    @Test
    void troopsGoAboardOutsideAPortOnlyInACampaignThatAllowsAnActiveAction() {
        var coast = franceAgainstSpain().fleet("west", "france", "s_manche", new Ships(0, 2, 4, 0, 0, 0, 0)).stack("troops", "france", "caux", 0, 0, 2);
        var embark = new SailFleet(new StackId("west"), List.of(), Optional.of(NavalAction.embarkation(new StackId("troops"))));
        var passive = moving(coast, Campaign.PASSIVE);
        assertThat(passive.refuses(embark).rule()).isEqualTo(Citation.of("EU-CAMP-SEA"));
        assertThat(War.RULES.moves(passive.board(), "west").orElseThrow()).extracting(Option::command).doesNotContain(embark);
        var multiple = moving(coast, Campaign.MULTIPLE);
        assertThat(War.RULES.moves(multiple.board(), "west").orElseThrow()).extracting(Option::command).contains(embark);
        multiple.plays(embark);
        assertThat(multiple.decision("land-west").options()).extracting(Option::command).as("a landing, and no way to stay").isNotEmpty().doesNotContain(new HeaveTo(new StackId("west")));
    }

    @Test
    void troopsInThePortGoAboard() {
        var war = aboard(brest(2), Campaign.SIMPLE);
        assertThat(war.board().stack(new StackId("troops"))).isEmpty();
        assertThat(fleet(war, "brest").aboard()).extracting(Stack::id).containsExactly(new StackId("troops"));
        assertThat(war.decision("land-brest").party()).isEqualTo("france");
    }

    @Test
    void anLdNeedsTwoPoints() {
        var refusal = moving(brest(3), Campaign.SIMPLE).refuses(new SailFleet(new StackId("brest"), List.of(), Optional.of(NavalAction.embarkation(new StackId("troops")))));
        assertThat(refusal.rule()).isEqualTo(Citation.of("EU-SEA-TRANSPORT"));
        assertThat(Told.of(refusal.detail())).contains("need 6").contains("room 4");
        assertThat(refusal.legal()).isNotEmpty();
    }

    @Test
    void fromAControlledPortToAnotherIsAPassiveActionAndCostsTwoMp() {
        var war = aboard(brest(2), Campaign.PASSIVE).plays(new SailOn(new StackId("brest"), List.of(new SpaceId("s_celtique"), new SpaceId("armor")), Optional.of(NavalAction.landing(new SpaceId("armor")))))
                .plays(new RollNavalAttrition(new StackId("brest")), 1);
        assertThat(fleet(war, "brest").at().value()).isEqualTo("armor");
        assertThat(troops(war).province().value()).isEqualTo("armor");
        var landed = war.last(TroopsLanded.class);
        assertThat(landed.mp()).isEqualTo(2);
        assertThat(landed.open()).isFalse();
        assertThat(war.board().countries().get(new CountryId("france")).deeds()).containsExactly(new NavalActivity(new StackId("brest"), 1, true, false));
        war.plays(new HaltMove(new StackId("troops")));
        assertThat(war.events()).noneMatch(MarchAttritionDue.class::isInstance);
    }

    @Test
    void theTroopsMayMarchOnWithWhatIsLeftOfTheirMp() {
        var war = aboard(brest(2), Campaign.PASSIVE).plays(new SailOn(new StackId("brest"), List.of(new SpaceId("s_celtique"), new SpaceId("armor")), Optional.of(NavalAction.landing(new SpaceId("armor")))))
                .plays(new RollNavalAttrition(new StackId("brest")), 1);
        assertThat(((Movement) war.board().phase()).move().orElseThrow().mp()).isEqualTo(2);
        assertThat(war.decisions().getFirst().options()).extracting(Option::command).contains(new HaltMove(new StackId("troops"))).hasSizeGreaterThan(1);
    }

    @Test
    void aLandingOnAnEnemyCoastIsActiveAndACauseOfAttrition() {
        var landing = new SailOn(new StackId("brest"), List.of(new SpaceId("s_celtique"), new SpaceId("s_manche")), Optional.of(NavalAction.landing(new SpaceId("vlaanderen"))));
        assertThat(aboard(brest(2), Campaign.PASSIVE).refuses(landing).rule()).isIn(Citation.of("EU-CAMP-SEA"), Citation.of("EU-CAMP-3"));
        var war = aboard(brest(2), Campaign.SIMPLE).plays(landing).plays(new RollNavalAttrition(new StackId("brest")), 1);
        assertThat(troops(war).province().value()).isEqualTo("vlaanderen");
        assertThat(troops(war).cameFrom().value()).isEqualTo("s_manche");
        assertThat(war.last(TroopsLanded.class).mp()).isEqualTo(3);
        assertThat(war.board().countries().get(new CountryId("france")).deeds()).containsExactly(new NavalActivity(new StackId("brest"), 1, true, true));
        war.plays(new HaltMove(new StackId("troops")));
        assertThat(war.last(MarchAttritionDue.class).roll().causes()).containsExactly(MarchStrain.OPEN_COAST);
    }

    @Test
    void oneEndIsAControlledPort() {
        // The troops stand on the enemy coast: they can be fetched, and landed in a controlled port alone.
        var war = moving(franceAgainstSpain().fleet("brest", "france", "s_manche", FOUR).stack("troops", "france", "vlaanderen", 0, 0, 2), Campaign.SIMPLE)
                .plays(new SailFleet(new StackId("brest"), List.of(), Optional.of(NavalAction.embarkation(new StackId("troops")))));
        var places = war.decision("land-brest").options().stream().map(option -> ((SailOn) option.command()).action().orElseThrow().landingProvince().orElseThrow()).toList();
        assertThat(places).isNotEmpty().doesNotContain(new SpaceId("vlaanderen")).contains(new SpaceId("finistere"));
        places.forEach(place -> assertThat(war.board().fortress(place).controller().value()).isEqualTo("france"));
    }

    @Test
    void theShipsMayMoveBeforeTheyTakeTroopsAboard() {
        var war = moving(franceAgainstSpain().fleet("brest", "france", "finistere", FOUR).stack("troops", "france", "armor", 0, 0, 2), Campaign.SIMPLE)
                .plays(new SailFleet(new StackId("brest"), List.of(new SpaceId("s_celtique"), new SpaceId("armor")), Optional.of(NavalAction.embarkation(new StackId("troops")))));
        assertThat(fleet(war, "brest").aboard()).hasSize(1);
        assertThat(war.events()).as("attrition is rolled once, for the whole voyage").noneMatch(event -> event.getClass().getSimpleName().startsWith("NavalAttrition"));
        war.plays(new SailOn(new StackId("brest"), List.of(new SpaceId("s_celtique"), new SpaceId("finistere")), Optional.of(NavalAction.landing(new SpaceId("finistere"))))).plays(new RollNavalAttrition(new StackId("brest")), 1);
        assertThat(troops(war).province().value()).isEqualTo("finistere");
    }

    @Test
    void troopsDoNotStayInTheShips() {
        var war = aboard(brest(2), Campaign.SIMPLE);
        assertThat(war.refuses(new SailOn(new StackId("brest"), List.of(new SpaceId("s_celtique")), Optional.empty())).rule()).isEqualTo(Citation.of("EU-SEA-TRANSPORT"));
        assertThat(war.refuses(new HeaveTo(new StackId("brest"))).rule()).isEqualTo(Citation.of("EU-SEA-TRANSPORT"));
    }

    @Test
    void everyLandingThatIsOfferedIsLegal() {
        var war = aboard(brest(2), Campaign.MULTIPLE);
        var commands = war.decision("land-brest").options().stream().map(Option::command).toList();
        assertThat(commands).hasSizeGreaterThan(4);
        commands.forEach(command -> assertThat(war.rules().refusal(war.board(), (EuCommand) command)).isEmpty());
    }

    @Test
    void whoHasMovedDoesNotGoAboard() {
        var war = moving(brest(2).stack("march", "france", "armor", 0, 0, 1), Campaign.MULTIPLE).plays(new MoveStack(new StackId("march"), List.of(new SpaceId("finistere"))));
        assertThat(war.refuses(new SailFleet(new StackId("brest"), List.of(), Optional.of(NavalAction.embarkation(new StackId("march"))))).rule()).isEqualTo(Citation.of("EU-MOVE-ONCE"));
    }

    @Test
    void attritionTakesThePercentageOfTheTroopsAndThoseWithoutRoom() {
        // 2 LD need all 4 points of the four warships.
        var war = aboard(brest(2), Campaign.SIMPLE).plays(new SailOn(new StackId("brest"), List.of(new SpaceId("s_celtique"), new SpaceId("s_manche")), Optional.of(NavalAction.landing(new SpaceId("vlaanderen")))));
        // -6 + 4: a 9 is a 7. A loss of one fourth or less of the ships leaves less than 4 points, so that 2 LD do not fit any more.
        war.plays(new RollNavalAttrition(new StackId("brest")), 9);
        if (war.decisions().getFirst().id().startsWith("ship-losses")) {
            war.plays((LoseShips) war.decisions().getFirst().options().getFirst().command());
        }
        assertThat(war.events()).anyMatch(TroopsSunk.class::isInstance);
        int points = fleet(war, "brest").ships().nwd() * 2 + fleet(war, "brest").ships().nde();
        assertThat(troops(war).units().ld() * 4 + troops(war).units().lde()).isLessThanOrEqualTo(points);
        assertThat(troops(war).ld()).isLessThan(2);
    }

    /** An ARMY+ of the French lands in Flanders, where a Spanish army stands. */
    private static War landed(int spanish) {
        var ships = new Ships(0, 1, 4, 0, 2, 0, 0);
        return moving(franceAgainstSpain().fleet("brest", "france", "finistere", ships).stack("troops", "france", "finistere", 1, 0, 0)
                .stack("field", "spain", "vlaanderen", spanish, 0, 0), Campaign.MULTIPLE)
                .plays(new SailFleet(new StackId("brest"), List.of(), Optional.of(NavalAction.embarkation(new StackId("troops")))))
                .plays(new SailOn(new StackId("brest"), List.of(new SpaceId("s_celtique"), new SpaceId("s_manche")), Optional.of(NavalAction.landing(new SpaceId("vlaanderen")))))
                .plays(new RollNavalAttrition(new StackId("brest")), 1).passes();
    }

    @Test
    void whoFightsWhereHeLandsHasTheMalusOfTheLanding() {
        var war = landed(1).plays(new EndMovement(new CountryId("france"))).plays(new FightBattle(new SpaceId("vlaanderen"))).plays(new StandAndFight(new SpaceId("vlaanderen")), War.luck(Side.PHASING));
        assertThat(war.last(BattleJoined.class).crossed()).isEqualTo(Crossing.SEA);
    }

    @Test
    void whoIsBeatenWhereHeLandedGoesBackIntoTheShips() {
        var war = landed(1).plays(new EndMovement(new CountryId("france"))).plays(new FightBattle(new SpaceId("vlaanderen")))
                .plays(new StandAndFight(new SpaceId("vlaanderen")), War.luck(Side.NON_PHASING));
        assertThat(war.events()).extracting(event -> event.getClass().getSimpleName()).contains("StackRetreated");
        assertThat(war.events()).filteredOn(StackRetreated.class::isInstance).containsExactly(new StackRetreated(new StackId("troops"), new SpaceId("vlaanderen"), new SpaceId("s_manche"), false));
        // Armor, Caux and Picardie have French ports on the Channel: the French choose.
        assertThat(war.decision("landing-home").party()).isEqualTo("france");
        assertThat(war.decision("landing-home").options()).extracting(Option::command).contains(new BringTroopsHome(new StackId("brest"), new SpaceId("caux"))).hasSizeGreaterThan(1);
        assertThat(war.refuses(new BringTroopsHome(new StackId("brest"), new SpaceId("finistere"))).rule()).isEqualTo(Citation.of("EU-BATTLE-RETREAT"));
        war.plays(new BringTroopsHome(new StackId("brest"), new SpaceId("caux")));
        assertThat(war.last(LandingBeatenBack.class).way()).containsExactly(new SpaceId("caux"));
        while (!war.board().duties().isEmpty()) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command(), War.luck(Side.PHASING));
        }
        var port = fleet(war, "brest").at().value();
        assertThat(war.board().fortress(new SpaceId(port)).controller().value()).isEqualTo("france");
        assertThat(fleet(war, "brest").aboard()).isEmpty();
        assertThat(troops(war).province().value()).isEqualTo(port);
    }
}
