package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.sea.ships.play.PortPassage;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailOn;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.game.Id;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.given.Told;

/** Ports on several sea zones that a movement enters from one and leaves to another (EU-MOVE-3). */
class PortPassageTest {

    private static final Ships TWO = new Ships(0, 0, 2, 0, 0, 0, 0);
    /** One FLEET counter and two more ships. */
    private static final Ships FLEET = new Ships(0, 1, 2, 0, 0, 0, 0);
    /** Both zones on the coast of western Cuba. */
    private static final List<SpaceId> THROUGH_CUBA = List.of(new SpaceId("r_cuba_w"), new SpaceId("s_mexique"));

    private static War moving(Situation situation) {
        return situation.war().declares("france", Campaign.SIMPLE);
    }

    private static Situation beforeCuba(Ships ships) {
        return franceAgainstSpain().overseas().charted().fleet("west", "france", "s_bahamas", ships);
    }

    private static Situation onTheIsthmus(String at) {
        return franceAgainstSpain().overseas().charted().establishment("france", Kind.TRADING_POST, 2, "r_panama_n").fleet("west", "france", at, TWO);
    }

    private static Stream<List<String>> ways(War war, String fleet) {
        return war.rules().moves(war.board(), fleet).orElseThrow().stream().map(Option::command).filter(SailFleet.class::isInstance).map(SailFleet.class::cast)
                .map(sail -> Id.texts(sail.path()));
    }

    @Test
    void shipsPassAPortOfTheirCountry() {
        var war = moving(franceAgainstSpain().owner("kent", "france").fleet("narrow", "france", "s_manche", TWO));
        war.plays(new SailFleet(new StackId("narrow"), List.of(new SpaceId("kent"), new SpaceId("s_nord"))));
        assertThat(war.board().fleet(new StackId("narrow")).orElseThrow().at().value()).isEqualTo("s_nord");
    }

    @Test
    void aPortThatTheirCountryOnlyControlsTheyLeaveByTheZoneFromWhichTheyCame() {
        var war = moving(franceAgainstSpain().controller("kent", "france").fleet("narrow", "france", "s_manche", TWO));
        var refusal = war.refuses(new SailFleet(new StackId("narrow"), List.of(new SpaceId("kent"), new SpaceId("s_nord"))));
        assertThat(refusal.rule()).isEqualTo(Citation.of(PortPassage.RULE));
        assertThat(Told.of(refusal.detail())).isEqualTo("eu.voyage.refused-passage: where Kent, to Mer du Nord, needs port.");
        war.plays(new SailFleet(new StackId("narrow"), List.of(new SpaceId("kent"), new SpaceId("s_manche"))));
        assertThat(war.board().fleet(new StackId("narrow")).orElseThrow().at().value()).isEqualTo("s_manche");
    }

    @Test
    void shipsWithTroopsFromSuchAPortGoOutAndBackByTheSameZone() {
        // The troops go aboard in the port and may land there again: out by the North Sea, not by the calmer Channel.
        var war = moving(franceAgainstSpain().controller("kent", "france").stack("troops", "france", "kent", 0, 0, 1).fleet("narrow", "france", "s_nord", TWO))
                .plays(new SailFleet(new StackId("narrow"), List.of(new SpaceId("kent")), Optional.of(NavalAction.embarkation(new StackId("troops")))));
        var offered = war.decision("land-narrow").options().stream().map(Option::command).map(SailOn.class::cast).toList();
        assertThat(offered).filteredOn(sail -> sail.path().contains(new SpaceId("kent"))).isNotEmpty().allMatch(sail -> sail.path().equals(List.of(new SpaceId("s_nord"), new SpaceId("kent"))));
        offered.forEach(sail -> assertThat(War.RULES.refusal(war.board(), sail)).isEmpty());
    }

    @Test
    void aMovementThatBeginsInAPortLeavesItByAnyZone() {
        var war = moving(franceAgainstSpain().controller("kent", "france").fleet("narrow", "france", "kent", TWO));
        war.plays(new SailFleet(new StackId("narrow"), List.of(new SpaceId("s_nord"))));
        assertThat(war.board().fleet(new StackId("narrow")).orElseThrow().at().value()).isEqualTo("s_nord");
    }

    @Test
    void aFleetPassesATradingPostOrAColonyAndFewerShipsAFortToo() {
        var post = moving(beforeCuba(FLEET).establishment("france", Kind.TRADING_POST, 3, "r_cuba_w"));
        post.plays(new SailFleet(new StackId("west"), THROUGH_CUBA));
        assertThat(post.board().fleet(new StackId("west")).orElseThrow().at().value()).isEqualTo("s_mexique");
        var fort = moving(beforeCuba(TWO).establishment("france", Kind.FORT, 0, "r_cuba_w"));
        fort.plays(new SailFleet(new StackId("west"), THROUGH_CUBA));
        assertThat(fort.board().fleet(new StackId("west")).orElseThrow().at().value()).isEqualTo("s_mexique");
    }

    @Test
    void aPostOfAnotherCountryIsNotPassed() {
        var war = moving(beforeCuba(TWO).establishment("spain", Kind.TRADING_POST, 3, "r_cuba_w").heldBy("france"));
        assertThat(Told.of(war.refuses(new SailFleet(new StackId("west"), THROUGH_CUBA)).detail())).endsWith("needs ships.");
    }

    @Test
    void nobodySailsThroughTheIsthmusOfPanama() {
        var war = moving(onTheIsthmus("s_mexique"));
        assertThat(Told.of(war.refuses(new SailFleet(new StackId("west"), List.of(new SpaceId("r_panama_n"), new SpaceId("s_panama")))).detail()))
                .isEqualTo("eu.voyage.refused-separate-coasts: where Panamá N.");
        assertThat(ways(war, "west").filter(way -> way.contains("r_panama_n"))).isNotEmpty().allMatch(way -> way.getLast().equals("r_panama_n"));
    }

    @Test
    void aMovementThatEndedOnTheIsthmusIsFollowedByOneFromItsOtherCoast() {
        var war = moving(onTheIsthmus("r_panama_n"));
        assertThat(ways(war, "west")).contains(List.of("s_panama"), List.of("s_mexique"));
        war.plays(new SailFleet(new StackId("west"), List.of(new SpaceId("s_panama"))));
        assertThat(war.board().fleet(new StackId("west")).orElseThrow().at().value()).isEqualTo("s_panama");
    }
}
