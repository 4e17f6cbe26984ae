package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.BlockadeEscape;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.LoseShips;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.LetFleetPass;
import tercio.domain.eu.sea.ships.NavalActivity;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.RunBlockade;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SeekPort;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SpareRunner;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.BlockadeRun;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;

/** Movements at sea (EU-MOVE-SEA), their attrition (EU-ATTR-NAVAL) and blockades (EU-BLOCKADE-ESCAPE). */
class VoyageTest {

    private static final Ships FOUR = new Ships(0, 1, 4, 0, 0, 0, 0);

    private static Situation brest() {
        return franceAgainstSpain().fleet("brest", "france", "finistere", FOUR);
    }

    /** A Spanish naval stack of this size lies before Brest and blockades it. */
    private static Situation blockaded(Ships blockader) {
        return brest().fleet("galicia", "spain", "s_celtique", blockader).blockading("finistere");
    }

    private static War moving(Situation situation, Campaign campaign) {
        return situation.war().declares("france", campaign);
    }

    private static NavalStack fleet(War war, String id) {
        return war.board().fleet(new StackId(id)).orElseThrow();
    }

    @Test
    void aVoyageWithoutAnActionRollsWhenItIsOver() {
        var war = moving(brest(), Campaign.PASSIVE).plays(new SailFleet(new StackId("brest"), List.of(new SpaceId("s_celtique"), new SpaceId("s_manche"))));
        assertThat(fleet(war, "brest").at().value()).isEqualTo("s_manche");
        war.plays(new RollNavalAttrition(new StackId("brest")), 7);
        // -6 always; the Celtic Sea has difficulty 6 and the own port of Brest, the Channel 5 and French ports: 4 is the greatest; two zones add nothing.
        assertThat(War.sum(war.step("naval attrition"))).isEqualTo(-6 + 4);
        assertThat(fleet(war, "brest").ships()).isEqualTo(FOUR.units());
        assertThat(war.decisions()).extracting(Decision::id).contains("movement");
    }

    @Test
    void attritionTakesAPercentageAndTheControllerChoosesTheShips() {
        var war = moving(franceAgainstSpain().fleet("brest", "france", "finistere", new Ships(0, 1, 3, 0, 1, 0, 0)), Campaign.PASSIVE)
                .plays(new SailFleet(new StackId("brest"), List.of(new SpaceId("s_celtique"))));
        // -6 + 4: an 8 is a 6, 10 %; of 4 ND 3 ND and a third are left: two thirds are lost.
        war.plays(new RollNavalAttrition(new StackId("brest")), 8);
        var asked = war.decision("ship-losses-brest");
        assertThat(asked.options()).extracting(Option::command).containsExactlyInAnyOrder(
                new LoseShips(new StackId("brest"), new Ships(0, 0, 0, 0, 0, 2, 0)), new LoseShips(new StackId("brest"), new Ships(0, 0, 0, 0, 1, 0, 0)));
        assertThat(war.refuses(new LoseShips(new StackId("brest"), new Ships(0, 0, 1, 0, 0, 0, 0))).legal()).hasSize(2);
        war.plays(new LoseShips(new StackId("brest"), new Ships(0, 0, 0, 0, 0, 2, 0)));
        assertThat(fleet(war, "brest").ships()).isEqualTo(new Ships(0, 1, 2, 0, 1, 1, 0).units());
    }

    @Test
    void aBlockadeIsAnActiveAction() {
        var blockade = new SailFleet(new StackId("brest"), List.of(new SpaceId("s_celtique"), new SpaceId("s_manche")), Optional.of(NavalAction.blockade(new SpaceId("vlaanderen"))));
        assertThat(moving(brest(), Campaign.PASSIVE).refuses(blockade).rule()).isEqualTo(Citation.of("EU-CAMP-SEA"));
        var war = moving(brest(), Campaign.SIMPLE).plays(blockade).plays(new RollNavalAttrition(new StackId("brest")), 1);
        assertThat(fleet(war, "brest").action()).isEqualTo(NavalAction.blockade(new SpaceId("vlaanderen")));
        assertThat(war.board().countries().get(new CountryId("france")).deeds()).containsExactly(new NavalActivity(new StackId("brest"), 1, true, true));
    }

    @Test
    void anActionThatIsAnnouncedRollsBeforeIt() {
        var war = moving(brest(), Campaign.SIMPLE)
                .plays(new SailFleet(new StackId("brest"), List.of(new SpaceId("s_celtique"), new SpaceId("s_manche")), Optional.of(NavalAction.blockade(new SpaceId("vlaanderen")))));
        assertThat(fleet(war, "brest").action()).isNull();
        assertThat(war.decisions().getFirst().id()).isEqualTo("naval-attrition-brest");
    }

    @Test
    void onlyAStackThatIsLargeEnoughBlockades() {
        var war = moving(franceAgainstSpain().fleet("brest", "france", "finistere", new Ships(0, 0, 2, 0, 0, 0, 0)), Campaign.SIMPLE);
        assertThat(war.refuses(new SailFleet(new StackId("brest"), List.of(new SpaceId("s_celtique"), new SpaceId("s_manche")), Optional.of(NavalAction.blockade(new SpaceId("vlaanderen"))))).rule())
                .isEqualTo(Citation.of("EU-SEA-BLOCKADE"));
    }

    @Test
    void aStackThatEscapesTheBlockadeSailsOn() {
        // The blockader is larger and of warships before the seventy-four: +1. A 7 is an 8.
        var war = moving(blockaded(new Ships(1, 0, 6, 0, 0, 0, 0)), Campaign.PASSIVE).plays(new SailFleet(new StackId("brest"), List.of(new SpaceId("s_celtique"), new SpaceId("s_manche"))))
                .plays(new RunBlockade(new StackId("brest")), 7).plays(new LetFleetPass(new CountryId("spain")));
        assertThat(war.last(BlockadeRun.class).result()).isEqualTo(BlockadeEscape.Result.ESCAPED);
        assertThat(fleet(war, "brest").at().value()).isEqualTo("s_manche");
    }

