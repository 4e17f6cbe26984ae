package tercio.domain.eu.sea.voyage.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.War;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.InterceptAtSea;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.HeaveTo;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailOn;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.given.Told;

/** A stack that has won an interception battle does the action that it has announced, or sails on if it has announced none (EU-INT-7). */
class OnwardAfterBattleTest {

    private static final NavalAction BLOCKADE = NavalAction.blockade(new SpaceId("vizcaya"));

    /** Six French warships sail from the Celtic Sea into the Bay of Biscay, where a Spanish one intercepts them and is beaten: it rolls 1, they roll 10. */
    private static War won(Optional<NavalAction> action, String... further) {
        var path = Stream.concat(Stream.of("s_gascogne"), Stream.of(further)).map(SpaceId::new).toList();
        var war = franceAgainstSpain().initiative("france", 15).initiative("spain", 5).fleet("west", "france", "s_celtique", new Ships(1, 0, 6, 0, 0, 0, 0))
                .fleet("watch", "spain", "s_gascogne", new Ships(0, 0, 1, 0, 0, 0, 0)).war().declares("france", Campaign.MULTIPLE).plays(new SailFleet(new StackId("west"), path, action));
        if (action.isPresent() && further.length == 0) {
            war.plays(new RollNavalAttrition(new StackId("west")), 1);
        }
        war.plays(new InterceptAtSea(List.of(new StackId("watch"))), 10);
        Dice high = name -> OptionalInt.of(name.side().startsWith("nonPhasing") ? 1 : 10);
        for (int answers = 0; answers < 40 && war.decisions().stream().noneMatch(asked -> asked.id().equals("sail-on-west")); answers++) {
            var asked = war.decisions().getFirst();
            war.plays((EuCommand) (asked.options().isEmpty() ? War.RULES.sample(war.board(), asked, bound -> 0) : asked.options().getFirst().command()), high);
        }
        return war;
    }

    @Test
    void whoHasAnnouncedAnActionDoesItOrStays() {
        var war = won(Optional.of(BLOCKADE));
        assertThat(war.decision("sail-on-west").options()).extracting(Option::command).containsExactlyInAnyOrder(new SailOn(new StackId("west")), new HeaveTo(new StackId("west")));
        assertThat(Told.of(war.refuses(new SailOn(new StackId("west"), List.of(new SpaceId("s_celtique")), Optional.empty())).detail())).contains("eu.voyage.refused-announced-otherwise");
        assertThat(war.plays(new SailOn(new StackId("west"))).board().fleet(new StackId("west")).orElseThrow().action()).isEqualTo(BLOCKADE);
    }

    @Test
    void whoHasAnnouncedNoneSailsOnAndAnnouncesNoneAfterTheBattle() {
        var war = won(Optional.empty(), "s_cadix");
        var late = war.refuses(new SailOn(new StackId("west"), List.of(), Optional.of(BLOCKADE)));
        assertThat(late.rule()).isEqualTo(Citation.of("EU-MOVE-SEA"));
        assertThat(Told.of(late.detail())).contains("eu.voyage.refused-announced-late");
        assertThat(war.decision("sail-on-west").options()).extracting(Option::command).contains(new SailOn(new StackId("west")), new HeaveTo(new StackId("west")),
                new SailOn(new StackId("west"), List.of(new SpaceId("s_celtique")), Optional.empty())).doesNotContain(new SailOn(new StackId("west"), List.of(), Optional.of(BLOCKADE)));
    }

    @Test
    void anActionOfALaterZoneIsNotAnnouncedYet() {
        var war = won(Optional.of(NavalAction.blockade(new SpaceId("andalucia"))), "s_cadix");
        assertThat(war.decision("sail-on-west").options()).extracting(Option::command).contains(new SailOn(new StackId("west")), new HeaveTo(new StackId("west")),
                new SailOn(new StackId("west"), List.of(new SpaceId("s_celtique")), Optional.empty()));
    }
}