    @Test
    void aStackThatDoesNotEscapeStaysInPort() {
        var war = moving(blockaded(new Ships(1, 0, 6, 0, 0, 0, 0)), Campaign.PASSIVE).plays(new SailFleet(new StackId("brest"), List.of(new SpaceId("s_celtique"), new SpaceId("s_manche"))))
                .plays(new RunBlockade(new StackId("brest")), 6);
        assertThat(fleet(war, "brest").at().value()).isEqualTo("finistere");
        assertThat(fleet(war, "brest").moved()).isTrue();
        assertThat(war.decisions()).extracting(Decision::id).contains("movement");
    }

    @Test
    void aFiveLetsTheBlockaderFight() {
        var war = moving(blockaded(new Ships(1, 0, 6, 0, 0, 0, 0)), Campaign.PASSIVE).plays(new SailFleet(new StackId("brest"), List.of(new SpaceId("s_celtique"), new SpaceId("s_manche"))))
                .plays(new RunBlockade(new StackId("brest")), 4);
        assertThat(war.decisions().getFirst().party()).isEqualTo("spain");
        war.plays(new SpareRunner(new StackId("brest")));
        assertThat(fleet(war, "brest").at().value()).isEqualTo("finistere");
    }

    @Test
    void aStackThatDoesNotGetInGoesToTheClosestOpenPort() {
        var war = moving(franceAgainstSpain().fleet("west", "france", "s_gascogne", new Ships(0, 0, 2, 0, 0, 0, 0))
                .fleet("galicia", "spain", "s_celtique", new Ships(1, 0, 6, 0, 0, 0, 0)).blockading("finistere"), Campaign.PASSIVE)
                .plays(new SailFleet(new StackId("west"), List.of(new SpaceId("s_celtique"), new SpaceId("finistere")))).plays(new LetFleetPass(new CountryId("spain")))
                // The blockader is not smaller: +1 for warships. A 5 is a 6.
                .plays(new RunBlockade(new StackId("west")), 5);
        var ports = war.decision("turned-away-west").options().stream().map(Option::command).toList();
        assertThat(ports).contains(new SeekPort(new StackId("west"), new SpaceId("armor"))).doesNotContain(new SeekPort(new StackId("west"), new SpaceId("normandie")));
        war.plays(new SeekPort(new StackId("west"), new SpaceId("armor"))).plays(new RollNavalAttrition(new StackId("west")), 1);
        assertThat(fleet(war, "west").at().value()).isEqualTo("armor");
    }

    @Test
    void aStackThatStaysAtSeaRollsWhenTheMovementsAreOver() {
        var war = moving(franceAgainstSpain().fleet("west", "france", "s_gascogne", FOUR), Campaign.PASSIVE).plays(new EndMovement(new CountryId("france")));
        war.plays(new RollNavalAttrition(new StackId("west")), 5);
        // -6, Gascony 5 with own ports 3; no zone entered.
        assertThat(War.sum(war.step("naval attrition"))).isEqualTo(-6 + 3);
    }

    @Test
    void aStackInPortDoesNotRoll() {
        var war = moving(brest(), Campaign.PASSIVE).plays(new EndMovement(new CountryId("france")));
        assertThat(war.decisions()).extracting(Decision::id).noneMatch(id -> id.startsWith("naval-attrition"));
    }

    @Test
    void everyDestinationOfTheNavalStackIsOffered() {
        var war = moving(brest(), Campaign.PASSIVE);
        assertThat(war.decision("movement").movers()).contains("brest");
        var commands = war.rules().moves(war.board(), "brest").orElseThrow().stream().map(Option::command).toList();
        assertThat(commands).contains(new SailFleet(new StackId("brest"), List.of(new SpaceId("s_celtique"))), new SailFleet(new StackId("brest"), List.of(new SpaceId("s_celtique"), new SpaceId("s_manche"))));
        commands.forEach(command -> assertThat(war.rules().refusal(war.board(), (EuCommand) command)).isEmpty());
    }

    @Test
    void aPassiveCampaignMovesStacksOfAtMostOneFleet() {
        var war = moving(franceAgainstSpain().fleet("brest", "france", "finistere", new Ships(1, 1, 6, 0, 0, 0, 0)), Campaign.PASSIVE);
        assertThat(war.refuses(new SailFleet(new StackId("brest"), List.of(new SpaceId("s_celtique")))).rule()).isEqualTo(Citation.of("EU-CAMP-SEA"));
    }

    @Test
    void shipsDoNotPassThroughAProvinceOfTwoCoasts() {
        // The port of Hellas lies on the Aegean and the Ionian Sea, which are not joined there.
        var war = moving(franceAgainstSpain().owner("hellas", "france").fleet("east", "france", "s_egee", new Ships(0, 0, 2, 0, 0, 0, 0)), Campaign.PASSIVE);
        assertThat(war.refuses(new SailFleet(new StackId("east"), List.of(new SpaceId("hellas"), new SpaceId("s_ionienne")))).rule()).isEqualTo(Citation.of("EU-MOVE-3"));
        war.plays(new SailFleet(new StackId("east"), List.of(new SpaceId("hellas"), new SpaceId("s_egee")))).plays(new RollNavalAttrition(new StackId("east")), 1);
        assertThat(fleet(war, "east").at().value()).isEqualTo("s_egee");
    }
}
